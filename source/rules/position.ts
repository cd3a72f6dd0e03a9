/**
 * The one implementation of the board: the screen, the bot and the solver all play on it.
 *
 * State lives in flat typed arrays (see mailbox.ts for cells and piece codes). Each side has a list of the
 * cells its pieces stand on, with a back-pointer from the cell, so that attack queries and generation walk
 * over pieces and not over the board. `make` writes what `unmake` needs into parallel arrays indexed by the
 * number of moves made; both allocate nothing. The keys saved there are the history that repetition counts.
 */
import { generateMoves, MOVE_ROOM } from "./generator.ts";
import { isDead, judge } from "./judge.ts";
import {
  ANTIKING,
  attackBits,
  CELL_OF,
  CELLS,
  colorOf,
  EMPTY,
  KING,
  OFF,
  PAWN,
  pieceCode,
  REACH,
  ROOK,
  roleOf,
  type Side,
  STEP,
  sideOf,
  squareOf,
} from "./mailbox.ts";
import { asMove, CASTLING, DOUBLE_STEP, EN_PASSANT, type Move } from "./move.ts";
import type { Outcome } from "./outcome.ts";
import type { Color, Piece } from "./piece.ts";
import { err, ok, type Result } from "./result.ts";
import { rightsOf, type Setup } from "./setup.ts";
import { enPassantFault, rightHolds, type SetupFault, setupFaults } from "./setup-faults.ts";
import { SQUARES, type Square } from "./square.ts";
import type { Variant } from "./variant.ts";
import {
  EN_PASSANT_HIGH,
  EN_PASSANT_LOW,
  PIECE_HIGH,
  PIECE_LOW,
  RIGHTS_HIGH,
  RIGHTS_LOW,
  TURN_HIGH,
  TURN_LOW,
} from "./zobrist.ts";

/** Plies the history has room for before it grows. */
const HISTORY_ROOM = 256;

/** What a move would do to the mover's royals; the bits may stand together. */
export const KING_ATTACKED = 1;
export const ANTIKING_UNATTACKED = 2;

/** Trouble of the side to move; both at once is possible and not yet a loss. */
export interface Check {
  readonly king: boolean;
  readonly antiking: boolean;
}

export class Position {
  readonly variant: Variant;

  // Read by the rest of the core and by the engine; everyone else uses the methods below.
  /** @internal Piece by cell. */
  readonly board: Uint8Array = new Uint8Array(CELLS).fill(OFF);
  /** @internal Cells of White's pieces from 0, of Black's from 64, in no order. */
  readonly lists: Uint8Array = new Uint8Array(128);
  /** @internal Index of a cell's piece in its side's list. */
  readonly slots: Uint8Array = new Uint8Array(CELLS);
  /** @internal Pieces of each side. */
  readonly counts: Uint8Array = new Uint8Array(2);
  /** @internal Pieces by code. */
  readonly pieceCounts: Uint8Array = new Uint8Array(OFF);
  /** @internal Cell of each side's royal king and of its anti-king; 0 where the game has none. */
  readonly kings: Uint8Array = new Uint8Array(2);
  readonly antikings: Uint8Array = new Uint8Array(2);
  /** @internal Side to move. */
  side: Side = 0;
  /** @internal Mask of the rights still held; bit n is entry n of `rightsOf`. */
  rights = 0;
  /** @internal Cell just passed over by a double step; 0 for none. */
  enPassant = 0;
  /** Plies since the last capture or pawn move. */
  halfmoves = 0;
  /** Low and high half of the Zobrist key of the position's identity (rules, "both games", 7). */
  keyLow = 0;
  keyHigh = 0;
  /** Moves made on this object since it was built. */
  ply = 0;

  /** @internal REACH bits by piece, against anything and against an anti-king. */
  readonly attacks: Uint8Array;
  readonly antikingAttacks: Uint8Array;
  /** @internal Rights that end when a piece of this code moves, or when anything enters or leaves a cell. */
  readonly rightsOfPiece: Uint8Array = new Uint8Array(OFF);
  readonly rightsOfCell: Uint8Array = new Uint8Array(CELLS);

