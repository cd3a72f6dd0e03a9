import { describe, expect, test } from "vitest";
import { contrast, distance, oklabOf } from "../../../source/tui/board/color.ts";
import type { Paint } from "../../../source/tui/board/paint.ts";
import type { BoardPalette, FillName } from "../../../source/tui/board/theme.ts";
import { THEMES } from "../../../source/tui/board/themes/themes.ts";
import { seenAs, VISIONS } from "./colour-vision.ts";

/** What WCAG 2 asks of pictures against what is around them; signs here are bold and alone, so the same does for them. */
const PICTURE = 3;
/** What it asks of text. */
const TEXT = 4.5;
/** Four times what can just be seen side by side. */
const FAR = 8;
/** Enough where something else, a sign or a digit, says the same. */
const NEAR = 3.4;

/** The marks that nothing but their colour tells apart in large squares. */
const UNSIGNED: readonly FillName[] = ["selected", "lastFrom", "lastTo", "highlighted"];
const SIGNED: readonly FillName[] = ["check", "antiCheck", "capture", "mustCapture"];

/** Notes that one overlay shows together. */
const TOGETHER = [
  ["haven", "reach"],
  ["held", "holder"],
  ["taker", "prey"],
] as const;

function tintsOf({ tints }: BoardPalette): readonly (readonly [string, { light: Paint; dark: Paint }])[] {
  return Object.entries(tints).map(([name, { fill }]) => {
    if (fill === undefined) throw new Error(`${name} has no colour`);
    return [name, fill] as const;
  });
}

/** How far a colour is from grey. */
const strengthOf = (paint: Paint): number => Math.hypot(...oklabOf(paint).slice(1));

/** Degrees between the hues of two colours. */
function hueDistance(one: Paint, other: Paint): number {
  const degrees = (paint: Paint): number => {
    const [, a, b] = oklabOf(paint);
    return (Math.atan2(b, a) * 180) / Math.PI;
  };
  const turn = Math.abs(degrees(one) - degrees(other));
  return Math.min(turn, 360 - turn);
}

test("there are six themes or more, each with a name of its own", () => {
  const names = THEMES.map(({ name }) => name);
  expect(names.length).toBeGreaterThanOrEqual(6);
  expect(new Set(names).size).toBe(names.length);
  expect(names).toEqual(expect.arrayContaining(["contrast", "colorblind"]));
});

const CASES = THEMES.flatMap((theme) =>
  (["truecolor", "256"] as const).map((tier) => ({ name: theme.name, tier, theme })),
);

