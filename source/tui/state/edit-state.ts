/** The position editor: a set-up that need not make sense yet, changed by keys and judged at every step. */
import { formatFen, looksLikeFenBoard, parseFen } from "../../notation/fen.ts";
import { LETTERS, pieceOfLetter } from "../../notation/letters.ts";
import { opposite, type Piece } from "../../rules/piece.ts";
import { Position } from "../../rules/position.ts";
import { type Right, rightsOf, type Setup } from "../../rules/setup.ts";
import type { SetupFault } from "../../rules/setup-faults.ts";
import { fileOf, rankOf, SQUARES, type Square, squareAt, squareName } from "../../rules/square.ts";
import type { Variant } from "../../rules/variant.ts";
import type { KeyEvent, TerminalEvent } from "../../terminal/events.ts";
import { fenErrorSentence } from "../../words/fen-error.ts";
import { COLOR_NAMES } from "../../words/names.ts";
import { bindingOf, LOOK_WORDS } from "../keymap.ts";
import type { LookAnswer, LookWish } from "../wardrobe.ts";
import { editLine } from "./command-line.ts";

export interface EditState {
  readonly variant: Variant;
  readonly setup: Setup;
  /** The set-ups before each change, the latest last. */
  readonly history: readonly Setup[];
  readonly cursor: Square;
  /** The piece in hand is the one that stood here. */
  readonly selected: Square | undefined;
  readonly flipped: boolean;
  readonly message: { readonly text: string; readonly tone: "info" | "refusal" } | undefined;
  /** The text of the command line; undefined while the keys belong to the board. */
  readonly command: string | undefined;
  /** How many lines the page of keys is scrolled; undefined while the board shows. */
  readonly help: number | undefined;
  /** Changes of the look that were asked for and not answered yet. */
  readonly wishes: readonly LookWish[];
  readonly leaving: "explore" | "play" | "back" | "interrupt" | undefined;
}

export const openEditor = (variant: Variant, setup: Setup, flipped = false): EditState => ({
  variant,
  setup,
  history: [],
  cursor: squareAt(4, 3),
  selected: undefined,
  flipped,
  message: undefined,
  command: undefined,
  help: undefined,
  wishes: [],
  leaving: undefined,
});

/** Everything that keeps the set-up from being a position of the game. */
export function faultsOf({ setup, variant }: EditState): readonly SetupFault[] {
  const position = Position.from(setup, variant);
  return position.ok ? [] : position.error;
}

