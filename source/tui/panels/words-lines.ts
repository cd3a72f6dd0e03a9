import { outcomeOf, positionOf } from "../../game/game.ts";
import { formatSan } from "../../notation/san.ts";
import { isCapture } from "../../rules/move.ts";
import { type Color, opposite } from "../../rules/piece.ts";
import type { Position } from "../../rules/position.ts";
import { SQUARES } from "../../rules/square.ts";
import { COLOR_NAMES, count, list, someOf } from "../../words/names.ts";
import { royalsLine } from "../../words/royals.ts";
import { wrap } from "../../words/wrap.ts";
import type { GameState } from "../state/game-state.ts";
import type { Span, Tone } from "../styled-text.ts";

/** Captures that a line names before it only counts them. */
const MOST_CAPTURES = 5;
/** A region that is narrower wraps what there is to say of the side to move, and leaves the other out. */
const NARROW = 40;

interface Size {
  readonly width: number;
  readonly height: number;
}

interface Statement {
  readonly text: string;
  readonly tone: Tone;
}

/**
 * How things stand, in lines of words: who must take what, then the royals of the side to move and of the other. What
 * does not fit the region is told in brief.
 */
export function wordsLines({ game }: GameState, { width, height }: Size): Span[][] {
  const position = positionOf(game);
  const duty = outcomeOf(game) === null ? dutyStatement(position) : undefined;
  const statements = (brief: boolean): Statement[] => {
    const royals = [position.turn, opposite(position.turn)].map((color) =>
      royalsStatement(position, color, brief),
    );
    const told = [duty, ...royals].filter((statement) => statement !== undefined);
    return told.length > 0 ? told : [piecesStatement(position)];
  };
  if (width >= NARROW) {
    const brief = statements(true);
    return statements(false).map((full, index) => [
      full.text.length <= width ? full : (brief[index] ?? full),
    ]);
  }
  const mover = (brief: boolean): Span[][] =>
    statements(brief)
      .slice(0, duty === undefined ? 1 : 2)
      .flatMap(({ text, tone }) => wrap(text, width).map((line) => [{ text: line, tone }]));
  const full = mover(false);
  return full.length <= height ? full : mover(true);
}

function royalsStatement(position: Position, color: Color, brief: boolean): Statement | undefined {
  const line = royalsLine(position, color, { brief });
  if (line === undefined) return undefined;
  const alarm = position.kingAttacked(color) || position.antikingUnattacked(color);
  return { text: `${COLOR_NAMES[color]}: ${line}`, tone: alarm ? "danger" : "text" };
}

/** "White must take: Bxa6 or Nxb5"; undefined when nothing has to be taken. */
function dutyStatement(position: Position): Statement | undefined {
  if (!position.variant.compulsoryCapture) return undefined;
  const captures = position.legalMoves().filter(isCapture);
  if (captures.length === 0) return undefined;
  const names = captures.map((move) => formatSan(position, move));
  const which = names.length > MOST_CAPTURES ? someOf(names, MOST_CAPTURES) : list(names, "or");
  return { text: `${COLOR_NAMES[position.turn]} must take: ${which}`, tone: "warning" };
}

function piecesStatement(position: Position): Statement {
  const of = (color: Color): string =>
    count(SQUARES.filter((square) => position.pieceAt(square)?.color === color).length, "piece");
  return { text: `White has ${of("w")}, Black ${of("b")}`, tone: "text" };
}
