import { describe, expect, test } from "vitest";
import { PIECE_SETS } from "../../../source/tui/board/art/piece-set.ts";
import type { SquareContent } from "../../../source/tui/board/board-style.ts";
import { MARKS, type Mark } from "../../../source/tui/board/board-view.ts";
import { drawBoard } from "../../../source/tui/board/draw-board.ts";
import { drawSquare } from "../../../source/tui/board/draw-square.ts";
import { plainBlock, renderBlock } from "../../../source/tui/board/render-cells.ts";
import { SQUARE_SIZES } from "../../../source/tui/board/square-size.ts";
import { ANTIKING2, named, style, viewWith } from "./support.ts";

const TIERS = ["truecolor", "256", "16", "none"] as const;

/** Marks that cannot meet: a move takes or does not, a piece leaves or arrives, a piece is king or anti-king. */
const NEVER_TOGETHER: readonly (readonly [Mark, Mark])[] = [
  ["quiet", "capture"],
  ["lastFrom", "lastTo"],
  ["check", "antiCheck"],
];

const PAIRS = MARKS.flatMap((one, index) =>
  MARKS.slice(index + 1).map((other) => [one, other] as const),
).filter(([one, other]) => !NEVER_TOGETHER.some(([a, b]) => a === one && b === other));

/** What a test puts the marks on. */
const CONTENTS: readonly (readonly [string, Omit<SquareContent, "marks">])[] = [
  ["a light pawn", { shade: "light", piece: { color: "w", role: "pawn" } }],
  ["a dark rook", { shade: "dark", piece: { color: "b", role: "rook" } }],
  ["a king", { shade: "light", piece: { color: "b", role: "king" } }],
  ["an anti-king", { shade: "dark", piece: { color: "w", role: "antiking" } }],
  ["nothing", { shade: "dark" }],
  ["nothing on light", { shade: "light" }],
];

describe.each(TIERS)("with %s colours", (tier) => {
  describe.each(SQUARE_SIZES.filter((size) => size.rows <= 8))("in squares of $columns x $rows", (size) => {
    test.each(PIECE_SETS)(
      "two marks on one square look unlike either alone, and no mark unlike none (%s)",
      (pieceSet) => {
        for (const characters of ["unicode", "ascii"] as const) {
          const drawn = style({ tier, size, pieceSet, characters });
          for (const [what, content] of CONTENTS) {
            const show = (...marks: Mark[]): string =>
              renderBlock(drawSquare({ ...content, marks: new Set(marks) }, drawn)).join("\n");
            const alone = new Map(MARKS.map((mark) => [mark, show(mark)]));
            expect(new Set([show(), ...alone.values()]).size, `single marks on ${what}`).toBe(
              MARKS.length + 1,
            );
            for (const [one, other] of PAIRS) {
              const both = show(one, other);
              expect(
                both !== alone.get(one) && both !== alone.get(other),
                `${one} and ${other} on ${what}`,
              ).toBe(true);
            }
          }
        }
      },
    );
  });
});

test("whatever marks a square has, its piece is drawn in the same characters", () => {
  for (const size of SQUARE_SIZES) {
    for (const pieceSet of PIECE_SETS) {
      const drawn = style({ size, pieceSet, tier: "truecolor" });
      const inside = (marks: readonly Mark[]): readonly string[] =>
        plainBlock(drawBoard(viewWith(ANTIKING2, named("a8"), marks), drawn))
          .slice(0, size.rows)
          .map((line) => [...line].slice(3, 1 + size.columns).join(""));
      for (const mark of MARKS) expect(inside([mark])).toEqual(inside([]));
      expect(inside(MARKS)).toEqual(inside([]));
    }
  }
});
