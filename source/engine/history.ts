/**
 * What quiet moves have been worth so far in a search: how often a piece entering a square refuted the move
 * before, in general and as an answer to the moves before it.
 *
 * A value lies within ±HISTORY_LIMIT. The larger it is already, the less a further bonus adds.
 */
import { fromCell, toCell } from "./board.ts";

export const HISTORY_LIMIT: number = 1 << 14;

/** Rooms for the cells 20 to 99, which hold all squares. */
const CELL_ROOM = 80;
const FIRST_CELL = 20;
const ENTRANCES = 16 * CELL_ROOM;

/** Stands for a move that was none: before the root, and a pass. No square is cell 20. */
export const NO_ENTRANCE = 0;

/** A piece entering a cell, as an index. */
export const entranceOf = (piece: number, cell: number): number => piece * CELL_ROOM + cell - FIRST_CELL;

export class History {
  private readonly plain = new Int16Array(ENTRANCES);
  /** By the entrance before, or the one two plies before, and the move's own. */
  private readonly following = new Int16Array(ENTRANCES * ENTRANCES);
  /** The move that last refuted an entrance. */
  private readonly answers = new Int32Array(ENTRANCES);

  /** The worth of an entrance after the last two, the sum of three values. */
  worth(entrance: number, previous: number, before: number): number {
    const { following } = this;
    return (
      this.plain[entrance] +
      following[previous * ENTRANCES + entrance] +
      following[before * ENTRANCES + entrance]
    );
  }

  /** The countermove to an entrance; 0 when there is none yet. */
  answerTo(previous: number): number {
    return this.answers[previous];
  }

  setAnswer(previous: number, move: number): void {
    this.answers[previous] = move;
  }

  /** Learns from a quiet move of the position whose board is given; a negative bonus is a malus. */
  learn(board: Uint8Array, move: number, bonus: number, previous: number, before: number): void {
    const entrance = entranceOf(board[fromCell(move)], toCell(move));
    const { plain, following } = this;
    add(plain, entrance, bonus);
    if (previous !== NO_ENTRANCE) add(following, previous * ENTRANCES + entrance, bonus);
    if (before !== NO_ENTRANCE) add(following, before * ENTRANCES + entrance, bonus);
  }
}

function add(values: Int16Array, at: number, bonus: number): void {
  const value = values[at];
  values[at] = value + bonus - Math.trunc((value * Math.abs(bonus)) / HISTORY_LIMIT);
}
