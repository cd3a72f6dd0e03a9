import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { COLORS } from "../../../source/rules/piece.ts";
import type { Position } from "../../../source/rules/position.ts";
import type { Square } from "../../../source/rules/square.ts";
import { boardView } from "../../../source/tui/board/board-view.ts";
import { drawBoard } from "../../../source/tui/board/draw-board.ts";
import type { LegendStyle } from "../../../source/tui/board/legend.ts";
import { legendOf } from "../../../source/tui/board/overlay-legend.ts";
import {
  attacksOverlay,
  capturesOverlay,
  havenOverlay,
  holdersOverlay,
} from "../../../source/tui/board/overlay-notes.ts";
import { NOTE_TONES, type NoteTone, type Overlay } from "../../../source/tui/board/overlay-view.ts";
import { plainBlock } from "../../../source/tui/board/render-cells.ts";
import { SQUARE_SIZES } from "../../../source/tui/board/square-size.ts";
import { choices, IDS, playAtRandom } from "../../rules/random-play.ts";
import { play, positionOf } from "../../support/fixtures.ts";
import { named, style } from "./support.ts";

const overlaysOf = (position: Position): Overlay[] => [
  ...COLORS.flatMap((color) => [havenOverlay(position, color), attacksOverlay(position, color)]),
  holdersOverlay(position),
  capturesOverlay(position),
];

const words = (overlay: Overlay, look: Partial<LegendStyle> = {}): readonly string[] => {
  const { long, short } = legendOf(overlay, style(look));
  return plainBlock([long, short]);
};

