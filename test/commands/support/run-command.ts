import { Readable, Writable } from "node:stream";
import { run } from "../../../source/commands/run.ts";

export interface RunOptions {
  readonly stdin?: string;
  /** The message of an error that standard input ends with. */
  readonly breaks?: string;
  readonly env?: Readonly<Record<string, string>>;
  /** Whether the streams are a terminal. */
  readonly terminal?: boolean;
  readonly columns?: number;
  readonly rows?: number;
  /** Where the user's settings are; without it there are none. */
  readonly configFolder?: string;
  /** Where the engine's worker is; without it every command that thinks fails. */
  readonly workerUrl?: URL;
}

export interface RunResult {
  readonly exitCode: number;
  readonly stdout: string;
  readonly stderr: string;
}

/** Runs a command line with streams in memory. */
export async function runCommand(argv: readonly string[], options: RunOptions = {}): Promise<RunResult> {
  const { stdin = "", env = { LANG: "C.UTF-8" }, terminal = false, columns, rows } = options;
  const { workerUrl = new URL("file:///nowhere/engine-worker.js") } = options;
  const { configFolder = "/nowhere" } = options;
  const stdout = new Capture();
  const stderr = new Capture();
  const size = { ...(columns === undefined ? {} : { columns }), ...(rows === undefined ? {} : { rows }) };
  const exitCode = await run(argv, {
    stdin: Object.assign(Readable.from(chunksOf(stdin, options.breaks)), { isTTY: terminal }),
    stdout: Object.assign(stdout, { isTTY: terminal, ...size }),
    stderr: Object.assign(stderr, { isTTY: terminal }),
    env,
    configFolder,
    workerUrl,
  });
  return { exitCode, stdout: stdout.text, stderr: stderr.text };
}

async function* chunksOf(text: string, breaks: string | undefined): AsyncGenerator<string> {
  if (text !== "") yield text;
  if (breaks !== undefined) throw new Error(breaks);
}

class Capture extends Writable {
  text = "";

  override _write(chunk: Buffer, _encoding: string, done: () => void): void {
    this.text += chunk.toString("utf8");
    done();
  }
}
