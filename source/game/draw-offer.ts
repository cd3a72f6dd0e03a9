import type { Score } from "../engine/engine.ts";

/** A bot does not agree to a draw in what it thinks an even game before this many plies. */
const EVEN_AFTER_PLIES = 60;
/** An advantage smaller than this, in centipawns, counts as none. */
const EVEN = 25;

/** Whether a bot accepts a draw, by its own view of the position and how long the game has been. */
export function acceptsDraw(score: Score, plies: number): boolean {
  switch (score.kind) {
    case "win":
      return false;
    case "loss":
      return true;
    case "centipawns":
      return score.value < -EVEN || (score.value <= EVEN && plies >= EVEN_AFTER_PLIES);
  }
}

/** The same value from the other side's view. */
export function reversed(score: Score): Score {
  switch (score.kind) {
    case "win":
      return { kind: "loss", plies: score.plies };
    case "loss":
      return { kind: "win", plies: score.plies };
    case "centipawns":
      return { kind: "centipawns", value: -score.value };
  }
}
