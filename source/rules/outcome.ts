import type { Color } from "./piece.ts";

/** Reasons that a position shows by itself. */
export type PositionReason =
  | "king-mate"
  | "antiking-mate"
  | "both-mate"
  | "stalemate"
  | "no-pieces"
  | "bare-king"
  | "dead-position"
  | "insufficient-material"
  | "fifty-move";

/** Every way a game ends; the second half needs the game and not only the position. */
export type Reason = PositionReason | "threefold" | "agreement" | "resignation" | "time";

/** How a game ended. The reason does not imply the winner: in `losers` the mated side wins. */
export interface Outcome {
  readonly winner: Color | null;
  readonly reason: Reason;
}
