/** What the overlays show on a board, in sentences. */
import { type Game, positionOf } from "../game/game.ts";
import { isCapture } from "../rules/move.ts";
import { attackCounts, havens, holders } from "../rules/overlays.ts";
import type { Color } from "../rules/piece.ts";
import { type Square, squareName } from "../rules/square.ts";
import { COLOR_NAMES, capitalised, count, list } from "../words/names.ts";
import { spokenMove } from "../words/spoken/move.ts";
import { groups } from "../words/spoken/royals.ts";
import { whose } from "./place.ts";

const names = (squares: readonly Square[]): string => list(squares.map(squareName));

/** Where a side's anti-king may live. */
export function havenSentences(game: Game, color: Color): string[] {
  const position = positionOf(game);
  const { variant } = position;
  if (!variant.antiking) return [`There are no anti-kings in ${variant.name}.`];
  const found = havens(position, color);
  const owner = `${whose(game, color)} anti-king`;
  if (found.length === 0) return [`${owner} can live nowhere: no square for it is attacked.`];
  const reachable = found.filter((haven) => haven.reachable).map(({ square }) => square);
  const squares = found.map(({ square }) => square);
  return [
    `${owner} can live on ${count(found.length, "square")}: ${names(squares)}.`,
    ...(reachable.length === 0 ? [] : [`It can go now to ${names(reachable)}.`]),
    ...(reachable.length === 0 && position.turn === color ? ["It can go to none of them now."] : []),
  ];
}

/** What a side attacks, and what of it several times. */
export function attackSentences(game: Game, color: Color): string[] {
  const counts = attackCounts(positionOf(game), color);
  const side = COLOR_NAMES[color];
  if (counts.size === 0) return [`${side} attacks nothing.`];
  const most = Math.max(...counts.values());
  const byTimes = Array.from({ length: most }, (_, index) => {
    const squares = [...counts].filter(([, times]) => times === index + 1).map(([square]) => square);
    return squares.length === 0 ? [] : [`${timesWord(index + 1)}: ${names(squares)}.`];
  });
  return [`${side} attacks or guards ${count(counts.size, "square")}.`, ...byTimes.flat()];
}

const timesWord = (times: number): string => ["Once", "Twice"][times - 1] ?? `${times} times`;

/** Which pieces a royal ties, and which hold the anti-king of whoever moves. */
export function holderSentences(game: Game): string[] {
  const position = positionOf(game);
  const { turn, variant } = position;
  if (!variant.antiking && !variant.royalKing)
    return [`No piece is royal in ${variant.name}, so none is tied.`];
  const { held, holding } = holders(position);
  const tied =
    held.length === 0
      ? `No royal ties a piece of ${COLOR_NAMES[turn]}'s.`
      : `${capitalised(groups(position, held))} may not move because of a royal.`;
  if (holding.length === 0) return [tied];
  const verb = holding.length === 1 ? "holds" : "hold";
  return [`${capitalised(groups(position, holding))} ${verb} ${COLOR_NAMES[turn]}'s anti-king.`, tied];
}

/** What can be taken, by what, and whether it must be. */
export function captureSentences(game: Game): string[] {
  const position = positionOf(game);
  const captures = position.legalMoves().filter(isCapture);
  const side = COLOR_NAMES[position.turn];
  if (captures.length === 0) return [`${side} can take nothing.`];
  const must = position.variant.compulsoryCapture ? "must make one" : "may take or not";
  return [
    `${side} has ${count(captures.length, "capture")} and ${must}.`,
    ...captures.map((move) => `${capitalised(spokenMove(position, move))}.`),
  ];
}
