import { once } from "node:events";
import { hasUnicode } from "../terminal/capabilities.ts";
import { toAscii } from "../words/ascii.ts";
import { type ExitCode, type Failure, fail, type Io } from "./command.ts";

/** Writes a line of words, in ASCII where the locale knows no more. */
export const writeText = (io: Io, text: string): Promise<void> =>
  writeLine(io, hasUnicode(io.env) ? text : toAscii(text));

/** Writes a line and waits while the reader is slow, so that a long run never piles up in memory. */
export async function writeLine(io: Io, line: string): Promise<void> {
  watchReader(io);
  if (!io.stdout.write(`${line}\n`)) await once(io.stdout, "drain");
}

/** Tells of a failure, as JSON in the answer's place where JSON was asked for; gives its exit code. */
export async function report(
  io: Io,
  error: Failure,
  { json }: { readonly json: boolean },
): Promise<ExitCode> {
  if (!json) return fail(io, error);
  await writeLine(io, JSON.stringify({ error: { message: error.sentence } }));
  return error.exitCode;
}

const watched = new WeakSet<Io["stdout"]>();

/**
 * Ends the program when nobody reads on: quietly if the reader has enough (`antiking moves … | head`), with a sentence
 * if the output cannot be written. The game's screen has its own ways out (terminal/ways-out.ts).
 */
function watchReader({ stdout, stderr }: Io): void {
  if (watched.has(stdout)) return;
  watched.add(stdout);
  stdout.on("error", (error: Error) => {
    if ("code" in error && error.code === "EPIPE") process.exit(0);
    stderr.write(`antiking: the output cannot be written: ${error.message}.\n`);
    process.exit(1);
  });
}
