/**
 * Sequential test of "the difference is elo0" against "it is elo1": a match may stop as soon as one of them is
 * likely enough.
 *
 * The log-likelihood ratio is that of the generalised SPRT for pentanomial counts (M. Van den Bergh, "Comments on
 * normalized Elo" and "A practical introduction to the GSPRT"; the method of Stockfish's fishtest): for each
 * hypothesis the distribution with its mean under which the counts are likeliest, found by a Lagrange multiplier.
 * The normal approximation N(s1 - s0)(2m - s0 - s1) / 2v agrees with it in long matches, but in the first pairs,
 * when all scores are alike and v is 0, it decides anything at once.
 */
import { PAIR_SCORES, type Pentanomial, scoreOfElo } from "./pentanomial.ts";

export interface Hypotheses {
  readonly elo0: number;
  readonly elo1: number;
}

export type Verdict = "H0" | "H1" | "open";

/** Odds of either wrong decision. */
const ALPHA = 0.05;
/** |LLR| at which the test ends; the same on both sides, as both kinds of error weigh the same. */
export const LLR_BOUND = Math.log((1 - ALPHA) / ALPHA);
/** Stands for counts of 0, which would make a hypothesis impossible. */
const HARDLY_ANY = 1e-3;

/** How much likelier the counts are under elo1 than under elo0, as a natural logarithm. */
export function logLikelihoodRatio(counts: Pentanomial, { elo0, elo1 }: Hypotheses): number {
  const seen = counts.map((count) => Math.max(count, HARDLY_ANY));
  const total = seen.reduce((sum, count) => sum + count, 0);
  const shares = seen.map((count) => count / total);
  const under0 = likeliest(shares, scoreOfElo(elo0));
  const under1 = likeliest(shares, scoreOfElo(elo1));
  return seen.reduce((sum, count, index) => sum + count * Math.log(under1[index] / under0[index]), 0);
}

export function verdict(llr: number): Verdict {
  if (llr >= LLR_BOUND) return "H1";
  return llr <= -LLR_BOUND ? "H0" : "open";
}

/**
 * The likeliest distribution with a given mean, seen the shares: share / (1 + t (score - mean)), with the t at
 * which the mean comes out right. The sum falls as t grows, so t is found by bisection.
 */
function likeliest(shares: readonly number[], mean: number): number[] {
  const at = (t: number) => shares.map((share, index) => share / (1 + t * (PAIR_SCORES[index] - mean)));
  const bias = (t: number) =>
    at(t).reduce((sum, probability, index) => sum + probability * (PAIR_SCORES[index] - mean), 0);
  // Between the poles, where a probability would be infinite.
  let low = -1 / (1 - mean);
  let high = 1 / mean;
  for (let step = 0; step < 100; step++) {
    const middle = (low + high) / 2;
    if (bias(middle) > 0) low = middle;
    else high = middle;
  }
  return at((low + high) / 2);
}
