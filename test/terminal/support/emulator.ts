import xterm from "@xterm/headless";

/** A terminal in memory, to see what bytes do. */
export class Emulator {
  readonly #terminal: InstanceType<typeof xterm.Terminal>;
  #written: Promise<void> = Promise.resolve();

  constructor(columns: number, rows: number) {
    this.#terminal = new xterm.Terminal({ cols: columns, rows, allowProposedApi: true, scrollback: 100 });
  }

  write(bytes: string | Uint8Array): void {
    this.#written = new Promise((resolve) => this.#terminal.write(bytes, resolve));
  }

  resize(columns: number, rows: number): void {
    this.#terminal.resize(columns, rows);
  }

  /** The text on the screen, lines without trailing spaces, once everything written has been taken in. */
  async text(): Promise<string> {
    await this.#written;
    const { active } = this.#terminal.buffer;
    const lines = Array.from(
      { length: this.#terminal.rows },
      (_, y) => active.getLine(active.baseY + y)?.translateToString(true) ?? "",
    );
    return lines.join("\n").trimEnd();
  }

  /** Each cell as one word: text, colours, attributes. Of a space only what can be seen is told. */
  async cells(): Promise<string[][]> {
    await this.#written;
    const { active } = this.#terminal.buffer;
    return Array.from({ length: this.#terminal.rows }, (_, y) =>
      Array.from({ length: this.#terminal.cols }, (_, x) => this.#describe(x, active.baseY + y)),
    );
  }

  /** How many lines have left the screen at the top. */
  async scrolled(): Promise<number> {
    await this.#written;
    return this.#terminal.buffer.active.baseY;
  }

  /** Modes that outlive a program which does not switch them off. */
  async modes(): Promise<{ alternate: boolean; mouse: string; paste: boolean; wrap: boolean }> {
    await this.#written;
    const { modes, buffer } = this.#terminal;
    return {
      alternate: buffer.active.type === "alternate",
      mouse: modes.mouseTrackingMode,
      paste: modes.bracketedPasteMode,
      wrap: modes.wraparoundMode,
    };
  }

  #describe(x: number, y: number): string {
    const cell = this.#terminal.buffer.active.getLine(y)?.getCell(x);
    if (cell === undefined) return "missing";
    const seen = [cell.isUnderline(), cell.isInverse(), cell.isStrikethrough(), cell.isOverline()];
    const unseen = [cell.isBold(), cell.isDim(), cell.isItalic(), cell.isBlink(), cell.isInvisible()];
    const text = cell.getWidth() === 0 ? "(tail)" : cell.getChars() || " ";
    const background = `${cell.getBgColorMode()}:${cell.getBgColor()}`;
    const isBlank = text === " " && seen.every((flag) => flag === 0);
    if (isBlank) return `blank on ${background}`;
    const foreground = `${cell.getFgColorMode()}:${cell.getFgColor()}`;
    const attributes = [...seen, ...unseen].map((flag) => (flag ? 1 : 0)).join("");
    return `${text} ${foreground} on ${background} ${attributes}`;
  }
}
