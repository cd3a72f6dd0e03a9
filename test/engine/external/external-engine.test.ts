import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterEach, describe, expect, test, vi } from "vitest";
import type { Analysis, AnalysisRequest } from "../../../source/engine/engine.ts";
import { ExternalEngine } from "../../../source/engine/external/external-engine.ts";
import { formatSavedPlayer, parseSavedPlayer } from "../../../source/game/player.ts";
import { formatUci } from "../../../source/notation/uci.ts";
import type { VariantId } from "../../../source/rules/variant.ts";
import { moveOf } from "../../support/fake-engine.ts";
import { positionOf } from "../../support/fixtures.ts";
import { setupOf } from "../../support/games.ts";

const FAKE = fileURLToPath(new URL("../../support/fake-uci.js", import.meta.url));
const PLAY = { level: 1, seed: 1, limits: { milliseconds: 1 } } as const;

const engines: ExternalEngine[] = [];
const folders: string[] = [];

afterEach(() => {
  for (const each of engines.splice(0)) each.close();
  for (const each of folders.splice(0))
    rmSync(each, { recursive: true, force: true, maxRetries: 10, retryDelay: 50 });
});

function commandEngine(
  command: string,
  { options = [] as readonly string[], patience = 20_000, startPatience = 20_000 } = {},
) {
  const made = new ExternalEngine({ command, options }, { folder: process.cwd(), patience, startPatience });
  engines.push(made);
  return made;
}

const engine = (deed: string, options = {}) =>
  commandEngine(`"${process.execPath}" "${FAKE}" ${deed}`, options);

/** An engine that plays a move or does something else, and what it has heard. */
function listening(deed = "b1a3", options: readonly string[] = [], patience = 20_000) {
  const folder = mkdtempSync(join(tmpdir(), "antiking-uci-"));
  folders.push(folder);
  const file = join(folder, "heard");
  const lines = () => (existsSync(file) ? readFileSync(file, "utf8").trim().split("\n") : []);
  return {
    engine: engine(`${deed} "${file}"`, { options, patience }),
    heard: () => lines().filter((line) => !line.startsWith("pid ")),
    pid: () => Number(lines()[0]?.slice("pid ".length)),
  };
}

function request(moves = "", variant: VariantId = "antiking2"): AnalysisRequest {
  const position = positionOf(variant);
  const line = moves
    .split(" ")
    .filter(Boolean)
    .map((text) => {
      const move = moveOf(position, text);
      position.make(move);
      return move;
    });
  return { variant, setup: setupOf(variant), moves: line };
}

const bestOf = ({ best }: Analysis): string | undefined => best && formatUci(best);

/** The sentence of a search that failed. */
const sentenceOf = (result: Promise<Analysis>): Promise<string> =>
  result.then(
    (analysis) => `it played ${bestOf(analysis)}`,
    (error: unknown) => String(error).replace("Error: ", ""),
  );

describe("an engine that obeys", () => {
  test("plays its move, with scores and lines as it told them", async () => {
    const fake = engine("b1a3");
    expect(await fake.start("antiking2")).toEqual({ ok: true, value: undefined });
    expect(fake.name).toBe("Fake [31m Engine 1.0");
    const analysis = await fake.play(request(), PLAY).result;
    expect(bestOf(analysis)).toBe("b1a3");
    expect(analysis).toMatchObject({ depth: 4, score: { kind: "centipawns", value: 31 } });
    expect(analysis.lines.map(({ score, pv }) => [score, pv.map(formatUci)])).toEqual([
      [{ kind: "centipawns", value: 31 }, ["b1a3"]],
      [{ kind: "loss", plies: 4 }, ["g1f3"]],
    ]);
  });

  test("is told the variant and its options once, a new game once a game, and the moves each time", async () => {
    const { engine: fake, heard } = listening("b1a3", ["Skill Level=3"]);
    await fake.analyse(request(), { milliseconds: 50 }).result;
    await sentenceOf(fake.analyse(request("Na3 Ac4"), { nodes: 7, depth: 2, lines: 3 }).result);
    const start = "rnbqkbnr/pppppppp/3A4/8/8/3a4/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
    expect(heard()).toEqual([
      "uci",
      "setoption name UCI_Variant value antiking2",
      "setoption name Skill Level value 3",
      "isready",
      "ucinewgame",
      "isready",
      `position fen ${start}`,
      "go movetime 50",
      "setoption name MultiPV value 3",
      "isready",
      `position fen ${start} moves b1a3 d3c4`,
      "go depth 2 nodes 7",
    ]);
  });

  test("is asked nothing when there is no legal move", async () => {
    const mate = request("Na3 Ac4 Nf3 Ab5 Nb1");
    expect((await engine("hang-at-uci").play(mate, PLAY).result).best).toBeUndefined();
  });

  test("gives its move when it is stopped", async () => {
    const fake = engine("hang-at-go");
    await fake.start("antiking2");
    const search = fake.analyse(request(), {});
    setTimeout(() => search.stop(), 100);
    expect(await sentenceOf(search.result)).toMatch(/^it played b1a3$|stopped before it began/);
  });

  test("is not taken for hanging because we were stopped while it answered", async () => {
    const { engine: fake, heard } = listening("slow", [], 2000);
    const search = fake.play(request(), PLAY);
    await vi.waitUntil(() => heard().at(-1)?.startsWith("go"), { timeout: 20_000, interval: 5 });
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 3000);
    expect(await sentenceOf(search.result)).toBe("it played b1a3");
  });

  test("is not even asked about a position that has been left already", async () => {
    const { engine: fake, heard } = listening();
    await fake.start("antiking2");
    const left = ["", "e4", "e4 e5"].map((moves) => fake.play(request(moves), PLAY).result);
    const results = Promise.all(left.map(sentenceOf));
    expect(await sentenceOf(fake.play(request("e4 e5 Nf3 Nc6"), PLAY).result)).toBe("it played b1a3");
    expect((await results)[1]).toBe("The search was stopped before it began.");
    expect(heard().filter((line) => line.includes("e2e4 e7e5"))).toHaveLength(1);
  });

  test("that does not tell its name goes by its command, as far as it can be saved", async () => {
    const fake = engine("nameless");
    await fake.start("chess");
    expect(fake.name).toBe(`"${process.execPath}" "${FAKE}" nameless`.slice(0, 60));
    const player = { kind: "engine", name: fake.name, limits: {} } as const;
    expect(parseSavedPlayer(formatSavedPlayer(player))).toMatchObject({ standsInFor: fake.name });
  });

  test("may be a chess engine that knows no other game, and plays chess", async () => {
    expect(await engine("chess-only").start("chess")).toEqual({ ok: true, value: undefined });
  });
});

