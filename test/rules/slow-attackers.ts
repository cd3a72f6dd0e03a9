/** Who attacks a square, found by a look at every piece: what the core's answers are compared with. */
import type { Color } from "../../source/rules/piece.ts";
import type { Position } from "../../source/rules/position.ts";
import { fileOf, rankOf, SQUARES, type Square, squareAt } from "../../source/rules/square.ts";
import type { Variant } from "../../source/rules/variant.ts";

/** A board to look at: a position, or one with something changed. */
export type Board = Pick<Position, "pieceAt"> & { readonly variant: Pick<Variant, "pawns"> };

/** Whether the piece on a square attacks another, worked out from files and ranks without the core's tables. */
function slowlyAttacks(position: Board, from: Square, to: Square, antiking: boolean): boolean {
  const piece = position.pieceAt(from);
  const files = fileOf(to) - fileOf(from);
  const ranks = rankOf(to) - rankOf(from);
  const distance = Math.max(Math.abs(files), Math.abs(ranks));
  const straight = files === 0 || ranks === 0;
  const diagonal = Math.abs(files) === Math.abs(ranks);
  const open = (): boolean => {
    const between = Array.from({ length: distance - 1 }, (_, index) =>
      squareAt(fileOf(from) + (index + 1) * Math.sign(files), rankOf(from) + (index + 1) * Math.sign(ranks)),
    );
    return between.every((square) => position.pieceAt(square) === undefined);
  };
  if (piece === undefined || distance === 0) return false;
  const { color, role } = piece;
  if (role === "pawn") {
    const sideways = position.variant.pawns === "orthodox" ? 1 : 0;
    return ranks === (color === "w" ? 1 : -1) && Math.abs(files) === sideways;
  }
  if (role === "knight") return Math.abs(files * ranks) === 2;
  if (role === "bishop") return diagonal && open();
  if (role === "rook") return straight && open();
  if (role === "queen") return (straight || diagonal) && open();
  return role === "king" && !antiking && distance === 1;
}

export const slowAttackers = (position: Board, to: Square, by: Color, antiking: boolean): Square[] =>
  SQUARES.filter(
    (from) => position.pieceAt(from)?.color === by && slowlyAttacks(position, from, to, antiking),
  );
