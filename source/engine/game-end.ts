/** What the end of a game is worth `ply` plies below the root, by the variant's facts. */
import type { Position } from "../rules/position.ts";
import { inTrouble, PAWN, QUEEN, ROOK } from "./board.ts";
import { DRAW, WIN } from "./score.ts";

/** The score once somebody has run out of pieces (see `Position.goalReached`): that side wins. */
export function scoreOfGoal(position: Position, ply: number): number {
  const exhausted = position.variant.goal === "no-pieces" ? 0 : 1;
  return position.counts[position.side] === exhausted ? WIN - ply : ply - WIN;
}

/** The score of a side to move that has pieces and no legal move: mated or stalemated. */
export function scoreWithoutMoves(position: Position, ply: number): number {
  const { variant, counts, side } = position;
  if (inTrouble(position)) return variant.mate === "wins" ? WIN - ply : ply - WIN;
  switch (variant.stalemate) {
    case "draw":
      return DRAW;
    case "wins":
      return WIN - ply;
    case "fewer-pieces-win": {
      const more = counts[side] - counts[side ^ 1];
      return more === 0 ? DRAW : more < 0 ? WIN - ply : ply - WIN;
    }
  }
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
