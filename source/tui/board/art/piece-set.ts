import type { Piece } from "../../../rules/piece.ts";
import type { SquareSize } from "../square-size.ts";
import { type Art, artRow } from "./art.ts";
import { asciiArt } from "./ascii.ts";
import { artOfBitmap, outlined } from "./bitmap.ts";
import { figurineOf, letterOf } from "./characters.ts";
import { spritesFor } from "./sprites.ts";
import { tokenArt } from "./tokens.ts";

/** How pieces look. "auto" is the best that always works: sprites, or ASCII where half blocks may be missing. */
export type PieceSet = "auto" | "sprite" | "figurine" | "letter" | "ascii";

export const PIECE_SETS: readonly PieceSet[] = ["auto", "sprite", "figurine", "letter", "ascii"];

/** Which characters the terminal can be trusted with: "ascii" on the Linux console and where the locale is not UTF-8. */
export type Characters = "unicode" | "ascii";

/** The set that is really drawn: never one the terminal's characters cannot show. */
export function effectiveSet(set: PieceSet, characters: Characters): Exclude<PieceSet, "auto"> {
  if (set === "letter") return "letter";
  if (characters === "ascii") return "ascii";
  return set === "auto" ? "sprite" : set;
}

/** With colours a piece is filled; without, Black is filled and White is an outline. */
export type Finish = "painted" | "plain";

/** The piece's picture for a square. It is at most two columns narrower than the square, and never higher. */
export function pieceArt(
  piece: Piece,
  size: SquareSize,
  set: Exclude<PieceSet, "auto">,
  finish: Finish,
): Art {
  switch (set) {
    case "figurine":
      return [[{ kind: "character", text: figurineOf(piece), on: "ground" }]];
    case "letter":
      return [artRow(letterOf(piece))];
    case "ascii":
      return size.rows === 1 ? [artRow(letterOf(piece))] : asciiArt(piece);
    case "sprite": {
      if (size.rows === 1) return [artRow(letterOf(piece))];
      const sprites = spritesFor(size.rows);
      if (sprites === undefined) return tokenArt(piece);
      const bitmap = sprites[piece.role];
      return artOfBitmap(finish === "plain" && piece.color === "w" ? outlined(bitmap) : bitmap);
    }
  }
}
