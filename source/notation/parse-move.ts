/**
 * Moves as people type them: SAN first with its letters as they are, then in any case, and UCI. Nothing is
 * guessed: where two moves fit, both are named.
 */

import type { MoveWish } from "../rules/explain.ts";
import { isCastling, type Move, moveFrom, movePromotion, moveTo } from "../rules/move.ts";
import type { Role } from "../rules/piece.ts";
import type { Position } from "../rules/position.ts";
import { err, ok, type Result } from "../rules/result.ts";
import { fileOf, parseSquare, rankOf, SQUARES, type Square, squareAt } from "../rules/square.ts";
import { roleOfLetter } from "./letters.ts";
import { findMove, parseUci } from "./uci.ts";

export type MoveError =
  /** The text has the form of no move. */
  | { readonly code: "unreadable"; readonly text: string }
  /** It reads as a move, but no legal one; `requests` are what it may have meant, for an explanation. */
  | {
      readonly code: "illegal";
      readonly text: string;
      readonly role: Role;
      readonly requests: readonly MoveWish[];
    }
  | { readonly code: "ambiguous"; readonly text: string; readonly moves: readonly Move[] }
  | { readonly code: "promotion"; readonly text: string; readonly moves: readonly Move[] };

/** What a text says about a move. */
interface Reading {
  readonly role: Role;
  readonly file: string | undefined;
  readonly rank: string | undefined;
  readonly to: Square;
  readonly promotion: Role | undefined;
}

const EXACT = /^([NBRQKA])?([a-h])?([1-8])?[x:-]?([a-h][1-8])(?:=?\(?([NBRQKnbrqk])\)?)?$/;
const PIECE_ANY_CASE = /^([NBRQKA])([a-h])?([1-8])?[x:-]?([a-h][1-8])(?:=?\(?([NBRQK])\)?)?$/i;
const PAWN_ANY_CASE = /^(P)?([a-h])?([1-8])?[x:-]?([a-h][1-8])(?:=?\(?([NBRQK])\)?)?$/i;
const CASTLING = /^([O0]-?[O0])(-?[O0])?$/i;

/** Reads one move of a position: a legal one, or why it is none. The position is left as it was. */
export function parseMove(text: string, position: Position): Result<Move, MoveError> {
  const bare = text.trim().replace(/(?:\s*e\.?p\.?)?[+#!?]*$/i, "");
  const moves = position.legalMoves();
  const castling = CASTLING.exec(bare);
  if (castling !== null) return parseCastling(bare, castling[2] !== undefined, moves, position);

  const uci = parseUci(bare);
  if (uci !== undefined) {
    const move = findMove(moves, uci);
    if (move !== undefined) return ok(move);
  }
  const exact = readings(bare, [EXACT]);
  const lenient = readings(bare, [PIECE_ANY_CASE, PAWN_ANY_CASE]);
  for (const attempt of [exact, lenient]) {
    const fitting = moves.filter((move) => attempt.some((reading) => fits(reading, move, position)));
    if (fitting.length > 0) return choose(text, fitting);
  }
  const [first] = exact.length > 0 ? exact : lenient;
  if (uci !== undefined) {
    const role = position.pieceAt(uci.from)?.role ?? "pawn";
    const needsChoice = moves.filter((move) => moveFrom(move) === uci.from && moveTo(move) === uci.to);
    if (needsChoice.length > 1 && uci.promotion === undefined) {
      return err({ code: "promotion", text, moves: needsChoice });
    }
    return err({ code: "illegal", text, role, requests: [uci] });
  }
  if (first === undefined) return err({ code: "unreadable", text });
  const withPieces = [...exact, ...lenient].find((reading) => requestsOf(reading, position).length > 0);
  const meant = withPieces ?? first;
  return err({ code: "illegal", text, role: meant.role, requests: requestsOf(meant, position) });
}

function parseCastling(
  text: string,
  long: boolean,
  moves: readonly Move[],
  position: Position,
): Result<Move, MoveError> {
  const move = moves.find((each) => isCastling(each) && moveTo(each) > moveFrom(each) !== long);
  if (move !== undefined) return ok(move);
  // Only a king at home wants what the castling rules answer; elsewhere there is nothing to ask about.
  const home = squareAt(4, position.turn === "w" ? 0 : 7);
  const atHome = position.variant.rights === "castling" && position.kingSquare(position.turn) === home;
  const requests = atHome ? [{ from: home, to: squareAt(long ? 2 : 6, rankOf(home)) }] : [];
  return err({ code: "illegal", text, role: "king", requests });
}

function readings(text: string, patterns: readonly RegExp[]): Reading[] {
  return patterns.flatMap((pattern) => {
    const match = pattern.exec(text);
    if (match === null) return [];
    const [, letter, file, rank, square, promotion] = match;
    const to = parseSquare(square.toLowerCase());
    const role = letter === undefined ? "pawn" : roleOfLetter(letter);
    if (to === undefined || role === undefined) return [];
    return [
      {
        role,
        file: file?.toLowerCase(),
        rank,
        to,
        promotion: promotion === undefined ? undefined : roleOfLetter(promotion),
      },
    ];
  });
}

/** Whether a move is one of those that a text may mean; a promotion left out fits them all. */
function fits(reading: Reading, move: Move, position: Position): boolean {
  const promotion = movePromotion(move);
  return (
    moveTo(move) === reading.to &&
    startsAs(reading, moveFrom(move), position) &&
    (reading.promotion === undefined || reading.promotion === promotion)
  );
}

function startsAs({ role, file, rank }: Reading, from: Square, position: Position): boolean {
  return (
    position.pieceAt(from)?.role === role &&
    (file === undefined || "abcdefgh".indexOf(file) === fileOf(from)) &&
    (rank === undefined || Number(rank) - 1 === rankOf(from))
  );
}

function choose(text: string, fitting: readonly Move[]): Result<Move, MoveError> {
  const [move] = fitting;
  if (fitting.length === 1) return ok(move);
  const oneJourney = fitting.every(
    (other) => moveFrom(other) === moveFrom(move) && moveTo(other) === moveTo(move),
  );
  return err({ code: oneJourney ? "promotion" : "ambiguous", text, moves: fitting });
}

/**
 * The journeys a text may have meant: every own piece of its kind on its way to the square. Of pawns that are named
 * by nothing but the square, only those near its file: an orthodox one comes straight up, a Berolina pawn from beside.
 */
function requestsOf(reading: Reading, position: Position): MoveWish[] {
  const anyFile = reading.role === "pawn" && reading.file === undefined;
  const distance = position.variant.pawns === "orthodox" ? 0 : 1;
  const comesNear = (from: Square): boolean => Math.abs(fileOf(from) - fileOf(reading.to)) <= distance;
  return SQUARES.filter(
    (from) =>
      position.pieceAt(from)?.color === position.turn &&
      startsAs(reading, from, position) &&
      (!anyFile || comesNear(from)),
  ).map((from) => ({ from, to: reading.to, promotion: reading.promotion }));
}
