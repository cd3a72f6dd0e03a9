import type { Right } from "../rules/setup.ts";
import type { EnPassantFault, SetupFault } from "../rules/setup-faults.ts";
import { type Square, squareName } from "../rules/square.ts";
import type { Variant } from "../rules/variant.ts";
import { COLOR_NAMES, list, ROLE_NAMES } from "./names.ts";

/** What is wrong with a position, every fault of it, in one sentence. */
export const setupFaultsSentence = (faults: readonly SetupFault[], variant: Variant): string =>
  `${faults.map((fault) => faultClause(fault, variant)).join("; ")}.`;

/** One fault of a position as a clause without a full stop. */
export function faultClause(fault: SetupFault, variant: Variant): string {
  switch (fault.code) {
    case "no-pieces":
      return "there are no pieces at all";
    case "royal-missing":
      return `${COLOR_NAMES[fault.color]} has no ${ROLE_NAMES[fault.role]}`;
    case "royal-doubled":
      return `${COLOR_NAMES[fault.color]} has ${fault.squares.length} ${ROLE_NAMES[fault.role]}s (${squares(fault.squares)}) instead of one`;
    case "foreign-piece":
      return `there is no ${ROLE_NAMES[fault.role]} in ${variant.name}, but one stands on ${squares(fault.squares)}`;
    case "pawn-rank":
      return `${COLOR_NAMES[fault.color]} cannot have a pawn on ${squares(fault.squares)}`;
    case "foreign-right":
      return `the right "${fault.right}" does not exist in ${variant.name}`;
    case "right-contradicted":
      return `the right "${fault.right}" is impossible: ${rightClause(fault.right, variant)}`;
    case "en-passant":
      return `the en-passant square ${squareName(fault.square)} is impossible: ${EN_PASSANT_CLAUSES[fault.why]}`;
    case "opponent-in-check":
      return `${COLOR_NAMES[fault.color]}, who is not to move, is in check from ${squares(fault.attackers)}`;
    case "opponent-in-anticheck":
      return `${COLOR_NAMES[fault.color]}, who is not to move, is in anti-check: nothing attacks the anti-king`;
  }
}

const EN_PASSANT_CLAUSES = {
  "not-in-this-game": "there is no en passant in this game",
  "wrong-rank": "the side that has just moved does not step over that rank",
  "no-pawn": "no pawn has just stepped over it",
  "not-empty": "the pawn's path is not empty",
} satisfies Record<EnPassantFault, string>;

function rightClause(right: Right, variant: Variant): string {
  const white = right === right.toUpperCase();
  const letter = right.toLowerCase();
  if (variant.rights === "leaps") {
    return `${white ? "White" : "Black"} has no ${letter === "k" ? "king" : "anti-king"}`;
  }
  const rank = white ? 1 : 8;
  return `it takes the king on e${rank} and a rook on ${letter === "k" ? "h" : "a"}${rank}`;
}

const squares = (all: readonly Square[]): string => list(all.map(squareName));
