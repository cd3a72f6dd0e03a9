/** Every change of the editor: keys and the mouse change its set-up, which is judged at every step. */

import { LETTERS, pieceOfLetter } from "../../notation/letters.ts";
import { fileOf, rankOf, squareAt } from "../../rules/square.ts";
import type { Variant } from "../../rules/variant.ts";
import type { KeyEvent } from "../../terminal/events.ts";
import { bindingOf, type LookWord } from "../keymap.ts";
import { wishOf } from "../look-wish.ts";
import type { Pointer, ScreenEvent } from "../pointer.ts";
import type { LookAnswer } from "../wardrobe.ts";
import { editLine } from "./command-line.ts";
import {
  carry,
  clear,
  leave,
  put,
  refuse,
  startPosition,
  submitLine,
  tell,
  toggleEnPassant,
  toggleRight,
  turnOver,
  undoChange,
  wish,
} from "./edit-actions.ts";
import type { EditState } from "./edit-state.ts";
import { press, release } from "./grip.ts";
import { scrolledBy } from "./page-reducer.ts";

/** A key of the editor, for the dispatcher, the hints and the help alike. Letters of pieces put those. */
export interface EditBinding {
  readonly keys: readonly string[];
  readonly label: string;
  readonly help: string;
  readonly act: (state: EditState) => EditState;
}

/** The keys that change the look, with what they do. */
const LOOK_KEYS: readonly (readonly [LookWord, string])[] = [
  ["theme", "the next theme"],
  ["pieces", "other pieces"],
  ["larger", "larger squares"],
  ["smaller", "smaller squares"],
];

export const EDIT_BINDINGS: readonly EditBinding[] = [
  arrow("left", -1, 0),
  arrow("right", 1, 0),
  arrow("up", 0, 1),
  arrow("down", 0, -1),
  { keys: ["enter", " "], label: "Enter", help: "pick a piece up, or drop it", act: carry },
  {
    keys: ["delete", "backspace"],
    label: "Del",
    help: "take away what is there",
    act: (state) => put(state, undefined),
  },
  { keys: ["t"], label: "t", help: "the other side is to move", act: turnOver },
  ...[0, 1, 2, 3].map((index) => ({
    keys: [String(index + 1)],
    label: String(index + 1),
    help: `give or take the ${["first", "second", "third", "fourth"][index]} castling or leap right`,
    act: (state: EditState) => toggleRight(state, index),
  })),
  { keys: ["e"], label: "e", help: "en passant here, or not", act: toggleEnPassant },
  {
    keys: ["f"],
    label: "f",
    help: "turn the board",
    act: (state) => ({ ...state, flipped: !state.flipped }),
  },
  { keys: ["u"], label: "u", help: "undo the last change", act: undoChange },
  { keys: ["c"], label: "c", help: "clear the board", act: clear },
  { keys: ["s"], label: "s", help: "the start position", act: startPosition },
  ...LOOK_KEYS.map(([word, help]) => ({
    keys: bindingOf(word)?.keys ?? [],
    label: bindingOf(word)?.label ?? "",
    help,
    act: (state: EditState) => wish(state, wishOf(word)),
  })),
  {
    keys: [":", "/"],
    label: ":",
    help: "type or paste a FEN",
    act: (state) => ({ ...state, command: "" }),
  },
  { keys: ["?"], label: "?", help: "all keys", act: (state) => ({ ...state, help: 0 }) },
  { keys: ["x"], label: "x", help: "explore from here", act: (state) => leave(state, "explore") },
  { keys: ["g"], label: "g", help: "play the bot from here", act: (state) => leave(state, "play") },
  {
    keys: ["z", "escape"],
    label: "z",
    help: "leave for where you were",
    act: (state) => ({ ...state, leaving: "back" }),
  },
];

const byKey = new Map(EDIT_BINDINGS.flatMap((binding) => binding.keys.map((key) => [key, binding] as const)));

/** What happens to the editor: somebody does something, or wishes for another look were answered. */
export type EditEvent = ScreenEvent | { readonly kind: "told"; readonly answer: LookAnswer };

/** How many lines the page of keys can be scrolled on the screen at hand. */
export type HelpEnd = (state: EditState) => number;

/** The state after an event; the page of keys scrolls no further than `helpEnd`. */
export function reduceEdit(
  state: EditState,
  event: EditEvent,
  helpEnd: HelpEnd = () => Number.POSITIVE_INFINITY,
): EditState {
  if (event.kind === "told") {
    const { granted, text } = event.answer;
    return (granted ? tell : refuse)({ ...state, wishes: [] }, text);
  }
  if (event.kind !== "key" && event.kind !== "paste") return reducePointer(state, event, helpEnd);
  if (event.kind === "key" && event.ctrl && event.name === "c") return { ...state, leaving: "interrupt" };
  const quiet: EditState = { ...state, message: undefined };
  if (event.kind === "paste" || state.command !== undefined) {
    const edit = editLine(state.command ?? "", event);
    if (edit.kind === "edited") return { ...quiet, command: edit.text };
    return edit.kind === "closed"
      ? { ...quiet, command: undefined }
      : submitLine({ ...quiet, command: undefined }, edit.text);
  }
  return state.help === undefined
    ? reduceKey(quiet, event)
    : reduceHelp(quiet, state.help, event.name, helpEnd);
}

/** The page of keys: up and down scroll it, any other key leaves it. */
function reduceHelp(state: EditState, help: number, name: string, helpEnd: HelpEnd): EditState {
  if (name === "down") return { ...state, help: scrolledBy(1, help, helpEnd(state)) };
  if (name === "up") return { ...state, help: scrolledBy(-1, help, helpEnd(state)) };
  return { ...state, help: undefined };
}

function reducePointer(state: EditState, pointer: Pointer, helpEnd: HelpEnd): EditState {
  switch (pointer.kind) {
    case "press": {
      const { target } = pointer;
      if (target.kind !== "square" || state.help !== undefined) return state;
      const isEmpty = state.setup.board[target.square] === undefined;
      return press({ ...state, message: undefined, command: undefined }, target.square, { isEmpty, carry });
    }
    case "release":
      return state.help === undefined ? release(state, pointer.square, carry) : { ...state, grip: undefined };
    case "wheel":
      return state.help === undefined
        ? state
        : { ...state, help: scrolledBy(pointer.by, state.help, helpEnd(state)) };
  }
}

function reduceKey(state: EditState, { name, ctrl, alt }: KeyEvent): EditState {
  if (ctrl || alt) return state;
  const binding = byKey.get(name);
  if (binding !== undefined) return binding.act(state);
  const piece = name.length === 1 ? pieceOfLetter(name) : undefined;
  if (piece === undefined) return state;
  if (piece.role === "antiking" && !state.variant.antiking) {
    return refuse(state, `There are no anti-kings in ${state.variant.name}.`);
  }
  return put(state, piece);
}

/** The letters that put pieces in a variant. */
export const pieceLetters = (variant: Variant): string =>
  Object.values(LETTERS)
    .filter((letter) => variant.antiking || letter !== LETTERS.antiking)
    .join("");

function arrow(key: string, files: number, ranks: number): EditBinding {
  const within = (value: number): number => Math.min(7, Math.max(0, value));
  return {
    keys: [key],
    label: key,
    help: `move the cursor ${key}`,
    act: (state) => {
      const turn = state.flipped ? -1 : 1;
      const cursor = squareAt(
        within(fileOf(state.cursor) + turn * files),
        within(rankOf(state.cursor) + turn * ranks),
      );
      return { ...state, cursor };
    },
  };
}
