/**
 * FEN, text to Setup and back (rules, "Names"): the letter A for anti-kings, and a third field that lists
 * castling rights or, where royals may leap, which of them have not moved yet.
 */
import type { Color, Piece } from "../rules/piece.ts";
import { err, ok, type Result } from "../rules/result.ts";
import { type Right, rightsOf, type Setup } from "../rules/setup.ts";
import { parseSquare, SQUARES, type Square, squareAt, squareName } from "../rules/square.ts";
import type { Variant } from "../rules/variant.ts";
import { LETTERS, pieceLetter, pieceOfLetter } from "./letters.ts";

export type FenField = "pieces" | "turn" | "rights" | "en-passant" | "halfmoves" | "fullmoves";

/** What is wrong with the text of a FEN, and where; `column` counts its characters from 1. */
export type FenError =
  | { readonly code: "field-count"; readonly found: number }
  | { readonly code: "rank-count"; readonly found: number }
  | { readonly code: "rank-width"; readonly rank: number; readonly found: number; readonly column: number }
  | {
      readonly code: "character";
      readonly field: FenField;
      readonly found: string;
      readonly column: number;
      /** The letters or words that may stand there. */
      readonly allowed: readonly string[];
    }
  | { readonly code: "repeated"; readonly found: string; readonly column: number }
  | { readonly code: "number"; readonly field: FenField; readonly found: string; readonly column: number };

interface Field {
  readonly text: string;
  /** Column of its first character. */
  readonly column: number;
}

/** Counters beyond this are surely mistakes, and would not survive arithmetic for ever. */
const MAX_DIGITS = 5;

/**
 * Reads a FEN for a variant. The clocks may be missing (`0 1` then). Only the text is judged here; whether
 * the position makes sense is for `Position.from`.
 */
export function parseFen(text: string, variant: Variant): Result<Setup, FenError> {
  const fields = Array.from(text.matchAll(/\S+/g), (match) => ({ text: match[0], column: match.index + 1 }));
  if (fields.length < 4 || fields.length > 6) return err({ code: "field-count", found: fields.length });
  const [pieces, turnField, rightsField, passing, halfField, fullField] = fields;
  const board = parseBoard(pieces, variant);
  if (!board.ok) return board;
  const turn = parseTurn(turnField);
  if (!turn.ok) return turn;
  const rights = parseRights(rightsField, variant);
  if (!rights.ok) return rights;
  const enPassant = parseEnPassant(passing);
  if (!enPassant.ok) return enPassant;
  const halfmoves = parseCounter(halfField, "halfmoves", 0);
  if (!halfmoves.ok) return halfmoves;
  const fullmoves = parseCounter(fullField, "fullmoves", 1);
  if (!fullmoves.ok) return fullmoves;
  return ok({
    board: board.value,
    turn: turn.value,
    rights: rights.value,
    enPassant: enPassant.value,
    halfmoves: halfmoves.value,
    // Some programs count from 0; there is no move before the first.
    fullmoves: Math.max(1, fullmoves.value),
  });
}

/** The FEN of a set-up: six fields, rights in FEN's order, the en-passant square whenever there is one. */
export function formatFen(setup: Setup): string {
  const rights = setup.rights.length > 0 ? setup.rights.join("") : "-";
  const enPassant = setup.enPassant === undefined ? "-" : squareName(setup.enPassant);
  return [formatBoard(setup), setup.turn, rights, enPassant, setup.halfmoves, setup.fullmoves].join(" ");
}

/** Whether a piece of text looks like the first field of a FEN, complete and right or not. */
export const looksLikeFenBoard = (text: string): boolean =>
  /^[a-z\d/]+$/i.test(text) && text.split("/").length >= 4;

function parseBoard(field: Field, variant: Variant): Result<(Piece | undefined)[], FenError> {
  const ranks = field.text.split("/");
  if (ranks.length !== 8) return err({ code: "rank-count", found: ranks.length });
  const letters = Object.values(LETTERS).filter((letter) => variant.antiking || letter !== LETTERS.antiking);
  const allowed = [...letters, ...letters.map((letter) => letter.toLowerCase()), "1-8"];
  const board = SQUARES.map((): Piece | undefined => undefined);
  let column = field.column;
  for (const [index, text] of ranks.entries()) {
    const rank = 7 - index;
    let file = 0;
    for (const [offset, found] of Array.from(text).entries()) {
      if (/^[1-8]$/.test(found)) {
        file += Number(found);
        continue;
      }
      const piece = pieceOfLetter(found);
      if (piece === undefined || !allowed.includes(found)) {
        return err({ code: "character", field: "pieces", found, column: column + offset, allowed });
      }
      if (file < 8) board[squareAt(file, rank)] = piece;
      file++;
    }
    if (file !== 8) return err({ code: "rank-width", rank: rank + 1, found: file, column });
    column += text.length + 1;
  }
  return ok(board);
}

function parseTurn({ text, column }: Field): Result<Color, FenError> {
  if (text === "w" || text === "b") return ok(text);
  return err({ code: "character", field: "turn", found: text, column, allowed: ["w", "b"] });
}

function parseRights({ text, column }: Field, variant: Variant): Result<Right[], FenError> {
  const known = rightsOf(variant);
  // Games without rights accept the castling letters that other programs write, and drop them.
  const allowed: readonly string[] = known.length > 0 ? known : ["K", "Q", "k", "q"];
  if (text === "-") return ok([]);
  const letters = Array.from(text);
  for (const [offset, found] of letters.entries()) {
    if (!allowed.includes(found)) {
      return err({
        code: "character",
        field: "rights",
        found,
        column: column + offset,
        allowed: [...allowed, "-"],
      });
    }
    if (letters.indexOf(found) < offset) return err({ code: "repeated", found, column: column + offset });
  }
  return ok(known.filter((right) => letters.includes(right)));
}

function parseEnPassant({ text, column }: Field): Result<Square | undefined, FenError> {
  if (text === "-") return ok(undefined);
  const square = parseSquare(text);
  if (square !== undefined) return ok(square);
  return err({
    code: "character",
    field: "en-passant",
    found: text,
    column,
    allowed: ["a square such as e3", "-"],
  });
}

function parseCounter(
  field: Field | undefined,
  name: "halfmoves" | "fullmoves",
  missing: number,
): Result<number, FenError> {
  if (field === undefined) return ok(missing);
  if (/^\d+$/.test(field.text) && field.text.length <= MAX_DIGITS) return ok(Number(field.text));
  return err({ code: "number", field: name, found: field.text, column: field.column });
}

function formatBoard(setup: Setup): string {
  const ranks: string[] = [];
  for (let rank = 7; rank >= 0; rank--) {
    let text = "";
    for (let file = 0; file < 8; file++) {
      const piece = setup.board[squareAt(file, rank)];
      text += piece === undefined ? "." : pieceLetter(piece);
    }
    ranks.push(text.replace(/\.+/g, (gap) => String(gap.length)));
  }
  return ranks.join("/");
}
