/** The host's side of the engine in a worker thread. */
import { Worker } from "node:worker_threads";
import type { Analysis, AnalysisOptions, AnalysisRequest, Engine, PlayOptions, Search } from "./engine.ts";
import { type Answer, clock, type Task, type WorkerStart } from "./protocol.ts";

interface Running {
  readonly id: number;
  readonly resolve: (analysis: Analysis) => void;
  readonly reject: (error: Error) => void;
  readonly onInfo: ((analysis: Analysis) => void) | undefined;
  stopped: boolean;
}

const TABLE_MEGABYTES = 8;

/**
 * An engine whose search runs in a thread started from `url` (dist/engine-worker.js) with the first request.
 *
 * The thread does one search at a time: a new request stops the one before, which then gives what it has.
 * When the thread dies, the searches it owed are rejected with an Error whose message is a sentence to show,
 * and the next request starts a fresh one. Only a search under way keeps the process alive.
 */
export class WorkerEngine implements Engine {
  private readonly url: URL;
  private readonly tableMegabytes: number;
  private readonly stopUpTo = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
  private readonly running = new Map<number, Running>();
  private worker: Worker | undefined;
  private lastId = 0;
  private closed = false;

  constructor(url: URL, { tableMegabytes = TABLE_MEGABYTES }: { readonly tableMegabytes?: number } = {}) {
    this.url = url;
    this.tableMegabytes = tableMegabytes;
  }

  /** Starts the thread before there is anything to do, so that the first request need not wait for it. */
  warmUp(): void {
    if (this.closed || this.worker !== undefined) return;
    this.worker = this.launch();
    this.worker.unref();
  }

  analyse(request: AnalysisRequest, options: AnalysisOptions, onInfo?: (analysis: Analysis) => void): Search {
    return this.start(request, { analyse: options }, onInfo);
  }

  play(request: AnalysisRequest, options: PlayOptions): Search {
    return this.start(request, { play: options }, undefined);
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
      this.worker ??= this.launch();
      this.worker.ref();
      this.worker.postMessage({ id, sentAt: clock(), request, job } satisfies Task);
    });
    return { result, stop: () => this.stop(id) };
  }

  /** Ends the searches up to an id, now: the thread looks at the shared number while it searches. */
  private stop(id: number): void {
    if (Atomics.load(this.stopUpTo, 0) < id) Atomics.store(this.stopUpTo, 0, id);
    for (const search of this.running.values()) if (search.id <= id) search.stopped = true;
  }

  private launch(): Worker {
    const { stopUpTo, tableMegabytes } = this;
    const worker = new Worker(this.url, { workerData: { stopUpTo, tableMegabytes } satisfies WorkerStart });
    const failed = (reason: string) => {
      // A thread that we gave up already has nothing to say any more.
      if (worker === this.worker) this.abandon(`The engine stopped unexpectedly (${reason}).`);
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
    if (this.running.size === 0) this.worker?.unref();
    search.resolve(analysis);
  }

  /** Gives the thread up and rejects what it still owed. */
  private abandon(sentence: string): void {
    const worker = this.worker;
    this.worker = undefined;
    const owed = [...this.running.values()];
    this.running.clear();
    void worker?.terminate();
    for (const search of owed) search.reject(new Error(sentence));
  }
}
