import { describe, expect, test } from "vitest";
import { eloOfScore, type Pentanomial } from "../../bench/match/pentanomial.ts";
import { logLikelihoodRatio, verdict } from "../../bench/match/sprt.ts";

const ZERO_TO_FIFTY = { elo0: 0, elo1: 50 };

describe("the log-likelihood ratio", () => {
  test("of pairs that are won or lost outright is that of a coin", () => {
    // Scores ½ and 0.6: 30 ln(0.4 / 0.5) + 70 ln(0.6 / 0.5) = 6.0682.
    const llr = logLikelihoodRatio([30, 0, 0, 0, 70], { elo0: 0, elo1: eloOfScore(0.6) });
    expect(llr).toBeCloseTo(6.068, 2);
  });

  test("agrees with the normal approximation in a long match", () => {
    // m = 0.525, v = 0.0525 - 0.025² = 0.051875 of 1000 pairs; s1 = 1 / (1 + 10^(-1/20)) = 0.528751 (20 Elo).
    // 1000 · 0.028751 · (1.05 - 1.028751) / (2 · 0.051875) = 5.888.
    const llr = logLikelihoodRatio([40, 200, 410, 320, 30], { elo0: 0, elo1: 20 });
    expect(llr).toBeCloseTo(5.89, 0);
  });

  test("changes its sign with the side, and is 0 between the hypotheses", () => {
    const symmetric = { elo0: -20, elo1: 20 };
    const counts: Pentanomial = [3, 10, 30, 20, 8];
    const mirrored: Pentanomial = [8, 20, 30, 10, 3];
    expect(logLikelihoodRatio(mirrored, symmetric)).toBeCloseTo(-logLikelihoodRatio(counts, symmetric), 6);
    expect(logLikelihoodRatio([3, 10, 30, 10, 3], symmetric)).toBeCloseTo(0, 6);
  });

  test.each<[string, Pentanomial]>([
    ["drawn", [0, 0, 3, 0, 0]],
    ["won", [0, 0, 0, 0, 3]],
    ["lost", [3, 0, 0, 0, 0]],
  ])("decides nothing when the first three pairs are %s", (_, counts) => {
    expect(verdict(logLikelihoodRatio(counts, ZERO_TO_FIFTY))).toBe("open");
  });
});

test.each([
  [2.95, "H1"],
  [2.94, "open"],
  [-2.94, "open"],
  [-2.95, "H0"],
])("a ratio of %f means %s, as ln 19 is 2.944", (llr, expected) => {
  expect(verdict(llr)).toBe(expected);
});
