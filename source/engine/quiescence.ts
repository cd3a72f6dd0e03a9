/**
 * The end of each line: captures are played out until the position can be estimated.
 *
 * A side that is free may stand pat on the estimate. In check and in anti-check it is not: every move is tried,
 * and having none ends the game. To try the withdrawals of an anti-king's lone attacker as well won nothing in
 * matches: the search finds them a ply earlier. Where capturing is compulsory only a single capture is followed: all the ways
 * in which two armies can eat each other have no end, and a ply of search is worth more (measured).
 */
import { asMove } from "../rules/move.ts";
import { ANTIKING, fromCell, inTrouble, promotedRole, takenPiece, toCell } from "./board.ts";
import { isDead, scoreOfGoal, scoreWithoutMoves } from "./game-end.ts";
import { DRAW, MAX_PLY, scoreFromTable, WIN } from "./score.ts";
import type { SearchState } from "./search-state.ts";
import { EXACT, LOWER_BOUND, NO_ESTIMATE, UPPER_BOUND } from "./transposition-table.ts";

/** Roughly what men are worth where winning material is the aim. */
const VALUES = Int16Array.of(0, 100, 310, 320, 480, 900, 0, 0);
/** A capture that stays this far below what is needed, the man taken included, is not tried. */
const MARGIN = 150;
/**
 * Plies beyond the leaf after which trouble is no longer followed: where each evasion brings the other side into
 * trouble, a line has no end, and the tree of such lines outgrows everything.
 */
const MOST_EVASIONS = 8;

/** The value of a leaf; `beyond` counts the plies since the search proper ended. Bounds and ply as in `alphaBeta`. */
export function quiescence(
  state: SearchState,
  alpha: number,
  beta: number,
  ply: number,
  troubled: boolean,
  beyond = 0,
): number {
  state.pvEnds[ply] = ply;
  if (state.enter(ply)) return DRAW;
  const { position, moves, order, table, compulsory } = state;
  if (position.goalReached()) return scoreOfGoal(position, ply);
  if (isDead(position)) return DRAW;
  if (ply >= MAX_PLY - 1) return state.evaluate(position);

  const entry = table.find(position.keyLow ^ state.salt, position.keyHigh);
  let tableMove = 0;
  let estimate = NO_ESTIMATE;
  if (entry >= 0) {
    tableMove = table.moveAt(entry);
    estimate = table.estimateAt(entry);
    if (beta - alpha === 1) {
      const score = scoreFromTable(table.scoreAt(entry), ply);
      const bound = table.boundAt(entry);
      if (bound === EXACT || bound === (score >= beta ? LOWER_BOUND : UPPER_BOUND)) {
        if (bound !== UPPER_BOUND || score <= alpha) return score;
      }
    }
  }

  let best = ply - WIN;
  let lower = alpha;
  const start = state.moveEnd;
  let end: number;
  if (troubled && beyond >= MOST_EVASIONS) return state.evaluate(position);
  if (troubled || compulsory) {
    end = position.generate(moves, start);
    if (end === start) return scoreWithoutMoves(position, ply);
    if (!troubled && (end > start + 1 || takenPiece(moves[start]) === 0)) return state.evaluate(position);
  } else {
    best = estimate === NO_ESTIMATE ? state.evaluate(position) : estimate;
    if (best >= beta) return best;
    if (best > lower) lower = best;
    end = position.generate(moves, start, true);
  }

  order.rate(position, moves, start, end, tableMove, ply);
  state.moveEnd = end;
  const forced = troubled || compulsory;
  const standing = best;
  for (let index = start; index < end; index++) {
    const move = order.pick(moves, index, end);
    if (!forced && isHopeless(state, move, standing, lower)) continue;
    order.enter(position, move, ply);
    position.make(asMove(move));
    const score = -quiescence(state, -beta, -lower, ply + 1, state.royals && inTrouble(position), beyond + 1);
    position.unmake();
    if (state.stopped) break;
    if (score > best) {
      best = score;
      if (score > lower) {
        lower = score;
        state.extendLine(move, ply);
        if (score >= beta) break;
      }
    }
  }
  state.moveEnd = start;
  return best;
}

/** Whether a capture cannot be worth a look: it wins too little, or loses the capturing man for a lesser one. */
function isHopeless(state: SearchState, move: number, standing: number, lower: number): boolean {
  const { position } = state;
  const role = position.board[fromCell(move)] & 7;
  if (role === ANTIKING) return true;
  const gain = VALUES[takenPiece(move) & 7];
  if (promotedRole(move) !== 0) return false;
  if (standing + gain + MARGIN <= lower) return true;
  if (VALUES[role] <= gain + 50) return false;
  const them = position.side === 0 ? 1 : 0;
  return position.attackerOf(toCell(move), them, position.attacks, toCell(move)) !== 0;
}
