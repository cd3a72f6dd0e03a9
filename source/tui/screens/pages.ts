/** Pages that cover the board: the keys, and the rules of the game. */
import type { VariantId } from "../../rules/variant.ts";
import type { Size } from "../../terminal/size.ts";
import { rulesPage } from "../../words/rules-pages.ts";
import { wrap } from "../../words/wrap.ts";
import { BINDINGS } from "../keymap.ts";
import type { Page } from "../state/game-state.ts";
import type { Span } from "../styled-text.ts";

type Line = readonly (Span | string)[];

/** Lines of prose are read best when they are not longer. */
const MOST_COLUMNS = 90;

/** The columns and rows that a page has on a screen: the last row is for the keys. */
export const pageArea = ({ columns, rows }: Size): { readonly width: number; readonly height: number } => ({
  width: Math.min(MOST_COLUMNS, columns - 2),
  height: rows - 2,
});

/** How many lines a page can be scrolled on a screen before its last line shows. */
export function pageEnd(name: Page, variant: VariantId, size: Size): number {
  const { width, height } = pageArea(size);
  return Math.max(0, pageLines(name, variant, width).length - height);
}

/** The lines of a page, wrapped to a width. */
export function pageLines(name: Page, variant: VariantId, width: number): Line[] {
  return name === "help" ? helpLines(width) : rulesLines(variant, width);
}

function helpLines(width: number): Line[] {
  const labels = BINDINGS.map(({ label, intent }) => {
    if (intent.type !== "word") return label;
    return label.startsWith(":") ? label : `${label} :${intent.word}`;
  });
  const column = Math.max(...labels.map((label) => label.length)) + 2;
  const keys = BINDINGS.flatMap(({ help }, index) =>
    wrap(help, Math.max(12, width - column)).map(
      (text, row): Line => [
        { text: (row === 0 ? (labels[index] ?? "") : "").padEnd(column), tone: "accent" },
        text,
      ],
    ),
  );
  return [[{ text: "Keys, and words for the command line", bold: true }], [], ...keys];
}

function rulesLines(variant: VariantId, width: number): Line[] {
  const { title, paragraphs } = rulesPage(variant);
  const text = paragraphs.flatMap((paragraph): Line[] => [
    [],
    ...wrap(paragraph, width).map((line) => [line]),
  ]);
  return [[{ text: title, bold: true }], ...text];
}
