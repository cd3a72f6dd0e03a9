import { describe, expect, test } from "vitest";
import {
  eloOfScore,
  estimateElo,
  NO_PAIRS,
  type Pentanomial,
  scoreOfElo,
  withPair,
} from "../../bench/match/pentanomial.ts";

describe("Elo and scores", () => {
  test.each([
    [0, 0.5],
    [400, 10 / 11],
    [-400, 1 / 11],
    // 3 : 1 in odds is 400 lg 3.
    [190.8485, 0.75],
  ])("a difference of %f predicts a score of %f, and back", (elo, score) => {
    expect(scoreOfElo(elo)).toBeCloseTo(score, 6);
    expect(eloOfScore(score)).toBeCloseTo(elo, 3);
  });

  test("nothing and everything are infinitely far", () => {
    expect([eloOfScore(0), eloOfScore(1)]).toEqual([-Infinity, Infinity]);
  });
});

describe("the estimate of a match", () => {
  test("is the Elo of the mean, with bars from the scatter of the pairs", () => {
    // Mean (10 · ¼ + 20 · ½ + 10 · ¾) / 40 = ½, variance 20 · 1/16 / 40 = 1/32, deviation of the mean
    // sqrt(1/32 / 40) = 0.0279508; 1.959964 of it is 0.0547826, and 400 lg(0.5547826 / 0.4452174) = 38.2246.
    const { elo, interval } = estimateElo([0, 10, 20, 10, 0]);
    expect(elo).toBeCloseTo(0, 6);
    expect(interval?.low).toBeCloseTo(-38.22, 2);
    expect(interval?.high).toBeCloseTo(38.22, 2);
  });

  test("is not symmetric away from the middle", () => {
    // Mean (½ · 2 + 2) / 4 = ¾, variance 1/16, deviation sqrt(1/64) = 1/8: from 0.505005 to 0.994996.
    const { elo, interval } = estimateElo([0, 0, 2, 0, 2]);
    expect(elo).toBeCloseTo(190.85, 2);
    expect(interval?.low).toBeCloseTo(3.48, 2);
    expect(interval?.high).toBeCloseTo(919.4, 0);
  });

  test.each<[string, Pentanomial]>([
    ["a single pair", [0, 0, 1, 0, 0]],
    ["pairs that are all alike", [0, 0, 0, 0, 9]],
  ])("has no bars after %s", (_, counts) => {
    expect(estimateElo(counts).interval).toBeUndefined();
  });
});

test("pairs are counted by their points", () => {
  const counts = [0, 0.5, 1, 1, 1.5, 2].reduce(withPair, NO_PAIRS);
  expect(counts).toEqual([1, 1, 2, 1, 1]);
  expect(() => withPair(NO_PAIRS, 2.5)).toThrow(RangeError);
});
