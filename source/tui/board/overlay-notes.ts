/** Overlays as notes on squares, from what the rules say of a position. */
import { attackCounts, captures, havens, holders } from "../../rules/overlays.ts";
import type { Color } from "../../rules/piece.ts";
import type { Position } from "../../rules/position.ts";
import { SQUARES, type Square } from "../../rules/square.ts";
import type { Overlay, OverlayNote } from "./overlay-view.ts";

/** The squares where a side's anti-king would be attacked, by how many pieces, and which of them it can reach now. */
export function havenOverlay(position: Position, color: Color): Overlay {
  const squares = new Map<Square, OverlayNote>();
  for (const { square, attackers, reachable } of havens(position, color)) {
    squares.set(square, { tone: reachable ? "reach" : "haven", count: attackers.length });
  }
  return { kind: "haven", color, squares };
}

/** The squares that a side attacks, those of its own pieces included, and with how many pieces. */
export function attacksOverlay(position: Position, color: Color): Overlay {
  const squares = new Map<Square, OverlayNote>();
  for (const [square, count] of attackCounts(position, color)) {
    squares.set(square, { tone: "attacked", count });
  }
  return { kind: "attacks", color, squares };
}

/** Which pieces of the side to move may not move because of a royal, and which enemies hold its anti-king. */
export function holdersOverlay(position: Position): Overlay {
  const { held, holding } = holders(position);
  const squares = new Map<Square, OverlayNote>();
  for (const square of held) squares.set(square, { tone: "held" });
  for (const square of holding) squares.set(square, { tone: "holder" });
  return { kind: "holders", color: position.turn, squares };
}

/**
 * What the side to move can take and with which pieces; all other pieces are dimmed, unless nothing can be taken. A
 * piece that both takes and is taken (an anti-king's own) is shown as one that takes.
 */
export function capturesOverlay(position: Position): Overlay {
  const { takers, targets, choices } = captures(position);
  const squares = new Map<Square, OverlayNote>();
  if (choices > 0) {
    const others = SQUARES.filter((square) => position.pieceAt(square) !== undefined);
    for (const square of others) squares.set(square, { tone: "dimmed" });
    for (const square of targets) squares.set(square, { tone: "prey" });
    for (const square of takers) squares.set(square, { tone: "taker" });
  }
  return { kind: "captures", choices, compulsory: position.variant.compulsoryCapture, squares };
}