describe.each(CASES)("$name in $tier", ({ name, tier, theme }) => {
  const { board, texts } = theme.palettes[tier];
  const { lightSquare, darkSquare, fills } = board;
  const squares = [lightSquare, darkSquare];
  const tints = tintsOf(board);

  test("both sides' pieces stand out on squares and on every mark and note", () => {
    const least = name === "contrast" ? 3.4 : PICTURE;
    for (const side of ["white", "black"] as const) {
      for (const square of squares)
        expect(contrast(board[side].body, square), side).toBeGreaterThanOrEqual(least);
      for (const [mark, { fill }] of Object.entries(fills))
        expect(contrast(board[side].body, fill), `${side} on ${mark}`).toBeGreaterThanOrEqual(PICTURE);
      for (const [note, { light, dark }] of tints)
        for (const ground of [light, dark])
          expect(contrast(board[side].body, ground), `${side} on ${note}`).toBeGreaterThanOrEqual(PICTURE);
    }
  });

  test("the two sides are as far apart as black and white", () => {
    expect(contrast(board.white.body, board.black.body)).toBeGreaterThanOrEqual(15);
  });

  test("the letter on a token is readable", () => {
    for (const paint of [board.white, board.black])
      expect(contrast(paint.letter, paint.body)).toBeGreaterThanOrEqual(7);
  });

  test("light and dark squares are told apart", () => {
    expect(contrast(lightSquare, darkSquare)).toBeGreaterThanOrEqual(1.5);
  });

  test("a mark is far from both squares, and from every other mark without a sign", () => {
    for (const mark of [...UNSIGNED, ...SIGNED])
      for (const square of squares)
        expect(distance(fills[mark].fill, square), mark).toBeGreaterThanOrEqual(7);
    for (const one of UNSIGNED)
      for (const other of UNSIGNED)
        if (one !== other)
          expect(distance(fills[one].fill, fills[other].fill), `${one}, ${other}`).toBeGreaterThanOrEqual(
            FAR,
          );
  });

  test("no two marks share a colour, and no note has that of a mark or a square", () => {
    const grounds = [...Object.values(fills).map(({ fill }) => fill), ...squares];
    expect(new Set(grounds).size).toBe(grounds.length);
    for (const [note, { light, dark }] of tints)
      for (const paint of [light, dark]) expect(grounds, note).not.toContain(paint);
  });

  test("a note has one hue on all squares, that of the theme", () => {
    const truecolor = tintsOf(theme.palettes.truecolor.board);
    for (const [index, [note, { light, dark }]] of tints.entries())
      for (const [paint, model] of [
        [light, truecolor[index]?.[1].light],
        [dark, truecolor[index]?.[1].dark],
      ] as const) {
        expect(hueDistance(paint, model ?? paint), note).toBeLessThanOrEqual(60);
        expect(strengthOf(paint), note).toBeGreaterThanOrEqual(0.5 * strengthOf(model ?? paint));
      }
  });

  test("signs and counts stand out on every mark and note", () => {
    for (const { fill, ink } of Object.values(fills))
      expect(contrast(ink, fill)).toBeGreaterThanOrEqual(PICTURE);
    for (const { fill, ink } of Object.values(board.tints)) {
      expect(fill && contrast(ink, fill.light)).toBeGreaterThanOrEqual(PICTURE);
      expect(fill && contrast(ink, fill.dark)).toBeGreaterThanOrEqual(PICTURE);
    }
  });

  test("the cursor and the target's dot stand out on both squares", () => {
    for (const square of squares) {
      expect(contrast(board.cursor, square)).toBeGreaterThanOrEqual(2.5);
      expect(contrast(board.target, square)).toBeGreaterThanOrEqual(2.5);
    }
  });

  test("a note is seen on its square, and told from what its overlay shows beside it", () => {
    for (const [note, { light, dark }] of tints) {
      expect(distance(light, lightSquare), `${note} on light`).toBeGreaterThanOrEqual(NEAR);
      expect(distance(dark, darkSquare), `${note} on dark`).toBeGreaterThanOrEqual(NEAR);
    }
    for (const [one, other] of TOGETHER) {
      const [first, second] = [board.tints[one].fill, board.tints[other].fill];
      for (const shade of ["light", "dark"] as const)
        expect(
          distance(first?.[shade] ?? 0, second?.[shade] ?? 0),
          `${one}, ${other}`,
        ).toBeGreaterThanOrEqual(NEAR);
    }
  });

  test("under the note of attacks, which covers much of the board, light and dark squares are told apart", () => {
    const { fill } = board.tints.attacked;
    expect(fill && contrast(fill.light, fill.dark)).toBeGreaterThanOrEqual(tier === "256" ? 1.15 : 1.5);
  });

  test("dimmed pieces are fainter than the others and still seen, whose they are too", () => {
    const { dimmed } = board;
    if (dimmed === "letters") throw new Error("there are colours enough to dim with");
    for (const side of ["white", "black"] as const) {
      for (const square of squares) {
        const faint = contrast(dimmed[side].body, square);
        expect(faint).toBeGreaterThanOrEqual(1.5);
        expect(faint).toBeLessThan(contrast(board[side].body, square));
      }
      expect(contrast(dimmed[side].letter, dimmed[side].body)).toBeGreaterThanOrEqual(PICTURE);
    }
    expect(contrast(dimmed.white.body, dimmed.black.body)).toBeGreaterThanOrEqual(PICTURE);
  });

  test.each([
    ["dark", "#1c1c1c"],
    ["light", "#ffffff"],
  ] as const)("texts are readable on the terminal's own background where that is %s", (kind, background) => {
    const { text, ...tones } = texts[kind];
    expect(text).toBeUndefined();
    expect(Object.keys(tones)).toHaveLength(5);
    for (const [tone, paint] of Object.entries<Paint | undefined>(tones))
      expect(contrast(paint ?? background, background), tone).toBeGreaterThanOrEqual(
        name === "contrast" ? 7 : TEXT,
      );
  });
});

