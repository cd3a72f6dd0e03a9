/** A program on a pseudo-terminal of its own, made by `script` of util-linux, with a clock on what it sends. */
import { type ChildProcessByStdio, spawn, spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import type { Readable, Writable } from "node:stream";

/** How long anything may take, in milliseconds, before the bench gives up. */
const PATIENCE = 20_000;

export interface Place {
  readonly columns: number;
  readonly rows: number;
  /** An empty folder, so that neither saved games nor settings of the user's play a part. */
  readonly home: string;
}

/** Something that arrived. */
export interface Chunk {
  /** As `performance.now` counts. */
  readonly at: number;
  readonly text: string;
}

/** Says what is missing for pseudo-terminals, or undefined. */
export function missingTool(): string | undefined {
  const found = spawnSync("script", ["--version"], { encoding: "utf8" });
  return found.stdout?.includes("util-linux")
    ? undefined
    : "bench/terminal needs `script` of util-linux for its pseudo-terminals, and this system has none.";
}

export class PseudoTerminal {
  readonly chunks: Chunk[] = [];
  /** When it was started, as `performance.now` counts. */
  readonly startedAt = performance.now();
  /** When it had ended. */
  readonly ended: Promise<number>;
  readonly #child: ChildProcessByStdio<Writable, Readable, null>;
  readonly #waiting = new Set<() => void>();

  /** Starts a command of the shell. Of the environment only PATH is passed on; TERM says 256 colours. */
  constructor(command: string, { columns, rows, home }: Place) {
    this.#child = spawn(
      "script",
      ["-qec", `stty columns ${columns} rows ${rows}; exec ${command}`, "/dev/null"],
      {
        env: { PATH: process.env.PATH, HOME: home, TERM: "xterm-256color", SHELL: "/bin/sh" },
        stdio: ["pipe", "pipe", "ignore"],
      },
    );
    // As Latin-1 every byte is a character, so that lengths are in bytes.
    this.#child.stdout.setEncoding("latin1").on("data", (text: string) => {
      this.chunks.push({ at: performance.now(), text });
      for (const look of [...this.#waiting]) look();
    });
    this.ended = new Promise((resolve) => this.#child.on("close", () => resolve(performance.now())));
    // A bench that fails must leave no program behind.
    process.once("exit", this.#kill);
  }

  /** Writes what a key sends; gives the time at which that was done. */
  type(keys: string): number {
    const at = performance.now();
    this.#child.stdin.write(keys);
    return at;
  }

  /** Waits until a text of ASCII, or what a pattern means, is in what came after so many chunks; gives the time. */
  async arrival(wanted: string | RegExp, after = 0): Promise<number> {
    const complaint = new Error(`the program never showed ${wanted}`);
    let seen = "";
    let next = after;
    const look = (): number | undefined => {
      while (next < this.chunks.length) {
        const { at, text } = this.chunks[next++];
        seen += text;
        if (typeof wanted === "string" ? seen.includes(wanted) : wanted.test(seen)) return at;
      }
      return undefined;
    };
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => done(() => reject(complaint)), PATIENCE);
      const done = (settle: () => void): void => {
        clearTimeout(timer);
        this.#waiting.delete(check);
        settle();
      };
      const check = (): void => {
        const at = look();
        if (at !== undefined) done(() => resolve(at));
      };
      this.#waiting.add(check);
      check();
    });
  }

  /** Waits until nothing has come for so many milliseconds. */
  async quiet(milliseconds: number): Promise<void> {
    for (;;) {
      const since = performance.now() - (this.chunks.at(-1)?.at ?? this.startedAt);
      if (since >= milliseconds) return;
      await pause(milliseconds - since);
    }
  }

  /** The process id of the program: `script` has one child, which has become it. */
  pid(): number {
    const { pid } = this.#child;
    return Number(readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8").trim().split(" ")[0]);
  }

  /** Ends the program without a word. */
  async close(): Promise<void> {
    this.#kill();
    await this.ended;
    process.off("exit", this.#kill);
  }

  readonly #kill = (): void => {
    try {
      const pid = this.pid();
      // Zero would be our own process group.
      if (pid > 0) process.kill(pid, "SIGKILL");
    } catch {
      // It has ended by itself.
    }
  };
}

export const pause = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));
