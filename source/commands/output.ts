import { once } from "node:events";
import type { Io } from "./command.ts";

/** Writes a line and waits while the reader is slow, so that a long run never piles up in memory. */
export async function writeLine(io: Io, line: string): Promise<void> {
  if (!io.stdout.write(`${line}\n`)) await once(io.stdout, "drain");
}
