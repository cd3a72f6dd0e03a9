/** Whether the colours of a theme can be told apart where that matters, by the names its file has for them. */
import { contrast } from "../color.ts";
import type { Paint } from "../paint.ts";
import type { BoardPalette } from "../theme.ts";

/** Two colours that should differ more; the ratios are those of WCAG 2, from 1 to 21. */
export interface FaintPair {
  /** "white.body". */
  readonly front: string;
  /** "squares.light". */
  readonly back: string;
  readonly ratio: number;
  readonly least: number;
}

/** What WCAG 2 asks of pictures against what is around them. */
const PICTURE = 3;
/** What has a place and a shape of its own. */
const POINTER = 2.5;
/** Large areas side by side. */
const AREAS = 1.5;

type Named = readonly [name: string, paint: Paint];

/** The pairs of a board's colours that are too much alike, the worst first. Not for the first 16 colours. */
export function faintPairs({ lightSquare, darkSquare, fills, tints, ...board }: BoardPalette): FaintPair[] {
  const light: Named = ["squares.light", lightSquare];
  const dark: Named = ["squares.dark", darkSquare];
  const marks = Object.entries(fills).map(([name, fill]) => ({
    ground: named(`marks.${name}`, fill.fill),
    ...fill,
  }));
  const notes = Object.entries(tints).flatMap(([name, { fill, ink }]) =>
    (fill === undefined ? [] : [fill.light, fill.dark]).map((paint) => ({
      ground: named(`overlays.${name}`, paint),
      ink,
    })),
  );
  const grounds = [light, dark, ...[...marks, ...notes].map(({ ground }) => ground)];
  const sides = (["white", "black"] as const).map((side) => ({ side, ...board[side] }));
  const pairs = [
    ...sides.flatMap(({ side, body }) =>
      grounds.map((ground) => pair([`${side}.body`, body], ground, PICTURE)),
    ),
    ...sides.map(({ side, letter, body }) =>
      pair([`${side}.letter`, letter], [`${side}.body`, body], PICTURE),
    ),
    ...[...marks, ...notes].map(({ ink, ground }) => pair(["ink", ink], ground, PICTURE)),
    ...[light, dark].flatMap((square) => [
      pair(["cursor", board.cursor], square, POINTER),
      pair(["target", board.target], square, POINTER),
    ]),
    pair(light, dark, AREAS),
  ];
  // Most overlays are as bright as the squares under them: alike, those come first that are written down themselves.
  const badness = ({ ratio, least }: FaintPair): number => Math.round((20 * ratio) / least);
  return pairs
    .filter(({ ratio, least }) => ratio < least)
    .sort((one, other) => badness(one) - badness(other));
}

const named = (name: string, paint: Paint): Named => [name, paint];

const pair = ([front, one]: Named, [back, other]: Named, least: number): FaintPair => ({
  front,
  back,
  ratio: contrast(one, other),
  least,
});
