import { afterAll, beforeAll, expect, test } from "vitest";
import { WorkerEngine } from "../../source/engine/worker-engine.ts";
import { playedMoves, requestOf } from "../../source/game/game.ts";
import { losingMoves, type ValuedPosition, valuePositions } from "../../source/game/review.ts";
import { type BuiltWorker, buildWorker } from "../support/build-worker.ts";
import { gameOf } from "../support/games.ts";

let worker: BuiltWorker;
let engine: WorkerEngine;

beforeAll(async () => {
  worker = await buildWorker();
  engine = new WorkerEngine(worker.url);
});

afterAll(() => {
  engine.close();
  worker.remove();
});

test("in the fool's mate the engine finds the move that walked into it, every time alike", async () => {
  const game = gameOf("chess", { moves: "f3 e5 g4 Qh4#" });
  const reviewed = async () => {
    let values: readonly ValuedPosition[] = [];
    await valuePositions(engine, requestOf(game), {
      known: [],
      onValue: (all) => {
        values = all;
      },
      signal: new AbortController().signal,
    });
    expect(values).toHaveLength(5);
    return losingMoves(playedMoves(game), values);
  };
  const first = await reviewed();
  expect(first[0]).toMatchObject({ ply: 2, slip: "loss-entered", after: { kind: "loss", plies: 1 } });
  expect(await reviewed()).toEqual(first);
});
