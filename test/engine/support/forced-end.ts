/**
 * The forced end of a game, found by trying everything with nothing but the referee's word: what the search,
 * with all its short cuts, has to agree with. Every function leaves the position as it was.
 */
import type { Score } from "../../../source/engine/engine.ts";
import type { Move } from "../../../source/rules/move.ts";
import type { Position } from "../../../source/rules/position.ts";

/** Who wins within some plies, and in how many at best play; undefined when neither side can force it. */
export function forcedEnd(position: Position, plies: number): Score | undefined {
  for (let within = 0; within <= plies; within++) {
    if (isWon(position, within)) return { kind: "win", plies: within };
    if (isLost(position, within)) return { kind: "loss", plies: within };
  }
  return undefined;
}

/** The moves after which the side that makes them wins within so many plies, its own included. */
export const movesThatWin = (position: Position, plies: number): Move[] =>
  position.legalMoves().filter((move) => after(position, move, () => isLost(position, plies - 1)));

/** Whether the side to move can win within so many plies: some move leaves the other side lost. */
function isWon(position: Position, plies: number): boolean {
  const outcome = position.outcome();
  if (outcome !== null) return outcome.winner === position.turn;
  if (plies === 0) return false;
  return position.legalMoves().some((move) => after(position, move, () => isLost(position, plies - 1)));
}

/** Whether the side to move loses within so many plies, whatever it does. */
function isLost(position: Position, plies: number): boolean {
  const outcome = position.outcome();
  if (outcome !== null) return outcome.winner !== null && outcome.winner !== position.turn;
  if (plies === 0) return false;
  return position.legalMoves().every((move) => after(position, move, () => isWon(position, plies - 1)));
}

function after(position: Position, move: Move, holds: () => boolean): boolean {
  position.make(move);
  const answer = holds();
  position.unmake();
  return answer;
}
