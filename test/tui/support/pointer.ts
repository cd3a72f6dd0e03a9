import { layout, type Places } from "../../../source/tui/layout.ts";
import type { ScreenEvent } from "../../../source/tui/pointer.ts";
import { entryTarget } from "../../../source/tui/target.ts";
import { named } from "../board/support.ts";

/** The left button goes down on a square. */
export const pressOn = (square: string): ScreenEvent => ({
  kind: "press",
  target: { kind: "square", square: named(square) },
});

/** The left button goes up on a square, or beside the board. */
export const releaseOn = (square?: string): ScreenEvent => ({
  kind: "release",
  square: square === undefined ? undefined : named(square),
});

export const pressEntry = (index: number): ScreenEvent => ({ kind: "press", target: entryTarget(index) });

export const wheel = (by: 1 | -1): ScreenEvent => ({ kind: "wheel", by });

/** The places of a screen that is known to be large enough. */
export function placesAt(columns: number, rows: number): Places {
  const places = layout(columns, rows);
  if (places.kind !== "fits") throw new Error(`${columns}x${rows} does not fit`);
  return places;
}

/** A cell in the middle of a square, White at the bottom. */
export function cellOf(square: string, { board, size }: Places): { readonly x: number; readonly y: number } {
  const index = named(square);
  return {
    x: board.x + 2 + (index & 7) * size.columns + Math.floor(size.columns / 2),
    y: board.y + (7 - (index >> 3)) * size.rows + Math.floor(size.rows / 2),
  };
}

/** What a terminal sends when a button goes down (`M`) or up (`m`) on a cell, or the wheel turns (64, 65). */
export const report = (code: number, { x, y }: { x: number; y: number }, final: "M" | "m" = "M"): string =>
  `\u001B[<${code};${x + 1};${y + 1}${final}`;

/** What a terminal sends for a click on a cell. */
export const clickReport = (cell: { x: number; y: number }): string => report(0, cell) + report(0, cell, "m");