  /** Whether the en-passant square is part of the key: only if such a capture is legal. */
  private enPassantKeyed = 0;
  private startPlies = 0;
  private undoMoves = new Int32Array(HISTORY_ROOM);
  private undoStates = new Int32Array(HISTORY_ROOM);
  private undoHalfmoves = new Int32Array(HISTORY_ROOM);
  private undoSlots = new Uint8Array(HISTORY_ROOM);
  private keysLow = new Int32Array(HISTORY_ROOM);
  private keysHigh = new Int32Array(HISTORY_ROOM);
  /** By side and cell (side << 7 | cell), a piece that once attacked the cell: where to look first, no more. */
  private readonly witnesses = new Uint8Array(256);
  private readonly scratch = new Int32Array(MOVE_ROOM);

  private constructor(variant: Variant) {
    this.variant = variant;
    this.attacks = attackBits(variant, { kings: true });
    this.antikingAttacks = attackBits(variant, { kings: false });
    for (const square of SQUARES) this.board[CELL_OF[square]] = EMPTY;
    if (variant.rights === "leaps") {
      this.rightsOfPiece.set([1, 2], KING);
      this.rightsOfPiece.set([4, 8], 8 | KING);
    } else if (variant.rights === "castling") {
      this.rightsOfPiece[KING] = 3;
      this.rightsOfPiece[8 | KING] = 12;
      // h1, a1, h8, a8
      [28, 21, 98, 91].forEach((cell, index) => {
        this.rightsOfCell[cell] = 1 << index;
      });
    }
  }

  /** A position to play from, or every fault that keeps the set-up from being one. */
  static from(setup: Setup, variant: Variant): Result<Position, readonly SetupFault[]> {
    const position = Position.tolerant(setup, variant);
    const faults = setupFaults(setup, position);
    return faults.length > 0 ? err(faults) : ok(position);
  }

  /**
   * A position of a set-up that may be faulty, for those who only look: attacks and moves are answered as
   * far as they make sense. A royal that is missing is never in trouble, of several the last one counts, and
   * a right or an en-passant square that the board contradicts is left out.
   */
  static tolerant(setup: Setup, variant: Variant): Position {
    const position = new Position(variant);
    for (const square of SQUARES) {
      const piece = setup.board[square];
      if (piece) position.put(CELL_OF[square], pieceCode(sideOf(piece.color), piece.role));
    }
    position.side = sideOf(setup.turn);
    rightsOf(variant).forEach((right, index) => {
      if (setup.rights.includes(right) && rightHolds(setup, variant, right)) position.rights |= 1 << index;
    });
    const passing = enPassantFault(setup, variant) === undefined ? setup.enPassant : undefined;
    position.enPassant = passing === undefined ? 0 : CELL_OF[passing];
    position.halfmoves = setup.halfmoves;
    position.startPlies = 2 * (setup.fullmoves - 1) + position.side;
    position.enPassantKeyed = position.enPassantIsLegal() ? 1 : 0;
    position.computeKey();
    return position;
  }

  /** The plain value of the position as it stands. */
  setup(): Setup {
    return {
      board: SQUARES.map((square) => this.pieceAt(square)),
      turn: this.turn,
      rights: rightsOf(this.variant).filter((_, index) => this.rights & (1 << index)),
      enPassant: this.enPassant === 0 ? undefined : squareOf(this.enPassant),
      halfmoves: this.halfmoves,
      fullmoves: ((this.startPlies + this.ply) >> 1) + 1,
    };
  }

  /** An independent copy, history included. */
  clone(): Position {
    const copy = new Position(this.variant);
    for (const name of ["board", "lists", "slots", "counts", "pieceCounts", "kings", "antikings"] as const) {
      copy[name].set(this[name]);
    }
    copy.side = this.side;
    copy.rights = this.rights;
    copy.enPassant = this.enPassant;
    copy.enPassantKeyed = this.enPassantKeyed;
    copy.halfmoves = this.halfmoves;
    copy.keyLow = this.keyLow;
    copy.keyHigh = this.keyHigh;
    copy.ply = this.ply;
    copy.startPlies = this.startPlies;
    copy.undoMoves = this.undoMoves.slice();
    copy.undoStates = this.undoStates.slice();
    copy.undoHalfmoves = this.undoHalfmoves.slice();
    copy.undoSlots = this.undoSlots.slice();
    copy.keysLow = this.keysLow.slice();
    copy.keysHigh = this.keysHigh.slice();
    return copy;
  }

