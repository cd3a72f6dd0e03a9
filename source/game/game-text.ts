/** A game as text for other programs and for the command line. */
import { formatFen } from "../notation/fen.ts";
import { formatLine } from "../notation/san.ts";
import { type Game, playedMoves, positionOf, startPosition } from "./game.ts";
import { movesText } from "./saved-game.ts";

/** The text that goes into the clipboard: the position, then the moves. */
export const copiedText = (game: Game): string =>
  [formatFen(positionOf(game).setup()), numberedLine(game)].filter(Boolean).join("\n");

/** What follows the program's name on the command line that opens the exploration of a line again. */
export function exploreArguments(game: Game): string {
  const position = startPosition(game);
  const start = formatFen(game.start);
  const fen = start === position.variant.start ? "" : ` "${start}"`;
  const moves = movesText(game);
  return `explore ${game.variant}${fen}${moves === "" ? "" : ` --moves "${moves}"`}`;
}

/** "1. e4 e5 2. Nf3"; a line that Black begins starts with "1... e5". */
export function numberedLine(game: Game): string {
  const { turn, fullmoves } = game.start;
  const offset = turn === "w" ? 0 : 1;
  return formatLine(startPosition(game), playedMoves(game))
    .map((name, index) => {
      const number = fullmoves + Math.floor((index + offset) / 2);
      if ((index + offset) % 2 === 0) return `${number}. ${name}`;
      return index === 0 ? `${number}... ${name}` : name;
    })
    .join(" ");
}
