import { describe, expect, test } from "vitest";
import { SLATE } from "../../../source/tui/board/default-theme.ts";
import type { Paint } from "../../../source/tui/board/paint.ts";
import { rgbOfHex } from "../../../source/tui/board/render-cells.ts";

/** The fixed part of the 256 colours: a cube of six levels, then greys. */
function rgbOf(paint: Paint): readonly [number, number, number] {
  if (typeof paint === "string") return rgbOfHex(paint);
  if (paint < 16) throw new RangeError(`what colour ${paint} is, is the terminal's choice`);
  if (paint >= 232) return [8 + 10 * (paint - 232), 8 + 10 * (paint - 232), 8 + 10 * (paint - 232)];
  const level = (step: number): number => (step === 0 ? 0 : 55 + 40 * step);
  const index = paint - 16;
  return [level(Math.floor(index / 36)), level(Math.floor(index / 6) % 6), level(index % 6)];
}

/** Relative luminance as WCAG 2 defines it. */
function luminance(paint: Paint): number {
  const [red, green, blue] = rgbOf(paint).map((value) => {
    const part = value / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * (red ?? 0) + 0.7152 * (green ?? 0) + 0.0722 * (blue ?? 0);
}

function contrast(one: Paint, other: Paint): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

describe.each(["truecolor", "256"] as const)("the default theme in %s", (tier) => {
  const { board } = SLATE.palettes[tier];
  const grounds: readonly (readonly [string, Paint])[] = [
    ["light square", board.lightSquare],
    ["dark square", board.darkSquare],
    ...Object.entries(board.fills).map(([name, { fill }]) => [name, fill] as const),
  ];

  test.each(grounds)("both sides' pieces stand out on %s by three to one", (_, ground) => {
    expect(contrast(board.white.body, ground)).toBeGreaterThanOrEqual(3);
    expect(contrast(board.black.body, ground)).toBeGreaterThanOrEqual(3);
  });

  test("signs stand out on every mark, the cursor and the target's dot on both squares", () => {
    for (const { fill, ink } of Object.values(board.fills))
      expect(contrast(ink, fill)).toBeGreaterThanOrEqual(3);
    for (const square of [board.lightSquare, board.darkSquare]) {
      expect(contrast(board.cursor, square)).toBeGreaterThanOrEqual(2.5);
      expect(contrast(board.target, square)).toBeGreaterThanOrEqual(2.5);
    }
  });

  test("the letter on a token is readable", () => {
    for (const paint of [board.white, board.black])
      expect(contrast(paint.letter, paint.body)).toBeGreaterThanOrEqual(7);
  });

  test("light and dark squares are told apart", () => {
    expect(contrast(board.lightSquare, board.darkSquare)).toBeGreaterThanOrEqual(1.5);
  });

  test("no two marks share a colour", () => {
    const fills = Object.values(board.fills).map(({ fill }) => fill);
    expect(new Set([...fills, board.lightSquare, board.darkSquare]).size).toBe(fills.length + 2);
  });
});

test("with sixteen colours, backgrounds stay among the first eight, all the Linux console has", () => {
  const { board } = SLATE.palettes["16"];
  const backgrounds = [
    board.lightSquare,
    board.darkSquare,
    ...Object.values(board.fills).map(({ fill }) => fill),
  ];
  for (const paint of backgrounds) expect(typeof paint === "number" && paint < 8).toBe(true);
});