  get turn(): Color {
    return colorOf(this.side);
  }

  pieceAt(square: Square): Piece | undefined {
    const piece = this.board[CELL_OF[square]];
    return piece === EMPTY ? undefined : { color: colorOf(piece >> 3), role: roleOf(piece) };
  }

  /** Where a side's royal king stands; undefined in games whose king is no royal. */
  kingSquare(color: Color): Square | undefined {
    const cell = this.kings[sideOf(color)];
    return cell === 0 ? undefined : squareOf(cell);
  }

  antikingSquare(color: Color): Square | undefined {
    const cell = this.antikings[sideOf(color)];
    return cell === 0 ? undefined : squareOf(cell);
  }

  /**
   * Writes the legal moves into `list` from index `start` on and returns the index after the last. With
   * `capturesOnly` just those that take something. The list must have room; see `legalMoves` for everyone
   * who is not in a hurry.
   */
  generate(list: Int32Array, start: number, capturesOnly = false): number {
    return generateMoves(this, list, start, capturesOnly);
  }

  /** The legal moves, in no particular order. */
  legalMoves(): Move[] {
    const end = this.generate(this.scratch, 0);
    return Array.from(this.scratch.subarray(0, end), asMove);
  }

  /** Whether the side to move has a legal move. */
  hasMoves(): boolean {
    return this.generate(this.scratch, 0) > 0;
  }

  /** Whether the position is over for want of pieces; nobody moves any more then. */
  goalReached(): boolean {
    switch (this.variant.goal) {
      case "no-pieces":
        return this.counts[0] === 0 || this.counts[1] === 0;
      case "bare-king":
        return this.counts[0] === 1 || this.counts[1] === 1;
      case "none":
        return false;
    }
  }

  /** Makes a legal move of this position. */
  make(move: Move): void {
    if (this.ply === this.undoMoves.length) this.growHistory();
    const { board, lists, slots, ply } = this;
    const us = this.side;
    const from = move & 127;
    const to = (move >> 7) & 127;
    const captured = (move >> 14) & 15;
    const promotion = (move >> 18) & 7;
    const kind = move >> 21;
    let low = this.keyLow;
    let high = this.keyHigh;

    this.undoMoves[ply] = move;
    this.undoStates[ply] = this.rights | (this.enPassantKeyed << 4) | (this.enPassant << 5);
    this.undoHalfmoves[ply] = this.halfmoves;
    this.keysLow[ply] = low;
    this.keysHigh[ply] = high;
    this.ply = ply + 1;

    if (this.enPassantKeyed !== 0) {
      low ^= EN_PASSANT_LOW[this.enPassant];
      high ^= EN_PASSANT_HIGH[this.enPassant];
      this.enPassantKeyed = 0;
    }
    this.enPassant = 0;
    this.halfmoves++;

    if (captured !== 0) {
      const cell = kind === EN_PASSANT ? to + (us === 0 ? -10 : 10) : to;
      const list = (captured >> 3) << 6;
      const slot = slots[cell];
      const last = lists[list + --this.counts[captured >> 3]];
      lists[list + slot] = last;
      slots[last] = slot;
      this.undoSlots[ply] = slot;
      board[cell] = EMPTY;
      this.pieceCounts[captured]--;
      low ^= PIECE_LOW[(cell << 4) | captured];
      high ^= PIECE_HIGH[(cell << 4) | captured];
      this.halfmoves = 0;
    }

    const piece = board[from];
    const placed = promotion === 0 ? piece : (us << 3) | promotion;
    const slot = slots[from];
    lists[(us << 6) | slot] = to;
    slots[to] = slot;
    board[from] = EMPTY;
    board[to] = placed;
    low ^= PIECE_LOW[(from << 4) | piece] ^ PIECE_LOW[(to << 4) | placed];
    high ^= PIECE_HIGH[(from << 4) | piece] ^ PIECE_HIGH[(to << 4) | placed];
    if (promotion !== 0) {
      this.pieceCounts[piece]--;
      this.pieceCounts[placed]++;
    }

    if ((piece & 7) === PAWN) this.halfmoves = 0;
    else if (from === this.kings[us]) this.kings[us] = to;
    else if (from === this.antikings[us]) this.antikings[us] = to;
    if (kind === CASTLING) {
      const rookFrom = to > from ? from + 3 : from - 4;
      const rookTo = (from + to) >> 1;
      const rook = board[rookFrom];
      this.shift(rookFrom, rookTo);
      low ^= PIECE_LOW[(rookFrom << 4) | rook] ^ PIECE_LOW[(rookTo << 4) | rook];
      high ^= PIECE_HIGH[(rookFrom << 4) | rook] ^ PIECE_HIGH[(rookTo << 4) | rook];
    }

    const rights = this.rights;
    if (rights !== 0) {
      const kept = rights & ~(this.rightsOfPiece[piece] | this.rightsOfCell[from] | this.rightsOfCell[to]);
      low ^= RIGHTS_LOW[rights] ^ RIGHTS_LOW[kept];
      high ^= RIGHTS_HIGH[rights] ^ RIGHTS_HIGH[kept];
      this.rights = kept;
    }

    this.side = us === 0 ? 1 : 0;
    low ^= TURN_LOW;
    high ^= TURN_HIGH;
    this.keyLow = low;
    this.keyHigh = high;

    if (kind === DOUBLE_STEP) {
      this.enPassant = (from + to) >> 1;
      if (this.enPassantIsLegal()) {
        this.enPassantKeyed = 1;
        this.keyLow = low ^ EN_PASSANT_LOW[this.enPassant];
        this.keyHigh = high ^ EN_PASSANT_HIGH[this.enPassant];
      }
    }
  }

