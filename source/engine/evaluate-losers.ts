/** Weights where capturing is compulsory but the king is royal: being mated or left with the bare king wins. */
import type { LosingWeights } from "./evaluate-antichess.ts";

export const LOSERS_WEIGHTS: LosingWeights = {
  opening: [0, -60, -90, -110, -150, -120, 0, 0],
  ending: [0, -110, -120, -130, -130, -150, 0, 0],
  mobility: 30,
  offer: 6,
  mostOffers: 6,
  threat: 0,
  advance: 3,
  tempo: 0,
};
