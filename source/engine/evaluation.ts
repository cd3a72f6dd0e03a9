import type { Position } from "../rules/position.ts";
import type { Variant } from "../rules/variant.ts";
import { ANTICHESS_WEIGHTS, createLosingEvaluator } from "./evaluate-antichess.ts";
import { evaluateAntiking } from "./evaluate-antiking.ts";
import { evaluateChess } from "./evaluate-chess.ts";
import { LOSERS_WEIGHTS } from "./evaluate-losers.ts";

/** An estimate in centipawns for the side to move, of a position that is not over. */
export type Evaluate = (position: Position) => number;

const evaluateAntichess = createLosingEvaluator(ANTICHESS_WEIGHTS);
const evaluateLosers = createLosingEvaluator(LOSERS_WEIGHTS);

/** The evaluation of a family of games, chosen by what the variant says of itself. */
export function evaluationFor(variant: Variant): Evaluate {
  if (variant.antiking) return evaluateAntiking;
  switch (variant.goal) {
    case "no-pieces":
      return evaluateAntichess;
    case "bare-king":
      return evaluateLosers;
    case "none":
      return evaluateChess;
  }
}
