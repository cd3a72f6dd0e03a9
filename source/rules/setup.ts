import type { Color, Piece } from "./piece.ts";
import type { Square } from "./square.ts";
import type { Variant } from "./variant.ts";

/** A castling right (king's or queen's side) or the unspent leap of a king or an anti-king; White's upper case. */
export type Right = "K" | "Q" | "A" | "k" | "q" | "a";

/** The plain value of a position: what a FEN says, whether or not it makes sense in any game. */
export interface Setup {
  /** 64 entries, indexed by Square. */
  readonly board: readonly (Piece | undefined)[];
  readonly turn: Color;
  readonly rights: readonly Right[];
  /** The square a pawn has just passed over by a double step. */
  readonly enPassant: Square | undefined;
  /** Plies since the last capture or pawn move. */
  readonly halfmoves: number;
  /** Number of the coming move, from 1, counted up after Black's. */
  readonly fullmoves: number;
}

const RIGHTS = { castling: ["K", "Q", "k", "q"], leaps: ["K", "A", "k", "a"], none: [] } as const;

/** The rights a variant knows, in the order that FEN lists them; bit n of the core's mask is entry n. */
export const rightsOf = (variant: Variant): readonly Right[] => RIGHTS[variant.rights];
