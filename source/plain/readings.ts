/** Words that only read: what a screen shows all the time has to be asked for by those who listen. */
import { capturedPieces } from "../game/captured.ts";
import { type Game, goTo, playedMoves, positionOf, startPosition } from "../game/game.ts";
import { continuations } from "../notation/move-tree.ts";
import { type Move, moveFrom } from "../rules/move.ts";
import { COLORS, type Color, ROLES } from "../rules/piece.ts";
import type { Position } from "../rules/position.ts";
import { parseSquare, type Square, squareName } from "../rules/square.ts";
import type { GameState } from "../tui/state/game-state.ts";
import { COLOR_NAMES, capitalised, count, list, ROLE_NAMES } from "../words/names.ts";
import {
  boardSentences,
  fileSentence,
  pieceName,
  pieceSentences,
  rankSentence,
} from "../words/spoken/board.ts";
import { spokenMove } from "../words/spoken/move.ts";
import { sentences, spoken } from "../words/spoken/text.ts";
import { squareSentence } from "../words/square.ts";
import { lastMoveSentence, statusSentences } from "./place.ts";

export interface ReadingWord {
  readonly name: string;
  /** What may stand behind it, for the help. */
  readonly takes?: string;
  readonly help: string;
  /** The answer; it changes nothing. `argument` is what was typed behind the word, in lower case. */
  answer(state: GameState, argument: string): string[];
}

export const READINGS: readonly ReadingWord[] = [
  {
    name: "board",
    help: "read the board, a rank at a time",
    answer: ({ game, flipped }) => boardSentences(positionOf(game), { flipped }),
  },
  {
    name: "pieces",
    takes: "white or black",
    help: "list the pieces of both sides, or of one",
    answer: ({ game }, argument) =>
      withSide(argument, "pieces", (color) => sidePieces(positionOf(game), color)),
  },
  {
    name: "rank",
    takes: "1 to 8",
    help: "read a rank",
    answer: ({ game, flipped }, argument) =>
      /^[1-8]$/.test(argument)
        ? [rankSentence(positionOf(game), Number(argument) - 1, { flipped })]
        : ["Say which rank, as in: rank 4."],
  },
  {
    name: "file",
    takes: "a to h",
    help: "read a file",
    answer: ({ game, flipped }, argument) =>
      /^[a-h]$/.test(argument)
        ? [fileSentence(positionOf(game), "abcdefgh".indexOf(argument), { flipped })]
        : ["Say which file, as in: file e."],
  },
  {
    name: "what",
    takes: "a square",
    help: "tell what is the matter with a square: what stands there, where it may go and why not, who attacks it",
    answer: ({ game }, argument) =>
      withSquare(argument, "what", (square) => sentences(spoken(squareSentence(positionOf(game), square)))),
  },
  {
    name: "moves",
    takes: "a square",
    help: "list the legal moves, or those of the piece on a square",
    answer: ({ game }, argument) =>
      argument === ""
        ? moveSentences(positionOf(game))
        : withSquare(argument, "moves", (square) => movesOf(positionOf(game), square)),
  },
  { name: "last", help: "tell the last move", answer: ({ game }) => [lastMoveSentence(game)] },
  { name: "played", help: "tell all moves so far, and what else was tried", answer: playedSentences },
  { name: "lost", help: "tell which pieces each side has lost", answer: ({ game }) => lostSentences(game) },
  { name: "status", help: "tell whose turn it is and how the royals stand", answer: statusSentences },
];

/** The side that a word names; undefined for any other. */
export const colorNamed = (word: string): Color | undefined =>
  COLORS.find((color) => COLOR_NAMES[color].toLowerCase() === word);

/** The answer about the side that is named, or about none where nothing is; or what can be named. */
export function withSide(
  text: string,
  word: string,
  answer: (color: Color | undefined) => string[],
): string[] {
  const color = colorNamed(text);
  return color === undefined && text !== "" ? [`Say white or black, as in: ${word} white.`] : answer(color);
}

/** The pieces of a side, or of both. */
export const sidePieces = (position: Position, color: Color | undefined): string[] =>
  (color === undefined ? COLORS : [color]).flatMap((each) => pieceSentences(position, each));

function withSquare(text: string, word: string, answer: (square: Square) => string[]): string[] {
  const square = parseSquare(text);
  return square === undefined ? [`Say which square, as in: ${word} e4.`] : answer(square);
}

/** The legal moves, a line a piece. */
function moveSentences(position: Position): string[] {
  const moves = position.legalMoves();
  const origins = [...new Set(moves.map(moveFrom))].sort((a, b) => a - b);
  if (moves.length === 0) return [`${COLOR_NAMES[position.turn]} has no legal move.`];
  return [
    `${COLOR_NAMES[position.turn]} has ${count(moves.length, "legal move")}.`,
    ...origins.map((square) => journeys(position, square, moves)),
  ];
}

function movesOf(position: Position, square: Square): string[] {
  const piece = position.pieceAt(square);
  const name = squareName(square);
  if (piece === undefined) return [`${name} is empty.`];
  if (piece.color !== position.turn)
    return [`The ${pieceName(piece)} on ${name} has to wait: it is not its turn.`];
  const moves = position.legalMoves().filter((move) => moveFrom(move) === square);
  return moves.length === 0
    ? [`The ${pieceName(piece)} on ${name} has no legal move.`, `To hear why: what ${name}.`]
    : [journeys(position, square, moves)];
}

/** "Knight on g1: to f3, to h3." */
function journeys(position: Position, square: Square, moves: readonly Move[]): string {
  const role = ROLE_NAMES[position.pieceAt(square)?.role ?? "pawn"];
  const ways = moves
    .filter((move) => moveFrom(move) === square)
    .map((move) => spokenMove(position, move).replace(new RegExp(`^${role}(?: from ..)? `), ""));
  return `${capitalised(role)} on ${squareName(square)}: ${ways.join(", ")}.`;
}

/** The moves on the board, a line a move of both; exploring, what was tried instead of them too. */
function playedSentences({ game, mode }: GameState): string[] {
  const moves = playedMoves(game);
  if (moves.length === 0) return ["No move has been made yet."];
  const position = startPosition(game);
  return moves.flatMap((move, ply) => {
    const { fullmoves } = position.setup();
    const told = `${fullmoves}, ${COLOR_NAMES[position.turn]}: ${spokenMove(position, move)}.`;
    const others = mode === "explore" ? othersAt(game, ply, position) : [];
    position.make(move);
    return [told, ...others];
  });
}

/** What was tried instead of a move of the line. */
function othersAt(game: Game, ply: number, position: Position): string[] {
  const others = continuations(goTo(game, game.path.slice(0, ply))).filter(
    (_, index) => index !== game.path[ply],
  );
  if (others.length === 0) return [];
  return [`Also tried there: ${list(others.map(({ move }) => spokenMove(position, move)))}.`];
}

function lostSentences(game: Game): string[] {
  const lost = capturedPieces(game);
  return COLORS.map((color) => {
    const kinds = ROLES.filter((role) => lost[color].includes(role));
    const names = kinds.map((role) =>
      count(lost[color].filter((each) => each === role).length, ROLE_NAMES[role]),
    );
    return `${COLOR_NAMES[color]} has lost ${names.length === 0 ? "nothing" : list(names)}.`;
  });
}
