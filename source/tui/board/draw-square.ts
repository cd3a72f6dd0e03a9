import { type Art, GROUND } from "./art/art.ts";
import { effectiveSet, pieceArt, solidOn } from "./art/piece-set.ts";
import { targetArt } from "./art/target.ts";
import type { BoardStyle, SquareContent } from "./board-style.ts";
import { groundsOf } from "./grounds.ts";
import { groundCell, type Ink, inkCell } from "./ink-cell.ts";
import type { CellBlock, StyledCell } from "./paint.ts";
import { signsOf } from "./signs.ts";
import { type BoardPalette, type PiecePaints, paletteFor } from "./theme.ts";

/**
 * One square. Every mark has a place of its own: grounds colour the inside and the two outer columns, signs and the
 * cursor's corners stand in the outer columns, and the piece, the dot of a target or a count in between.
 */
export function drawSquare(content: SquareContent, style: BoardStyle): CellBlock {
  const { columns, rows } = style.size;
  const grounds = groundsOf(content, style);
  const signs = signsOf(content, style);
  const picture = pictureOf(content, style);
  const ink = inkOf(content, style);
  const top = Math.floor((rows - picture.length + 1) / 2);
  const left = Math.floor((columns - (picture[0]?.length ?? 0)) / 2);

  const cellAt = (row: number, column: number): StyledCell => {
    const ground = column === 0 ? grounds.left : column === columns - 1 ? grounds.right : grounds.inside;
    const sign = signs.find((entry) => entry.row === row && entry.column === column);
    if (sign !== undefined) {
      const underline = sign.underline ?? ground.underline;
      return { ...groundCell(ground), text: sign.text, fg: ground.ink, bold: sign.bold, underline };
    }
    return inkCell(picture[row - top]?.[column - left] ?? GROUND, ground, ink);
  };
  return Array.from({ length: rows }, (_, row) =>
    Array.from({ length: columns }, (_, column) => cellAt(row, column)),
  );
}

function pictureOf({ piece, marks, note }: SquareContent, style: BoardStyle): Art {
  if (piece !== undefined) {
    const set = effectiveSet(style.pieceSet, style.characters);
    const palette = paletteFor(style.theme, style.tier)?.board;
    const letter = note?.tone === "dimmed" && dimmedPaints(palette) === undefined;
    const shown = letter && set !== "figurine" ? "letter" : set;
    const finish = palette === undefined ? { solid: solidOn(style.background) } : "painted";
    return pieceArt(piece, style.size, shown, finish);
  }
  return marks.has("quiet") ? targetArt(style.size.rows, style.characters) : [];
}

function inkOf({ piece, note }: SquareContent, style: BoardStyle): Ink {
  const palette = paletteFor(style.theme, style.tier)?.board;
  const muted = note?.tone === "dimmed" ? dimmedPaints(palette) : undefined;
  const faint = note?.tone === "dimmed" && muted === undefined;
  if (palette === undefined) {
    const color = piece?.color ?? "b";
    return { color, solid: color === solidOn(style.background), faint };
  }
  if (piece !== undefined) {
    const paints = muted ?? palette;
    return { color: piece.color, paint: piece.color === "w" ? paints.white : paints.black, faint };
  }
  return { color: "b", paint: { body: palette.target, detail: palette.target, letter: palette.target } };
}

/** The paints of dimmed pieces; undefined where faint letters stand for them. */
const dimmedPaints = (palette: BoardPalette | undefined): PiecePaints | undefined =>
  palette === undefined || palette.dimmed === "letters" ? undefined : palette.dimmed;
