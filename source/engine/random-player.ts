import type { Move } from "../rules/move.ts";
import type { Position } from "../rules/position.ts";
import { seededRandom } from "./random.ts";

/** A player who picks any legal move with equal odds; undefined when there is none. The seed fixes the picks. */
export function randomPlayer(seed: number): (position: Position) => Move | undefined {
  const random = seededRandom(seed);
  return (position) => {
    const moves = position.legalMoves();
    return moves[Math.floor(random() * moves.length)];
  };
}
