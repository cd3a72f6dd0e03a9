import { randomPlayer } from "../../../source/engine/random-player.ts";
import type { Position } from "../../../source/rules/position.ts";
import type { VariantId } from "../../../source/rules/variant.ts";
import { positionOf } from "../../support/fixtures.ts";

export interface RandomWalk {
  /** How many positions. */
  readonly count: number;
  /** Of the first game; each game after it has the next. */
  readonly seed: number;
  /** Plies from one position to the next; 1 unless told otherwise. */
  readonly stride?: number;
}

/** Positions of random games that are not over, with the game behind them as history. */
export function* randomPositions(
  variant: VariantId,
  { count, seed, stride = 1 }: RandomWalk,
): Generator<Position> {
  let left = count;
  for (let game = 0; left > 0; game++) {
    const player = randomPlayer(seed + game);
    const position = positionOf(variant);
    for (let ply = 0; left > 0; ply++) {
      const move = player(position);
      if (move === undefined) break;
      position.make(move);
      if (position.outcome() !== null) break;
      if (ply % stride !== game % stride) continue;
      left--;
      yield position;
    }
  }
}
