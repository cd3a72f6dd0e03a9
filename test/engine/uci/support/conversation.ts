import type { Engine } from "../../../../source/engine/engine.ts";
import { UciSession } from "../../../../source/engine/uci/session.ts";
import { type VariantId, variantOf } from "../../../../source/rules/variant.ts";

/** A GUI's side of a conversation with the engine. */
export class Conversation {
  /** Everything the engine has said. */
  readonly lines: string[] = [];
  /** What the table sizes of the engines were that it has asked for. */
  readonly tables: number[] = [];
  readonly session: UciSession;
  #waiting: { readonly start: string; readonly resolve: (line: string) => void } | undefined;

  constructor(createEngine: () => Engine, variant: VariantId = "chess") {
    let seed = 1;
    this.session = new UciSession({
      name: "antiking test",
      variant: variantOf(variant),
      write: (line) => this.#hear(line),
      createEngine: ({ tableMegabytes }) => {
        this.tables.push(tableMegabytes);
        return createEngine();
      },
      describe: ({ code }) => `fault: ${code}.`,
      newSeed: () => seed++,
    });
  }

  /** Says some lines and gives what was answered at once. */
  say(...lines: readonly string[]): string[] {
    const before = this.lines.length;
    for (const line of lines) this.session.receive(line);
    return this.lines.slice(before);
  }

  /** Says some lines and gives the whole answer, up to the line that begins so. */
  async ask(start: string, ...lines: readonly string[]): Promise<string[]> {
    const before = this.lines.length;
    const heard = new Promise<string>((resolve) => {
      this.#waiting = { start, resolve };
    });
    for (const line of lines) this.session.receive(line);
    await heard;
    return this.lines.slice(before);
  }

  #hear(line: string): void {
    this.lines.push(line);
    if (this.#waiting !== undefined && line.startsWith(this.#waiting.start)) this.#waiting.resolve(line);
  }
}

/** Lines without what differs from run to run: speed and time. */
export const steady = (lines: readonly string[]): string[] =>
  lines.map((line) => line.replace(/ nps \d+/, "").replace(/ time \d+/, ""));
