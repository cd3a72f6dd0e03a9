import { availableParallelism } from "node:os";
import type { Analysis, Limits, Line } from "../engine/engine.ts";
import { WorkerEngine } from "../engine/worker-engine.ts";
import { formatFen } from "../notation/fen.ts";
import { formatLine } from "../notation/san.ts";
import { formatUci } from "../notation/uci.ts";
import type { Position } from "../rules/position.ts";
import { ok, type Result } from "../rules/result.ts";
import type { Variant } from "../rules/variant.ts";
import { COLOR_NAMES } from "../words/names.ts";
import { outcomeSentence } from "../words/outcome.ts";
import { effortText, scoreText, whiteScore } from "../words/score.ts";
import { parseNumber } from "./arguments.ts";
import { type Arguments, type Command, type Failure, fail, failure, type Io } from "./command.ts";
import { report, writeLine, writeText } from "./output.ts";
import { type ReadPosition, readPosition, readVariant } from "./read-position.ts";

const DEFAULT_TIME = 1000;
const MOST_THREADS = 2;
const TABLE_MEGABYTES = 64;
const MOST_LINES = 20;

export const command: Command = {
  help: `Usage: antiking analyze <variant> [FEN] [options]

Looks for the best moves of a position and prints each with its score and the line expected. Without
a FEN it is the start position.

Scores are in pawns from White's side: +0.50 is good for White, -0.50 for Black, whoever is to move
and whatever the aim of the game. A win that is proved is told apart from them, with its distance in
plies (moves of either side).

  FEN             the position, in quotes
  --moves "…"     moves to play first, in SAN or UCI
  --time MS       think so many milliseconds; ${DEFAULT_TIME} when no limit is given
  --nodes N       think about so many positions; the answer is then the same every time
  --depth D       think so many plies ahead; of several limits the first that is reached counts
  --lines K       how many of the best moves, 1 to ${MOST_LINES}; 1 when not given
  --json          one JSON object: {"variant","fen","depth","nodes","ms","result",
                  "lines":[{"move","san","score","pv","line"}]}, pv in UCI and line in SAN;
                  a score is {"pawns"} from White's side, or {"winner","plies"} when proved;
                  or {"error":{"message"}}

While it thinks, a terminal shows how far it is. Ctrl-C ends the search and prints what it found.

Examples:
  antiking analyze antiking2 --lines 3
  antiking analyze antichess "8/8/p7/8/8/8/7P/8 w - - 0 1" --depth 12
  antiking analyze chess --moves "f3 e5 g4" --nodes 5000 --json`,
  flags: [
    { name: "moves", value: 'moves such as "e2e4 e7e5"' },
    { name: "time", value: "a number of milliseconds" },
    { name: "nodes", value: "a number of positions" },
    { name: "depth", value: "a number of plies" },
    { name: "lines", value: "a number of lines" },
    { name: "json" },
  ],
  mostPositionals: 2,

  async run(args, io) {
    const { positionals, switches, values } = args;
    const variant = readVariant(positionals[0]);
    if (!variant.ok) return fail(io, variant.error);
    const limits = readLimits(args);
    if (!limits.ok) return fail(io, limits.error);
    const lines = parseNumber("--lines", values.get("lines") ?? "1", { least: 1, most: MOST_LINES });
    if (!lines.ok) return fail(io, lines.error);
    const read = readPosition(variant.value, { fen: positionals[1], moves: values.get("moves") });
    const json = switches.has("json");
    if (!read.ok) return report(io, read.error, { json });

    const analysis = await analyse(read.value, { limits: limits.value, lines: lines.value }, io);
    if (!analysis.ok) return fail(io, analysis.error);
    const { position } = read.value;
    if (json) await writeLine(io, JSON.stringify(asJson(position, analysis.value)));
    else await writeText(io, asText(position, analysis.value, variant.value));
    return 0;
  },
};

/** Every limit given; a time when there is none. */
function readLimits({ values }: Arguments): Result<Limits, Failure> {
  const limits: { milliseconds?: number; nodes?: number; depth?: number } = {};
  for (const [flag, limit, most] of [
    ["time", "milliseconds", 86_400_000],
    ["nodes", "nodes", 1_000_000_000_000],
    ["depth", "depth", 99],
  ] as const) {
    const text = values.get(flag);
    if (text === undefined) continue;
    const number = parseNumber(`--${flag}`, text, { least: 1, most });
    if (!number.ok) return number;
    limits[limit] = number.value;
  }
  return ok(Object.keys(limits).length === 0 ? { milliseconds: DEFAULT_TIME } : limits);
}

/** What the engine finds; nothing when the game is over. */
async function analyse(
  { position, start, moves }: ReadPosition,
  { limits, lines }: { readonly limits: Limits; readonly lines: number },
  io: Io,
): Promise<Result<Analysis | undefined, Failure>> {
  if (position.outcome() !== null) return ok(undefined);
  // Only where time is the limit may the answer differ from run to run, as that of two threads does.
  const threads = limits.milliseconds === undefined ? 1 : Math.min(MOST_THREADS, availableParallelism());
  const engine = new WorkerEngine(io.workerUrl, { tableMegabytes: TABLE_MEGABYTES, threads });
  const request = { variant: position.variant.id, setup: start, moves };
  const progress = io.stderr.isTTY === true;
  const onInfo = (analysis: Analysis) => {
    if (progress) io.stderr.write(`\r\x1b[K${effortText(analysis)}`);
  };
  const search = engine.analyse(request, { ...limits, lines }, onInfo);
  // Whoever interrupts a long search still wants to know what it has found. A second Ctrl-C ends the program.
  const stop = () => search.stop();
  process.once("SIGINT", stop);
  try {
    return ok(await search.result);
  } catch (error) {
    return { ok: false, error: failure(error instanceof Error ? error.message : String(error)) };
  } finally {
    process.off("SIGINT", stop);
    if (progress) io.stderr.write("\r\x1b[K");
    engine.close();
  }
}

function asText(position: Position, analysis: Analysis | undefined, variant: Variant): string {
  const head = `${variant.name}, ${COLOR_NAMES[position.turn]} to move`;
  const outcome = position.outcome();
  if (outcome !== null) return `${head}\n${outcomeSentence(outcome, variant)}`;
  if (analysis === undefined) return head;
  const scores = analysis.lines.map(({ score }) => scoreText(whiteScore(score, position.turn)));
  const width = Math.max(...scores.map((score) => score.length));
  const lines = analysis.lines.map(
    ({ pv }, index) =>
      `${String(index + 1).padStart(2)}. ${scores[index].padEnd(width)}  ${formatLine(position, pv).join(" ")}`,
  );
  return [`${head}; scores in pawns from White's side`, effortText(analysis), ...lines].join("\n");
}

function asJson(position: Position, analysis: Analysis | undefined): object {
  const { depth = 0, nodes = 0, milliseconds: ms = 0, lines = [] } = analysis ?? {};
  return {
    variant: position.variant.id,
    fen: formatFen(position.setup()),
    depth,
    nodes,
    ms,
    result: position.outcome(),
    lines: lines.map((line) => lineAsJson(position, line)),
  };
}

function lineAsJson(position: Position, { score, pv }: Line): object {
  const uci = pv.map(formatUci);
  const san = formatLine(position, pv);
  const seen = whiteScore(score, position.turn);
  const value =
    seen.kind === "centipawns" ? { pawns: seen.value / 100 } : { winner: seen.winner, plies: seen.plies };
  return { move: uci[0], san: san[0], score: value, pv: uci, line: san };
}
