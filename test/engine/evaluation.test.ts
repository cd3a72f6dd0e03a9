import { describe, expect, test } from "vitest";
import { FAMILIES } from "../../bench/tune/families.ts";
import { featureSet } from "../../bench/tune/features.ts";
import { modelScore } from "../../bench/tune/regression.ts";
import { ANTIKING_BLOCKS } from "../../source/engine/antiking-features.ts";
import { evaluationFor } from "../../source/engine/evaluation.ts";
import { featureCount, packWeights } from "../../source/engine/features.ts";
import { LOSING_BLOCKS } from "../../source/engine/losing-features.ts";
import { randomPlayer } from "../../source/engine/random-player.ts";
import { ANTICHESS_WEIGHTS } from "../../source/engine/weights/antichess.ts";
import { ANTIKING1_WEIGHTS } from "../../source/engine/weights/antiking1.ts";
import { ANTIKING2_WEIGHTS } from "../../source/engine/weights/antiking2.ts";
import { VARIANTS, type VariantId, variantOf } from "../../source/rules/variant.ts";
import { fenOf, positionOf } from "../support/fixtures.ts";

const ids = VARIANTS.map(({ id }) => id);

const PACKED = {
  antiking1: packWeights(ANTIKING_BLOCKS, ANTIKING1_WEIGHTS),
  antiking2: packWeights(ANTIKING_BLOCKS, ANTIKING2_WEIGHTS),
  antichess: packWeights(LOSING_BLOCKS, ANTICHESS_WEIGHTS),
} as const;
const tuned = ["antiking1", "antiking2", "antichess"] as const;

/** FENs from the middle of random games. */
function randomFens(variant: VariantId, count: number): string[] {
  return Array.from({ length: count }, (_, seed) => {
    const player = randomPlayer(seed);
    const position = positionOf(variant);
    for (let ply = 0; ply < 10 + (seed % 30); ply++) {
      const move = player(position);
      if (move === undefined || position.outcome() !== null) return [];
      position.make(move);
    }
    return position.outcome() === null ? [fenOf(position)] : [];
  }).flat();
}

/** The same position with the colours changed: ranks turned over, Black's men White's and the reverse. */
function turned(fen: string): string {
  const [board = "", side, rights = "", passing = "", ...clocks] = fen.split(" ");
  const swap = (text: string) =>
    Array.from(text, (letter) => (letter < "a" ? letter.toLowerCase() : letter.toUpperCase())).join("");
  const ranks = board.split("/").reverse().map(swap).join("/");
  const square = passing.replace(/\d/, (rank) => String(9 - Number(rank)));
  const swapped = swap(rights);
  const upper = Array.from(swapped).filter((letter) => letter < "a");
  const lower = Array.from(swapped).filter((letter) => letter >= "a");
  return [ranks, side === "w" ? "b" : "w", [...upper, ...lower].join(""), square, ...clocks].join(" ");
}

test.each(ids)("%s: a position is worth the same to the side to move with the colours changed", (id) => {
  const evaluate = evaluationFor(variantOf(id));
  for (const fen of randomFens(id, 60)) {
    expect(evaluate(positionOf(id, turned(fen))), fen).toBe(evaluate(positionOf(id, fen)));
  }
});

test.each(ids)("%s: an evaluation depends on the position alone, not on those seen before", (id) => {
  const evaluate = evaluationFor(variantOf(id));
  const fens = randomFens(id, 20);
  const scores = fens.map((fen) => evaluate(positionOf(id, fen)));
  expect(fens.toReversed().map((fen) => evaluate(positionOf(id, fen)))).toEqual(scores.toReversed());
});

describe.each(tuned)("%s: the tuner", (id) => {
  test("adds up what the engine adds up", () => {
    const family = FAMILIES[id];
    if (family === undefined) throw new Error(`${id} is not tuned`);
    const packed = PACKED[id];
    const model = {
      opening: Float64Array.from(packed, (both) => (both + 0x8000) >> 16),
      ending: Float64Array.from(packed, (both) => (both << 16) >> 16),
    };
    const samples = randomFens(id, 60).map((fen) => ({ fen, score: 0, points: 0.5 }));
    const set = featureSet(samples, variantOf(id), family.walk);
    const evaluate = evaluationFor(variantOf(id));
    for (const [index, { fen }] of samples.entries()) {
      const position = positionOf(id, fen);
      const score = evaluate(position);
      const white = position.turn === "w" ? score : -score;
      expect(Math.abs(modelScore(model, set, index) - white), fen).toBeLessThan(1);
    }
  });
});

test("weights of another number than the features are refused", () => {
  const short = { ...ANTICHESS_WEIGHTS, tempo: { opening: [], ending: [1] } };
  expect(() => packWeights(LOSING_BLOCKS, short)).toThrow(RangeError);
  expect(packWeights(LOSING_BLOCKS, ANTICHESS_WEIGHTS)).toHaveLength(featureCount(LOSING_BLOCKS));
});
