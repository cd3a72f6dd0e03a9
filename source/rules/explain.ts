/**
 * Why a move is refused, or that it is not: for any two squares (and a promotion) of any position exactly one
 * answer, the first that applies of a fixed order. Answers are data; sentences are made of them elsewhere.
 *
 * The order: game over, no piece there, not your turn, the piece does not move so, the way is blocked, own
 * piece in the way, what anti-kings take and who takes them, leaps, castling, the royals, compulsory capture,
 * promotion, and at last: legal.
 */

import { explainMovement, type MovementFault } from "./explain-movement.ts";
import { pseudoLegalMoves } from "./generator.ts";
import { isCapture, type Move, moveFrom, movePromotion, moveTo } from "./move.ts";
import type { Outcome } from "./outcome.ts";
import { opposite, type Piece, type Role } from "./piece.ts";
import { ANTIKING_UNATTACKED, KING_ATTACKED, type Position } from "./position.ts";
import type { Square } from "./square.ts";

/** What someone wants to move where; the promotion only where they have named one. */
export interface MoveWish {
  readonly from: Square;
  readonly to: Square;
  readonly promotion?: Role | undefined;
}

/** A king that the move would leave attacked, and by what. */
export interface KingFault {
  readonly king: Square;
  readonly attackers: readonly Square[];
  /** Whether the king is attacked already, so that the move fails to end it. */
  readonly already: boolean;
}

/** An anti-king that the move would leave without an attacker, and what becomes of those it has now. */
export interface AntikingFault {
  readonly antiking: Square;
  /** Whether the anti-king itself moves, so that the question is where it would stand. */
  readonly moves: boolean;
  /** What attacks it before the move; empty when it is in anti-check already. */
  readonly attackers: readonly Square[];
}

export type Explanation =
  | { readonly code: "game-over"; readonly outcome: Outcome }
  | { readonly code: "no-piece"; readonly from: Square }
  | { readonly code: "not-your-turn"; readonly from: Square; readonly piece: Piece }
  | MovementFault
  | { readonly code: "king-attacked"; readonly move: Move; readonly king: KingFault }
  | { readonly code: "antiking-unattacked"; readonly move: Move; readonly antiking: AntikingFault }
  | {
      readonly code: "both";
      readonly move: Move;
      readonly king: KingFault;
      readonly antiking: AntikingFault;
    }
  | { readonly code: "capture-compulsory"; readonly move: Move; readonly captures: readonly Move[] }
  | { readonly code: "no-promotion"; readonly from: Square; readonly to: Square; readonly role: Role }
  | {
      readonly code: "promotion-role";
      readonly from: Square;
      readonly to: Square;
      readonly choices: readonly Role[];
    }
  | {
      readonly code: "promotion-choice";
      readonly from: Square;
      readonly to: Square;
      readonly choices: readonly Role[];
    }
  | { readonly code: "legal"; readonly move: Move };

export type ExplanationCode = Explanation["code"];

/**
 * The one explanation of a wish in a position. Where the game is over but pieces could still move (a mate, a
 * draw), a move that breaks a rule is still told which: in a mate that is what makes it one.
 */
export function explain(position: Position, { from, to, promotion }: MoveWish): Explanation {
  const outcome = position.outcome();
  if (outcome !== null && position.goalReached()) return { code: "game-over", outcome };
  const piece = position.pieceAt(from);
  if (piece === undefined) return { code: "no-piece", from };
  if (piece.color !== position.turn) return { code: "not-your-turn", from, piece };

  const moves = pseudoLegalMoves(position).filter((move) => moveFrom(move) === from && moveTo(move) === to);
  // Of several promotions it is the one that was asked about, if a pawn can become that at all.
  const move = moves.find((each) => movePromotion(each) === promotion) ?? moves[0];
  if (move === undefined) return explainMovement(position, from, to);

  const royal = explainRoyals(position, move);
  if (royal !== undefined) return royal;
  if (position.variant.compulsoryCapture && !isCapture(move)) {
    const captures = position.legalMoves().filter(isCapture);
    if (captures.length > 0) return { code: "capture-compulsory", move, captures };
  }
  if (outcome !== null) return { code: "game-over", outcome };
  return explainPromotion(moves, { from, to, promotion });
}

/** A move that a piece could make but for the royals or a compulsory capture, and why it may not. */
export interface RefusedMove {
  readonly move: Move;
  readonly explanation: Explanation;
}

/** The refused moves of the piece on a square, of the side to move; of a promotion only the first choice. */
export function refusedMoves(position: Position, from: Square): RefusedMove[] {
  const legal = new Set<number>(position.legalMoves());
  const seen = new Set<Square>();
  return pseudoLegalMoves(position).flatMap((move): RefusedMove[] => {
    const to = moveTo(move);
    if (moveFrom(move) !== from || legal.has(move) || seen.has(to)) return [];
    seen.add(to);
    return [{ move, explanation: explain(position, { from, to, promotion: movePromotion(move) }) }];
  });
}

/**
 * Why a piece of the side to move cannot move at all: the explanation of a move that it could make but for the
 * royals or a compulsory capture. Undefined when it can move, or has nowhere to go in the first place.
 */
export function explainStuck(position: Position, from: Square): Explanation | undefined {
  if (position.legalMoves().some((move) => moveFrom(move) === from)) return undefined;
  return refusedMoves(position, from)[0]?.explanation;
}

/** What to say of the otherwise legal moves of one journey: several if they promote. */
function explainPromotion(moves: readonly Move[], { from, to, promotion }: MoveWish): Explanation {
  const choices = moves.flatMap((move) => movePromotion(move) ?? []);
  if (choices.length > 0 && promotion === undefined) return { code: "promotion-choice", from, to, choices };
  const chosen = moves.find((move) => movePromotion(move) === promotion);
  if (chosen !== undefined) return { code: "legal", move: chosen };
  if (choices.length > 0) return { code: "promotion-role", from, to, choices };
  return { code: "no-promotion", from, to, role: promotion ?? "pawn" };
}

/** What a pseudo-legal move would do to the mover's royals; undefined when it leaves both well. */
function explainRoyals(position: Position, move: Move): Explanation | undefined {
  const faults = position.royalFaults(move);
  if (faults === 0) return undefined;
  const us = position.turn;
  const them = opposite(us);
  const after = position.clone();
  after.make(move);
  const kingAfter = after.kingSquare(us);
  const antikingNow = position.antikingSquare(us);
  const king: KingFault | undefined =
    (faults & KING_ATTACKED) !== 0 && kingAfter !== undefined
      ? {
          king: kingAfter,
          attackers: after.attackers(kingAfter, them),
          already: position.kingAttacked(us),
        }
      : undefined;
  const antiking: AntikingFault | undefined =
    (faults & ANTIKING_UNATTACKED) !== 0 && antikingNow !== undefined
      ? {
          antiking: antikingNow,
          moves: moveFrom(move) === antikingNow,
          attackers: position.attackers(antikingNow, them, { antiking: true }),
        }
      : undefined;
  if (king && antiking) return { code: "both", move, king, antiking };
  if (king) return { code: "king-attacked", move, king };
  if (antiking) return { code: "antiking-unattacked", move, antiking };
  return undefined;
}
