/** Pages that cover the board: the keys, and the rules of the game. */
import type { VariantId } from "../../rules/variant.ts";
import { rulesPage } from "../../words/rules-pages.ts";
import { wrap } from "../../words/wrap.ts";
import { BINDINGS } from "../keymap.ts";
import type { Page } from "../state/game-state.ts";
import type { Span } from "../styled-text.ts";

type Line = readonly (Span | string)[];

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
