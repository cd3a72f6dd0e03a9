/** Rows to look at: whether pieces and colours arrive on the screen as they were meant. */
import { type Piece, ROLES } from "../rules/piece.ts";
import type { ColorTier } from "../terminal/capabilities.ts";
import { PIECE_SETS } from "../tui/board/art/piece-set.ts";
import type { BoardStyle, SquareContent } from "../tui/board/board-style.ts";
import { drawSquare } from "../tui/board/draw-square.ts";
import type { CellBlock } from "../tui/board/paint.ts";
import { SQUARE_SIZES } from "../tui/board/square-size.ts";
import type { Look } from "../tui/look.ts";

export interface TestRow {
  readonly name: string;
  readonly block: CellBlock;
}

/** Squares of three rows, in which pieces have their shapes: eleven of them fit into 80 columns. */
const [, , SIZE] = SQUARE_SIZES;

const PIECES: readonly Piece[] = [
  ...ROLES.map((role): Piece => ({ color: "w", role })),
  ...(["antiking", "king", "queen", "pawn"] as const).map((role): Piece => ({ color: "b", role })),
];

const TIERS: readonly ColorTier[] = ["truecolor", "256", "16", "none"];

/** Pieces of both sides in every set, in the colours of the look, whether or not the terminal has the characters. */
export function pieceRows(look: Look): TestRow[] {
  const contents = PIECES.map(onSquare);
  return PIECE_SETS.filter((set) => set !== "auto").map((pieceSet) => {
    const characters = pieceSet === "ascii" ? "ascii" : "unicode";
    return {
      name: `--pieces ${pieceSet}`,
      block: row(contents, { ...look, pieceSet, characters, size: SIZE }),
    };
  });
}

/** Pieces and marks in the colours of every tier. */
export function colorRows(look: Look): TestRow[] {
  const king: Piece = { color: "w", role: "king" };
  const rival: Piece = { color: "b", role: "king" };
  const contents: SquareContent[] = [
    ...[king, rival, king, rival].map((piece, index) => onSquare(piece, Math.floor(index / 2))),
    ...(["selected", "lastFrom", "lastTo", "check", "antiCheck", "capture", "mustCapture"] as const).map(
      (mark, index) => ({ ...onSquare(rival, index), marks: new Set([mark]) }),
    ),
  ];
  return TIERS.map((tier) => ({
    name: `--color ${tier}`,
    block: row(contents, { ...look, tier, size: SIZE }),
  }));
}

const onSquare = (piece: Piece, index: number): SquareContent => ({
  shade: index % 2 === 0 ? "light" : "dark",
  piece,
  marks: new Set(),
});

/** Squares side by side. */
function row(contents: readonly SquareContent[], style: BoardStyle): CellBlock {
  const squares = contents.map((content) => drawSquare(content, style));
  return Array.from({ length: style.size.rows }, (_, line) =>
    squares.flatMap((square) => square[line] ?? []),
  );
}
