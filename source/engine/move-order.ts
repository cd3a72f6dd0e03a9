/**
 * The order in which moves are tried: the better it is, the more of the tree is cut off.
 *
 * Each listed move gets a number; `pick` brings the best of the rest to the front. From the top: the table's
 * move, captures, killers and the countermove, and quiet moves by their history. Where captures are compulsory
 * the aim is the reverse: a capture had better take little, and a quiet move had better offer a man.
 */
import type { Position } from "../rules/position.ts";
import { ANTIKING, fromCell, isQuiet, promotedRole, takenPiece, toCell } from "./board.ts";
import { entranceOf, History } from "./history.ts";
import { MAX_PLY } from "./score.ts";

const TABLE_MOVE = 1 << 30;
const CAPTURE = 1 << 26;
const KILLER = 1 << 25;
const OFFER = 1 << 22;

/** How much one would like to take a man, by role, where winning material is the aim; and to spend one. */
const GAIN = Uint8Array.of(0, 10, 30, 31, 50, 90, 0, 0);
/** How much one would like to take a man where losing one's own is the aim. */
const LOSING_GAIN = Uint8Array.of(0, 20, 50, 30, 10, 40, 60, 0);

/** Plies before the root, so that the two moves before any can be looked up. */
const BEFORE_ROOT = 2;

export class MoveOrder {
  /** Numbers of the moves at the same indexes of the move list. */
  private readonly scores: Int32Array;
  /** Two quiet moves a ply that refuted a sibling. */
  private readonly killers = new Int32Array(2 * MAX_PLY + 2);
  private readonly history = new History();
  /** Entrances of the moves on the way down (see history.ts). */
  private readonly path = new Int32Array(MAX_PLY + BEFORE_ROOT + 1);

  constructor(room: number) {
    this.scores = new Int32Array(room);
  }

  /** Notes the move about to be made at a ply, for those who answer it. */
  enter(position: Position, move: number, ply: number): void {
    this.path[ply + BEFORE_ROOT] = entranceOf(position.board[fromCell(move)], toCell(move));
  }

  /** Notes that the turn is about to be passed at a ply. */
  enterPass(ply: number): void {
    this.path[ply + BEFORE_ROOT] = 0;
  }

  /** Numbers the moves from `start` to before `end`. */
  rate(
    position: Position,
    moves: Int32Array,
    start: number,
    end: number,
    tableMove: number,
    ply: number,
  ): void {
    if (position.variant.compulsoryCapture) this.rateLosing(position, moves, start, end, tableMove, ply);
    else this.rateWinning(position, moves, start, end, tableMove, ply);
  }

  /** Brings the best of the moves from `index` on to `index` and returns it. */
  pick(moves: Int32Array, index: number, end: number): number {
    const { scores } = this;
    let best = index;
    let bestScore = scores[index];
    for (let other = index + 1; other < end; other++) {
      if (scores[other] > bestScore) {
        best = other;
        bestScore = scores[other];
      }
    }
    const move = moves[best];
    if (best !== index) {
      moves[best] = moves[index];
      moves[index] = move;
      scores[best] = scores[index];
      scores[index] = bestScore;
    }
    return move;
  }

  /** Whether the move just picked at `index` is worth full depth: the table's, a capture of an enemy, a killer or an offer. */
  isSpecial(index: number): boolean {
    return this.scores[index] >= OFFER;
  }

  /** The history of the quiet move just picked at `index`, unless it is special: within ±3 HISTORY_LIMIT. */
  worthAt(index: number): number {
    return this.scores[index];
  }

  /** Learns that a quiet move refuted, and that those tried before it, from `start` to before `index`, did not. */
  reward(
    position: Position,
    moves: Int32Array,
    start: number,
    index: number,
    depth: number,
    ply: number,
  ): void {
    const { killers, history, path } = this;
    const { board } = position;
    const move = moves[index];
    const slot = 2 * ply;
    if (killers[slot] !== move) {
      killers[slot + 1] = killers[slot];
      killers[slot] = move;
    }
    const previous = path[ply + BEFORE_ROOT - 1];
    const before = path[ply + BEFORE_ROOT - 2];
    history.setAnswer(previous, move);
    const bonus = Math.min(16 * depth * depth + 32 * depth, 1600);
    history.learn(board, move, bonus, previous, before);
    for (let other = start; other < index; other++) {
      if (isQuiet(moves[other])) history.learn(board, moves[other], -bonus, previous, before);
    }
  }

  private rateWinning(
    position: Position,
    moves: Int32Array,
    start: number,
    end: number,
    tableMove: number,
    ply: number,
  ): void {
    const { scores, killers, history, path } = this;
    const { board } = position;
    const own = position.side << 3;
    const first = killers[2 * ply];
    const second = killers[2 * ply + 1];
    const previous = path[ply + BEFORE_ROOT - 1];
    const before = path[ply + BEFORE_ROOT - 2];
    const answer = history.answerTo(previous);
    for (let index = start; index < end; index++) {
      const move = moves[index];
      const taken = takenPiece(move);
      const piece = board[fromCell(move)];
      if (move === tableMove) scores[index] = TABLE_MOVE;
      else if (taken !== 0) {
        const meal = (piece & 7) === ANTIKING && (taken & 8) === own;
        scores[index] = meal
          ? history.worth(entranceOf(piece, toCell(move)), previous, before) - GAIN[taken & 7]
          : CAPTURE + (GAIN[taken & 7] << 8) - GAIN[piece & 7] + (GAIN[promotedRole(move)] << 8);
      } else if (promotedRole(move) !== 0) scores[index] = KILLER + GAIN[promotedRole(move)];
      else if (move === first) scores[index] = KILLER;
      else if (move === second) scores[index] = KILLER - 1;
      else if (move === answer) scores[index] = KILLER - 2;
      else scores[index] = history.worth(entranceOf(piece, toCell(move)), previous, before);
    }
  }

  private rateLosing(
    position: Position,
    moves: Int32Array,
    start: number,
    end: number,
    tableMove: number,
    ply: number,
  ): void {
    const { scores, killers, history, path } = this;
    const { board, attacks } = position;
    const them = position.side === 0 ? 1 : 0;
    const first = killers[2 * ply];
    const second = killers[2 * ply + 1];
    const previous = path[ply + BEFORE_ROOT - 1];
    const before = path[ply + BEFORE_ROOT - 2];
    const answer = history.answerTo(previous);
    for (let index = start; index < end; index++) {
      const move = moves[index];
      if (move === tableMove) {
        scores[index] = TABLE_MOVE;
        continue;
      }
      const to = toCell(move);
      let score = history.worth(entranceOf(board[fromCell(move)], to), previous, before);
      const taken = takenPiece(move);
      if (position.attackerOf(to, them, attacks, taken === 0 ? 0 : to) !== 0) score += OFFER;
      if (taken !== 0) score += CAPTURE + (LOSING_GAIN[taken & 7] << 12);
      else if (move === first || move === second || move === answer) score += KILLER;
      scores[index] = score;
    }
  }
}
