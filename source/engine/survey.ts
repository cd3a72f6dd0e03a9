/**
 * One walk over all pieces of a game of chess, which every term of the evaluation then reads.
 *
 * The results stand in the arrays below until the next call: the evaluation is synchronous, and allocating
 * them anew for each of a million positions a second would cost more than the walk. Indexed by side, or by
 * side << 7 | cell.
 */
import type { Position } from "../rules/position.ts";
import { BISHOP, EMPTY, KING, LINE_STEPS, PAWN, RANK, type Side } from "./board.ts";
import { FIRST_STEP, LAST_STEP, STEPS } from "./walk-tables.ts";

/** How many pieces of a side, kings aside, attack a cell. */
export const ATTACKERS: Uint8Array = new Uint8Array(256);
/** Squares that a side's pieces reach, pawns and king aside. */
export const MOBILITY: Int32Array = new Int32Array(2);
/** What a side's men are worth, where they stand. */
export const MATERIAL: Int32Array = new Int32Array(2);
/** Value of a side's pieces, pawns aside: how much of a middlegame it still is. */
export const FORCE: Int32Array = new Int32Array(2);

/** Distance from the edge towards the centre, 0 to 3, of a cell's file and rank. */
const CENTRAL = Uint8Array.from({ length: 120 }, (_, cell) => {
  const file = (cell % 10) - 1;
  return Math.min(Math.max(0, Math.min(file, 7 - file)), Math.max(0, Math.min(RANK[cell], 7 - RANK[cell])));
});

/** Values of the pieces and what a square adds, for `pieceSquareTable`. */
export interface PieceValues {
  /** By role: 0, pawn, knight, bishop, rook, queen, king, anti-king. */
  readonly values: readonly number[];
  /** By role: for each step from the edge to the centre. */
  readonly centre: readonly number[];
  /** For a pawn, by ranks advanced from its own first rank. */
  readonly advance: readonly number[];
}

/** Values ready to look up: what a piece is worth on a cell, at piece << 7 | cell. */
export function pieceSquareTable({ values, centre, advance }: PieceValues): Int16Array {
  const table = new Int16Array(16 << 7);
  for (let piece = 1; piece < 16; piece++) {
    const role = piece & 7;
    for (let cell = 21; cell < 99; cell++) {
      const ranks = piece < 8 ? RANK[cell] : 7 - RANK[cell];
      const advanced = role === PAWN ? (advance[ranks] ?? 0) : 0;
      table[(piece << 7) | cell] = (values[role] ?? 0) + (centre[role] ?? 0) * CENTRAL[cell] + advanced;
    }
  }
  return table;
}

/** Fills the arrays above for a position. */
export function survey(position: Position, table: Int16Array, values: Int16Array): void {
  const { board, lists, counts } = position;
  ATTACKERS.fill(0);
  for (let us = 0; us < 2; us++) {
    const side = us << 7;
    const forward = us === 0 ? 10 : -10;
    let mobility = 0;
    let material = 0;
    let force = 0;
    const last = (us << 6) + counts[us];
    for (let index = us << 6; index < last; index++) {
      const from = lists[index];
      const piece = board[from];
      const role = piece & 7;
      material += table[(piece << 7) | from];
      if (role === PAWN) {
        const ahead = from + forward;
        ATTACKERS[side | (ahead - 1)]++;
        ATTACKERS[side | (ahead + 1)]++;
        continue;
      }
      if (role >= KING) continue;
      force += values[role];
      const slides = role >= BISHOP;
      const lastStep = LAST_STEP[role];
      for (let direction = FIRST_STEP[role]; direction < lastStep; direction++) {
        const step = STEPS[direction];
        let to = from + step;
        while (board[to] === EMPTY) {
          ATTACKERS[side | to]++;
          mobility++;
          if (!slides) break;
          to += step;
        }
        if (board[to] !== EMPTY) ATTACKERS[side | to]++;
      }
    }
    MOBILITY[us] = mobility;
    MATERIAL[us] = material;
    FORCE[us] = force;
  }
}

/** How hard a side's pieces press on the squares around the enemy's king: attacks on them, three a square at most. */
export function pressure(king: number, by: Side): number {
  const side = by << 7;
  let sum = 0;
  for (let index = 0; index < 8; index++) {
    sum += Math.min(ATTACKERS[side | (king + LINE_STEPS[index])], 3);
  }
  return sum;
}
