import { describe, expect, test } from "vitest";
import { boardExtent } from "../../source/tui/board/square-size.ts";
import { layout, type Places, type Region } from "../../source/tui/layout.ts";

const PARTS = ["title", "board", "side", "analysis", "words", "message", "hints", "command"] as const;

function placesAt(columns: number, rows: number, largestSquareRows = 99, { analysis = false } = {}): Places {
  const places = layout(columns, rows, { largestSquareRows, analysis });
  if (places.kind !== "fits") throw new Error(`${columns}x${rows} does not fit`);
  return places;
}

const regionsOf = (places: Places): readonly (readonly [string, Region])[] =>
  PARTS.flatMap((part) => {
    const region = places[part];
    return region === undefined ? [] : [[part, region] as const];
  });

/** The parts as "x,y wxh". */
const summary = (places: Places): string =>
  [
    `squares ${places.size.columns}x${places.size.rows}`,
    ...regionsOf(places).map(([part, { x, y, width, height }]) => `${part} ${x},${y} ${width}x${height}`),
  ].join("\n");

describe("where things go", () => {
  test("40x14: the smallest screen, words beside the board, four lines for a refusal", () => {
    expect(summary(placesAt(40, 14))).toMatchInlineSnapshot(`
      "squares 3x1
      board 0,0 26x9
      side 28,0 12x4
      words 28,4 12x5
      message 0,9 40x4
      command 0,13 40x1"
    `);
  });
  test("56x18: one-row squares and a full side panel", () => {
    expect(summary(placesAt(56, 18))).toMatchInlineSnapshot(`
      "squares 3x1
      title 0,0 56x1
      board 0,1 26x9
      side 28,1 28x9
      words 0,10 56x2
      message 0,12 56x4
      hints 0,16 56x1
      command 0,17 56x1"
    `);
  });
  test("80x24: two-row squares, side panel at the right, two lines each for words and message", () => {
    expect(summary(placesAt(80, 24))).toMatchInlineSnapshot(`
      "squares 5x2
      title 0,0 80x1
      board 0,1 42x17
      side 44,1 36x17
      words 0,18 80x2
      message 0,20 80x2
      hints 0,22 80x1
      command 0,23 80x1"
    `);
  });
  test("80x40: three-row squares and the side panel below", () => {
    expect(summary(placesAt(80, 40))).toMatchInlineSnapshot(`
      "squares 7x3
      title 0,0 80x1
      board 11,2 58x25
      side 0,33 80x5
      words 0,28 80x2
      message 0,30 80x3
      hints 0,38 80x1
      command 0,39 80x1"
    `);
  });
  test("100x30: three-row squares, hints in the command line's place", () => {
    expect(summary(placesAt(100, 30))).toMatchInlineSnapshot(`
      "squares 7x3
      title 0,0 100x1
      board 0,1 58x25
      side 60,1 40x25
      words 0,26 100x1
      message 0,27 100x2
      command 0,29 100x1"
    `);
  });
  test("120x40", () => {
    expect(summary(placesAt(120, 40))).toMatchInlineSnapshot(`
      "squares 9x4
      title 0,0 120x1
      board 0,1 74x33
      side 76,1 44x33
      words 0,34 120x2
      message 0,36 120x2
      hints 0,38 120x1
      command 0,39 120x1"
    `);
  });
  test("200x60: everything in the middle", () => {
    expect(summary(placesAt(200, 60))).toMatchInlineSnapshot(`
      "squares 13x6
      title 14,0 172x1
      board 14,2 106x49
      side 122,2 64x49
      words 14,52 172x2
      message 14,54 172x2
      hints 14,58 172x1
      command 14,59 172x1"
    `);
  });
  test("467x145: the largest screen anyone has reported", () => {
    expect(summary(placesAt(467, 145))).toMatchInlineSnapshot(`
      "squares 32x16
      title 71,0 324x1
      board 71,2 258x129
      side 331,2 64x129
      words 71,132 324x2
      message 71,134 324x2
      hints 71,143 324x1
      command 71,144 324x1"
    `);
  });
});

