import { rgbOfHex } from "./color.ts";
import type { CellBlock, CellLine, Paint, StyledCell } from "./paint.ts";

const RESET = "\u001B[0m";

/**
 * Styled cells as one string with SGR codes, ready for a `<Text>`. Neighbours of one look share one code, and
 * a line that changed the look ends with a reset, so lines can be cut apart and put together freely.
 */
export function renderLine(cells: CellLine): string {
  let line = "";
  let shown = "";
  for (const cell of cells) {
    const wanted = sgrOf(cell);
    if (wanted !== shown) {
      // Back to plain first when something was on: a code for "not bold" and friends would be longer.
      line += (shown === "" ? "" : RESET) + (wanted === "" ? "" : `\u001B[${wanted}m`);
      shown = wanted;
    }
    line += cell.text;
  }
  return shown === "" ? line : line + RESET;
}

/** A block of cells as strings, one a row. */
export const renderBlock = (block: CellBlock): readonly string[] => block.map(renderLine);

/** The text of a block without any style: what `NO_COLOR` and a screen reader get to see. */
export const plainBlock = (block: CellBlock): readonly string[] =>
  block.map((line) => line.map((cell) => cell.text).join(""));

/** The SGR parameters of a cell, such as "1;97;44"; empty for a plain one. */
export function sgrOf(cell: StyledCell): string {
  const codes: string[] = [];
  if (cell.bold === true) codes.push("1");
  if (cell.faint === true) codes.push("2");
  if (cell.underline === true) codes.push("4");
  if (cell.inverse === true) codes.push("7");
  if (cell.fg !== undefined) codes.push(paintCode(cell.fg, "foreground"));
  if (cell.bg !== undefined) codes.push(paintCode(cell.bg, "background"));
  return codes.join(";");
}

function paintCode(paint: Paint, layer: "foreground" | "background"): string {
  const shift = layer === "foreground" ? 0 : 10;
  if (typeof paint === "string") return `${38 + shift};2;${rgbOfHex(paint).join(";")}`;
  if (paint < 8) return `${30 + shift + paint}`;
  if (paint < 16) return `${90 + shift + paint - 8}`;
  return `${38 + shift};5;${paint}`;
}
