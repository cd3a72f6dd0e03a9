import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import type { Analysis, AnalysisRequest, Search } from "../../source/engine/engine.ts";
import { WorkerEngine } from "../../source/engine/worker-engine.ts";
import { findMove, formatUci, parseUci } from "../../source/notation/uci.ts";
import type { VariantId } from "../../source/rules/variant.ts";
import { type BuiltWorker, buildWorker } from "../support/build-worker.ts";
import { positionOf } from "../support/fixtures.ts";

let worker: BuiltWorker;
const engines: WorkerEngine[] = [];

beforeAll(async () => {
  worker = await buildWorker();
});

afterEach(() => {
  for (const engine of engines.splice(0)) engine.close();
});

afterAll(() => worker.remove());

function engineAt(at = worker.url): WorkerEngine {
  const engine = new WorkerEngine(at);
  engines.push(engine);
  return engine;
}

function threadedEngine(threads: number): WorkerEngine {
  const engine = new WorkerEngine(worker.url, { threads, tableMegabytes: 1 });
  engines.push(engine);
  return engine;
}

/** A request for the position after some moves from a variant's start. */
function positionAfter(variant: VariantId, moves = ""): AnalysisRequest {
  const position = positionOf(variant);
  const setup = position.setup();
  const made = moves.split(" ").flatMap((text) => {
    const request = parseUci(text);
    const move = request && findMove(position.legalMoves(), request);
    if (move === undefined) return [];
    position.make(move);
    return [move];
  });
  return { variant, setup, moves: made };
}

/** A request that no worker survives: a game without men. */
const POISON: AnalysisRequest = {
  variant: "chess",
  setup: { ...positionOf("chess").setup(), board: Array.from({ length: 64 }, () => undefined) },
  moves: [],
};

/** A search that has reported once, so that it is surely under way. */
const firstInfo = (start: (onInfo: (analysis: Analysis) => void) => Search) =>
  new Promise<Search>((resolve) => {
    const search: Search = start(() => resolve(search));
  });