describe("legends", () => {
  test("of havens", () => {
    expect(words(havenOverlay(positionOf("antiking2"), "w"))).toMatchInlineSnapshot(`
      [
        " 2  haven for White's anti-king · ▒3▒ in reach · digit: attackers",
        " 2  haven · ▒3▒ in reach · n: attackers",
      ]
    `);
    expect(words(havenOverlay(positionOf("antiking2"), "w"), { characters: "ascii" })).toMatchInlineSnapshot(`
      [
        " 2  haven for White's anti-king | #3# in reach | digit: attackers",
        " 2  haven | #3# in reach | n: attackers",
      ]
    `);
  });

  test("of havens none of which is within reach, of those within reach only, and of none", () => {
    const start = positionOf("antiking2");
    expect(words(havenOverlay(start, "b"))).toMatchInlineSnapshot(`
      [
        " 2  haven for Black's anti-king · digit: attackers",
        " 2  haven · n: attackers",
      ]
    `);
    const near: Overlay = {
      ...havenOverlay(start, "w"),
      squares: new Map([[named("c6"), { tone: "reach", count: 3 }]]),
    };
    expect(words(near)).toMatchInlineSnapshot(`
      [
        "▒3▒ haven for White's anti-king, in reach · digit: attackers",
        "▒3▒ in reach · n: attackers",
      ]
    `);
    expect(words({ ...near, squares: new Map() })).toMatchInlineSnapshot(`
      [
        "no haven for White's anti-king",
        "no haven for White's anti-king",
      ]
    `);
  });

  test("of attacks, more than nine on one square too", () => {
    const overlay = attacksOverlay(positionOf("chess"), "w");
    expect(words(overlay)).toMatchInlineSnapshot(`
      [
        " 1  attacked or guarded by White · digit: by how many",
        " 1  attacked by White · n: how often",
      ]
    `);
    const many = new Map([...overlay.squares, [named("e4"), { tone: "attacked", count: 12 } as const]]);
    expect(words({ ...overlay, squares: many })).toMatchInlineSnapshot(`
      [
        " 1  attacked or guarded by White · digit: by how many, +: over 9",
        " 1  attacked by White · n: how often",
      ]
    `);
  });

  test("of holders", () => {
    const position = positionOf("antiking2", "a6k/6b1/7A/8/8/8/1Q6/R3K3 w Q - 0 1");
    expect(words(holdersOverlay(position))).toMatchInlineSnapshot(`
      [
        "> < may not move because of a royal · < > attacks White's anti-king",
        "> < may not move · < > holds anti-king",
      ]
    `);
    expect(words(holdersOverlay(positionOf("chess")))).toMatchInlineSnapshot(`
      [
        "no royal ties a piece of White's",
        "no royal ties a piece of White's",
      ]
    `);
  });

  test("of captures", () => {
    const position = play(positionOf("antichess"), "e2e3 b7b5");
    expect(words(capturesOverlay(position))).toMatchInlineSnapshot(`
      [
        "*  can take · x  can be taken ·  P  the rest · 1 capture, it must be made",
        "*  takes · x  is taken · 1 choice",
      ]
    `);
    play(position, "f1b5 c8a6 b5d7");
    expect(words(capturesOverlay(position))).toMatchInlineSnapshot(`
      [
        "*  can take · x  can be taken ·  P  the rest · 3 captures, one must be made",
        "*  takes · x  is taken · 3 choices",
      ]
    `);
    expect(words(capturesOverlay(play(positionOf("chess"), "e2e4 d7d5")))).toMatchInlineSnapshot(`
      [
        "*  can take · x  can be taken ·  P  the rest · 1 capture",
        "*  takes · x  is taken · 1 choice",
      ]
    `);
    expect(words(capturesOverlay(positionOf("antichess")))).toMatchInlineSnapshot(`
      [
        "nothing can be taken",
        "nothing can be taken",
      ]
    `);
  });

  test.each(IDS)("have at most 78 and 40 columns, in %s too", (id) => {
    fc.assert(
      fc.property(choices, (picks) => {
        for (const overlay of overlaysOf(playAtRandom(id, picks))) {
          for (const characters of ["unicode", "ascii"] as const) {
            const { long, short } = legendOf(overlay, style({ characters }));
            expect(long.length).toBeLessThanOrEqual(78);
            expect(short.length).toBeLessThanOrEqual(40);
            if (characters === "ascii") expect(plainBlock([long, short]).join("")).toMatch(/^[ -~]*$/);
          }
        }
      }),
      { seed: 1929, numRuns: 10 },
    );
  });

  test("have 78 columns at most in the worst case", () => {
    const squares = new Map([
      [named("a1"), { tone: "haven", count: 12 } as const],
      [named("a2"), { tone: "reach", count: 2 } as const],
    ]);
    const haven: Overlay = { kind: "haven", color: "w", squares };
    const taken = capturesOverlay(play(positionOf("antichess"), "e2e3 b7b5"));
    const captures: Overlay = { kind: "captures", choices: 99, compulsory: true, squares: taken.squares };
    for (const overlay of [haven, captures]) {
      const { long, short } = legendOf(overlay, style());
      expect(long.length).toBeLessThanOrEqual(78);
      expect(short.length).toBeLessThanOrEqual(40);
    }
  });

  describe.each(["truecolor", "256", "16", "none"] as const)("with %s colours", (tier) => {
    test.each(NOTE_TONES)("the sample of %s is what the board shows on a light square", (tone) => {
      const drawn = style({ tier, size: SQUARE_SIZES[0] });
      const e4 = named("e4");
      const overlay = showing(tone, e4);
      const pieces = new Map(tone === "dimmed" ? [[e4, { color: "w", role: "pawn" } as const]] : []);
      const row = drawBoard(boardView({ pieces, overlay }), drawn)[4] ?? [];
      const square = row.slice(2 + 4 * 3, 2 + 5 * 3);
      const { long } = legendOf(overlay, drawn);
      const sample = long.slice(0, tone === "taker" || tone === "prey" ? 2 : 3);
      expect(sample).toEqual(square.slice(0, sample.length));
    });
  });
});

/** An overlay with one note, of a kind that has such notes. */
function showing(tone: NoteTone, square: Square): Overlay {
  const counted = { squares: new Map([[square, { tone, count: 3 }]]), color: "w" } as const;
  const uncounted = { squares: new Map([[square, { tone }]]), color: "w" } as const;
  switch (tone) {
    case "haven":
    case "reach":
      return { kind: "haven", ...counted };
    case "attacked":
      return { kind: "attacks", ...counted };
    case "held":
    case "holder":
      return { kind: "holders", ...uncounted };
    case "taker":
    case "prey":
    case "dimmed":
      return { kind: "captures", choices: 1, compulsory: true, squares: uncounted.squares };
  }
}
