import { type Art, artRow } from "./art.ts";
import { artOfBitmap, doubled, parseBitmap } from "./bitmap.ts";
import type { Characters } from "./piece-set.ts";

const DISC_3X4 = parseBitmap(`
  .#.
  ###
  ###
  .#.`);

const DISC_6X6 = parseBitmap(`
  .####.
  ######
  ######
  ######
  ######
  .####.`);

/** The dot on a square the picked piece may go to, growing with the square's rows. */
export function targetArt(rows: number, characters: Characters): Art {
  if (characters === "ascii") return [artRow("o")];
  if (rows === 1) return [artRow("•")];
  if (rows === 2) return ["▄", "▀"].map(artRow);
  if (rows === 3) return [artRow("▐█▌")];
  const disc = rows < 8 ? DISC_3X4 : rows < 16 ? DISC_6X6 : doubled(DISC_6X6);
  // A disc in the very middle may begin at the lower half of a cell: then a line of ground goes above and below it.
  const startsAtLowerHalf = ((2 * rows - disc.length) / 2) % 2 === 1;
  const line = (disc[0] ?? []).map(() => "ground" as const);
  return artOfBitmap(startsAtLowerHalf ? [line, ...disc, line] : disc);
}
