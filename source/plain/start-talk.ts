/** The start of a conversation: which game, against whom. */

import { LEVELS } from "../game/player.ts";
import { findVariant, VARIANTS } from "../rules/variant.ts";
import {
  OPPONENTS,
  type Opponent,
  openStart,
  rowsOf,
  SIDES,
  type StartState,
} from "../tui/state/start-state.ts";
import { quoted } from "../words/names.ts";
import { nearest } from "../words/suggest.ts";
import { VARIANT_LINES } from "../words/variant-lines.ts";
import type { PlainServices } from "./services.ts";

/** Asks until there is an answer that leads on. */
export async function talkStart({
  lines,
  interactive,
  say,
  prompt,
  offer,
}: PlainServices): Promise<StartState> {
  const { saved, notice } = offer();
  let state = openStart({ saved, notice });
  await say([...(notice === undefined ? [] : [notice]), ...startSentences(state)]);
  for (;;) {
    if (interactive) prompt("> ");
    await lines.available();
    const line = lines.take();
    if (line === undefined) return { ...state, leaving: "quit" };
    const heard = hearStart(state, line);
    if (typeof heard !== "string") state = heard;
    else if (heard !== "") await say([heard]);
    else await say(startSentences(state));
    if (state.leaving !== undefined) return state;
  }
}

/** What can be chosen. */
export function startSentences({ saved }: StartState): string[] {
  return [
    "Which game?",
    ...VARIANTS.map(({ id, name }) => `${id}: ${name}. ${VARIANT_LINES[id]}`),
    ...(saved === undefined ? [] : ["resume: go on with the game that was left."]),
    "Type the name of a game to play White against the bot at level 4.",
    "Behind it can stand black or random, a level from 1 to 8, friend for a game of two people, or bots.",
    "Or type explore or edit and the name of a game, or quit.",
  ];
}

/** The choice that a line makes, a sentence about what is wrong with it, or nothing for one that only asks again. */
export function hearStart(state: StartState, line: string): StartState | string {
  const words = line.trim().toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0 || words[0] === "help") return "";
  if (words[0] === "quit") return { ...state, leaving: "quit" };
  if (words[0] === "resume") {
    if (state.saved === undefined) return "There is no unfinished game to go on with.";
    return { ...state, row: 0, leaving: "start" };
  }
  let chosen: StartState = { ...state, leaving: "start" };
  let named = false;
  for (const word of words) {
    const opponent = OPPONENTS.find((each) => each === word);
    const side = SIDES.find((each) => each === word);
    const level = LEVELS.find((each) => String(each) === word);
    const variant = findVariant(word);
    if (word === "play") continue;
    if (word === "explore" || word === "edit") chosen = { ...chosen, leaving: word };
    else if (opponent !== undefined) chosen = { ...chosen, opponent };
    else if (side !== undefined) chosen = { ...chosen, side };
    else if (level !== undefined) chosen = { ...chosen, level };
    else if (variant !== undefined) {
      named = true;
      const row = rowsOf(state).findIndex((each) => each.kind === "variant" && each.id === variant.id);
      chosen = { ...chosen, row };
    } else return unknown(word);
  }
  return named ? chosen : "Say which game as well, as in: antiking2.";
}

function unknown(word: string): string {
  const known: readonly (string | Opponent)[] = [
    ...VARIANTS.map(({ id }) => id),
    ...OPPONENTS,
    ...SIDES,
    "explore",
    "edit",
    "resume",
    "quit",
  ];
  const near = nearest(word, known);
  return near === undefined
    ? `${quoted(word)} is no game and no choice. "help" tells what there is.`
    : `${quoted(word)} is no game and no choice. Did you mean "${near}"?`;
}
