/**
 * The built program (dist/cli.js) in real pseudo-terminals: how soon its first frame is there, how soon a key has its
 * picture, how much memory it keeps and how many bytes it sends: `node bench/run.js terminal [--runs 15] [--keys 60]`.
 *
 * The first frame is measured against a minimal Ink program, bundled as ours is; what is compared takes turns. "First
 * frame" means that a text of its last row has arrived; keys are timed until a corner of the cursor's mark is back.
 */
import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { cpus, loadavg, tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { countBytes } from "./terminal/bytes.ts";
import { type Starter, timeStarts } from "./terminal/first-frame.ts";
import { timeEcho, timeKeys } from "./terminal/key-latency.ts";
import { type Idler, measureMemory } from "./terminal/memory.ts";
import { missingTool, type Place } from "./terminal/pseudo-terminal.ts";
import { markdownTable, quantile, summaryOf } from "./terminal/statistics.ts";

const { values } = parseArgs({
  options: { runs: { type: "string", default: "15" }, keys: { type: "string", default: "60" } },
});

// Benches run in their own folder (`run.js`).
const program = resolve("../dist/cli.js");
const complaint =
  missingTool() ?? (existsSync(program) ? undefined : "There is no dist/cli.js: npm run build.");
if (complaint !== undefined) {
  console.error(complaint);
  process.exit(1);
}

const node = `"${process.execPath}"`;
const antiking = `${node} "${program}"`;
const friends = `${antiking} play antiking2 --black human`;
/** The last hint in the last row of both screens, where there is room for no other. */
const SHOWS = "quit";
const MINIMAL = "minimal Ink program";

const home = mkdtempSync(join(tmpdir(), "antiking-terminal-"));
try {
  const bundled = spawnSync(process.execPath, [resolve("terminal/bundle-minimal.js"), join(home, "minimal")]);
  if (bundled.status !== 0) throw new Error(`the minimal program cannot be bundled: ${bundled.stderr}`);
  const load = loadavg()[0]?.toFixed(1);
  await measure({ columns: 80, rows: 24, home }, `${node} "${join(home, "minimal", "minimal.js")}"`);
  console.log(
    `\nNode ${process.version}, ${cpus()[0]?.model}, ${cpus().length} cores, ` +
      `load ${load} before and ${loadavg()[0]?.toFixed(1)} after, ${new Date().toISOString().slice(0, 10)}`,
  );
} finally {
  rmSync(home, { recursive: true, force: true, maxRetries: 10, retryDelay: 50 });
}

async function measure(place: Place, minimal: string): Promise<void> {
  await tellStarts(place, [
    { name: "the terminal alone: `true`, to its end", command: "true" },
    { name: "`node -e 0`, to its end", command: `${node} -e 0` },
    { name: MINIMAL, command: minimal, shows: "hello" },
    { name: "antiking, start screen", command: antiking, shows: SHOWS },
    { name: "antiking, a game", command: friends, shows: SHOWS },
  ]);
  await tellKeys(place);
  await tellMemory(place, [
    { name: MINIMAL, command: minimal, shows: "hello" },
    { name: "antiking, start screen", command: antiking, shows: SHOWS },
    { name: "antiking, a game of two humans", command: friends, shows: SHOWS },
    {
      name: "antiking, the bot has moved once",
      command: `${antiking} play antiking2 --seed 1`,
      shows: SHOWS,
      typed: ":e4\r",
      shown: "to move",
    },
  ]);
  await tellBytes();

  async function tellBytes(): Promise<void> {
    const rows = [["bytes, 16 colours", "steps of the cursor, at most", "moves, at most"]];
    for (const [columns, rowCount] of [
      [80, 24],
      [120, 40],
      [467, 145],
    ] as const) {
      const command = `${friends} --color 16`;
      const { steps, moves } = await countBytes(
        { command, shows: SHOWS },
        { ...place, columns, rows: rowCount },
      );
      rows.push([`${columns}x${rowCount}`, String(Math.max(...steps)), String(Math.max(...moves))]);
    }
    tell(rows);
  }
}

async function tellStarts(place: Place, starters: readonly Starter[]): Promise<void> {
  const times = await timeStarts(starters, Number(values.runs), place);
  const reference = quantile(times.get(MINIMAL) ?? [], 0.5);
  tell([
    ["first frame, ms", "median", "quartiles", "least", "to minimal Ink"],
    ...[...times].map(([name, taken]) => {
      const { median, lowerQuartile, upperQuartile, least } = summaryOf(taken);
      const quartiles = `${lowerQuartile.toFixed(0)}–${upperQuartile.toFixed(0)}`;
      return [name, median.toFixed(0), quartiles, least.toFixed(0), (median / reference).toFixed(2)];
    }),
  ]);
}

async function tellKeys(place: Place): Promise<void> {
  const keys = Number(values.keys);
  const echo = await timeEcho(keys, place);
  const { idle, thinking } = await timeKeys({ command: friends, shows: SHOWS }, keys, place);
  const row = (name: string, taken: readonly number[]): string[] => {
    const { median, ninetieth, most } = summaryOf(taken);
    return [name, ...[median, ninetieth, most].map((value) => value.toFixed(1))];
  };
  tell([
    ["key to bytes, ms", "median", "90 of 100", "most"],
    row("the terminal alone: `cat`", echo),
    row("a step of the cursor, idle", idle),
    row("a step of the cursor, the engine thinking", thinking),
  ]);
}

async function tellMemory(place: Place, idlers: readonly Idler[]): Promise<void> {
  const rows = [["idle for 3 s, MB", "resident", "shared pages divided", "its own"]];
  for (const idler of idlers) {
    const { resident, proportional, own } = await measureMemory(idler, place);
    rows.push([idler.name, ...[resident, proportional, own].map((value) => value.toFixed(0))]);
  }
  tell(rows);
}

function tell(rows: readonly (readonly string[])[]): void {
  console.log(`${markdownTable(rows)}\n`);
}
