import { type Color, opposite } from "../rules/piece.ts";
import type { Position } from "../rules/position.ts";
import { type Square, squareName } from "../rules/square.ts";
import { ROLE_NAMES } from "./names.ts";

/** Holders a line names before it only counts them. */
const MOST_HOLDERS = 3;

/**
 * How a side's royals stand, in one line: "king safe · anti-king held by the pawns c7 e7". Undefined in games
 * without royals.
 */
export function royalsLine(position: Position, color: Color): string | undefined {
  const parts: string[] = [];
  const king = position.kingSquare(color);
  if (king !== undefined) {
    const attackers = position.attackers(king, opposite(color));
    parts.push(attackers.length === 0 ? "king safe" : `king in check from ${pieces(position, attackers)}`);
  }
  const antiking = position.antikingSquare(color);
  if (antiking !== undefined) {
    const holders = position.attackers(antiking, opposite(color), { antiking: true });
    parts.push(
      holders.length === 0 ? "anti-king in anti-check: nothing attacks it" : holdersPhrase(position, holders),
    );
  }
  return parts.length === 0 ? undefined : parts.join(" · ");
}

function holdersPhrase(position: Position, holders: readonly Square[]): string {
  if (holders.length > MOST_HOLDERS) return `anti-king held by ${holders.length} pieces`;
  return `anti-king held ${holders.length === 1 ? "only " : ""}by ${pieces(position, holders)}`;
}

/** "the pawns c7 e7", "the knight f5 and the rook d1": pieces of one kind share their name. */
function pieces(position: Position, squares: readonly Square[]): string {
  const names = new Map<string, string[]>();
  for (const square of squares) {
    const name = ROLE_NAMES[position.pieceAt(square)?.role ?? "pawn"];
    names.set(name, [...(names.get(name) ?? []), squareName(square)]);
  }
  const groups = [...names].map(
    ([name, where]) => `the ${name}${where.length > 1 ? "s" : ""} ${where.join(" ")}`,
  );
  return groups.length < 2 ? groups.join("") : `${groups.slice(0, -1).join(", ")} and ${groups.at(-1)}`;
}