describe.each(VISIONS)("the theme for colour-blind players, seen with %s vision", (vision) => {
  const theme = THEMES.find(({ name }) => name === "colorblind");
  if (theme === undefined) throw new Error("there is no such theme");

  describe.each(["truecolor", "256"] as const)("in %s", (tier) => {
    const { board } = theme.palettes[tier];
    const { lightSquare, darkSquare, fills, tints } = board;
    const seen = (paint: Paint): Paint => seenAs(paint, vision);
    const apart = (one: Paint, other: Paint): number => distance(seen(one), seen(other));

    test("both sides' pieces stand out on squares and on every mark", () => {
      for (const side of ["white", "black"] as const) {
        for (const ground of [lightSquare, darkSquare, ...Object.values(fills).map(({ fill }) => fill)])
          expect(contrast(seen(board[side].body), seen(ground)), `${side}`).toBeGreaterThanOrEqual(2.5);
      }
      expect(contrast(seen(board.white.body), seen(board.black.body))).toBeGreaterThanOrEqual(15);
    });

    test("marks without a sign are far from each other and from the squares, the others not too near", () => {
      for (const mark of [...UNSIGNED, ...SIGNED]) {
        const least = UNSIGNED.includes(mark) ? 7 : NEAR;
        for (const square of [lightSquare, darkSquare])
          expect(apart(fills[mark].fill, square), mark).toBeGreaterThanOrEqual(least);
      }
      for (const one of UNSIGNED)
        for (const other of UNSIGNED)
          if (one !== other)
            expect(apart(fills[one].fill, fills[other].fill), `${one}, ${other}`).toBeGreaterThanOrEqual(FAR);
    });

    test("squares within an anti-king's reach are told from its other havens", () => {
      const [haven, reach] = [tints.haven.fill, tints.reach.fill];
      for (const shade of ["light", "dark"] as const)
        expect(apart(haven?.[shade] ?? 0, reach?.[shade] ?? 0)).toBeGreaterThanOrEqual(NEAR);
    });
  });
});

/** What the sixteen colours are in some terminals. */
const SHADES = {
  "the Linux console": "000 a00 0a0 a50 00a a0a 0aa aaa 555 f55 5f5 ff5 55f f5f 5ff fff",
  xterm: "000 c00 0c0 cc0 00e c0c 0cc eee 777 f00 0f0 ff0 55f f0f 0ff fff",
  Windows: "111 c12 1a0 b90 03d 819 39d ccc 777 e45 1c1 ffa 37f b0a 6dd fff",
} as const;

describe.each(Object.entries(SHADES))("sixteen colours on %s", (_, text) => {
  const shades = text.split(" ").map((shade): Paint => `#${shade.replace(/./g, "$&$&")}`);
  const shade = (paint: Paint): Paint => (typeof paint === "number" ? (shades[paint] ?? paint) : paint);

  test.each(THEMES)("both sides' pieces stand out on squares and on marks under them ($name)", (theme) => {
    const { board } = theme.palettes["16"];
    const grounds = [
      board.lightSquare,
      board.darkSquare,
      ...[...board.grounds].map((name) => board.fills[name].fill),
    ];
    for (const ground of grounds) {
      expect(contrast(shade(board.white.body), shade(ground))).toBeGreaterThanOrEqual(PICTURE);
      expect(contrast(shade(board.black.body), shade(ground))).toBeGreaterThanOrEqual(2.4);
    }
    for (const ink of [board.cursor, board.target])
      for (const square of [board.lightSquare, board.darkSquare])
        expect(contrast(shade(ink), shade(square))).toBeGreaterThanOrEqual(2.5);
  });

  test.each(THEMES)("texts are readable on a dark background and on a light one ($name)", (theme) => {
    const { dark, light } = theme.palettes["16"].texts;
    for (const [texts, ground] of [
      [dark, 0],
      [light, 15],
    ] as const)
      for (const tone of ["accent", "good", "warning", "danger"] as const)
        expect(contrast(shade(texts[tone] ?? 15 - ground), shade(ground)), tone).toBeGreaterThanOrEqual(2.5);
  });

  test.each(THEMES)("the two sides are far apart in colour ($name)", (theme) => {
    const { white, black } = theme.palettes["16"].board;
    expect(distance(shade(white.body), shade(black.body))).toBeGreaterThanOrEqual(FAR);
  });

  test.each(["colorblind", "contrast"])("in %s the two sides are far apart in brightness", (name) => {
    const board = THEMES.find((theme) => theme.name === name)?.palettes["16"].board;
    expect(board && contrast(shade(board.white.body), shade(board.black.body))).toBeGreaterThanOrEqual(1.6);
  });
});

test.each(THEMES)("with sixteen colours, backgrounds stay among the first eight ($name)", (theme) => {
  const { board } = theme.palettes["16"];
  const backgrounds = [
    board.lightSquare,
    board.darkSquare,
    ...Object.values(board.fills).map(({ fill }) => fill),
    ...Object.values(board.tints).flatMap(({ fill }) => (fill === undefined ? [] : [fill.light, fill.dark])),
  ];
  for (const paint of backgrounds) expect(typeof paint === "number" && paint < 8).toBe(true);
});
