/** The view model of the board, read off the state of the game screen. */
import { playedMoves, positionOf } from "../../game/game.ts";
import { isCapture, moveFrom, moveTo } from "../../rules/move.ts";
import type { Position } from "../../rules/position.ts";
import { fileOf, rankOf, type Square } from "../../rules/square.ts";
import { type BoardView, boardView } from "../board/board-view.ts";
import { attacksOverlay, capturesOverlay, havenOverlay, holdersOverlay } from "../board/overlay-notes.ts";
import type { Overlay } from "../board/overlay-view.ts";
import { piecesOf, royalMarks } from "../board/position-view.ts";
import { hintSquares } from "./engine-work.ts";
import { type GameState, humanMoves, movesFrom } from "./game-state.ts";

/** Everything the board shows of a state. */
export function boardOf(state: GameState): BoardView {
  const { game, selected, message } = state;
  const position = positionOf(game);
  const targets = selected === undefined ? [] : movesFrom(state, selected);
  const last = playedMoves(game).at(-1);
  const choosing = state.dialog?.kind === "promotion" ? state.dialog.to : undefined;
  return boardView({
    pieces: piecesOf(position),
    flipped: state.flipped,
    cursor: choosing ?? state.cursor,
    selected,
    quietTargets: new Set(targets.filter((move) => !isCapture(move)).map(moveTo)),
    captureTargets: new Set(targets.filter(isCapture).map(moveTo)),
    lastMove: last && { from: moveFrom(last), to: moveTo(last) },
    ...royalMarks(position),
    mustCapture: humanMoves(state) ? mustCapture(position) : new Set(),
    overlay: overlayOf(state),
    highlighted: new Set([...(message?.squares ?? []), ...hintSquares(state)]),
  });
}

/** What lies over the whole board, for the position that is on it now. */
export function overlayOf({ overlay, game }: GameState): Overlay | undefined {
  const position = positionOf(game);
  switch (overlay?.kind) {
    case "haven":
      return havenOverlay(position, overlay.color);
    case "attacks":
      return attacksOverlay(position, overlay.color);
    case "holders":
      return holdersOverlay(position);
    case "captures":
      return capturesOverlay(position);
    case undefined:
      return undefined;
  }
}

/** Where pieces stand that must take something now; empty where nothing has to be taken. */
export function mustCapture(position: Position): ReadonlySet<Square> {
  if (!position.variant.compulsoryCapture) return new Set();
  return new Set(position.legalMoves().filter(isCapture).map(moveFrom));
}

/**
 * The squares that Tab steps through, in reading order: those the picked piece can go to, or those of the pieces
 * that can move.
 */
export function tabStops(state: GameState): Square[] {
  const { game, selected, flipped } = state;
  const squares =
    selected === undefined
      ? positionOf(game).legalMoves().map(moveFrom)
      : movesFrom(state, selected).map(moveTo);
  const readingOrder = (square: Square): number => {
    const row = flipped ? rankOf(square) : 7 - rankOf(square);
    return row * 8 + (flipped ? 7 - fileOf(square) : fileOf(square));
  };
  return [...new Set(squares)].sort((a, b) => readingOrder(a) - readingOrder(b));
}