  /**
   * Hands the turn over without a move, for a search that asks what the opponent threatens; a second call
   * takes it back. Only while there is no en-passant square.
   */
  pass(): void {
    this.side = this.side === 0 ? 1 : 0;
    this.keyLow ^= TURN_LOW;
    this.keyHigh ^= TURN_HIGH;
  }

  /** Takes back the last move made. */
  unmake(): void {
    const ply = --this.ply;
    const { board, lists, slots } = this;
    const us: Side = this.side === 0 ? 1 : 0;
    this.side = us;
    const move = this.undoMoves[ply];
    const from = move & 127;
    const to = (move >> 7) & 127;
    const captured = (move >> 14) & 15;
    const kind = move >> 21;
    const state = this.undoStates[ply];
    this.rights = state & 15;
    this.enPassantKeyed = (state >> 4) & 1;
    this.enPassant = state >> 5;
    this.halfmoves = this.undoHalfmoves[ply];
    this.keyLow = this.keysLow[ply];
    this.keyHigh = this.keysHigh[ply];

    if (kind === CASTLING) this.shift((from + to) >> 1, to > from ? from + 3 : from - 4);
    let piece = board[to];
    if (((move >> 18) & 7) !== 0) {
      this.pieceCounts[piece]--;
      piece = (us << 3) | PAWN;
      this.pieceCounts[piece]++;
    }
    const slot = slots[to];
    lists[(us << 6) | slot] = from;
    slots[from] = slot;
    board[to] = EMPTY;
    board[from] = piece;
    if (to === this.kings[us]) this.kings[us] = from;
    else if (to === this.antikings[us]) this.antikings[us] = from;

    if (captured !== 0) {
      const cell = kind === EN_PASSANT ? to + (us === 0 ? -10 : 10) : to;
      const list = (captured >> 3) << 6;
      const slot = this.undoSlots[ply];
      const last = this.counts[captured >> 3]++;
      const moved = lists[list + slot];
      lists[list + last] = moved;
      slots[moved] = last;
      lists[list + slot] = cell;
      slots[cell] = slot;
      board[cell] = captured;
      this.pieceCounts[captured]++;
    }
  }

  /**
   * A cell from which a piece of `by` attacks `cell`, or 0. `bits` says what counts as an attack (`attacks`
   * or `antikingAttacks`); the piece on `gone` is left out.
   * @internal
   */
  attackerOf(cell: number, by: Side, bits: Uint8Array, gone: number): number {
    const { board, lists, witnesses } = this;
    const known = witnesses[(by << 7) | cell];
    if (board[known] >> 3 === by && this.bears(known, cell, bits)) return known;
    const end = (by << 6) + this.counts[by];
    for (let index = by << 6; index < end; index++) {
      const from = lists[index];
      if ((REACH[from | (cell << 7)] & bits[board[from]]) === 0 || from === gone) continue;
      const step = STEP[from | (cell << 7)];
      let next = from + step;
      if (step !== 0) while (next !== cell && board[next] === EMPTY) next += step;
      if (step === 0 || next === cell) {
        witnesses[(by << 7) | cell] = from;
        return from;
      }
    }
    return 0;
  }

