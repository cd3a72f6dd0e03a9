import { type ChildProcessByStdio, spawn, spawnSync } from "node:child_process";
import type { Readable, Writable } from "node:stream";
import { Emulator } from "../../terminal/support/emulator.ts";
import { PROGRAM } from "./tmux.ts";

/** Whether bare pseudo-terminals can be had here: by `script` of util-linux, which other systems have otherwise. */
export const hasPty =
  spawnSync("script", ["--version"], { encoding: "utf8" }).stdout?.includes("util-linux") === true;
if (!hasPty) console.warn("there is no script of util-linux, so the tests of many terminals are skipped.");

/** How long anything may take before a test gives up. */
const PATIENCE = 20_000;

/** The program that is shipped on a pseudo-terminal of 80x24 whose other end is an emulator, and nothing between. */
export class Pty {
  readonly emulator = new Emulator(80, 24);
  /** Everything the program has sent. */
  sent = "";
  /** The exit code, when it has ended. */
  readonly ended: Promise<number | null>;
  readonly #child: ChildProcessByStdio<Writable, Readable, null>;

  /** Starts the program in an environment of which all is given but PATH and HOME. */
  constructor(args: string, env: Readonly<Record<string, string>>, home: string) {
    const line = `stty columns 80 rows 24; exec "${process.execPath}" "${PROGRAM}" ${args}`;
    this.#child = spawn("script", ["-qec", line, "/dev/null"], {
      env: { PATH: process.env.PATH ?? "", HOME: home, SHELL: "/bin/sh", ...env },
      stdio: ["pipe", "pipe", "ignore"],
    });
    this.#child.stdout.setEncoding("utf8").on("data", (text: string) => {
      this.sent += text;
      this.emulator.write(text);
    });
    this.ended = new Promise((resolve) => this.#child.on("close", resolve));
  }

  type(text: string): void {
    this.#child.stdin.write(text);
  }

  /** Waits until the screen shows a text, in a frame that is whole; gives the lines of the screen. */
  async until(wanted: string): Promise<string[]> {
    for (const end = Date.now() + PATIENCE; Date.now() < end; ) {
      const text = await this.emulator.text();
      if (text.includes(wanted) && !this.#isDrawing()) return text.split("\n");
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    throw new Error(`the screen never showed ${wanted}:\n${await this.emulator.text()}`);
  }

  /** Whether a frame has begun to arrive and has not ended: longer ones are marked as one (mode 2026). */
  #isDrawing(): boolean {
    return this.sent.lastIndexOf("\u001B[?2026h") > this.sent.lastIndexOf("\u001B[?2026l");
  }

  close(): void {
    this.#child.kill();
  }
}
