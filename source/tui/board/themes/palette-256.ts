import { contrast, distance } from "../color.ts";
import type { Paint } from "../paint.ts";
import type {
  BoardPalette,
  Fill,
  FillName,
  Palette,
  PiecePaint,
  PiecePaints,
  Tint,
  TintName,
} from "../theme.ts";

/** The colours of the 256 that are the same everywhere. */
const FIXED = Array.from({ length: 240 }, (_, index) => 16 + index);

/** What WCAG 2 asks between a picture and its ground; no ground has to be better than in true colour. */
const PICTURE_CONTRAST = 3;

const FILLS: readonly FillName[] = [
  "selected",
  "lastTo",
  "lastFrom",
  "check",
  "antiCheck",
  "highlighted",
  "capture",
  "mustCapture",
];

const TINTS: readonly TintName[] = ["reach", "haven", "attacked", "held", "holder", "taker", "prey"];

/**
 * A palette of the 256 from one in true colour, so that themes need no colours of their own for it: each colour becomes
 * the nearest, with some care for the grounds (see `groundFinder`). The most important of those choose first.
 */
export function paletteOf256({ board, text }: Palette): Palette {
  const white = side(board.white);
  const black = side(board.black);
  const ground = groundFinder(board, { white, black });
  const lightSquare = ground(board.lightSquare);
  const darkSquare = ground(board.darkSquare);
  const fills: Record<FillName, Fill> = { ...board.fills };
  for (const name of FILLS) {
    const { fill, ink } = board.fills[name];
    const near = ground(fill);
    fills[name] = { fill: near, ink: inkOn(near, ink) };
  }
  const tints: Record<TintName, Tint> = { ...board.tints };
  for (const name of TINTS) {
    const { fill, ink } = board.tints[name];
    const near = fill && { light: ground(fill.light), dark: ground(fill.dark) };
    tints[name] = near === undefined ? { ink: nearest(ink) } : { fill: near, ink: inkOn(near.light, ink) };
  }
  return {
    board: {
      ...board,
      lightSquare,
      darkSquare,
      white,
      black,
      fills,
      tints,
      dimmed: dimmed(board),
      cursor: nearest(board.cursor),
      target: nearest(board.target),
    },
    text: {
      text: text.text && nearest(text.text),
      muted: text.muted && nearest(text.muted),
      accent: text.accent && nearest(text.accent),
      good: text.good && nearest(text.good),
      warning: text.warning && nearest(text.warning),
      danger: text.danger && nearest(text.danger),
    },
  };
}

/** So far apart grounds stay, if they were; and so much of the contrast of what had little. */
const APART = 8;
const KEPT = 0.7;
const SQUARES_CONTRAST = 1.5;

/**
 * Finds for one ground after another the nearest colour on which both sides' pieces still stand out, and that is about
 * as far from the grounds before it as it was: the cube is coarse in the dark, and what was two colours must not become
 * one. Where there is none left, only the pieces count.
 */
function groundFinder(board: BoardPalette, sides: PiecePaints): (paint: Paint) => number {
  const chosen: (readonly [Paint, number])[] = [];
  return (paint) => {
    const readable = FIXED.filter((candidate) =>
      (["white", "black"] as const).every(
        (color) =>
          contrast(sides[color].body, candidate) >=
          Math.min(PICTURE_CONTRAST, contrast(board[color].body, paint)),
      ),
    );
    const apart = readable.filter((candidate) =>
      chosen.every(
        ([before, choice]) =>
          distance(candidate, choice) >= Math.min(APART, KEPT * distance(paint, before)) &&
          candidate !== choice,
      ),
    );
    const squares = apart.filter(
      (candidate) =>
        chosen.length !== 1 || chosen.every(([, choice]) => contrast(candidate, choice) >= SQUARES_CONTRAST),
    );
    const candidates = [squares, apart, readable, FIXED].find((each) => each.length > 0);
    const choice = nearest(paint, candidates);
    chosen.push([paint, choice]);
    return choice;
  };
}

/** The nearest colour in which signs are readable on a ground, if there is one. */
function inkOn(ground: number, ink: Paint): number {
  const readable = FIXED.filter((candidate) => contrast(candidate, ground) >= PICTURE_CONTRAST);
  return nearest(ink, readable.length > 0 ? readable : FIXED);
}

/** The nearest colour to the eye. */
function nearest(paint: Paint, candidates: readonly number[] = FIXED): number {
  const [first = 16, ...others] = candidates;
  let best = first;
  let least = distance(paint, first);
  for (const candidate of others) {
    const far = distance(paint, candidate);
    if (far < least) [best, least] = [candidate, far];
  }
  return best;
}

const side = ({ body, detail, letter }: PiecePaint): PiecePaint => ({
  body: nearest(body),
  detail: nearest(detail),
  letter: nearest(letter),
});

const dimmed = ({ dimmed }: BoardPalette): BoardPalette["dimmed"] =>
  dimmed === "letters" ? dimmed : { white: side(dimmed.white), black: side(dimmed.black) };
