/** The start screen: a list to choose from, and a few options that keys change. */
import type { Game } from "../../game/game.ts";
import { DEFAULT_LEVEL, HUMAN, LEVELS, type Level, type Players } from "../../game/player.ts";
import type { Color } from "../../rules/piece.ts";
import { VARIANTS, type VariantId } from "../../rules/variant.ts";
import { lookWordOfKey } from "../keymap.ts";
import { type LookWish, wishOf } from "../look-wish.ts";
import type { ScreenEvent } from "../pointer.ts";
import type { LookAnswer } from "../wardrobe.ts";
import { linesScrolledBy, scrolledBy } from "./page-reducer.ts";

export const OPPONENTS = ["bot", "friend", "bots"] as const;
export type Opponent = (typeof OPPONENTS)[number];

export const SIDES = ["white", "black", "random"] as const;
export type Side = (typeof SIDES)[number];

/** What the cursor can be on: the saved game, or a new one of a variant. */
export type Row = { readonly kind: "resume" } | { readonly kind: "variant"; readonly id: VariantId };

export interface StartState {
  /** A saved game to offer. */
  readonly saved: Game | undefined;
  /** Index into `rowsOf`. */
  readonly row: number;
  readonly opponent: Opponent;
  readonly side: Side;
  readonly level: Level;
  /** How far the rules of the game under the cursor are scrolled, in lines; undefined when they are not read. */
  readonly rules: number | undefined;
  /** Something to tell before anything else, until the next key. */
  readonly notice: string | undefined;
  /** Changes of the look that were asked for and not answered yet. */
  readonly wishes: readonly LookWish[];
  readonly leaving: "quit" | "interrupt" | "start" | "explore" | "edit" | undefined;
}

/** The screen as it opens: on the saved game, or else on the game that is nearest to chess. */
export function openStart({ saved, notice }: Pick<StartState, "saved" | "notice">): StartState {
  const firstId: VariantId = "antiking2";
  return {
    saved,
    row: saved === undefined ? VARIANTS.findIndex(({ id }) => id === firstId) : 0,
    opponent: "bot",
    side: "white",
    level: DEFAULT_LEVEL,
    rules: undefined,
    notice,
    wishes: [],
    leaving: undefined,
  };
}

export function rowsOf({ saved }: Pick<StartState, "saved">): readonly Row[] {
  const variants = VARIANTS.map(({ id }) => ({ kind: "variant", id }) as const);
  return saved === undefined ? variants : [{ kind: "resume" }, ...variants];
}

/** The row under the cursor. */
export function currentRow(state: StartState): Row {
  const row = rowsOf(state)[state.row];
  if (row === undefined) throw new RangeError(`no row ${state.row}`);
  return row;
}

/** The game under the cursor. */
export function currentVariant(state: StartState): VariantId {
  const row = currentRow(state);
  if (row.kind === "variant") return row.id;
  if (state.saved === undefined) throw new RangeError("there is no saved game");
  return state.saved.variant;
}

/** Whether an option matters for the opponent chosen. */
export const asksSide = ({ opponent }: StartState): boolean => opponent === "bot";
export const asksLevel = ({ opponent }: StartState): boolean => opponent !== "friend";

/** What happens to the start screen: somebody does something, or wishes for another look were answered. */
export type StartEvent = ScreenEvent | { readonly kind: "told"; readonly answer: LookAnswer };

/** The state after an event; `rulesEnd` says how many lines the rules can be scrolled on the screen at hand. */
export function reduceStart(state: StartState, event: StartEvent, rulesEnd = 0): StartState {
  if (event.kind === "told") return { ...state, wishes: [], notice: event.answer.text };
  const quiet = { ...state, notice: undefined };
  if (state.rules !== undefined) return readRules({ ...quiet, rules: state.rules }, event, rulesEnd);
  if (event.kind === "wheel") {
    const row = Math.max(0, Math.min(state.row + event.by, rowsOf(state).length - 1));
    return { ...quiet, row };
  }
  if (event.kind === "press") return event.target.kind === "entry" ? click(quiet, event.target.index) : state;
  if (event.kind !== "key") return state;
  if (event.ctrl && event.name === "c") return { ...quiet, leaving: "interrupt" };
  if (event.ctrl || event.alt) return quiet;
  switch (event.name) {
    case "up":
    case "k":
    case "shift-tab":
      return moveTo(quiet, state.row - 1);
    case "down":
    case "j":
    case "tab":
      return moveTo(quiet, state.row + 1);
    case "home":
      return moveTo(quiet, 0);
    case "end":
      return moveTo(quiet, rowsOf(state).length - 1);
    case "o":
      return { ...quiet, opponent: next(OPPONENTS, state.opponent, 1) };
    case "s":
      return asksSide(state) ? { ...quiet, side: next(SIDES, state.side, 1) } : quiet;
    case "left":
    case "h":
    case "-":
      return asksLevel(state) ? { ...quiet, level: next(LEVELS, state.level, -1) } : quiet;
    case "right":
    case "l":
    case "+":
      return asksLevel(state) ? { ...quiet, level: next(LEVELS, state.level, 1) } : quiet;
    case "enter":
    case " ":
      return { ...quiet, leaving: "start" };
    case "x":
    case "e":
      // There is nothing to look at in a saved game that going on with it would not show.
      if (currentRow(state).kind === "resume") return quiet;
      return { ...quiet, leaving: event.name === "x" ? "explore" : "edit" };
    case "i":
    case "?":
      return { ...quiet, rules: 0 };
    case "q":
    case "escape":
      return { ...quiet, leaving: "quit" };
  }
  const word = lookWordOfKey(event.name);
  if (word !== undefined) return { ...quiet, wishes: [...state.wishes, wishOf(word)] };
  const level = LEVELS.find((each) => String(each) === event.name);
  return level !== undefined && asksLevel(state) ? { ...quiet, level } : quiet;
}

/** Something done while the rules are read: scrolling, or anything else, which leaves them. */
function readRules(
  state: StartState & { readonly rules: number },
  event: ScreenEvent,
  end: number,
): StartState {
  if (event.kind === "wheel") return { ...state, rules: scrolledBy(event.by, state.rules, end) };
  if (event.kind !== "key") return state;
  if (event.ctrl && event.name === "c") return { ...state, leaving: "interrupt" };
  const by = linesScrolledBy(event);
  return { ...state, rules: by === undefined ? undefined : scrolledBy(by, state.rules, end) };
}

/** A click on a row goes there, and a second one begins. */
function click(state: StartState, row: number): StartState {
  if (row === state.row) return { ...state, leaving: "start" };
  return rowsOf(state)[row] === undefined ? state : { ...state, row };
}

/** Who plays whom; `random` is a number from 0 to 1 that settles a random side. */
export function playersOf({ opponent, side, level }: StartState, random: number): Players {
  const bot = { kind: "bot", level } as const;
  if (opponent === "friend") return { w: HUMAN, b: HUMAN };
  if (opponent === "bots") return { w: bot, b: bot };
  const human: Color = side === "white" || (side === "random" && random < 0.5) ? "w" : "b";
  return human === "w" ? { w: HUMAN, b: bot } : { w: bot, b: HUMAN };
}

function moveTo(state: StartState, row: number): StartState {
  const { length } = rowsOf(state);
  return { ...state, row: (row + length) % length };
}

const next = <T>(values: readonly T[], value: T, by: number): T =>
  values[(values.indexOf(value) + by + values.length) % values.length] ?? value;
