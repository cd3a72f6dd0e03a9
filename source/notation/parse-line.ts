/** Several moves in one text, with or without their numbers. */
import type { Move } from "../rules/move.ts";
import type { Position } from "../rules/position.ts";
import { err, ok, type Result } from "../rules/result.ts";
import { type MoveError, parseMove } from "./parse-move.ts";

/** The move of a line that cannot be played. */
export type LineError =
  /** `number` counts the moves from 1; `position` is the one it was tried in. */
  | {
      readonly code: "move";
      readonly number: number;
      readonly word: string;
      readonly error: MoveError;
      readonly position: Position;
    }
  /** The game has ended before it. */
  | { readonly code: "over"; readonly number: number; readonly word: string; readonly position: Position };

/** The words of a line that are moves: numbers, results and commas are left out. */
export const moveWords = (text: string): string[] =>
  text
    .split(/[\s,]+/)
    .map((word) => word.replace(/^\d+\.+/, ""))
    .filter((word) => word !== "" && !/^(\d+|\*|1-0|0-1|1\/2-1\/2)$/.test(word));

/** Reads moves in SAN or UCI, each in the position after the one before. The position is left as it was. */
export function parseLine(text: string, position: Position): Result<Move[], LineError> {
  const board = position.clone();
  const moves: Move[] = [];
  for (const [index, word] of moveWords(text).entries()) {
    if (board.outcome() !== null) return err({ code: "over", number: index + 1, word, position: board });
    const move = parseMove(word, board);
    if (!move.ok) return err({ code: "move", number: index + 1, word, error: move.error, position: board });
    board.make(move.value);
    moves.push(move.value);
  }
  return ok(moves);
}
