/** The evaluations that can be tuned, where their weights stand, and where the tuning begins. */

import { ANTIKING_WALK } from "../../source/engine/antiking-features.ts";
import type { FeatureWalk } from "../../source/engine/features.ts";
import { LOSING_WALK } from "../../source/engine/losing-features.ts";
import type { VariantId } from "../../source/rules/variant.ts";
import { ANTIKING_START, antikingStart } from "./antiking-start.ts";
import { ANTICHESS_START, LOSERS_START, losingStart } from "./losing-start.ts";
import type { Model } from "./regression.ts";

export interface TunedFamily {
  readonly walk: FeatureWalk;
  /** File in source/engine/weights, and its constant. */
  readonly file: string;
  readonly name: string;
  readonly blocksName: string;
  readonly blocksFile: string;
  readonly start: () => Model;
}

const antiking = { walk: ANTIKING_WALK, blocksName: "ANTIKING_BLOCKS", blocksFile: "antiking-features.ts" };
const losing = { walk: LOSING_WALK, blocksName: "LOSING_BLOCKS", blocksFile: "losing-features.ts" };

export const FAMILIES: Readonly<Partial<Record<VariantId, TunedFamily>>> = {
  antiking1: {
    ...antiking,
    file: "antiking1.ts",
    name: "ANTIKING1_WEIGHTS",
    start: () => antikingStart(ANTIKING_START),
  },
  antiking2: {
    ...antiking,
    file: "antiking2.ts",
    name: "ANTIKING2_WEIGHTS",
    start: () => antikingStart(ANTIKING_START),
  },
  antichess: {
    ...losing,
    file: "antichess.ts",
    name: "ANTICHESS_WEIGHTS",
    start: () => losingStart(ANTICHESS_START),
  },
  losers: {
    ...losing,
    file: "losers.ts",
    name: "LOSERS_WEIGHTS",
    start: () => losingStart(LOSERS_START),
  },
};
