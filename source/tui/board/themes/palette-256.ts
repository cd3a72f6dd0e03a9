import { contrast, distance, luminanceOf, oklabOf } from "../color.ts";
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
import { once } from "./once.ts";
import { textsAmong, textsOnDemand } from "./texts.ts";

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

/** Notes by the overlay that shows them together. */
const TINTS: readonly (readonly TintName[])[] = [
  ["reach", "haven"],
  ["attacked"],
  ["held", "holder"],
  ["taker", "prey"],
];

/** Colours of the 256 chosen by hand where the nearest ones have another hue. */
export interface Squares256 {
  readonly light: number;
  readonly dark: number;
}

/**
 * A palette of the 256 from one in true colour, so that themes need hardly any colours of their own for it: each colour
 * becomes the nearest, with some care for the grounds (see `groundFinder`). The most important of those choose first.
 */
export function paletteOf256({ board, texts }: Palette, squares?: Squares256): Palette {
  // Made when a board is drawn: a screen of text alone need not wait for its many colours.
  const ofBoard = once(() => boardOf256(board, squares));
  return {
    get board() {
      return ofBoard();
    },
    texts: textsOnDemand((background) => textsAmong(FIXED, background, texts[background], nearest)),
  };
}

function boardOf256(board: BoardPalette, squares?: Squares256): BoardPalette {
  const white = side(board.white);
  const black = side(board.black);
  const finder = groundFinder(board, { white, black });
  const squarePairs: Pair[] = [];
  const lightSquare = squares?.light ?? finder(board.lightSquare, squarePairs);
  squarePairs.push([board.lightSquare, lightSquare]);
  const darkSquare = squares?.dark ?? finder(board.darkSquare, squarePairs, { contrast: SQUARES_CONTRAST });
  squarePairs.push([board.darkSquare, darkSquare]);

  // Marks and overlays are derived when one is drawn: the first picture of a game seldom has any.
  const fills = once(() => fillsOf256(board, finder, squarePairs));
  const squaresDrawn = { light: lightSquare, dark: darkSquare };
  const tints = once(() =>
    tintsOf256(board, { fills: fills(), squares: squaresDrawn, sides: { white, black } }),
  );
  const faint = once(() => dimmed(board));
  return {
    ...board,
    lightSquare,
    darkSquare,
    white,
    black,
    get fills() {
      return fills();
    },
    get tints() {
      return tints();
    },
    get dimmed() {
      return faint();
    },
    cursor: nearest(board.cursor),
    target: nearest(board.target),
  };
}

function fillsOf256(board: BoardPalette, finder: GroundFinder, squares: readonly Pair[]) {
  const fills: Record<FillName, Fill> = { ...board.fills };
  const fillPairs = [...squares];
  for (const name of FILLS) {
    const { fill, ink } = board.fills[name];
    const near = finder(fill, fillPairs);
    fillPairs.push([fill, near]);
    fills[name] = { fill: near, ink: inkOn(near, ink) };
  }
  return fills;
}

/**
 * Overlays of 256 colours: what a note means is its hue, so hues come first, and both shades of a note may become one
 * colour where the cube has no other. Overlays are never seen together and may share colours, but not with marks.
 */
function tintsOf256(board: BoardPalette, { fills, squares, sides }: Drawn): BoardPalette["tints"] {
  const marks = Object.values(fills).map(({ fill }) => fill);
  const tints: Record<TintName, Tint> = { ...board.tints };
  for (const names of TINTS) {
    const beside: Readonly<Record<Shade, Paint[]>> = { light: [squares.light], dark: [squares.dark] };
    for (const name of names) {
      const { fill, ink } = board.tints[name];
      if (fill === undefined) continue;
      const near = (shade: Shade, darkerThan?: Paint): number =>
        tintNear(fill[shade], { beside: beside[shade], marks, darkerThan, board, sides });
      const light = near("light");
      // Alone it may cover much of the board, on which squares must still be seen.
      const dark = near("dark", names.length === 1 ? light : undefined);
      beside.light.push(light);
      beside.dark.push(dark);
      tints[name] = { fill: { light, dark }, ink: inkOn(light, ink) };
    }
  }
  return tints;
}

type Shade = "light" | "dark";

/** What of a palette of the 256 has been chosen before its overlays. */
interface Drawn {
  readonly fills: BoardPalette["fills"];
  readonly squares: Readonly<Record<Shade, number>>;
  readonly sides: PiecePaints;
}

