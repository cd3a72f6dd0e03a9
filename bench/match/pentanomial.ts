/**
 * The score of a match in pairs of games. Both games of a pair start from one opening with colours changed, so
 * they are not independent of each other, but pairs are: error bars come from the scatter of the pairs.
 */

/** Pairs in which the first engine scored 0, ½, 1, 1½ and 2 points. */
export type Pentanomial = readonly [number, number, number, number, number];

export const NO_PAIRS: Pentanomial = [0, 0, 0, 0, 0];

/** What the points of a pair are as a score from 0 to 1, by index. */
export const PAIR_SCORES: Pentanomial = [0, 0.25, 0.5, 0.75, 1];

export interface Estimate {
  readonly elo: number;
  /** Ends of the 95 % interval; undefined while all pairs have the same score, which tells no scatter. */
  readonly interval: { readonly low: number; readonly high: number } | undefined;
}

/** Two-sided 95 % of the normal distribution. */
const Z95 = 1.959964;

/** The counts with one more pair, in which the first engine scored `points` of 2. */
export function withPair(counts: Pentanomial, points: number): Pentanomial {
  const [none, half, one, more, two] = counts;
  switch (points) {
    case 0:
      return [none + 1, half, one, more, two];
    case 0.5:
      return [none, half + 1, one, more, two];
    case 1:
      return [none, half, one + 1, more, two];
    case 1.5:
      return [none, half, one, more + 1, two];
    case 2:
      return [none, half, one, more, two + 1];
    default:
      throw new RangeError(`no pair of games has ${points} points`);
  }
}

export const pairsOf = (counts: Pentanomial): number => counts.reduce((sum, count) => sum + count, 0);

/** The score that a difference in Elo predicts, from 0 to 1. */
export const scoreOfElo = (elo: number): number => 1 / (1 + 10 ** (-elo / 400));

/** The difference in Elo behind a score; infinite for a score of nothing or everything. */
export function eloOfScore(score: number): number {
  if (score <= 0) return -Infinity;
  if (score >= 1) return Infinity;
  return -400 * Math.log10(1 / score - 1);
}

/**
 * Elo of the mean pair score. The mean of n pairs scatters as a normal distribution with deviation
 * sqrt(variance / n), whose 95 % are turned into Elo end by end; the interval is therefore not symmetric.
 */
export function estimateElo(counts: Pentanomial): Estimate {
  const pairs = pairsOf(counts);
  const mean = counts.reduce((sum, count, index) => sum + count * PAIR_SCORES[index], 0) / pairs;
  const variance =
    counts.reduce((sum, count, index) => sum + count * (PAIR_SCORES[index] - mean) ** 2, 0) / pairs;
  const elo = eloOfScore(mean);
  if (variance === 0) return { elo, interval: undefined };
  const reach = Z95 * Math.sqrt(variance / pairs);
  return { elo, interval: { low: eloOfScore(mean - reach), high: eloOfScore(mean + reach) } };
}
