import type { Position } from "../rules/position.ts";
import type { Variant } from "../rules/variant.ts";
import { ANTIKING_BLOCKS, ANTIKING_WALK } from "./antiking-features.ts";
import { evaluateChess } from "./evaluate-chess.ts";
import { createEvaluator, packWeights } from "./features.ts";
import { LOSING_BLOCKS, LOSING_WALK } from "./losing-features.ts";
import { ANTICHESS_WEIGHTS } from "./weights/antichess.ts";
import { ANTIKING1_WEIGHTS } from "./weights/antiking1.ts";
import { ANTIKING2_WEIGHTS } from "./weights/antiking2.ts";
import { LOSERS_WEIGHTS } from "./weights/losers.ts";

/** An estimate in centipawns for the side to move, of a position that is not over. */
export type Evaluate = (position: Position) => number;

const evaluateAntiking1 = createEvaluator(ANTIKING_WALK, packWeights(ANTIKING_BLOCKS, ANTIKING1_WEIGHTS));
const evaluateAntiking2 = createEvaluator(ANTIKING_WALK, packWeights(ANTIKING_BLOCKS, ANTIKING2_WEIGHTS));
const evaluateAntichess = createEvaluator(LOSING_WALK, packWeights(LOSING_BLOCKS, ANTICHESS_WEIGHTS));
const evaluateLosers = createEvaluator(LOSING_WALK, packWeights(LOSING_BLOCKS, LOSERS_WEIGHTS));

/** The evaluation of a family of games, chosen by what the variant says of itself. */
export function evaluationFor(variant: Variant): Evaluate {
  if (variant.antiking) return variant.pawns === "berolina" ? evaluateAntiking1 : evaluateAntiking2;
  switch (variant.goal) {
    case "no-pieces":
      return evaluateAntichess;
    case "bare-king":
      return evaluateLosers;
    case "none":
      return evaluateChess;
  }
}
