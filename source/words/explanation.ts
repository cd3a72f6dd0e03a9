import { bareSan, formatSan } from "../notation/san.ts";
import { captureSquare } from "../rules/effects.ts";
import type { AntikingFault, Explanation, KingFault } from "../rules/explain.ts";
import { type CastlingFault, holdsLeap, type MovementFault } from "../rules/explain-movement.ts";
import { type Move, moveFrom, moveTo } from "../rules/move.ts";
import { opposite, type Piece, type Role } from "../rules/piece.ts";
import type { Position } from "../rules/position.ts";
import { type Square, squareName } from "../rules/square.ts";
import { effectsSentence } from "./effects.ts";
import {
  COLOR_NAMES,
  capitalised,
  list,
  pieceOn,
  piecesOn,
  ROLE_NAMES,
  someOf,
  withArticle,
} from "./names.ts";
import { outcomeSentence } from "./outcome.ts";

/** Captures a sentence names before it only counts them. */
const MOST_CAPTURES = 4;

/** The sentence of an explanation; `position` is the one it was asked of, before the move. */
export function explanationSentence(explanation: Explanation, position: Position): string {
  switch (explanation.code) {
    case "game-over":
      return `The game is over: ${outcomeSentence(explanation.outcome, position.variant)}`;
    case "no-piece":
      return `There is no piece on ${squareName(explanation.from)}.`;
    case "not-your-turn": {
      const { piece, from } = explanation;
      const owner = COLOR_NAMES[piece.color];
      return `It is ${COLOR_NAMES[opposite(piece.color)]}'s turn, and the ${ROLE_NAMES[piece.role]} on ${squareName(from)} is ${owner}'s.`;
    }
    case "king-attacked":
      return `${refused(position, explanation.move)}: ${kingClause(explanation.king, explanation.move, position)}.`;
    case "antiking-unattacked":
      return `${refused(position, explanation.move)}: ${antikingClause(explanation.antiking, explanation.move, position)}.`;
    case "both":
      return `${refused(position, explanation.move)}: ${kingClause(explanation.king, explanation.move, position)}, and ${antikingClause(explanation.antiking, explanation.move, position)}.`;
    case "capture-compulsory": {
      const captures = explanation.captures.map((move) => formatSan(position, move));
      return `${refused(position, explanation.move)}: capturing is compulsory, and ${someOf(captures, MOST_CAPTURES)} ${captures.length === 1 ? "is the only one" : "are the captures"}.`;
    }
    case "no-promotion":
      return `The move to ${squareName(explanation.to)} is no promotion, so it cannot bring ${withArticle(ROLE_NAMES[explanation.role])}.`;
    case "promotion-role":
      return `A pawn that reaches ${squareName(explanation.to)} may become ${roles(explanation.choices)}, nothing else.`;
    case "promotion-choice":
      return `The pawn promotes on ${squareName(explanation.to)}: say whether it becomes ${roles(explanation.choices)}.`;
    case "legal":
      return effectsSentence(position, explanation.move);
    default:
      return movementSentence(explanation, position);
  }
}

function movementSentence(fault: MovementFault, position: Position): string {
  switch (fault.code) {
    case "same-square":
      return `A move has to leave its square; the ${ROLE_NAMES[fault.piece.role]} stays on ${squareName(fault.from)}.`;
    case "moves-otherwise":
      return `The ${ROLE_NAMES[fault.piece.role]} on ${squareName(fault.from)} cannot go to ${squareName(fault.to)}: ${howItMoves(fault.piece, position)}.`;
    case "pawn-needs-enemy": {
      const way = position.variant.pawns === "orthodox" ? "slantwise" : "straight ahead";
      return `A pawn goes ${way} only to take, and there is nothing to take on ${squareName(fault.to)}.`;
    }
    case "pawn-double-step":
      return `A pawn steps two squares only from where it starts, and the one on ${squareName(fault.from)} has left it.`;
    case "blocked":
      return fault.by === fault.to
        ? `${capitalised(pieceOn(position, fault.by))} blocks the pawn, which does not take that way.`
        : `The way from ${squareName(fault.from)} to ${squareName(fault.to)} is blocked by ${pieceOn(position, fault.by)}.`;
    case "own-piece":
      return `Your own ${ROLE_NAMES[fault.piece.role]} stands on ${squareName(fault.to)}.`;
    case "antiking-takes-enemy":
      return `An anti-king never takes an enemy, so the ${ROLE_NAMES[fault.piece.role]} on ${squareName(fault.to)} is safe from it.`;
    case "antiking-takes-king":
      return `An anti-king may take pieces of its own side, but not its king on ${squareName(fault.to)}.`;
    case "antiking-untakeable":
      return `Nothing can take an anti-king; the one on ${squareName(fault.to)} just stands in the way.`;
    case "king-untakeable":
      return `A king is never taken; the one on ${squareName(fault.to)} ought not to be in check now.`;
    case "leap-spent":
      return `The ${ROLE_NAMES[fault.piece.role]} on ${squareName(fault.from)} has lost its one leap: only a royal that has never moved may leap like a knight.`;
    case "leap-occupied":
      return `The ${ROLE_NAMES[fault.piece.role]}'s leap must end on an empty square, and ${pieceOn(position, fault.to)} is there.`;
    case "castling":
      return `Castling is impossible: ${castlingClause(fault.why, fault.squares, position)}.`;
  }
}

