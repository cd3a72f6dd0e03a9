/**
 * How far apart the bot's levels are: each level plays the one below it in pairs of games from seeded openings.
 *
 *   node bench/run.js ladder --variant antiking2 [--games 100] [--from 1] [--to 8] [--seed 1] [--file steps.jsonl]
 *
 * Levels are budgets of positions, so the games depend on nothing but the arguments; only the times do. With
 * --file a finished pair is never played again.
 */
import { appendFileSync, existsSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { chooseMove, levelOf } from "../source/engine/levels.ts";
import { TranspositionTable } from "../source/engine/transposition-table.ts";
import { type Color, opposite } from "../source/rules/piece.ts";
import { findVariant, type Variant } from "../source/rules/variant.ts";
import { type Opening, openings, positionOf } from "./match/openings.ts";
import { estimateElo, NO_PAIRS, type Pentanomial, pairsOf, withPair } from "./match/pentanomial.ts";

/** Benches are run in bench/, and files named from the project's folder. */
const PROJECT = resolve("..");
const MAX_PLIES = 300;
const TABLE_MEGABYTES = 8;
/** Random plies of an opening; more would often decide a game of antichess. */
const OPENING_PLIES = 2;

/** A finished pair, as a line of the file. */
interface Pair {
  readonly variant: string;
  readonly level: number;
  readonly seed: number;
  readonly pair: number;
  /** Of the higher level: 0 to 2. */
  readonly points: number;
  /** Distinguishes what the levels were when it was played. */
  readonly budgets: string;
}

const { values } = parseArgs({
  options: {
    variant: { type: "string" },
    games: { type: "string", default: "100" },
    from: { type: "string", default: "1" },
    to: { type: "string", default: "8" },
    seed: { type: "string", default: "1" },
    file: { type: "string" },
  },
});
const variant = findVariant(values.variant ?? "");
if (variant === undefined) throw new Error(`there is no variant ${values.variant}`);
const seed = Number(values.seed);
const file = values.file === undefined ? undefined : resolve(PROJECT, values.file);
const known = file !== undefined && existsSync(file) ? readPairs(readFileSync(file, "utf8")) : [];
const tables = {
  w: TranspositionTable.ofMegabytes(TABLE_MEGABYTES),
  b: TranspositionTable.ofMegabytes(TABLE_MEGABYTES),
};

console.log(`${variant.name}: each level against the one below, ${values.games} games, seed ${seed}`);
console.log("levels   pairs by points        Elo   (95 %)");
for (let level = Number(values.from) + 1; level <= Number(values.to); level++) {
  const counts = playStep(variant, level, Math.ceil(Number(values.games) / 2));
  const { elo, interval } = estimateElo(counts);
  const bars = interval === undefined ? "" : `(${interval.low.toFixed(0)} to ${interval.high.toFixed(0)})`;
  console.log(
    `${level} : ${level - 1}    [${counts.join(" ")}]`.padEnd(30),
    elo.toFixed(0).padStart(4),
    ` ${bars}`,
  );
}

/** The result of so many pairs between a level and the one below. */
function playStep(variant: Variant, level: number, pairs: number): Pentanomial {
  const budgets = [level, level - 1]
    .map((each) => JSON.stringify({ ...levelOf(each), elo: undefined }))
    .join();
  let counts = NO_PAIRS;
  for (const opening of openings(variant, { seed, plies: OPENING_PLIES })) {
    const pair = pairsOf(counts) + 1;
    if (pair > pairs) return counts;
    const played = known.find(
      (each) =>
        each.variant === variant.id &&
        each.level === level &&
        each.seed === seed &&
        each.pair === pair &&
        each.budgets === budgets,
    );
    const points = played?.points ?? playPair(opening, level, seed + pair);
    if (played === undefined && file !== undefined) {
      const record: Pair = { variant: variant.id, level, seed, pair, points, budgets };
      appendFileSync(file, `${JSON.stringify(record)}\n`);
    }
    counts = withPair(counts, points);
  }
  return counts;
}

/** Points of the higher level, which has either colour once. */
function playPair(opening: Opening, level: number, seed: number): number {
  const points = (["w", "b"] as const).map((color) => {
    const winner = playGame(opening, { level, color }, seed);
    return winner === null ? 0.5 : winner === color ? 1 : 0;
  });
  return points[0] + points[1];
}

/** Gives the winner, null for a draw. */
function playGame(
  { setup, variant }: Opening,
  higher: { readonly level: number; readonly color: Color },
  seed: number,
): Color | null {
  const position = positionOf(setup, variant);
  const levels = { [higher.color]: higher.level, [opposite(higher.color)]: higher.level - 1 };
  for (let ply = 0; ply < MAX_PLIES; ply++) {
    const outcome = position.outcome();
    if (outcome !== null) return outcome.winner;
    const { turn } = position;
    const { best } = chooseMove(
      position,
      { level: levels[turn], seed: seed + (turn === "w" ? 0 : 1) },
      tables[turn],
    );
    if (best === undefined) throw new Error("a side without a move, and the game is not over");
    position.make(best);
  }
  return null;
}

/** The pairs of a file; a line that was cut off is passed over. */
function readPairs(text: string): Pair[] {
  return text
    .split("\n")
    .slice(0, -1)
    .map((line) => JSON.parse(line));
}
