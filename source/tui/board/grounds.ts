import type { BoardStyle, SquareContent } from "./board-style.ts";
import type { Mark } from "./board-view.ts";
import type { Paint } from "./paint.ts";
import { type BoardPalette, type Fill, type FillName, paletteFor } from "./theme.ts";

/** What lies behind everything else in a part of a square. */
export interface Ground {
  /** Shown where nothing else is: a space, or without colour a texture. */
  readonly texture: string;
  readonly fill?: Paint | undefined;
  /** The colour of signs that stand here. */
  readonly ink?: Paint | undefined;
  readonly inverse?: boolean | undefined;
  readonly underline?: boolean | undefined;
}

export interface Grounds {
  readonly left: Ground;
  readonly inside: Ground;
  readonly right: Ground;
}

/** Marks that may colour the inside, most urgent first. */
const INSIDE: readonly FillName[] = ["selected", "check", "antiCheck", "lastTo", "lastFrom"];

/** Marks that may colour an edge, most urgent first, when the inside does not show them already. */
const EDGES: readonly FillName[] = ["capture", "mustCapture", "highlighted", ...INSIDE];

/** The grounds of a square. Up to three fills show side by side: inside, left edge, right edge. */
export function groundsOf(content: SquareContent, style: BoardStyle): Grounds {
  const palette = paletteFor(style.theme, style.tier)?.board;
  return palette === undefined
    ? texturedGrounds(content, style)
    : paintedGrounds(content.marks, content.shade, palette);
}

function paintedGrounds(marks: ReadonlySet<Mark>, shade: "light" | "dark", palette: BoardPalette): Grounds {
  const square: Fill = {
    fill: shade === "light" ? palette.lightSquare : palette.darkSquare,
    ink: palette.cursor,
  };
  const within = INSIDE.find((name) => marks.has(name) && palette.grounds.has(name));
  const [first, second] = EDGES.filter((name) => marks.has(name) && name !== within);
  const ground = (name: FillName | undefined): Ground => ({
    texture: " ",
    ...(name === undefined ? square : palette.fills[name]),
  });
  return {
    left: ground(first ?? within),
    inside: ground(within),
    right: ground(second ?? first ?? within),
  };
}

/**
 * Without colour: dark squares are dotted, the last move's squares ruled ("-" from, "=" to), the selected square
 * is inverse, and a highlighted one has inverse edges (plain edges when it is selected too). In one row a piece between
 * the cursor's brackets leaves no room for the rules, so there the last move's squares are underlined as well.
 */
function texturedGrounds({ marks, shade }: SquareContent, style: BoardStyle): Grounds {
  const dark = style.characters === "unicode" ? "░" : ".";
  const texture = marks.has("lastTo") ? "=" : marks.has("lastFrom") ? "-" : shade === "dark" ? dark : " ";
  const selected = marks.has("selected");
  const underline = style.size.rows === 1 && (marks.has("lastTo") || marks.has("lastFrom"));
  const inside: Ground = { texture, inverse: selected, underline };
  const edge: Ground = { texture, inverse: selected !== marks.has("highlighted"), underline };
  return { left: edge, inside, right: edge };
}
