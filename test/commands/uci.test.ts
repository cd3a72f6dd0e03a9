import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type BuiltWorker, buildWorker } from "../support/build-worker.ts";
import { runCommand } from "./support/run-command.ts";

let worker: BuiltWorker;

beforeAll(async () => {
  worker = await buildWorker();
});

afterAll(() => worker.remove());

/** What the command answers to lines that come all at once and end without `quit`. */
async function uci(lines: readonly string[], argv: readonly string[] = []) {
  const options = { stdin: lines.join("\r\n"), workerUrl: worker.url };
  const { exitCode, stdout, stderr } = await runCommand(["uci", ...argv], options);
  expect([exitCode, stderr]).toEqual([0, ""]);
  return stdout.split("\n").slice(0, -1);
}

test("no input at all ends the engine", async () => {
  expect(await uci([])).toEqual([]);
});

test("the program names itself with its version", async () => {
  expect((await uci(["uci"]))[0]).toMatch(/^id name antiking \d+\.\d+\.\d+$/);
});

test("nothing is read after quit", async () => {
  expect(await uci(["isready", "quit", "isready"])).toEqual(["readyok"]);
});

test("a search that the end of the input breaks off still tells its move", async () => {
  const lines = await uci(["go infinite"]);
  expect(lines.at(-1)).toMatch(/^bestmove \w{4}/);
});

test("a count that the end of the input breaks off is told of", async () => {
  expect((await uci(["go perft 9"])).at(-1)).toBe("info string the count was stopped.");
});

test("a whole conversation in lines that end in CRLF and with words that mean nothing", async () => {
  const lines = await uci([
    "debug on",
    "xyzzy",
    "please isready",
    "setoption name UCI_Variant value antichess",
    "ucinewgame",
    "stop",
    "ponderhit",
    // Without its counters; the queen has to be taken.
    "position fen 8/8/8/3q4/4P3/8/8/8 w - -",
    "go depth 3 sideways",
    "quit",
  ]);
  expect(lines.filter((line) => !line.startsWith("info depth"))).toEqual([
    'info string unknown command "xyzzy".',
    "readyok",
    "bestmove e4d5",
  ]);
});

test("the variant named on the command line is the one played until another is chosen", async () => {
  const lines = await uci(
    ["uci", "position startpos moves c2c4", "setoption name UCI_Variant value chess"],
    ["antiking2"],
  );
  expect(lines.find((line) => line.includes("UCI_Variant"))).toContain("default antiking2 ");
  expect(lines.at(-1)).toBe("uciok");
});

describe("what is wrong with a position is told in a sentence", () => {
  test.each([
    ["position", 'position takes "startpos" or "fen", and then "moves".'],
    [
      "position fen 8/8 w - -",
      'bad FEN: the pieces of a FEN are eight ranks separated by "/", but this has 2.',
    ],
    ["position fen 8/8/8/8/8/8/8/K7 w - - 0 1", "this is no position of Chess: Black has no king."],
    [
      "position startpos moves e2e4 e7e4",
      'move 2, "e7e4": The pawn on e7 cannot go to e4: a pawn steps straight ahead and takes slantwise.',
    ],
    [
      "position startpos moves e4",
      'move 1, "e4": "e4" is not a move; moves look like e4, Nf3, exd5, e8=Q or e2e4.',
    ],
  ])("%s", async (line, sentence) => {
    expect(await uci([line])).toEqual([`info string ${sentence}`]);
  });
});

test("an unknown variant on the command line is a fault like any other", async () => {
  expect(await runCommand(["uci", "ches"])).toEqual({
    exitCode: 2,
    stdout: "",
    stderr: 'antiking: unknown variant "ches"; did you mean "chess"?\n',
  });
});
