/**
 * What to write so that a terminal that shows one frame shows another.
 *
 * The changed cells are gathered into strokes (`strokes.ts`). When there are few, which is so for every step of a
 * cursor, the next stroke is always the one that is cheapest from where the pen is, counting cursor motion and style;
 * that halves the bytes of a mark that leaves one square for another. Among more, as after a move on a large board, the
 * cheapest is looked for nearby only: down the side of a square rather than to and fro between its sides.
 */
import { cursorMotion, type Point } from "./cursor-motion.ts";
import { BLANK, type Frame, isBlank } from "./frame.ts";
import { canCarry, isTrusted, type Stroke, strokesBetween } from "./strokes.ts";
import { PLAIN, type Style, sameStyle, transition } from "./style.ts";

/** What the terminal remembers between writes: where its cursor is (undefined: not sure) and the style that is set. */
export interface Pen {
  readonly at: Point | undefined;
  readonly style: Style;
}

/** The bytes to write, and the pen after them. */
export interface Drawing {
  readonly bytes: string;
  readonly pen: Pen;
}

/** A pen of which nothing is known but that its style is plain. */
export const LOST_PEN: Pen = { at: undefined, style: PLAIN };

/** Among more strokes than this only those near the pen are compared. */
const FEW = 24;

/** More strokes than this, as when most of a screen changes, are drawn in reading order, which takes no time to find. */
const MANY = 450;

/**
 * The bytes that turn what is shown into the next frame of the same size. No character is ever written behind the
 * last column, and after one in the last column the cursor is placed anew, so the terminal never wraps or scrolls.
 */
export function diff(shown: Frame, next: Frame, pen: Pen): Drawing {
  const strokes = strokesBetween(shown, next);
  const reading = strokes.reduce<Drawing>(
    (drawing, stroke) => join(drawing, draw(stroke, next, drawing.pen)),
    { bytes: "", pen },
  );
  // Nor is the first picture kept waiting for a few bytes.
  if (strokes.length > MANY || shown.rows.length === 0) return reading;
  const cheapest = drawCheapestFirst(strokes, next, pen);
  return byteLength(cheapest.bytes) < byteLength(reading.bytes) ? cheapest : reading;
}

function drawCheapestFirst(strokes: readonly Stroke[], next: Frame, pen: Pen): Drawing {
  let drawing: Drawing = { bytes: "", pen };
  const left = new Set(strokes);
  while (left.size > 0) {
    let best: { stroke: Stroke; drawn: Drawing; cost: number } | undefined;
    for (const stroke of left.size > FEW ? nearby(left, drawing.pen) : left) {
      const drawn = draw(stroke, next, drawing.pen);
      const cost = byteLength(drawn.bytes) - byteLength(stroke.text);
      if (best === undefined || cost < best.cost) best = { stroke, drawn, cost };
    }
    if (best === undefined) break;
    left.delete(best.stroke);
    drawing = join(drawing, best.drawn);
  }
  return drawing;
}

/** The strokes in the rows about the pen; where there are none, the first that is left. */
function nearby(strokes: ReadonlySet<Stroke>, pen: Pen): Stroke[] {
  const all = [...strokes];
  const row = pen.at?.y;
  const near = row === undefined ? [] : all.filter(({ y }) => Math.abs(y - row) <= 1);
  return near.length > 0 ? near : all.slice(0, 1);
}

const join = (first: Drawing, second: Drawing): Drawing => ({
  bytes: first.bytes + second.bytes,
  pen: second.pen,
});

/** Brings the pen to a stroke and draws it. */
function draw(stroke: Stroke, frame: Frame, pen: Pen): Drawing {
  const { bytes: sgr, style } = transition(pen.style, stroke.style, { blank: stroke.blank });
  const move = reach(stroke, frame, pen);
  const at = stroke.end === undefined ? undefined : { x: stroke.end, y: stroke.y };
  return { bytes: move + sgr + stroke.text, pen: { at, style } };
}

/** The bytes that bring the cursor to a stroke; short gaps are crossed by drawing what is there anyway. */
function reach(stroke: Stroke, frame: Frame, pen: Pen): string {
  const motion = cursorMotion(pen.at, stroke);
  const gap = pen.at?.y === stroke.y ? textBetween(frame, pen.at, stroke.x, pen.style) : undefined;
  return gap !== undefined && byteLength(gap) <= motion.length ? gap : motion;
}

/** No motion along a row is longer than this, so no wider gap is worth looking at. */
const WIDEST_GAP = 8;

/** The text from a place to a column right of it, if it can be drawn in the style that is set. */
function textBetween(frame: Frame, { x: start, y }: Point, end: number, style: Style): string | undefined {
  if (end <= start || end - start > WIDEST_GAP) return undefined;
  let text = "";
  for (let x = start; x < end; x++) {
    const cell = frame.rows[y]?.[x] ?? BLANK;
    const fits = isBlank(cell) ? canCarry(style, cell) : sameStyle(style, cell.style);
    if (!fits || cell.width !== 1 || !isTrusted(cell)) return undefined;
    text += cell.text;
  }
  return text;
}

const byteLength = (text: string): number => Buffer.byteLength(text);
