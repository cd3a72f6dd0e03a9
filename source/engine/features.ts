/**
 * What evaluations are made of: features, which a position has or has not, each with a weight for the opening and
 * one for the ending.
 *
 * An evaluation walks over the position and lists the features of both sides in FEATURES; the sum of their weights,
 * White's less Black's, blended by how much of the opening is left, is the score. So the score is linear in the
 * weights and the tuner (bench/tune) learns them from the very lists that the engine adds up.
 *
 * Features are numbered in blocks (a board of squares, a table by number of moves); a family of evaluations says
 * which blocks it has and how large they are, and a file of weights gives each block's numbers.
 */
import type { Position } from "../rules/position.ts";

/** Room for each side's features. */
const ROOM = 256;

/** Features of the position walked over last: White's from 0, Black's from BLACK_START. */
export const FEATURES: Uint16Array = new Uint16Array(2 * ROOM);
export const BLACK_START = ROOM;
/** Where each side's features end. */
export const ENDS: Int32Array = new Int32Array(2);

/** Size of a block that has a feature for each square, a1 first, from the owner's side. */
export const BOARD = 64;

/** The blocks of a family, in order, and how many features each has. */
export type Blocks = Readonly<Record<string, number>>;

/** The weights of a block in centipawns, by the feature's number in the block. */
export interface Tapered {
  readonly opening: readonly number[];
  readonly ending: readonly number[];
}

/** Weights for all blocks of a family. */
export type Weights<Family extends Blocks> = { readonly [name in keyof Family]: Tapered };

/** How a family of evaluations sees a position. */
export interface FeatureWalk {
  readonly blocks: Blocks;
  /** Lists the features and gives how much of the opening is left, from 0 to `phases`. */
  readonly walk: (position: Position) => number;
  readonly phases: number;
}

/** The number of a block's first feature. */
export function firstFeature<Family extends Blocks>(blocks: Family, name: keyof Family): number {
  let first = 0;
  for (const [each, size] of Object.entries(blocks)) {
    if (each === name) return first;
    first += size;
  }
  throw new RangeError(`there is no block ${String(name)}`);
}

/** The first features of the blocks that are boards. */
export function boardsOf(blocks: Blocks): number[] {
  const names = Object.keys(blocks).filter((name) => blocks[name] === BOARD);
  return names.map((name) => firstFeature(blocks, name));
}

/** How many features a family has. */
export const featureCount = (blocks: Blocks): number =>
  Object.values(blocks).reduce((sum, size) => sum + size, 0);

/**
 * All weights of a family in the order of the features, packed so that one addition adds both: opening << 16 plus
 * ending. Sums hold as long as each half stays within 16 bits, far beyond any score.
 */
export function packWeights<Family extends Blocks>(blocks: Family, weights: Weights<Family>): Int32Array {
  const packed = new Int32Array(featureCount(blocks));
  let first = 0;
  for (const [name, size] of Object.entries(blocks)) {
    const { opening, ending } = weights[name];
    if (opening.length !== size || ending.length !== size) {
      throw new RangeError(`block ${name} has ${size} features, but other numbers of weights`);
    }
    for (let index = 0; index < size; index++) packed[first + index] = (opening[index] << 16) + ending[index];
    first += size;
  }
  return packed;
}

/** An evaluation with the weights given: centipawns for the side to move. */
export function createEvaluator(
  { walk, phases }: FeatureWalk,
  weights: Int32Array,
): (position: Position) => number {
  return (position) => {
    const phase = walk(position);
    let sum = 0;
    const whiteEnd = ENDS[0];
    const blackEnd = ENDS[1];
    for (let index = 0; index < whiteEnd; index++) sum += weights[FEATURES[index]];
    for (let index = BLACK_START; index < blackEnd; index++) sum -= weights[FEATURES[index]];
    const opening = (sum + 0x8000) >> 16;
    const ending = (sum << 16) >> 16;
    const score = ((opening * phase + ending * (phases - phase)) / phases) | 0;
    return position.side === 0 ? score : 0 - score;
  };
}
