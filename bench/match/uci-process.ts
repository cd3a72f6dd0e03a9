/** A UCI engine in a process of its own: lines to it, lines from it, and what it means when none come. */
import { type ChildProcessWithoutNullStreams, spawn } from "node:child_process";
import { createInterface } from "node:readline";
import { err, ok, type Result } from "../../source/rules/result.ts";
import { commandWords } from "./command-line.ts";

/** Finds what is waited for in a line; undefined when the line is another. */
type Reader<T> = (line: string) => T | undefined;

export class UciProcess {
  private readonly child: ChildProcessWithoutNullStreams;
  private hear: (line: string) => void = () => {};
  private mourn: (deed: string) => void = () => {};
  /** What the process did to end; undefined while it runs. */
  private ended: string | undefined;

  constructor(commandLine: string, folder: string) {
    const [program = "", ...words] = commandWords(commandLine);
    this.child = spawn(program, words, { cwd: folder, stdio: ["pipe", "pipe", "pipe"] });
    createInterface({ input: this.child.stdout }).on("line", (line) => this.hear(line));
    // Read and thrown away, as a full pipe would stop the engine.
    this.child.stderr.resume();
    // A process that has died is noticed by its end; what was still written to it does not matter.
    this.child.stdin.on("error", () => {});
    this.child.on("error", (error) => this.end(`could not be started (${error.message})`));
    this.child.on("close", (code, signal) =>
      this.end(signal === null ? `ended with exit code ${code}` : `was ended by ${signal}`),
    );
  }

  get alive(): boolean {
    return this.ended === undefined;
  }

  send(line: string): void {
    if (this.alive) this.child.stdin.write(`${line}\n`);
  }

  /** The first line that `read` makes something of, or what the engine did instead within the time. */
  wait<T>(read: Reader<T>, milliseconds: number): Promise<Result<T, string>> {
    return new Promise((resolve) => {
      const settle = (result: Result<T, string>) => {
        clearTimeout(timer);
        this.hear = () => {};
        this.mourn = () => {};
        resolve(result);
      };
      const timer = setTimeout(() => settle(err(`gave no answer in ${milliseconds} ms`)), milliseconds);
      this.mourn = (deed) => settle(err(deed));
      this.hear = (line) => {
        const found = read(line);
        if (found !== undefined) settle(ok(found));
      };
      if (this.ended !== undefined) settle(err(this.ended));
    });
  }

  kill(): void {
    this.child.kill("SIGKILL");
    this.end("was ended");
  }

  private end(deed: string): void {
    this.ended ??= deed;
    this.mourn(this.ended);
  }
}
