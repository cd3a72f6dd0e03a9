import fc from "fast-check";
import { isCapture, type Move } from "../../source/rules/move.ts";
import type { Position } from "../../source/rules/position.ts";
import { VARIANTS, type VariantId } from "../../source/rules/variant.ts";
import { positionOf } from "../support/fixtures.ts";

export const IDS: readonly VariantId[] = VARIANTS.map(({ id }) => id);

/**
 * Numbers that pick the moves of a random game, one each; long ones come up as often as short ones. The seed
 * is fixed, so that a failure today is a failure tomorrow.
 */
export const choices = fc.array(fc.nat(9999), { minLength: 1, maxLength: 90, size: "max" });
export const SEEDED = { seed: 1929, numRuns: 40 };

/** A legal move, captures twice as likely as their number would make them; undefined at the end of a game. */
export function choose(position: Position, choice: number): Move | undefined {
  const moves = position.legalMoves();
  const weighted = [...moves, ...moves.filter(isCapture)];
  return weighted[choice % weighted.length];
}

/** The position after a random game; `each` sees every position on the way, the first and the last included. */
export function playAtRandom(
  variant: VariantId,
  picks: readonly number[],
  each: (position: Position) => void = () => undefined,
): Position {
  const position = positionOf(variant);
  each(position);
  for (const pick of picks) {
    const move = choose(position, pick);
    if (move === undefined) break;
    position.make(move);
    each(position);
  }
  return position;
}
