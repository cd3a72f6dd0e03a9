/**
 * The worker thread's entry, bundled to dist/engine-worker.js. It does one task after the other; what goes
 * wrong is thrown, so that the host learns of every failure in the same way: the worker dies of it.
 *
 * Several threads with one table are a "lazy" parallel search: each searches the same position by itself, and
 * what one finds spares the others work. Only thread 0 answers.
 */
import { parentPort, workerData } from "node:worker_threads";
import { Position } from "../rules/position.ts";
import { variantOf } from "../rules/variant.ts";
import type { Analysis, AnalysisRequest } from "./engine.ts";
import { chooseMove } from "./levels.ts";
import { type Answer, clock, type Request, stopTasks, type Task, type WorkerStart } from "./protocol.ts";
import { search } from "./search.ts";
import { TranspositionTable } from "./transposition-table.ts";

const { stopUpTo, table: buffer, thread, visited }: WorkerStart = workerData;
const table = new TranspositionTable(buffer);

function run({ id, sentAt, request, job }: Task): void {
  const waited = clock() - sentAt;
  const position = positionOf(request);
  const shouldStop = () => Atomics.load(stopUpTo, 0) >= id;
  const send = (kind: Answer["kind"], analysis: Analysis) => {
    parentPort?.postMessage({ id, kind, analysis } satisfies Answer);
  };
  table.beginSearch(id);
  if ("play" in job) {
    send("result", chooseMove(position, job.play, table, { shouldStop, waited }));
    return;
  }
  const withHelp = (analysis: Analysis): Analysis => ({
    ...analysis,
    nodes: analysis.nodes + visitedByHelpers(),
  });
  const onInfo = (analysis: Analysis) => send("info", withHelp(analysis));
  const { lines, moves, ...limits } = job.analyse;
  const { analysis } = search(position, { limits, lines, moves, table, shouldStop, waited, onInfo });
  // The helpers would search on for ever.
  stopTasks(stopUpTo, id);
  send("result", withHelp(analysis));
}

/** Searches beside thread 0 until that is done, or gives up. */
function help({ id, request, job }: Task): void {
  if (!("analyse" in job)) return;
  table.beginSearch(id);
  const shouldStop = (nodes: number) => {
    visited[thread] = nodes;
    return Atomics.load(stopUpTo, 0) >= id;
  };
  const { lines, moves } = job.analyse;
  // Every other thread is a ply ahead, so that they do not all do the same.
  search(positionOf(request), { limits: {}, lines, moves, table, shouldStop, firstDepth: 1 + (thread % 2) });
  visited[thread] = 0;
}

const visitedByHelpers = (): number => visited.reduce((sum, nodes) => sum + nodes, 0);

function positionOf({ variant, setup, moves }: AnalysisRequest): Position {
  const position = Position.from(setup, variantOf(variant));
  if (!position.ok) throw new Error("the position to analyse is not one of the game");
  for (const move of moves) position.value.make(move);
  return position.value;
}

parentPort?.on("message", (request: Request) => {
  if (request === "forget") table.clear();
  else if (thread === 0) run(request);
  else help(request);
});
