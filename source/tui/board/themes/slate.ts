import { themeOf } from "./build-theme.ts";
import type { ThemeData } from "./theme-data.ts";

/**
 * Slate squares under ivory and ink pieces. Squares and marks are all of middle brightness (luminance 0.1 to 0.3), so
 * that both sides' pieces stand out on every one of them by three to one or more.
 */
export const SLATE_DATA: ThemeData = {
  squares: { light: "#8492a0", dark: "#566576" },
  white: { body: "#fffaf0", detail: "#aeb4c0", letter: "#1a1d24" },
  black: { body: "#0c0e13", detail: "#353d4c", letter: "#f2e8d5" },
  marks: {
    selected: "#3d9160",
    lastFrom: "#80692a",
    lastTo: "#aa8526",
    check: "#d0323f",
    antiCheck: "#8b5fd6",
    capture: "#c4472f",
    mustCapture: "#c96a12",
    highlighted: "#2f86c9",
  },
  ink: "#fffbe6",
  cursor: "#ffef7a",
  target: "#c9f7d5",
  overlays: {
    haven: { light: "#5c8f94", dark: "#3d6f76" },
    reach: { light: "#0f9a89", dark: "#0a7468" },
    attacked: "#b06f96",
    held: "#857fb2",
    holder: "#7f8d3c",
    taker: "#b97a3c",
    prey: "#c7665a",
  },
  text: { muted: "#8492a0", accent: "#5fb3e8", good: "#5cc28a", warning: "#e0a63a", danger: "#f0626c" },
  sixteen: "night",
};

/** The theme that is used when nobody has chosen another. */
export const SLATE = themeOf("slate", SLATE_DATA);
