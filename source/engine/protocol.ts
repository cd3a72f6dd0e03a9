/** What host and worker say to each other. All of it is plain data. */
import type { Analysis, AnalysisRequest, Limits, PlayOptions } from "./engine.ts";

/** A task for the worker; ids count up from 1. */
export interface Task {
  readonly id: number;
  readonly request: AnalysisRequest;
  /** Analyse within limits, or pick a bot's move. */
  readonly job: { readonly analyse: Limits } | { readonly play: PlayOptions };
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
}
