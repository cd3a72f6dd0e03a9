/**
 * Finds the openings of antichess in which both sides still have a game, and writes them to
 * bench/match/antichess-openings.ts: `node bench/run.js openings [--nodes 1000000]`.
 *
 * Every first move that is not proved to lose, with every reply; what the search calls won, or worth more than
 * MOST_ADVANTAGE to either side, is left out. Among random openings three in four are decided before the match begins,
 * and tell nothing: whoever has the better side wins both games.
 */
import { writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { search } from "../source/engine/search.ts";
import { TranspositionTable } from "../source/engine/transposition-table.ts";
import { formatUci } from "../source/notation/uci.ts";
import { variantOf } from "../source/rules/variant.ts";
import { firstMoves, startOf } from "./match/openings.ts";

/** Centipawns. */
const MOST_ADVANTAGE = 100;
const TABLE_MEGABYTES = 64;

const { values } = parseArgs({ options: { nodes: { type: "string", default: "1000000" } } });
const nodes = Number(values.nodes);
const table = TranspositionTable.ofMegabytes(TABLE_MEGABYTES);
const position = startOf(variantOf("antichess"));
const lines: string[] = [];
let looked = 0;
for (const first of firstMoves(position)) {
  position.make(first);
  for (const reply of position.legalMoves()) {
    position.make(reply);
    table.clear();
    const { score } = search(position, { limits: { nodes }, table }).analysis;
    if (score.kind === "centipawns" && Math.abs(score.value) <= MOST_ADVANTAGE) {
      lines.push(`  "${formatUci(first)} ${formatUci(reply)}",`);
    }
    looked++;
    position.unmake();
  }
  position.unmake();
}
writeFileSync(
  resolve("match/antichess-openings.ts"),
  `/** Openings of antichess that leave both sides a game, in UCI: written by bench/openings.ts. */
export const ANTICHESS_OPENINGS: readonly string[] = [
${lines.join("\n")}
];
`,
);
console.log(`${lines.length} of ${looked} openings are open`);
