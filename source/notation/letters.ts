import { type Piece, ROLES, type Role } from "../rules/piece.ts";

/** Letters of the pieces in FEN, SAN and (lower case) UCI promotions. */
export const LETTERS = {
  pawn: "P",
  knight: "N",
  bishop: "B",
  rook: "R",
  queen: "Q",
  king: "K",
  antiking: "A",
} satisfies Record<Role, string>;

/** The role of a letter in either case; undefined for a letter that names none. */
export function roleOfLetter(letter: string): Role | undefined {
  return ROLE_BY_LETTER.get(letter.toUpperCase());
}

/** FEN's letter of a piece: upper case for White. */
export const pieceLetter = (piece: Piece): string =>
  piece.color === "w" ? LETTERS[piece.role] : LETTERS[piece.role].toLowerCase();

/** The piece of a FEN letter; undefined for a letter that names none. */
export function pieceOfLetter(letter: string): Piece | undefined {
  const role = roleOfLetter(letter);
  return role && { color: letter === letter.toUpperCase() ? "w" : "b", role };
}

const ROLE_BY_LETTER = new Map<string, Role>(ROLES.map((role) => [LETTERS[role], role]));