describe("a worker engine", () => {
  test("analyses within its limits and reports each iteration", async () => {
    const depths: number[] = [];
    const search = engineAt().analyse(positionAfter("antiking2"), { depth: 4 }, ({ depth }) =>
      depths.push(depth),
    );
    const { best, depth } = await search.result;
    expect(positionOf("antiking2").legalMoves()).toContain(best);
    expect([depth, depths]).toEqual([4, [1, 2, 3, 4]]);
  });

  test("thinks about the position after the moves of the request", async () => {
    const { best } = await engineAt().analyse(positionAfter("chess", "f2f3 e7e5 g2g4"), { depth: 2 }).result;
    expect(best && formatUci(best)).toBe("d8h4");
  });

  test("warmed up beforehand does the same, and what a request waited for counts against its time", async () => {
    const engine = engineAt();
    engine.warmUp();
    engine.warmUp();
    const { milliseconds, best } = await engine.analyse(positionAfter("chess"), { milliseconds: 1 }).result;
    expect(best).toBeDefined();
    expect(milliseconds).toBeGreaterThan(1);
  });

  test("gives as many lines as asked for, of the moves asked for", async () => {
    const moves = positionOf("chess").legalMoves().slice(3, 6);
    const { lines } = await engineAt().analyse(positionAfter("chess"), { depth: 3, lines: 5, moves }).result;
    expect(lines.map(({ pv }) => pv[0]).sort()).toEqual([...moves].sort());
  });

  test("picks the same move of a bot for the same level and seed", async () => {
    const engine = engineAt();
    const first = await engine.play(positionAfter("antichess"), { level: 3, seed: 11 }).result;
    const again = await engine.play(positionAfter("antichess"), { level: 3, seed: 11 }).result;
    expect(again.best).toBe(first.best);
  });

  test("ends an endless search when stopped, with what it has found, and says no more", async () => {
    const engine = engineAt();
    let news = 0;
    const search = await firstInfo((onInfo) =>
      engine.analyse(positionAfter("antiking1"), {}, (analysis) => {
        news++;
        onInfo(analysis);
      }),
    );
    search.stop();
    const heard = news;
    const { best } = await search.result;
    expect(positionOf("antiking1").legalMoves()).toContain(best);
    expect(news).toBe(heard);
  });

  test("stops a search for the next one, and gives each its own answer", async () => {
    const engine = engineAt();
    const endless = engine.analyse(positionAfter("antiking1"), {});
    const next = engine.analyse(positionAfter("chess", "f2f3 e7e5 g2g4"), { depth: 2 });
    const [first, second] = await Promise.all([endless.result, next.result]);
    expect(positionOf("antiking1").legalMoves()).toContain(first.best);
    expect(second.best && formatUci(second.best)).toBe("d8h4");
  });

  test("is not disturbed by a stop that comes late", async () => {
    const engine = engineAt();
    const first = engine.analyse(positionAfter("chess"), { depth: 1 });
    await first.result;
    const second = engine.analyse(positionAfter("chess"), { depth: 5 });
    first.stop();
    expect((await second.result).depth).toBe(5);
  });

  test("reports a crash in a sentence and goes on with a fresh worker", async () => {
    const engine = engineAt();
    await expect(engine.analyse(POISON, { depth: 1 }).result).rejects.toThrow(
      /^The engine stopped unexpectedly \(.+\)\.$/,
    );
    expect((await engine.analyse(positionAfter("chess"), { depth: 3 }).result).depth).toBe(3);
  });

  test("reports a worker that cannot be started, or that just leaves", async () => {
    const missing = engineAt(pathToFileURL(join(worker.folder, "missing.mjs")));
    await expect(missing.analyse(positionAfter("chess"), {}).result).rejects.toThrow(
      "The engine stopped unexpectedly",
    );
    const leaver = join(worker.folder, "leaver.mjs");
    writeFileSync(leaver, "process.exit(3);\n");
    const left = engineAt(pathToFileURL(leaver));
    await expect(left.analyse(positionAfter("chess"), {}).result).rejects.toThrow("exit code 3");
  });

  test("drops what it is told about searches that it does not wait for", async () => {
    const gossip = join(worker.folder, "gossip.mjs");
    writeFileSync(
      gossip,
      `import { parentPort } from "node:worker_threads";
       parentPort.on("message", ({ id }) => {
         for (const answered of [id - 1, id + 1, id, id]) {
           for (const kind of ["info", "result"]) {
             parentPort.postMessage({ id: answered, kind, analysis: { depth: answered } });
           }
         }
       });`,
    );
    const engine = engineAt(pathToFileURL(gossip));
    const news: number[] = [];
    for (const id of [1, 2]) {
      const search = engine.analyse(positionAfter("chess"), {}, ({ depth }) => news.push(depth));
      expect((await search.result).depth).toBe(id);
    }
    expect(news).toEqual([1, 2]);
  });

  test("rejects what is under way when closed, and everything afterwards", async () => {
    const engine = engineAt();
    const search = engine.analyse(positionAfter("chess"), {});
    engine.close();
    await expect(search.result).rejects.toThrow("The engine was closed.");
    await expect(engine.play(positionAfter("chess"), { level: 1, seed: 1 }).result).rejects.toThrow("closed");
  });
});

describe("two threads", () => {
  const request = () => positionAfter("antiking2", "e2e4");

  test("search together until the limit of one, and again", async () => {
    const engine = threadedEngine(2);
    for (let time = 0; time < 3; time++) {
      const { best } = await engine.analyse(request(), { milliseconds: 60 }).result;
      expect(best).toBeDefined();
    }
  });

  test("end with the word stop", async () => {
    const engine = threadedEngine(2);
    const search = await firstInfo((onInfo) => engine.analyse(request(), {}, onInfo));
    search.stop();
    expect((await search.result).best).toBeDefined();
  });

  test("leave searches that have to be repeatable to one", async () => {
    const [one, two] = await Promise.all(
      [1, 2].map((threads) => threadedEngine(threads).analyse(request(), { nodes: 20_000 }).result),
    );
    expect({ ...two, milliseconds: 0 }).toEqual({ ...one, milliseconds: 0 });
  });
});

test("a new game is searched as if nothing had been searched before", async () => {
  const engine = threadedEngine(1);
  const request = positionAfter("antichess", "e2e3");
  const first = await engine.analyse(request, { nodes: 5000 }).result;
  await engine.analyse(request, { nodes: 50_000 }).result;
  engine.newGame();
  expect({ ...(await engine.analyse(request, { nodes: 5000 }).result), milliseconds: 0 }).toEqual({
    ...first,
    milliseconds: 0,
  });
});
