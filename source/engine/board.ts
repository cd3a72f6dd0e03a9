/**
 * The engine's window on the rules core's inner encoding (rules/mailbox.ts, rules/move.ts): the tree is hot,
 * so it reads cells and piece codes as they are. The rest of the engine knows the encoding through this file.
 */
import { BISHOP, KNIGHT, QUEEN, ROOK } from "../rules/mailbox.ts";
import type { Position } from "../rules/position.ts";

export {
  ANTIKING,
  BISHOP,
  EMPTY,
  KING,
  KNIGHT,
  KNIGHT_STEPS,
  LINE_STEPS,
  OFF,
  PAWN,
  QUEEN,
  RANK,
  ROOK,
  type Side,
} from "../rules/mailbox.ts";

/** Packed moves are read from lists of plain integers in the tree. */
export const fromCell = (move: number): number => move & 127;
export const toCell = (move: number): number => (move >> 7) & 127;
/** Code of the piece a move takes; 0 for none. */
export const takenPiece = (move: number): number => (move >> 14) & 15;
/** Role a pawn becomes; 0 for none. */
export const promotedRole = (move: number): number => (move >> 18) & 7;
export const isQuiet = (move: number): boolean => (move & (0x7f << 14)) === 0;

/** Whether the side to move is in check or in anti-check. */
export function inTrouble(position: Position): boolean {
  const us = position.side;
  const them = us === 0 ? 1 : 0;
  const king = position.kings[us];
  if (king !== 0 && position.attackerOf(king, them, position.attacks, 0) !== 0) return true;
  const antiking = position.antikings[us];
  return antiking !== 0 && position.attackerOf(antiking, them, position.antikingAttacks, 0) === 0;
}

/** Whether the side to move has more than pawns and royals. */
export function hasPieces(position: Position): boolean {
  const { pieceCounts } = position;
  const us = position.side << 3;
  const minor = pieceCounts[us | KNIGHT] + pieceCounts[us | BISHOP];
  return minor + pieceCounts[us | ROOK] + pieceCounts[us | QUEEN] !== 0;
}
