import type { Position } from "../../rules/position.ts";
import { type Square, squareName } from "../../rules/square.ts";
import { capitalised, ROLE_NAMES } from "../../words/names.ts";
import { squareSentence } from "../../words/square.ts";
import { wrap } from "../../words/wrap.ts";
import { drawBoard } from "../board/draw-board.ts";
import { diagramLegend, movementDiagram } from "../board/movement-diagram.ts";
import { SQUARE_SIZES } from "../board/square-size.ts";
import { drawnRows, type PageLine } from "../diagrams/page-line.ts";
import type { Look } from "../look.ts";

/** Squares of two rows: an anti-king is upside down in them, and the picture is still small. */
const [, SIZE] = SQUARE_SIZES;

/** How the piece on a square moves, with a picture; and what is the matter with it just here. */
export function piecePageLines(position: Position, square: Square, width: number, look: Look): PageLine[] {
  const piece = position.pieceAt(square);
  if (piece === undefined) return [[`There is no piece on ${squareName(square)}.`]];
  const diagram = movementDiagram(position.variant, piece);
  const text = (words: string): PageLine[] => wrap(words, width).map((line) => [line]);
  const legend = diagramLegend(diagram, look);
  return [
    [{ text: `${capitalised(ROLE_NAMES[piece.role])} in ${position.variant.name}`, bold: true }],
    [],
    ...text(diagram.captionWords.join(" ")),
    [],
    ...drawnRows(drawBoard(diagram.view, { ...look, size: SIZE }, diagram.window)).map((row) => [row]),
    // In narrow windows the words above have to do.
    ...(legend.length <= width ? drawnRows([legend]).map((row) => [row]) : []),
    [],
    [{ text: "Here and now", bold: true }],
    ...text(squareSentence(position, square)),
  ];
}
