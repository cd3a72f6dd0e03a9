import type { Background } from "../../terminal/background.ts";
import type { ColorTier } from "../../terminal/capabilities.ts";
import type { NoteTone } from "./overlay-view.ts";
import type { Paint } from "./paint.ts";

/** A coloured area and the colour of the signs and the cursor's corners on it. */
export interface Fill {
  readonly fill: Paint;
  readonly ink: Paint;
}

export interface PiecePaint {
  readonly body: Paint;
  /** Eyes, hollows and shades drawn on the body. */
  readonly detail: Paint;
  /** The letter cut out of the body. */
  readonly letter: Paint;
}

/** The paints of both sides. */
export interface PiecePaints {
  readonly white: PiecePaint;
  readonly black: PiecePaint;
}

/** Marks with a colour of their own. */
export type FillName =
  | "selected"
  | "lastFrom"
  | "lastTo"
  | "check"
  | "antiCheck"
  | "capture"
  | "mustCapture"
  | "highlighted";

/** Notes with a colour of their own. */
export type TintName = Exclude<NoteTone, "dimmed">;

/** The colour of an overlay's note. Light and dark squares stay apart, so that large areas still show their squares. */
export interface Tint {
  /** Undefined: the square keeps its colour, and only the sign is coloured. */
  readonly fill?: { readonly light: Paint; readonly dark: Paint };
  readonly ink: Paint;
}

/** The colours of a board, named by what they mean. */
export interface BoardPalette extends PiecePaints {
  readonly lightSquare: Paint;
  readonly darkSquare: Paint;
  readonly fills: Readonly<Record<FillName, Fill>>;
  /**
   * Marks that colour the ground under a piece. The others colour the edges of the square only: with sixteen
   * colours few grounds leave both sides' pieces readable.
   */
  readonly grounds: ReadonlySet<FillName>;
  /** What an overlay says, below all marks. Empty squares are always tinted, pieces' squares at least at the edges. */
  readonly tints: Readonly<Record<TintName, Tint>>;
  /** Whether tints may lie under a piece. */
  readonly tintsPieces: boolean;
  /** Pieces that an overlay leaves out. Where no paint is muted enough, letters stand for them. */
  readonly dimmed: PiecePaints | "letters";
  /** The cursor's corners on a square without marks. */
  readonly cursor: Paint;
  /** The dot where the picked piece may go. */
  readonly target: Paint;
}

/** The colours of everything beside the board, which lies on the terminal's own background. Undefined is its own text colour. */
export interface TextPalette {
  readonly text: Paint | undefined;
  /** Less important: hints, coordinates. */
  readonly muted: Paint | undefined;
  readonly accent: Paint | undefined;
  readonly good: Paint | undefined;
  readonly warning: Paint | undefined;
  readonly danger: Paint | undefined;
}

export interface Palette {
  readonly board: BoardPalette;
  readonly texts: Readonly<Record<Background, TextPalette>>;
  /** For the sides' names, where men do not have the colours they are called by: then the names have those of the men. */
  readonly names?: PiecePaints;
}

/** A theme is data: one palette for each number of colours. Without colour there is nothing to choose. */
export interface Theme {
  readonly name: string;
  readonly palettes: Readonly<Record<Exclude<ColorTier, "none">, Palette>>;
}

/** The palette of a theme for a terminal; undefined without colour. */
export const paletteFor = (theme: Theme, tier: ColorTier): Palette | undefined =>
  tier === "none" ? undefined : theme.palettes[tier];

/** What texts are drawn by: a theme, and what the terminal is like. */
export interface TextStyle {
  readonly theme: Theme;
  readonly tier: ColorTier;
  readonly background: Background;
}

/** The colours of texts; undefined without colour. */
export const textsFor = ({ theme, tier, background }: TextStyle): TextPalette | undefined =>
  paletteFor(theme, tier)?.texts[background];
