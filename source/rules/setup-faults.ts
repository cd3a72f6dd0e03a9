import { COLORS, type Color, opposite, type Role } from "./piece.ts";
import type { Position } from "./position.ts";
import { type Right, rightsOf, type Setup } from "./setup.ts";
import { fileOf, rankOf, SQUARES, type Square, squareAt } from "./square.ts";
import type { Variant } from "./variant.ts";

/** What keeps a set-up from being a position of the game, as data; words are made of it elsewhere. */
export type SetupFault =
  | { readonly code: "no-pieces" }
  | { readonly code: "royal-missing"; readonly color: Color; readonly role: Role }
  | {
      readonly code: "royal-doubled";
      readonly color: Color;
      readonly role: Role;
      readonly squares: readonly Square[];
    }
  | { readonly code: "foreign-piece"; readonly role: Role; readonly squares: readonly Square[] }
  | { readonly code: "pawn-rank"; readonly color: Color; readonly squares: readonly Square[] }
  | { readonly code: "foreign-right"; readonly right: Right }
  | { readonly code: "right-contradicted"; readonly right: Right }
  | { readonly code: "en-passant"; readonly square: Square; readonly why: EnPassantFault }
  | { readonly code: "opponent-in-check"; readonly color: Color; readonly attackers: readonly Square[] }
  | { readonly code: "opponent-in-anticheck"; readonly color: Color };

/** Why no double step can just have passed over a square. */
export type EnPassantFault = "not-in-this-game" | "wrong-rank" | "no-pawn" | "not-empty";

/**
 * Every fault of a set-up in the game of `position`, which is the tolerant position built from it; empty when
 * play can go on from there.
 */
export function setupFaults(setup: Setup, position: Position): SetupFault[] {
  const { variant } = position;
  if (setup.board.every((piece) => piece === undefined)) return [{ code: "no-pieces" }];
  const faults = [
    ...royalFaults(setup, variant),
    ...pawnFaults(setup, variant),
    ...rightFaults(setup, variant),
  ];
  const why = enPassantFault(setup, variant);
  if (why !== undefined && setup.enPassant !== undefined) {
    faults.push({ code: "en-passant", square: setup.enPassant, why });
  }
  const waiting = opposite(setup.turn);
  const king = position.kingSquare(waiting);
  if (king !== undefined && position.kingAttacked(waiting)) {
    const attackers = position.attackers(king, setup.turn);
    faults.push({ code: "opponent-in-check", color: waiting, attackers });
  }
  if (position.antikingUnattacked(waiting)) faults.push({ code: "opponent-in-anticheck", color: waiting });
  return faults;
}

function royalFaults(setup: Setup, variant: Variant): SetupFault[] {
  const faults: SetupFault[] = [];
  const royals: Role[] = [];
  if (variant.royalKing) royals.push("king");
  if (variant.antiking) royals.push("antiking");
  for (const color of COLORS) {
    for (const role of royals) {
      const squares = squaresOf(setup, color, role);
      if (squares.length === 0) faults.push({ code: "royal-missing", color, role });
      if (squares.length > 1) faults.push({ code: "royal-doubled", color, role, squares });
    }
  }
  if (!variant.antiking) {
    const squares = COLORS.flatMap((color) => squaresOf(setup, color, "antiking"));
    if (squares.length > 0) faults.push({ code: "foreign-piece", role: "antiking", squares });
  }
  return faults;
}

/** Pawns never stand on their last rank, and on their first only where Berolina pawns start there. */
function pawnFaults(setup: Setup, variant: Variant): SetupFault[] {
  return COLORS.flatMap((color): SetupFault[] => {
    const [first, last] = color === "w" ? [0, 7] : [7, 0];
    const squares = squaresOf(setup, color, "pawn").filter((square) => {
      const rank = rankOf(square);
      return rank === last || (rank === first && variant.pawns !== "berolina");
    });
    return squares.length > 0 ? [{ code: "pawn-rank", color, squares }] : [];
  });
}

function rightFaults(setup: Setup, variant: Variant): SetupFault[] {
  return setup.rights.flatMap((right): SetupFault[] => {
    if (!rightsOf(variant).includes(right)) return [{ code: "foreign-right", right }];
    return rightHolds(setup, variant, right) ? [] : [{ code: "right-contradicted", right }];
  });
}

/**
 * Whether the pieces a right speaks of are where they must be: king and rook unmoved for castling; a leap may
 * be unspent wherever its royal stands.
 */
export function rightHolds(setup: Setup, variant: Variant, right: Right): boolean {
  const color = right === right.toUpperCase() ? "w" : "b";
  const has = (square: Square, role: Role): boolean => {
    const piece = setup.board[square];
    return piece?.color === color && piece.role === role;
  };
  const letter = right.toLowerCase();
  if (variant.rights === "leaps") {
    return squaresOf(setup, color, letter === "k" ? "king" : "antiking").length > 0;
  }
  const rank = color === "w" ? 0 : 7;
  return has(squareAt(4, rank), "king") && has(squareAt(letter === "k" ? 7 : 0, rank), "rook");
}

/** What is wrong with the en-passant square of a set-up, if it has one; undefined when nothing is. */
export function enPassantFault(setup: Setup, variant: Variant): EnPassantFault | undefined {
  const square = setup.enPassant;
  if (square === undefined) return undefined;
  if (variant.pawns !== "orthodox") return "not-in-this-game";
  const [rank, forward] = setup.turn === "w" ? [5, -1] : [2, 1];
  if (rankOf(square) !== rank) return "wrong-rank";
  const pawn = setup.board[squareAt(fileOf(square), rank + forward)];
  if (pawn?.role !== "pawn" || pawn.color === setup.turn) return "no-pawn";
  const origin = squareAt(fileOf(square), rank - forward);
  return setup.board[square] || setup.board[origin] ? "not-empty" : undefined;
}

function squaresOf(setup: Setup, color: Color, role: Role): Square[] {
  return SQUARES.filter((square) => {
    const piece = setup.board[square];
    return piece?.color === color && piece.role === role;
  });
}
