/**
 * Tunes the weights of an evaluation on the positions that bench/tune-games.ts wrote, and writes them:
 *
 *   node bench/run.js tune --variant antiking2 --file FILE [--file FILE]... [--epochs 40] [--result-share 0.7]
 *     [--deviation 80] [--board-deviation 40]
 *
 * The last tenth of the positions is kept apart; the loss printed for it tells how well the weights foretell the
 * results of games they were not tuned on. The same files give the same weights. The deviations say, in centipawns, how
 * far a weight may go from its start, and a square's from those of its board, before the data must insist.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { boardsOf } from "../source/engine/features.ts";
import { findVariant } from "../source/rules/variant.ts";
import { FAMILIES } from "./tune/families.ts";
import { featureSet } from "./tune/features.ts";
import { fitSteepness, meanLoss, modelScore, train } from "./tune/regression.ts";
import { readSamples } from "./tune/samples.ts";
import { weightsFile } from "./tune/weights-file.ts";

const { values } = parseArgs({
  options: {
    variant: { type: "string", default: "antiking2" },
    file: { type: "string", multiple: true, default: [] },
    epochs: { type: "string", default: "40" },
    "result-share": { type: "string", default: "0.7" },
    deviation: { type: "string", default: "80" },
    "board-deviation": { type: "string", default: "40" },
  },
});
const variant = findVariant(values.variant);
const family = variant && FAMILIES[variant.id];
if (variant === undefined || family === undefined || values.file.length === 0) {
  console.error(`Usage: node bench/run.js tune --variant ${Object.keys(FAMILIES).join("|")} --file FILE`);
  process.exit(2);
}
const samples = values.file.flatMap((file) => readSamples(readFileSync(resolve("..", file), "utf8")));
const set = featureSet(samples, variant, family.walk);
const count = Math.floor(0.9 * set.count);
const steepness = fitSteepness(set);
console.log(
  `${set.count} positions, ${(set.features.length / set.count).toFixed(0)} features each; ` +
    `100 centipawns promise ${(100 / (1 + Math.exp(-100 * steepness))).toFixed(1)} %`,
);

const start = family.start();
const lossOf = (scoreOf: (index: number) => number) =>
  meanLoss(scoreOf, set.points, { from: count, to: set.count, steepness }).toFixed(4);
console.log(`loss of the search's scores ${lossOf((index) => set.scores[index])}`);
console.log(`loss of the first weights    ${lossOf((index) => modelScore(start, set, index))}`);
const model = train(start, set, count, {
  steepness,
  resultShare: Number(values["result-share"]),
  epochs: Number(values.epochs),
  deviation: Number(values.deviation),
  boardDeviation: Number(values["board-deviation"]),
  boards: boardsOf(family.walk.blocks),
});
console.log(`loss of the tuned weights   ${lossOf((index) => modelScore(model, set, index))}`);
const text = weightsFile(family.walk.blocks, model, {
  ...family,
  comment: `Weights for ${variant.name}, tuned on games of the engine with itself: written by bench/tune.ts.`,
});
writeFileSync(resolve("..", "source", "engine", "weights", family.file), text);