describe("an engine that fails is reported in a sentence:", () => {
  test.each([
    ["die-at-go", "ended with exit code 3."],
    ["die-by-signal", "was ended by SIGSEGV."],
    ["illegal-move", 'answered with "e2e5", which is no legal move here.'],
    ["no-move", 'answered with "(none)", which is no legal move here.'],
    ["control-characters", 'answered with "[2Je2", which is no legal move here.'],
  ])("%s", async (deed, sentence) => {
    expect(await sentenceOf(engine(deed).play(request(), PLAY).result)).toBe(
      `Fake [31m Engine 1.0 ${sentence}`,
    );
  });

  test.each(["hang-at-go", "endless-line"])("%s, when there is no patience left", async (deed) => {
    const fake = engine(deed, { patience: 299 });
    expect(await sentenceOf(fake.play(request(), PLAY).result)).toMatch(/ gave no move within 0\.3 s\.$/);
  });

  test("ignore-stop, and the next search gets a fresh process", async () => {
    const fake = engine("ignore-stop", { patience: 300 });
    await fake.start("antiking2");
    const search = fake.analyse(request(), {});
    setTimeout(() => search.stop(), 200);
    expect(await sentenceOf(search.result)).toMatch(/ gave no move within 0\.3 s\.$/);
    expect(await fake.start("antiking2")).toEqual({ ok: true, value: undefined });
  });

  test("one that says nothing at all", async () => {
    const fake = engine("hang-at-uci", { startPatience: 300 });
    const started = await fake.start("chess");
    expect(started.ok ? "" : started.error).toMatch(
      / did not say uciok, as a UCI engine does, within 0\.3 s\.$/,
    );
  });

  test("one that ends at once", async () => {
    const started = await engine("exit-at-once").start("chess");
    expect(started.ok ? "" : started.error).toMatch(/ ended with exit code 7\.$/);
  });

  test.each([
    ["/nowhere/engine", "could not be started: there is no such program."],
    [`"${tmpdir()}"`, "could not be started: it may not be run."],
  ])("one that is no program: %s", async (command, deed) => {
    const started = await commandEngine(command).start("chess");
    expect(started.ok ? "" : started.error).toBe(`${command} ${deed}`);
  });

  test.each([
    ["chess-only", "antiking2", [], "does not know antiking2, only chess."],
    ["b1a3", "losers", [], "does not know losers, only antiking2 and chess."],
    ["b1a3", "chess", ["Skil Level=3"], "has no option Skil Level."],
    ["b1a3", "chess", ["Skill Level=99"], 'does not take "99" for Skill Level, only 0 to 20.'],
  ] as const)("%s for %s with the options %j", async (deed, variant, options, sentence) => {
    const started = await engine(deed, { options }).start(variant);
    expect(started.ok ? "" : started.error).toBe(`Fake [31m Engine 1.0 ${sentence}`);
  });
});

test("garbage, CRLF and answers in pieces do not hide a move", async () => {
  const analysis = await engine("garbage").play(request(), PLAY).result;
  expect(analysis).toMatchObject({ depth: 3, nodes: 9, score: { kind: "centipawns", value: 12 } });
  expect(bestOf(analysis)).toBe("b1a3");
});

test("a failure in one game does not keep a fresh process from playing on", async () => {
  const fake = engine("die-at-go");
  for (const _ of [1, 2]) {
    expect(await sentenceOf(fake.play(request(), PLAY).result)).toContain("ended with exit code 3.");
  }
});

test("an engine that was closed answers no more, and goes even if it would rather stay", async () => {
  const { engine: fake, pid } = listening("stays");
  await fake.start("antiking2");
  fake.close();
  expect(await sentenceOf(fake.play(request(), PLAY).result)).toBe("The engine was closed.");
  expect(isRunning(pid())).toBe(true);
  await vi.waitUntil(() => !isRunning(pid()), { timeout: 20_000 });
});

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
