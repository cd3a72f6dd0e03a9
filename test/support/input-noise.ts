import { seededRandom } from "../../source/engine/random.ts";

const ESC = "\u001B";

/** Bytes that a terminal may send, sensible or not: the same for the same seed. */
export class InputNoise {
  readonly #random: () => number;

  constructor(seed: number) {
    this.#random = seededRandom(seed);
  }

  /** A whole number below a limit. */
  below(limit: number): number {
    return Math.floor(this.#random() * limit);
  }

  pick<T>(values: readonly [T, ...T[]]): T {
    return values[this.below(values.length)] ?? values[0];
  }

  /** At least so many bytes of keys, mouse reports, pastes, replies of the terminal, and garbage. */
  chunk(size: number): Buffer {
    const parts: Buffer[] = [];
    for (let length = 0; length < size; ) {
      const part = this.#part();
      parts.push(part);
      length += part.length;
    }
    return Buffer.concat(parts);
  }

  #part(): Buffer {
    const kind = this.below(100);
    if (kind < 35) return Buffer.from(this.#key());
    if (kind < 60) return Buffer.from(this.#mouse());
    if (kind < 70) return Buffer.from(this.pick(SENTENCES));
    if (kind < 75) return Buffer.from(`${ESC}[200~${this.pick(SENTENCES)}${this.#garbage(20)}${ESC}[201~`);
    if (kind < 80) return Buffer.from(this.pick(REPLIES));
    if (kind < 85) return Buffer.from(this.pick(CHARACTERS));
    // A sequence may be cut off anywhere; CAN ends whatever was begun.
    if (kind < 90) return Buffer.from(`${ESC}[${this.#garbage(6)}\u0018`, "latin1");
    return Buffer.from(`${this.#garbage(12)}\u0018`, "latin1");
  }

  #key(): string {
    const name = this.below(4);
    if (name === 0) return this.pick(["\r", "\t", " ", "\u007F", "\b", `${ESC}[Z`, ESC]);
    if (name === 1)
      return `${ESC}${this.pick(["[", "O"])}${this.pick(["A", "B", "C", "D", "F", "H", "5~", "6~"])}`;
    // Any printable key, among them all commands.
    return String.fromCharCode(32 + this.below(95));
  }

  #mouse(): string {
    const code = this.pick([0, 0, 0, 1, 2, 4, 16, 32, 64, 64, 65, 65, 128, 4095]);
    const [x, y] =
      this.below(20) === 0 ? [this.below(70000), this.below(70000)] : [this.below(85), this.below(27)];
    return `${ESC}[<${code};${x};${y}${this.pick(["M", "m"])}`;
  }

  #garbage(most: number): string {
    const bytes = Array.from({ length: this.below(most) }, () => this.below(256));
    // Ctrl-C ends the program and Ctrl-Z stops it: not at every turn.
    return String.fromCharCode(
      ...bytes.map((byte) => ((byte === 3 || byte === 26) && this.below(8) > 0 ? 120 : byte)),
    );
  }
}

const SENTENCES = [
  "e4\r",
  ":Nf3\r",
  ":undo\r",
  ":fen rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1\r",
  ":variant antichess\r",
  ":cut\r",
  ":e4 e5 Nf3 Nc6\r",
  "8/8/8/8/8/8/8/8 w - - 0 1\r",
  ":worst\r",
  "x<.,>vV",
  "\rlllll\r",
] as const;

const REPLIES = [
  `${ESC}[?1;2c`,
  `${ESC}[24;80R`,
  `${ESC}]11;rgb:0000/0000/0000${ESC}\\`,
  `${ESC}P>|tmux 3.3a${ESC}\\`,
  `${ESC}[I${ESC}[O`,
  `${ESC}[M !!`,
  `${ESC}[97;5u`,
  `${ESC}[27;5;97~`,
] as const;

const CHARACTERS = ["é", "王", "♟\uFE0E", "🨀", "e\u0301", "\u202E", "\uFEFF", "\u0000", "\u009B31m"] as const;
