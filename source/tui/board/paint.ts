/**
 * Colour as a terminal takes it. A number is a palette index: 0–15 the sixteen named colours (their exact
 * shade is the user's), 16–255 the fixed cube and greys. A hex string is a true colour.
 */
export type Paint = number | `#${string}`;

/** One character position of the screen: text one column wide, and how it looks. */
export interface StyledCell {
  readonly text: string;
  readonly fg?: Paint | undefined;
  readonly bg?: Paint | undefined;
  readonly bold?: boolean | undefined;
  readonly faint?: boolean | undefined;
  readonly inverse?: boolean | undefined;
  readonly underline?: boolean | undefined;
}

export type CellLine = readonly StyledCell[];
export type CellBlock = readonly CellLine[];

/** Plain text as cells of one style. Every code point of the text must be one column wide. */
export function cellsOf(text: string, style: Omit<StyledCell, "text"> = {}): StyledCell[] {
  return [...text].map((character) => ({ ...style, text: character }));
}
