import { emptyFrame, type Frame, type Piece, parseFrame } from "./frame.ts";
import { diff, LOST_PEN, type Pen } from "./frame-diff.ts";
import { type Size, sameSize, sizeOf } from "./size.ts";

/** What a screen needs of the stream it draws on: a local terminal's output or a channel of a remote one. */
export interface ScreenTarget {
  readonly columns?: number | undefined;
  readonly rows?: number | undefined;
  /** Calls `done` when the bytes are on their way, whether or not that went well. */
  write(bytes: string, done: (error?: Error | null) => void): unknown;
}

/** Plain style, cursor home, everything erased. */
const CLEAR = "\u001B[m\u001B[H\u001B[2J";

/** Synchronized output (mode 2026): the terminal shows what is between these two at once. */
const BEGIN_SYNC = "\u001B[?2026h";
const END_SYNC = "\u001B[?2026l";

/** Shorter writes arrive in one piece anyway and are not worth the sixteen bytes. */
const WORTH_SYNC = 120;

/**
 * A picture on a terminal. It is given whole frames and writes the cells that changed, in one write per turn of the
 * event loop, and none before the one before is on its way: a terminal that reads slowly skips frames and then gets the
 * newest. None is queued, however much the stream would take.
 *
 * Nobody else may write to the target meanwhile; who has done so calls `invalidate`.
 */
export class Screen {
  readonly #target: ScreenTarget;
  #text: string | undefined;
  #pieces: readonly Piece[] = [];
  #shown: Frame;
  #pen: Pen = LOST_PEN;
  #valid = false;
  /** Whether something that was written is not on its way yet. */
  #busy = false;
  /** Whether a frame waits for that. */
  #waits = false;
  #paused = false;
  #scheduled = false;

  /** A screen that has not drawn yet; its first frame clears the target. */
  constructor(target: ScreenTarget) {
    this.#target = target;
    this.#shown = emptyFrame(this.size());
  }

  /** The size of the target now. */
  size(): Size {
    return sizeOf(this.#target);
  }

  /**
   * Shows a frame: lines with SGR sequences, and pieces in place of them, clipped to the size. Of several in one turn
   * only the last is drawn.
   */
  draw(frame: string, pieces: readonly Piece[] = []): void {
    this.#text = frame;
    this.#pieces = pieces;
    this.#schedule();
  }

  /** Forgets what the terminal shows, so that everything is cleared and drawn anew. */
  invalidate(): void {
    this.#valid = false;
    this.#schedule();
  }

  /**
   * The same because of a new size, but not at once: whoever lays out anew, which takes React a turn of the event loop,
   * comes first, and what was laid out for the old size is drawn again only where nobody did.
   */
  resized(): void {
    this.#valid = false;
    setImmediate(() => setImmediate(() => this.flush()));
  }

  /** Writes nothing until `resume`; frames go on being taken. */
  pause(): void {
    this.#paused = true;
  }

  /** Draws again, beginning with everything. */
  resume(): void {
    this.#paused = false;
    this.invalidate();
  }

  /** Draws the newest frame now. */
  flush(): void {
    this.#waits = this.#busy;
    if (this.#text === undefined || this.#paused || this.#busy) return;
    const size = this.size();
    if (!this.#valid || !sameSize(size, this.#shown.size)) this.#forget(size);

    const next = parseFrame(this.#text, size, this.#shown, this.#pieces);
    const { bytes, pen } = diff(this.#shown, next, this.#pen);
    this.#shown = next;
    this.#pen = pen;
    this.#write(this.#valid ? bytes : CLEAR + bytes);
    this.#valid = true;
  }

  #forget(size: Size): void {
    this.#shown = emptyFrame(size);
    this.#pen = { ...LOST_PEN, at: { x: 0, y: 0 } };
    this.#valid = false;
  }

  #write(bytes: string): void {
    if (bytes === "") return;
    const wrapped = bytes.length > WORTH_SYNC ? BEGIN_SYNC + bytes + END_SYNC : bytes;
    this.#busy = true;
    this.#target.write(wrapped, (error) => {
      this.#busy = false;
      if (this.#waits && !error) this.flush();
    });
  }

  #schedule(): void {
    if (this.#scheduled) return;
    this.#scheduled = true;
    queueMicrotask(() => {
      this.#scheduled = false;
      this.flush();
    });
  }
}
