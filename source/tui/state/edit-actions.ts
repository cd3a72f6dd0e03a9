/** What the keys of the editor do to its set-up. */
import { looksLikeFenBoard, parseFen } from "../../notation/fen.ts";
import { opposite, type Piece } from "../../rules/piece.ts";
import { type Right, rightsOf, type Setup } from "../../rules/setup.ts";
import { SQUARES, squareName } from "../../rules/square.ts";
import { fenErrorSentence } from "../../words/fen-error.ts";
import { COLOR_NAMES } from "../../words/names.ts";
import { LOOK_WORDS } from "../keymap.ts";
import { type LookWish, wishOf } from "../look-wish.ts";
import { type EditState, faultsOf } from "./edit-state.ts";

/** Puts a piece under the cursor, or takes away what is there. */
export function put(state: EditState, piece: Piece | undefined): EditState {
  const old = state.setup.board[state.cursor];
  if (old?.role === piece?.role && old?.color === piece?.color) return state;
  const board = state.setup.board.map((old, square) => (square === state.cursor ? piece : old));
  return change(state, { board });
}

/** Picks up the piece under the cursor, or puts the one in hand there. */
export function carry(state: EditState): EditState {
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

/** Gives the move to the other side. */
export function turnOver(state: EditState): EditState {
  const turn = opposite(state.setup.turn);
  // Whoever has just moved is another side now, so no double step can have been the last move.
  return tell(change(state, { turn, enPassant: undefined }), `${COLOR_NAMES[turn]} is to move.`);
}

/** Gives or takes a castling or leap right, by its place among those of the variant. */
export function toggleRight(state: EditState, index: number): EditState {
  const known = rightsOf(state.variant);
  const right: Right | undefined = known[index];
  if (right === undefined)
    return refuse(state, `There are no castling or leap rights in ${state.variant.name}.`);
  const { rights } = state.setup;
  const kept = rights.includes(right) ? rights.filter((each) => each !== right) : [...rights, right];
  return change(state, { rights: known.filter((each) => kept.includes(each)) });
}

/** Makes the cursor's square the one of en passant, or no longer. */
export function toggleEnPassant(state: EditState): EditState {
  const { cursor, setup } = state;
  const off = setup.enPassant === cursor;
  const text = off ? "No en passant." : `En passant on ${squareName(cursor)}.`;
  return tell(change(state, { enPassant: off ? undefined : cursor }), text);
}

/** Takes the last change back. */
export function undoChange(state: EditState): EditState {
  const before = state.history.at(-1);
  if (before === undefined) return tell(state, "There is no change to undo.");
  return { ...state, setup: before, history: state.history.slice(0, -1), selected: undefined };
}

/** Takes everything off the board. */
export function clear(state: EditState): EditState {
  return change(state, { board: SQUARES.map(() => undefined), rights: [], enPassant: undefined });
}

/** Sets the variant's start position up. */
export function startPosition(state: EditState): EditState {
  const start = parseFen(state.variant.start, state.variant);
  return start.ok ? change(state, start.value) : state;
}

/** Asks for another look. */
export const wish = (state: EditState, wanted: LookWish): EditState => ({
  ...state,
  wishes: [...state.wishes, wanted],
});

/** Understands a line that was typed: a word about the look, or else a FEN. */
export function submitLine(state: EditState, text: string): EditState {
  const [first = "", ...rest] = text.split(" ");
  const word = LOOK_WORDS.find((each) => each === first.toLowerCase());
  return word === undefined ? submitFen(state, text) : wish(state, wishOf(word, rest.join(" ").trim()));
}

function submitFen(state: EditState, text: string): EditState {
  const fen = text.replace(/^fen\s+/i, "");
  if (!looksLikeFenBoard(fen.split(" ")[0] ?? ""))
    return refuse(state, `"${text}" is no FEN; the keys do the rest.`);
  const setup = parseFen(fen, state.variant);
  return setup.ok ? change(state, setup.value) : refuse(state, `Bad FEN: ${fenErrorSentence(setup.error)}`);
}

/** Leaves to go on from the set-up, which has to be a position then. */
export function leave(state: EditState, how: "explore" | "play"): EditState {
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

/** The state with a sentence that just tells something. */
export const tell = (state: EditState, text: string): EditState => ({
  ...state,
  message: { text, tone: "info" },
});

/** The state with a sentence about something that was refused. */
export const refuse = (state: EditState, text: string): EditState => ({
  ...state,
  message: { text, tone: "refusal" },
});
