/**
 * Legal moves: a pass that writes what the pieces can do, and one that drops what the royals forbid.
 *
 * Legality rarely needs the move to be tried. Once a position is known to be in neither check nor
 * anti-check, a move exposes the king only by leaving a line on which its piece is pinned, and frees the
 * anti-king only by taking the one attacker we remember or by stepping between the two. A royal on the move
 * needs one attack query, for the cell it enters. Everything else (en passant, castling, evasions) is tried
 * on the board.
 */
import {
  ANTIKING,
  BISHOP,
  CELL_OF,
  EMPTY,
  KING,
  KNIGHT,
  KNIGHT_STEPS,
  LINE_STEPS,
  PAWN,
  pieceCode,
  QUEEN,
  REACH,
  type Side,
  STEP,
} from "./mailbox.ts";
import { asMove, CASTLING, DOUBLE_STEP, EN_PASSANT, LEAP, type Move } from "./move.ts";
import type { Position } from "./position.ts";

/** Room in a list for the moves of any position: 64 queens on an open board have fewer. */
export const MOVE_ROOM = 4096;

const ANTIKING_TAKES = 64;

/**
 * Who may be taken, indexed by side << 5 | piece, and from ANTIKING_TAKES on by an anti-king: enemies that are
 * neither royal king nor anti-king; for an anti-king its own side's ordinary pieces.
 */
const takeable = (royalKing: boolean): Uint8Array => {
  const table = new Uint8Array(2 * ANTIKING_TAKES);
  for (const side of [0, 1]) {
    for (let role = PAWN; role <= QUEEN; role++) {
      table[(side << 5) | ((side ^ 1) << 3) | role] = 1;
      table[ANTIKING_TAKES | (side << 5) | (side << 3) | role] = 1;
    }
    if (!royalKing) table[(side << 5) | ((side ^ 1) << 3) | KING] = 1;
  }
  return table;
};
const TAKEABLE_WITH_ROYAL_KING = takeable(true);
const TAKEABLE = takeable(false);

/**
 * The steps of all pieces but pawns, from `(role << 7 | cell) << 4` on and ended by 0: only those that stay on
 * the board, so that a piece at the edge looks at nothing in vain.
 */
const STEPS = new Int8Array(8 << 11);
const STEPS_OF_ROLE = [[], [], KNIGHT_STEPS, LINE_STEPS.slice(0, 4), LINE_STEPS.slice(4)];
for (const cell of CELL_OF) {
  for (let role = KNIGHT; role <= ANTIKING; role++) {
    const steps = Array.from(STEPS_OF_ROLE[role] ?? LINE_STEPS);
    const inside = steps.filter((step) => REACH[cell | ((cell + step) << 7)] !== 0);
    STEPS.set(inside, ((role << 7) | cell) << 4);
  }
}

/** See `Position.generate`, which is the public face of this. */
export function generateMoves(
  position: Position,
  list: Int32Array,
  start: number,
  capturesOnly: boolean,
): number {
  if (position.variant.goal !== "none" && position.goalReached()) return start;
  const { royalKing, antiking, compulsoryCapture } = position.variant;
  const royals = royalKing || antiking;
  // Without royals every pseudo-legal move is legal, so the first capture settles that quiets are not.
  let end = pseudoLegal(position, list, start, capturesOnly, compulsoryCapture && !royals);
  if (royals) end = keepLegal(position, list, start, end);
  if (compulsoryCapture && royals) end = keepCompulsory(list, start, end);
  return end;
}

/** What the pieces can do when nobody asks about royals or compulsory captures; for explanations. */
export function pseudoLegalMoves(position: Position): Move[] {
  const list = new Int32Array(MOVE_ROOM);
  return Array.from(list.subarray(0, pseudoLegal(position, list, 0, false, false)), asMove);
}

