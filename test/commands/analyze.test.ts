import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { VARIANTS } from "../../source/rules/variant.ts";
import { type BuiltWorker, buildWorker } from "../support/build-worker.ts";
import { play, positionOf } from "../support/fixtures.ts";
import { type RunOptions, runCommand } from "./support/run-command.ts";

let worker: BuiltWorker;

beforeAll(async () => {
  worker = await buildWorker();
});

afterAll(() => worker.remove());

const analyze = (argv: readonly string[], options: RunOptions = {}) =>
  runCommand(["analyze", ...argv], { workerUrl: worker.url, ...options });

/** What it prints, without the line of effort, which differs from run to run. */
const linesOf = (stdout: string) => stdout.split("\n").filter((line) => line !== "" && !/^depth /.test(line));

test.each(VARIANTS.map(({ id }) => id))("%s: the best moves of the start position, in order", async (id) => {
  const { exitCode, stdout, stderr } = await analyze([id, "--depth", "3", "--lines", "3"]);
  expect([exitCode, stderr]).toEqual([0, ""]);
  const [head, effort, ...lines] = stdout.trimEnd().split("\n");
  expect(head).toMatch(/, White to move; scores in pawns from White's side$/);
  expect(effort).toMatch(/^depth 3, \d+ nodes in \d+\.\d s, \d+ thousand nodes\/s$/);
  expect(lines).toHaveLength(3);
  const scores = lines.map((line, index) => {
    expect(line).toMatch(/^ \d\. [+-]?\d+\.\d\d +\S+ \S+/);
    expect(line.startsWith(` ${index + 1}. `)).toBe(true);
    return Number(line.slice(4).split(" ")[0]);
  });
  expect(scores).toEqual([...scores].sort((a, b) => b - a));
});

describe("scores", () => {
  const QUEEN_UP = "4k3/8/8/8/8/8/8/3QK3";

  test("are White's, whoever is to move", async () => {
    for (const turn of ["w", "b"]) {
      const { stdout } = await analyze(["chess", `${QUEEN_UP} ${turn} - - 0 1`, "--depth", "2"]);
      expect(linesOf(stdout)[1]).toMatch(/^ 1\. \+\d+\.\d\d /);
    }
  });

  test.each([
    ["chess", "6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1", /^ 1\. White wins in 1 ply {2}Ra8#$/],
    ["chess", "k7/8/1K6/8/8/8/8/7R b - - 0 1", /^ 1\. White wins in 2 plies {2}Kb8 Rh8#$/],
    ["antichess", "8/8/8/8/8/5k2/3N4/8 b - - 14 40", /^ 1\. Black wins in 2 plies {2}\S+ \S+#$/],
  ])("%s: a proved end is told with its winner and distance: %s", async (variant, fen, line) => {
    const { stdout } = await analyze([variant, fen, "--depth", "5"]);
    expect(linesOf(stdout)[1]).toMatch(line);
  });
});

test("a game that is over is answered by its result", async () => {
  expect(await analyze(["chess", "--moves", "f3 e5 g4 Qh4"])).toEqual({
    exitCode: 0,
    stdout: "Chess, White to move\nBlack wins: White's king is mated, attacked with no move that saves it.\n",
    stderr: "",
  });
});

describe("--json", () => {
  test("is one object, the same every time for a number of positions", async () => {
    const ask = async () => {
      const { stdout } = await analyze(["antiking2", "--nodes", "3000", "--lines", "2", "--json"]);
      return { ...JSON.parse(stdout), ms: 0 };
    };
    const answer = await ask();
    expect(answer).toEqual(await ask());
    expect(answer).toMatchObject({ variant: "antiking2", nodes: 3000, result: null });
    expect(answer.fen).toContain(" w KQkq - 0 1");
    expect(answer.lines).toHaveLength(2);
    for (const { move, san, score, pv, line } of answer.lines) {
      expect([pv[0], line[0]]).toEqual([move, san]);
      expect(line).toHaveLength(pv.length);
      expect(score).toEqual({ pawns: expect.any(Number) });
      play(positionOf("antiking2"), pv.join(" "));
    }
  });

  test("tells a proved win by winner and plies", async () => {
    const { stdout } = await analyze(["chess", "--moves", "f3 e5 g4", "--depth", "2", "--json"]);
    expect(JSON.parse(stdout).lines).toEqual([
      {
        move: "d8h4",
        san: "Qh4#",
        score: { winner: "b", plies: 1 },
        pv: ["d8h4"],
        line: ["Qh4#"],
      },
    ]);
  });

  test("has no lines where the game is over, and an error where there is no position", async () => {
    const over = await analyze(["chess", "--moves", "f3 e5 g4 Qh4", "--json"]);
    expect(JSON.parse(over.stdout)).toMatchObject({
      lines: [],
      result: { winner: "b", reason: "king-mate" },
    });
    const bad = await analyze(["chess", "8/8 w - -", "--json"]);
    expect([bad.exitCode, Object.keys(JSON.parse(bad.stdout))]).toEqual([1, ["error"]]);
  });
});

test("progress goes to a terminal and is wiped, and nowhere else", async () => {
  const { stderr, stdout } = await analyze(["chess", "--depth", "3"], { terminal: true });
  expect(stderr).toMatch(/^(\r\x1b\[Kdepth \d, \d+ nodes in \d+\.\d s, \d+ thousand nodes\/s){3}\r\x1b\[K$/);
  expect(stdout).not.toContain("\r");
});

test.each([
  [["chess", "--time", "0"], 2, '--time must be a whole number from 1 to 86400000, not "0".'],
  [["chess", "--nodes", "many"], 2, '--nodes must be a whole number from 1 to 1000000000000, not "many".'],
  [["chess", "--depth", "100"], 2, '--depth must be a whole number from 1 to 99, not "100".'],
  [["chess", "--lines", "21"], 2, '--lines must be a whole number from 1 to 20, not "21".'],
  [["ches"], 2, 'unknown variant "ches"; did you mean "chess"?'],
  [["chess", "8/8/8/8/8/8/8/K7 w - - 0 1"], 1, "this is no position of Chess: Black has no king."],
  [
    ["chess", "--moves", "zz"],
    1,
    '--moves, move 1, "zz": "zz" is not a move; moves look like e4, Nf3, exd5, e8=Q or e2e4.',
  ],
] as const)("analyze %j fails with %i and a sentence", async (argv, exitCode, sentence) => {
  expect(await analyze(argv)).toEqual({ exitCode, stdout: "", stderr: `antiking: ${sentence}\n` });
});

test("an engine that cannot start is told in a sentence", async () => {
  const { exitCode, stderr } = await runCommand(["analyze", "chess"]);
  expect(exitCode).toBe(1);
  expect(stderr).toMatch(/^antiking: The engine stopped unexpectedly \([^\n]+\)\.\n$/);
});

test("every example of the help works", async () => {
  const { stdout } = await runCommand(["analyze", "--help"]);
  const examples = stdout.slice(stdout.indexOf("Examples:\n")).split("\n").slice(1).filter(Boolean);
  for (const example of examples) {
    const words = Array.from(example.matchAll(/"([^"]*)"|(\S+)/g), ([, quoted, bare]) => quoted ?? bare);
    expect(await analyze(words.slice(2)), example).toMatchObject({ exitCode: 0, stderr: "" });
  }
});

test("an interrupt ends the search, and what it has found is printed", async () => {
  const analysis = analyze(["antiking2", "--time", "600000"]);
  const again = setInterval(() => process.emit("SIGINT"), 300);
  const { exitCode, stdout } = await analysis.finally(() => clearInterval(again));
  expect(exitCode).toBe(0);
  expect(linesOf(stdout)[1]).toMatch(/^ 1\. [+-]?\d+\.\d\d /);
});
