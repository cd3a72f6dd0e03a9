/**
 * The worker thread's entry, bundled to dist/engine-worker.js. It does one task after the other; what goes
 * wrong is thrown, so that the host learns of every failure in the same way: the worker dies of it.
 */
import { parentPort, workerData } from "node:worker_threads";
import { Position } from "../rules/position.ts";
import { variantOf } from "../rules/variant.ts";
import type { Analysis, AnalysisRequest } from "./engine.ts";
import { chooseMove } from "./levels.ts";
import { type Answer, clock, type Task, type WorkerStart } from "./protocol.ts";
import { search } from "./search.ts";
import { TranspositionTable } from "./transposition-table.ts";

const { stopUpTo, tableMegabytes }: WorkerStart = workerData;
const table = TranspositionTable.ofMegabytes(tableMegabytes);

function run({ id, sentAt, request, job }: Task): void {
  const waited = clock() - sentAt;
  const position = positionOf(request);
  const shouldStop = () => Atomics.load(stopUpTo, 0) >= id;
  const send = (kind: Answer["kind"], analysis: Analysis) => {
    parentPort?.postMessage({ id, kind, analysis } satisfies Answer);
  };
  if ("play" in job) send("result", chooseMove(position, job.play, table, { shouldStop, waited }));
  else {
    const onInfo = (analysis: Analysis) => send("info", analysis);
    const { lines, moves, ...limits } = job.analyse;
    const { analysis } = search(position, { limits, lines, moves, table, shouldStop, waited, onInfo });
    send("result", analysis);
  }
}

function positionOf({ variant, setup, moves }: AnalysisRequest): Position {
  const position = Position.from(setup, variantOf(variant));
  if (!position.ok) throw new Error("the position to analyse is not one of the game");
  for (const move of moves) position.value.make(move);
  return position.value;
}

parentPort?.on("message", run);
