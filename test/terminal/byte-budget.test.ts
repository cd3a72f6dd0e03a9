import { describe, expect, test } from "vitest";
import { type Frame, parseFrame } from "../../source/terminal/frame.ts";
import { diff, LOST_PEN } from "../../source/terminal/frame-diff.ts";

/** A board in sixteen colours, with a piece in the middle of most squares and marks in the corners of one. */
function board(cursor: { file: number; rank: number }, square: { width: number; height: number }): Frame {
  const lines = Array.from({ length: 8 * square.height }, (_, y) => {
    const rank = Math.floor(y / square.height);
    const row = y % square.height;
    const squares = Array.from({ length: 8 }, (_, file) => {
      const ground = (rank + file) % 2 ? 42 : 47;
      const middle = row === Math.floor(square.height / 2) && rank !== 4 ? "\u001B[30m▄█▄\u001B[39m" : "   ";
      const margin = (square.width - 3) / 2;
      const marked = file === cursor.file && rank === cursor.rank;
      const isTop = row === 0;
      const isBottom = row === square.height - 1;
      const mark = (top: string, bottom: string): string =>
        marked && (isTop || isBottom) ? `\u001B[95m${isTop ? top : bottom}\u001B[39m` : " ";
      const space = " ".repeat(margin - 1);
      return `\u001B[${ground}m${mark("┌", "└")}${space}${middle}${space}${mark("┐", "┘")}\u001B[49m`;
    });
    return `  ${squares.join("")}`;
  });
  return parseFrame(lines.join("\n"), { columns: 80, rows: 24 });
}

/** The bytes of each step of a cursor along a path; the first comes after everything has been drawn. */
function stepBytes(path: readonly (readonly [number, number])[], square: { width: number; height: number }) {
  const frames = path.map(([file, rank]) => board({ file, rank }, square));
  let pen = LOST_PEN;
  return frames.slice(1).map((next, index) => {
    const drawing = diff(frames[index] ?? next, next, pen);
    pen = drawing.pen;
    return Buffer.byteLength(drawing.bytes);
  });
}

describe("a step of the cursor over the board", () => {
  const around = [
    [3, 3],
    [4, 3],
    [5, 3],
    [5, 4],
    [5, 5],
    [4, 5],
    [3, 5],
    [3, 4],
    [3, 3],
  ] as const;

  test.each([
    ["5x2", { width: 5, height: 2 }],
    ["7x3", { width: 7, height: 3 }],
  ])("takes at most 60 bytes with squares of %s", (_, square) => {
    const [first = 0, ...steps] = stepBytes(around, square);
    expect(Math.max(...steps)).toBeLessThanOrEqual(60);
    expect(first, "the first step, from nowhere").toBeLessThanOrEqual(70);
  });
});
