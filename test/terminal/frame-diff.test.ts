import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { emptyFrame, parseFrame } from "../../source/terminal/frame.ts";
import { diff, LOST_PEN, type Pen } from "../../source/terminal/frame-diff.ts";
import { Emulator } from "./support/emulator.ts";

const SMALL = { columns: 20, rows: 4 };
const bytesBetween = (shown: string, next: string, pen: Pen = LOST_PEN): string =>
  diff(parseFrame(shown, SMALL), parseFrame(next, SMALL), pen).bytes;

describe("what is written", () => {
  test("nothing, when nothing changed", () => {
    expect(bytesBetween("a\u001B[31mb\u001B[39m", "a\u001B[31mb\u001B[39m")).toBe("");
  });

  test("only the cell that changed", () => {
    expect(bytesBetween("abc", "aXc")).toBe("\u001B[;2HX");
  });

  test("a style once for neighbours that share it", () => {
    expect(bytesBetween("", "\u001B[31mred\u001B[39m")).toBe("\u001B[H\u001B[31mred");
  });

  test("short gaps as text, since that is shorter than moving", () => {
    expect(bytesBetween("a--b", "A--B")).toBe("\u001B[HA--B");
  });

  test("the rest of a line by erasing it", () => {
    expect(bytesBetween("a long old line", "a")).toBe("\u001B[;3H\u001B[K");
  });

  test("no foreground for a space", () => {
    expect(bytesBetween("x", "\u001B[31m \u001B[39m")).toBe("\u001B[H ");
  });

  test("nothing for a foreground that no space shows", () => {
    expect(bytesBetween("\u001B[31;44m \u001B[m", "\u001B[1;32;44m \u001B[m")).toBe("");
  });

  test("spaces between words in the words' own style", () => {
    const bytes = bytesBetween("", "\u001B[31;44mto be\u001B[m");
    expect(bytes).toBe("\u001B[H\u001B[31;44mto be");
  });

  test("nothing beyond the size", () => {
    expect(bytesBetween("", `${"x".repeat(30)}\n\n\n\n\nfive`)).toBe(`\u001B[H${"x".repeat(20)}`);
  });

  test("no control character or escape of a text's own", () => {
    expect(bytesBetween("", "a\u0007b\u001B]0;title\u0007\u001B[2Jc\td\r")).toBe("\u001B[Hab]0;title[2Jcd");
  });

  test("a space for half a wide character at the border", () => {
    expect(bytesBetween("x".repeat(20), `${"x".repeat(19)}\u6F22`)).toBe("\u001B[;20H ");
  });
});

describe("the pen", () => {
  test("goes on from where it was", () => {
    const first = diff(parseFrame("ab", SMALL), parseFrame("Xb", SMALL), LOST_PEN);
    expect(first.pen.at).toEqual({ x: 1, y: 0 });
    expect(bytesBetween("Xb", "XY", first.pen)).toBe("Y");
  });

  test("is lost after the last column", () => {
    expect(diff(parseFrame("", SMALL), parseFrame("x".repeat(20), SMALL), LOST_PEN).pen.at).toBeUndefined();
  });

  test("is lost after a character of several code points, whose width is disputed", () => {
    expect(diff(parseFrame("", SMALL), parseFrame("\u265F\uFE0E", SMALL), LOST_PEN).pen.at).toBeUndefined();
  });
});

