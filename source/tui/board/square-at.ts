import { type Square, squareAt } from "../../rules/square.ts";
import { type BoardWindow, WHOLE_BOARD } from "./board-window.ts";
import { RANK_COLUMNS, type SquareSize } from "./square-size.ts";

export interface BoardPlace {
  /** Column and row of the board's top left corner, rank digits included, on the screen. */
  readonly origin: { readonly x: number; readonly y: number };
  readonly size: SquareSize;
  /** Black at the bottom. */
  readonly flipped: boolean;
}

/** The square under a screen position (0-based column and row); undefined beside the board and on its digits. */
export function squareAtPoint(x: number, y: number, board: BoardPlace): Square | undefined {
  const column = Math.floor((x - board.origin.x - RANK_COLUMNS) / board.size.columns);
  const row = Math.floor((y - board.origin.y) / board.size.rows);
  if (column < 0 || column > 7 || row < 0 || row > 7) return undefined;
  return squareInGrid(column, row, board.flipped);
}

/** The square drawn in a column (0 = left) and a row (0 = top) of the board, or of a part of it. */
export function squareInGrid(
  column: number,
  row: number,
  flipped: boolean,
  { file, rank, files, ranks }: BoardWindow = WHOLE_BOARD,
): Square {
  return flipped
    ? squareAt(file + files - 1 - column, rank + row)
    : squareAt(file + column, rank + ranks - 1 - row);
}
