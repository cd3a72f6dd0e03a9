/**
 * Scores inside the search: integers from the side to move's view. An estimate stays well inside ±DECISIVE;
 * a game won after n plies counts WIN - n, one lost after n plies n - WIN.
 */
import type { Score } from "./engine.ts";

/** The deepest ply of a search. */
export const MAX_PLY = 128;
export const DRAW = 0;
export const WIN = 32_000;
/** Scores at least this far from zero are wins and losses. */
export const DECISIVE = WIN - 2 * MAX_PLY;
export const INFINITE = WIN + 1;

export const isDecisive = (score: number): boolean => score >= DECISIVE || score <= -DECISIVE;

/** The score that the world outside the search reads. */
export function toScore(score: number): Score {
  if (score >= DECISIVE) return { kind: "win", plies: WIN - score };
  if (score <= -DECISIVE) return { kind: "loss", plies: WIN + score };
  // Negating a draw gives -0, which nobody outside should meet.
  return { kind: "centipawns", value: score === 0 ? 0 : score };
}

/** A score met `ply` plies below the root, as the table keeps it: distances count from the position stored. */
export const scoreToTable = (score: number, ply: number): number =>
  score >= DECISIVE ? score + ply : score <= -DECISIVE ? score - ply : score;

/** The reverse of `scoreToTable`. */
export const scoreFromTable = (score: number, ply: number): number =>
  score >= DECISIVE ? score - ply : score <= -DECISIVE ? score + ply : score;
