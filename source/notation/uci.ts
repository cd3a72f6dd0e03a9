import type { MoveWish } from "../rules/explain.ts";
import { type Move, moveFrom, movePromotion, moveTo } from "../rules/move.ts";
import { parseSquare, squareName } from "../rules/square.ts";
import { LETTERS, roleOfLetter } from "./letters.ts";

/** A move in UCI's long algebraic form: "e2e4", "a7a8q"; castling is the king's two-file move. */
export function formatUci(move: Move): string {
  const promotion = movePromotion(move);
  const letter = promotion === undefined ? "" : LETTERS[promotion].toLowerCase();
  return squareName(moveFrom(move)) + squareName(moveTo(move)) + letter;
}

/** Reads the form of a UCI move; undefined when the text is not one. */
export function parseUci(text: string): MoveWish | undefined {
  const match = /^([a-h][1-8])([a-h][1-8])([nbrqk]?)$/i.exec(text);
  if (match === null) return undefined;
  const from = parseSquare(match[1].toLowerCase());
  const to = parseSquare(match[2].toLowerCase());
  if (from === undefined || to === undefined) return undefined;
  return { from, to, promotion: match[3] === "" ? undefined : roleOfLetter(match[3]) };
}

/** The move among `moves` that a request names, promotion included; undefined when there is none. */
export const findMove = (moves: readonly Move[], request: MoveWish): Move | undefined =>
  moves.find(
    (move) =>
      moveFrom(move) === request.from &&
      moveTo(move) === request.to &&
      movePromotion(move) === request.promotion,
  );
