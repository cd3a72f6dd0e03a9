import type { BoardStyle, SquareContent } from "./board-style.ts";
import type { OverlayNote } from "./overlay-view.ts";
import type { Paint } from "./paint.ts";
import { SIGNED } from "./signs.ts";
import { type BoardPalette, type Fill, type FillName, paletteFor, type Tint } from "./theme.ts";

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

/**
 * The grounds of a square. Up to three fills show side by side: inside, left edge, right edge. The tint of an overlay
 * gives way to all marks: inside if nothing else colours it, otherwise at the edges.
 */
export function groundsOf(content: SquareContent, style: BoardStyle): Grounds {
  const palette = paletteFor(style.theme, style.tier)?.board;
  return palette === undefined ? texturedGrounds(content, style) : paintedGrounds(content, palette);
}

function paintedGrounds({ marks, shade, piece, note }: SquareContent, palette: BoardPalette): Grounds {
  const square: Fill = {
    fill: shade === "light" ? palette.lightSquare : palette.darkSquare,
    ink: palette.cursor,
  };
  const within = INSIDE.find((name) => marks.has(name) && palette.grounds.has(name));
  const edges = edgesOf(marks, within).map((name) => palette.fills[name]);
  const tint = tintOf(note, palette);
  const tinted: Fill | undefined = tint && { fill: tint.fill?.[shade] ?? square.fill, ink: tint.ink };
  const covers = within === undefined && (piece === undefined || palette.tintsPieces);
  const inside = within === undefined ? (covers ? tinted : undefined) : palette.fills[within];
  // A note that colours only its sign takes no edge from a mark.
  if (tinted !== undefined && !covers && (tint?.fill !== undefined || (edges.length === 0 && !within))) {
    edges.push(tinted);
  }
  const [first, second] = edges;
  const ground = (fill: Fill | undefined): Ground => ({ texture: " ", ...(fill ?? square) });
  return {
    left: ground(first ?? inside),
    inside: ground(inside),
    right: ground(second ?? first ?? inside),
  };
}

/** The marks at the edges. Where they are more than there are edges, those with a sign are the first to go. */
function edgesOf(marks: SquareContent["marks"], within: FillName | undefined): readonly FillName[] {
  const names = EDGES.filter((name) => marks.has(name) && name !== within);
  if (names.length <= 2) return names;
  const signed = (name: FillName): boolean => SIGNED.some((each) => each === name);
  return [...names.filter((name) => !signed(name)), ...names.filter(signed)];
}

/** The tint of a note; undefined for one that leaves the ground alone. */
const tintOf = (note: OverlayNote | undefined, palette: BoardPalette): Tint | undefined =>
  note === undefined || note.tone === "dimmed" ? undefined : palette.tints[note.tone];

/** Without colour: what squares are filled with that the anti-king can reach, or their edges. */
const REACH_TEXTURES = { unicode: "▒", ascii: "#" } as const;

/**
 * Without colour: dark squares are dotted, the last move's squares ruled ("-" from, "=" to), the selected square
 * is inverse, and a highlighted one has inverse edges (plain edges when it is selected too). In one row a piece between
 * the cursor's brackets leaves no room for the rules, so there the last move's squares are underlined as well. Where
 * the anti-king can go, a denser texture fills the edges, and the inside unless a piece or another mark needs it.
 */
function texturedGrounds({ marks, shade, piece, note }: SquareContent, style: BoardStyle): Grounds {
  const dark = style.characters === "unicode" ? "░" : ".";
  const ruled = marks.has("lastTo") ? "=" : marks.has("lastFrom") ? "-" : undefined;
  const reach = note?.tone === "reach" ? REACH_TEXTURES[style.characters] : undefined;
  const texture = ruled ?? (piece === undefined ? reach : undefined) ?? (shade === "dark" ? dark : " ");
  const selected = marks.has("selected");
  const underline = style.size.rows === 1 && (marks.has("lastTo") || marks.has("lastFrom"));
  const inside: Ground = { texture, inverse: selected, underline };
  const edge: Ground = {
    texture: piece === undefined ? (reach ?? texture) : (ruled ?? reach ?? texture),
    inverse: selected !== marks.has("highlighted"),
    underline,
  };
  return { left: edge, inside, right: edge };
}
