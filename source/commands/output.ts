import { once } from "node:events";
import { hasUnicode } from "../terminal/capabilities.ts";
import { toAscii } from "../words/ascii.ts";
import type { Io } from "./command.ts";

/** Writes a line of words, in ASCII where the locale knows no more. */
export const writeText = (io: Io, text: string): Promise<void> =>
  writeLine(io, hasUnicode(io.env) ? text : toAscii(text));

/** Writes a line and waits while the reader is slow, so that a long run never piles up in memory. */
export async function writeLine(io: Io, line: string): Promise<void> {
  if (!io.stdout.write(`${line}\n`)) await once(io.stdout, "drain");
}
