/**
 * Texel's method: logistic regression of results on features, by Adam. What is aimed at is White's points blended
 * with the points that the search's score promises; weights are held near where they began, unless many samples
 * pull at them. The squares of a board are held near each other: a man's worth as a whole is free.
 */

import { BOARD } from "../../source/engine/features.ts";
import { seededRandom } from "../../source/engine/random.ts";
import type { FeatureSet } from "./features.ts";

/** Opening and ending weight of each feature, in centipawns. */
export interface Model {
  readonly opening: Float64Array;
  readonly ending: Float64Array;
}

export interface Training {
  /** Points per centipawn at the steepest place of the sigmoid, times four. */
  readonly steepness: number;
  /** Share of the result in what is aimed at, beside the search's score. */
  readonly resultShare: number;
  readonly epochs: number;
  /** Centipawns by which a weight may be expected to leave its beginning. */
  readonly deviation: number;
  /** Centipawns by which a square's weight may be expected to change otherwise than those of its whole board. */
  readonly boardDeviation: number;
  /** The first features of boards. */
  readonly boards: readonly number[];
  readonly onEpoch?: (epoch: number) => void;
}

const BATCH = 4096;
/** First and last step of a weight, in centipawns. */
const FIRST_RATE = 2;
const LAST_RATE = 0.05;
const MOMENTUM = 0.9;
const VARIANCE_MOMENTUM = 0.999;
/** Positions of one game are alike: so many count as one independent witness. */
const ALIKE = 10;

export const sigmoid = (value: number): number => 1 / (1 + Math.exp(-value));

/** Centipawns for White of sample `index`. */
export function modelScore({ opening, ending }: Model, set: FeatureSet, index: number): number {
  const { features, starts, middles, phases } = set;
  let early = 0;
  let late = 0;
  for (let at = starts[index]; at < starts[index + 1]; at++) {
    const sign = at < middles[index] ? 1 : -1;
    early += sign * opening[features[at]];
    late += sign * ending[features[at]];
  }
  return early * phases[index] + late * (1 - phases[index]);
}

/** The steepness with which scores foretell the points best. */
export function fitSteepness({ scores, points }: Pick<FeatureSet, "scores" | "points">): number {
  let best = 0;
  let least = Number.POSITIVE_INFINITY;
  for (let steepness = 0.0005; steepness < 0.02; steepness *= 1.05) {
    let loss = 0;
    for (const [index, score] of scores.entries())
      loss += crossEntropy(sigmoid(steepness * score), points[index]);
    if (loss < least) [best, least] = [steepness, loss];
  }
  return best;
}

/** Mean cross-entropy of scores against points, over samples `from` to before `to`. */
export function meanLoss(
  scoreOf: (index: number) => number,
  points: Float32Array,
  { from, to, steepness }: { from: number; to: number; steepness: number },
): number {
  let loss = 0;
  for (let index = from; index < to; index++) {
    loss += crossEntropy(sigmoid(steepness * scoreOf(index)), points[index]);
  }
  return loss / (to - from);
}

/** Trains on the first `count` samples of a set; the model given is where the weights begin. */
export function train(start: Model, set: FeatureSet, count: number, training: Training): Model {
  const { steepness, resultShare, epochs, onEpoch } = training;
  const size = start.opening.length;
  const beginning = Float64Array.of(...start.opening, ...start.ending);
  const weights = beginning.slice();
  const model = { opening: weights.subarray(0, size), ending: weights.subarray(size) };
  const gradient = new Float64Array(2 * size);
  const mean = new Float64Array(2 * size);
  const variance = new Float64Array(2 * size);
  const pulls = pullsOf(training, size, count);
  const free = new Float64Array(2 * size);
  const boards = [...training.boards, ...training.boards.map((first) => size + first)];
  const order = Uint32Array.from({ length: count }, (_, index) => index);
  const steps = epochs * Math.ceil(count / BATCH);
  let step = 0;
  for (let epoch = 1; epoch <= epochs; epoch++) {
    shuffle(order, epoch);
    for (let batch = 0; batch < count; batch += BATCH) {
      gradient.fill(0);
      const end = Math.min(count, batch + BATCH);
      for (let at = batch; at < end; at++)
        addGradient(gradient, model, set, order[at], steepness, resultShare);
      step++;
      for (const first of boards) {
        let change = 0;
        for (let index = first; index < first + BOARD; index++) change += weights[index] - beginning[index];
        free.fill(change / BOARD, first, first + BOARD);
      }
      const rate = FIRST_RATE * (LAST_RATE / FIRST_RATE) ** (step / steps);
      for (let index = 0; index < 2 * size; index++) {
        const slope =
          gradient[index] / (end - batch) + pulls[index] * (weights[index] - beginning[index] - free[index]);
        mean[index] = MOMENTUM * mean[index] + (1 - MOMENTUM) * slope;
        variance[index] = VARIANCE_MOMENTUM * variance[index] + (1 - VARIANCE_MOMENTUM) * slope * slope;
        const unbiased = mean[index] / (1 - MOMENTUM ** step);
        const spread = Math.sqrt(variance[index] / (1 - VARIANCE_MOMENTUM ** step));
        weights[index] -= (rate * unbiased) / (spread + 1e-12);
      }
    }
    onEpoch?.(epoch);
  }
  return model;
}

/** How strongly each weight is held. */
function pullsOf(training: Training, size: number, count: number): Float64Array {
  const { deviation, boardDeviation, boards } = training;
  const pulls = new Float64Array(2 * size).fill(ALIKE / (deviation * deviation * count));
  for (const first of [...boards, ...boards.map((board) => size + board)]) {
    pulls.fill(ALIKE / (boardDeviation * boardDeviation * count), first, first + BOARD);
  }
  return pulls;
}

function addGradient(
  gradient: Float64Array,
  model: Model,
  set: FeatureSet,
  index: number,
  steepness: number,
  resultShare: number,
): void {
  const { features, starts, middles, phases, scores, points } = set;
  const size = model.opening.length;
  const aim = resultShare * points[index] + (1 - resultShare) * sigmoid(steepness * scores[index]);
  const slope = steepness * (sigmoid(steepness * modelScore(model, set, index)) - aim);
  const early = slope * phases[index];
  const late = slope - early;
  for (let at = starts[index]; at < starts[index + 1]; at++) {
    const feature = features[at];
    if (at < middles[index]) {
      gradient[feature] += early;
      gradient[size + feature] += late;
    } else {
      gradient[feature] -= early;
      gradient[size + feature] -= late;
    }
  }
}

function crossEntropy(expected: number, points: number): number {
  const safe = Math.min(1 - 1e-9, Math.max(1e-9, expected));
  return -(points * Math.log(safe) + (1 - points) * Math.log(1 - safe));
}

/** The same order for the same seed. */
function shuffle(order: Uint32Array, seed: number): void {
  const random = seededRandom(seed);
  for (let last = order.length - 1; last > 0; last--) {
    const other = Math.floor(random() * (last + 1));
    [order[last], order[other]] = [order[other], order[last]];
  }
}
