/**
 * Positions to tune an evaluation on, from games of the search with itself:
 *
 *   node bench/run.js tune-games --variant antiking2 --games 4000 --nodes 1000 --seed 1 --file FILE
 *
 * Each line of the file is a position: FEN, what the search found in centipawns for White, and White's points at
 * the end of the game. The same arguments give the same lines as long as the engine is the same.
 */
import { closeSync, openSync, writeSync } from "node:fs";
import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { TranspositionTable } from "../source/engine/transposition-table.ts";
import { findVariant } from "../source/rules/variant.ts";
import { sampleLine } from "./tune/samples.ts";
import { playSamples } from "./tune/self-play.ts";

const TABLE_BITS = 13;
const REPORT_EVERY = 250;

const { values } = parseArgs({
  options: {
    variant: { type: "string", default: "antiking2" },
    games: { type: "string", default: "4000" },
    nodes: { type: "string", default: "1000" },
    seed: { type: "string", default: "1" },
    file: { type: "string" },
  },
});
const variant = findVariant(values.variant);
if (variant === undefined || values.file === undefined) {
  console.error(
    "Usage: node bench/run.js tune-games --variant ID --file FILE [--games N] [--nodes N] [--seed N]",
  );
  process.exit(2);
}
const [games, nodes, firstSeed] = [values.games, values.nodes, values.seed].map(Number);
const table = TranspositionTable.ofBuckets(TABLE_BITS);
const output = openSync(resolve("..", values.file), "w");
const points = new Map<number, number>();
let positions = 0;
for (let game = 1; game <= games; game++) {
  const samples = playSamples({ variant, nodes, seed: firstSeed * 1_000_003 + game }, table);
  positions += samples.length;
  for (const { points: won } of samples.slice(0, 1)) points.set(won, (points.get(won) ?? 0) + 1);
  writeSync(output, samples.map(sampleLine).join(""));
  if (game % REPORT_EVERY === 0 || game === games) {
    const [won, drawn, lost] = [1, 0.5, 0].map((each) => points.get(each) ?? 0);
    console.log(`${game} games (White +${won} =${drawn} -${lost}), ${positions} positions`);
  }
}
closeSync(output);
