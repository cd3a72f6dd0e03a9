import type { Readable } from "node:stream";
import { LineReader } from "../engine/external/line-reader.ts";

/** Nobody types longer lines; a file by mistake may hold one. */
const MOST_CHARACTERS = 4000;

/** Lines that may wait until no more is read: a script may be longer than memory. */
const MOST_WAITING = 1000;

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
  const changed = (): void => {
    waiting = undefined;
    wake();
  };
  const reader = new LineReader(
    (line) => {
      lines.push(line);
      changed();
    },
    { longest: MOST_CHARACTERS },
  );
  const onText = (text: string): void => {
    reader.read(text);
    if (lines.length >= MOST_WAITING) input.pause();
  };
  const onEnd = (): void => {
    if (ended) return;
    ended = true;
    reader.end();
    changed();
  };
  input.setEncoding("utf8");
  input.on("data", onText);
  // An error: a terminal that is gone, or a folder instead of a file.
  for (const event of ["end", "close", "error"]) input.on(event, onEnd);
  return {
    available() {
      if (lines.length > 0 || ended) return Promise.resolve();
      waiting ??= new Promise((resolve) => {
        wake = resolve;
      });
      return waiting;
    },
    take() {
      const line = lines.shift();
      if (!ended && lines.length < MOST_WAITING && input.isPaused()) input.resume();
      return line;
    },
    close() {
      input.off("data", onText);
      input.pause();
    },
  };
}
