/** How a match stands, in words and figures. */
import { type PairRecord, pointsOf } from "./checkpoint.ts";
import { estimateElo, NO_PAIRS, type Pentanomial, withPair } from "./pentanomial.ts";
import { type Hypotheses, LLR_BOUND, logLikelihoodRatio, type Verdict, verdict } from "./sprt.ts";

export interface Standing {
  readonly won: number;
  readonly drawn: number;
  readonly lost: number;
  readonly counts: Pentanomial;
}

/** The standing from the first engine's side. */
export function standingOf(pairs: readonly PairRecord[]): Standing {
  const points = pairs.map(({ games }) => games.map(pointsOf));
  const games = points.flat();
  const count = (value: number) => games.filter((each) => each === value).length;
  const counts = points.reduce(
    (before, pair) =>
      withPair(
        before,
        pair.reduce((sum, each) => sum + each, 0),
      ),
    NO_PAIRS,
  );
  return { won: count(1), drawn: count(0.5), lost: count(0), counts };
}

/** One line: wins, draws and losses, the pairs by points, Elo with its 95 % interval, and the test. */
export function standingLine({ won, drawn, lost, counts }: Standing, sprt: Hypotheses | undefined): string {
  const { elo, interval } = estimateElo(counts);
  const bars =
    interval === undefined ? "no error bars yet" : `95 %: ${sign(interval.low)} to ${sign(interval.high)}`;
  const line = `+${won} =${drawn} -${lost}  pairs [${counts.join(" ")}]  Elo ${sign(elo)} (${bars})`;
  if (sprt === undefined) return line;
  const llr = logLikelihoodRatio(counts, sprt);
  return `${line}  LLR ${llr.toFixed(2)} of ±${LLR_BOUND.toFixed(2)}`;
}

/** What the sequential test has decided. */
export const verdictOf = ({ counts }: Standing, sprt: Hypotheses): Verdict =>
  verdict(logLikelihoodRatio(counts, sprt));

export function verdictSentence(decided: Verdict, { elo0, elo1 }: Hypotheses): string {
  switch (decided) {
    case "H0":
      return `SPRT: H0 is accepted, the difference is ${sign(elo0)} Elo rather than ${sign(elo1)}.`;
    case "H1":
      return `SPRT: H1 is accepted, the difference is ${sign(elo1)} Elo rather than ${sign(elo0)}.`;
    case "open":
      return `SPRT: undecided between ${sign(elo0)} and ${sign(elo1)} Elo.`;
  }
}

function sign(elo: number): string {
  if (!Number.isFinite(elo)) return elo > 0 ? "+∞" : "-∞";
  return `${elo < 0 ? "" : "+"}${elo.toFixed(0)}`.replace(/^-0$/, "0");
}
