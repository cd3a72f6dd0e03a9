import { createInterface } from "node:readline";
import type { Readable } from "node:stream";

/** Nobody types longer lines; a file by mistake may hold one. */
const MOST_CHARACTERS = 4000;

/** Lines that were typed or piped in, until somebody takes them. */
export interface LineQueue {
  /** Resolves as soon as there is a line to take, or none will come any more. */
  available(): Promise<void>;
  /** The next line; undefined when the input has ended. To be called when something is available. */
  take(): string | undefined;
  close(): void;
}

/**
 * The lines of a stream. A terminal keeps its own line editing: nothing here moves its cursor, so that screen readers
 * and the simplest terminals can follow.
 */
export function lineQueue(input: Readable): LineQueue {
  const lines: string[] = [];
  let ended = false;
  let wake: () => void = () => {};
  let waiting: Promise<void> | undefined;
  const reader = createInterface({ input, terminal: false, crlfDelay: Number.POSITIVE_INFINITY });
  const changed = (): void => {
    waiting = undefined;
    wake();
  };
  reader.on("line", (line) => {
    lines.push(line.slice(0, MOST_CHARACTERS));
    changed();
  });
  const end = (): void => {
    ended = true;
    changed();
  };
  reader.on("close", end);
  // A terminal that is gone, or a folder instead of a file.
  input.on("error", end);
  return {
    available() {
      if (lines.length > 0 || ended) return Promise.resolve();
      waiting ??= new Promise((resolve) => {
        wake = resolve;
      });
      return waiting;
    },
    take: () => lines.shift(),
    close: () => reader.close(),
  };
}
