/** A part of the board: its lowest file and rank (0 to 7), and how many of each it shows. */
export interface BoardWindow {
  readonly file: number;
  readonly rank: number;
  readonly files: number;
  readonly ranks: number;
}

export const WHOLE_BOARD: BoardWindow = { file: 0, rank: 0, files: 8, ranks: 8 };
