/** Samples as the tuner learns from them: the features of each, packed into flat arrays. */
import { BLACK_START, ENDS, FEATURES, type FeatureWalk } from "../../source/engine/features.ts";
import { parseFen } from "../../source/notation/fen.ts";
import type { Variant } from "../../source/rules/variant.ts";
import { positionOf } from "../match/openings.ts";
import type { Sample } from "./self-play.ts";

/** `count` samples. White's features of sample n stand from starts[n], Black's from middles[n], up to starts[n + 1]. */
export interface FeatureSet {
  readonly count: number;
  readonly features: Uint16Array;
  readonly starts: Uint32Array;
  readonly middles: Uint32Array;
  /** How much of the opening is left, from 0 to 1. */
  readonly phases: Float32Array;
  /** What was searched, in centipawns for White; and White's points. */
  readonly scores: Float32Array;
  readonly points: Float32Array;
}

/** Room for a sample's features; they are seldom more than half of it. */
const ROOM = 200;

export function featureSet(
  samples: readonly Sample[],
  variant: Variant,
  { walk, phases }: FeatureWalk,
): FeatureSet {
  const count = samples.length;
  const set = {
    count,
    features: new Uint16Array(count * ROOM),
    starts: new Uint32Array(count + 1),
    middles: new Uint32Array(count),
    phases: new Float32Array(count),
    scores: Float32Array.from(samples, ({ score }) => score),
    points: Float32Array.from(samples, ({ points }) => points),
  };
  let end = 0;
  for (const [index, { fen }] of samples.entries()) {
    const setup = parseFen(fen, variant);
    if (!setup.ok) throw new Error(`${fen} cannot be read`);
    set.phases[index] = walk(positionOf(setup.value, variant)) / phases;
    set.features.set(FEATURES.subarray(0, ENDS[0]), end);
    end += ENDS[0];
    set.middles[index] = end;
    set.features.set(FEATURES.subarray(BLACK_START, ENDS[1]), end);
    end += ENDS[1] - BLACK_START;
    set.starts[index + 1] = end;
  }
  return { ...set, features: set.features.slice(0, end) };
}
