/** Moves typed in words, as they are heard. */
import { LETTERS } from "../../notation/letters.ts";
import { ROLES, type Role } from "../../rules/piece.ts";

const PIECE = "pawn|knight|bishop|rook|queen|king|anti-?king";
const MOVE = new RegExp(
  `^(?:([a-h])[ -])?(${PIECE}) (?:(?:from |on )?(?:file |rank )?([a-h][1-8]?|[1-8]) )?(?:(takes|x) |(?:leaps )?to )?(?:(?:its own )?(?:${PIECE}) on )?([a-h][1-8])(?: in passing,? going to ([a-h][1-8]))?(?: (?:and becomes|becoming|becomes|=) (?:a )?(${PIECE}))?$`,
);
const CASTLING = /^castl(?:es?|ing)(?: (?:(kings?|queens?)(?: side)?|(kings?|queens?)side|(short|long)))?$/;

/**
 * A move typed in words as SAN: "knight takes e5" as "Nxe5", "castles queen's side" as "O-O-O"; any other text as it
 * is. What comes out need not be a move of any position.
 */
export function moveAsWritten(text: string): string {
  const plain = text.toLowerCase().replaceAll("'", "").replace(/\s+/g, " ").replace(/\.$/, "").trim();
  const castling = CASTLING.exec(plain);
  if (castling !== null) {
    const side = castling.slice(1).find((group) => group !== undefined) ?? "king";
    return /^(queen|long)/.test(side) ? "O-O-O" : "O-O";
  }
  const match = MOVE.exec(plain);
  if (match === null) return text;
  const [, file = "", piece = "", origin = "", takes, to = "", passing, promotion] = match;
  const role = roleNamed(piece);
  const letter = role === undefined || role === "pawn" ? "" : LETTERS[role];
  const becomes = promotion && roleNamed(promotion);
  return `${letter}${file}${origin}${takes === undefined ? "" : "x"}${passing ?? to}${becomes ? `=${LETTERS[becomes]}` : ""}`;
}

/** The kind of piece that a word names, with or without the hyphen of "anti-king"; undefined for any other word. */
export function roleNamed(word: string): Role | undefined {
  const name = word.toLowerCase().replace("-", "");
  return ROLES.find((role) => role === name || `${role}s` === name);
}
