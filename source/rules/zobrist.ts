/**
 * Zobrist keys: the random numbers that a position's 64-bit key is the exclusive or of, each as two
 * 32-bit halves. The generators are seeded with constants, so keys are the same in every run and process.
 */
import { CELLS } from "./mailbox.ts";

/** How many low bits of a piece code index the tables: 16 pieces a cell. */
const PIECES = 16;

/**
 * A stream of 32-bit numbers (mulberry32). It must not be linear over the bits, as a shift register is: then the
 * high half would be a function of the low one and the key worth 32 bits.
 */
function stream(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return mixed ^ (mixed >>> 14);
  };
}

const low = stream(0x9e3779b9);
const high = stream(0x2545f491);

const table = (random: () => number, length: number): Int32Array => Int32Array.from({ length }, random);

/** Indexed by cell << 4 | piece. */
export const PIECE_LOW: Int32Array = table(low, CELLS * PIECES);
export const PIECE_HIGH: Int32Array = table(high, CELLS * PIECES);
/** Indexed by the four bits of the castling or leap rights. */
export const RIGHTS_LOW: Int32Array = table(low, 16);
export const RIGHTS_HIGH: Int32Array = table(high, 16);
/** Indexed by the cell of an en-passant square. */
export const EN_PASSANT_LOW: Int32Array = table(low, CELLS);
export const EN_PASSANT_HIGH: Int32Array = table(high, CELLS);
/** Mixed in when Black is to move. */
export const TURN_LOW: number = low();
export const TURN_HIGH: number = high();
