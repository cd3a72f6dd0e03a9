/** The colours of the 256 that are the same everywhere: a cube of six levels, and greys. */
import { contrast, distance } from "../color.ts";
import type { Paint } from "../paint.ts";
import type { BoardPalette, PiecePaints } from "../theme.ts";

export const FIXED = Array.from({ length: 240 }, (_, index) => 16 + index);

/** What WCAG 2 asks between a picture and its ground; no ground has to be better than in true colour. */
const PICTURE_CONTRAST = 3;

/** The colours on which the pieces of both sides stand out, or at least as well as on a ground in true colour. */
export function readableGrounds(paint: Paint, board: BoardPalette, sides: PiecePaints): number[] {
  return FIXED.filter((candidate) =>
    (["white", "black"] as const).every(
      (color) =>
        contrast(sides[color].body, candidate) >=
        Math.min(PICTURE_CONTRAST, contrast(board[color].body, paint)),
    ),
  );
}

/** The nearest colour in which signs are readable on a ground, if there is one. */
export function inkOn(ground: number, ink: Paint): number {
  const readable = FIXED.filter((candidate) => contrast(candidate, ground) >= PICTURE_CONTRAST);
  return nearest(ink, readable.length > 0 ? readable : FIXED);
}

/** The nearest colour to the eye. */
export function nearest(paint: Paint, candidates: readonly number[] = FIXED): number {
  const [first = 16, ...others] = candidates;
  let best = first;
  let least = distance(paint, first);
  for (const candidate of others) {
    const far = distance(paint, candidate);
    if (far < least) [best, least] = [candidate, far];
  }
  return best;
}
