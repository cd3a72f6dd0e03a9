/** Legends: lines of words with samples that the board's own code draws, so that they look as on the board. */
import { toAscii } from "../../words/ascii.ts";
import type { BoardStyle, SquareContent } from "./board-style.ts";
import { drawSquare } from "./draw-square.ts";
import { type CellLine, cellsOf } from "./paint.ts";
import { SQUARE_SIZES } from "./square-size.ts";
import { textsFor } from "./theme.ts";

/** The look of a legend, whatever the size of the board's squares. */
export type LegendStyle = Omit<BoardStyle, "size">;

/** A sample of what the board shows, and what it means; the words alone where there is nothing to show. */
export interface LegendEntry {
  readonly sample?: CellLine;
  readonly words: string;
}

/** The entries in a row, with dots between them. */
export function legendLine(entries: readonly LegendEntry[], style: LegendStyle): CellLine {
  const fg = textsFor(style)?.text;
  const text = (words: string): CellLine =>
    cellsOf(style.characters === "ascii" ? toAscii(words) : words, { fg });
  return entries.flatMap(({ sample, words }, index) => [
    ...text(index === 0 ? "" : " · "),
    ...(sample === undefined ? [] : [...sample, ...text(" ")]),
    ...text(words),
  ]);
}

/** A light square in one row. */
export function sampleSquare(content: Omit<SquareContent, "shade">, style: LegendStyle): CellLine {
  return drawSquare({ shade: "light", ...content }, { ...style, size: SQUARE_SIZES[0] })[0] ?? [];
}
