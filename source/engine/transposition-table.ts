/**
 * What the search has found out about positions, by their 64-bit keys.
 *
 * One Int32Array of four words an entry, two entries a bucket; the bucket is chosen by the low bits of the key.
 *
 *     word 0, 1   low and high half of the key: both are compared, so a wrong position is never taken
 *     word 2      best move, 0 for none
 *     word 3      bits 0–1 bound, 2–7 generation, 8–15 depth, 16–31 score (signed; distances count from the
 *                 position)
 *
 * The first entry of a bucket keeps the deeper result, the second the latest. Entries of another generation
 * than the present one count as empty, so that clearing even a large table takes no time.
 */
export const NO_BOUND = 0;
export const LOWER_BOUND = 1;
export const UPPER_BOUND = 2;
export const EXACT = 3;

const WORDS = 4;
const BUCKET = 2 * WORDS;
const GENERATION = 0xfc;
const ONE_GENERATION = 4;

export class TranspositionTable {
  private readonly words: Int32Array;
  private readonly mask: number;
  /** In its place in word 3; never 0, which is the generation of untouched entries. */
  private generation = ONE_GENERATION;

  /** A table of `2 ** bits` buckets of 32 bytes. */
  constructor(bits: number) {
    this.words = new Int32Array(BUCKET << bits);
    this.mask = (1 << bits) - 1;
  }

  /** The largest table that takes no more than so many megabytes, of which there is at least one. */
  static ofMegabytes(megabytes: number): TranspositionTable {
    return new TranspositionTable(15 + Math.floor(Math.log2(Math.max(1, megabytes))));
  }

  /** How much of the table is in use, in thousandths, judged by its first thousand entries. */
  fill(): number {
    const words = this.words;
    const entries = Math.min(1000, words.length / WORDS);
    let used = 0;
    for (let entry = 0; entry < entries; entry++) if (!this.isEmpty(entry * WORDS)) used++;
    return Math.round((1000 * used) / entries);
  }

  clear(): void {
    if (this.generation === GENERATION) {
      this.words.fill(0);
      this.generation = 0;
    }
    this.generation += ONE_GENERATION;
  }

  /** The place of a position's entry, for the accessors below; -1 when it has none. */
  find(low: number, high: number): number {
    const words = this.words;
    const first = (low & this.mask) * BUCKET;
    if (words[first] === low && words[first + 1] === high && !this.isEmpty(first)) return first;
    const second = first + WORDS;
    if (words[second] === low && words[second + 1] === high && !this.isEmpty(second)) return second;
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
    } else if (!this.isEmpty(entry) && this.depthAt(entry) > depth) {
      entry += WORDS;
    }
    words[entry] = low;
    words[entry + 1] = high;
    words[entry + 2] = best;
    words[entry + 3] = (score << 16) | (Math.max(0, depth) << 8) | this.generation | bound;
  }

  private isEmpty(entry: number): boolean {
    return (this.words[entry + 3] & GENERATION) !== this.generation;
  }
}
