/** Moves in whole words. */
import { captureSquare, type Effect, effectsOf } from "../../rules/effects.ts";
import {
  isCastling,
  isEnPassant,
  isLeap,
  type Move,
  moveFrom,
  movePromotion,
  moveTo,
} from "../../rules/move.ts";
import type { Position } from "../../rules/position.ts";
import { squareName } from "../../rules/square.ts";
import { COLOR_NAMES, ROLE_NAMES, withArticle } from "../names.ts";

/** A legal move as a clause: "knight to f3", "pawn from e4 takes pawn on d5", "castles king's side". */
export function spokenMove(position: Position, move: Move): string {
  const [from, to] = [moveFrom(move), moveTo(move)];
  if (isCastling(move)) return `castles ${to > from ? "king's" : "queen's"} side`;
  const role = ROLE_NAMES[position.pieceAt(from)?.role ?? "pawn"];
  const origin = needsOrigin(position, move) ? ` from ${squareName(from)}` : "";
  const promotion = movePromotion(move);
  const becomes = promotion === undefined ? "" : ` and becomes ${withArticle(ROLE_NAMES[promotion])}`;
  return `${role}${origin} ${journey(position, move)}${becomes}`;
}

/** What the move of a side is, with what it does to the enemy's royals: "White plays knight takes pawn on c7, check." */
export function moveSentence(position: Position, move: Move): string {
  const name = spokenMove(position, move);
  const effects = effectsOf(position, move).flatMap((effect) => threat(effect) ?? []);
  const plays = isCastling(move) ? name : `plays ${name}`;
  return `${[`${COLOR_NAMES[position.turn]} ${plays}`, ...effects].join(", ")}.`;
}

/** Where the move leads: "to f3", "leaps to c2", "takes pawn on e5". */
function journey(position: Position, move: Move): string {
  const to = squareName(moveTo(move));
  const square = captureSquare(move);
  const taken = square === undefined ? undefined : position.pieceAt(square);
  if (square === undefined || taken === undefined) return `${isLeap(move) ? "leaps to" : "to"} ${to}`;
  const whose = taken.color === position.turn ? "its own " : "";
  const passing = isEnPassant(move) ? ` in passing, going to ${to}` : "";
  return `takes ${whose}${ROLE_NAMES[taken.role]} on ${squareName(square)}${passing}`;
}

/** Whether another piece of the same kind could make the same journey, so that only the origin tells them apart. */
function needsOrigin(position: Position, move: Move): boolean {
  const role = position.pieceAt(moveFrom(move))?.role;
  return position
    .legalMoves()
    .some(
      (other) =>
        moveTo(other) === moveTo(move) &&
        moveFrom(other) !== moveFrom(move) &&
        position.pieceAt(moveFrom(other))?.role === role,
    );
}

function threat(effect: Effect): string | undefined {
  switch (effect.code) {
    case "check":
      return "check";
    case "anticheck":
      return "anti-check";
    default:
      return undefined;
  }
}
