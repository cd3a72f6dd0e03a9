import { isEnPassant, moveCaptured, moveTo } from "../rules/move.ts";
import { type Color, opposite, ROLES, type Role } from "../rules/piece.ts";
import { type Game, playedMoves, startPosition } from "./game.ts";

/** The pieces each colour has lost, whoever took them, in the order of their kinds. */
export function capturedPieces(game: Game): Readonly<Record<Color, readonly Role[]>> {
  const lost: Record<Color, Role[]> = { w: [], b: [] };
  const position = startPosition(game);
  for (const move of playedMoves(game)) {
    const role = moveCaptured(move);
    if (role !== undefined) {
      // An anti-king takes its own side's pieces.
      const owner = isEnPassant(move) ? opposite(position.turn) : position.pieceAt(moveTo(move))?.color;
      if (owner !== undefined) lost[owner].push(role);
    }
    position.make(move);
  }
  const byKind = (a: Role, b: Role): number => ROLES.indexOf(a) - ROLES.indexOf(b);
  return { w: lost.w.sort(byKind), b: lost.b.sort(byKind) };
}
