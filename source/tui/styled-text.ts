/** Lines of text in the look of a terminal. */

import type { Color } from "../rules/piece.ts";
import { toAscii } from "../words/ascii.ts";
import { type CellLine, cellsOf, type StyledCell } from "./board/paint.ts";
import { renderLine } from "./board/render-cells.ts";
import { paletteFor, type TextPalette, textsFor } from "./board/theme.ts";
import type { Look } from "./look.ts";
import type { Target } from "./target.ts";

/** Colours by meaning; without colour they differ only where bold or inverse is asked for. */
export type Tone = keyof TextPalette;

export interface Span {
  readonly text: string;
  readonly tone?: Tone;
  readonly bold?: boolean;
  readonly inverse?: boolean;
  /** Whose name it is. */
  readonly side?: Color;
  /** What a click on it is about. */
  readonly target?: Target;
}

/** A line as a string for the screen; plain strings are spans without a style. */
export function styledLine(spans: readonly (Span | string)[], look: Look): string {
  return renderLine(
    spans.flatMap((span) => spanCells(typeof span === "string" ? { text: span } : span, look)),
  );
}

function spanCells({ text, tone = "text", bold, inverse, side }: Span, look: Look): CellLine {
  const shown = look.characters === "ascii" ? toAscii(text) : text;
  const names = paletteFor(look.theme, look.tier)?.names;
  const men = side && names?.[side === "w" ? "white" : "black"];
  const style: Omit<StyledCell, "text"> = {
    fg: men?.letter ?? textsFor(look)?.[tone],
    bg: men?.body,
    bold,
    inverse,
  };
  return cellsOf(shown, style);
}

/** A line all of which a click is about; its own targets give way. */
export const clickable = (spans: readonly (Span | string)[], target: Target): Span[] =>
  spans.map((span) => ({ ...(typeof span === "string" ? { text: span } : span), target }));

/** Spans cut to a width, with an ellipsis where something is missing. */
export function cutTo(spans: readonly (Span | string)[], width: number): (Span | string)[] {
  const total = spans.reduce((sum, span) => sum + textOf(span).length, 0);
  if (total <= width) return [...spans];
  const kept: (Span | string)[] = [];
  let room = width - 1;
  for (const span of spans) {
    const text = textOf(span).slice(0, room);
    room -= text.length;
    kept.push(typeof span === "string" ? text : { ...span, text });
    if (room <= 0) break;
  }
  return [...kept, "…"];
}

/** Lines cut to a height; where some are missing, the last one says so by an ellipsis. */
export function cutRows<Line extends readonly (Span | string)[]>(
  lines: readonly Line[],
  { width, height }: { readonly width: number; readonly height: number },
): readonly (readonly (Span | string)[])[] {
  const last = lines[height - 1];
  if (lines.length <= height || last === undefined) return lines;
  return [...lines.slice(0, height - 1), cutTo([...last, " …"], width)];
}

const textOf = (span: Span | string): string => (typeof span === "string" ? span : span.text);
