import { Socket } from "node:net";
import type { Piece } from "./frame.ts";
import type { Screen } from "./screen.ts";
import type { Size } from "./size.ts";

/**
 * The two streams Ink is given. Ink's types ask for whole tty streams, which are sockets; these are sockets that are
 * never connected, so they hold no handle and do not keep the process alive.
 *
 * `render` must be called with `debug: true`: then Ink hands over the complete frame at every commit, unthrottled and
 * without cursor codes. That also holds when the environment says CI, where Ink's usual path draws nothing until exit.
 * Ink is never told of a new size: it would at once write a frame for the old one in it, and in CI it does not listen.
 * Components must take the size from `Session.onResize`; any render after a change is laid out for the new one.
 */

/** Ink's `stdout`: every write is a whole frame and goes to the screen. */
export class InkOutput extends Socket implements NodeJS.WriteStream {
  readonly isTTY = true;
  readonly #screen: Screen;
  readonly #pieces: Piece[] = [];

  constructor(screen: Screen) {
    super();
    this.#screen = screen;
  }

  get columns(): number {
    return this.#screen.size().columns;
  }

  get rows(): number {
    return this.#screen.size().rows;
  }

  /** Puts a line straight into the frame that Ink is about to write, of which it then takes the whole row. */
  put(piece: Piece): void {
    this.#pieces.push(piece);
  }

  override write(chunk: Uint8Array | string, callback?: (error?: Error | null) => void): boolean;
  override write(
    chunk: Uint8Array | string,
    encoding?: BufferEncoding,
    callback?: (error?: Error | null) => void,
  ): boolean;
  override write(
    chunk: Uint8Array | string,
    encoding?: BufferEncoding | ((error?: Error | null) => void),
    callback?: (error?: Error | null) => void,
  ): boolean {
    const done = typeof encoding === "function" ? encoding : callback;
    const text = chunk.toString();
    const pieces = this.#pieces.splice(0);
    if (pieces.length > 0 || isFrame(text, done !== undefined)) this.#screen.draw(text, pieces);
    if (done !== undefined) setImmediate(done);
    return true;
  }

  // The rest of a tty's output, which Ink does not use: the screen alone moves the cursor and erases.
  clearLine(): boolean {
    return true;
  }
  clearScreenDown(): boolean {
    return true;
  }
  cursorTo(): boolean {
    return true;
  }
  moveCursor(): boolean {
    return true;
  }
  getColorDepth(): number {
    return 1;
  }
  hasColors(): boolean {
    return false;
  }
  getWindowSize(): [number, number] {
    const { columns, rows }: Size = this.#screen.size();
    return [columns, rows];
  }
}

/**
 * When Ink unmounts it also switches the cursor on, writes an empty text with a callback as a barrier and, in CI, a line
 * feed; none of these is a frame.
 */
const isFrame = (text: string, hasCallback: boolean): boolean =>
  !(text === "" && hasCallback) && text !== "\n" && !/^(\u001B\[\?\d+[hl])+$/.test(text);

/** Ink's `stdin`: a terminal on which nobody ever types, since keys come from `Session.onEvent`. */
export class SilentInput extends Socket implements NodeJS.ReadStream {
  readonly isTTY = true;
  isRaw = false;

  setRawMode(mode: boolean): this {
    this.isRaw = mode;
    return this;
  }

  // A socket without a connection would remember each of these calls until it has one.
  override ref(): this {
    return this;
  }
  override unref(): this {
    return this;
  }
}
