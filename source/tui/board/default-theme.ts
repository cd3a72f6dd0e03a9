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
        cursor: 14,
        target: 10,
      },
      text: { text: undefined, muted: undefined, accent: 14, good: 10, warning: 11, danger: 9 },
    },
  },
};
