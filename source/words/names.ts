/** Small words that every sentence is built from. */
import type { Color, Role } from "../rules/piece.ts";
import type { Position } from "../rules/position.ts";
import { type Square, squareName } from "../rules/square.ts";

export const COLOR_NAMES = { w: "White", b: "Black" } satisfies Record<Color, string>;

export const ROLE_NAMES = {
  pawn: "pawn",
  knight: "knight",
  bishop: "bishop",
  rook: "rook",
  queen: "queen",
  king: "king",
  antiking: "anti-king",
} satisfies Record<Role, string>;

/** "a, b and c"; the last two are joined by the conjunction. */
export function list(items: readonly string[], conjunction = "and"): string {
  if (items.length < 2) return items.join("");
  return `${items.slice(0, -1).join(", ")} ${conjunction} ${items.at(-1)}`;
}

/** The first few items and how many more there are: "Bxa6, Bxb5 and 3 more". */
export function someOf(items: readonly string[], most: number): string {
  if (items.length <= most) return list(items);
  return `${items.slice(0, most).join(", ")} and ${items.length - most} more`;
}

/** "the pawn on c7"; a square without a piece is named alone. */
export function pieceOn(position: Position, square: Square): string {
  const piece = position.pieceAt(square);
  return piece === undefined ? squareName(square) : `the ${ROLE_NAMES[piece.role]} on ${squareName(square)}`;
}

/** "the pawn on c7 and the rook on d1". */
export const piecesOn = (position: Position, squares: readonly Square[]): string =>
  list(squares.map((square) => pieceOn(position, square)));

/** "1 ply", "2 plies". */
export const count = (number: number, one: string, many = `${one}s`): string =>
  `${number} ${number === 1 ? one : many}`;

/** "a pawn", "an anti-king". */
export const withArticle = (noun: string): string => `${/^[aeiou]/.test(noun) ? "an" : "a"} ${noun}`;

export const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Letters of somebody's text that a sentence quotes before it breaks off. */
const MOST_QUOTED = 30;

/** Somebody's text in quotation marks, without control characters and not longer than a sentence can bear. */
export function quoted(text: string): string {
  const shown = visible(text);
  return `"${shown.length > MOST_QUOTED ? `${shown.slice(0, MOST_QUOTED)}…` : shown}"`;
}

/** A text with its control characters written out, so that printing it does nothing to a terminal. */
export const visible = (text: string): string =>
  text.replace(
    /[\u0000-\u001F\u007F-\u009F]/g,
    (character) => `\\x${character.charCodeAt(0).toString(16).padStart(2, "0")}`,
  );
