import { fileOf, rankOf, type Square, squareName } from "../../rules/square.ts";
import type { BoardStyle } from "./board-style.ts";
import { type BoardView, marksOn } from "./board-view.ts";
import { type BoardWindow, WHOLE_BOARD } from "./board-window.ts";
import { drawSquare } from "./draw-square.ts";
import { type CellBlock, cellsOf, type StyledCell } from "./paint.ts";
import { squareInGrid } from "./square-at.ts";
import { middleOf, RANK_COLUMNS } from "./square-size.ts";
import { textsFor } from "./theme.ts";

/**
 * The board, or a part of it, as lines of cells: rank digits in the two columns at the left, file letters in the row
 * below. Its extent is `boardExtent(style.size, window)`, whatever the view.
 */
export function drawBoard(view: BoardView, style: BoardStyle, window: BoardWindow = WHOLE_BOARD): CellBlock {
  const columns = Array.from({ length: window.files }, (_, column) => column);
  const squareAt = (column: number, row: number): Square => squareInGrid(column, row, view.flipped, window);
  const coordinate = { fg: textsFor(style)?.muted };
  const middle = middleOf(style.size);
  const lines: StyledCell[][] = [];
  for (let gridRow = 0; gridRow < window.ranks; gridRow++) {
    const squares = columns.map((gridColumn) => {
      const square = squareAt(gridColumn, gridRow);
      const shade = (fileOf(square) + rankOf(square)) % 2 === 0 ? "dark" : "light";
      const note = view.overlay?.squares.get(square);
      return drawSquare({ shade, piece: view.pieces.get(square), marks: marksOn(view, square), note }, style);
    });
    const digit = squareName(squareAt(0, gridRow)).charAt(1);
    for (let row = 0; row < style.size.rows; row++) {
      const label = (row === middle.row ? digit : "").padEnd(RANK_COLUMNS);
      lines.push([...cellsOf(label, coordinate), ...squares.flatMap((square) => square[row] ?? [])]);
    }
  }
  const letters = columns.map((gridColumn) => {
    const letter = squareName(squareAt(gridColumn, 0)).charAt(0);
    return letter.padStart(middle.column + 1).padEnd(style.size.columns);
  });
  lines.push(cellsOf(" ".repeat(RANK_COLUMNS) + letters.join(""), coordinate));
  return lines;
}
