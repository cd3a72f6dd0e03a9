/** A square of the board, 0 (a1) to 63 (h8): rank * 8 + file. */
export type Square = number & { readonly __square: never };

/** All 64 squares, a1 to h8, rank by rank. */
export const SQUARES: readonly Square[] = Array.from({ length: 64 }, (_, index) => index as Square);

/** The file of a square: 0 for a, 7 for h. */
export const fileOf = (square: Square): number => square & 7;

/** The rank of a square: 0 for rank 1, 7 for rank 8. */
export const rankOf = (square: Square): number => square >> 3;

/** The square on a file and a rank (both 0 to 7). Throws a RangeError off the board. */
export function squareAt(file: number, rank: number): Square {
  const square = SQUARES[rank * 8 + file];
  if (square === undefined || file < 0 || file > 7) throw new RangeError(`no square at ${file}, ${rank}`);
  return square;
}

/** The name of a square, "a1" to "h8". */
export const squareName = (square: Square): string =>
  "abcdefgh".charAt(fileOf(square)) + (rankOf(square) + 1);

/** The square of a name such as "e4"; undefined when the text is not one. */
export function parseSquare(name: string): Square | undefined {
  if (!/^[a-h][1-8]$/.test(name)) return undefined;
  return squareAt(name.charCodeAt(0) - 97, name.charCodeAt(1) - 49);
}
