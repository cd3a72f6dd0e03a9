/** The themes that come with the program. What one does not say is as in slate. */
import type { Theme } from "../theme.ts";
import { themeOf } from "./build-theme.ts";
import { SLATE, SLATE_DATA } from "./slate.ts";
import type { ThemeData } from "./theme-data.ts";

/** Two browns. Green is far from both, so the last move is olive and yellow-green. */
const WALNUT: ThemeData = {
  ...SLATE_DATA,
  squares: { light: "#b08662", dark: "#835638" },
  squares256: { light: 137, dark: 94 },
  white: { body: "#fff8e7", detail: "#c9b190", letter: "#2a1c10" },
  black: { body: "#150e08", detail: "#54402e", letter: "#f2e3c8" },
  marks: {
    ...SLATE_DATA.marks,
    selected: "#2f8f5b",
    lastFrom: "#6c6b1c",
    lastTo: "#8d8f28",
    mustCapture: "#d0631a",
  },
  overlays: { ...SLATE_DATA.overlays, taker: "#d07a1c", haven: "#7d9a6a", reach: "#0f9a89" },
  text: { muted: "#a89a88", accent: "#e0b070", good: "#8cc06a", warning: "#e8b23a", danger: "#f2705f" },
};

/** The greens of tournament boards. A piece in hand stands on blue. */
const TOURNAMENT: ThemeData = {
  ...SLATE_DATA,
  squares: { light: "#7c9660", dark: "#4a6d40" },
  squares256: { light: 65, dark: 58 },
  white: { body: "#fffdf2", detail: "#b9c2a6", letter: "#1b2415" },
  black: { body: "#000000", detail: "#2f3d2b", letter: "#eef0dc" },
  marks: {
    ...SLATE_DATA.marks,
    selected: "#2478b8",
    highlighted: "#bf5896",
    lastFrom: "#8f5c1a",
    lastTo: "#bd8420",
  },
  overlays: {
    ...SLATE_DATA.overlays,
    haven: "#4f9c9c",
    reach: "#2f8fc0",
    holder: "#a58a2a",
  },
  text: { muted: "#96a68a", accent: "#9ccf6f", good: "#6fd08c", warning: "#e3b341", danger: "#f0706a" },
};

/** Blues of the sea. What a sentence speaks of is pink, since blue would drown. */
const OCEAN: ThemeData = {
  ...SLATE_DATA,
  squares: { light: "#6692b3", dark: "#356489" },
  squares256: { light: 67, dark: 25 },
  white: { body: "#f7fcff", detail: "#a9c3d6", letter: "#0f2233" },
  black: { body: "#03080e", detail: "#2c4358", letter: "#e2eef7" },
  marks: { ...SLATE_DATA.marks, selected: "#2f9468", highlighted: "#c7529a", antiCheck: "#9458c8" },
  overlays: { ...SLATE_DATA.overlays, haven: "#3fa090", reach: "#3f9a4a", held: "#9a86d0" },
  text: { muted: "#86a0b4", accent: "#6fc3f0", good: "#5fcf9f", warning: "#e6b450", danger: "#f47a7a" },
};

/** Violet evening. An anti-king in anti-check stands on teal. */
const DUSK: ThemeData = {
  ...SLATE_DATA,
  squares: { light: "#a188ae", dark: "#70597d" },
  squares256: { light: 139, dark: 96 },
  white: { body: "#fffaf5", detail: "#c6b4cc", letter: "#251a2c" },
  black: { body: "#120b17", detail: "#46364f", letter: "#f3e6ee" },
  marks: { ...SLATE_DATA.marks, antiCheck: "#11808c", highlighted: "#3f78d0" },
  overlays: { ...SLATE_DATA.overlays, attacked: "#c8707a", held: "#6f86d8", prey: "#d0584a" },
  text: { muted: "#a596ae", accent: "#d2a6f0", good: "#7fcf98", warning: "#ecb65a", danger: "#f77a8a" },
};

/** Warm greys. */
const PAPER: ThemeData = {
  ...SLATE_DATA,
  squares: { light: "#978f80", dark: "#716a5c" },
  white: { body: "#fffdf8", detail: "#c8c0b2", letter: "#22201b" },
  black: { body: "#11100d", detail: "#4a453b", letter: "#f5efe2" },
  marks: { ...SLATE_DATA.marks, lastFrom: "#8a6414", lastTo: "#b88414" },
  text: { muted: "#62605a", accent: "#0b5fa5", good: "#1a7440", warning: "#865800", danger: "#b3202c" },
  sixteen: "night",
};

/** High contrast: no other squares between pure white and pure black leave more to both; all signs are white. */
const CONTRAST: ThemeData = {
  ...SLATE_DATA,
  squares: { light: "#868686", dark: "#646464" },
  white: { body: "#ffffff", detail: "#9a9a9a", letter: "#000000" },
  black: { body: "#000000", detail: "#4c4c4c", letter: "#ffffff" },
  marks: {
    selected: "#008545",
    lastFrom: "#7a6200",
    lastTo: "#a27c00",
    check: "#e0001b",
    antiCheck: "#9a3cff",
    capture: "#c8380a",
    mustCapture: "#c05a00",
    highlighted: "#0077e0",
  },
  ink: "#ffffff",
  cursor: "#ffff00",
  target: "#e4ffe4",
  text: { muted: "#c4c4c4", accent: "#5fd7ff", good: "#5fff87", warning: "#ffd75f", danger: "#ff9090" },
  sixteen: "safe",
};

/**
 * For players who see few or no differences of red, green or blue. Marks without a sign of their own differ in blue
 * against orange and in brightness, after the colours of Okabe and Ito.
 */
const COLORBLIND: ThemeData = {
  ...SLATE_DATA,
  squares: { light: "#8f9193", dark: "#606366" },
  white: { body: "#ffffff", detail: "#a6a6a6", letter: "#101010" },
  black: { body: "#050505", detail: "#4a4a4a", letter: "#ffffff" },
  marks: {
    selected: "#0a62c4",
    lastFrom: "#85560a",
    lastTo: "#c47d00",
    check: "#cf4d00",
    antiCheck: "#8a3fd0",
    capture: "#b84a00",
    mustCapture: "#a86400",
    highlighted: "#3394e8",
  },
  ink: "#ffffff",
  cursor: "#fff27a",
  target: "#d6f0ff",
  overlays: {
    haven: "#6f95c8",
    reach: "#c0841a",
    attacked: "#c08030",
    held: "#7d84d8",
    holder: "#c8a000",
    taker: "#c46a10",
    prey: "#d05a20",
  },
  text: { muted: "#a8adb2", accent: "#56b4e9", good: "#6fd0c0", warning: "#e69f00", danger: "#ff8a4a" },
  sixteen: "safe",
};

/** What the themes that come with the program are made of, by their names, the usual one first. */
export const THEME_DATA = {
  slate: SLATE_DATA,
  walnut: WALNUT,
  tournament: TOURNAMENT,
  ocean: OCEAN,
  dusk: DUSK,
  paper: PAPER,
  contrast: CONTRAST,
  colorblind: COLORBLIND,
} as const satisfies Readonly<Record<string, ThemeData>>;

export type ThemeName = keyof typeof THEME_DATA;

export const THEMES: readonly Theme[] = Object.entries(THEME_DATA).map(([name, data]) =>
  name === SLATE.name ? SLATE : themeOf(name, data),
);
