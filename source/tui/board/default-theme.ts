import type { Theme } from "./theme.ts";

const EVERY_GROUND = new Set(["selected", "lastFrom", "lastTo", "check", "antiCheck"] as const);

/**
 * Slate squares under ivory and ink pieces. Squares and marks are all of middle brightness (luminance 0.1 to 0.3), so
 * that both sides' pieces stand out on every one of them by three to one or more.
 */
export const SLATE: Theme = {
  name: "slate",
  palettes: {
    truecolor: {
      board: {
        lightSquare: "#8492a0",
        darkSquare: "#566576",
        white: { body: "#fffaf0", detail: "#aeb4c0", letter: "#1a1d24" },
        black: { body: "#0c0e13", detail: "#3a4252", letter: "#f2e8d5" },
        fills: {
          selected: { fill: "#3d9160", ink: "#fff6c2" },
          lastFrom: { fill: "#80692a", ink: "#fff6c2" },
          lastTo: { fill: "#aa8526", ink: "#fff6c2" },
          check: { fill: "#d0323f", ink: "#fff6c2" },
          antiCheck: { fill: "#8b5fd6", ink: "#fff6c2" },
          capture: { fill: "#c4472f", ink: "#fff6c2" },
          mustCapture: { fill: "#c96a12", ink: "#fff6c2" },
          highlighted: { fill: "#2f86c9", ink: "#fff6c2" },
        },
        grounds: EVERY_GROUND,
        tints: {
          haven: { fill: { light: "#5c8f94", dark: "#3d6f76" }, ink: "#fff6c2" },
          reach: { fill: { light: "#0f9a89", dark: "#0a7468" }, ink: "#fff6c2" },
          attacked: { fill: { light: "#b06f96", dark: "#8a4c75" }, ink: "#fff6c2" },
          held: { fill: { light: "#857fb2", dark: "#635d8e" }, ink: "#fff6c2" },
          holder: { fill: { light: "#7f8d3c", dark: "#647029" }, ink: "#fff6c2" },
          taker: { fill: { light: "#b97a3c", dark: "#955b24" }, ink: "#fff6c2" },
          prey: { fill: { light: "#c7665a", dark: "#a44a3f" }, ink: "#fff6c2" },
        },
        tintsPieces: true,
        dimmed: {
          white: { body: "#b4bcc6", detail: "#97a2ae", letter: "#4a5562" },
          black: { body: "#3a4450", detail: "#4b5764", letter: "#8d98a4" },
        },
        cursor: "#ffef7a",
        target: "#c9f7d5",
      },
      text: {
        text: undefined,
        muted: "#8492a0",
        accent: "#5fb3e8",
        good: "#5cc28a",
        warning: "#e0a63a",
        danger: "#f0626c",
      },
    },
    "256": {
      board: {
        lightSquare: 245,
        darkSquare: 241,
        white: { body: 231, detail: 249, letter: 234 },
        black: { body: 232, detail: 238, letter: 230 },
        fills: {
          selected: { fill: 29, ink: 230 },
          lastFrom: { fill: 94, ink: 230 },
          lastTo: { fill: 136, ink: 230 },
          check: { fill: 160, ink: 230 },
          antiCheck: { fill: 98, ink: 230 },
          capture: { fill: 167, ink: 230 },
          mustCapture: { fill: 166, ink: 230 },
          highlighted: { fill: 32, ink: 230 },
        },
        grounds: EVERY_GROUND,
        tints: {
          haven: { fill: { light: 67, dark: 60 }, ink: 230 },
          reach: { fill: { light: 28, dark: 28 }, ink: 230 },
          attacked: { fill: { light: 132, dark: 96 }, ink: 230 },
          held: { fill: { light: 103, dark: 61 }, ink: 230 },
          holder: { fill: { light: 101, dark: 65 }, ink: 230 },
          taker: { fill: { light: 137, dark: 130 }, ink: 230 },
          prey: { fill: { light: 168, dark: 131 }, ink: 230 },
        },
        tintsPieces: true,
        dimmed: {
          white: { body: 250, detail: 247, letter: 240 },
          black: { body: 237, detail: 239, letter: 246 },
        },
        cursor: 228,
        target: 157,
      },
      text: { text: undefined, muted: 245, accent: 74, good: 78, warning: 179, danger: 203 },
    },
    // Backgrounds 0–7 only: the Linux console has no others. Black's pieces are yellow, since no two of the eight
    // are dark enough for white and light enough for black.
    "16": {
      board: {
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
      },
      text: { text: undefined, muted: undefined, accent: 14, good: 10, warning: 11, danger: 9 },
    },
  },
};
