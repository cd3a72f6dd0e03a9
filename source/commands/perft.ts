import { performance } from "node:perf_hooks";
import { formatUci } from "../notation/uci.ts";
import { divide, perft } from "../rules/perft.ts";
import { count } from "../words/names.ts";
import { parseNumber } from "./arguments.ts";
import { type Command, fail, usage } from "./command.ts";
import { writeLine } from "./output.ts";
import { readPosition, readVariant } from "./read-position.ts";

/** Deeper trees than this would not be counted in a lifetime. */
const MOST_DEPTH = 20;

export const command: Command = {
  help: `Usage: antiking perft <variant> <depth> [--fen "…"] [--divide] [--json]

Counts the leaves of the tree of legal moves, which proves a move generator right. Draws do not end
a line, only a position without moves does.

  depth           plies, 0 to ${MOST_DEPTH}
  --fen "…"       the position to count from; without it the start position
  --divide        also the count below each move
  --json          {"nodes","ms"}, with --divide also "divide":{move:nodes}

Examples:
  antiking perft antiking1 4
  antiking perft chess 3 --fen "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1" --divide
  antiking perft antichess 5 --json`,
  flags: [{ name: "fen", value: "a FEN in quotes" }, { name: "divide" }, { name: "json" }],
  mostPositionals: 2,

  async run({ positionals: [name, depthText], switches, values }, io) {
    const variant = readVariant(name);
    if (!variant.ok) return fail(io, variant.error);
    if (depthText === undefined)
      return fail(io, usage(`say how deep to count, in plies from 0 to ${MOST_DEPTH}.`));
    const depth = parseNumber("the depth", depthText, { least: 0, most: MOST_DEPTH });
    if (!depth.ok) return fail(io, depth.error);
    const read = readPosition(variant.value, { fen: values.get("fen") });
    if (!read.ok) return fail(io, read.error);

    const { position } = read.value;
    const start = performance.now();
    const parts = switches.has("divide") && depth.value > 0 ? divide(position, depth.value) : undefined;
    const nodes = parts?.reduce((sum, part) => sum + part.nodes, 0) ?? perft(position, depth.value);
    const ms = performance.now() - start;
    const byMove = parts?.map(({ move, nodes }) => [formatUci(move), nodes] as const).sort();

    if (switches.has("json")) {
      const divided = byMove === undefined ? {} : { divide: Object.fromEntries(byMove) };
      await writeLine(io, JSON.stringify({ nodes, ms: Math.round(ms), ...divided }));
      return 0;
    }
    for (const [move, leaves] of byMove ?? []) await writeLine(io, `${move}: ${leaves}`);
    await writeLine(io, `${count(nodes, "node")} in ${Math.round(ms)} ms, ${rate(nodes, ms)}`);
    return 0;
  },
};

const rate = (nodes: number, ms: number): string =>
  `${(nodes / Math.max(ms, 0.001) / 1000).toFixed(1)} million a second`;
