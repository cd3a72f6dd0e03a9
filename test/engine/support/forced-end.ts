import type { Score } from "../../../source/engine/engine.ts";
import type { Position } from "../../../source/rules/position.ts";

/**
 * The forced end of a game within some plies, found by trying everything with nothing but the referee's word:
 * what the search, with all its short cuts, has to agree with. Undefined when neither side can force one.
 */
export function forcedEnd(position: Position, plies: number): Score | undefined {
  const value = solve(position, plies);
  if (value === 0) return undefined;
  return value > 0 ? { kind: "win", plies: FAR - value } : { kind: "loss", plies: FAR + value };
}

const FAR = 1000;

/** FAR minus the plies to a win, the plies to a loss minus FAR, 0 for anything else. */
function solve(position: Position, plies: number): number {
  const outcome = position.outcome();
  if (outcome !== null) {
    if (outcome.winner === null) return 0;
    return outcome.winner === position.turn ? FAR : -FAR;
  }
  if (plies === 0) return 0;
  let best = -FAR;
  for (const move of position.legalMoves()) {
    position.make(move);
    const value = -solve(position, plies - 1);
    position.unmake();
    best = Math.max(best, value > 0 ? value - 1 : value < 0 ? value + 1 : 0);
  }
  return best;
}
