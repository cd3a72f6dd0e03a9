/** What a legal move does besides going somewhere, as data. */
import {
  isCapture,
  isCastling,
  isEnPassant,
  isLeap,
  type Move,
  moveFrom,
  movePromotion,
  moveTo,
} from "./move.ts";
import type { Outcome } from "./outcome.ts";
import { opposite, type Piece, type Role } from "./piece.ts";
import type { Position } from "./position.ts";
import type { Right } from "./setup.ts";
import { fileOf, rankOf, type Square, squareAt } from "./square.ts";

export type Effect =
  /** Takes a piece; the square is not the target's in en passant, and the piece one's own for an anti-king. */
  | { readonly code: "captures"; readonly square: Square; readonly piece: Piece }
  | { readonly code: "promotes"; readonly role: Role }
  | { readonly code: "castles"; readonly rook: { readonly from: Square; readonly to: Square } }
  /** Attacks the enemy king, by these pieces. */
  | { readonly code: "check"; readonly king: Square; readonly by: readonly Square[] }
  /** Leaves the enemy anti-king without an attacker; `lost` attacked it before, by where they stood then. */
  | { readonly code: "anticheck"; readonly antiking: Square; readonly lost: readonly Square[] }
  /** What attacks one's own anti-king after the move. */
  | { readonly code: "holders"; readonly antiking: Square; readonly by: readonly Square[] }
  /** Uses up the one leap of a royal: by leaping, or by moving otherwise. */
  | { readonly code: "leap-spent"; readonly role: Role; readonly leaps: boolean }
  /** Castling rights of either side that the move ends. */
  | { readonly code: "rights-lost"; readonly rights: readonly Right[] }
  | { readonly code: "ends"; readonly outcome: Outcome };

/** The effects of a legal move, the most immediate first. The position is left as it was. */
export function effectsOf(position: Position, move: Move): Effect[] {
  const us = position.turn;
  const them = opposite(us);
  const after = position.clone();
  after.make(move);
  const effects: Effect[] = [];

  const taken = captureSquare(move);
  const piece = taken === undefined ? undefined : position.pieceAt(taken);
  if (taken !== undefined && piece !== undefined) effects.push({ code: "captures", square: taken, piece });
  const role = movePromotion(move);
  if (role !== undefined) effects.push({ code: "promotes", role });
  if (isCastling(move)) effects.push({ code: "castles", rook: castlingRook(move) });

  const king = after.kingSquare(them);
  if (king !== undefined && after.kingAttacked(them)) {
    effects.push({ code: "check", king, by: after.attackers(king, us) });
  }
  const antiking = after.antikingSquare(them);
  if (antiking !== undefined && after.antikingUnattacked(them)) {
    const lost = position.attackers(antiking, us, { antiking: true });
    effects.push({ code: "anticheck", antiking, lost });
  }
  const own = after.antikingSquare(us);
  if (own !== undefined) {
    effects.push({ code: "holders", antiking: own, by: after.attackers(own, them, { antiking: true }) });
  }
  effects.push(...rightEffects(position, after, move));
  const outcome = after.outcome();
  if (outcome !== null) effects.push({ code: "ends", outcome });
  return effects;
}

/** Where the piece stands that a move takes; undefined when it takes none. */
export function captureSquare(move: Move): Square | undefined {
  if (isEnPassant(move)) return squareAt(fileOf(moveTo(move)), rankOf(moveFrom(move)));
  return isCapture(move) ? moveTo(move) : undefined;
}

function castlingRook(move: Move): { from: Square; to: Square } {
  const rank = rankOf(moveFrom(move));
  const kingSide = moveTo(move) > moveFrom(move);
  return { from: squareAt(kingSide ? 7 : 0, rank), to: squareAt(kingSide ? 5 : 3, rank) };
}

function rightEffects(before: Position, after: Position, move: Move): Effect[] {
  const kept = after.setup().rights;
  const rights = before.setup().rights.filter((right) => !kept.includes(right));
  if (rights.length === 0) return [];
  if (before.variant.rights !== "leaps") return [{ code: "rights-lost", rights }];
  const role = before.pieceAt(moveFrom(move))?.role;
  return role === undefined ? [] : [{ code: "leap-spent", role, leaps: isLeap(move) }];
}
