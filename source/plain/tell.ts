/** What has changed between two states of a game, in sentences: the ear's picture. */
import { type Game, goTo, outcomeOf, playedMoves, positionOf } from "../game/game.ts";
import { COLORS } from "../rules/piece.ts";
import { variantOf } from "../rules/variant.ts";
import type { Dialog, GameState } from "../tui/state/game-state.ts";
import { offerText, question } from "../tui/state/questions.ts";
import { COLOR_NAMES, count } from "../words/names.ts";
import { outcomeSentence } from "../words/outcome.ts";
import { moveSentence } from "../words/spoken/move.ts";
import { royalSentences } from "../words/spoken/royals.ts";
import { sentences, spoken } from "../words/spoken/text.ts";
import { analysisSentences, choicesText, hintSentences } from "./pages.ts";
import { lastMoveSentence, turnSentence, turnSentences, whose } from "./place.ts";

/** The change in sentences; `exact` when the message tells how to type something, and is to be left as it is written. */
export function tell(
  before: GameState,
  after: GameState,
  { exact = false }: { readonly exact?: boolean } = {},
): string[] {
  const { message, dialog } = after;
  const told: string[] = [];
  if (before.game !== after.game) told.push(...gameSentences(before, after));
  if (after.flipped !== before.flipped && !after.autoFlip && !before.autoFlip)
    told.push(`The board is read from ${COLOR_NAMES[after.flipped ? "b" : "w"]}'s side.`);
  if (message !== undefined && message !== before.message)
    told.push(...sentences(exact ? message.text : spoken(message.text)));
  if (after.drawOffer !== undefined && before.drawOffer === undefined)
    told.push(spoken(offerText(after) ?? ""));
  if (after.analysis !== before.analysis) told.push(...analysisSentences(after));
  if (after.hint !== before.hint) told.push(...hintSentences(after));
  if (dialog !== undefined && dialog !== before.dialog) told.push(...dialogSentences(dialog, after));
  return told;
}

/** A question, and what can be answered. */
export function dialogSentences(dialog: Dialog, state: GameState): string[] {
  if (dialog.kind === "promotion")
    return [`The pawn becomes ${choicesText(dialog.choices)}: say which, or no.`];
  return [...sentences(question(dialog, state)), "Type yes or no."];
}

function gameSentences(before: GameState, after: GameState): string[] {
  const { game } = after;
  const [old, now] = [playedMoves(before.game), playedMoves(game)];
  const sameStart = before.game.start === game.start && before.game.variant === game.variant;
  const forth = sameStart && old.length < now.length && old.every((move, ply) => move === now[ply]);
  const back = sameStart && now.length < old.length && now.every((move, ply) => move === old[ply]);
  const same = sameStart && old.length === now.length && old.every((move, ply) => move === now[ply]);
  const outcome = outcomeOf(game);
  const end = outcome === null ? [] : [outcomeSentence(outcome, variantOf(game.variant))];
  if (before.mode !== after.mode && after.mode === "play")
    return ["Back in the game.", lastMoveSentence(game), ...end, ...turnSentences(after)];
  if (before.mode !== after.mode) return same ? [] : [lastMoveSentence(game), ...turnSentences(after)];
  if (forth) return [...made(game, old.length), ...end, ...turnSentences(after)];
  if (same) return before.game.verdict === game.verdict ? [] : [...end, ...turnSentences(after)];
  if (back)
    return [
      `${count(old.length - now.length, "move")} back.`,
      lastMoveSentence(game),
      ...end,
      ...turnSentences(after),
    ];
  if (sameStart) return [lastMoveSentence(game), ...end, ...turnSentences(after)];
  const position = positionOf(game);
  return [
    turnSentence(after),
    ...COLORS.flatMap((color) => royalSentences(position, color, whose(game, color))),
  ];
}

/** The moves of a game from one on, each as it was made. */
function made(game: Game, from: number): string[] {
  return playedMoves(game)
    .slice(from)
    .map((move, index) => moveSentence(positionOf(goTo(game, game.path.slice(0, from + index))), move));
}
