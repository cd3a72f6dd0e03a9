import type { ParsedEvent } from "./events.ts";
import { KeyParser } from "./key-parser.ts";

/** What input needs of a stream of bytes. */
export interface InputSource {
  on(event: "data", listener: (chunk: Uint8Array | string) => void): unknown;
  off(event: "data", listener: (chunk: Uint8Array | string) => void): unknown;
}

/** Reads a stream of bytes and reports what was typed, clicked and pasted. */
export class Input {
  readonly #source: InputSource;
  readonly #report: (event: ParsedEvent) => void;
  #parser = new KeyParser();
  #timer: NodeJS.Timeout | undefined;

  /** Reports to one listener; nothing is read before `start`. */
  constructor(source: InputSource, report: (event: ParsedEvent) => void) {
    this.#source = source;
    this.#report = report;
  }

  /** Begins to read, with nothing left over from before. */
  start(): void {
    this.stop();
    this.#source.on("data", this.#onData);
  }

  /** Reads no more; what is pending is dropped. */
  stop(): void {
    clearTimeout(this.#timer);
    this.#parser = new KeyParser();
    this.#source.off("data", this.#onData);
  }

  readonly #onData = (chunk: Uint8Array | string): void => {
    clearTimeout(this.#timer);
    const parser = this.#parser;
    const events = parser.feed(typeof chunk === "string" ? Buffer.from(chunk) : chunk);
    const { patience } = parser;
    if (patience !== undefined) {
      this.#timer = setTimeout(() => this.#deliver(parser.timeout(), parser), patience);
    }
    this.#deliver(events, parser);
  };

  /** Reports events one by one; a report may stop the input, and then the rest of the chunk is dropped. */
  #deliver(events: readonly ParsedEvent[], parser: KeyParser): void {
    for (const event of events) if (parser === this.#parser) this.#report(event);
  }
}
