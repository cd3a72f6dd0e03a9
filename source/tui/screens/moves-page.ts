import { type Game, positionOf } from "../../game/game.ts";
import { exploreArguments, numberedLine } from "../../game/game-text.ts";
import { formatFen } from "../../notation/fen.ts";
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
