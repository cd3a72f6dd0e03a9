/**
 * A level of the bot against random play: `node bench/run.js random-play [--level 4] [--games 100] [--seed 1]
 * [--variant id]...`. Colours alternate; a game not over after MAX_PLIES counts as drawn. With the same
 * arguments the games are the same.
 */
import { parseArgs } from "node:util";
import { chooseMove, levelOf } from "../source/engine/levels.ts";
import { randomPlayer } from "../source/engine/random-player.ts";
import { TranspositionTable } from "../source/engine/transposition-table.ts";
import { parseFen } from "../source/notation/fen.ts";
import type { Color } from "../source/rules/piece.ts";
import { Position } from "../source/rules/position.ts";
import { findVariant, type Variant } from "../source/rules/variant.ts";

const MAX_PLIES = 400;
const TABLE_BITS = 15;

interface Tally {
  won: number;
  drawn: number;
  lost: number;
  plies: number;
  moves: number;
  milliseconds: number;
}

const { values } = parseArgs({
  options: {
    level: { type: "string", default: "4" },
    games: { type: "string", default: "100" },
    seed: { type: "string", default: "1" },
    variant: { type: "string", multiple: true, default: ["antiking1", "antiking2", "antichess"] },
  },
});
const level = levelOf(Number(values.level)).level;
const games = Number(values.games);
const seed = Number(values.seed);
const table = TranspositionTable.ofBuckets(TABLE_BITS);

console.log(`level ${level} against random play, ${games} games a variant, seed ${seed}`);
console.log("variant      won drawn  lost   plies a game   ms a move");
for (const id of values.variant) {
  const variant = findVariant(id);
  if (variant === undefined) throw new Error(`there is no variant ${id}`);
  const tally: Tally = { won: 0, drawn: 0, lost: 0, plies: 0, moves: 0, milliseconds: 0 };
  for (let game = 0; game < games; game++) {
    const bot = game % 2 === 0 ? "w" : "b";
    const winner = playGame(variant, bot, seed + game, tally);
    if (winner === null) tally.drawn++;
    else if (winner === bot) tally.won++;
    else tally.lost++;
  }
  const counts = [tally.won, tally.drawn, tally.lost].map((count) => String(count).padStart(6)).join("");
  const length = (tally.plies / games).toFixed(1).padStart(15);
  const pace = (tally.milliseconds / tally.moves).toFixed(1).padStart(12);
  console.log(`${id.padEnd(10)}${counts}${length}${pace}`);
}

/** Plays one game and gives the winner, null for a draw. */
function playGame(variant: Variant, bot: Color, gameSeed: number, tally: Tally): Color | null {
  const position = startOf(variant);
  const random = randomPlayer(gameSeed);
  for (let ply = 0; ply < MAX_PLIES; ply++) {
    const outcome = position.outcome();
    if (outcome !== null) return outcome.winner;
    const started = performance.now();
    const ours = position.turn === bot;
    const move = ours ? chooseMove(position, { level, seed: gameSeed }, table).best : random(position);
    if (move === undefined) throw new Error("a side without a move, and the game is not over");
    if (ours) {
      tally.moves++;
      tally.milliseconds += performance.now() - started;
    }
    position.make(move);
    tally.plies++;
  }
  return null;
}

function startOf(variant: Variant): Position {
  const setup = parseFen(variant.start, variant);
  if (!setup.ok) throw new Error(`the start of ${variant.id} cannot be read`);
  const position = Position.from(setup.value, variant);
  if (!position.ok) throw new Error(`the start of ${variant.id} is not a position`);
  return position.value;
}
