/** What covers the board on a screen, as sentences: rules, pieces, moves as text, what the engine finds. */
import { type Game, positionOf } from "../game/game.ts";
import { copiedText, exploreArguments } from "../game/game-text.ts";
import { type LosingMove, losingMoves } from "../game/review.ts";
import type { Move } from "../rules/move.ts";
import { Position } from "../rules/position.ts";
import { parseSquare } from "../rules/square.ts";
import { variantOf } from "../rules/variant.ts";
import { analysisOf, hintOf } from "../tui/state/engine-work.ts";
import type { GameState, Review } from "../tui/state/game-state.ts";
import { numberOf, slipText } from "../tui/state/review-words.ts";
import { diagramPosition } from "../words/diagram.ts";
import { movementSentences } from "../words/movement.ts";
import { COLOR_NAMES, capitalised, count, ROLE_NAMES, withArticle } from "../words/names.ts";
import { rulesPage } from "../words/rules-pages.ts";
import { whiteScore } from "../words/score.ts";
import { positionSentences } from "../words/spoken/board.ts";
import { spokenMove } from "../words/spoken/move.ts";
import { spokenScore } from "../words/spoken/score.ts";
import { sentences, spoken } from "../words/spoken/text.ts";
import { roleNamed } from "../words/spoken/typed-move.ts";
import { squareSentence } from "../words/square.ts";

/** Moves of a line that are told: more cannot be kept in mind. */
const MOST_MOVES = 6;

/** The rules of a game; its pictures are told as positions with what they show. */
export function rulesSentences({ variant }: Game): string[] {
  const { title, blocks } = rulesPage(variant);
  return [
    `${title}.`,
    ...blocks.flatMap((block) => {
      if (block.kind === "text") return sentences(spoken(block.text));
      const { position } = diagramPosition(block.diagram);
      return [
        `A picture, with ${COLOR_NAMES[position.turn]} to move.`,
        ...positionSentences(position),
        ...sentences(spoken(block.diagram.caption)),
      ];
    }),
  ];
}

/** How a kind of piece moves, or the piece on a square, and then what is the matter with it there. */
export function pieceAnswer(game: Game, argument: string): string[] {
  const position = positionOf(game);
  const square = parseSquare(argument);
  const role = square === undefined ? roleNamed(argument) : position.pieceAt(square)?.role;
  if (role === undefined && square !== undefined) return [`${argument} is empty.`];
  if (role === undefined) return ["Say which piece, as in: piece e2, or piece anti-king."];
  const { variant } = position;
  const moves = movementSentences(variant, role).flatMap(sentences);
  if (moves.length === 0) return [`There is no ${ROLE_NAMES[role]} in ${variant.name}.`];
  return [...moves, ...(square === undefined ? [] : sentences(spoken(squareSentence(position, square))))];
}

/** The position and the moves as text, and how to open them again. */
export const copySentences = (game: Game): string[] => [
  ...copiedText(game).split("\n"),
  `antiking ${exploreArguments(game)}`,
];

/** What the engine has found about the position on the board; nothing before it has. */
export function analysisSentences(state: GameState): string[] {
  const found = analysisOf(state)?.analysis;
  if (found === undefined) return [];
  const position = positionOf(state.game);
  return [
    `The engine looked ${count(found.depth, "ply", "plies")} ahead.`,
    ...found.lines.map(({ score, pv }, index) => {
      const value = capitalised(spokenScore(whiteScore(score, position.turn)));
      return `${index + 1}. ${value}: ${lineText(position, pv)}.`;
    }),
  ];
}

/** The move that the engine suggests, and what it is worth; nothing before it has found one. */
export function hintSentences(state: GameState): string[] {
  const found = hintOf(state);
  const move = found?.pv[0];
  if (found === undefined || move === undefined) return [];
  const position = positionOf(state.game);
  const value = capitalised(spokenScore(whiteScore(found.score, position.turn)));
  return [`Hint: ${spokenMove(position, move)}.`, `${value}.`];
}

/** The list of the moves that lost most. */
export function worstSentences({ review }: GameState): string[] {
  if (review === undefined) return [];
  const entries = losingMoves(review.line.moves, review.found);
  if (entries.length === 0) return ["No move gave away half a pawn or more."];
  return [
    `${capitalised(count(entries.length, "move"))} lost most, the worst first.`,
    ...entries.flatMap((entry, index) => entrySentences(review, entry, index + 1)),
    "To go to where one was made: worst, and its number.",
  ];
}

function entrySentences({ line }: Review, entry: LosingMove, number: number): string[] {
  const position = Position.tolerant(line.setup, variantOf(line.variant));
  for (const move of line.moves.slice(0, entry.ply)) position.make(move);
  const { turn } = position;
  const move = numberOf(line.setup, entry.ply).replace(/\.+$/, "");
  const [before, after] = [entry.before, entry.after].map((score) => spokenScore(whiteScore(score, turn)));
  return [
    `${number}. Move ${move}, ${COLOR_NAMES[turn]}: ${spokenMove(position, entry.move)}.`,
    `Before: ${before}. After: ${after}.`,
    ...(entry.slip === undefined ? [] : [`${slipText(entry.slip, turn)}.`]),
    `Better: ${lineText(position, entry.better)}.`,
  ];
}

/** The first moves of a line in words. */
function lineText(from: Position, moves: readonly Move[]): string {
  const position = from.clone();
  const names = moves.slice(0, MOST_MOVES).map((move) => {
    const name = spokenMove(position, move);
    position.make(move);
    return name;
  });
  return names.join(", ");
}

/** "a queen, a rook, a bishop or a knight". */
export const choicesText = (roles: readonly (keyof typeof ROLE_NAMES)[]): string =>
  roles
    .map((role) => withArticle(ROLE_NAMES[role]))
    .join(", ")
    .replace(/, ([^,]*)$/, " or $1");
