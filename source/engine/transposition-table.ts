/**
 * What the search has found out about positions, by their 64-bit keys.
 *
 * One Int32Array of four words an entry, two entries a bucket; the bucket is chosen by the low bits of the key.
 * It lies in shared memory, so that several threads search with one table.
 *
 *     word 0      high half of the key, exclusive-or'ed with the other three words
 *     word 1      bits 0–15 estimate of the position (signed), 16–31 upper bits of the key's low half
 *     word 2      bits 0–22 best move, 0 for none; 23–31 further bits of the key's low half
 *     word 3      bits 0–1 bound, 2–7 generation, 8–15 depth, 16–31 score (signed; distances count from the
 *                 position)
 *
 * Threads write without locks. An entry of which two threads have written a part each does not fit word 0 and
 * so is not found (the exclusive-or trick of Hyatt and Mann). All 64 bits of a key are compared or choose the
 * bucket, so a wrong position is never taken.
 *
 * The first entry of a bucket keeps the deeper result of this generation, the second the latest. Entries of
 * older generations are still read, and are the first to go.
 */
export const NO_BOUND = 0;
export const LOWER_BOUND = 1;
export const UPPER_BOUND = 2;
export const EXACT = 3;

/** Stands for an estimate that nobody has made. */
export const NO_ESTIMATE: number = -0x8000;

const WORDS = 4;
const BUCKET = 2 * WORDS;
const GENERATION = 0xfc;
const ONE_GENERATION = 4;
const MOVE = 0x7fffff;
/** Bits 7–15 of the key's low half go to the top of word 2, where the move leaves room. */
const SPARE = 0xff80;
const TO_SPARE = 16;
/** With fewer buckets bits of the key would be lost. */
const LEAST_BITS = 7;

export class TranspositionTable {
  /** The memory itself, for other threads to share. */
  readonly buffer: SharedArrayBuffer;
  private readonly words: Int32Array;
  private readonly mask: number;
  /** In its place in word 3. */
  private generation = 0;

  /** A table in zeroed memory, or in that of another table: a power of two of buckets, 32 bytes each. */
  constructor(buffer: SharedArrayBuffer) {
    this.buffer = buffer;
    this.words = new Int32Array(buffer);
    this.mask = this.words.length / BUCKET - 1;
  }

  /** A table of `2 ** bits` buckets, at least 2 ** 7. */
  static ofBuckets(bits: number): TranspositionTable {
    return new TranspositionTable(
      new SharedArrayBuffer(BUCKET * Int32Array.BYTES_PER_ELEMENT * 2 ** Math.max(LEAST_BITS, bits)),
    );
  }

  /** The largest table that takes no more than so many megabytes, of which there is at least one. */
  static ofMegabytes(megabytes: number): TranspositionTable {
    return TranspositionTable.ofBuckets(15 + Math.floor(Math.log2(Math.max(1, megabytes))));
  }

  /** How much of the table holds results of this search, in thousandths, judged by its first thousand entries. */
  fill(): number {
    const words = this.words;
    const entries = Math.min(1000, words.length / WORDS);
    let used = 0;
    for (let entry = 0; entry < entries; entry++) if (this.isCurrent(entry * WORDS)) used++;
    return Math.round((1000 * used) / entries);
  }

  /** Forgets everything. */
  clear(): void {
    this.words.fill(0);
  }

  /**
   * Begins a search of another number than the last: what is known stays, but gives way to what will be found.
   * Threads that search together use the same number.
   */
  beginSearch(number: number): void {
    this.generation = (number * ONE_GENERATION) & GENERATION;
  }

  /** The place of a position's entry, for the accessors below; -1 when it has none. */
  find(low: number, high: number): number {
    const first = (low & this.mask) * BUCKET;
    if (this.holds(first, low, high)) return first;
    const second = first + WORDS;
    return this.holds(second, low, high) ? second : -1;
  }

  moveAt(entry: number): number {
    return this.words[entry + 2] & MOVE;
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

  /** The position's estimate; NO_ESTIMATE when there was none. */
  estimateAt(entry: number): number {
    return (this.words[entry + 1] << 16) >> 16;
  }

  /** Keeps a result. A position that is here already keeps its move when the new result has none. */
  store(
    low: number,
    high: number,
    move: number,
    score: number,
    depth: number,
    bound: number,
    estimate: number,
  ): void {
    const words = this.words;
    let entry = (low & this.mask) * BUCKET;
    let best = move;
    const known = this.find(low, high);
    if (known >= 0) {
      if (bound !== EXACT && this.isCurrent(known) && this.depthAt(known) > depth + 2) return;
      entry = known;
      if (best === 0) best = words[known + 2] & MOVE;
    } else if (this.isCurrent(entry) && this.depthAt(entry) > depth) {
      entry += WORDS;
    }
    const verification = (low & ~0xffff) | (estimate & 0xffff);
    const moved = ((low & SPARE) << TO_SPARE) | best;
    const result = (score << 16) | (Math.max(0, depth) << 8) | this.generation | bound;
    words[entry] = high ^ verification ^ moved ^ result;
    words[entry + 1] = verification;
    words[entry + 2] = moved;
    words[entry + 3] = result;
  }

  private holds(entry: number, low: number, high: number): boolean {
    const words = this.words;
    const verification = words[entry + 1];
    if (((verification ^ low) & ~0xffff) !== 0) return false;
    const moved = words[entry + 2];
    if (((moved >> TO_SPARE) ^ low) & SPARE) return false;
    const result = words[entry + 3];
    return (words[entry] ^ verification ^ moved ^ result) === high && (result & 3) !== NO_BOUND;
  }

  private isCurrent(entry: number): boolean {
    const result = this.words[entry + 3];
    return (result & 3) !== NO_BOUND && (result & GENERATION) === this.generation;
  }
}
