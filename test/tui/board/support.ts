import type { Piece, Role } from "../../../source/rules/piece.ts";
import { parseSquare, type Square, squareAt } from "../../../source/rules/square.ts";
import type { BoardStyle } from "../../../source/tui/board/board-style.ts";
import { type BoardView, boardView, type Mark } from "../../../source/tui/board/board-view.ts";
import { drawBoard } from "../../../source/tui/board/draw-board.ts";
import { plainBlock } from "../../../source/tui/board/render-cells.ts";
import { SLATE } from "../../../source/tui/board/themes/slate.ts";

/** The start of Anti-King Chess II. */
export const ANTIKING2 = "rnbqkbnr/pppppppp/3A4/8/8/3a4/PPPPPPPP/RNBQKBNR";

const ROLES: Readonly<Record<string, Role>> = {
  p: "pawn",
  n: "knight",
  b: "bishop",
  r: "rook",
  q: "queen",
  k: "king",
  a: "antiking",
};

/** The pieces of a FEN's first field. */
export function piecesOf(placement: string): ReadonlyMap<Square, Piece> {
  const pieces = new Map<Square, Piece>();
  placement.split("/").forEach((row, fromTop) => {
    let file = 0;
    for (const character of row) {
      const role = ROLES[character.toLowerCase()];
      if (role === undefined) file += Number(character);
      else pieces.set(squareAt(file++, 7 - fromTop), { color: character < "a" ? "w" : "b", role });
    }
  });
  return pieces;
}

/** The square of a name that a test wrote. */
export function named(name: string): Square {
  const square = parseSquare(name);
  if (square === undefined) throw new Error(`${name} is no square`);
  return square;
}

export const squares = (...names: string[]): ReadonlySet<Square> => new Set(names.map(named));

export const view = (placement: string, parts: Partial<BoardView> = {}): BoardView =>
  boardView({ pieces: piecesOf(placement), ...parts });

/** A view with exactly these marks on one square. */
export function viewWith(placement: string, square: Square, marks: readonly Mark[]): BoardView {
  const set = (mark: Mark): ReadonlySet<Square> => new Set(marks.includes(mark) ? [square] : []);
  const elsewhere = named("h8");
  return view(placement, {
    cursor: marks.includes("cursor") ? square : undefined,
    selected: marks.includes("selected") ? square : undefined,
    quietTargets: set("quiet"),
    captureTargets: set("capture"),
    lastMove: marks.includes("lastFrom")
      ? { from: square, to: elsewhere }
      : marks.includes("lastTo")
        ? { from: elsewhere, to: square }
        : undefined,
    check: set("check"),
    antiCheck: set("antiCheck"),
    mustCapture: set("mustCapture"),
    highlighted: set("highlighted"),
  });
}

export const style = (parts: Partial<BoardStyle> = {}): BoardStyle => ({
  size: { columns: 5, rows: 2 },
  pieceSet: "auto",
  characters: "unicode",
  tier: "none",
  background: "dark",
  theme: SLATE,
  ...parts,
});

/** The board as text, without the spaces at the ends of lines. */
export const textOf = (board: BoardView, drawn: BoardStyle): string =>
  plainBlock(drawBoard(board, drawn))
    .map((line) => line.trimEnd())
    .join("\n");
