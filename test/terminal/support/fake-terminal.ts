import { EventEmitter } from "node:events";
import { Emulator } from "./emulator.ts";

/** The keys' end of a terminal: remembers whether it is raw and read from. */
export class FakeStdin extends EventEmitter {
  raw = false;
  reading = false;

  setRawMode(raw: boolean): void {
    this.raw = raw;
  }
  resume(): void {
    this.reading = true;
  }
  pause(): void {
    this.reading = false;
  }
  type(text: string): void {
    this.emit("data", Buffer.from(text));
  }
}

/** The picture's end of a terminal, with an emulator behind it. */
export class FakeStdout extends EventEmitter {
  columns = 20;
  rows = 5;
  readonly writes: string[] = [];
  readonly emulator = new Emulator(20, 5);
  link: SlowLink | undefined;

  /** Takes everything at once, or over a slow link. */
  write(bytes: string, done: () => void = () => {}): boolean {
    this.writes.push(bytes);
    if (this.link !== undefined) return this.link.send(bytes, done);
    this.emulator.write(bytes);
    done();
    return true;
  }

  setSize(columns: number, rows: number): void {
    this.columns = columns;
    this.rows = rows;
    this.emulator.resize(columns, rows);
    this.emit("resize");
  }

  /** Whether the cursor was last switched on (the emulator does not tell). */
  get cursorShown(): boolean {
    const all = this.writes.join("");
    return all.lastIndexOf("\u001B[?25h") >= all.lastIndexOf("\u001B[?25l");
  }
}

/** A link that carries so many bytes a second by a clock of its own, in the order they came. */
export class SlowLink {
  /** The most bytes that ever waited. */
  mostQueued = 0;
  carried = 0;
  readonly #rate: number;
  readonly #emulator: Emulator;
  #queue: { bytes: Buffer; done: () => void }[] = [];

  constructor(emulator: Emulator, bytesPerSecond: number) {
    this.#emulator = emulator;
    this.#rate = bytesPerSecond;
  }

  /** Never says that it is full, as streams with large buffers do not for a long time. */
  send(text: string, done: () => void): boolean {
    this.#queue.push({ bytes: Buffer.from(text), done });
    this.mostQueued = Math.max(this.mostQueued, this.queued);
    return true;
  }

  get queued(): number {
    return this.#queue.reduce((sum, { bytes }) => sum + bytes.length, 0);
  }

  /** Lets time pass. */
  advance(milliseconds: number): void {
    let room = Math.floor((this.#rate * milliseconds) / 1000);
    for (let first = this.#queue[0]; first !== undefined && room > 0; first = this.#queue[0]) {
      const part = first.bytes.subarray(0, room);
      room -= part.length;
      this.carried += part.length;
      this.#emulator.write(part);
      first.bytes = first.bytes.subarray(part.length);
      if (first.bytes.length > 0) return;
      this.#queue.shift();
      first.done();
    }
  }
}

/** A process that remembers what it was asked to do. */
export class FakeProcess extends EventEmitter {
  platform = "linux";
  readonly kills: (readonly [number, string])[] = [];
  readonly exits: number[] = [];

  kill(pid: number, signal: string): void {
    this.kills.push([pid, signal]);
  }
  exit(code: number): void {
    this.exits.push(code);
    this.emit("exit", code);
  }
}

/** One turn of the event loop, in which a screen draws. */
export const nextTurn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));
