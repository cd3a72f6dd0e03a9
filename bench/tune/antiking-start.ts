/** Where the tuning of an anti-king family begins: few round numbers, from what matches of the engine with itself liked. */

import { ANTIKING_BLOCKS } from "../../source/engine/antiking-features.ts";
import { BOARD, featureCount, firstFeature } from "../../source/engine/features.ts";
import type { Model } from "./regression.ts";

export interface AntikingStart {
  /** By role from the pawn to the anti-king: what a man is worth, and for each step from the edge to the centre. */
  readonly values: readonly number[];
  readonly centre: readonly number[];
  /** For a pawn by its rank. */
  readonly advance: readonly number[];
  /** For a square to go to. */
  readonly mobility: number;
  /** For attacks next to the king, by the square of their number; in the opening, and fading out. */
  readonly pressure: number;
  /** By the number of pieces that attack the anti-king: without a pawn, with one, and what a second one adds. */
  readonly heldByPieces: readonly number[];
  readonly heldByPawn: readonly number[];
  readonly secondPawn: number;
  readonly tempo: number;
}

export const ANTIKING_START: AntikingStart = {
  values: [70, 210, 217, 315, 595, 0, 0],
  centre: [3, 8, 6, 2, 3, -6, 0],
  advance: [0, 0, 4, 8, 14, 28, 60, 0],
  mobility: 4,
  pressure: -2.8,
  heldByPieces: [-280, -120, -20, 20, 40],
  heldByPawn: [-20, 20, 50, 60, 60],
  secondPawn: 30,
  tempo: 15,
};

export function antikingStart(start: AntikingStart): Model {
  const opening = new Float64Array(featureCount(ANTIKING_BLOCKS));
  const at = (name: keyof typeof ANTIKING_BLOCKS): number => firstFeature(ANTIKING_BLOCKS, name);
  for (let square = 0; square < BOARD; square++) {
    const file = square % 8;
    const rank = square >> 3;
    const central = Math.min(file, 7 - file, rank, 7 - rank);
    for (const [role, value] of start.values.entries()) {
      const advanced = role === 0 ? start.advance[rank] : 0;
      opening[role * BOARD + square] = value + central * start.centre[role] + advanced;
    }
  }
  for (const name of ["knightMobility", "bishopMobility", "rookMobility", "queenMobility"] as const) {
    for (let count = 0; count < ANTIKING_BLOCKS[name]; count++)
      opening[at(name) + count] = start.mobility * count;
  }
  for (let pieces = 0; pieces < 5; pieces++) {
    for (const waits of [0, 15]) {
      const held = at("held") + waits + pieces;
      opening[held] = start.heldByPieces[pieces];
      opening[held + 5] = start.heldByPawn[pieces];
      opening[held + 10] = start.heldByPawn[pieces] + start.secondPawn;
    }
  }
  opening[at("tempo")] = start.tempo;
  const ending = opening.slice();
  for (let attacks = 0; attacks < ANTIKING_BLOCKS.pressure; attacks++) {
    opening[at("pressure") + attacks] = start.pressure * attacks * attacks;
  }
  return { opening, ending };
}
