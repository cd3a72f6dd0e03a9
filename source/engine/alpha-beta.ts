/**
 * The tree: principal variation search with alpha-beta bounds, negamax style. Each step names its technique.
 *
 * What trusts an estimate (steps 4, 8 and 9) is left out while the side to move has to capture, as then it is not
 * free to keep what it has; and the null move (5) in games of compulsory captures altogether: there the duty to move
 * is what loses.
 */
import { asMove } from "../rules/move.ts";
import { hasPieces, inTrouble, isQuiet, takenPiece } from "./board.ts";
import { isDead, isRepetition, scoreOfGoal, scoreWithoutMoves } from "./game-end.ts";
import { quiescence } from "./quiescence.ts";
import { DECISIVE, DRAW, isDecisive, MAX_PLY, scoreFromTable, scoreToTable, WIN } from "./score.ts";
import type { SearchState } from "./search-state.ts";
import { EXACT, LOWER_BOUND, NO_ESTIMATE, UPPER_BOUND } from "./transposition-table.ts";

/** Plies taken off a late quiet move, at depth << 6 | number of the move. */
const REDUCTIONS = Uint8Array.from({ length: 64 << 6 }, (_, at) => {
  const depth = at >> 6;
  const number = at & 63;
  return depth < 3 || number < 3 ? 0 : Math.floor(0.5 + (Math.log(depth) * Math.log(number)) / 2.2);
});
/** So much history (of ±3 HISTORY_LIMIT) changes a reduction by a ply. */
const HISTORY_OF_A_PLY = 8000;

/** A ply of reverse futility, in centipawns, of which games of compulsory captures have smaller ones. */
const MARGIN = 100;
const LOSING_MARGIN = 90;

/** By remaining depth: how far below the bound an estimate must lie for quiet moves not to be tried. */
const FUTILITY = Int16Array.of(0, 140, 260, 400, 540);
/** By remaining depth: quiet moves beyond this many are not tried; half as many when things got worse. */
const ENOUGH_MOVES = Uint8Array.of(0, 8, 14, 22, 32, 44);

