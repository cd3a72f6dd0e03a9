/** What the end of a game is worth `ply` plies below the root, by the variant's facts. */
import { winnerAtGoal, winnerWithoutMoves } from "../rules/judge.ts";
import type { Color } from "../rules/piece.ts";
import type { Position } from "../rules/position.ts";
import { PAWN, QUEEN, ROOK } from "./board.ts";
import { DRAW, WIN } from "./score.ts";

/** The score once somebody has run out of pieces (see `Position.goalReached`). */
export const scoreOfGoal = (position: Position, ply: number): number =>
  worth(winnerAtGoal(position), position, ply);

/** The score of a side to move that has pieces and no legal move: mated or stalemated. */
export const scoreWithoutMoves = (position: Position, ply: number): number =>
  worth(winnerWithoutMoves(position), position, ply);

/** A result as a score of the side to move: the sooner a win and the later a loss, the better. */
function worth(winner: Color | null, { turn }: Position, ply: number): number {
  if (winner === null) return DRAW;
  return winner === turn ? WIN - ply : ply - WIN;
}

/** The score of a position in which the game is over, by either of the two. */
export const scoreOfEnd = (position: Position): number =>
  position.goalReached() ? scoreOfGoal(position, 0) : scoreWithoutMoves(position, 0);

/**
 * Whether a position inside the tree counts as drawn by repetition: it has stood before below the root, where
 * both sides could have chosen otherwise, or it stands for the third time in the game.
 */
export function isRepetition(position: Position, rootPly: number): boolean {
  if (position.halfmoves < 4) return false;
  return position.occurrences(rootPly) > 1 || position.occurrences() > 2;
}

/** Whether nobody can win any more; the full test waits until no pawn, rook or queen is left. */
export function isDead(position: Position): boolean {
  if (position.variant.dead === "none") return false;
  const { pieceCounts } = position;
  const strong =
    pieceCounts[PAWN] +
    pieceCounts[ROOK] +
    pieceCounts[QUEEN] +
    pieceCounts[8 + PAWN] +
    pieceCounts[8 + ROOK] +
    pieceCounts[8 + QUEEN];
  return strong === 0 && position.isDead();
}
