/** Where the tuning of a losing family begins: few numbers, from what matches of the engine with itself liked. */
import { BOARD, featureCount, firstFeature } from "../../source/engine/features.ts";
import { LOSING_BLOCKS } from "../../source/engine/losing-features.ts";
import type { Model } from "./regression.ts";

export interface LosingStart {
  /** What men are worth to their owner, by role from the pawn to the king: with all men on the board, with next to none. */
  readonly opening: readonly number[];
  readonly ending: readonly number[];
  /** For the square root of the number of quiet moves. */
  readonly mobility: number;
  /** For each quiet move that offers a man, up to 6. */
  readonly offer: number;
  /** For the enemy's having to capture if it comes to move. */
  readonly threat: number;
}

export const ANTICHESS_START: LosingStart = {
  opening: [-70, -100, -176, -307, -74, -14],
  ending: [-107, 0, 0, 0, -142, 0],
  mobility: 25,
  offer: 6,
  threat: 55,
};

export const LOSERS_START: LosingStart = {
  opening: [-60, -90, -110, -150, -120, 0],
  ending: [-110, -120, -130, -130, -150, 0],
  mobility: 30,
  offer: 6,
  threat: 0,
};

export function losingStart(start: LosingStart): Model {
  const opening = new Float64Array(featureCount(LOSING_BLOCKS));
  const ending = opening.slice();
  const set = (index: number, weight: number) => {
    opening[index] = weight;
    ending[index] = weight;
  };
  for (let role = 0; role < 6; role++) {
    opening.fill(start.opening[role], role * BOARD, (role + 1) * BOARD);
    ending.fill(start.ending[role], role * BOARD, (role + 1) * BOARD);
  }
  const at = (name: keyof typeof LOSING_BLOCKS): number => firstFeature(LOSING_BLOCKS, name);
  for (let moves = 0; moves < LOSING_BLOCKS.mobility; moves++) {
    set(at("mobility") + moves, start.mobility * Math.sqrt(moves));
  }
  for (let offers = 0; offers < LOSING_BLOCKS.offers; offers++) {
    set(at("offers") + offers, start.offer * Math.min(offers, 6));
  }
  // The threat is the other side's: captures that one has are its gain.
  for (const waits of [0, 5]) {
    for (let captures = 1; captures < 5; captures++) set(at("captures") + waits + captures, -start.threat);
  }
  return { opening, ending };
}
