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
  const tints = Object.entries(board.tints).map(([name, { fill }]) => {
    if (fill === undefined) throw new Error(`${name} has no colour`);
    return [name, fill] as const;
  });
  const grounds: readonly (readonly [string, Paint])[] = [
    ["light square", board.lightSquare],
    ["dark square", board.darkSquare],
    ...Object.entries(board.fills).map(([name, { fill }]) => [name, fill] as const),
    ...tints.flatMap(([name, { light, dark }]): [string, Paint][] => [
      [`${name} on a light square`, light],
      [`${name} on a dark square`, dark],
    ]),
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

  test("no two marks or notes share a colour", () => {
    const fills = Object.values(board.fills).map(({ fill }) => fill);
    const all = [...fills, ...tints.flatMap(([, { light, dark }]) => [...new Set([light, dark])])];
    expect(new Set([...all, board.lightSquare, board.darkSquare]).size).toBe(all.length + 2);
  });

  test("counts and signs stand out on every note", () => {
    for (const { fill, ink } of Object.values(board.tints)) {
      expect(fill && contrast(ink, fill.light)).toBeGreaterThanOrEqual(3);
      expect(fill && contrast(ink, fill.dark)).toBeGreaterThanOrEqual(3);
    }
  });

  // The cube of 256 colours has too few between both sides' pieces for every tone to have two that are far apart.
  test("under the note of attacks, which covers much of the board, light and dark squares are told apart", () => {
    const { fill } = board.tints.attacked;
    expect(fill && contrast(fill.light, fill.dark)).toBeGreaterThanOrEqual(tier === "256" ? 1.15 : 1.5);
  });

  test("dimmed pieces are fainter than the others and still seen, whose they are too", () => {
    const { dimmed } = board;
    if (dimmed === "letters") throw new Error("there are colours enough to dim with");
    for (const square of [board.lightSquare, board.darkSquare]) {
      for (const side of ["white", "black"] as const) {
        const faint = contrast(dimmed[side].body, square);
        expect(faint).toBeGreaterThanOrEqual(1.5);
        expect(faint).toBeLessThan(contrast(board[side].body, square));
        expect(contrast(dimmed[side].letter, dimmed[side].body)).toBeGreaterThanOrEqual(3);
      }
    }
    expect(contrast(dimmed.white.body, dimmed.black.body)).toBeGreaterThanOrEqual(3);
  });
});

test("with sixteen colours, backgrounds stay among the first eight, all the Linux console has", () => {
  const { board } = SLATE.palettes["16"];
  const backgrounds = [
    board.lightSquare,
    board.darkSquare,
    ...Object.values(board.fills).map(({ fill }) => fill),
    ...Object.values(board.tints).flatMap(({ fill }) => (fill === undefined ? [] : [fill.light, fill.dark])),
  ];
  for (const paint of backgrounds) expect(typeof paint === "number" && paint < 8).toBe(true);
});
