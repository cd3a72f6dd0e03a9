import { expect, test } from "vitest";
import { cursorMotion } from "../../source/terminal/cursor-motion.ts";

test.each([
  ["home", undefined, [0, 0], "\u001B[H"],
  ["a line's beginning", undefined, [0, 9], "\u001B[10H"],
  ["a place on the first line", undefined, [9, 0], "\u001B[;10H"],
  ["a place", undefined, [4, 9], "\u001B[10;5H"],
  ["nowhere", [5, 5], [5, 5], ""],
  ["right by one", [5, 5], [6, 5], "\u001B[C"],
  ["right by many", [5, 5], [25, 5], "\u001B[20C"],
  ["left by one", [5, 5], [4, 5], "\b"],
  ["left by three", [5, 5], [2, 5], "\b\b\b"],
  ["left by many", [50, 5], [40, 5], "\u001B[10D"],
  ["to the margin", [50, 5], [0, 5], "\r"],
  ["near the margin", [50, 5], [1, 5], "\r\u001B[C"],
  ["up by one", [50, 15], [50, 14], "\u001BM"],
  ["up by more", [50, 15], [50, 9], "\u001B[6A"],
  ["down by one", [50, 15], [50, 16], "\u001B[B"],
  ["down a side", [50, 15], [49, 16], "\u001B[B\b"],
  ["down the margin", [0, 15], [0, 16], "\n"],
  ["to the next line", [50, 15], [0, 16], "\r\n"],
  ["into the next line", [50, 15], [4, 16], "\r\n\u001B[4C"],
  ["down by two and back", [50, 15], [49, 17], "\u001B[2B\b"],
  ["far away", [50, 15], [3, 2], "\u001B[3;4H"],
] as const)("moves %s in the fewest bytes", (_, from, to, bytes) => {
  const start = from === undefined ? undefined : { x: from[0], y: from[1] };
  expect(cursorMotion(start, { x: to[0], y: to[1] })).toBe(bytes);
});

test("takes no sequence that a terminal in use understands otherwise, and no line feed off the margin", () => {
  const places = Array.from({ length: 80 * 12 }, (_, index) => ({
    x: index % 80,
    y: Math.floor(index / 80),
  }));
  for (const from of places.filter((_, index) => index % 7 === 0)) {
    for (const to of places) {
      const bytes = cursorMotion(from, to);
      expect(bytes).not.toContain("\u001BD");
      if (from.x !== 0) expect(bytes).toMatch(/^(\r\n+|[^\n]*)(\u001B\[\d*C)?$/);
    }
  }
});