  /**
   * What a pseudo-legal move would leave of the mover's royals: KING_ATTACKED and ANTIKING_UNATTACKED, or 0.
   * The board is changed for the two questions and put back.
   * @internal
   */
  royalFaults(move: number): number {
    const board = this.board;
    const us = this.side;
    const them: Side = us === 0 ? 1 : 0;
    const from = move & 127;
    const to = (move >> 7) & 127;
    const captured = (move >> 14) & 15;
    const kind = move >> 21;
    const piece = board[from];
    const passed = kind === EN_PASSANT ? to + (us === 0 ? -10 : 10) : 0;
    const gone = passed === 0 ? to : passed;
    const rookFrom = kind === CASTLING ? (to > from ? from + 3 : from - 4) : 0;
    const rookTo = (from + to) >> 1;

    if (passed !== 0) board[passed] = EMPTY;
    board[from] = EMPTY;
    board[to] = piece;
    if (rookFrom !== 0) {
      board[rookFrom] = EMPTY;
      board[rookTo] = (us << 3) | ROOK;
    }
    const king = from === this.kings[us] ? to : this.kings[us];
    const antiking = from === this.antikings[us] ? to : this.antikings[us];
    let faults = 0;
    if (king !== 0 && this.attackerOf(king, them, this.attacks, gone) !== 0) faults |= KING_ATTACKED;
    if (antiking !== 0 && this.attackerOf(antiking, them, this.antikingAttacks, gone) === 0) {
      faults |= ANTIKING_UNATTACKED;
    }
    if (rookFrom !== 0) {
      board[rookTo] = EMPTY;
      board[rookFrom] = (us << 3) | ROOK;
    }
    board[to] = passed === 0 ? captured : EMPTY;
    board[from] = piece;
    if (passed !== 0) board[passed] = captured;
    return faults;
  }

  /**
   * Whether the king of the side to move is attacked. Its own last move left it safe, so after two moves only
   * the latest can have brought an attacker: the piece that moved, or one on a line that it has left. (After
   * `pass` the latest is a move of this same side, which attacks nothing of its own.)
   * @internal
   */
  inCheck(): boolean {
    const us = this.side;
    const them: Side = us === 0 ? 1 : 0;
    const king = this.kings[us];
    if (king === 0) return false;
    const move = this.ply < 2 ? 0 : this.undoMoves[this.ply - 1];
    const kind = move >> 21;
    if (move === 0 || kind === EN_PASSANT || kind === CASTLING) {
      return this.attackerOf(king, them, this.attacks, 0) !== 0;
    }
    const board = this.board;
    const left = move & 127;
    const entered = (move >> 7) & 127;
    if (board[entered] >> 3 === them && this.bears(entered, king, this.attacks)) return true;
    const step = STEP[king | (left << 7)];
    if (step === 0) return false;
    let cell = king + step;
    while (board[cell] === EMPTY) cell += step;
    return board[cell] >> 3 === them && (REACH[cell | (king << 7)] & this.attacks[board[cell]]) !== 0;
  }

  /** The squares from which pieces of a side attack a square; with `antiking` as if an anti-king stood there. */
  attackers(square: Square, by: Color, { antiking = false } = {}): Square[] {
    const bits = antiking ? this.antikingAttacks : this.attacks;
    return SQUARES.filter((from) => {
      const piece = this.board[CELL_OF[from]];
      return (
        piece !== EMPTY && colorOf(piece >> 3) === by && this.bears(CELL_OF[from], CELL_OF[square], bits)
      );
    });
  }

  /** Whether a side's king is attacked; never in games whose king is no royal. */
  kingAttacked(color: Color): boolean {
    const side = sideOf(color);
    const king = this.kings[side];
    return king !== 0 && this.attackerOf(king, side === 0 ? 1 : 0, this.attacks, 0) !== 0;
  }

  /** Whether nothing attacks a side's anti-king. */
  antikingUnattacked(color: Color): boolean {
    const side = sideOf(color);
    const antiking = this.antikings[side];
    return antiking !== 0 && this.attackerOf(antiking, side === 0 ? 1 : 0, this.antikingAttacks, 0) === 0;
  }

