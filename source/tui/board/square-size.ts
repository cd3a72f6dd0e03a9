import { type BoardWindow, WHOLE_BOARD } from "./board-window.ts";

/** Terminal columns and rows of one square of the board. */
export interface SquareSize {
  readonly columns: number;
  readonly rows: number;
}

/**
 * The squares the board can be drawn with, smallest first. A character cell is about twice as high as wide, so
 * columns are about twice the rows: squares look square and diagonals like diagonals. The outer two columns of a
 * square belong to the marks, what is between to the piece.
 */
export const SQUARE_SIZES = [
  { columns: 3, rows: 1 },
  { columns: 5, rows: 2 },
  { columns: 7, rows: 3 },
  { columns: 9, rows: 4 },
  { columns: 11, rows: 5 },
  { columns: 13, rows: 6 },
  { columns: 16, rows: 8 },
  { columns: 20, rows: 10 },
  { columns: 24, rows: 12 },
  { columns: 32, rows: 16 },
] as const satisfies readonly SquareSize[];

/** Columns at the left of the board for the rank digits. */
export const RANK_COLUMNS = 2;

/** Rows below the board for the file letters. */
export const FILE_ROWS = 1;

/** Columns and rows of the board, or of a part of it, with its coordinates. */
export const boardExtent = (size: SquareSize, { files, ranks }: BoardWindow = WHOLE_BOARD): SquareSize => ({
  columns: RANK_COLUMNS + files * size.columns,
  rows: ranks * size.rows + FILE_ROWS,
});

/** The column and row inside a square where a single character sits; with an even number, before the middle. */
export const middleOf = (size: SquareSize): { readonly column: number; readonly row: number } => ({
  column: Math.floor((size.columns - 1) / 2),
  row: Math.floor(size.rows / 2),
});
