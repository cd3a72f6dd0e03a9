/**
 * How fast and how deep the search looks: `node bench/run.js search [--ms 1000] [--variant id]...`.
 *
 * Every position is searched afresh for the same time, in this process and one thread, after a warm-up of its
 * variant. Nodes/s and depth depend on the machine; at a fixed depth the number of positions does not, and a
 * change of it shows that the search behaves otherwise (--depth 7 instead of --ms).
 */
import { cpus } from "node:os";
import { parseArgs } from "node:util";
import type { Limits } from "../source/engine/engine.ts";
import { search } from "../source/engine/search.ts";
import { TranspositionTable } from "../source/engine/transposition-table.ts";
import { parseFen } from "../source/notation/fen.ts";
import { formatUci } from "../source/notation/uci.ts";
import { Position } from "../source/rules/position.ts";
import { findVariant, VARIANTS, type Variant, type VariantId } from "../source/rules/variant.ts";

/** Positions of games between bots, beside the start positions. */
const POSITIONS: Readonly<Record<VariantId, readonly string[]>> = {
  antiking1: [
    "2p1bkqA/2p1nnbr/4Rp1p/2p2p2/1Pp2P2/PP3PP1/RBNKB3/aQ3P2 w Aka - 0 7",
    "2p2k1A/6br/2bpqp1p/2p1Bp2/1Pp1P1B1/PP4P1/RaNKP3/1Q6 w Ak - 1 14",
  ],
  antiking2: [
    "r1bqkbnr/p2ppppp/n1pA4/6B1/P3a1P1/2pP1P2/1P2P2P/RN1QKBNR w KQkq - 0 7",
    "1rbqkbnr/p2pp1p1/2pA1p2/4a1BP/Pn1PN3/4PP2/1P5P/RQ2KBNR w KQk - 0 14",
  ],
  antichess: [
    "rn1qk1nr/3p1ppp/p3p3/2p5/7P/2P2b2/PP1PP1P1/RNB1KBNR w - - 0 7",
    "3qkb2/r1p1pp2/p2p4/6p1/3P2P1/P2PP3/1P2KP2/RNB3N1 w - - 0 14",
  ],
  suicide: ["3qkb2/r1p1pp2/p2p4/6p1/3P2P1/P2PP3/1P2KP2/RNB3N1 w - - 0 14"],
  aise: ["2B2bn1/2pP2p1/7r/3p4/3P4/8/1PP1P1PP/1N1QKBNR w - - 0 14"],
  losers: ["1n2kbnr/1pp1Bp1p/8/8/8/8/1P5P/4K1Nb w k - 0 14"],
  chess: [
    "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
    "rnb1kbnr/2pp1pp1/p3p3/1pq4p/5P2/PPN1P3/1BPP2PP/R2QKBNR w KQkq - 3 7",
  ],
};
const TABLE_MEGABYTES = 64;
const WARM_UP: Limits = { milliseconds: 300 };

const { values } = parseArgs({
  options: {
    ms: { type: "string", default: "1000" },
    depth: { type: "string" },
    variant: { type: "string", multiple: true, default: VARIANTS.map(({ id }) => id) },
  },
});
const limits: Limits =
  values.depth === undefined ? { milliseconds: Number(values.ms) } : { depth: Number(values.depth) };
const table = TranspositionTable.ofMegabytes(TABLE_MEGABYTES);

const print = (position: string, ...cells: readonly string[]): void =>
  console.log(position.padEnd(16) + cells.map((cell) => cell.padStart(11)).join(""));

console.log(
  `Search, ${values.depth === undefined ? `${values.ms} ms` : `depth ${values.depth}`} a position. ` +
    `Node ${process.version}, ${cpus()[0]?.model}, ${cpus().length} cores\n`,
);
print("position", "depth", "deepest", "nodes", "knodes/s", "best");
for (const id of values.variant) {
  const variant = findVariant(id);
  if (variant === undefined) throw new Error(`there is no variant ${id}`);
  search(positionOf(variant, variant.start), { limits: WARM_UP, table });
  for (const [index, fen] of [variant.start, ...POSITIONS[variant.id]].entries()) {
    const { analysis } = search(positionOf(variant, fen), { limits, table });
    const { depth, deepest, nodes, milliseconds, best } = analysis;
    print(
      `${id} ${index === 0 ? "start" : index}`,
      ...[depth, deepest, nodes, Math.round(nodes / Math.max(1, milliseconds))].map(String),
      best === undefined ? "-" : formatUci(best),
    );
  }
}

function positionOf(variant: Variant, fen: string): Position {
  const setup = parseFen(fen, variant);
  if (!setup.ok) throw new Error(`${fen} cannot be read`);
  const position = Position.from(setup.value, variant);
  if (!position.ok)
    throw new Error(`${fen} is no position of ${variant.id}: ${JSON.stringify(position.error)}`);
  return position.value;
}
