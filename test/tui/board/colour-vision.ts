/** How colours look to people who lack one kind of cone: Machado, Oliveira and Fernandes (2009), severity 1. */
import { type Hex, hexOfLinear, linearOf } from "../../../source/tui/board/color.ts";
import type { Paint } from "../../../source/tui/board/paint.ts";

type Row = readonly [number, number, number];
type Matrix = readonly [Row, Row, Row];

/** For the light of red, green and blue. */
const MATRICES = {
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
} as const satisfies Record<string, Matrix>;

export type Vision = "full" | keyof typeof MATRICES;

export const VISIONS: readonly Vision[] = ["full", "protanopia", "deuteranopia", "tritanopia"];

/** A colour as it is seen. */
export function seenAs(paint: Paint, vision: Vision): Paint {
  if (vision === "full") return paint;
  const [red, green, blue] = linearOf(paint);
  const light = ([r, g, b]: Row): number => r * red + g * green + b * blue;
  const [first, second, third] = MATRICES[vision];
  const seen: Hex = hexOfLinear([light(first), light(second), light(third)]);
  return seen;
}
