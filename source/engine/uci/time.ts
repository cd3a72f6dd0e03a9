/** How much of the clock a move may take. */
import type { Limits } from "../engine.ts";

/** A side's clock, in milliseconds. */
export interface Clock {
  /** Undefined when there is no clock. */
  readonly left: number | undefined;
  readonly increment: number;
  /** Moves until time is added; undefined when the rest of the game has to do with it. */
  readonly movesToGo: number | undefined;
}

/** For how many more moves a clock without a next control is made to last. */
const MOVES_LEFT = 25;

/**
 * The time for one move: no iteration begins after the soft limit, as it would hardly end, and the hard limit
 * ends the one under way. `overhead` is lost between the engine and the clock with each move; what the increment
 * does not make good of it is kept back.
 */
export function allotTime(
  { left = 0, increment, movesToGo }: Clock,
  overhead: number,
): Required<Pick<Limits, "softMilliseconds" | "milliseconds">> {
  const moves = Math.min(Math.max(1, movesToGo ?? MOVES_LEFT), MOVES_LEFT);
  const usable = Math.max(1, left - overhead - moves * Math.max(0, overhead - increment));
  const share = usable / moves + 0.75 * increment;
  // The last move before a control may take nearly everything; others leave something for those to come.
  const most = usable * (moves === 1 ? 0.9 : 0.5);
  return {
    softMilliseconds: Math.max(1, Math.floor(Math.min(0.6 * share, most))),
    milliseconds: Math.max(1, Math.floor(Math.min(2.5 * share, most))),
  };
}
