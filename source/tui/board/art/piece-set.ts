import type { Piece } from "../../../rules/piece.ts";
import type { Background } from "../../../terminal/background.ts";
import type { SquareSize } from "../square-size.ts";
import { type Art, artRow } from "./art.ts";
import { asciiArt } from "./ascii.ts";
import { artOfBitmap, type Bitmap, hollowed, outlined, quadrantArt } from "./bitmap.ts";
import { figurineOf, letterOf } from "./characters.ts";
import type { DrawnRole } from "./pictures.ts";
import { SPRITES, type SpriteLadder, spritesFor } from "./sprites.ts";
import { tokenArt } from "./tokens.ts";

/**
 * "auto" is the best that always works: sprites, or ASCII where half blocks may be missing. Quadrant blocks draw rounder
 * corners, but more fonts lack them.
 */
export type BuiltInSet = "auto" | "sprite" | "quadrant" | "figurine" | "letter" | "ascii";

/** A set that somebody drew. The anti-king is not among what is drawn: it is always the king, turned. */
export interface CustomSet {
  readonly name: string;
  /** Pictures for squares of some heights. */
  readonly sprites: SpriteLadder;
  /** What stands for a piece in squares too small for a picture; letters where there is nothing. */
  readonly characters?: Readonly<Record<Piece["color"], Readonly<Record<DrawnRole, string>>>> | undefined;
}

/** How pieces look. */
export type PieceSet = BuiltInSet | CustomSet;

export const PIECE_SETS: readonly BuiltInSet[] = [
  "auto",
  "sprite",
  "quadrant",
  "figurine",
  "letter",
  "ascii",
];

export const nameOfSet = (set: PieceSet): string => (typeof set === "string" ? set : set.name);

/** Which characters the terminal can be trusted with: "ascii" on the Linux console and where the locale is not UTF-8. */
export type Characters = "unicode" | "ascii";

/** The set that is really drawn: never one the terminal's characters cannot show. */
export function effectiveSet(set: PieceSet, characters: Characters): Exclude<PieceSet, "auto"> {
  if (set === "letter") return "letter";
  if (characters === "ascii") return "ascii";
  return set === "auto" ? "sprite" : set;
}

/** Whether larger squares get larger pieces. */
export const growsWithSquares = (set: Exclude<PieceSet, "auto">): boolean =>
  typeof set === "string" ? set === "sprite" || set === "quadrant" : set.sprites.length > 0;

/**
 * With colours White is filled and Black has a rim around a paler core; without, one side is solid and the other an
 * outline. So the sides differ in more than their colour.
 */
export type Finish = "painted" | { readonly solid: Piece["color"] };

/**
 * The side that is solid without colour. What is solid has the colour of the terminal's text, which is light on a dark
 * background: so it is White there, and Black where the text is dark.
 */
export const solidOn = (background: Background): Piece["color"] => (background === "dark" ? "w" : "b");

function finished(bitmap: Bitmap, color: Piece["color"], finish: Finish): Bitmap {
  if (finish !== "painted") return color === finish.solid ? bitmap : outlined(bitmap);
  return color === "w" ? bitmap : hollowed(bitmap);
}

/** The piece's picture for a square. It is at most two columns narrower than the square, and never higher. */
export function pieceArt(
  piece: Piece,
  size: SquareSize,
  set: Exclude<PieceSet, "auto">,
  finish: Finish,
): Art {
  switch (set) {
    case "figurine":
      return [[{ kind: "character", text: figurineOf(piece, isSolid(piece, finish)), on: "ground" }]];
    case "letter":
      return [artRow(letterOf(piece))];
    case "ascii":
      return size.rows === 1 ? [artRow(letterOf(piece))] : asciiArt(piece);
    case "sprite":
    case "quadrant": {
      if (size.rows === 1) return [artRow(letterOf(piece))];
      const bitmap = bitmapFor(piece, size, SPRITES, finish);
      if (bitmap === undefined) return tokenArt(piece);
      return set === "sprite" ? artOfBitmap(bitmap) : quadrantArt(bitmap);
    }
    default: {
      const bitmap = bitmapFor(piece, size, set.sprites, finish);
      if (bitmap !== undefined) return artOfBitmap(bitmap);
      return [[{ kind: "character", text: characterOf(piece, set), on: "ground" }]];
    }
  }
}

/** The piece from the largest pictures that fit; undefined where none does. */
function bitmapFor(piece: Piece, size: SquareSize, ladder: SpriteLadder, finish: Finish): Bitmap | undefined {
  const bitmap = spritesFor(size.rows, ladder)?.[piece.role];
  return bitmap && finished(bitmap, piece.color, finish);
}

/** No character is an anti-king in many fonts, so it keeps its letter. */
const characterOf = (piece: Piece, { characters }: CustomSet): string =>
  (piece.role === "antiking" ? undefined : characters?.[piece.color][piece.role]) ?? letterOf(piece);

/** Whether a chess character should be a solid one: in colours it is, as in print, Black's. */
const isSolid = ({ color }: Piece, finish: Finish): boolean =>
  color === (finish === "painted" ? "b" : finish.solid);
