import { type Art, GROUND } from "./art/art.ts";
import { effectiveSet, pieceArt } from "./art/piece-set.ts";
import { targetArt } from "./art/target.ts";
import type { BoardStyle, SquareContent } from "./board-style.ts";
import { groundsOf } from "./grounds.ts";
import { groundCell, type Ink, inkCell } from "./ink-cell.ts";
import { overlayOf } from "./overlay.ts";
import type { CellBlock, StyledCell } from "./paint.ts";
import { paletteFor } from "./theme.ts";

/**
 * One square. Every mark has a place of its own: grounds colour the inside and the two outer columns, signs and the
 * cursor's corners stand in the outer columns, and the piece or the dot of a target in between.
 */
export function drawSquare(content: SquareContent, style: BoardStyle): CellBlock {
  const { columns, rows } = style.size;
  const grounds = groundsOf(content, style);
  const signs = overlayOf(content, style);
  const picture = pictureOf(content, style);
  const ink = inkOf(content, style);
  const top = Math.floor((rows - picture.length + 1) / 2);
  const left = Math.floor((columns - (picture[0]?.length ?? 0)) / 2);

  const cellAt = (row: number, column: number): StyledCell => {
    const ground = column === 0 ? grounds.left : column === columns - 1 ? grounds.right : grounds.inside;
    const sign = signs.find((entry) => entry.row === row && entry.column === column);
    if (sign !== undefined) {
      return { ...groundCell(ground), text: sign.text, fg: ground.ink, bold: sign.bold };
    }
    return inkCell(picture[row - top]?.[column - left] ?? GROUND, ground, ink);
  };
  return Array.from({ length: rows }, (_, row) =>
    Array.from({ length: columns }, (_, column) => cellAt(row, column)),
  );
}

function pictureOf({ piece, marks }: SquareContent, style: BoardStyle): Art {
  if (piece !== undefined) {
    const set = effectiveSet(style.pieceSet, style.characters);
    return pieceArt(piece, style.size, set, style.tier === "none" ? "plain" : "painted");
  }
  return marks.has("quiet") ? targetArt(style.size.rows, style.characters) : [];
}

function inkOf({ piece }: SquareContent, style: BoardStyle): Ink {
  const palette = paletteFor(style.theme, style.tier)?.board;
  if (palette === undefined) return { color: piece?.color ?? "b" };
  if (piece !== undefined)
    return { color: piece.color, paint: piece.color === "w" ? palette.white : palette.black };
  return { color: "b", paint: { body: palette.target, detail: palette.target, letter: palette.target } };
}
