import { formatSan } from "../notation/san.ts";
import { refusedMoves } from "../rules/explain.ts";
import { moveFrom, moveTo } from "../rules/move.ts";
import { COLORS, type Color } from "../rules/piece.ts";
import type { Position } from "../rules/position.ts";
import { type Square, squareName } from "../rules/square.ts";
import { explanationSentence } from "./explanation.ts";
import { COLOR_NAMES, piecesOn, ROLE_NAMES, someOf } from "./names.ts";

/** Moves that a sentence names before it only counts them. */
const MOST_MOVES = 8;
/** Refusals that are told in full. */
const MOST_REFUSALS = 4;

/** What is the matter with a square: what stands there, where it may go, why not elsewhere, who attacks it. */
export function squareSentence(position: Position, square: Square): string {
  const visitors = visitorSentence(position, square);
  return [
    occupantSentence(position, square),
    visitors,
    ...COLORS.map((by) => attackSentence(position, square, by)),
  ]
    .filter((sentence) => sentence !== undefined)
    .join(" ");
}

function occupantSentence(position: Position, square: Square): string {
  const piece = position.pieceAt(square);
  const name = squareName(square);
  if (piece === undefined) return `${name} is empty.`;
  const side = COLOR_NAMES[piece.color].toLowerCase();
  const what = `On ${name} stands a ${side} ${ROLE_NAMES[piece.role]}.`;
  if (piece.color !== position.turn) return `${what} It is not its turn.`;
  const legal = position.legalMoves().filter((move) => moveFrom(move) === square);
  const names = legal.map((move) => formatSan(position, move)).sort();
  const refused = refusedMoves(position, square);
  const may = names.length === 0 ? "It has no legal move." : `It may play ${someOf(names, MOST_MOVES)}.`;
  const reasons = refused
    .slice(0, MOST_REFUSALS)
    .map(({ explanation }) => explanationSentence(explanation, position));
  const rest = refused.length - reasons.length;
  const more = rest > 0 ? [`${rest} more of its moves ${rest === 1 ? "is" : "are"} refused.`] : [];
  return [what, may, ...reasons, ...more].join(" ");
}

/** What the side to move may play to the square; undefined when nothing. */
function visitorSentence(position: Position, square: Square): string | undefined {
  const moves = position.legalMoves().filter((move) => moveTo(move) === square);
  const names = moves.map((move) => formatSan(position, move)).sort();
  return names.length === 0
    ? undefined
    : `${COLOR_NAMES[position.turn]} may play ${someOf(names, MOST_MOVES)} there.`;
}

function attackSentence(position: Position, square: Square, by: Color): string | undefined {
  const antiking = position.pieceAt(square)?.role === "antiking";
  const attackers = position.attackers(square, by, { antiking });
  if (attackers.length === 0) return `${COLOR_NAMES[by]} does not attack it.`;
  return `${COLOR_NAMES[by]} attacks it with ${piecesOn(position, attackers)}.`;
}
