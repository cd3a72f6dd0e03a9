/** Perft that lets others have a word in between. */
import { setImmediate } from "node:timers/promises";
import { formatUci } from "../../notation/uci.ts";
import type { Move } from "../../rules/move.ts";
import { perft } from "../../rules/perft.ts";
import type { Position } from "../../rules/position.ts";

/** Plies that are counted at one go: a few milliseconds. */
const AT_ONCE = 3;
/** Milliseconds between two breaks. */
const PATIENCE = 10;

/** A count under way. */
export interface Count {
  /** The leaves below all moves; undefined when it was stopped. */
  readonly result: Promise<number | undefined>;
  stop(): void;
}

/**
 * Counts the leaves of the tree of legal moves and tells the number below each move, in the order of their
 * names. The position belongs to the count until it ends.
 */
export function countLeaves(
  position: Position,
  depth: number,
  onMove: (move: Move, leaves: number) => void,
): Count {
  let stopped = false;
  let lastBreak = performance.now();

  async function below(plies: number): Promise<number> {
    if (performance.now() - lastBreak > PATIENCE) {
      await setImmediate();
      lastBreak = performance.now();
    }
    if (plies <= AT_ONCE) return perft(position, plies);
    let leaves = 0;
    for (const move of position.legalMoves()) {
      if (stopped) break;
      position.make(move);
      leaves += await below(plies - 1);
      position.unmake();
    }
    return leaves;
  }

  async function divide(): Promise<number | undefined> {
    if (depth < 1) return 1;
    const moves = position.legalMoves().sort((a, b) => (formatUci(a) < formatUci(b) ? -1 : 1));
    let sum = 0;
    for (const move of moves) {
      position.make(move);
      const leaves = await below(depth - 1);
      position.unmake();
      if (stopped) return undefined;
      onMove(move, leaves);
      sum += leaves;
    }
    return sum;
  }

  return {
    result: divide(),
    stop: () => {
      stopped = true;
    },
  };
}
