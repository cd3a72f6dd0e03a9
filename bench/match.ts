/**
 * A match between two UCI engines, judged by our rules:
 *
 *   node bench/run.js match --variant antiking2 --first "uci:node dist/cli.js uci" --second "uci:COMMAND" \
 *     --nodes 5000 --games 400 --sprt 0,20 --file results.jsonl --pgn games.pgn
 *
 * --nodes N or --movetime MS limits both engines, --first-nodes, --second-movetime and so on one of them;
 * --first-option "Hash=64" (repeatable) sets an option. Openings are --plies random moves, or come from
 * a book of open ones (antichess), or are 4 random moves; --seed (1) picks them, and each is played twice, with colours changed. A game longer than --max-plies (400) is drawn; an engine
 * that plays an illegal move, ends, or is silent for --patience milliseconds (60000) beyond its time loses.
 *
 * With --sprt ELO0,ELO1 the match ends when the test is decided. With --file it is taken up after the last
 * finished pair. Commands run in the project's folder, and files are named from there.
 */
import { appendFileSync, existsSync, readFileSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import type { Color } from "../source/rules/piece.ts";
import { err, ok, type Result } from "../source/rules/result.ts";
import { variantOf } from "../source/rules/variant.ts";
import {
  type GameRecord,
  type PairRecord,
  pairLine,
  pointsOf,
  readCheckpoint,
  settingsLine,
} from "./match/checkpoint.ts";
import { type Opening, openings } from "./match/openings.ts";
import { formatPgn } from "./match/pgn.ts";
import { playGame } from "./match/play-game.ts";
import { standingLine, standingOf, verdictOf, verdictSentence } from "./match/report.ts";
import { type MatchPlan, readPlan, type Settings } from "./match/settings.ts";
import { UciPlayer } from "./match/uci-player.ts";

/** Benches are run in bench/. */
const PROJECT = resolve("..");

interface Players {
  readonly first: UciPlayer;
  readonly second: UciPlayer;
}

const failure = await runMatch(process.argv.slice(2));
if (failure !== undefined) {
  console.error(failure);
  process.exitCode = 2;
}

/** Gives the sentence that ends it early; undefined when all is well. */
async function runMatch(args: readonly string[]): Promise<string | undefined> {
  const plan = readPlan(args);
  if (!plan.ok) return plan.error;
  const { settings, patience } = plan.value;
  const done = takeUp(plan.value);
  if (!done.ok) return done.error;
  const player = (contestant: Settings["first"]) =>
    new UciPlayer(contestant, { variant: settings.variant, folder: PROJECT, patience });
  const players = { first: player(settings.first), second: player(settings.second) };
  const closeBoth = () => {
    players.first.close();
    players.second.close();
  };
  process.on("exit", closeBoth);
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => process.exit(130));
  try {
    for (const role of ["first", "second"] as const) {
      const started = await players[role].start();
      if (!started.ok) return `The ${role} engine (${players[role].name}) ${started.error}.`;
    }
    await playPairs(plan.value, players, done.value);
  } finally {
    closeBoth();
  }
  return undefined;
}

/** The pairs already on file. The file is begun, or rid of a line that was cut off. */
function takeUp({ file, settings }: MatchPlan): Result<readonly PairRecord[], string> {
  if (file === undefined) return ok([]);
  const path = resolve(PROJECT, file);
  const read = readCheckpoint(existsSync(path) ? readFileSync(path, "utf8") : "", settings);
  if (!read.ok) return err(`${file}: ${read.error}`);
  writeFileSync(path, read.value.text || settingsLine(settings));
  return ok(read.value.pairs);
}

async function playPairs(plan: MatchPlan, players: Players, done: readonly PairRecord[]): Promise<void> {
  const { settings, sprt } = plan;
  const { first, second } = settings;
  const limit = ({ go }: Settings["first"]) => `${go.kind} ${go.value}`;
  console.log(
    `${settings.variant}: ${players.first.name} (${limit(first)}) against ${players.second.name} (${limit(second)})`,
  );
  const pairs = [...done];
  if (done.length > 0) {
    console.log(`resumed after pair ${done.length}: ${standingLine(standingOf(pairs), sprt)}`);
  }
  const decided = () => sprt !== undefined && verdictOf(standingOf(pairs), sprt) !== "open";
  let number = 0;
  for (const opening of openings(variantOf(settings.variant), settings)) {
    if (number >= plan.pairs || decided()) break;
    number++;
    if (number <= done.length) continue;
    const pair = await playPair(number, { opening, players, maxPlies: settings.maxPlies });
    pairs.push(pair);
    record(pair, { plan, opening, players });
    console.log(`pair ${number}  ${standingLine(standingOf(pairs), sprt)}`);
  }
  if (sprt !== undefined) console.log(verdictSentence(verdictOf(standingOf(pairs), sprt), sprt));
  const faults = pairs.flatMap(({ games }) => games).filter(({ reason }) => reason === "fault");
  if (faults.length > 0) console.log(`${faults.length} games ended by a fault of an engine.`);
}

interface PairOptions {
  readonly opening: Opening;
  readonly players: Players;
  readonly maxPlies: number;
}

async function playPair(pair: number, { opening, players, maxPlies }: PairOptions): Promise<PairRecord> {
  const games: GameRecord[] = [];
  for (const first of ["w", "b"] as const) {
    const played = await playGame({ opening, players: byColor(players, first), maxPlies });
    const game = { first, ...played };
    if (game.reason === "fault") {
      const who = pointsOf(game) === 1 ? "second" : "first";
      console.log(`pair ${pair}, game ${games.length + 1}: the ${who} engine failed. ${game.sentence}`);
    }
    games.push(game);
  }
  return { pair, opening: opening.moves, games };
}

interface RecordOptions {
  readonly plan: MatchPlan;
  readonly opening: Opening;
  readonly players: Players;
}

/** Puts a pair on file. The record comes first: a game twice in the PGN is worse than one that is missing. */
function record(pair: PairRecord, { plan, opening, players }: RecordOptions): void {
  if (plan.file !== undefined) appendFileSync(resolve(PROJECT, plan.file), pairLine(pair));
  if (plan.pgn === undefined) return;
  const names = {
    first: { name: `${players.first.name} (first)` },
    second: { name: `${players.second.name} (second)` },
  };
  const date = new Date();
  const texts = pair.games.map((game, index) => {
    const { w, b } = byColor(names, game.first);
    return formatPgn({
      opening,
      game,
      names: { w: w.name, b: b.name },
      round: `${pair.pair}.${index + 1}`,
      date,
    });
  });
  appendFileSync(resolve(PROJECT, plan.pgn), texts.join(""));
}

/** Who has which colour when the first engine has `first`. */
function byColor<T>(
  both: { readonly first: T; readonly second: T },
  first: Color,
): Readonly<Record<Color, T>> {
  return first === "w" ? { w: both.first, b: both.second } : { w: both.second, b: both.first };
}
