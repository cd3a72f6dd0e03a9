/** The rules of a game as lines, for the screen and for a pipe alike. */
import type { VariantId } from "../../rules/variant.ts";
import { type Diagram, diagramPosition } from "../../words/diagram.ts";
import { COLOR_NAMES } from "../../words/names.ts";
import { rulesPage } from "../../words/rules-pages.ts";
import { wrap } from "../../words/wrap.ts";
import { drawBoard } from "../board/draw-board.ts";
import { boardExtent, SQUARE_SIZES, type SquareSize } from "../board/square-size.ts";
import type { Look } from "../look.ts";
import type { Span } from "../styled-text.ts";
import { diagramView } from "./diagram-view.ts";
import { drawnRows, type PageLine } from "./page-line.ts";

/** In squares of one row a piece is a letter; in two the anti-king is upside down. */
const [SMALL, LARGE] = SQUARE_SIZES;

/** Columns between a board and the words beside it. */
const GAP = 3;
/** Words in fewer columns than this are better off below the board. */
const LEAST_BESIDE = 36;

/** The page of a game, wrapped to a width. How many lines it has does not depend on the look. */
export function rulesLines(variant: VariantId, width: number, look: Look): PageLine[] {
  const { title, blocks } = rulesPage(variant);
  return [
    [{ text: title, bold: true }],
    ...blocks.flatMap((block): PageLine[] => [
      [],
      ...(block.kind === "text"
        ? wrap(block.text, width).map((line) => [line])
        : diagramLines(block.diagram, width, look)),
    ]),
  ];
}

/** A diagram with its caption: beside the board, in the middle of its height, or below where the width is too small. */
export function diagramLines(diagram: Diagram, width: number, look: Look): PageLine[] {
  const room = (size: SquareSize): number => width - boardExtent(size).columns - GAP;
  const beside = [LARGE, SMALL].find((size) => room(size) >= LEAST_BESIDE);
  const size = beside ?? SMALL;
  const board = drawnRows(drawBoard(diagramView(diagram), { ...look, size }));
  const captionWidth = beside === undefined ? width : room(beside);
  const caption: Span[] = [
    ...wrap(heading(diagram), captionWidth).map((text) => ({ text, bold: true })),
    ...wrap(diagram.caption, captionWidth).map((text) => ({ text })),
  ];
  if (beside === undefined) return [...board, ...caption].map((part) => [part]);
  const top = Math.max(0, Math.floor((8 * size.rows - caption.length) / 2));
  return Array.from({ length: Math.max(board.length, top + caption.length) }, (_, row) => {
    const words = caption[row - top];
    const drawn = board[row] ?? " ".repeat(boardExtent(size).columns);
    return words === undefined ? [drawn] : [drawn, " ".repeat(GAP), words];
  });
}

/** Who is to move, and what a cross means where it is not a capture; or how the game has ended. */
function heading(diagram: Diagram): string {
  const { claim } = diagram;
  if (claim.kind === "outcome") return claim.winner === null ? "A draw" : `${COLOR_NAMES[claim.winner]} wins`;
  const toMove = `${COLOR_NAMES[diagramPosition(diagram).position.turn]} to move`;
  return claim.kind === "refused" ? `${toMove}; x is illegal` : toMove;
}
