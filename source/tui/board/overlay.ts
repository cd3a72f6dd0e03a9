import type { BoardStyle, SquareContent } from "./board-style.ts";
import type { Mark } from "./board-view.ts";

/** A character that stands at one cell of a square, in the ink of the ground there. */
export interface Sign {
  readonly row: number;
  readonly column: number;
  readonly text: string;
  readonly bold?: boolean | undefined;
}

/** Signs in the outer columns of a square: what is going on here, and the cursor. The first at a cell wins. */
export function overlayOf(content: SquareContent, style: BoardStyle): readonly Sign[] {
  return [...stateSigns(content, style), ...cursorCorners(content.marks, style)];
}

const SIGNS = {
  unicode: { check: "!", antiCheck: "¡", capture: "x", mustCapture: "*", quiet: "•" },
  ascii: { check: "!", antiCheck: "?", capture: "x", mustCapture: "*", quiet: "o" },
} as const satisfies Record<BoardStyle["characters"], Partial<Record<Mark, string>>>;

const SIGNED = ["check", "antiCheck", "capture", "mustCapture", "quiet"] as const;

/**
 * The signs, at the right edge and then at the left one, below the cursor's corners or between them. In one row the
 * left edge is the cursor's. A quiet target is a dot in the middle; only if a piece stands there, it is a sign.
 */
function stateSigns({ marks, piece }: SquareContent, style: BoardStyle): readonly Sign[] {
  const { columns, rows } = style.size;
  const signs = SIGNED.filter((mark) => marks.has(mark) && (mark !== "quiet" || piece !== undefined));
  const row = rows === 1 ? 0 : rows === 2 ? 1 : Math.floor(rows / 2);
  const places = rows === 1 && marks.has("cursor") ? [columns - 1] : [columns - 1, 0];
  return signs.slice(0, places.length).map((mark, index) => ({
    row,
    column: places[index] ?? 0,
    text: SIGNS[style.characters][mark],
    bold: true,
  }));
}

const CORNERS = {
  unicode: { top: ["▛", "▜"], bottom: ["▙", "▟"], sides: ["▌", "▐"] },
  ascii: { top: ["+", "+"], bottom: ["+", "+"], sides: ["|", "|"] },
} as const;

/**
 * The cursor: brackets in one row, the upper two corners in two (a move of the cursor must write few bytes), four
 * corners from three rows on, with longer arms in large squares.
 */
function cursorCorners(marks: ReadonlySet<Mark>, style: BoardStyle): readonly Sign[] {
  if (!marks.has("cursor")) return [];
  const { columns, rows } = style.size;
  const pair = (row: number, [left, right]: readonly [string, string]): readonly Sign[] => [
    { row, column: 0, text: left },
    { row, column: columns - 1, text: right },
  ];
  if (rows === 1) return pair(0, ["[", "]"]);
  const { top, bottom, sides } = CORNERS[style.characters];
  if (rows === 2) return pair(0, top);
  const arms = rows < 8 ? [] : [...pair(1, sides), ...pair(rows - 2, sides)];
  return [...pair(0, top), ...pair(rows - 1, bottom), ...arms];
}
