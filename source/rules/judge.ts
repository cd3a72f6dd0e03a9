/** Who has won, and why, as far as a position and its history show it (rules, "Results"). */
import { BISHOP, KNIGHT, RANK, type Side } from "./mailbox.ts";
import type { Outcome } from "./outcome.ts";
import { type Color, opposite } from "./piece.ts";
import type { Position } from "./position.ts";

/** Plies without a capture or a pawn move after which a game is drawn. */
const FIFTY_MOVES = 100;

/** The result of a position, tested in the order of the rules; null while the game goes on. */
export function judge(position: Position): Outcome | null {
  const { variant } = position;
  if (variant.goal !== "none" && position.goalReached()) {
    return { winner: winnerAtGoal(position), reason: variant.goal };
  }
  if (!position.hasMoves())
    return { winner: winnerWithoutMoves(position), reason: reasonWithoutMoves(position) };
  if (variant.dead !== "none" && isDead(position)) return { winner: null, reason: variant.dead };
  if (position.halfmoves >= FIFTY_MOVES) return { winner: null, reason: "fifty-move" };
  if (position.occurrences() >= 3) return { winner: null, reason: "threefold" };
  return null;
}

/** Whether nobody can win any more by the variant's own test. */
export function isDead(position: Position): boolean {
  switch (position.variant.dead) {
    case "dead-position":
      return oppositeBishops(position);
    case "insufficient-material":
      return insufficientMaterial(position);
    case "none":
      return false;
  }
}

/** Who has won once somebody has run out of pieces (`Position.goalReached`): if both have, the side to move. */
export function winnerAtGoal({ variant, counts, side, turn }: Position): Color {
  const exhausted = variant.goal === "no-pieces" ? 0 : 1;
  return counts[side] === exhausted ? turn : opposite(turn);
}

/** Who has won when the side to move has pieces and no legal move, mated or stalemated; null for a draw. */
export function winnerWithoutMoves(position: Position): Color | null {
  const { variant, turn } = position;
  const { king, antiking } = position.check();
  if (!king && !antiking) return stalemateWinner(position);
  return variant.mate === "wins" ? turn : opposite(turn);
}

function reasonWithoutMoves(position: Position): Outcome["reason"] {
  const { king, antiking } = position.check();
  if (king && antiking) return "both-mate";
  return king ? "king-mate" : antiking ? "antiking-mate" : "stalemate";
}

function stalemateWinner({ variant, turn, counts }: Position): Color | null {
  switch (variant.stalemate) {
    case "draw":
      return null;
    case "wins":
      return turn;
    case "fewer-pieces-win": {
      const [white, black] = counts;
      return white === black ? null : white < black ? "w" : "b";
    }
  }
}

/** Only bishops left: all of White's on one colour of square and all of Black's on the other. */
function oppositeBishops(position: Position): boolean {
  const { counts, pieceCounts } = position;
  if (pieceCounts[BISHOP] !== counts[0] || pieceCounts[8 | BISHOP] !== counts[1]) return false;
  const white = bishopShades(position, 0);
  const black = bishopShades(position, 1);
  return white.size === 1 && black.size === 1 && !black.has(white.has(0) ? 0 : 1);
}

/** Bare kings, a single minor piece, or bishops all on one colour of square. */
function insufficientMaterial(position: Position): boolean {
  const { counts, pieceCounts } = position;
  const total = counts[0] + counts[1];
  const knights = pieceCounts[KNIGHT] + pieceCounts[8 | KNIGHT];
  const bishops = pieceCounts[BISHOP] + pieceCounts[8 | BISHOP];
  if (total === 2) return true;
  if (total === 3 && knights + bishops === 1) return true;
  const shades = new Set([...bishopShades(position, 0), ...bishopShades(position, 1)]);
  return total === 2 + bishops && shades.size === 1;
}

/** The colours of square (0 or 1) on which a side has bishops. */
function bishopShades({ board, counts, lists }: Position, side: Side): Set<number> {
  const cells = Array.from(lists.subarray(side << 6, (side << 6) + counts[side]));
  const bishops = cells.filter((cell) => (board[cell] & 7) === BISHOP);
  return new Set(bishops.map((cell) => (cell + RANK[cell]) & 1));
}
