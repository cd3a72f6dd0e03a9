import { contrast, distance } from "../color.ts";
import type { Paint } from "../paint.ts";
import type { BoardPalette, Fill, FillName, Palette, PiecePaint, PiecePaints } from "../theme.ts";
import { FIXED, inkOn, nearest, readableGrounds } from "./fixed-colors.ts";
import { once } from "./once.ts";
import { textsAmong, textsOnDemand } from "./texts.ts";
import { tintsOf256 } from "./tints-256.ts";

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
  return (paint, beside, least = { contrast: 1 }) => {
    const readable = readableGrounds(paint, board, sides);
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

const side = ({ body, detail, letter }: PiecePaint): PiecePaint => ({
  body: nearest(body),
  detail: nearest(detail),
  letter: nearest(letter),
});

const dimmed = ({ dimmed }: BoardPalette): BoardPalette["dimmed"] =>
  dimmed === "letters" ? dimmed : { white: side(dimmed.white), black: side(dimmed.black) };
