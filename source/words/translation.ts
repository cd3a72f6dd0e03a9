import { bareSan, formatSan } from "../notation/san.ts";
import { formatUci } from "../notation/uci.ts";
import type { MoveComparison } from "../rules/compare-moves.ts";
import type { Move } from "../rules/move.ts";
import type { Position } from "../rules/position.ts";
import type { TranslationFault } from "../rules/translate.ts";
import type { Variant } from "../rules/variant.ts";
import { count, someOf } from "./names.ts";

/** Moves that a sentence names before it only counts them. */
const MOST_MOVES = 8;
const FEW_MOVES = 4;

/** Why a board cannot be looked at under another game's rules. */
export function translationFaultSentence(fault: TranslationFault, from: Variant, to: Variant): string {
  switch (fault) {
    case "antikings-missing":
      return `A position of ${from.name} has no anti-kings, which ${to.name} cannot do without.`;
    case "antikings-foreign":
      return `A position of ${from.name} has anti-kings, and there are none in ${to.name}.`;
  }
}

/** The same in one short line: "7 moves stay. Gone (15): Ae3, a5, … New (2): …". */
export function comparisonLine(
  { both, onlyFirst, onlySecond }: MoveComparison,
  first: Position,
  second: Position,
): string {
  const part = (title: string, moves: readonly Move[], position: Position, other: Position): string => {
    const names = moves.map((move) => nameIn(position, other, move)).sort();
    return names.length === 0 ? `${title}: none.` : `${title}: ${someOf(names, FEW_MOVES)}.`;
  };
  return `${count(both.length, "move stays", "moves stay")}. ${part("Gone", onlyFirst, first, second)} ${part("New", onlySecond, second, first)}`;
}

/** The SAN of a move, or UCI where the same SAN is another move in the other game. */
function nameIn(position: Position, other: Position, move: Move): string {
  const name = formatSan(position, move);
  return other.legalMoves().some((each) => bareSan(other, each) === bareSan(position, move))
    ? formatUci(move)
    : name;
}

/** Which moves come and go between two games, in sentences. */
export function comparisonSentences(
  { both, onlyFirst, onlySecond }: MoveComparison,
  first: Position,
  second: Position,
): string[] {
  const only = (moves: readonly Move[], position: Position, other: Position): string => {
    const names = moves.map((move) => nameIn(position, other, move)).sort();
    const { name } = position.variant;
    if (names.length === 0) return `Every move of ${name} is legal in ${other.variant.name} too.`;
    return `Only in ${name} (${names.length}): ${someOf(names, MOST_MOVES)}.`;
  };
  return [
    `${count(both.length, "move is", "moves are")} legal in both games.`,
    only(onlyFirst, first, second),
    only(onlySecond, second, first),
  ];
}