describe("after the bytes the terminal shows the same as one that was drawn from scratch", () => {
  const parameter = fc.constantFrom(
    ...["0", "1", "2", "3", "4", "5", "7", "8", "9", "22", "24", "27", "29", "53", "55", "39", "49"],
    ...[
      "31",
      "92",
      "38;5;1",
      "38;5;200",
      "38;2;1;2;3",
      "41",
      "104",
      "48;5;99",
      "48;2;9;8;7",
      "31;44",
      "1;97;40",
    ],
  );
  const sgr = fc.array(parameter, { minLength: 1, maxLength: 2 }).map((all) => `\u001B[${all.join(";")}m`);
  const glyph = fc.constantFrom(
    ..."aab   █▀┌●…",
    "\u6F22",
    "\u5B57",
    "\u6F22",
    "\u5B57",
    "e\u0301",
    "\u265F\uFE0E",
  );
  const line = fc
    .array(fc.oneof({ weight: 3, arbitrary: glyph }, { weight: 1, arbitrary: sgr }), { maxLength: 24 })
    .map((parts) => parts.join(""));
  const frame = fc.array(line, { maxLength: 7 }).map((lines) => lines.join("\n"));
  const size = fc.record({ columns: fc.integer({ min: 2, max: 16 }), rows: fc.integer({ min: 1, max: 6 }) });

  test("through any series of frames, without scrolling", async () => {
    const series = fc.array(frame, { minLength: 1, maxLength: 4 });
    await fc.assert(
      fc.asyncProperty(series, size, async (frames, { columns, rows }) => {
        const terminal = new Emulator(columns, rows);
        let shown = emptyFrame({ columns, rows });
        let pen = LOST_PEN;
        for (const text of frames) {
          const next = parseFrame(text, { columns, rows }, shown);
          const drawing = diff(shown, next, pen);
          terminal.write(drawing.bytes);
          shown = next;
          pen = drawing.pen;

          const scratch = new Emulator(columns, rows);
          scratch.write(plainly(text, columns, rows));
          expect(await terminal.cells()).toEqual(await scratch.cells());
          expect(await terminal.scrolled()).toBe(0);
        }
      }),
      { numRuns: 400 },
    );
  });

  /** A frame drawn in the simplest way there is: every cell with a reset, its own style and its own place. */
  function plainly(text: string, columns: number, rows: number): string {
    return parseFrame(text, { columns, rows })
      .rows.flatMap((row, y) =>
        row.map(({ text: glyphs, style }, x) => {
          if (glyphs === "") return "";
          const bits = [1, 2, 3, 4, 5, 7, 8, 9, 53].filter((_, bit) => style.attributes & (1 << bit));
          const parameters = [...bits, style.foreground, style.background].filter((part) => part !== "");
          return `\u001B[${y + 1};${x + 1}H\u001B[m\u001B[${parameters.join(";")}m${glyphs}`;
        }),
      )
      .join("");
  }

  test.each([
    ["\u001B[", "["],
    ["\u001B[X", "[X"],
    ["\u001B[31X", "[31X"],
    ["a\u001B[1;2", "a[1;2"],
    ["\u001B[31mred\u001B[4X", "red[4X"],
  ])("a sequence that no style ends, %j, is read, and loses its escape", (text, shown) => {
    const cells = parseFrame(text, { columns: 10, rows: 1 }).rows[0] ?? [];
    expect(cells.map((cell) => cell.text).join("")).toBe(shown);
  });

  test("a line reads the same whether or not it has a character that is rare", () => {
    const wide = { columns: 30, rows: 1 };
    fc.assert(
      fc.property(line, (text) => {
        const read = (shown: string) => parseFrame(shown, wide).rows[0] ?? [];
        // An accent takes the way for all lines; in front, it leaves the style and the rest as they are.
        expect(read(`é${text}`).slice(1)).toEqual(read(text).slice(0, wide.columns - 1));
      }),
    );
  });
});

describe("pieces of a frame", () => {
  const pieces = [
    { x: 6, y: 1, line: "right" },
    { x: 1, y: 1, line: "\u001B[31mleft\u001B[0m and too long" },
  ];

  test("take a row, from left to right, each cut off where the next begins", () => {
    const { rows } = parseFrame("above\nbelow\nlast", SMALL, undefined, pieces);
    const texts = rows.map((row) => row.map(({ text }) => text).join(""));
    expect(texts).toEqual(["above", " left right", "last"]);
    expect(rows[1]?.[1]?.style.foreground).toBe("31");
    expect(rows[1]?.[6]?.style.foreground).toBe("");
  });

  test("may lie below the text", () => {
    const { rows } = parseFrame(
      "above",
      SMALL,
      undefined,
      pieces.map((piece) => ({ ...piece, y: 2 })),
    );
    expect(rows.map((row) => row.map(({ text }) => text).join(""))).toEqual(["above", "", " left right"]);
  });

  test("are not cut through a wide character", async () => {
    const { rows } = parseFrame("", SMALL, undefined, [
      { x: 1, y: 0, line: "\u6F22\u5B57" },
      { x: 4, y: 0, line: "next" },
    ]);
    expect(rows[0]?.map(({ text, width }) => `${text}${width}`)).toEqual([
      " 1",
      "\u6F222",
      "0",
      " 1",
      "n1",
      "e1",
      "x1",
      "t1",
    ]);
  });

  test("are not taken for a row of text that looks like their description", () => {
    const before = parseFrame("1 left", SMALL);
    const { rows } = parseFrame("", SMALL, before, [{ x: 1, y: 0, line: "left" }]);
    expect(rows[0]?.map(({ text }) => text).join("")).toBe(" left");
  });

  test("keep the row that was read before when they are the same", () => {
    const before = parseFrame("\n", SMALL, undefined, pieces);
    expect(parseFrame("\n", SMALL, before, pieces).rows[1]).toBe(before.rows[1]);
    expect(parseFrame("\n", SMALL, before, pieces.slice(1)).rows[1]).not.toBe(before.rows[1]);
  });

  test("beyond the screen are left out", () => {
    const outside = [
      { x: 18, y: 0, line: "abcd" },
      { x: 25, y: 1, line: "e" },
      { x: 0, y: SMALL.rows, line: "f" },
    ];
    const { rows } = parseFrame("\n", SMALL, undefined, outside);
    expect(rows.map((row) => row.map(({ text }) => text).join(""))).toEqual([
      `${" ".repeat(18)}ab`,
      " ".repeat(20),
    ]);
  });
});
