/**
 * Evaluation where capturing is compulsory and losing one's men wins.
 *
 * Men are burdens, most of all the long-ranging ones that can be made to capture on and on; near the end a
 * king, knight, bishop or rook is none any more. What decides games is tempo: who has safe moves left, and who
 * can offer men that the other side must take.
 */
import type { Position } from "../rules/position.ts";
import { BISHOP, EMPTY, KING, KNIGHT_STEPS, LINE_STEPS, OFF, PAWN, QUEEN, RANK, type Side } from "./board.ts";

/** What men are worth to their owner, by role (0, pawn, knight, bishop, rook, queen, king, anti-king). */
export interface LosingWeights {
  /** With all men on the board, and with next to none. */
  readonly opening: readonly number[];
  readonly ending: readonly number[];
  /** For the square root of the number of quiet moves. */
  readonly mobility: number;
  /** For each quiet move that offers a man, up to `mostOffers`. */
  readonly offer: number;
  readonly mostOffers: number;
  /** For a side whose enemy must capture if it comes to move. */
  readonly threat: number;
  /** For a pawn, each rank advanced. */
  readonly advance: number;
  readonly tempo: number;
}

export const ANTICHESS_WEIGHTS: LosingWeights = {
  opening: [0, -70, -100, -176, -307, -74, -14, 0],
  ending: [0, -107, 0, 0, 0, -142, 0, 0],
  mobility: 25,
  offer: 6,
  mostOffers: 6,
  threat: 55,
  advance: 0,
  tempo: 0,
};

const STEPS = Int8Array.of(...KNIGHT_STEPS, ...LINE_STEPS);
const FIRST_STEP = Uint8Array.of(0, 0, 0, 8, 12, 8, 8, 8);
const LAST_STEP = Uint8Array.of(0, 0, 8, 12, 16, 16, 16, 16);

/** Whether a side attacks a cell, at side << 7 | cell. */
const ATTACKED = new Uint8Array(256);
/** The cells that each side's quiet moves enter, from 0 and from 512 on, and how many there are. */
const QUIETS = new Uint8Array(1024);
const QUIET_COUNT = new Int32Array(2);
/** Captures each side has. */
const CAPTURES = new Int32Array(2);
const ADVANCED = new Int32Array(2);

/** Mobility terms by number of moves, before their weight: square roots, as the first few moves count most. */
const ROOTS = Float64Array.from({ length: 512 }, (_, moves) => Math.sqrt(moves));

/** An evaluation with the weights given: centipawns for the side to move. */
export function createLosingEvaluator(weights: LosingWeights): (position: Position) => number {
  const opening = Int32Array.from(weights.opening);
  const ending = Int32Array.from(weights.ending);
  const { mobility, offer, mostOffers, threat, advance, tempo } = weights;
  const side = (position: Position, us: Side): number => {
    const them = us === 0 ? 1 : 0;
    const { pieceCounts, counts } = position;
    let early = 0;
    let late = 0;
    for (let role = PAWN; role <= KING; role++) {
      const men = pieceCounts[(us << 3) | role];
      early += men * opening[role];
      late += men * ending[role];
    }
    const men = Math.max(0, Math.min(28, counts[0] + counts[1] - 4));
    let score = (early * men + late * (28 - men)) / 28;
    let offers = 0;
    const last = (us << 9) + QUIET_COUNT[us];
    for (let index = us << 9; index < last; index++) offers += ATTACKED[(them << 7) | QUIETS[index]];
    score += mobility * ROOTS[QUIET_COUNT[us]] + offer * Math.min(offers, mostOffers);
    score += advance * ADVANCED[us];
    if (CAPTURES[them] !== 0) score += threat;
    return score;
  };
  return (position) => {
    walk(position);
    const score = (side(position, 0) - side(position, 1)) | 0;
    return (position.side === 0 ? score : -score) + tempo;
  };
}

/** Fills the arrays above: where both sides' men can go, whoever is to move. */
function walk(position: Position): void {
  const { board, lists, counts } = position;
  ATTACKED.fill(0);
  for (let us = 0; us < 2; us++) {
    const forward = us === 0 ? 10 : -10;
    const home = us === 0 ? 1 : 6;
    const side = us << 7;
    const enemy = (us ^ 1) << 3;
    let end = us << 9;
    let captures = 0;
    let advanced = 0;
    const last = (us << 6) + counts[us];
    for (let index = us << 6; index < last; index++) {
      const from = lists[index];
      const role = board[from] & 7;
      if (role === PAWN) {
        const ahead = from + forward;
        const rank = RANK[from];
        advanced += us === 0 ? rank - 1 : 6 - rank;
        ATTACKED[side | (ahead - 1)] = 1;
        ATTACKED[side | (ahead + 1)] = 1;
        const left = board[ahead - 1];
        const right = board[ahead + 1];
        if (left !== EMPTY && left !== OFF && (left & 8) === enemy) captures++;
        if (right !== EMPTY && right !== OFF && (right & 8) === enemy) captures++;
        if (board[ahead] === EMPTY) {
          QUIETS[end++] = ahead;
          if (rank === home && board[ahead + forward] === EMPTY) QUIETS[end++] = ahead + forward;
        }
        continue;
      }
      const slides = role >= BISHOP && role <= QUEEN;
      const lastStep = LAST_STEP[role];
      for (let direction = FIRST_STEP[role]; direction < lastStep; direction++) {
        const step = STEPS[direction];
        let to = from + step;
        let met = board[to];
        while (met === EMPTY) {
          ATTACKED[side | to] = 1;
          QUIETS[end++] = to;
          if (!slides) break;
          to += step;
          met = board[to];
        }
        if (met !== EMPTY && met !== OFF) {
          ATTACKED[side | to] = 1;
          if ((met & 8) === enemy) captures++;
        }
      }
    }
    QUIET_COUNT[us] = end - (us << 9);
    CAPTURES[us] = captures;
    ADVANCED[us] = advanced;
  }
}
