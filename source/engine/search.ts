/**
 * Iterative deepening: the whole tree one ply deeper each time, until a limit is reached or nothing better
 * can be found. The moves of the root are searched here, so that each keeps its own score and line.
 */
import { asMove, type Move } from "../rules/move.ts";
import type { Position } from "../rules/position.ts";
import { alphaBeta } from "./alpha-beta.ts";
import { inTrouble } from "./board.ts";
import type { Analysis, Limits } from "./engine.ts";
import { scoreOfGoal, scoreWithoutMoves } from "./game-end.ts";
import { INFINITE, isDecisive, MAX_PLY, toScore, WIN } from "./score.ts";
import { SearchState, type StopSignal } from "./search-state.ts";
import type { TranspositionTable } from "./transposition-table.ts";

/** Iterations beyond this would only repeat what is known. */
const MAX_DEPTH = 99;
/** Half the width of the window around the last score in which the next is expected. */
const ASPIRATION = 35;

export interface SearchOptions {
  readonly limits: Limits;
  /** Cleared before use, so that a search depends on nothing but its position and limits. */
  readonly table: TranspositionTable;
  readonly shouldStop?: StopSignal;
  /** Hears of every finished iteration. */
  readonly onInfo?: ((analysis: Analysis) => void) | undefined;
  /** Moves up to so many centipawns worse than the best get exact scores too; for bots that choose among them. */
  readonly margin?: number;
}

/** A move of the root whose score is exact. */
export interface Candidate {
  readonly move: Move;
  /** As inside the search; see score.ts. */
  readonly score: number;
  readonly line: readonly Move[];
}

export interface SearchResult {
  readonly analysis: Analysis;
  /** Every move within the margin, best first; empty when there is no legal move. */
  readonly candidates: readonly Candidate[];
}

/** Searches a position and leaves it as it was. */
export function search(position: Position, options: SearchOptions): SearchResult {
  const { limits, table, shouldStop = () => false, onInfo, margin = 0 } = options;
  table.clear();
  const state = new SearchState(position, table, limits, shouldStop);
  let order = position.legalMoves();
  if (order.length === 0) return { analysis: analysisOf(state, 0, overScore(position), []), candidates: [] };
  let candidates: Candidate[] = [{ move: order[0], score: 0, line: [order[0]] }];
  let analysis = analysisOf(state, 0, 0, [order[0]]);
  const lastDepth = Math.min(limits.depth ?? MAX_DEPTH, MAX_DEPTH);

  for (let depth = 1; depth <= lastDepth; depth++) {
    state.iteration = depth;
    const found = searchAround(state, order, depth, candidates[0].score, margin);
    if (found.length > 0 && (margin === 0 || !state.stopped)) {
      candidates = found;
      const finished = state.stopped ? depth - 1 : depth;
      analysis = analysisOf(state, finished, found[0].score, found[0].line);
      order = reorder(order, found);
    }
    if (state.stopped) break;
    onInfo?.(analysis);
    const best = candidates[0].score;
    if (isDecisive(best) && WIN - Math.abs(best) <= depth) break;
    state.allowStop();
    if (state.stopped) break;
  }
  const { nodes } = state;
  return { analysis: { ...analysis, nodes, milliseconds: state.milliseconds() }, candidates };
}

/** Searches the root in a window around the score expected, widening it until the score lies inside. */
function searchAround(
  state: SearchState,
  order: readonly Move[],
  depth: number,
  expected: number,
  margin: number,
): Candidate[] {
  if (margin > 0 || depth < 4 || isDecisive(expected)) {
    return searchRoot(state, order, depth, -INFINITE, INFINITE, margin);
  }
  let width = ASPIRATION;
  for (;;) {
    const alpha = width > 1000 ? -INFINITE : expected - width;
    const beta = width > 1000 ? INFINITE : expected + width;
    const found = searchRoot(state, order, depth, alpha, beta, margin);
    const best = found[0]?.score ?? -INFINITE;
    if (state.stopped) return found;
    if (best > alpha && best < beta) return found;
    width *= 4;
  }
}

/** One pass over the root's moves; returns those with exact scores, best first. */
function searchRoot(
  state: SearchState,
  order: readonly Move[],
  depth: number,
  alpha: number,
  beta: number,
  margin: number,
): Candidate[] {
  const { position } = state;
  const found: Candidate[] = [];
  let best = alpha;
  for (const [number, move] of order.entries()) {
    const floor = Math.max(-INFINITE, best - margin);
    position.make(move);
    const checks = state.royals && inTrouble(position);
    const next = depth - 1 + (checks ? 1 : 0);
    state.moveEnd = 0;
    let score = floor + 1;
    if (number > 0) score = -alphaBeta(state, -floor - 1, -floor, next, 1, checks, true);
    if (score > floor && !state.stopped) score = -alphaBeta(state, -beta, -floor, next, 1, checks, true);
    position.unmake();
    if (state.stopped) break;
    if (score <= floor) continue;
    found.push({ move, score, line: [move, ...lineBelow(state)] });
    best = Math.max(best, score);
    if (score >= beta) break;
  }
  return found.filter(({ score }) => score > best - margin - 1).sort((a, b) => b.score - a.score);
}

/** The best line found at ply 1. */
function lineBelow(state: SearchState): Move[] {
  return Array.from(state.pv.subarray(MAX_PLY + 1, MAX_PLY + Math.max(1, state.pvEnds[1])), asMove);
}

/** The moves for the next iteration: the candidates first, the others as they stood. */
function reorder(order: readonly Move[], found: readonly Candidate[]): Move[] {
  const first = found.map(({ move }) => move);
  return [...first, ...order.filter((move) => !first.includes(move))];
}

function overScore(position: Position): number {
  return position.goalReached() ? scoreOfGoal(position, 0) : scoreWithoutMoves(position, 0);
}

function analysisOf(state: SearchState, depth: number, score: number, pv: readonly Move[]): Analysis {
  const { nodes } = state;
  return { best: pv[0], score: toScore(score), pv, depth, nodes, milliseconds: state.milliseconds() };
}
