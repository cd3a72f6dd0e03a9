/**
 * How fast the rules core counts: beside the two JavaScript libraries that know antichess, and its other games
 * beside its own chess.
 *
 * All count the same trees, and every count is verified. None makes the last ply: each asks for the moves
 * there and adds up their number (chessops by its own perft, kokopu by `moves()`). The counters of a row take
 * turns, round by round, so that a busy machine slows all of them alike; the median of the rounds is shown.
 */
import { cpus } from "node:os";
import { perft as chessopsPerft } from "chessops/debug";
import { parseFen as chessopsFen } from "chessops/fen";
import { setupPosition } from "chessops/variant";
import { Position as KokopuPosition } from "kokopu";
import { parseFen } from "../source/notation/fen.ts";
import { asMove } from "../source/rules/move.ts";
import { perft } from "../source/rules/perft.ts";
import { Position } from "../source/rules/position.ts";
import { type VariantId, variantOf } from "../source/rules/variant.ts";

/** Counts the leaves of a tree that it knows. */
type Count = () => number;

interface Tree {
  readonly name: string;
  readonly variant: VariantId;
  /** The start position of the game when absent. */
  readonly fen?: string;
  readonly depth: number;
  readonly leaves: number;
}

interface SharedTree extends Tree {
  /** What the peers call the game. */
  readonly peers: { readonly kokopu: "antichess" | "regular"; readonly chessops: "antichess" | "chess" };
}

const ANTICHESS = { kokopu: "antichess", chessops: "antichess" } as const;
const CHESS = { kokopu: "regular", chessops: "chess" } as const;
const KIWIPETE = "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1";

const SHARED: readonly SharedTree[] = [
  { name: "antichess", variant: "antichess", depth: 6, leaves: 46264162, peers: ANTICHESS },
  { name: "chess", variant: "chess", depth: 5, leaves: 4865609, peers: CHESS },
  { name: "chess, Kiwipete", variant: "chess", fen: KIWIPETE, depth: 4, leaves: 4085603, peers: CHESS },
];
const SHARED_ROUNDS = 3;

/** The first is the measure of the others. */
const GAMES: readonly Tree[] = [
  { name: "chess", variant: "chess", depth: 5, leaves: 4865609 },
  { name: "antichess", variant: "antichess", depth: 5, leaves: 2732672 },
  { name: "anti-king I", variant: "antiking1", depth: 5, leaves: 5522629 },
  { name: "anti-king II", variant: "antiking2", depth: 5, leaves: 4530173 },
];
const GAMES_ROUNDS = 9;

/** Room for the moves of every ply of these trees together. */
const LIST_ROOM = 1 << 14;

function ours({ variant, fen = variantOf(variant).start }: Tree): Position {
  const setup = parseFen(fen, variantOf(variant));
  if (!setup.ok) throw new Error(`${fen}: ${setup.error.code}`);
  const position = Position.from(setup.value, variantOf(variant));
  if (!position.ok) throw new Error(`${fen}: not a position of ${variant}`);
  return position.value;
}

/** Perft that makes the moves of the last ply too: the pace of one who looks at every leaf. */
function visit(position: Position, list: Int32Array, start: number, depth: number): number {
  if (depth === 0) return 1;
  const end = position.generate(list, start);
  let leaves = 0;
  for (let index = start; index < end; index++) {
    position.make(asMove(list[index]));
    leaves += visit(position, list, end, depth - 1);
    position.unmake();
  }
  return leaves;
}

function kokopuPerft(position: KokopuPosition, depth: number): number {
  const moves = position.moves();
  if (depth === 1) return moves.length;
  let leaves = 0;
  for (const move of moves) {
    const next = new KokopuPosition(position);
    next.play(move);
    leaves += kokopuPerft(next, depth - 1);
  }
  return leaves;
}

function kokopu(tree: Tree, game: "antichess" | "regular"): Count {
  const position = new KokopuPosition(game, tree.fen ?? variantOf(tree.variant).start);
  return () => kokopuPerft(position, tree.depth);
}

function chessops(tree: Tree, game: "antichess" | "chess"): Count {
  const setup = chessopsFen(tree.fen ?? variantOf(tree.variant).start).unwrap();
  const position = setupPosition(game, setup).unwrap();
  return () => chessopsPerft(position, tree.depth);
}

/** A counter and what it must find. */
interface Entry {
  readonly name: string;
  readonly count: Count;
  readonly leaves: number;
}

/** The pace of perft, and that of making every leaf as well. */
function entriesOf(tree: Tree): [bulk: Entry, visiting: Entry] {
  const { name, depth, leaves } = tree;
  const position = ours(tree);
  const list = new Int32Array(LIST_ROOM);
  return [
    { name, leaves, count: () => perft(position, depth) },
    { name: `${name}, every leaf made`, leaves, count: () => visit(position, list, 0, depth) },
  ];
}

/** Millions of leaves a second of each counter, the median of the rounds. */
function race(entries: readonly Entry[], rounds: number): number[] {
  const seconds = entries.map((): number[] => []);
  for (let round = 0; round < rounds; round++) {
    for (const [index, { name, count, leaves }] of entries.entries()) {
      const before = performance.now();
      const found = count();
      seconds[index].push((performance.now() - before) / 1000);
      if (found !== leaves) throw new Error(`${name}: ${found} leaves instead of ${leaves}`);
    }
  }
  return seconds.map((times, index) => {
    const median = times.sort((a, b) => a - b)[times.length >> 1];
    return entries[index].leaves / 1e6 / median;
  });
}

const print = (first: string, ...cells: string[]): void =>
  console.log(first.padEnd(16) + cells.map((cell) => cell.padStart(12)).join(""));
const rate = (value: number): string => value.toFixed(value < 10 ? 2 : 1);

console.log(
  `Perft, million leaves a second. Node ${process.version}, ${cpus()[0]?.model}, ${cpus().length} cores\n`,
);
print("tree", "depth", "antiking", "every leaf", "kokopu", "ratio", "chessops", "ratio");
for (const tree of SHARED) {
  const { name, leaves, peers } = tree;
  const [bulk, visiting, ...others] = race(
    [
      ...entriesOf(tree),
      { name: `${name}, kokopu`, leaves, count: kokopu(tree, peers.kokopu) },
      { name: `${name}, chessops`, leaves, count: chessops(tree, peers.chessops) },
    ],
    SHARED_ROUNDS,
  );
  const compared = others.flatMap((other) => [rate(other), `${(bulk / other).toFixed(1)}x`]);
  print(name, String(tree.depth), rate(bulk), rate(visiting), ...compared);
}

console.log();
print("game", "depth", "antiking", "to chess", "every leaf", "to chess");
const paces = race(GAMES.flatMap(entriesOf), GAMES_ROUNDS);
for (const [index, { name, depth }] of GAMES.entries()) {
  const [bulk, visiting] = paces.slice(2 * index);
  const ratios = [bulk / paces[0], visiting / paces[1]].map((ratio) => ratio.toFixed(2));
  print(name, String(depth), rate(bulk), ratios[0], rate(visiting), ratios[1]);
}