/** Writes every move that the pieces can make; with `dropQuiets` only the captures as soon as there is one. */
function pseudoLegal(
  position: Position,
  list: Int32Array,
  start: number,
  capturesOnly: boolean,
  dropQuiets: boolean,
): number {
  const { board, lists, variant } = position;
  const us = position.side;
  const them: Side = us === 0 ? 1 : 0;
  const forward = us === 0 ? 10 : -10;
  // The rows of ten cells from which a pawn may step twice, and from which it promotes.
  const homeRow = us === 0 ? 30 : 80;
  const lastRow = us === 0 ? 80 : 30;
  const orthodox = variant.pawns === "orthodox";
  const passer = orthodox && position.enPassant !== 0 ? position.enPassant : -1;
  const leaps = variant.rights === "leaps" ? position.rights >> (us << 1) : 0;
  const canTake = variant.royalKing ? TAKEABLE_WITH_ROYAL_KING : TAKEABLE;
  let quiets = !capturesOnly;
  let dropping = dropQuiets;
  let end = start;

  const last = (us << 6) + position.counts[us];
  for (let index = us << 6; index < last; index++) {
    const from = lists[index];
    const role = board[from] & 7;

    if (role === PAWN) {
      const ahead = from + forward;
      const promotes = from > lastRow && from < lastRow + 10;
      // Of the three cells in front orthodox pawns take on the outer two, Berolina pawns on the middle one.
      let to = orthodox ? ahead : ahead - 1;
      if (quiets) {
        for (; to <= ahead + 1; to += 2) {
          if (board[to] !== EMPTY) continue;
          if (promotes) {
            end = writePromotions(position, list, end, from | (to << 7));
            continue;
          }
          list[end++] = from | (to << 7);
          const next = to + forward;
          if (orthodox && from > homeRow && from < homeRow + 10 && board[next] === EMPTY) {
            list[end++] = from | (next << 7) | (DOUBLE_STEP << 21);
          }
        }
      }
      for (to = orthodox ? ahead - 1 : ahead; to <= ahead + 1; to += 2) {
        const target = board[to];
        if (to !== passer && (target >> 3 !== them || canTake[(us << 5) | target] === 0)) continue;
        if (dropping) {
          dropping = false;
          quiets = false;
          end = start;
        }
        if (to === passer) list[end++] = from | (to << 7) | (((them << 3) | PAWN) << 14) | (EN_PASSANT << 21);
        else if (promotes) end = writePromotions(position, list, end, from | (to << 7) | (target << 14));
        else list[end++] = from | (to << 7) | (target << 14);
      }
      continue;
    }

    const prey = role === ANTIKING ? us : them;
    const takes = (role === ANTIKING ? ANTIKING_TAKES : 0) | (us << 5);
    const slides = role >= BISHOP && role <= QUEEN;
    for (let index = ((role << 7) | from) << 4, step = STEPS[index]; step !== 0; step = STEPS[++index]) {
      let to = from + step;
      let target = board[to];
      if (target === EMPTY) {
        if (quiets) list[end++] = from | (to << 7);
        if (!slides) continue;
        to += step;
        while (board[to] === EMPTY) {
          if (quiets) list[end++] = from | (to << 7);
          to += step;
        }
        target = board[to];
      }
      if (target >> 3 === prey && canTake[takes | target] !== 0) {
        if (dropping) {
          dropping = false;
          quiets = false;
          end = start;
        }
        list[end++] = from | (to << 7) | (target << 14);
      }
    }
    if (leaps !== 0 && quiets && role >= KING && (leaps & (role === KING ? 1 : 2)) !== 0) {
      for (const step of KNIGHT_STEPS) {
        const to = from + step;
        if (board[to] === EMPTY) list[end++] = from | (to << 7) | (LEAP << 21);
      }
    }
  }
  return quiets && variant.rights === "castling" ? writeCastling(position, list, end) : end;
}

function write(list: Int32Array, end: number, move: number): number {
  list[end] = move;
  return end + 1;
}

function writePromotions(position: Position, list: Int32Array, end: number, move: number): number {
  let next = end;
  for (const role of position.variant.promotions) list[next++] = move | (pieceCode(0, role) << 18);
  return next;
}

