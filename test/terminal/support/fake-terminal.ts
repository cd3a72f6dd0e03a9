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

  write(bytes: string): boolean {
    this.writes.push(bytes);
    this.emulator.write(bytes);
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
