/** Pages that cover the board: the keys, the rules, how a piece moves, the moves as text. */
import { positionOf } from "../../game/game.ts";
import type { Size } from "../../terminal/size.ts";
import { wrap } from "../../words/wrap.ts";
import { SLATE } from "../board/themes/slate.ts";
import type { PageLine } from "../diagrams/page-line.ts";
import { rulesLines } from "../diagrams/rules-lines.ts";
import { BINDINGS, bindingHolds, MOUSE_HELP, type Mode } from "../keymap.ts";
import type { Look } from "../look.ts";
import type { GameState, Page } from "../state/game-state.ts";
import { movesPageLines } from "./moves-page.ts";
import { piecePageLines } from "./piece-page.ts";
import { worstPage } from "./worst-page.ts";

/** Letters without colour, for those who only count lines or read them. */
export const PLAIN: Look = {
  theme: SLATE,
  tier: "none",
  background: "dark",
  pieceSet: "letter",
  characters: "unicode",
};

/** Lines of prose are read best when they are not longer. */
const MOST_COLUMNS = 90;

/** The columns and rows that a page has on a screen: the last row is for the keys. */
export const pageArea = ({ columns, rows }: Size): { readonly width: number; readonly height: number } => ({
  width: Math.max(1, Math.min(MOST_COLUMNS, columns - 2)),
  height: Math.max(0, rows - 2),
});

/** How many lines a page can be scrolled on a screen before its last line shows. */
export function pageEnd(name: Page, subject: PageSubject, size: Size): number {
  const { width, height } = pageArea(size);
  return Math.max(0, pageLines(name, subject, width).length - height);
}

/** What a page is about: the game, the square under the cursor, and the moves looked back at. */
export type PageSubject = Pick<GameState, "mode" | "game" | "cursor" | "review">;

/** The lines of a page, wrapped to a width. Only the look of pictures depends on the look, never their size. */
export function pageLines(
  name: Page,
  { mode, game, cursor, review }: PageSubject,
  width: number,
  look = PLAIN,
): PageLine[] {
  switch (name) {
    case "help":
      return helpLines(mode, width);
    case "rules":
      return rulesLines(game.variant, width, look);
    case "moves":
      return movesPageLines(game, width);
    case "piece":
      return piecePageLines(positionOf(game), cursor, width, look);
    case "worst":
      return [...worstPage(review, width).lines];
  }
}

/** The line that a page of some lines begins with on the screen: where it is scrolled to, or where the choice shows. */
export function firstLine(
  page: NonNullable<GameState["page"]>,
  subject: PageSubject,
  size: Size,
  lines: number,
): number {
  const { width, height } = pageArea(size);
  const end = Math.max(0, lines - height);
  if (page.name !== "worst") return Math.min(page.scroll, end);
  const { from, to } = worstPage(subject.review, width).chosen;
  return to <= height ? 0 : Math.min(from, to - height, end);
}

function helpLines(mode: Mode, width: number): PageLine[] {
  const bindings = BINDINGS.filter((binding) => bindingHolds(binding, mode));
  const labels = bindings.map(({ label, intent }) => {
    if (intent.type !== "word") return label;
    return label.startsWith(":") ? label : `${label} :${intent.word}`;
  });
  const column = Math.max(...labels.map((label) => label.length)) + 2;
  const entry = (label: string, help: string): PageLine[] =>
    wrap(help, Math.max(12, width - column)).map((text, row) => [
      { text: (row === 0 ? label : "").padEnd(column), tone: "accent" },
      text,
    ]);
  return [
    [{ text: "Keys, and words for the command line", bold: true }],
    [],
    ...bindings.flatMap(({ help }, index) => entry(labels[index] ?? "", help)),
    [],
    [{ text: "The mouse", bold: true }],
    [],
    ...MOUSE_HELP.flatMap(([label, help]) => entry(label, help)),
  ];
}
