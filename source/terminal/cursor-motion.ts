/** A cell by column and row, both from zero. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/**
 * The shortest bytes that bring the cursor from one cell to another; `from` is undefined when nobody knows where it
 * is. Line feeds are used at the left margin only: raw mode on Node keeps turning them into carriage return and line
 * feed, other transports do not, and there it is the same.
 *
 * One row up is reverse index (ESC M). Its opposite, index (ESC D), is not used: to the console windows of Windows 10 it
 * means "left", as on a VT52.
 */
export function cursorMotion(from: Point | undefined, to: Point): string {
  const absolute = absoluteMotion(to);
  if (from === undefined) return absolute;
  const relative = shorter(vertical(to.y - from.y) + horizontal(from.x, to.x), overMargin(from, to));
  return relative.length <= absolute.length ? relative : absolute;
}

/** One row up. Beyond the first row it would scroll, but no cell to go to lies there. */
const REVERSE_INDEX = "\u001BM";

/** Down along the left margin. From the last row a line feed would scroll, but no cell to go to lies below. */
function overMargin(from: Point, to: Point): string {
  if (to.y <= from.y) return absoluteMotion(to);
  const down = (from.x === 0 ? "" : "\r") + "\n".repeat(to.y - from.y);
  return down + (to.x === 0 ? "" : step(to.x, "C"));
}

function absoluteMotion({ x, y }: Point): string {
  if (x === 0) return y === 0 ? "\u001B[H" : `\u001B[${y + 1}H`;
  return `\u001B[${y === 0 ? "" : y + 1};${x + 1}H`;
}

function vertical(rows: number): string {
  if (rows === 0) return "";
  if (rows === -1) return REVERSE_INDEX;
  return step(Math.abs(rows), rows > 0 ? "B" : "A");
}

function horizontal(from: number, to: number): string {
  if (from === to) return "";
  if (to > from) return shorter(step(to - from, "C"), `\u001B[${to + 1}G`);
  const back = from - to;
  const fromMargin = `\r${to === 0 ? "" : step(to, "C")}`;
  return [step(back, "D"), fromMargin, `\u001B[${to + 1}G`].reduce(
    shorter,
    back <= 8 ? "\b".repeat(back) : step(back, "D"),
  );
}

const step = (count: number, final: string): string => `\u001B[${count === 1 ? "" : count}${final}`;

const shorter = (a: string, b: string): string => (b.length < a.length ? b : a);
