import { type Square, squareAt } from "../../rules/square.ts";
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

/** The square drawn in a column (0 = left) and a row (0 = top) of the board. */
export const squareInGrid = (column: number, row: number, flipped: boolean): Square =>
  flipped ? squareAt(7 - column, row) : squareAt(column, 7 - row);
