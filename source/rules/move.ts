import { roleOf, squareOf } from "./mailbox.ts";
import type { Role } from "./piece.ts";
import type { Square } from "./square.ts";

/**
 * A move as one integer, complete enough to be made and unmade without looking anything up:
 *
 *     bits  0–6   cell it leaves
 *     bits  7–13  cell it enters (for castling, the king's)
 *     bits 14–17  piece it takes, colour included; 0 for none
 *     bits 18–20  role a pawn becomes; 0 for none
 *     bits 21–23  kind: one of the constants below
 *
 * Outside the rules core and the engine only the accessors know this layout.
 */
export type Move = number & { readonly __move: never };

export const DOUBLE_STEP = 1;
export const EN_PASSANT = 2;
export const CASTLING = 3;
export const LEAP = 4;

export const moveFrom = (move: Move): Square => squareOf(move & 127);
export const moveTo = (move: Move): Square => squareOf((move >> 7) & 127);
/** Whether the move takes anything, en passant and an anti-king's meal from its own side included. */
export const isCapture = (move: Move): boolean => ((move >> 14) & 15) !== 0;
/** What the moving pawn becomes; undefined when the move is no promotion. */
export const movePromotion = (move: Move): Role | undefined =>
  (move >> 18) & 7 ? roleOf((move >> 18) & 7) : undefined;
/** What the move takes; undefined when it takes nothing. */
export const moveCaptured = (move: Move): Role | undefined =>
  isCapture(move) ? roleOf((move >> 14) & 15) : undefined;
export const isCastling = (move: Move): boolean => move >> 21 === CASTLING;
export const isEnPassant = (move: Move): boolean => move >> 21 === EN_PASSANT;
export const isLeap = (move: Move): boolean => move >> 21 === LEAP;
export const isDoubleStep = (move: Move): boolean => move >> 21 === DOUBLE_STEP;

/** Takes an entry of a list that `Position.generate` has filled for what it is. */
export const asMove = (listed: number): Move => listed as Move;
