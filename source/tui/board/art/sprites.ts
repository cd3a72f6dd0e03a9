import type { Role } from "../../../rules/piece.ts";
import { type Bitmap, doubled, mirrored, parseBitmap } from "./bitmap.ts";
import type { Pictures } from "./pictures.ts";
import { PICTURES_9X10, PICTURES_11X12 } from "./pictures-large.ts";
import { PICTURES_5X6, PICTURES_7X8 } from "./pictures-small.ts";

export type Sprites = Readonly<Record<Role, Bitmap>>;

function spritesOf(pictures: Pictures): Sprites {
  const king = parseBitmap(pictures.king);
  return {
    pawn: parseBitmap(pictures.pawn),
    knight: parseBitmap(pictures.knight),
    bishop: parseBitmap(pictures.bishop),
    rook: parseBitmap(pictures.rook),
    queen: parseBitmap(pictures.queen),
    king,
    antiking: mirrored(king),
  };
}

function doubledSprites(sprites: Sprites): Sprites {
  const king = doubled(sprites.king);
  return {
    pawn: doubled(sprites.pawn),
    knight: doubled(sprites.knight),
    bishop: doubled(sprites.bishop),
    rook: doubled(sprites.rook),
    queen: doubled(sprites.queen),
    king,
    antiking: mirrored(king),
  };
}

const TINY = spritesOf(PICTURES_5X6);
const SMALL = spritesOf(PICTURES_7X8);
const MEDIUM = spritesOf(PICTURES_9X10);
const LARGE = spritesOf(PICTURES_11X12);

/** The sprites by the rows of the square they are made for: two pixels a row, two columns left to the marks. */
const SPRITES_BY_ROWS: readonly { readonly rows: number; readonly sprites: Sprites }[] = [
  { rows: 16, sprites: doubledSprites(doubledSprites(SMALL)) },
  { rows: 12, sprites: doubledSprites(LARGE) },
  { rows: 10, sprites: doubledSprites(MEDIUM) },
  { rows: 8, sprites: doubledSprites(SMALL) },
  { rows: 6, sprites: LARGE },
  { rows: 5, sprites: MEDIUM },
  { rows: 4, sprites: SMALL },
  { rows: 3, sprites: TINY },
];

/** The largest sprites that fit squares of so many rows; undefined below three, where they would blur. */
export const spritesFor = (rows: number): Sprites | undefined =>
  SPRITES_BY_ROWS.find((entry) => entry.rows <= rows)?.sprites;
