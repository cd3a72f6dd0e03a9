/**
 * What the search has found out about positions, by their 64-bit keys.
 *
 * One Int32Array of four words an entry, two entries a bucket; the bucket is chosen by the low bits of the key.
 *
 *     word 0, 1   low and high half of the key: both are compared, so a wrong position is never taken
 *     word 2      best move, 0 for none
 *     word 3      bits 0–1 bound, 8–15 depth, 16–31 score (signed; distances count from the position)
 *
 * The first entry of a bucket keeps the deeper result, the second the latest.
 */
export const NO_BOUND = 0;
export const LOWER_BOUND = 1;
export const UPPER_BOUND = 2;
export const EXACT = 3;

const WORDS = 4;
const BUCKET = 2 * WORDS;

export class TranspositionTable {
  private readonly words: Int32Array;
  private readonly mask: number;

  /** A table of `2 ** bits` buckets of 32 bytes. */
  constructor(bits: number) {
    this.words = new Int32Array(BUCKET << bits);
    this.mask = (1 << bits) - 1;
  }

  clear(): void {
    this.words.fill(0);
  }

  /** The place of a position's entry, for the accessors below; -1 when it has none. */
  find(low: number, high: number): number {
    const words = this.words;
    const first = (low & this.mask) * BUCKET;
    if (words[first] === low && words[first + 1] === high && words[first + 3] !== 0) return first;
    const second = first + WORDS;
    if (words[second] === low && words[second + 1] === high && words[second + 3] !== 0) return second;
    return -1;
  }

  moveAt(entry: number): number {
    return this.words[entry + 2];
  }

  boundAt(entry: number): number {
    return this.words[entry + 3] & 3;
  }

  depthAt(entry: number): number {
    return (this.words[entry + 3] >> 8) & 255;
  }

  scoreAt(entry: number): number {
    return this.words[entry + 3] >> 16;
  }

  /** Keeps a result. A position that is here already keeps its move when the new result has none. */
  store(low: number, high: number, move: number, score: number, depth: number, bound: number): void {
    const words = this.words;
    let entry = (low & this.mask) * BUCKET;
    let best = move;
    const known = this.find(low, high);
    if (known >= 0) {
      if (bound !== EXACT && this.depthAt(known) > depth + 2) return;
      entry = known;
      if (best === 0) best = words[known + 2];
    } else if (words[entry + 3] !== 0 && this.depthAt(entry) > depth) {
      entry += WORDS;
    }
    words[entry] = low;
    words[entry + 1] = high;
    words[entry + 2] = best;
    words[entry + 3] = (score << 16) | (Math.max(0, depth) << 8) | bound;
  }
}
