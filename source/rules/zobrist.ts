/**
 * Zobrist keys: the random numbers that a position's 64-bit key is the exclusive or of, each as two
 * 32-bit halves. The generator is seeded with a constant, so keys are the same in every run and process.
 */
import { CELLS } from "./mailbox.ts";

/** How many low bits of a piece code index the tables: 16 pieces a cell. */
const PIECES = 16;

let state = 0x9e3779b9;

/** xorshift32 (Marsaglia, 2003). */
function random(): number {
  state ^= state << 13;
  state ^= state >>> 17;
  state ^= state << 5;
  return state | 0;
}

const table = (length: number): Int32Array => Int32Array.from({ length }, random);

/** Indexed by cell << 4 | piece. */
export const PIECE_LOW: Int32Array = table(CELLS * PIECES);
export const PIECE_HIGH: Int32Array = table(CELLS * PIECES);
/** Indexed by the four bits of the castling or leap rights. */
export const RIGHTS_LOW: Int32Array = table(16);
export const RIGHTS_HIGH: Int32Array = table(16);
/** Indexed by the cell of an en-passant square. */
export const EN_PASSANT_LOW: Int32Array = table(CELLS);
export const EN_PASSANT_HIGH: Int32Array = table(CELLS);
/** Mixed in when Black is to move. */
export const TURN_LOW: number = random();
export const TURN_HIGH: number = random();
