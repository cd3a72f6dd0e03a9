/** What a theme is written down as. The colours of all terminals are made from it by `themeOf`. */
import type { Hex } from "../color.ts";
import type { FillName, TintName } from "../theme.ts";
import type { Squares256 } from "./palette-256.ts";
import type { SixteenName } from "./sixteen.ts";

/** The colours of one side's pieces. */
export interface SideData {
  readonly body: Hex;
  readonly detail: Hex;
  /** The letter on a piece's plate. */
  readonly letter: Hex;
}

/**
 * The colours of a theme. Pieces have to stand out on all grounds, and two sides of opposite brightness do so on grounds
 * between them: squares and marks belong between the luminances 0.1 and 0.3.
 */
export interface ThemeData {
  readonly squares: { readonly light: Hex; readonly dark: Hex };
  readonly white: SideData;
  readonly black: SideData;
  /** The grounds of marks. */
  readonly marks: Readonly<Record<FillName, Hex>>;
  /** Signs on marks and overlays. */
  readonly ink: Hex;
  /** The cursor's corners. */
  readonly cursor: Hex;
  /** The dot where a piece may go. */
  readonly target: Hex;
  /** What overlays say: a hue, which is then as bright as the square under it, or one colour for each square. */
  readonly overlays: Readonly<Record<TintName, Hex | { readonly light: Hex; readonly dark: Hex }>>;
  readonly text: Readonly<Record<"muted" | "accent" | "good" | "warning" | "danger", Hex>>;
  /** For terminals with 256 colours, where those nearest to the squares are of another hue. */
  readonly squares256?: Squares256;
  /** The palette for terminals with sixteen colours. */
  readonly sixteen: SixteenName;
}
