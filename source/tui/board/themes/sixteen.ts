/**
 * Palettes of the sixteen named colours, which themes share: what shade each has is the terminal's choice, so there is
 * little for a theme to say. Backgrounds are 0 to 7 only, since the Linux console has no others.
 */
import type { BoardPalette, Palette, PiecePaints, TextPalette } from "../theme.ts";

/** On black and blue, Black's pieces are yellow: no two of the eight are dark enough for white and light for black. */
const BOARD: BoardPalette = {
  lightSquare: 4,
  darkSquare: 0,
  white: { body: 15, detail: 7, letter: 0 },
  black: { body: 11, detail: 3, letter: 0 },
  fills: {
    selected: { fill: 2, ink: 0 },
    lastFrom: { fill: 3, ink: 0 },
    lastTo: { fill: 6, ink: 0 },
    check: { fill: 1, ink: 15 },
    antiCheck: { fill: 5, ink: 15 },
    capture: { fill: 1, ink: 15 },
    mustCapture: { fill: 5, ink: 15 },
    highlighted: { fill: 7, ink: 0 },
  },
  grounds: new Set(["check", "antiCheck"] as const),
  tints: {
    haven: { ink: 14 },
    reach: { fill: { light: 6, dark: 6 }, ink: 0 },
    attacked: { fill: { light: 5, dark: 5 }, ink: 15 },
    held: { ink: 14 },
    holder: { ink: 10 },
    taker: { fill: { light: 5, dark: 5 }, ink: 15 },
    prey: { fill: { light: 1, dark: 1 }, ink: 15 },
  },
  tintsPieces: false,
  dimmed: "letters",
  cursor: 14,
  target: 10,
};

/**
 * Who cannot tell yellow from white sees Black's pieces darker here, and nothing else than their edges is coloured: no
 * other ground is far from them.
 */
const SAFE_BOARD: BoardPalette = {
  ...BOARD,
  black: { body: 3, detail: 8, letter: 0 },
  fills: { ...BOARD.fills, selected: { fill: 6, ink: 0 }, lastTo: { fill: 2, ink: 0 } },
  grounds: new Set(),
};

const ON_DARK: TextPalette = {
  text: undefined,
  muted: undefined,
  accent: 14,
  good: 10,
  warning: 11,
  danger: 9,
};

const ON_LIGHT: TextPalette = {
  text: undefined,
  muted: undefined,
  accent: 4,
  // No green among them can be read on white everywhere.
  good: undefined,
  warning: 5,
  danger: 1,
};

const TEXTS = { dark: ON_DARK, light: ON_LIGHT } as const;

/** Black's men are yellow or brown, and nobody would guess whose they are. */
function namesOf({ white, black }: BoardPalette): PiecePaints {
  return { white, black };
}

export const SIXTEEN = {
  night: { board: BOARD, texts: TEXTS, names: namesOf(BOARD) },
  safe: { board: SAFE_BOARD, texts: TEXTS, names: namesOf(SAFE_BOARD) },
} as const satisfies Record<string, Palette>;

export type SixteenName = keyof typeof SIXTEEN;
