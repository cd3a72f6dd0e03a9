import { describe, expect, test } from "vitest";
import { drawBoard } from "../../../source/tui/board/draw-board.ts";
import { cellsOf } from "../../../source/tui/board/paint.ts";
import { renderBlock, renderLine } from "../../../source/tui/board/render-cells.ts";
import { ANTIKING2, style, view } from "./support.ts";

const ESC = "\u001B";

describe("cells as SGR text", () => {
  test.each([
    ["plain", {}, "ab"],
    ["a named colour", { fg: 1 }, `${ESC}[31mab${ESC}[0m`],
    ["a bright colour on a bright one", { fg: 15, bg: 8 }, `${ESC}[97;100mab${ESC}[0m`],
    ["a palette colour", { fg: 16, bg: 231 }, `${ESC}[38;5;16;48;5;231mab${ESC}[0m`],
    ["a true colour", { fg: "#ff8000", bg: "#000001" }, `${ESC}[38;2;255;128;0;48;2;0;0;1mab${ESC}[0m`],
    ["attributes", { bold: true, underline: true, inverse: true }, `${ESC}[1;4;7mab${ESC}[0m`],
  ] as const)("%s", (_, look, expected) => {
    expect(renderLine(cellsOf("ab", look))).toBe(expected);
  });

  test("a change of look leaves nothing of the old one", () => {
    expect(
      renderLine([...cellsOf("a", { bold: true, fg: 2 }), ...cellsOf("b", { fg: 2 }), ...cellsOf("c")]),
    ).toBe(`${ESC}[1;32ma${ESC}[0m${ESC}[32mb${ESC}[0mc`);
  });
});

test("a board of each tier uses the codes of that tier only", () => {
  const codes = (tier: "truecolor" | "256" | "16" | "none"): string =>
    renderBlock(drawBoard(view(ANTIKING2), style({ tier }))).join("");
  expect(codes("truecolor")).toContain("48;2;");
  expect(codes("256")).toContain("48;5;");
  expect(codes("256")).not.toContain(";2;");
  expect(codes("16")).not.toMatch(/[34]8;/);
  for (const [, code] of codes("none").matchAll(/\u001B\[([\d;]*)m/g)) expect(code).toMatch(/^([0147];?)+$/);
});
