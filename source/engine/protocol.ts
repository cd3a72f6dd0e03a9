/** What host and worker say to each other. All of it is plain data. */
import type { Analysis, AnalysisOptions, AnalysisRequest, PlayOptions } from "./engine.ts";

/** A task for the worker; ids count up from 1. */
export interface Task {
  readonly id: number;
  /** When it was asked for, as `clock` tells: what it waited for the worker counts against its limits. */
  readonly sentAt: number;
  readonly request: AnalysisRequest;
  /** Analyse, or pick a bot's move. */
  readonly job: { readonly analyse: AnalysisOptions } | { readonly play: PlayOptions };
}

/** What the host tells a worker: a task, or that another game begins, of which nothing is known yet. */
export type Request = Task | "forget";

/** Milliseconds on a clock that all threads share. */
export const clock = (): number => performance.timeOrigin + performance.now();

/** Ends all tasks up to an id. The number only grows, whichever thread comes first. */
export function stopTasks(stopUpTo: Int32Array, id: number): void {
  for (;;) {
    const known = Atomics.load(stopUpTo, 0);
    if (known >= id || Atomics.compareExchange(stopUpTo, 0, known, id) === known) return;
  }
}

/** An answer to the task of that id: news of a finished iteration, or the result. */
export interface Answer {
  readonly id: number;
  readonly kind: "info" | "result";
  readonly analysis: Analysis;
}

/**
 * What the worker is started with. `stopUpTo` is one shared Int32: every task whose id does not exceed it has
 * to end. Since ids only grow, a stop that comes early, late or twice does no harm to the next task.
 */
export interface WorkerStart {
  readonly stopUpTo: Int32Array;
  /** Memory of the table of known positions, which all threads share. */
  readonly table: SharedArrayBuffer;
  /** Number of this thread: 0 answers, the others help it by filling the table. */
  readonly thread: number;
  /** Positions that each thread has visited in its task under way. */
  readonly visited: Int32Array;
}
