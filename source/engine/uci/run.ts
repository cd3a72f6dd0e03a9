import { err, ok, type Result } from "../../rules/result.ts";

/** Something that takes its time and can be told to come to an end. */
export interface Work<T> {
  /** Rejects with a plain sentence when the work failed. */
  readonly result: Promise<T>;
  stop(): void;
}

export interface RunPlan<T> {
  /** The run whose last word has to come before the first of this. */
  readonly after: Run | undefined;
  /** Whether the result, even if it is known, waits until the run is released or ended. */
  readonly held: boolean;
  begin(): Work<T>;
  /** Tells the result, once. */
  finish(result: Result<T, string>): void;
}

/** What a `go` has set off, from the command to its last line. */
export class Run {
  /** Settled once the last line is written; never rejected. */
  readonly done: Promise<void>;
  private readonly released: Promise<void>;
  private allow: () => void = () => {};
  private work: { stop(): void } | undefined;
  private ended = false;

  private constructor(carryOut: (run: Run) => Promise<void>) {
    this.released = new Promise((resolve) => {
      this.allow = resolve;
    });
    this.done = carryOut(this);
  }

  static start<T>({ after, held, begin, finish }: RunPlan<T>): Run {
    return new Run(async (run) => {
      if (!held) run.release();
      await after?.done;
      const work = begin();
      run.work = work;
      if (run.ended) work.stop();
      const result = await work.result.then(ok, (error: unknown) =>
        err(error instanceof Error ? error.message : String(error)),
      );
      await run.released;
      finish(result);
    });
  }

  /** Lets the result be told as soon as it is there. */
  release(): void {
    this.allow();
  }

  /** Brings the work to its end and has the result told. */
  end(): void {
    this.ended = true;
    this.work?.stop();
    this.release();
  }
}
