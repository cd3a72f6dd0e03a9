import type { ColorTier } from "../../terminal/capabilities.ts";
import type { BoardStyle, SquareContent } from "./board-style.ts";
import type { Mark } from "./board-view.ts";
import type { NoteTone } from "./overlay-view.ts";
import { middleOf } from "./square-size.ts";

/** A character that stands at one cell of a square, in the ink of the ground there. */
export interface Sign {
  readonly row: number;
  readonly column: number;
  readonly text: string;
  readonly bold?: boolean | undefined;
  readonly underline?: boolean | undefined;
}

/** Signs on a square: what is going on here, what an overlay says of it, and the cursor. The first at a cell wins. */
export function signsOf(content: SquareContent, style: BoardStyle): readonly Sign[] {
  return [
    ...stateSigns(content, style),
    ...noteSigns(content, style),
    ...cursorCorners(content.marks, style),
  ];
}

const SIGNS = {
  unicode: { check: "!", antiCheck: "¡", capture: "x", mustCapture: "*", quiet: "•" },
  ascii: { check: "!", antiCheck: "?", capture: "x", mustCapture: "*", quiet: "o" },
} as const satisfies Record<BoardStyle["characters"], Partial<Record<Mark, string>>>;

/** Marks that have a sign beside their colour. */
export const SIGNED = ["check", "antiCheck", "capture", "mustCapture", "quiet"] as const;

/** The row of the signs in the outer columns: below the cursor's corners or between them. */
const signRow = (rows: number): number => (rows === 1 ? 0 : rows === 2 ? 1 : Math.floor(rows / 2));

/**
 * The signs, at the right edge and then at the left one. In one row the left edge is the cursor's. A quiet target is a
 * dot in the middle; only if a piece stands there, it is a sign.
 */
function stateSigns({ marks, piece }: SquareContent, style: BoardStyle): readonly Sign[] {
  const { columns, rows } = style.size;
  const signs = SIGNED.filter((mark) => marks.has(mark) && (mark !== "quiet" || piece !== undefined));
  const places = rows === 1 && marks.has("cursor") ? [columns - 1] : [columns - 1, 0];
  return signs.slice(0, places.length).map((mark, index) => ({
    row: signRow(rows),
    column: places[index] ?? 0,
    text: SIGNS[style.characters][mark],
    bold: true,
  }));
}

/**
 * What stands at the left and the right edge for a note without a count: a held piece is squeezed, one that holds the
 * anti-king reaches out, taking is shown as everywhere else.
 */
const NOTE_SIGNS: Readonly<Record<NoteTone, { readonly left?: string; readonly right?: string }>> = {
  haven: {},
  reach: {},
  attacked: {},
  held: { left: ">", right: "<" },
  holder: { left: "<", right: ">" },
  taker: { left: "*" },
  prey: { left: "x" },
  dimmed: {},
};

/** A count in one column. */
const countSign = (count: number): string => (count > 9 ? "+" : String(count));

/**
 * A count stands in the middle of an empty square. Beside a piece or the dot of a target it stands at the left edge, as
 * the signs do; in one row with the cursor, which has that edge, at the right one. A sign of the marks comes first.
 */
function noteSigns({ note, piece, marks }: SquareContent, { size, tier }: BoardStyle): readonly Sign[] {
  if (note === undefined) return [];
  const count = note.count === undefined ? undefined : countSign(note.count);
  const weight = weightOf(note.tone, tier);
  if (count !== undefined && piece === undefined && !marks.has("quiet")) {
    return [{ ...middleOf(size), text: count, ...weight }];
  }
  const { left, right } = count === undefined ? NOTE_SIGNS[note.tone] : { left: count };
  const cornered = size.rows === 1 && marks.has("cursor");
  const texts = cornered ? [undefined, right ?? left] : [left, right];
  return texts.flatMap((text, index) =>
    text === undefined
      ? []
      : [{ row: signRow(size.rows), column: index === 0 ? 0 : size.columns - 1, text, ...weight }],
  );
}

/**
 * Without colour, whatever else may hide a texture: counts of attacks are underlined, and a haven within reach is bold
 * and others are not.
 */
function weightOf(tone: NoteTone, tier: ColorTier): Pick<Sign, "bold" | "underline"> {
  if (tier !== "none") return { bold: true };
  return { bold: tone !== "haven", underline: tone === "attacked" ? true : undefined };
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