const HOW_IT_MOVES = {
  pawn: ({ variant }) =>
    variant.pawns === "orthodox"
      ? "a pawn steps straight ahead and takes slantwise"
      : "a Berolina pawn steps slantwise ahead and takes straight ahead",
  knight: () => "a knight leaps two squares one way and one to the side",
  bishop: () => "a bishop moves along diagonals",
  rook: () => "a rook moves along ranks and files",
  queen: () => "a queen moves along ranks, files and diagonals",
  king: () => "a king moves one square",
  antiking: () => "an anti-king moves one square",
} satisfies Record<Role, (position: Position) => string>;

/** How a piece moves, with the one leap of a royal while it still has it. */
function howItMoves(piece: Piece, position: Position): string {
  const leap = holdsLeap(position, piece)
    ? ", or once, as its first move, leaps like a knight to an empty square"
    : "";
  return HOW_IT_MOVES[piece.role](position) + leap;
}

function castlingClause(why: CastlingFault, squares: readonly Square[], position: Position): string {
  switch (why) {
    case "right-lost":
      return "the right to castle on this side is lost";
    case "blocked":
      return `${piecesOn(position, squares)} ${stands(squares)} between king and rook`;
    case "in-check":
      return `the king is in check from ${piecesOn(position, squares)}`;
    case "through-attack":
      return `the king would pass over a square attacked by ${piecesOn(position, squares)}`;
  }
}

function kingClause(fault: KingFault, move: Move, position: Position): string {
  const attackers = piecesOn(position, fault.attackers);
  if (moveFrom(move) === position.kingSquare(position.turn)) {
    return `${squareName(moveTo(move))} is attacked by ${attackers}`;
  }
  return fault.already
    ? `your king on ${squareName(fault.king)} would stay in check from ${attackers}`
    : `your king on ${squareName(fault.king)} would be attacked by ${attackers}`;
}

function antikingClause(fault: AntikingFault, move: Move, position: Position): string {
  if (fault.moves) return `your anti-king would stand unattacked on ${squareName(moveTo(move))}`;
  const antiking = `your anti-king on ${squareName(fault.antiking)}`;
  if (fault.attackers.length === 0) return `${antiking} would stay unattacked`;
  const attackers = piecesOn(position, fault.attackers);
  const taken = fault.attackers.find((square) => square === captureSquare(move));
  const only = fault.attackers.length === 1;
  if (taken !== undefined && only) {
    return `${antiking} would be left unattacked; ${attackers} is its only attacker`;
  }
  if (taken !== undefined) return `${antiking} would be left unattacked, losing ${attackers} at once`;
  return `${antiking} would be left unattacked; the move shuts off ${attackers}, its ${only ? "only attacker" : "only attackers"}`;
}

const refused = (position: Position, move: Move): string => `${bareSan(position, move)} is illegal`;

const stands = (squares: readonly Square[]): string => (squares.length === 1 ? "stands" : "stand");

const roles = (choices: readonly Piece["role"][]): string =>
  list(
    choices.map((role) => withArticle(ROLE_NAMES[role])),
    "or",
  );
