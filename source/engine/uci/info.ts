/** What the engine says of its search, in UCI's words. */
import { formatUci } from "../../notation/uci.ts";
import type { Move } from "../../rules/move.ts";
import type { Analysis, Score } from "../engine.ts";

/** The `info` lines of an analysis, one for each of its lines; none before an iteration is finished. */
export function infoLines({ lines, depth, deepest, nodes, milliseconds, tableFill }: Analysis): string[] {
  if (depth === 0) return [];
  const nps = Math.round((1000 * nodes) / Math.max(1, milliseconds));
  const effort = `nodes ${nodes} nps ${nps} hashfull ${tableFill} time ${milliseconds}`;
  return lines.map(({ score, pv }, index) =>
    [
      `info depth ${depth} seldepth ${Math.max(depth, deepest)} multipv ${index + 1}`,
      `score ${formatScore(score)} ${effort} pv ${pv.map(formatUci).join(" ")}`,
    ].join(" "),
  );
}

/**
 * A score as UCI writes it: centipawns, or the own moves to a win (positive) or to a loss (negative). A side
 * that has lost, or has won already, is 0 moves from it.
 */
export function formatScore(score: Score): string {
  switch (score.kind) {
    case "centipawns":
      return `cp ${score.value}`;
    case "win":
      return `mate ${Math.ceil(score.plies / 2)}`;
    case "loss":
      return score.plies === 0 ? "mate 0" : `mate -${Math.ceil(score.plies / 2)}`;
  }
}

/** The line that ends a search: its move, and the answer to ponder on if one is known. */
export function bestMoveLine(best: Move | undefined, pv: readonly Move[]): string {
  if (best === undefined) return "bestmove (none)";
  const ponder = pv.length > 1 ? ` ponder ${formatUci(pv[1])}` : "";
  return `bestmove ${formatUci(best)}${ponder}`;
}
