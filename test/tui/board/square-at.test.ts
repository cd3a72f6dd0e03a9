import { describe, expect, test } from "vitest";
import { squareName } from "../../../source/rules/square.ts";
import { squareAtPoint } from "../../../source/tui/board/square-at.ts";
import { boardExtent, SQUARE_SIZES } from "../../../source/tui/board/square-size.ts";

const board = { origin: { x: 3, y: 1 }, size: { columns: 5, rows: 2 }, flipped: false } as const;

const nameAt = (x: number, y: number, flipped = false): string | undefined => {
  const square = squareAtPoint(x, y, { ...board, flipped });
  return square === undefined ? undefined : squareName(square);
};

describe("the square under the mouse", () => {
  test.each([
    ["top left cell of the squares", 5, 1, "a8", "h1"],
    ["last cell of the same square", 9, 2, "a8", "h1"],
    ["the next square", 10, 1, "b8", "g1"],
    ["bottom right cell", 44, 16, "h1", "a8"],
    ["a rank digit", 4, 1, undefined, undefined],
    ["a file letter", 5, 17, undefined, undefined],
    ["right of the board", 45, 16, undefined, undefined],
    ["above the board", 5, 0, undefined, undefined],
  ])("%s", (_, x, y, upright, flipped) => {
    expect(nameAt(x, y)).toBe(upright);
    expect(nameAt(x, y, true)).toBe(flipped);
  });
});

test.each(SQUARE_SIZES)("every square of $columns x $rows is hit by as many cells as it has", (size) => {
  const hits = new Map<number, number>();
  const extent = boardExtent(size);
  for (let y = 0; y < extent.rows; y++) {
    for (let x = 0; x < extent.columns; x++) {
      const square = squareAtPoint(x, y, { origin: { x: 0, y: 0 }, size, flipped: true });
      if (square !== undefined) hits.set(square, (hits.get(square) ?? 0) + 1);
    }
  }
  expect(hits.size).toBe(64);
  expect(new Set(hits.values())).toEqual(new Set([size.columns * size.rows]));
});
