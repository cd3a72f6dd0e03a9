/** The list of moves as rows of a number, White's move and Black's. */
import { type Game, playedMoves, startPosition } from "../../game/game.ts";
import { formatLine } from "../../notation/san.ts";
import type { Setup } from "../../rules/setup.ts";

export interface MoveRow {
  readonly number: number;
  /** Undefined where Black moved first. */
  readonly white: string | undefined;
  readonly black: string | undefined;
}

const names = new WeakMap<Game, readonly string[]>();

/** The SAN of the moves on the board. */
export function moveNames(game: Game): readonly string[] {
  const known = names.get(game) ?? formatLine(startPosition(game), playedMoves(game));
  names.set(game, known);
  return known;
}

/** Moves by name as rows, numbered from where they began. */
export function moveRows({ turn, fullmoves }: Setup, names: readonly string[]): MoveRow[] {
  const plies = turn === "w" ? names : [undefined, ...names];
  return Array.from({ length: Math.ceil(plies.length / 2) }, (_, index) => ({
    number: fullmoves + index,
    white: plies[2 * index],
    black: plies[2 * index + 1],
  }));
}
