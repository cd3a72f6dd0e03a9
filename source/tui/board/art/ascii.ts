import type { Piece } from "../../../rules/piece.ts";
import { type Art, artRow } from "./art.ts";
import { letterOf } from "./characters.ts";
import type { Pictures } from "./pictures.ts";

/** Three characters that tell a piece by its head, drawn upright. */
const HEADS: Pictures = {
  king: "\\+/",
  queen: "\\W/",
  rook: "UUU",
  bishop: " ^ ",
  knight: "/\\>",
  pawn: " o ",
};

/** What a character looks like upside down; others are their own mirror image, or near enough. */
const TURNED: Readonly<Record<string, string>> = { "\\": "/", "/": "\\", "^": "v", v: "^", W: "M", M: "W" };

/** Text turned upside down, character by character; rows are the caller's to reverse. */
export const turnedText = (text: string): string =>
  [...text].map((character) => TURNED[character] ?? character).join("");

/**
 * A piece in plain ASCII, three columns and two rows: a head over a body with its letter, square brackets for
 * White and round ones for Black. The anti-king is the king's rows in reverse, each turned.
 */
export function asciiArt(piece: Piece): Art {
  const letter = letterOf(piece);
  const body = piece.color === "w" ? `[${letter}]` : `(${letter})`;
  const rows = piece.role === "antiking" ? [body, turnedText(HEADS.king)] : [HEADS[piece.role], body];
  return rows.map(artRow);
}
