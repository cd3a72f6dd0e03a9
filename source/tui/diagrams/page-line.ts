/** Lines of pages that have pictures among their words. */
import type { CellBlock, CellLine } from "../board/paint.ts";
import { plainBlock, renderLine } from "../board/render-cells.ts";
import type { Look } from "../look.ts";
import { type Span, styledLine } from "../styled-text.ts";

/** A row of a picture, as words and pictures share a line. */
export interface Drawn {
  readonly text: string;
  readonly cells: CellLine;
}

export type PageLine = readonly (Span | string | Drawn)[];

/** The rows of a picture for lines of a page. */
export function drawnRows(block: CellBlock): Drawn[] {
  const texts = plainBlock(block);
  return block.map((cells, row) => ({ text: texts[row] ?? "", cells }));
}

/** A line as a string for the screen. */
export const renderPageLine = (line: PageLine, look: Look): string =>
  line.map((part) => (isDrawn(part) ? renderLine(part.cells) : styledLine([part], look))).join("");

/** A line without any style, for a pipe. */
export const plainPageLine = (line: PageLine): string =>
  line
    .map((part) => (typeof part === "string" ? part : part.text))
    .join("")
    .trimEnd();

const isDrawn = (part: Span | string | Drawn): part is Drawn => typeof part !== "string" && "cells" in part;
