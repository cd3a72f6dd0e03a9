/** Picking up and dropping with the mouse: by two clicks, or by dragging. The same on every board. */
import type { Square } from "../../rules/square.ts";

/** A piece that the left button holds. */
export interface Grip {
  readonly square: Square;
  /** Whether it had been picked up before, so that a mere click lets it go. */
  readonly again: boolean;
}

/** What a board with a cursor has to know. */
export interface Holding {
  readonly cursor: Square;
  /** Where the piece in hand was picked up. */
  readonly selected: Square | undefined;
  readonly grip: Grip | undefined;
}

/** What the key does that picks up the piece under the cursor, or drops the one in hand there. */
export type Carry<State> = (state: State) => State;

/** The button goes down on a square: picks up or drops as the key does, but on an empty square only goes there. */
export function press<State extends Holding>(
  state: State,
  square: Square,
  { isEmpty, carry }: { readonly isEmpty: boolean; readonly carry: Carry<State> },
): State {
  const there: State = { ...state, cursor: square, grip: undefined };
  if (state.selected === square) return { ...there, grip: { square, again: true } };
  if (state.selected === undefined && isEmpty) return there;
  const carried = carry(there);
  return carried.selected === square ? { ...carried, grip: { square, again: false } } : carried;
}

/** The button goes up: what was dragged to another square is dropped there, beside the board it is let go. */
export function release<State extends Holding>(
  state: State,
  square: Square | undefined,
  drop: Carry<State>,
): State {
  const { grip, selected } = state;
  if (grip === undefined) return state;
  const open: State = { ...state, grip: undefined };
  if (selected !== grip.square) return open;
  if (square === grip.square) return grip.again ? { ...open, selected: undefined } : open;
  return square === undefined ? { ...open, selected: undefined } : drop({ ...open, cursor: square });
}