  /** Check and anti-check of the side to move. */
  check(): Check {
    return { king: this.inCheck(), antiking: this.antikingUnattacked(this.turn) };
  }

  /**
   * How often the position has occurred in this object's history, the present time included; with `since`
   * only from that ply on.
   */
  occurrences(since = 0): number {
    let count = 1;
    const oldest = Math.max(since, this.ply - this.halfmoves);
    for (let ply = this.ply - 2; ply >= oldest; ply -= 2) {
      if (this.keysLow[ply] === this.keyLow && this.keysHigh[ply] === this.keyHigh) count++;
    }
    return count;
  }

  /** The result that the position and its history show, tested in the order of the rules; null while it goes on. */
  outcome(): Outcome | null {
    return judge(this);
  }

  /** Whether nobody can win any more by the variant's own test; such a position is drawn at once. */
  isDead(): boolean {
    return isDead(this);
  }

  private bears(from: number, to: number, bits: Uint8Array): boolean {
    if ((REACH[from | (to << 7)] & bits[this.board[from]]) === 0) return false;
    const step = STEP[from | (to << 7)];
    if (step === 0) return true;
    let next = from + step;
    while (next !== to && this.board[next] === EMPTY) next += step;
    return next === to;
  }

  /** Whether the side to move has a legal capture on the en-passant square. */
  private enPassantIsLegal(): boolean {
    if (this.enPassant === 0) return false;
    const pawn = (this.side << 3) | PAWN;
    const back = this.side === 0 ? -10 : 10;
    const captured = (pawn ^ 8) << 14;
    for (const sideways of [-1, 1]) {
      const from = this.enPassant + back + sideways;
      if (this.board[from] !== pawn) continue;
      const move = from | (this.enPassant << 7) | captured | (EN_PASSANT << 21);
      if (this.royalFaults(move) === 0) return true;
    }
    return false;
  }

  private put(cell: number, piece: number): void {
    const side = piece >> 3;
    this.board[cell] = piece;
    this.slots[cell] = this.counts[side];
    this.lists[(side << 6) + this.counts[side]++] = cell;
    this.pieceCounts[piece]++;
    const { royalKing, antiking } = this.variant;
    if ((piece & 7) === KING && royalKing) this.kings[side] = cell;
    if ((piece & 7) === ANTIKING && antiking) this.antikings[side] = cell;
  }

  /** Moves a piece of the board without a thought for keys, rights and counts. */
  private shift(from: number, to: number): void {
    const piece = this.board[from];
    const slot = this.slots[from];
    this.lists[((piece >> 3) << 6) | slot] = to;
    this.slots[to] = slot;
    this.board[from] = EMPTY;
    this.board[to] = piece;
  }

  private computeKey(): void {
    let low = RIGHTS_LOW[this.rights];
    let high = RIGHTS_HIGH[this.rights];
    for (const cell of CELL_OF) {
      const piece = this.board[cell];
      if (piece === EMPTY) continue;
      low ^= PIECE_LOW[(cell << 4) | piece];
      high ^= PIECE_HIGH[(cell << 4) | piece];
    }
    if (this.enPassantKeyed !== 0) {
      low ^= EN_PASSANT_LOW[this.enPassant];
      high ^= EN_PASSANT_HIGH[this.enPassant];
    }
    this.keyLow = this.side === 0 ? low : low ^ TURN_LOW;
    this.keyHigh = this.side === 0 ? high : high ^ TURN_HIGH;
  }

  private growHistory(): void {
    const grow = <T extends Int32Array | Uint8Array>(larger: T, old: T): T => {
      larger.set(old);
      return larger;
    };
    const room = 2 * this.undoMoves.length;
    this.undoMoves = grow(new Int32Array(room), this.undoMoves);
    this.undoStates = grow(new Int32Array(room), this.undoStates);
    this.undoHalfmoves = grow(new Int32Array(room), this.undoHalfmoves);
    this.undoSlots = grow(new Uint8Array(room), this.undoSlots);
    this.keysLow = grow(new Int32Array(room), this.keysLow);
    this.keysHigh = grow(new Int32Array(room), this.keysHigh);
  }
}
