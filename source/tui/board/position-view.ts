/** What a board shows of any position, whoever draws it. */
import type { Piece } from "../../rules/piece.ts";
import type { Position } from "../../rules/position.ts";
import { SQUARES, type Square } from "../../rules/square.ts";
import type { BoardView } from "./board-view.ts";

/** The pieces of a position by square. */
export function piecesOf(position: Position): ReadonlyMap<Square, Piece> {
  const pieces = new Map<Square, Piece>();
  for (const square of SQUARES) {
    const piece = position.pieceAt(square);
    if (piece !== undefined) pieces.set(square, piece);
  }
  return pieces;
}

/** The royals of the side to move that are in trouble. */
export function royalMarks(position: Position): Pick<BoardView, "check" | "antiCheck"> {
  const { turn } = position;
  const { king, antiking } = position.check();
  const squareIf = (holds: boolean, square: Square | undefined): ReadonlySet<Square> =>
    new Set(holds && square !== undefined ? [square] : []);
  return {
    check: squareIf(king, position.kingSquare(turn)),
    antiCheck: squareIf(antiking, position.antikingSquare(turn)),
  };
}
