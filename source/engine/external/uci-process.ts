/** A UCI engine in a process of its own: lines to it, lines from it, and what it means when none come. */
import { type ChildProcessWithoutNullStreams, spawn } from "node:child_process";
import { err, ok, type Result } from "../../rules/result.ts";
import { commandWords } from "./command-line.ts";
import { LineReader } from "./line-reader.ts";

/** Finds what is waited for in a line; undefined when the line is another. */
type Reader<T> = (line: string) => T | undefined;

export interface Wait {
  /** What the engine has not done when the time is over: "gave no move". */
  readonly complaint: string;
  /** Until the engine counts as hanging; for ever when absent. */
  readonly milliseconds?: number | undefined;
}

/** Milliseconds that an engine has to leave by itself after `quit`. */
const FAREWELL = 500;

/** Where a process of ours may have children of its own, they go with it. */
const HAS_GROUPS = process.platform !== "win32";

const running = new Set<UciProcess>();

/** However the program ends, short of being killed, no engine is left behind. */
function killAll(): void {
  for (const each of [...running]) each.kill();
}

export class UciProcess {
  /** Undefined when there is none, because it could not be started. */
  private readonly child: ChildProcessWithoutNullStreams | undefined;
  private hear: (line: string) => void = () => {};
  private mourn: (deed: string) => void = () => {};
  private hurryUp: (milliseconds: number) => void = () => {};
  /** What the process did to end; undefined while it runs. */
  private ended: string | undefined;

  /** Starts the program of a command line in a folder; when that fails, `wait` tells. */
  constructor(commandLine: string, folder: string) {
    const child = start(commandLine, folder);
    if (child instanceof Error) {
      this.ended = startFault(child);
      return;
    }
    this.child = child;
    if (running.size === 0) process.on("exit", killAll);
    running.add(this);
    const lines = new LineReader((line) => this.hear(line));
    child.stdout.setEncoding("utf8").on("data", (chunk: string) => lines.read(chunk));
    // Read and thrown away, as a full pipe would stop the engine.
    child.stderr.resume();
    // A process that has died is noticed by its end; what was still written to it does not matter.
    child.stdin.on("error", () => {});
    child.on("error", (error) => {
      this.endGroup();
      this.end(startFault(error));
    });
    child.on("exit", () => this.endGroup());
    child.on("close", (code, signal) =>
      this.end(signal === null ? `ended with exit code ${code}` : `was ended by ${signal}`),
    );
  }

  get alive(): boolean {
    return this.ended === undefined;
  }

  send(line: string): void {
    if (this.alive) this.child?.stdin.write(`${line}\n`);
  }

  /**
   * The first line from now on that `read` makes something of, or what the engine did instead, as a clause that
   * follows its name. There is one wait at a time.
   */
  wait<T>(read: Reader<T>, { complaint, milliseconds }: Wait): Promise<Result<T, string>> {
    return new Promise((resolve) => {
      let timer: NodeJS.Timeout | undefined;
      let settled = false;
      const settle = (result: Result<T, string>) => {
        if (settled) return;
        settled = true;
        clearTimeout(timer);
        this.hear = () => {};
        this.mourn = () => {};
        this.hurryUp = () => {};
        resolve(result);
      };
      this.hurryUp = (time) => {
        clearTimeout(timer);
        const late = () => settle(err(`${complaint} within ${time / 1000} s`));
        // After we have been stopped for a while (Ctrl-Z) an answer may lie there that only has to be read.
        timer = setTimeout(() => setImmediate(late), time);
      };
      this.mourn = (deed) => settle(err(deed));
      this.hear = (line) => {
        const found = read(line);
        if (found !== undefined) settle(ok(found));
      };
      if (milliseconds !== undefined) this.hurryUp(milliseconds);
      if (this.ended !== undefined) settle(err(this.ended));
    });
  }

  /** Gives the wait under way, if there is one, so much time from now. */
  hurry(milliseconds: number): void {
    this.hurryUp(milliseconds);
  }

  /** Asks the engine to leave, and ends it if it does not. A wait under way is over. */
  quit(): void {
    if (!this.alive) return;
    this.child?.stdin.end("stop\nquit\n");
    this.end("was closed");
    const timer = setTimeout(() => this.kill(), FAREWELL);
    this.child?.on("exit", () => clearTimeout(timer));
  }

  /** Ends the engine, and whatever it has started, at once. */
  kill(): void {
    this.endGroup();
    this.child?.kill("SIGKILL");
    this.end("was ended");
  }

  private end(deed: string): void {
    this.ended ??= deed;
    this.mourn(this.ended);
  }

  /** Once only, since the number may belong to somebody else when all of the group are gone. */
  private endGroup(): void {
    if (!running.delete(this)) return;
    if (running.size === 0) process.off("exit", killAll);
    const pid = this.child?.pid;
    if (pid === undefined || !HAS_GROUPS) return;
    try {
      process.kill(-pid, "SIGKILL");
    } catch {
      // Nobody of it is left.
    }
  }
}

/**
 * In a session of its own the engine has no terminal to write to, no key interrupts it, and it can be ended with all
 * that it has started.
 */
function start(commandLine: string, folder: string): ChildProcessWithoutNullStreams | Error {
  const [program = "", ...words] = commandWords(commandLine);
  try {
    return spawn(program, words, { cwd: folder, detached: HAS_GROUPS, windowsHide: true, stdio: "pipe" });
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error));
  }
}

/** Why the system did not start a program. */
function startFault(error: Error): string {
  const code = "code" in error ? error.code : undefined;
  const known = code === "ENOENT" ? "there is no such program" : code === "EACCES" && "it may not be run";
  return `could not be started: ${known || error.message}`;
}
