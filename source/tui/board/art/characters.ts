import { pieceLetter } from "../../../notation/letters.ts";
import type { Piece, Role } from "../../../rules/piece.ts";

/** The piece's letter as in FEN: capital for White, small for Black. */
export const letterOf: (piece: Piece) => string = pieceLetter;

/**
 * Hollow figures and solid ones, which in print are White's and Black's. U+265F alone is a colour emoji in some terminals, so it
 * carries U+FE0E (text). The turned kings U+1FA1E and U+1FA24 are in very few fonts: this set is the user's choice only.
 */
const FIGURINES = {
  hollow: {
    pawn: "\u2659",
    knight: "\u2658",
    bishop: "\u2657",
    rook: "\u2656",
    queen: "\u2655",
    king: "\u2654",
    antiking: "\u{1FA1E}",
  },
  solid: {
    pawn: "\u265F\uFE0E",
    knight: "\u265E",
    bishop: "\u265D",
    rook: "\u265C",
    queen: "\u265B",
    king: "\u265A",
    antiking: "\u{1FA24}",
  },
} as const satisfies Record<string, Record<Role, string>>;

/** The piece as a chess character of Unicode, one column wide, whose outline or whole body has the colour of text. */
export const figurineOf = ({ role }: Piece, solid: boolean): string =>
  FIGURINES[solid ? "solid" : "hollow"][role];
