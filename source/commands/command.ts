import type { Readable, Writable } from "node:stream";
import { visible } from "../words/names.ts";

/** What a command may touch of the outside world; tests hand in their own. */
export interface Io {
  readonly stdin: Readable & { readonly isTTY?: boolean };
  readonly stdout: Writable & { readonly isTTY?: boolean; readonly columns?: number; readonly rows?: number };
  readonly stderr: Writable & { readonly isTTY?: boolean };
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Where the user's settings, themes and piece sets are. */
  readonly configFolder: string;
  /** Where the engine's worker was built to. */
  readonly workerUrl: URL;
}

/** 0 done; 1 a bad position, move or file, or a failure; 2 an unknown command, variant or flag, or a bad value. */
export type ExitCode = number;

/** What a user did wrong: one sentence, and the exit code it deserves. */
export interface Failure {
  readonly exitCode: 1 | 2;
  readonly sentence: string;
}

/** A flag of a command: a switch, or one that takes a value. */
export interface FlagSpec {
  readonly name: string;
  /** What the value is called in complaints; undefined for a switch. */
  readonly value?: string;
  /** Whether it may be given several times; its values are a list then. */
  readonly repeatable?: boolean;
}

/** The arguments of a command line, taken apart and checked for form. */
export interface Arguments {
  readonly positionals: readonly string[];
  readonly switches: ReadonlySet<string>;
  readonly values: ReadonlyMap<string, string>;
  /** The values of flags that may be repeated. */
  readonly lists: ReadonlyMap<string, readonly string[]>;
}

export interface Command {
  /** The text of `--help`, without the final newline. */
  readonly help: string;
  readonly flags: readonly FlagSpec[];
  /** The most positional arguments that make sense. */
  readonly mostPositionals: number;
  run(args: Arguments, io: Io): Promise<ExitCode>;
}

/** Prints the sentence of a failure and gives its exit code. */
export function fail(io: Io, failure: Failure): ExitCode {
  // What a user typed, or a file holds, must not move the cursor of whoever reads about it.
  io.stderr.write(`antiking: ${visible(failure.sentence)}\n`);
  return failure.exitCode;
}

/** Tells what could not be used, beside what was asked for. */
export function warn(io: Io, notices: readonly string[]): void {
  for (const notice of notices) io.stderr.write(`antiking: ${visible(notice)}\n`);
}

export const usage = (sentence: string): Failure => ({ exitCode: 2, sentence });
export const failure = (sentence: string): Failure => ({ exitCode: 1, sentence });
