import { type Game, playedMoves, positionOf, startPosition } from "../../game/game.ts";
import { movesText } from "../../game/saved-game.ts";
import { formatFen } from "../../notation/fen.ts";
import { formatLine } from "../../notation/san.ts";
import { cut, wrap } from "../../words/wrap.ts";
import type { Span } from "../styled-text.ts";

type Line = readonly (Span | string)[];

/** The position and the moves as text, to be copied from the screen. */
export function movesPageLines(game: Game, width: number): Line[] {
  const block = (title: string, text: string): Line[] => [
    [{ text: title, bold: true }],
    ...wrap(text, width).flatMap((line) => cut(line, width).map((piece): Line => [piece])),
    [],
  ];
  const start = formatFen(game.start);
  return [
    ...block("Position", formatFen(positionOf(game).setup())),
    ...block("Began at", start),
    ...block("Moves", numberedLine(game) || "none yet"),
    ...block("On the command line", `antiking ${exploreArguments(game)}`),
  ];
}

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
function numberedLine(game: Game): string {
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
