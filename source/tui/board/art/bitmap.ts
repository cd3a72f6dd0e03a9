import type { Art, ArtCell, Pixel } from "./art.ts";

/** A picture in square pixels, top row first, all rows of one length. */
export type Bitmap = readonly (readonly Pixel[])[];

const PIXELS: Readonly<Record<string, Pixel>> = { ".": "ground", "#": "body", o: "detail" };

/**
 * A bitmap from a picture in text: "." ground, "#" body, "o" a detail on the body. Spaces and empty lines around
 * it are not part of it. Throws a RangeError for any other character and for rows of unequal length.
 */
export function parseBitmap(picture: string): Bitmap {
  const rows = picture
    .split("\n")
    .map((row) => row.trim())
    .filter((row) => row !== "");
  if (rows.some((row) => row.length !== rows[0]?.length)) throw new RangeError(`ragged bitmap:\n${picture}`);
  return rows.map((row) =>
    [...row].map((character) => {
      const pixel = PIXELS[character];
      if (pixel === undefined) throw new RangeError(`"${character}" is no pixel`);
      return pixel;
    }),
  );
}

/** Upside down: the anti-king is the king's bitmap turned by this. */
export const mirrored = (bitmap: Bitmap): Bitmap => bitmap.toReversed();

/**
 * Twice as large, corners rounded (the Scale2x rule): each pixel becomes four, and one of the four takes the
 * colour of its two outer neighbours when these agree and the opposite two do not.
 */
export function doubled(bitmap: Bitmap): Bitmap {
  const at = (row: number, column: number): Pixel => bitmap[row]?.[column] ?? "ground";
  return bitmap.flatMap((pixels, row) => {
    const top: Pixel[] = [];
    const bottom: Pixel[] = [];
    pixels.forEach((own, column) => {
      const up = at(row - 1, column);
      const down = at(row + 1, column);
      const left = at(row, column - 1);
      const right = at(row, column + 1);
      const smooth = up !== down && left !== right;
      top.push(smooth && left === up ? up : own, smooth && up === right ? up : own);
      bottom.push(smooth && left === down ? down : own, smooth && down === right ? down : own);
    });
    return [top, bottom];
  });
}

/** Only the outline: a pixel with the piece on all four sides becomes a detail, any other one body. */
export function outlined(bitmap: Bitmap): Bitmap {
  const solid = (row: number, column: number): boolean => (bitmap[row]?.[column] ?? "ground") !== "ground";
  return bitmap.map((pixels, row) =>
    pixels.map((pixel, column) => {
      if (pixel === "ground") return pixel;
      const inner =
        solid(row - 1, column) && solid(row + 1, column) && solid(row, column - 1) && solid(row, column + 1);
      return inner ? "detail" : "body";
    }),
  );
}

/**
 * A rim of body around a core of details, with what were details on it as body: as different from the filled picture as
 * can be without changing the silhouette.
 */
export const hollowed = (bitmap: Bitmap): Bitmap =>
  outlined(bitmap).map((pixels, row) =>
    pixels.map((pixel, column) =>
      pixel === "detail" && bitmap[row]?.[column] === "detail" ? "body" : pixel,
    ),
  );

/** Two pixel rows a character row, as half blocks show them. An odd last row stands above ground. */
export function artOfBitmap(bitmap: Bitmap): Art {
  const rows: (readonly ArtCell[])[] = [];
  for (let row = 0; row < bitmap.length; row += 2) {
    const lower = bitmap[row + 1];
    rows.push(
      (bitmap[row] ?? []).map((upper, column) => ({
        kind: "pixels",
        upper,
        lower: lower?.[column] ?? "ground",
      })),
    );
  }
  return rows;
}

/**
 * The same in pixels half as wide, with corners rounded: as in the picture of twice the size, of whose pixels each is two,
 * one above the other, and ground where one of them is.
 */
export function quadrantArt(bitmap: Bitmap): Art {
  const fine = doubled(bitmap);
  const at = (row: number, column: number): Pixel => {
    const upper = fine[row]?.[column] ?? "ground";
    const lower = fine[row + 1]?.[column] ?? "ground";
    if (upper === "ground" || lower === "ground") return "ground";
    return upper === lower ? upper : "body";
  };
  return Array.from({ length: Math.ceil(bitmap.length / 2) }, (_, row) =>
    (bitmap[0] ?? []).map((_, column) => ({
      kind: "quadrants",
      pixels: [
        at(4 * row, 2 * column),
        at(4 * row, 2 * column + 1),
        at(4 * row + 2, 2 * column),
        at(4 * row + 2, 2 * column + 1),
      ],
    })),
  );
}

/** The share of pixels in which two bitmaps of one size differ, 0 to 1; a detail counts as its body. */
export function difference(one: Bitmap, other: Bitmap): number {
  const solid = (pixel: Pixel | undefined): boolean => pixel !== undefined && pixel !== "ground";
  let different = 0;
  let total = 0;
  one.forEach((pixels, row) => {
    pixels.forEach((pixel, column) => {
      total += 1;
      if (solid(pixel) !== solid(other[row]?.[column])) different += 1;
    });
  });
  return different / total;
}