/** Castling whose path is empty and unattacked; where the king lands is tested with all the other moves. */
function writeCastling(position: Position, list: Int32Array, end: number): number {
  const { board, attacks } = position;
  const us = position.side;
  const them: Side = us === 0 ? 1 : 0;
  const rights = position.rights >> (us << 1);
  if ((rights & 3) === 0) return end;
  const king = position.kings[us];
  // In a set-up with several kings the royal one may be another than the one at home.
  if (king !== (us === 0 ? 25 : 95) || position.inCheck()) return end;
  let next = end;
  if ((rights & 1) !== 0 && board[king + 1] === EMPTY && board[king + 2] === EMPTY) {
    if (position.attackerOf(king + 1, them, attacks, 0) === 0) {
      next = write(list, next, king | ((king + 2) << 7) | (CASTLING << 21));
    }
  }
  if ((rights & 2) !== 0 && (board[king - 1] | board[king - 2] | board[king - 3]) === EMPTY) {
    if (position.attackerOf(king - 1, them, attacks, 0) === 0) {
      next = write(list, next, king | ((king - 2) << 7) | (CASTLING << 21));
    }
  }
  return next;
}

/** Drops, in place, the moves that leave the mover's king attacked or its anti-king unattacked. */
function keepLegal(position: Position, list: Int32Array, start: number, end: number): number {
  const us = position.side;
  const them: Side = us === 0 ? 1 : 0;
  const king = position.kings[us];
  const antiking = position.antikings[us];
  // One piece that attacks our anti-king, and the step from the anti-king towards it (0 for a knight).
  const holder = antiking === 0 ? 0 : position.attackerOf(antiking, them, position.antikingAttacks, 0);
  const holderStep = holder === 0 ? 0 : STEP[antiking | (holder << 7)];
  const tryAll = position.inCheck() || (antiking !== 0 && holder === 0);
  let kept = start;
  let lastFrom = 0;
  let pin = 0;
  for (let index = start; index < end; index++) {
    const move = list[index];
    const from = move & 127;
    const to = (move >> 7) & 127;
    const kind = move >> 21;
    let legal: boolean;
    if (tryAll || kind === EN_PASSANT || kind === CASTLING) {
      legal = position.royalFaults(move) === 0;
    } else {
      if (from !== lastFrom) {
        lastFrom = from;
        pin = king === 0 ? 0 : pinStep(position, king, from, them);
      }
      const along = pin === 0 ? 0 : STEP[from | (to << 7)];
      legal = pin === 0 || along === pin || along === -pin;
      if (legal && from === king) legal = !attackedAfterStep(position, from, to, them, position.attacks);
      if (legal && antiking !== 0) {
        if (from === antiking) {
          legal = attackedAfterStep(position, from, to, them, position.antikingAttacks);
        } else if (
          to === holder ||
          (holderStep !== 0 &&
            STEP[antiking | (to << 7)] === holderStep &&
            Math.abs(to - antiking) < Math.abs(holder - antiking))
        ) {
          legal = position.royalFaults(move) === 0;
        }
      }
    }
    if (legal) list[kept++] = move;
  }
  return kept;
}

/** Whether a piece that goes from one cell to another is attacked there. */
function attackedAfterStep(
  position: Position,
  from: number,
  to: number,
  them: Side,
  bits: Uint8Array,
): boolean {
  const board = position.board;
  const piece = board[from];
  board[from] = EMPTY;
  const attacker = position.attackerOf(to, them, bits, to);
  board[from] = piece;
  return attacker !== 0;
}

/** The step of the line on which the piece on `from` is pinned to the king; 0 when it is free. */
function pinStep(position: Position, king: number, from: number, them: Side): number {
  const step = STEP[king | (from << 7)];
  if (step === 0) return 0;
  const board = position.board;
  let cell = king + step;
  while (cell !== from) {
    if (board[cell] !== EMPTY) return 0;
    cell += step;
  }
  do cell += step;
  while (board[cell] === EMPTY);
  const piece = board[cell];
  if (piece >> 3 !== them || (position.attacks[piece] & REACH[cell | (king << 7)]) === 0) return 0;
  return step;
}

/** Where capturing is compulsory, drops the quiet moves if there is a capture among the legal ones. */
function keepCompulsory(list: Int32Array, start: number, end: number): number {
  let captures = start;
  for (let index = start; index < end; index++) {
    const move = list[index];
    if (((move >> 14) & 15) !== 0) list[captures++] = move;
  }
  return captures === start ? end : captures;
}