export function alphaBeta(
  state: SearchState,
  alpha: number,
  beta: number,
  depth: number,
  ply: number,
  troubled: boolean,
  mayPass: boolean,
): number {
  if (depth <= 0) return quiescence(state, alpha, beta, ply, troubled);
  const { position, moves, order, table, estimates } = state;
  state.pvEnds[ply] = ply;
  if (state.enter(ply)) return DRAW;

  // 1. The game is over, or goes in circles.
  if (position.goalReached()) return scoreOfGoal(position, ply);
  if (isDead(position) || isRepetition(position, state.rootPly)) return DRAW;
  if (ply >= MAX_PLY - 1) return state.evaluate(position);

  // 2. Distance pruning: nothing here can be better than winning now, or worse than having lost.
  let lower = Math.max(alpha, ply - WIN);
  const upper = Math.min(beta, WIN - ply);
  if (lower >= upper) return lower;
  const inner = upper - lower > 1;

  // 3. The transposition table.
  const low = position.keyLow ^ state.salt;
  const high = position.keyHigh;
  const entry = table.find(low, high);
  let tableMove = 0;
  let estimate = NO_ESTIMATE;
  if (entry >= 0) {
    tableMove = table.moveAt(entry);
    estimate = table.estimateAt(entry);
    const score = scoreFromTable(table.scoreAt(entry), ply);
    const bound = table.boundAt(entry);
    const deep = table.depthAt(entry) >= depth && position.halfmoves < 90;
    if (!inner && deep) {
      if (bound === EXACT) return score;
      if (bound === LOWER_BOUND && score >= upper) return score;
      if (bound === UPPER_BOUND && score <= lower) return score;
    }
  }

  const start = state.moveEnd;
  let end = start;
  if (state.compulsory) {
    end = position.generate(moves, start);
    if (end === start) return scoreWithoutMoves(position, ply);
  }
  const capturing = end > start && takenPiece(moves[start]) !== 0;
  if (capturing || troubled) estimate = NO_ESTIMATE;
  else if (estimate === NO_ESTIMATE) estimate = state.evaluate(position);
  estimates[ply] = estimate;
  /** Whether the side to move stands better than two plies ago. */
  const improving = estimate !== NO_ESTIMATE && ply >= 2 && estimate > estimates[ply - 2];
  const pruning = estimate !== NO_ESTIMATE && !inner && !isDecisive(upper);
  if (pruning) {
    // 4. Reverse futility: so far above the bound that the opponent's best answer will not bring it down.
    const margin = state.compulsory ? LOSING_MARGIN : MARGIN;
    if (depth <= 4 && estimate - margin * (improving ? depth - 1 : depth) >= upper) return estimate;

    // 5. Null move: if even passing keeps the score above the bound, a move will.
    if (
      mayPass &&
      !state.compulsory &&
      depth >= 3 &&
      estimate >= upper &&
      position.enPassant === 0 &&
      hasPieces(position)
    ) {
      order.enterPass(ply);
      position.pass();
      const reduced = depth - 3 - (depth >> 2) - Math.min(3, Math.floor((estimate - upper) / 150));
      const score = -alphaBeta(state, -upper, 1 - upper, reduced, ply + 1, false, false);
      position.pass();
      if (state.stopped) return DRAW;
      if (score >= upper) return score >= DECISIVE ? upper : score;
    }
  }

  if (!state.compulsory) {
    end = position.generate(moves, start);
    if (end === start) return scoreWithoutMoves(position, ply);
  }
  if (position.halfmoves >= 100) return DRAW;

  // 6. Without a move from the table the ordering is poor: search a ply less and fill it.
  let remaining = depth;
  if (tableMove === 0 && depth >= 5) remaining--;
  // 7. A single reply costs no depth, and a choice of two compulsory captures costs half of it.
  const replies = end - start;
  const forced = replies === 1 || (replies === 2 && capturing && (depth & 1) === 1);
  if (forced && ply < 2 * state.iteration) remaining++;

  order.rate(position, moves, start, end, tableMove, ply);
  state.moveEnd = end;
  const enough = remaining < ENOUGH_MOVES.length ? ENOUGH_MOVES[remaining] >> (improving ? 0 : 1) : end;
  let best = -WIN;
  let bestMove = 0;
  for (let index = start; index < end; index++) {
    const move = order.pick(moves, index, end);
    const quiet = isQuiet(move);
    const number = index - start;
    order.enter(position, move, ply);
    position.make(asMove(move));
    const checks = state.royals && inTrouble(position);

    if (pruning && quiet && !checks && number > 0 && best > -DECISIVE) {
      // 8. Late move pruning: with so little depth left the history is right that these are not worth a look.
      if (number > enough && !order.isSpecial(index)) {
        position.unmake();
        continue;
      }
      // 9. Futility: a quiet move will not lift a hopeless estimate in the few plies left.
      if (remaining < FUTILITY.length && estimate + FUTILITY[remaining] <= lower) {
        // What is not searched is still taken to be worth that much, or the bound stored below would be too low.
        best = Math.max(best, estimate + FUTILITY[remaining]);
        position.unmake();
        continue;
      }
    }

    // 10. Check and anti-check extend the line.
    const next = remaining - 1 + (checks && ply < 2 * state.iteration ? 1 : 0);
    let score: number;
    if (number === 0) score = -alphaBeta(state, -upper, -lower, next, ply + 1, checks, true);
    else {
      // 11. Late quiet moves are searched less deep first.
      let reduction = 0;
      if (quiet && !checks && !troubled && !capturing && !order.isSpecial(index)) {
        reduction = REDUCTIONS[(Math.min(remaining, 63) << 6) | Math.min(number, 63)];
        if (reduction > 0) {
          if (inner) reduction--;
          if (!improving) reduction++;
          reduction -= Math.trunc(order.worthAt(index) / HISTORY_OF_A_PLY);
          reduction = Math.max(0, Math.min(reduction, next - 1));
        }
      }
      score = -alphaBeta(state, -lower - 1, -lower, next - reduction, ply + 1, checks, true);
      if (score > lower && reduction > 0) {
        score = -alphaBeta(state, -lower - 1, -lower, next, ply + 1, checks, true);
      }
      // 12. A move that beats the best so far gets its exact value.
      if (score > lower && score < upper)
        score = -alphaBeta(state, -upper, -lower, next, ply + 1, checks, true);
    }
    position.unmake();
    if (state.stopped) {
      state.moveEnd = start;
      return DRAW;
    }

    if (score > best) {
      best = score;
      if (score > lower) {
        bestMove = move;
        lower = score;
        if (inner) state.extendLine(move, ply);
        if (score >= upper) {
          if (quiet) order.reward(position, moves, start, index, depth, ply);
          break;
        }
      }
    }
  }
  state.moveEnd = start;
  const bound = best >= upper ? LOWER_BOUND : bestMove === 0 ? UPPER_BOUND : EXACT;
  table.store(low, high, bestMove, scoreToTable(best, ply), Math.min(depth, remaining), bound, estimate);
  return best;
}
