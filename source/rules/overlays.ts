/** What a board can show about a whole position: where anti-kings may live, what is attacked, who is held. */
import { pseudoLegalMoves } from "./generator.ts";
import { isCapture, moveFrom, moveTo } from "./move.ts";
import { type Color, opposite } from "./piece.ts";
import { Position } from "./position.ts";
import { SQUARES, type Square } from "./square.ts";

/** A square on which a side's anti-king would be attacked. */
export interface Haven {
  readonly square: Square;
  readonly attackers: readonly Square[];
  /** Whether the anti-king has a legal move there now; never for the square it stands on. */
  readonly reachable: boolean;
}

/**
 * The squares where a side's anti-king would be attacked if it stood there: it is lifted off the board,
 * squares with enemies and with its own king are left out, and an own piece there counts as taken. Empty in
 * games without anti-kings.
 */
export function havens(position: Position, color: Color): Haven[] {
  const home = position.antikingSquare(color);
  if (home === undefined) return [];
  const setup = position.setup();
  const board = setup.board.map((piece, square) => (square === home ? undefined : piece));
  const lifted = Position.tolerant({ ...setup, board }, position.variant);
  const reachable = new Set(legalTargets(position, home));
  return SQUARES.flatMap((square): Haven[] => {
    const piece = board[square];
    if (piece !== undefined && (piece.color !== color || piece.role === "king")) return [];
    const attackers = lifted.attackers(square, opposite(color), { antiking: true });
    return attackers.length === 0 ? [] : [{ square, attackers, reachable: reachable.has(square) }];
  });
}

/** How many pieces of a side attack each square; squares that none attacks are missing. */
export function attackCounts(position: Position, color: Color): ReadonlyMap<Square, number> {
  const counts = SQUARES.map((square) => [square, position.attackers(square, color).length] as const);
  return new Map(counts.filter(([, count]) => count > 0));
}

export interface Holders {
  /** Pieces of the side to move that could go somewhere but may not, because of a royal. */
  readonly held: readonly Square[];
  /** Enemy pieces that attack its anti-king. */
  readonly holding: readonly Square[];
}

/** Who is tied by the royals of the side to move. */
export function holders(position: Position): Holders {
  const moves = pseudoLegalMoves(position);
  // Compulsory captures keep pieces from moving as well, but that is no royal's doing.
  const free = new Set(moves.filter((move) => position.royalFaults(move) === 0).map(moveFrom));
  const held = [...new Set(moves.map(moveFrom))].filter((square) => !free.has(square));
  const antiking = position.antikingSquare(position.turn);
  const them = opposite(position.turn);
  const holding = antiking === undefined ? [] : position.attackers(antiking, them, { antiking: true });
  return { held, holding };
}

export interface Captures {
  /** Pieces that can take something. */
  readonly takers: readonly Square[];
  /** What they can take, en passant by the square entered. */
  readonly targets: readonly Square[];
  readonly choices: number;
}

/** The legal captures of the side to move, which are all it may do where capturing is compulsory. */
export function captures(position: Position): Captures {
  const moves = position.legalMoves().filter(isCapture);
  return {
    takers: [...new Set(moves.map(moveFrom))],
    targets: [...new Set(moves.map(moveTo))],
    choices: moves.length,
  };
}

const legalTargets = (position: Position, from: Square): Square[] =>
  position
    .legalMoves()
    .filter((move) => moveFrom(move) === from)
    .map(moveTo);