describe("where an analysis goes", () => {
  test.each([
    ["40x14: nowhere, it is a line of the message", 40, 14, "28,0 12x4", undefined],
    ["56x18: below the moves", 56, 18, "28,1 28x4", "28,5 28x5"],
    ["60x24: nowhere, the side panel is too narrow", 60, 24, "44,1 16x17", undefined],
    ["80x24: below the moves and the players", 80, 24, "44,1 36x11", "44,13 36x5"],
    ["80x40: beside the moves, where the side panel is low and wide", 80, 40, "0,33 28x5", "30,33 50x5"],
    ["100x30: two rows a line", 100, 30, "60,1 40x16", "60,18 40x8"],
    ["120x40", 120, 40, "76,1 44x24", "76,26 44x8"],
  ] as const)("%s", (_name, columns, rows, side, analysis) => {
    const places = placesAt(columns, rows, 99, { analysis: true });
    const text = (region: Region | undefined): string | undefined =>
      region && `${region.x},${region.y} ${region.width}x${region.height}`;
    expect(text(places.side)).toBe(side);
    expect(text(places.analysis)).toBe(analysis);
    // Nothing else gives way to it.
    const without = placesAt(columns, rows);
    expect({ ...places, side: without.side, analysis: undefined }).toEqual(without);
  });
});

test("below the smallest screen the size needed is told", () => {
  const needed = { kind: "too-small", neededColumns: 40, neededRows: 14 };
  expect(layout(39, 14)).toEqual(needed);
  expect(layout(40, 13)).toEqual(needed);
  expect(layout(1, 1)).toEqual(needed);
});

test.each([0, -1, Number.NaN])("a size of %s, as of a terminal without one, counts as 80x24", (size) => {
  expect(layout(size, size)).toEqual(layout(80, 24));
});

test("squares can be kept small on a large screen", () => {
  expect(placesAt(200, 60, 2).size.rows).toBe(2);
  expect(placesAt(200, 60, 0).size.rows).toBe(1);
});

const overlap = (a: Region, b: Region): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

/** What is wrong with a division of the screen; nothing, it is hoped. */
function faultsOf(places: Places): readonly string[] {
  const faults: string[] = [];
  const regions = regionsOf(places);
  for (const [index, [part, { x, y, width, height }]] of regions.entries()) {
    if (x < 0 || y < 0 || width < 1 || height < 1) faults.push(`${part} is nowhere`);
    if (x + width > places.columns || y + height > places.rows) faults.push(`${part} sticks out`);
    for (const [other, region] of regions.slice(index + 1)) {
      if (overlap({ x, y, width, height }, region)) faults.push(`${part} lies on ${other}`);
    }
  }
  const { board, message, words } = places;
  const extent = boardExtent(places.size);
  if (board.width !== extent.columns || board.height !== extent.rows) faults.push("the board does not fit");
  if (message.width * message.height < 150) faults.push("a long refusal does not fit");
  if (words.width * words.height < 40) faults.push("the words do not fit");
  return faults;
}

test("on every screen all parts lie within it, none on another, and a long refusal has room", () => {
  for (let columns = 40; columns <= 220; columns += 3) {
    for (let rows = 14; rows <= 80; rows++) {
      for (const limit of [1, 2, 99]) {
        for (const analysis of [false, true]) {
          const faults = faultsOf(placesAt(columns, rows, limit, { analysis }));
          if (faults.length > 0) expect.fail(`${columns}x${rows}: ${faults.join(", ")}`);
        }
      }
    }
  }
});

test("a larger screen never gets smaller squares", () => {
  for (let columns = 40; columns <= 220; columns += 5) {
    for (let rows = 14; rows <= 80; rows++) {
      const { size } = placesAt(columns, rows);
      expect(placesAt(columns, rows + 1).size.rows).toBeGreaterThanOrEqual(size.rows);
      expect(placesAt(columns + 1, rows).size.rows).toBeGreaterThanOrEqual(size.rows);
    }
  }
});
