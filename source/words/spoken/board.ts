/** A position read aloud: ranks, files, lists of pieces. */
import { COLORS, type Color, type Piece, ROLES } from "../../rules/piece.ts";
import type { Position } from "../../rules/position.ts";
import { fileOf, rankOf, SQUARES, type Square, squareAt, squareName } from "../../rules/square.ts";
import { COLOR_NAMES, capitalised, count, ROLE_NAMES } from "../names.ts";

const INDICES = [0, 1, 2, 3, 4, 5, 6, 7] as const;

/** Which way a board is read: from White's side, or turned. */
export interface Reading {
  readonly flipped: boolean;
}

/** "White knight". */
export const pieceName = ({ color, role }: Piece): string => `${COLOR_NAMES[color]} ${ROLE_NAMES[role]}`;

/** What stands on a rank (0 to 7): "Rank 2: White pawns a2, b2; White king e2." or "Rank 5: empty." */
export function rankSentence(position: Position, rank: number, reading: Reading): string {
  const files = reading.flipped ? INDICES.toReversed() : INDICES;
  return lineSentence(
    `Rank ${rank + 1}`,
    position,
    files.map((file) => squareAt(file, rank)),
  );
}

/** The same of a file (0 to 7), from rank 1 up. */
export function fileSentence(position: Position, file: number, reading: Reading): string {
  const ranks = reading.flipped ? INDICES.toReversed() : INDICES;
  return lineSentence(
    `File ${"abcdefgh".charAt(file)}`,
    position,
    ranks.map((rank) => squareAt(file, rank)),
  );
}

/** The whole board, the far rank first. */
export function boardSentences(position: Position, reading: Reading): string[] {
  const ranks = reading.flipped ? INDICES : INDICES.toReversed();
  return ranks.map((rank) => rankSentence(position, rank, reading));
}

/** The pieces of a side, most important last as people list them first: a line a kind. */
export function pieceSentences(position: Position, color: Color): string[] {
  const groups = ROLES.toReversed().flatMap((role) => {
    const squares = SQUARES.filter((square) => {
      const piece = position.pieceAt(square);
      return piece?.color === color && piece.role === role;
    });
    return squares.length === 0 ? [] : [{ role, squares }];
  });
  const total = groups.reduce((sum, { squares }) => sum + squares.length, 0);
  return [
    `${COLOR_NAMES[color]} has ${count(total, "piece")}.`,
    ...groups.map(
      ({ role, squares }) =>
        `${capitalised(ROLE_NAMES[role])}${squares.length > 1 ? "s" : ""} ${squares.map(squareName).join(", ")}.`,
    ),
  ];
}

/** The same in one line a side, for pictures among words: "White: king e1, pawns a2 b2". */
export function positionSentences(position: Position): string[] {
  return COLORS.map((color) => {
    const [, ...kinds] = pieceSentences(position, color);
    const list = kinds.map((kind) => kind.slice(0, -1).toLowerCase().replaceAll(",", "")).join(", ");
    return `${COLOR_NAMES[color]}: ${list || "nothing"}.`;
  });
}

/** Neighbours of one kind share their name; empty squares are passed over. */
function lineSentence(title: string, position: Position, squares: readonly Square[]): string {
  const runs: { piece: Piece; squares: Square[] }[] = [];
  for (const square of squares) {
    const piece = position.pieceAt(square);
    if (piece === undefined) continue;
    const run = runs.at(-1);
    const last = run?.squares.at(-1);
    const goesOn =
      run?.piece.color === piece.color &&
      run.piece.role === piece.role &&
      last !== undefined &&
      Math.abs(fileOf(last) - fileOf(square)) + Math.abs(rankOf(last) - rankOf(square)) === 1;
    if (goesOn) run.squares.push(square);
    else runs.push({ piece, squares: [square] });
  }
  const parts = runs.map(
    (run) =>
      `${pieceName(run.piece)}${run.squares.length > 1 ? "s" : ""} ${run.squares.map(squareName).join(", ")}`,
  );
  return `${title}: ${parts.length === 0 ? "empty" : parts.join("; ")}.`;
}
