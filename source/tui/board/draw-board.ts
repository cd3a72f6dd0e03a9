import { fileOf, rankOf, squareName } from "../../rules/square.ts";
import type { BoardStyle } from "./board-style.ts";
import { type BoardView, marksOn } from "./board-view.ts";
import { drawSquare } from "./draw-square.ts";
import { type CellBlock, cellsOf, type StyledCell } from "./paint.ts";
import { squareInGrid } from "./square-at.ts";
import { middleOf, RANK_COLUMNS } from "./square-size.ts";
import { paletteFor } from "./theme.ts";

const EIGHT = [0, 1, 2, 3, 4, 5, 6, 7] as const;

/**
 * The whole board as lines of cells: rank digits in the two columns at the left, file letters in the row below. Its
 * extent is `boardExtent(style.size)`, whatever the view.
 */
export function drawBoard(view: BoardView, style: BoardStyle): CellBlock {
  const coordinate = { fg: paletteFor(style.theme, style.tier)?.text.muted };
  const middle = middleOf(style.size);
  const lines: StyledCell[][] = [];
  for (const gridRow of EIGHT) {
    const squares = EIGHT.map((gridColumn) => {
      const square = squareInGrid(gridColumn, gridRow, view.flipped);
      const shade = (fileOf(square) + rankOf(square)) % 2 === 0 ? "dark" : "light";
      return drawSquare({ shade, piece: view.pieces.get(square), marks: marksOn(view, square) }, style);
    });
    const digit = squareName(squareInGrid(0, gridRow, view.flipped)).charAt(1);
    for (let row = 0; row < style.size.rows; row++) {
      const label = (row === middle.row ? digit : "").padEnd(RANK_COLUMNS);
      lines.push([...cellsOf(label, coordinate), ...squares.flatMap((square) => square[row] ?? [])]);
    }
  }
  const letters = EIGHT.map((gridColumn) => {
    const letter = squareName(squareInGrid(gridColumn, 0, view.flipped)).charAt(0);
    return letter.padStart(middle.column + 1).padEnd(style.size.columns);
  });
  lines.push(cellsOf(" ".repeat(RANK_COLUMNS) + letters.join(""), coordinate));
  return lines;
}