/** Degrees between hues that still have the same name, the first that something fits counts. */
const SAME_HUE = [30, 45, 60];
/** How much of its strength a colour keeps at least, and how far it stays from what is seen beside it. */
const STRENGTH = 0.5;
const SEEN = 3.5;
/** Between the colours of a note on light squares and on dark ones. */
const SHADES_CONTRAST = 1.15;

interface Surroundings {
  /** What it must be told from, and what it must not be the same as. */
  readonly beside: readonly Paint[];
  readonly marks: readonly Paint[];
  /** The same note's colour on light squares, where this has to be darker if the cube has two such colours. */
  readonly darkerThan: Paint | undefined;
  readonly board: BoardPalette;
  readonly sides: PiecePaints;
}

/** The nearest colour of about the same hue on which both sides' pieces stand out, apart from others. */
function tintNear(paint: Paint, { beside, marks, darkerThan, board, sides }: Surroundings): number {
  const readable = readableGrounds(paint, board, sides).filter(
    (candidate) => !marks.includes(candidate) && beside.every((other) => distance(candidate, other) >= SEEN),
  );
  const { hue, strength } = hueOf(paint);
  const isAlike = (candidate: number, degrees: number): boolean => {
    const own = hueOf(candidate);
    const turn = Math.abs(own.hue - hue);
    return Math.min(turn, 360 - turn) <= degrees && own.strength >= STRENGTH * strength;
  };
  const alike = SAME_HUE.map((degrees) => readable.filter((candidate) => isAlike(candidate, degrees)));
  const isDarker = (candidate: number): boolean =>
    darkerThan !== undefined &&
    contrast(candidate, darkerThan) >= SHADES_CONTRAST &&
    luminanceOf(candidate) < luminanceOf(darkerThan);
  const choices = [...alike.map((same) => same.filter(isDarker)), ...alike, readable, FIXED];
  return nearest(
    paint,
    choices.find((each) => each.length > 0),
  );
}

/** The hue of a colour in degrees, and how far it is from grey. */
function hueOf(paint: Paint): { readonly hue: number; readonly strength: number } {
  const [, a, b] = oklabOf(paint);
  return { hue: (Math.atan2(b, a) * 180) / Math.PI, strength: Math.hypot(a, b) };
}

/** The colours on which the pieces of both sides stand out, or at least as well as on a ground in true colour. */
function readableGrounds(paint: Paint, board: BoardPalette, sides: PiecePaints): number[] {
  return FIXED.filter((candidate) =>
    (["white", "black"] as const).every(
      (color) =>
        contrast(sides[color].body, candidate) >=
        Math.min(PICTURE_CONTRAST, contrast(board[color].body, paint)),
    ),
  );
}

/** So far apart grounds stay, if they were, and otherwise so much of what they were. */
const APART = 8;
const KEPT = 0.7;
const SQUARES_CONTRAST = 1.5;

/** A colour, and the one of the 256 that stands for it. */
type Pair = readonly [Paint, number];

type GroundFinder = (paint: Paint, beside: readonly Pair[], least?: { readonly contrast: number }) => number;

/**
 * Finds for a ground the nearest colour that no ground has yet, on which both sides' pieces still stand out, and that is
 * about as far as it was from those it is seen beside: the cube is coarse in the dark, and what was two colours must not
 * become one. Where none is left, only the pieces count.
 */
function groundFinder(board: BoardPalette, sides: PiecePaints): GroundFinder {
  const taken = new Set<number>();
  const candidates = FIXED.map((paint) => ({
    paint,
    white: contrast(sides.white.body, paint),
    black: contrast(sides.black.body, paint),
  }));
  return (paint, beside, least = { contrast: 1 }) => {
    const white = Math.min(PICTURE_CONTRAST, contrast(board.white.body, paint));
    const black = Math.min(PICTURE_CONTRAST, contrast(board.black.body, paint));
    const readable = candidates
      .filter((candidate) => candidate.white >= white && candidate.black >= black)
      .map((candidate) => candidate.paint);
    const neighbours = beside.map(([before, choice]) => ({
      choice,
      least: Math.min(APART, KEPT * distance(paint, before)),
    }));
    const apart = readable.filter(
      (candidate) =>
        !taken.has(candidate) &&
        neighbours.every(
          ({ choice, least: far }) =>
            candidate !== choice &&
            distance(candidate, choice) >= far &&
            contrast(candidate, choice) >= least.contrast,
        ),
    );
    const choice = nearest(
      paint,
      [apart, readable, FIXED].find((each) => each.length > 0),
    );
    taken.add(choice);
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
