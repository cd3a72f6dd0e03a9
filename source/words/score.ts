/** What an engine thinks of a position, in words; always from White's side, whoever is to move. */
import type { Analysis, Score } from "../engine/engine.ts";
import { type Color, opposite } from "../rules/piece.ts";
import { COLOR_NAMES, count } from "./names.ts";

/** A score from White's side: an estimate, or who wins and in how many plies. */
export type WhiteScore =
  | { readonly kind: "centipawns"; readonly value: number }
  | { readonly kind: "win"; readonly winner: Color; readonly plies: number };

/** The score of whoever is to move, seen from White; never a negative nought. */
export function whiteScore(score: Score, toMove: Color): WhiteScore {
  switch (score.kind) {
    case "centipawns": {
      const value = toMove === "w" || score.value === 0 ? score.value : -score.value;
      return { kind: "centipawns", value };
    }
    case "win":
      return { kind: "win", winner: toMove, plies: score.plies };
    case "loss":
      return { kind: "win", winner: opposite(toMove), plies: score.plies };
  }
}

/** "+0.35" in pawns, or of a proved win "White wins in 3 plies". */
export function scoreText(score: WhiteScore): string {
  if (score.kind === "centipawns") return pawnsText(score.value);
  const winner = COLOR_NAMES[score.winner];
  return score.plies === 0 ? `${winner} has won` : `${winner} wins in ${count(score.plies, "ply", "plies")}`;
}

/** "+0.35" in pawns, or of a proved win its result and the plies until then: "1-0 in 3". */
export function shortScoreText(score: WhiteScore): string {
  if (score.kind === "centipawns") return pawnsText(score.value);
  const result = score.winner === "w" ? "1-0" : "0-1";
  return score.plies === 0 ? result : `${result} in ${score.plies}`;
}

function pawnsText(centipawns: number): string {
  return `${centipawns > 0 ? "+" : ""}${(centipawns / 100).toFixed(2)}`;
}

/** What an engine suggests to whoever is to move: "Hint: Nf3 (+0.40, depth 9)." or "Hint: Nf3 wins in 5 plies." */
export function hintSentence(
  san: string,
  { score, depth, toMove }: { readonly score: Score; readonly depth: number; readonly toMove: Color },
): string {
  switch (score.kind) {
    case "centipawns":
      return `Hint: ${san} (${scoreText(whiteScore(score, toMove))}, depth ${depth}).`;
    case "win":
      return `Hint: ${san} wins in ${count(score.plies, "ply", "plies")}.`;
    case "loss":
      return `Hint: ${san} holds out longest, but loses in ${count(score.plies, "ply", "plies")}.`;
  }
}

/** How much work an analysis has been. */
export type Effort = Pick<Analysis, "depth" | "nodes" | "milliseconds">;

/** "depth 9, 345678 nodes in 1.0 s, 346 thousand nodes/s". */
export function effortText(effort: Effort): string {
  const { depth, nodes, milliseconds } = effort;
  const seconds = (milliseconds / 1000).toFixed(1);
  return `depth ${depth}, ${nodes} nodes in ${seconds} s, ${rate(effort)} thousand nodes/s`;
}

/** The same for narrow places, in parts to leave out from the end: "depth 9", "346k nodes", "346 kn/s". */
export function effortParts(effort: Effort): readonly string[] {
  const { depth, nodes } = effort;
  const sum = nodes < 1_000_000 ? `${Math.round(nodes / 1000)}k` : `${(nodes / 1_000_000).toFixed(1)}M`;
  return [`depth ${depth}`, `${sum} nodes`, `${rate(effort)} kn/s`];
}

/** Thousands of positions a second. */
const rate = ({ nodes, milliseconds }: Effort): number => Math.round(nodes / Math.max(1, milliseconds));
