import { asMove, type Move } from "./move.ts";
import type { Position } from "./position.ts";

/** Room for the moves of one ply of any position, and of a dozen plies of ordinary ones. */
const PLY_ROOM = 1024;

/**
 * Counts the leaves of the tree of legal moves `depth` plies deep. The last ply is counted and not made.
 * Draws do not end a line; only a position without moves does (rules, "Results").
 */
export function perft(position: Position, depth: number): number {
  if (depth <= 0) return 1;
  return count(position, new Int32Array(PLY_ROOM * Math.max(depth, 4)), 0, depth);
}

/** Perft of each legal move: how many leaves lie below it. */
export function divide(position: Position, depth: number): { move: Move; nodes: number }[] {
  return position.legalMoves().map((move) => {
    position.make(move);
    const nodes = perft(position, depth - 1);
    position.unmake();
    return { move, nodes };
  });
}

function count(position: Position, list: Int32Array, start: number, depth: number): number {
  const end = position.generate(list, start);
  if (depth === 1) return end - start;
  let nodes = 0;
  for (let index = start; index < end; index++) {
    position.make(asMove(list[index]));
    nodes += count(position, list, end, depth - 1);
    position.unmake();
  }
  return nodes;
}
