import { expect, test } from "vitest";
import { LineReader } from "../../../source/engine/external/line-reader.ts";

/** The lines that chunks amount to. */
function linesOf(chunks: readonly string[], longest = 10): string[] {
  const lines: string[] = [];
  const reader = new LineReader((line) => lines.push(line), { longest });
  for (const chunk of chunks) reader.read(chunk);
  return lines;
}

test.each([
  ["whole lines", ["uciok\n", "readyok\n"], ["uciok", "readyok"]],
  ["several lines in a chunk", ["a\nb\n\nc\n"], ["a", "b", "", "c"]],
  ["a line in pieces", ["best", "mo", "ve\nx"], ["bestmove"]],
  ["CRLF, apart too", ["a\r\nb\r", "\nc\n"], ["a", "b", "c"]],
  ["a line without an end", ["bestmove"], []],
  ["a line that is too long, and the one after it", ["0123456789abc", "def\nok\n"], ["0123456789", "ok"]],
])("of %s every line is told once", (_, chunks, lines) => {
  expect(linesOf(chunks)).toEqual(lines);
});

test("a line that never ends takes no memory beyond its limit", () => {
  expect(linesOf([...Array.from({ length: 1000 }, () => "x".repeat(1000)), "\nok\n"])).toEqual([
    "xxxxxxxxxx",
    "ok",
  ]);
});
