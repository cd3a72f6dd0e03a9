import { tokenize } from "@alcalzone/ansi-tokenize";
import type { Size } from "./size.ts";
import { applySgr, PLAIN, SEEN_ON_SPACE, type Style, sameStyle } from "./style.ts";

/** One character cell. A wide character is a cell of width 2 and, to the right of it, one of width 0 without text. */
export interface Cell {
  readonly text: string;
  readonly width: 0 | 1 | 2;
  readonly style: Style;
}

/** A line of text with SGR sequences at a place of the screen, as it is in no frame's own text. */
export interface Piece {
  readonly x: number;
  readonly y: number;
  readonly line: string;
}

/** A whole picture of the screen: what its rows were read from, and the same as cells, both clipped to the size. */
export interface Frame {
  readonly size: Size;
  /** A row's text; of one made of pieces all of them, with their columns. */
  readonly lines: readonly string[];
  /** Rows may be shorter than the screen is wide; what is missing is `BLANK`. */
  readonly rows: readonly (readonly Cell[])[];
}

/** A cell with nothing in it. */
export const BLANK: Cell = { text: " ", width: 1, style: PLAIN };

/** Whether two cells look the same. */
export const sameCell = (a: Cell, b: Cell): boolean =>
  a === b || (a.text === b.text && a.width === b.width && sameStyle(a.style, b.style));

/** Whether only the background of a cell can be seen. */
export const isBlank = (cell: Cell): boolean =>
  cell.text === " " && (cell.style.attributes & SEEN_ON_SPACE) === 0;

/** A screen with nothing on it. */
export const emptyFrame = (size: Size): Frame => ({ size, lines: [], rows: [] });

/**
 * Reads a frame of text with SGR sequences. Each line begins plain, as Ink ends every style at the end of its line.
 * Lines that are the same as in `previous` keep its rows, which makes both reading and comparing them free. A row in
 * which pieces lie consists of them alone, and may lie below the text.
 *
 * Characters that would move the cursor or have no width of their own (controls, stray escapes, lone combining
 * marks) are left out, so nothing but our own sequences can reach the terminal.
 */
export function parseFrame(text: string, size: Size, previous?: Frame, pieces: readonly Piece[] = []): Frame {
  const reusable = previous?.size.columns === size.columns ? previous : undefined;
  const piecesOf = new Map<number, Piece[]>();
  for (const piece of pieces) {
    if (piece.y >= size.rows) continue;
    const row = piecesOf.get(piece.y);
    if (row === undefined) piecesOf.set(piece.y, [piece]);
    else row.push(piece);
  }
  const lines = text.split("\n").slice(0, size.rows);
  for (const [y, row] of piecesOf) {
    while (lines.length <= y) lines.push("");
    row.sort((a, b) => a.x - b.x);
    // Begun by what no row of text contains, so that it is never taken for one.
    lines[y] = row.map((piece) => `\n${piece.x} ${piece.line}`).join("");
  }
  const rows = lines.map((line, y) => {
    const known = reusable?.lines[y] === line ? reusable.rows[y] : undefined;
    if (known !== undefined) return known;
    const row = piecesOf.get(y);
    return row === undefined ? parseLine(line, size.columns) : join(row, size.columns);
  });
  return { size, lines, rows };
}

/** A row of pieces from left to right; where one reaches into the next, it is cut off. */
function join(pieces: readonly Piece[], columns: number): Cell[] {
  const cells: Cell[] = [];
  for (const { x, line } of pieces) {
    while (cells.length < x) cells.push(BLANK);
    cells.length = x;
    // Half a wide character cannot be shown.
    if (cells.at(-1)?.width === 2) cells[x - 1] = BLANK;
    cells.push(...parseLine(line, Math.max(0, columns - x)));
  }
  return cells.slice(0, columns);
}

/** Controls, format characters and combining marks standing alone: nothing that takes a cell. */
const TAKES_NO_CELL = /^[\p{Cc}\p{Cf}\p{Mn}\p{Me}\u2028\u2029]/u;

function parseLine(line: string, columns: number): Cell[] {
  const simple = parseSimpleLine(line, columns);
  if (simple !== undefined) return simple;
  const cells: Cell[] = [];
  let style = PLAIN;
  for (const token of tokenize(line)) {
    if (token.type === "ansi") {
      style = token.code.endsWith("m") ? applySgr(style, token.code.slice(2, -1)) : style;
      continue;
    }
    if (TAKES_NO_CELL.test(token.value)) continue;
    if (cells.length >= columns) break;
    if (!token.fullWidth) cells.push(cellOf(token.value, style));
    else if (cells.length + 2 <= columns) {
      cells.push({ text: token.value, width: 2, style }, { text: "", width: 0, style });
    } else cells.push(cellOf(" ", style));
  }
  return cells;
}

const ESCAPE = 0x1b;

/** Characters that take one cell and nothing joins: ASCII, the middle dot, the ellipsis, lines, blocks and shapes. */
const isSimple = (code: number): boolean =>
  (code >= 0x20 && code <= 0x7e) || code === 0xb7 || code === 0x2026 || (code >= 0x2500 && code <= 0x25cf);

/** What `parseLine` gives, but quicker, for lines of nothing but simple characters and SGR; undefined for others. */
function parseSimpleLine(line: string, columns: number): Cell[] | undefined {
  const cells: Cell[] = [];
  let style = PLAIN;
  for (let index = 0; index < line.length; index++) {
    const code = line.charCodeAt(index);
    if (code === ESCAPE) {
      const end = line.indexOf("m", index);
      if (line[index + 1] !== "[" || end === -1) return undefined;
      const next = afterSgr(style, line.slice(index + 2, end));
      if (next === undefined) return undefined;
      style = next;
      index = end;
    } else if (!isSimple(code)) return undefined;
    else if (cells.length < columns) cells.push(cellOf(line[index] ?? "", style));
  }
  return cells;
}

/** A parameter, or one of 256 colours or in true colour, which takes several. */
const PARAMETER = /[34]8;5;\d+|[34]8;2;\d+;\d+;\d+|\d+/g;
const PARAMETERS = /^[\d;]*$/;
/** Styles that began plain, as nearly all do, by their parameters: there are as many as looks of cells. */
const fromPlain = new Map<string, Style>();

/** The style after a sequence of parameters; undefined for what is none. */
function afterSgr(style: Style, parameters: string): Style | undefined {
  if (style !== PLAIN) return computeSgr(style, parameters);
  const known = fromPlain.get(parameters);
  if (known !== undefined) return known;
  const found = computeSgr(style, parameters);
  if (found !== undefined) fromPlain.set(parameters, found);
  return found;
}

function computeSgr(style: Style, parameters: string): Style | undefined {
  if (parameters === "") return PLAIN;
  if (!PARAMETERS.test(parameters)) return undefined;
  return parameters.match(PARAMETER)?.reduce(applySgr, style);
}

/** A cell of width 1; a space keeps only what can be seen of its style. */
function cellOf(text: string, style: Style): Cell {
  const cell: Cell = { text, width: 1, style };
  if (!isBlank(cell)) return cell;
  return style.background === "" ? BLANK : { ...BLANK, style: { ...PLAIN, background: style.background } };
}
