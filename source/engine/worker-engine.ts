/** The host's side of the engine in a worker thread. */
import { Worker } from "node:worker_threads";
import type { Analysis, AnalysisOptions, AnalysisRequest, Engine, PlayOptions, Search } from "./engine.ts";
import { type Answer, clock, type Request, stopTasks, type Task, type WorkerStart } from "./protocol.ts";
import { TranspositionTable } from "./transposition-table.ts";

interface Running {
  readonly id: number;
  readonly resolve: (analysis: Analysis) => void;
  readonly reject: (error: Error) => void;
  readonly onInfo: ((analysis: Analysis) => void) | undefined;
  stopped: boolean;
}

const TABLE_MEGABYTES = 8;

export interface WorkerEngineOptions {
  /** Room for the table of known positions. */
  readonly tableMegabytes?: number;
  /** Threads that analyse together; bots and searches limited by positions keep to one, so as to be repeatable. */
  readonly threads?: number;
}

/**
 * An engine whose search runs in threads started from `url` (dist/engine-worker.js) with the first request.
 *
 * It does one search at a time: a new request stops the one before, which then gives what it has. When a
 * thread dies, the searches owed are rejected with an Error whose message is a sentence to show, and the next
 * request starts fresh ones. Only a search under way keeps the process alive.
 */
export class WorkerEngine implements Engine {
  private readonly url: URL;
  private readonly options: Required<WorkerEngineOptions>;
  private readonly stopUpTo = sharedIntegers(1);
  private readonly running = new Map<number, Running>();
  /** The thread that answers, then its helpers; empty before the first request and after a failure. */
  private workers: readonly Worker[] = [];
  private lastId = 0;
  private closed = false;

  constructor(url: URL, { tableMegabytes = TABLE_MEGABYTES, threads = 1 }: WorkerEngineOptions = {}) {
    this.url = url;
    this.options = { tableMegabytes, threads };
  }

  /** Starts the threads before there is anything to do, so that the first request need not wait for them. */
  warmUp(): void {
    if (this.closed || this.workers.length > 0) return;
    this.workers = this.launch();
    for (const worker of this.workers) worker.unref();
  }

  analyse(request: AnalysisRequest, options: AnalysisOptions, onInfo?: (analysis: Analysis) => void): Search {
    return this.start(request, { analyse: options }, onInfo);
  }

  play(request: AnalysisRequest, options: PlayOptions): Search {
    return this.start(request, { play: options }, undefined);
  }

  newGame(): void {
    this.workers.at(0)?.postMessage("forget" satisfies Request);
  }

  close(): void {
    this.closed = true;
    this.abandon("The engine was closed.");
  }

  private start(request: AnalysisRequest, job: Task["job"], onInfo: Running["onInfo"]): Search {
    if (this.closed) return { result: Promise.reject(new Error("The engine was closed.")), stop: () => {} };
    this.stop(this.lastId);
    const id = ++this.lastId;
    const result = new Promise<Analysis>((resolve, reject) => {
      this.running.set(id, { id, resolve, reject, onInfo, stopped: false });
      if (this.workers.length === 0) this.workers = this.launch();
      const [first, ...helpers] = this.workers;
      first.ref();
      const task: Task = { id, sentAt: clock(), request, job };
      first.postMessage(task);
      if (isShared(job)) for (const helper of helpers) helper.postMessage(task);
    });
    return { result, stop: () => this.stop(id) };
  }

  /** Ends the searches up to an id, now: the thread looks at the shared number while it searches. */
  private stop(id: number): void {
    stopTasks(this.stopUpTo, id);
    for (const search of this.running.values()) if (search.id <= id) search.stopped = true;
  }

  private launch(): Worker[] {
    const { threads, tableMegabytes } = this.options;
    const start = {
      stopUpTo: this.stopUpTo,
      table: TranspositionTable.ofMegabytes(tableMegabytes).buffer,
      visited: sharedIntegers(threads),
    };
    return Array.from({ length: threads }, (_, thread) => this.launchThread({ ...start, thread }));
  }

  private launchThread(start: WorkerStart): Worker {
    const worker = new Worker(this.url, { workerData: start });
    // Only a search under way keeps the process alive, and that is the first thread's.
    if (start.thread > 0) worker.unref();
    const failed = (reason: string) => {
      // A thread that we gave up already has nothing to say any more.
      if (this.workers.includes(worker)) this.abandon(`The engine stopped unexpectedly (${reason}).`);
    };
    worker.on("message", (answer: Answer) => this.hear(answer));
    worker.on("error", (error) => failed(error instanceof Error ? error.message : String(error)));
    worker.on("messageerror", (error) => failed(error.message));
    worker.on("exit", (code) => failed(`exit code ${code}`));
    return worker;
  }

  private hear({ id, kind, analysis }: Answer): void {
    const search = this.running.get(id);
    if (search === undefined) return;
    if (kind === "info") {
      if (!search.stopped) search.onInfo?.(analysis);
      return;
    }
    this.running.delete(id);
    if (this.running.size === 0) this.workers.at(0)?.unref();
    search.resolve(analysis);
  }

  /** Gives the threads up and rejects what it still owed. */
  private abandon(sentence: string): void {
    const { workers } = this;
    this.workers = [];
    const owed = [...this.running.values()];
    this.running.clear();
    for (const worker of workers) void worker.terminate();
    for (const search of owed) search.reject(new Error(sentence));
  }
}

/** Whether several threads work on a job. */
const isShared = (job: Task["job"]): boolean => "analyse" in job && job.analyse.nodes === undefined;

const sharedIntegers = (length: number): Int32Array =>
  new Int32Array(new SharedArrayBuffer(length * Int32Array.BYTES_PER_ELEMENT));
