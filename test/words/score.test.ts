import { describe, expect, test } from "vitest";
import type { Score } from "../../source/engine/engine.ts";
import type { Color } from "../../source/rules/piece.ts";
import { effortParts, effortText, scoreText, shortScoreText, whiteScore } from "../../source/words/score.ts";

test.each([
  [{ kind: "centipawns", value: 35 }, "w", "+0.35", "+0.35"],
  [{ kind: "centipawns", value: 35 }, "b", "-0.35", "-0.35"],
  [{ kind: "centipawns", value: 0 }, "b", "0.00", "0.00"],
  [{ kind: "win", plies: 1 }, "w", "White wins in 1 ply", "1-0 in 1"],
  [{ kind: "loss", plies: 12 }, "w", "Black wins in 12 plies", "0-1 in 12"],
  [{ kind: "loss", plies: 4 }, "b", "White wins in 4 plies", "1-0 in 4"],
  [{ kind: "loss", plies: 0 }, "b", "White has won", "1-0"],
] satisfies [Score, Color, string, string][])(
  "%j for %s to move is told from White's side, a proved win apart from an estimate",
  (score, toMove, long, short) => {
    expect(scoreText(whiteScore(score, toMove))).toBe(long);
    expect(shortScoreText(whiteScore(score, toMove))).toBe(short);
  },
);

describe("how much work an analysis was", () => {
  test("in full", () => {
    expect(effortText({ depth: 9, nodes: 345_678, milliseconds: 1000 })).toBe(
      "depth 9, 345678 nodes in 1.0 s, 346 thousand nodes/s",
    );
  });
  test("in parts, the most important first", () => {
    expect(effortParts({ depth: 9, nodes: 345_678, milliseconds: 1000 })).toEqual([
      "depth 9",
      "346k nodes",
      "346 kn/s",
    ]);
    expect(effortParts({ depth: 20, nodes: 61_234_567, milliseconds: 100_000 })[1]).toBe("61.2M nodes");
  });
  test("before a millisecond has passed", () => {
    expect(effortParts({ depth: 1, nodes: 3000, milliseconds: 0 })[2]).toBe("3000 kn/s");
  });
});
