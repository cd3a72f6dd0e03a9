import { contrast, distance, luminanceOf, oklabOf } from "../color.ts";
import type { Paint } from "../paint.ts";
import type { BoardPalette, PiecePaints, Tint, TintName } from "../theme.ts";
import { FIXED, inkOn, nearest, readableGrounds } from "./fixed-colors.ts";

/** Notes by the overlay that shows them together. */
const TINTS: readonly (readonly TintName[])[] = [
  ["reach", "haven"],
  ["attacked"],
  ["held", "holder"],
  ["taker", "prey"],
];

/**
 * Overlays of 256 colours: what a note means is its hue, so hues come first, and both shades of a note may become one
 * colour where the cube has no other. Overlays are never seen together and may share colours, but not with marks.
 */
export function tintsOf256(board: BoardPalette, { fills, squares, sides }: Drawn): BoardPalette["tints"] {
  const marks = Object.values(fills).map(({ fill }) => fill);
  const tints: Record<TintName, Tint> = { ...board.tints };
  for (const names of TINTS) {
    const beside: Readonly<Record<Shade, Paint[]>> = { light: [squares.light], dark: [squares.dark] };
    for (const name of names) {
      const { fill, ink } = board.tints[name];
      if (fill === undefined) continue;
      const near = (shade: Shade, darkerThan?: Paint): number =>
        tintNear(fill[shade], { beside: beside[shade], marks, darkerThan, board, sides });
      const light = near("light");
      // Alone it may cover much of the board, on which squares must still be seen.
      const dark = near("dark", names.length === 1 ? light : undefined);
      beside.light.push(light);
      beside.dark.push(dark);
      tints[name] = { fill: { light, dark }, ink: inkOn(light, ink) };
    }
  }
  return tints;
}

type Shade = "light" | "dark";

/** What of a palette of the 256 has been chosen before its overlays. */
interface Drawn {
  readonly fills: BoardPalette["fills"];
  readonly squares: Readonly<Record<Shade, number>>;
  readonly sides: PiecePaints;
}

/** Degrees between hues that still have the same name, the first that something fits counts. */
const SAME_HUE = [30, 45, 60];
/** How much of its strength a colour keeps at least, and how far it stays from what is seen beside it. */
const STRENGTH = 0.5;
const SEEN = 3.5;
/** Between the colours of a note on light squares and on dark ones. */
const SHADES_CONTRAST = 1.15;

interface Surroundings {
  /** What it must be told from, and what it must not be the same as. */
  readonly beside: readonly Paint[];
  readonly marks: readonly Paint[];
  /** The same note's colour on light squares, where this has to be darker if the cube has two such colours. */
  readonly darkerThan: Paint | undefined;
  readonly board: BoardPalette;
  readonly sides: PiecePaints;
}

/** The nearest colour of about the same hue on which both sides' pieces stand out, apart from others. */
function tintNear(paint: Paint, { beside, marks, darkerThan, board, sides }: Surroundings): number {
  const readable = readableGrounds(paint, board, sides).filter(
    (candidate) => !marks.includes(candidate) && beside.every((other) => distance(candidate, other) >= SEEN),
  );
  const { hue, strength } = hueOf(paint);
  const isAlike = (candidate: number, degrees: number): boolean => {
    const own = hueOf(candidate);
    const turn = Math.abs(own.hue - hue);
    return Math.min(turn, 360 - turn) <= degrees && own.strength >= STRENGTH * strength;
  };
  const alike = SAME_HUE.map((degrees) => readable.filter((candidate) => isAlike(candidate, degrees)));
  const isDarker = (candidate: number): boolean =>
    darkerThan !== undefined &&
    contrast(candidate, darkerThan) >= SHADES_CONTRAST &&
    luminanceOf(candidate) < luminanceOf(darkerThan);
  const choices = [...alike.map((same) => same.filter(isDarker)), ...alike, readable, FIXED];
  return nearest(
    paint,
    choices.find((each) => each.length > 0),
  );
}

/** The hue of a colour in degrees, and how far it is from grey. */
function hueOf(paint: Paint): { readonly hue: number; readonly strength: number } {
  const [, a, b] = oklabOf(paint);
  return { hue: (Math.atan2(b, a) * 180) / Math.PI, strength: Math.hypot(a, b) };
}
