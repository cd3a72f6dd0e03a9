/**
 * The inner geometry of the board, the rules core's own. Only the engine reads it too (engine/board.ts), since its
 * tree is hot; everyone else speaks of squares and roles.
 *
 * Cells: a 10 x 12 mailbox. Cell 21 is a1, 28 is h1, 91 is a8, 98 is h8; everything around holds OFF, so
 * no step of a piece needs a range check. A pair of cells is looked up at `from | to << 7`, which is also
 * how a packed move begins.
 *
 * Pieces: 0 is an empty cell, 1–7 White's pawn, knight, bishop, rook, queen, king, anti-king, 9–15 Black's,
 * 16 is OFF. So `piece & 7` is the role and `piece >> 3` the colour (0 White, 1 Black).
 */
import { type Color, ROLES, type Role } from "./piece.ts";
import { fileOf, rankOf, SQUARES, type Square } from "./square.ts";
import type { Variant } from "./variant.ts";

export const CELLS = 120;
export const EMPTY = 0;
export const OFF = 16;

export const PAWN = 1;
export const KNIGHT = 2;
export const BISHOP = 3;
export const ROOK = 4;
export const QUEEN = 5;
export const KING = 6;
export const ANTIKING = 7;

/** Colours as the core counts them. */
export type Side = 0 | 1;

export const sideOf = (color: Color): Side => (color === "w" ? 0 : 1);
export const colorOf = (side: number): Color => (side === 0 ? "w" : "b");
export const roleOf = (piece: number): Role => ROLES[(piece & 7) - 1] ?? "pawn";
export const pieceCode = (side: Side, role: Role): number => (side << 3) | (ROLES.indexOf(role) + 1);

/** Cell of a square. */
export const CELL_OF: Uint8Array = Uint8Array.from(SQUARES, (square) =>
  cellAt(fileOf(square), rankOf(square)),
);

const squaresByCell: (Square | undefined)[] = Array.from({ length: CELLS }, () => undefined);
for (const square of SQUARES) squaresByCell[CELL_OF[square]] = square;

/** Square of a cell on the board; throws for a cell outside it. */
export function squareOf(cell: number): Square {
  const square = squaresByCell[cell];
  if (square === undefined) throw new RangeError(`cell ${cell} is not on the board`);
  return square;
}

/** Rank (0–7) of a cell on the board. */
export const RANK: Uint8Array = Uint8Array.from({ length: CELLS }, (_, cell) => Math.floor(cell / 10) - 2);

/** Steps of the bishop, then of the rook; the queen has all eight. */
export const LINE_STEPS: Int8Array = Int8Array.of(9, 11, -9, -11, 1, 10, -1, -10);
export const KNIGHT_STEPS: Int8Array = Int8Array.of(8, 12, 19, 21, -8, -12, -19, -21);

/** Bits of REACH: the ways in which a piece on one cell may bear on another over empty cells. */
const BY_KNIGHT = 1;
const BY_DIAGONAL = 2;
const BY_LINE = 4;
const BY_KING = 8;
const BY_ORTHODOX = 16;
const BY_BEROLINA = 64;

/** REACH[from | to << 7]: the BY_ bits that hold from one cell to the other; filled for each pair of squares. */
export const REACH: Uint8Array = new Uint8Array(CELLS * 128);

/** STEP[from | to << 7]: the step along the line from one cell towards the other; 0 when they share none. */
export const STEP: Int8Array = new Int8Array(CELLS * 128);

for (const a of SQUARES) {
  for (const b of SQUARES) {
    const files = fileOf(b) - fileOf(a);
    const ranks = rankOf(b) - rankOf(a);
    const distance = Math.max(Math.abs(files), Math.abs(ranks));
    if (distance === 0) continue;
    const pair = CELL_OF[a] | (CELL_OF[b] << 7);
    const straight = files === 0 || ranks === 0;
    const diagonal = Math.abs(files) === Math.abs(ranks);
    if (straight || diagonal) STEP[pair] = Math.sign(files) + 10 * Math.sign(ranks);
    if (straight) REACH[pair] |= BY_LINE;
    if (diagonal) REACH[pair] |= BY_DIAGONAL;
    if (distance === 1) REACH[pair] |= BY_KING;
    if (Math.abs(files * ranks) === 2) REACH[pair] |= BY_KNIGHT;
    // White's pawns look up the board, Black's (the next bit) down.
    if (Math.abs(ranks) === 1 && Math.abs(files) === 1) REACH[pair] |= BY_ORTHODOX << (ranks === 1 ? 0 : 1);
    if (Math.abs(ranks) === 1 && files === 0) REACH[pair] |= BY_BEROLINA << (ranks === 1 ? 0 : 1);
  }
}

/**
 * Which bits of REACH each piece attacks by, indexed by piece (OFF included). An anti-king attacks nothing;
 * against an anti-king (`kings: false`) kings do not count either (rules, "both games", 4).
 */
export function attackBits(variant: Variant, { kings }: { kings: boolean }): Uint8Array {
  const bits = new Uint8Array(32);
  const pawn = variant.pawns === "orthodox" ? BY_ORTHODOX : BY_BEROLINA;
  for (const side of [0, 1]) {
    bits[(side << 3) | PAWN] = pawn << side;
    bits[(side << 3) | KNIGHT] = BY_KNIGHT;
    bits[(side << 3) | BISHOP] = BY_DIAGONAL;
    bits[(side << 3) | ROOK] = BY_LINE;
    bits[(side << 3) | QUEEN] = BY_DIAGONAL | BY_LINE;
    bits[(side << 3) | KING] = kings ? BY_KING : 0;
  }
  return bits;
}

function cellAt(file: number, rank: number): number {
  return 21 + file + 10 * rank;
}
