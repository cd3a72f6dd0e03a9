import type { Readable } from "node:stream";
import { LineReader } from "../engine/external/line-reader.ts";

/**
 * The lines of a stream of text, read as they are asked for. Of a line that is far too long for anything only the
 * beginning is kept, so that no input can fill the memory. A stream that breaks ends there, with its last line as far as
 * it came, after `onBroken` has been told why.
 */
export async function* linesOf(
  stream: Readable,
  onBroken: (error: Error) => void = () => {},
): AsyncGenerator<string> {
  let lines: string[] = [];
  const reader = new LineReader((line) => lines.push(line));
  const decoder = new TextDecoder();
  const taken = (): string[] => {
    const whole = lines;
    lines = [];
    return whole;
  };
  try {
    for await (const chunk of stream) {
      reader.read(typeof chunk === "string" ? chunk : decoder.decode(chunk, { stream: true }));
      yield* taken();
    }
  } catch (error) {
    onBroken(error instanceof Error ? error : new Error(String(error)));
  }
  reader.end();
  yield* taken();
}
