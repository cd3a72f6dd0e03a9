import { BLANK, type Cell, type Frame, isBlank, sameCell } from "./frame.ts";
import { PLAIN, type Style, sameStyle } from "./style.ts";

/** Neighbouring cells of one row that are drawn in one go because one style serves them all. */
export interface Stroke {
  readonly y: number;
  readonly x: number;
  /** The column the cursor is in afterwards; undefined when the terminal may see it otherwise than we do. */
  readonly end: number | undefined;
  readonly text: string;
  readonly style: Style;
  /** Whether nothing but background is drawn, so that the foreground does not matter. */
  readonly blank: boolean;
}

/** Erases from the cursor to the end of the line, with the background that is set. */
const ERASE_TO_END = "\u001B[K";

/** Every stroke that turns one frame into another of the same size, in reading order. */
export function strokesBetween(shown: Frame, next: Frame): Stroke[] {
  const height = Math.min(next.size.rows, Math.max(shown.rows.length, next.rows.length));
  return Array.from({ length: height }, (_, y) => {
    const before = shown.rows[y] ?? [];
    const after = next.rows[y] ?? [];
    return before === after ? [] : rowStrokes(before, after, y, next.size.columns);
  }).flat();
}

function rowStrokes(before: readonly Cell[], after: readonly Cell[], y: number, columns: number): Stroke[] {
  const changed = changedColumns(before, after, columns);
  const emptyFrom = emptyTail(after, columns);
  const strokes: Stroke[] = [];
  let x = changed.indexOf(true);
  while (x !== -1) {
    if (x >= emptyFrom && changed.slice(x).filter(Boolean).length > ERASE_TO_END.length) {
      strokes.push({ y, x, end: x, text: ERASE_TO_END, style: PLAIN, blank: true });
      break;
    }
    const limit = x < emptyFrom ? emptyFrom : columns;
    const { length, ...look } = longestRun(after, x, (column) => column < limit && changed[column] === true);
    const end = x + length;
    strokes.push({ y, x, end: look.trusted && end < columns ? end : undefined, ...look });
    x = changed.indexOf(true, end);
  }
  return strokes;
}

interface Run {
  readonly text: string;
  readonly style: Style;
  readonly blank: boolean;
  readonly trusted: boolean;
  readonly length: number;
}

/** The cells from `start` on that one style can draw; spaces join whatever has their background. */
function longestRun(row: readonly Cell[], start: number, wanted: (column: number) => boolean): Run {
  let { style } = row[start] ?? BLANK;
  let text = "";
  let blank = true;
  let x = start;
  while (wanted(x)) {
    const cell = row[x] ?? BLANK;
    if (isBlank(cell)) {
      if (!canCarry(style, cell)) break;
    } else if (blank) {
      if (x > start && !canCarry(cell.style, { ...BLANK, style })) break;
      style = cell.style;
      blank = false;
    } else if (!sameStyle(cell.style, style)) break;
    text += cell.text;
    x += cell.width;
    if (!isTrusted(cell)) return { text, style, blank, trusted: false, length: x - start };
  }
  return { text, style, blank, trusted: true, length: x - start };
}

/** Whether a space may be drawn while a style is set. */
export const canCarry = (style: Style, space: Cell): boolean =>
  style.background === space.style.background && isBlank({ ...BLANK, style });

/** Whether every terminal agrees how far a cell moves the cursor: not so for sequences of code points. */
export const isTrusted = ({ text }: Cell): boolean =>
  text.length === ((text.codePointAt(0) ?? 0) > 0xffff ? 2 : 1);

/**
 * Which columns must be drawn. The halves of a wide character need no care of their own: where one half gives way, so
 * does the other, because cells of different widths are never the same.
 */
const changedColumns = (before: readonly Cell[], after: readonly Cell[], columns: number): boolean[] =>
  Array.from({ length: columns }, (_, x) => !sameCell(before[x] ?? BLANK, after[x] ?? BLANK));

/** The column from which on a row is empty to the right border. */
function emptyTail(row: readonly Cell[], columns: number): number {
  let x = Math.min(row.length, columns);
  while (x > 0 && sameCell(row[x - 1] ?? BLANK, BLANK)) x--;
  return x;
}
