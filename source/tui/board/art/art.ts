/** One half of a character cell: what is behind the piece, the piece's body, or a detail drawn on the body. */
export type Pixel = "ground" | "body" | "detail";

/** One cell of a piece's picture. */
export type ArtCell =
  | { readonly kind: "pixels"; readonly upper: Pixel; readonly lower: Pixel }
  /** Four pixels half as wide: the upper left one, the upper right, the lower left, the lower right. */
  | { readonly kind: "quadrants"; readonly pixels: readonly [Pixel, Pixel, Pixel, Pixel] }
  /** A character in the piece's colour on the ground, or cut out of the piece's body. */
  | { readonly kind: "character"; readonly text: string; readonly on: "ground" | "body" }
  /** The edge of a plate: a cell of body; the text is what a hollow plate shows there. */
  | { readonly kind: "rim"; readonly text: string };

/** A piece's picture as rows of cells, all of one length. */
export type Art = readonly (readonly ArtCell[])[];

/** Nothing of the piece here: the square shows through. */
export const GROUND: ArtCell = { kind: "pixels", upper: "ground", lower: "ground" };

/** Text as a row of cells on the ground; spaces let the square show through. */
export const artRow = (text: string): readonly ArtCell[] =>
  [...text].map((character) =>
    character === " " ? GROUND : { kind: "character", text: character, on: "ground" },
  );
