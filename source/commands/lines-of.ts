import type { Readable } from "node:stream";
import { LineReader } from "../engine/external/line-reader.ts";

/**
 * The lines of a stream of text, read as they are asked for. Of a line that is far too long for anything only the
 * beginning is kept, so that no input can fill the memory.
 */
export async function* linesOf(stream: Readable): AsyncGenerator<string> {
  let lines: string[] = [];
  const reader = new LineReader((line) => lines.push(line));
  const decoder = new TextDecoder();
  const taken = (): string[] => {
    const whole = lines;
    lines = [];
    return whole;
  };
  for await (const chunk of stream) {
    reader.read(typeof chunk === "string" ? chunk : decoder.decode(chunk, { stream: true }));
    yield* taken();
  }
  reader.end();
  yield* taken();
}
