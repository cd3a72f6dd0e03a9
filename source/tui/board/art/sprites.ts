import type { Role } from "../../../rules/piece.ts";
import { type Bitmap, doubled, mirrored, parseBitmap } from "./bitmap.ts";
import type { DrawnRole, Pictures } from "./pictures.ts";
import { PICTURES_14X14 } from "./pictures-14x14.ts";
import { PICTURES_18X18 } from "./pictures-18x18.ts";
import { PICTURES_22X22 } from "./pictures-22x22.ts";
import { PICTURES_9X9, PICTURES_11X11 } from "./pictures-medium.ts";
import { PICTURES_5X5, PICTURES_7X7 } from "./pictures-small.ts";

export type Sprites = Readonly<Record<Role, Bitmap>>;

/**
 * Sprites by the rows of the square they are made for, the largest first. There are two pixels a row, of which at least
 * one is left free, so that a piece never touches the one above or below.
 */
export type SpriteLadder = readonly { readonly rows: number; readonly sprites: Sprites }[];

/** Bitmaps of all pieces: those drawn, and the anti-king, which is the king turned. */
export const spritesOf = (drawn: Readonly<Record<DrawnRole, Bitmap>>): Sprites => ({
  ...drawn,
  antiking: mirrored(drawn.king),
});

const parsed = (pictures: Pictures): Sprites =>
  spritesOf({
    pawn: parseBitmap(pictures.pawn),
    knight: parseBitmap(pictures.knight),
    bishop: parseBitmap(pictures.bishop),
    rook: parseBitmap(pictures.rook),
    queen: parseBitmap(pictures.queen),
    king: parseBitmap(pictures.king),
  });

/** All sprites twice as large. */
export const doubledSprites = (sprites: Sprites): Sprites =>
  spritesOf({
    pawn: doubled(sprites.pawn),
    knight: doubled(sprites.knight),
    bishop: doubled(sprites.bishop),
    rook: doubled(sprites.rook),
    queen: doubled(sprites.queen),
    king: doubled(sprites.king),
  });

const HUGE = parsed(PICTURES_14X14);

/** Below three rows pictures would blur. The outer two columns of a square are left to the marks. */
export const SPRITES: SpriteLadder = [
  { rows: 16, sprites: doubledSprites(HUGE) },
  { rows: 12, sprites: parsed(PICTURES_22X22) },
  { rows: 10, sprites: parsed(PICTURES_18X18) },
  { rows: 8, sprites: HUGE },
  { rows: 6, sprites: parsed(PICTURES_11X11) },
  { rows: 5, sprites: parsed(PICTURES_9X9) },
  { rows: 4, sprites: parsed(PICTURES_7X7) },
  { rows: 3, sprites: parsed(PICTURES_5X5) },
];

/** The largest sprites that fit squares of so many rows; undefined where none does. */
export const spritesFor = (rows: number, ladder: SpriteLadder = SPRITES): Sprites | undefined =>
  ladder.find((entry) => entry.rows <= rows)?.sprites;
