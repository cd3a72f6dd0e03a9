/** Looking back at a game: what each move gave away, by the values of the positions before and after it. */
import type { Analysis, AnalysisRequest, Engine, Score } from "../engine/engine.ts";
import type { Move } from "../rules/move.ts";
import type { Outcome } from "../rules/outcome.ts";
import type { Color } from "../rules/piece.ts";
import { Position } from "../rules/position.ts";
import { variantOf } from "../rules/variant.ts";
import { reversed } from "./draw-offer.ts";

/** What a position is worth to whoever is to move, with the line expected, and the work that went into it. */
export type ValuedPosition = Pick<Analysis, "score" | "pv" | "depth" | "nodes" | "milliseconds">;

/** A win or a loss that was proved, and what a move made of it. */
export type Slip = "win-turned-loss" | "win-let-go" | "loss-entered";

/** A move that gave something away. Scores are those of whoever made it. */
export interface LosingMove {
  /** Moves of the line before this one. */
  readonly ply: number;
  readonly move: Move;
  /** With the best move, and after the one that was played. */
  readonly before: Score;
  readonly after: Score;
  /** What the engine would have played, and how it goes on. */
  readonly better: readonly Move[];
  /** Centipawns given away; proved results count as a bounded number of them. */
  readonly loss: number;
  readonly slip: Slip | undefined;
}

/** Positions visited for each position of a line: a fixed number, so that looking again finds the same. */
export const REVIEW_NODES = 50_000;

/** Beyond so many centipawns one is as good as won, and more or less of it does not matter. */
const BOUND = 1500;
/** Moves that give away fewer centipawns are no mistakes: the engine's own estimates waver by as much. */
const LEAST = 50;
const MOST_LISTED = 10;

const SLIPS: readonly (Slip | undefined)[] = ["win-turned-loss", "win-let-go", "loss-entered", undefined];

/**
 * The moves of a line that gave away most, at most ten, worst first: those that changed a proved result, then the
 * others by what they lost. `values` are those of the positions from the start on, as far as they are known.
 */
export function losingMoves(moves: readonly Move[], values: readonly ValuedPosition[]): LosingMove[] {
  const losing = moves.flatMap((move, ply): LosingMove[] => {
    const [here, next] = [values[ply], values[ply + 1]];
    if (here === undefined || next === undefined || here.pv[0] === move) return [];
    const [before, after] = [here.score, reversed(next.score)];
    const slip = slipOf(before, after);
    const loss = bounded(before) - bounded(after);
    if (slip === undefined && loss < LEAST) return [];
    return [{ ply, move, before, after, better: here.pv, loss, slip }];
  });
  const rank = ({ slip }: LosingMove): number => SLIPS.indexOf(slip);
  return losing.sort((a, b) => rank(a) - rank(b) || b.loss - a.loss || a.ply - b.ply).slice(0, MOST_LISTED);
}

function slipOf(before: Score, after: Score): Slip | undefined {
  if (before.kind === "win" && after.kind === "loss") return "win-turned-loss";
  if (before.kind === "win" && after.kind !== "win") return "win-let-go";
  if (before.kind !== "loss" && after.kind === "loss") return "loss-entered";
  return undefined;
}

function bounded(score: Score): number {
  switch (score.kind) {
    case "win":
      return BOUND;
    case "loss":
      return -BOUND;
    case "centipawns":
      return Math.min(BOUND, Math.max(-BOUND, score.value));
  }
}

export interface ValuingOptions {
  /** The values known already, from the start of the line on. */
  readonly known: readonly ValuedPosition[];
  /** Hears of all values known after each further one. */
  readonly onValue: (values: readonly ValuedPosition[]) => void;
  /** Ends it early. */
  readonly signal: AbortSignal;
}

/**
 * Lets an engine value the positions of a line one after another, from the first that is not known to the one after
 * the last move. Rejects when the engine fails.
 */
export async function valuePositions(
  engine: Engine,
  line: AnalysisRequest,
  { known, onValue, signal }: ValuingOptions,
): Promise<void> {
  let values = known;
  while (values.length <= line.moves.length && !signal.aborted) {
    const request = { ...line, moves: line.moves.slice(0, values.length) };
    const value = endOf(request) ?? (await search(engine, request, signal));
    if (signal.aborted) return;
    values = [...values, value];
    onValue(values);
  }
}

async function search(engine: Engine, request: AnalysisRequest, signal: AbortSignal): Promise<Analysis> {
  // What other searches found would change the value.
  engine.newGame();
  const search = engine.analyse(request, { nodes: REVIEW_NODES });
  const stop = (): void => search.stop();
  signal.addEventListener("abort", stop);
  try {
    return await search.result;
  } finally {
    signal.removeEventListener("abort", stop);
  }
}

/** The value of a position in which the game has ended; undefined while it goes on. */
function endOf({ variant, setup, moves }: AnalysisRequest): ValuedPosition | undefined {
  const position = Position.tolerant(setup, variantOf(variant));
  for (const move of moves) position.make(move);
  const outcome = position.outcome();
  if (outcome === null) return undefined;
  return { score: scoreOfEnd(outcome, position.turn), pv: [], depth: 0, nodes: 0, milliseconds: 0 };
}

function scoreOfEnd({ winner }: Outcome, turn: Color): Score {
  if (winner === null) return { kind: "centipawns", value: 0 };
  return { kind: winner === turn ? "win" : "loss", plies: 0 };
}
