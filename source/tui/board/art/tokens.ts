import type { Piece, Role } from "../../../rules/piece.ts";
import type { Art, ArtCell } from "./art.ts";
import { artOfBitmap, type Bitmap, mirrored, parseBitmap } from "./bitmap.ts";
import { letterOf } from "./characters.ts";
import type { Pictures } from "./pictures.ts";

/**
 * At two rows a square a picture of three by four pixels is left, too little for a silhouette. So a piece is a
 * token: a plate with its letter, and on it a head drawn in half blocks. The plate is the lower half of the bitmap
 * and turns with it: an anti-king hangs from its plate, crown down.
 */
const HEADS: Pictures = {
  king: `
    .#.
    ###
    ###
    ###`,
  queen: `
    ...
    #.#
    ###
    ###`,
  rook: `
    ...
    ###
    ###
    ###`,
  bishop: `
    ...
    .#.
    ###
    ###`,
  knight: `
    ...
    ##.
    ###
    ###`,
  pawn: `
    ...
    ...
    ###
    ###`,
};

/** The token's bitmap, plate included. */
export const tokenBitmap = (role: Role): Bitmap =>
  role === "antiking" ? mirrored(parseBitmap(HEADS.king)) : parseBitmap(HEADS[role]);

/** A token in two rows of three cells. */
export function tokenArt(piece: Piece): Art {
  const plate = plateRow(letterOf(piece));
  const rows = artOfBitmap(tokenBitmap(piece.role));
  const plateAt = piece.role === "antiking" ? 0 : 1;
  return rows.map((row, index) => (index === plateAt ? plate : row));
}

const plateRow = (letter: string): readonly ArtCell[] => [
  { kind: "rim", text: "▐" },
  { kind: "character", text: letter, on: "body" },
  { kind: "rim", text: "▌" },
];