/** A key of the editor, for the dispatcher, the hints and the help alike. Letters of pieces put those. */
export interface EditBinding {
  readonly keys: readonly string[];
  readonly label: string;
  readonly help: string;
  readonly act: (state: EditState) => EditState;
}

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
  ...LOOK_WORDS.map((word) => ({
    keys: bindingOf(word)?.keys ?? [],
    label: bindingOf(word)?.label ?? "",
    help: word === "theme" ? "the next theme" : "other pieces",
    act: (state: EditState) => wish(state, { of: word, name: "" }),
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
export type EditEvent = TerminalEvent | { readonly kind: "told"; readonly answer: LookAnswer };

export function reduceEdit(state: EditState, event: EditEvent): EditState {
  if (event.kind === "told") {
    const { granted, text } = event.answer;
    return (granted ? tell : refuse)({ ...state, wishes: [] }, text);
  }
  if (event.kind === "mouse") return state;
  if (event.kind === "key" && event.ctrl && event.name === "c") return { ...state, leaving: "interrupt" };
  const quiet: EditState = { ...state, message: undefined };
  if (event.kind === "paste" || state.command !== undefined) {
    const edit = editLine(state.command ?? "", event);
    if (edit.kind === "edited") return { ...quiet, command: edit.text };
    return edit.kind === "closed"
      ? { ...quiet, command: undefined }
      : submitLine({ ...quiet, command: undefined }, edit.text);
  }
  return state.help === undefined ? reduceKey(quiet, event) : reduceHelp(quiet, state.help, event.name);
}

/** The page of keys: up and down scroll it, any other key leaves it. */
function reduceHelp(state: EditState, help: number, name: string): EditState {
  if (name === "down") return { ...state, help: Math.min(help + 1, EDIT_BINDINGS.length) };
  if (name === "up") return { ...state, help: Math.max(help - 1, 0) };
  return { ...state, help: undefined };
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

function put(state: EditState, piece: Piece | undefined): EditState {
  const old = state.setup.board[state.cursor];
  if (old?.role === piece?.role && old?.color === piece?.color) return state;
  const board = state.setup.board.map((old, square) => (square === state.cursor ? piece : old));
  return change(state, { board });
}

function carry(state: EditState): EditState {
  const { cursor, selected, setup } = state;
  if (selected === undefined) {
    return setup.board[cursor] === undefined
      ? refuse(state, "There is no piece to take in hand.")
      : { ...state, selected: cursor };
  }
  if (selected === cursor) return { ...state, selected: undefined };
  const moved = setup.board[selected];
  const board = setup.board.map((old, square) =>
    square === cursor ? moved : square === selected ? undefined : old,
  );
  return change(state, { board });
}

function turnOver(state: EditState): EditState {
  const turn = opposite(state.setup.turn);
  // Whoever has just moved is another side now, so no double step can have been the last move.
  return tell(change(state, { turn, enPassant: undefined }), `${COLOR_NAMES[turn]} is to move.`);
}

function toggleRight(state: EditState, index: number): EditState {
  const known = rightsOf(state.variant);
  const right: Right | undefined = known[index];
  if (right === undefined)
    return refuse(state, `There are no castling or leap rights in ${state.variant.name}.`);
  const { rights } = state.setup;
  const kept = rights.includes(right) ? rights.filter((each) => each !== right) : [...rights, right];
  return change(state, { rights: known.filter((each) => kept.includes(each)) });
}

function toggleEnPassant(state: EditState): EditState {
  const { cursor, setup } = state;
  const off = setup.enPassant === cursor;
  const text = off ? "No en passant." : `En passant on ${squareName(cursor)}.`;
  return tell(change(state, { enPassant: off ? undefined : cursor }), text);
}

function undoChange(state: EditState): EditState {
  const before = state.history.at(-1);
  if (before === undefined) return tell(state, "There is no change to undo.");
  return { ...state, setup: before, history: state.history.slice(0, -1), selected: undefined };
}

function clear(state: EditState): EditState {
  return change(state, { board: SQUARES.map(() => undefined), rights: [], enPassant: undefined });
}

function startPosition(state: EditState): EditState {
  const start = parseFen(state.variant.start, state.variant);
  return start.ok ? change(state, start.value) : state;
}

const wish = (state: EditState, wanted: LookWish): EditState => ({
  ...state,
  wishes: [...state.wishes, wanted],
});

/** Understands a line that was typed: a word about the look, or else a FEN. */
function submitLine(state: EditState, text: string): EditState {
  const [first = "", ...rest] = text.split(" ");
  const word = LOOK_WORDS.find((each) => each === first.toLowerCase());
  return word === undefined ? submitFen(state, text) : wish(state, { of: word, name: rest.join(" ").trim() });
}

function submitFen(state: EditState, text: string): EditState {
  const fen = text.replace(/^fen\s+/i, "");
  if (!looksLikeFenBoard(fen.split(" ")[0] ?? ""))
    return refuse(state, `"${text}" is no FEN; the keys do the rest.`);
  const setup = parseFen(fen, state.variant);
  return setup.ok ? change(state, setup.value) : refuse(state, `Bad FEN: ${fenErrorSentence(setup.error)}`);
}

/** Leaves to go on from the set-up, which has to be a position then. */
function leave(state: EditState, how: "explore" | "play"): EditState {
  const sound = faultsOf(state).length === 0;
  return sound ? { ...state, leaving: how } : refuse(state, "Nobody can go on from here yet.");
}

/** The state with another set-up; a piece in hand may no longer be where it was taken from. */
const change = (state: EditState, parts: Partial<Setup>): EditState => ({
  ...state,
  setup: { ...state.setup, ...parts },
  history: [...state.history, state.setup],
  selected: parts.board === undefined ? state.selected : undefined,
});

const tell = (state: EditState, text: string): EditState => ({ ...state, message: { text, tone: "info" } });
const refuse = (state: EditState, text: string): EditState => ({
  ...state,
  message: { text, tone: "refusal" },
});

/** The FEN of what is on the board. */
export const fenOf = ({ setup }: EditState): string => formatFen(setup);
