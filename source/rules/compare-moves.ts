import { type Move, moveFrom, movePromotion, moveTo } from "./move.ts";
import type { Position } from "./position.ts";

/** The legal moves of one board under two rule sets. */
export interface MoveComparison {
  /** Legal under both, as moves of the first position. */
  readonly both: readonly Move[];
  /** Legal only in the first position, or only in the second. */
  readonly onlyFirst: readonly Move[];
  readonly onlySecond: readonly Move[];
}

/** Compares moves by where they go and what they promote to, whatever else they do. */
export function compareMoves(first: Position, second: Position): MoveComparison {
  const ofFirst = first.legalMoves();
  const ofSecond = second.legalMoves();
  const has = (moves: readonly Move[], move: Move): boolean =>
    moves.some((other) => sameJourney(move, other));
  return {
    both: ofFirst.filter((move) => has(ofSecond, move)),
    onlyFirst: ofFirst.filter((move) => !has(ofSecond, move)),
    onlySecond: ofSecond.filter((move) => !has(ofFirst, move)),
  };
}

const sameJourney = (a: Move, b: Move): boolean =>
  moveFrom(a) === moveFrom(b) && moveTo(a) === moveTo(b) && movePromotion(a) === movePromotion(b);
