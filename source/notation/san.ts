/** SAN, written strictly (rules, "Moves in words"). Reading it leniently is parse-move.ts. */
import { isCapture, isCastling, type Move, moveFrom, movePromotion, moveTo } from "../rules/move.ts";
import type { Role } from "../rules/piece.ts";
import type { Position } from "../rules/position.ts";
import { fileOf, rankOf, type Square, squareName } from "../rules/square.ts";
import { LETTERS } from "./letters.ts";

/** The SAN of a legal move of the position, check and mate marks included. The position is left as it was. */
export function formatSan(position: Position, move: Move): string {
  return bareSan(position, move) + suffix(position, move);
}

/** The SAN of a pseudo-legal move without its mark: what a refused move is called. */
export function bareSan(position: Position, move: Move): string {
  const to = squareName(moveTo(move));
  const role = position.pieceAt(moveFrom(move))?.role ?? "pawn";
  if (isCastling(move)) return moveTo(move) > moveFrom(move) ? "O-O" : "O-O-O";
  const captures = isCapture(move) ? "x" : "";
  if (role === "pawn") {
    const promotion = movePromotion(move);
    const file = captures || pawnFileNeeded(position, move) ? squareName(moveFrom(move)).charAt(0) : "";
    return file + captures + to + (promotion === undefined ? "" : `=${LETTERS[promotion]}`);
  }
  return LETTERS[role] + origin(position, move, role) + captures + to;
}

/** The line of SAN of moves played one after another from a position, which is left as it was. */
export function formatLine(position: Position, moves: readonly Move[]): string[] {
  const copy = position.clone();
  return moves.map((move) => {
    const text = formatSan(copy, move);
    copy.make(move);
    return text;
  });
}

function suffix(position: Position, move: Move): string {
  position.make(move);
  const { king, antiking } = position.check();
  const outcome = position.outcome();
  position.unmake();
  if (outcome !== null && outcome.winner !== null) return "#";
  return king || antiking ? "+" : "";
}

/** Two Berolina pawns may step to one square; orthodox pawns never do. */
function pawnFileNeeded(position: Position, move: Move): boolean {
  return rivals(position, move, "pawn").some((from) => fileOf(from) !== fileOf(moveFrom(move)));
}

/** As much of the origin as tells the piece from others of its kind that could go there. */
function origin(position: Position, move: Move, role: Role): string {
  const from = moveFrom(move);
  const others = rivals(position, move, role);
  if (others.length === 0) return "";
  const name = squareName(from);
  if (others.every((other) => fileOf(other) !== fileOf(from))) return name.charAt(0);
  if (others.every((other) => rankOf(other) !== rankOf(from))) return name.charAt(1);
  return name;
}

/** Where other pieces of the role stand that can legally make a move to the same square, alike as to taking. */
function rivals(position: Position, move: Move, role: Role): Square[] {
  const rivalMoves = position
    .legalMoves()
    .filter(
      (other) =>
        moveTo(other) === moveTo(move) &&
        moveFrom(other) !== moveFrom(move) &&
        isCapture(other) === isCapture(move) &&
        position.pieceAt(moveFrom(other))?.role === role,
    );
  return [...new Set(rivalMoves.map(moveFrom))];
}
