/**
 * What the program asks of anyone who thinks: our search in a worker, an external UCI engine, or a stand-in for
 * tests. Requests and answers are plain data (set-ups and packed moves), so that they cross threads as they are.
 */
import type { Move } from "../rules/move.ts";
import type { Setup } from "../rules/setup.ts";
import type { VariantId } from "../rules/variant.ts";

/** A position with the way it came about, which repetition depends on. */
export interface AnalysisRequest {
  readonly variant: VariantId;
  /** Where the game began. */
  readonly setup: Setup;
  /** Every move since, in order. */
  readonly moves: readonly Move[];
}

/** When to stop; the first limit that is reached counts. Without any the search goes on until stopped. */
export interface Limits {
  /** Plies of the last iteration. */
  readonly depth?: number;
  /** Positions visited; the first iteration is finished in any case. */
  readonly nodes?: number;
  /** Counted from the request. */
  readonly milliseconds?: number;
  /** No iteration begins after so many milliseconds; the one under way is finished. */
  readonly softMilliseconds?: number;
  /** A win proved within so many plies is good enough. */
  readonly winPlies?: number;
}

/** What to look for, and until when. */
export interface AnalysisOptions extends Limits {
  /** How many of the best moves get a score and a line of their own; 1 unless told otherwise. */
  readonly lines?: number;
  /** Legal moves of the position that alone are considered; absent or empty for all. */
  readonly moves?: readonly Move[];
}

/** The value of a position for the side to move: an estimate, or the plies until the game is won or lost. */
export type Score =
  | { readonly kind: "centipawns"; readonly value: number }
  | { readonly kind: "win"; readonly plies: number }
  | { readonly kind: "loss"; readonly plies: number };

/** A move of the position with what is expected after it, and what it is worth. */
export interface Line {
  readonly score: Score;
  readonly pv: readonly Move[];
}

export interface Analysis extends Line {
  /** The move to play, the first of `pv`; undefined only when there is no legal one. */
  readonly best: Move | undefined;
  /** As many lines as were asked for, if there are so many moves; the first is `score` and `pv`. */
  readonly lines: readonly Line[];
  /** Plies of the last finished iteration; 0 when there was nothing to search. */
  readonly depth: number;
  /** Plies of the longest line that was looked at. */
  readonly deepest: number;
  readonly nodes: number;
  readonly milliseconds: number;
  /** How full the table of known positions is, in thousandths. */
  readonly tableFill: number;
}

/** A search under way. */
export interface Search {
  /** What was found; rejects with a plain sentence when the engine failed. */
  readonly result: Promise<Analysis>;
  /** Ends the search at once: `result` then gives the best found so far, and no more news come. */
  stop(): void;
}

/** How strong a bot plays, and the seed of its whims. */
export interface PlayOptions {
  /** 1 (weakest) to 8; what lies between two levels plays between them. */
  readonly level: number;
  readonly seed: number;
  /** Ends the search before the level would. */
  readonly limits?: Pick<Limits, "depth" | "nodes" | "milliseconds">;
}

export interface Engine {
  /** Analyses a position. `onInfo` hears of every finished iteration. A search still running is stopped. */
  analyse(request: AnalysisRequest, options: AnalysisOptions, onInfo?: (analysis: Analysis) => void): Search;
  /** Picks the move of a bot; the same request, level and seed give the same move. */
  play(request: AnalysisRequest, options: PlayOptions): Search;
  /** Says that what comes is another game: the engine forgets what it knows. */
  newGame(): void;
  /** Ends everything; a search still running is rejected. */
  close(): void;
}
