import type { FenError, FenField } from "../notation/fen.ts";
import { list } from "./names.ts";

const FIELD_NAMES = {
  pieces: "the pieces (first field)",
  turn: "the side to move (second field)",
  rights: "the rights (third field)",
  "en-passant": "the en-passant square (fourth field)",
  halfmoves: "the half-move clock (fifth field)",
  fullmoves: "the move number (sixth field)",
} satisfies Record<FenField, string>;

/** What is wrong with a FEN, where, and what would be right, in one sentence. */
export function fenErrorSentence(error: FenError): string {
  switch (error.code) {
    case "field-count":
      return `a FEN has six fields (pieces, side to move, rights, en-passant square, two clocks; the clocks may be left out), but this has ${error.found}.`;
    case "rank-count":
      return `the pieces of a FEN are eight ranks separated by "/", but this has ${error.found}.`;
    case "rank-width":
      return `rank ${error.rank} (from character ${error.column}) describes ${error.found} squares instead of 8.`;
    case "character":
      return `"${error.found}" at character ${error.column} cannot stand in ${FIELD_NAMES[error.field]}: it takes ${list(error.allowed, "or")}.`;
    case "repeated":
      return `"${error.found}" at character ${error.column} stands twice in ${FIELD_NAMES.rights}.`;
    case "number":
      return `"${error.found}" at character ${error.column} is no number for ${FIELD_NAMES[error.field]}: it takes a count from 0 to 99999.`;
  }
}
