/** What is where on the screen, for the mouse: read off the same lines that are drawn. */
import type { Point } from "../terminal/cursor-motion.ts";
import { squareAtPoint } from "./board/square-at.ts";
import type { PageLine } from "./diagrams/page-line.ts";
import type { Places, Region } from "./layout.ts";
import type { Span } from "./styled-text.ts";
import type { Target } from "./target.ts";

/** Lines in a region of the screen. */
export interface Panel {
  readonly region: Region;
  readonly lines: readonly PageLine[];
}

/** Lines of nothing but text. */
export interface TextPanel extends Panel {
  readonly lines: readonly (readonly (Span | string)[])[];
}

/** What a cell of the screen is about; undefined where a click means nothing. Columns and rows count from zero. */
export function targetIn(panels: readonly Panel[], { x, y }: Point): Target | undefined {
  const panel = panels.find(
    ({ region }) =>
      x >= region.x && x < region.x + region.width && y >= region.y && y < region.y + region.height,
  );
  if (panel === undefined) return undefined;
  let end = panel.region.x;
  for (const part of panel.lines[y - panel.region.y] ?? []) {
    end += (typeof part === "string" ? part : part.text).length;
    if (x < end) return typeof part !== "string" && "target" in part ? part.target : undefined;
  }
  return undefined;
}

/** The same where a line may be being typed: the keys of the hints would be letters of it, so they are none then. */
export function textTarget(
  panels: readonly Panel[],
  point: Point,
  { command }: { readonly command: string | undefined },
): Target | undefined {
  const target = targetIn(panels, point);
  return command !== undefined && target?.kind === "key" ? undefined : target;
}

/** The square of the board that a cell of the screen belongs to. */
export function squareTarget(
  { board, size }: Pick<Places, "board" | "size">,
  flipped: boolean,
  { x, y }: Point,
): Target | undefined {
  const square = squareAtPoint(x, y, { origin: board, size, flipped });
  return square === undefined ? undefined : { kind: "square", square };
}
