import { writeSync } from "node:fs";

/** A stream that may belong to a file descriptor of this process. */
export interface MaybeDescriptor {
  readonly fd?: number | undefined;
  write(text: string): unknown;
}

/** A full terminal is asked again so many times before the rest is given up. */
const ATTEMPTS = 200;

/**
 * Writes before it returns where that is possible, so that the text gets out even if the process exits next. Other
 * streams (a remote channel, a test's) take it as they take everything. A terminal that is gone is no error.
 */
export function writeNow(stream: MaybeDescriptor, text: string): void {
  try {
    if (stream.fd === undefined) stream.write(text);
    else writeAll(stream.fd, Buffer.from(text));
  } catch {
    // Nobody is there to read it.
  }
}

function writeAll(fd: number, bytes: Buffer): void {
  let written = 0;
  for (let attempt = 0; written < bytes.length && attempt < ATTEMPTS; attempt++) {
    try {
      written += writeSync(fd, bytes, written);
    } catch (error) {
      if (!isBusy(error)) throw error;
      // The only way to wait without giving up the turn.
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 5);
    }
  }
}

const isBusy = (error: unknown): boolean =>
  error instanceof Error && "code" in error && error.code === "EAGAIN";
