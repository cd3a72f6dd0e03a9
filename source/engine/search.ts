/**
 * Iterative deepening: the whole tree one ply deeper each time, until a limit is reached or nothing better
 * can be found. The moves of the root are searched here, so that each keeps its own score and line.
 */
import { asMove, type Move } from "../rules/move.ts";
import type { Position } from "../rules/position.ts";
import { alphaBeta } from "./alpha-beta.ts";
import { inTrouble } from "./board.ts";
import type { Analysis, Limits, Line } from "./engine.ts";
import { scoreOfEnd } from "./game-end.ts";
import { INFINITE, isDecisive, MAX_PLY, toScore, WIN } from "./score.ts";
import { SearchState, type StopSignal } from "./search-state.ts";
import type { TranspositionTable } from "./transposition-table.ts";

/** Iterations beyond this would only repeat what is known. */
export const MAX_DEPTH = 99;
/** Half the width of the window around the last score in which the next is expected. */
const ASPIRATION = 35;

export interface SearchOptions {
  readonly limits: Limits;
  /** What earlier searches left there is used; a cleared table makes the search repeatable. */
  readonly table: TranspositionTable;
  readonly shouldStop?: StopSignal | undefined;
  /** Milliseconds gone by since the search was asked for, which count against its limits. */
  readonly waited?: number | undefined;
  /** Hears of every finished iteration. */
  readonly onInfo?: ((analysis: Analysis) => void) | undefined;
  /** Depth of the first iteration; 1 unless told otherwise. Threads that help another begin elsewhere. */
  readonly firstDepth?: number;
  /** Moves up to so many centipawns worse than the best get exact scores too; for bots that choose among them. */
  readonly margin?: number;
  /** So many of the best moves get exact scores; 1 unless told otherwise. */
  readonly lines?: number | undefined;
  /** The moves of the root to consider; absent or empty for all. */
  readonly moves?: readonly Move[] | undefined;
}

/** Which moves of the root get exact scores: the best few, and those not much worse than the best. */
interface Breadth {
  readonly lines: number;
  readonly margin: number;
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
  /** Every move whose score is exact, best first; empty when there is no legal move. */
  readonly candidates: readonly Candidate[];
}

/** Searches a position and leaves it as it was. */
export function search(position: Position, options: SearchOptions): SearchResult {
  const { limits, table, shouldStop: stopSignal = () => false, onInfo, waited = 0 } = options;
  const breadth: Breadth = { lines: options.lines ?? 1, margin: options.margin ?? 0 };
  const state = new SearchState(position, { table, limits, stopSignal, waited });
  let order = position.legalMoves();
  if (order.length === 0) {
    const over = { score: toScore(scoreOfEnd(position)), pv: [] };
    return { analysis: analysisOf(state, 0, [over]), candidates: [] };
  }
  const { moves } = options;
  if (moves !== undefined && moves.length > 0) order = order.filter((move) => moves.includes(move));
  let candidates: Candidate[] = [{ move: order[0], score: 0, line: [order[0]] }];
  let analysis = analysisOf(state, 0, candidates.map(lineOf));
  const lastDepth = Math.min(limits.depth ?? MAX_DEPTH, MAX_DEPTH);

  for (let depth = options.firstDepth ?? 1; depth <= lastDepth; depth++) {
    state.iteration = depth;
    const found = searchAround(state, order, depth, candidates[0].score, breadth);
    if (found.length > 0 && (isNarrow(breadth) || !state.stopped)) {
      candidates = found;
      const finished = state.stopped ? depth - 1 : depth;
      analysis = analysisOf(state, finished, found.slice(0, breadth.lines).map(lineOf));
      order = reorder(order, found);
    }
    if (state.stopped) break;
    onInfo?.(analysis);
    if (candidates.slice(0, breadth.lines).every(({ score }) => isProved(score, depth))) break;
    if (candidates[0].score >= WIN - (limits.winPlies ?? -1)) break;
    state.allowStop();
    if (state.stopped) break;
  }
  const { nodes } = state;
  return { analysis: { ...analysis, nodes, milliseconds: state.milliseconds() }, candidates };
}

/** Whether a score cannot change any more: an end of the game within the depth searched. */
const isProved = (score: number, depth: number): boolean =>
  isDecisive(score) && WIN - Math.abs(score) <= depth;

/** Whether nothing but the best move is asked for. */
const isNarrow = ({ lines, margin }: Breadth): boolean => lines === 1 && margin === 0;

/** Searches the root in a window around the score expected, widening it until the score lies inside. */
function searchAround(
  state: SearchState,
  order: readonly Move[],
  depth: number,
  expected: number,
  breadth: Breadth,
): Candidate[] {
  if (!isNarrow(breadth) || depth < 4 || isDecisive(expected)) {
    return searchRoot(state, order, depth, -INFINITE, INFINITE, breadth);
  }
  let width = ASPIRATION;
  for (;;) {
    const alpha = width > 1000 ? -INFINITE : expected - width;
    const beta = width > 1000 ? INFINITE : expected + width;
    const found = searchRoot(state, order, depth, alpha, beta, breadth);
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
  { lines, margin }: Breadth,
): Candidate[] {
  const { position } = state;
  /** Best first. */
  let found: Candidate[] = [];
  for (const [number, move] of order.entries()) {
    const best = found[0]?.score ?? alpha;
    const floor = Math.max(-INFINITE, Math.min(best - margin, found[lines - 1]?.score ?? alpha));
    state.order.enter(position, move, 0);
    position.make(move);
    const checks = state.royals && inTrouble(position);
    const next = depth - 1 + (checks ? 1 : 0);
    state.moveEnd = 0;
    let score = floor + 1;
    if (number >= lines) score = -alphaBeta(state, -floor - 1, -floor, next, 1, checks, true);
    if (score > floor && !state.stopped) score = -alphaBeta(state, -beta, -floor, next, 1, checks, true);
    position.unmake();
    if (state.stopped) break;
    if (score <= floor) continue;
    found = rank([...found, { move, score, line: [move, ...lineBelow(state)] }]);
    if (score >= beta) break;
  }
  return found.filter(({ score }, index) => index < lines || score >= found[0].score - margin);
}

/** Best first; of equals the one that was found first. */
const rank = (found: readonly Candidate[]): Candidate[] => [...found].sort((a, b) => b.score - a.score);

/** The best line found at ply 1. */
function lineBelow(state: SearchState): Move[] {
  return Array.from(state.pv.subarray(MAX_PLY + 1, MAX_PLY + Math.max(1, state.pvEnds[1])), asMove);
}

/** The moves for the next iteration: the candidates first, the others as they stood. */
function reorder(order: readonly Move[], found: readonly Candidate[]): Move[] {
  const first = found.map(({ move }) => move);
  return [...first, ...order.filter((move) => !first.includes(move))];
}

const lineOf = ({ score, line }: Candidate): Line => ({ score: toScore(score), pv: line });

function analysisOf(state: SearchState, depth: number, lines: readonly Line[]): Analysis {
  const { nodes, deepest } = state;
  const { score, pv } = lines[0];
  const tableFill = state.table.fill();
  return {
    best: pv[0],
    score,
    pv,
    lines,
    depth,
    deepest,
    nodes,
    milliseconds: state.milliseconds(),
    tableFill,
  };
}
