import { type Color, opposite } from "../rules/piece.ts";
import type { Position } from "../rules/position.ts";
import { type Square, squareName } from "../rules/square.ts";
import { list, ROLE_NAMES } from "./names.ts";

/** Holders a line names before it only counts them. */
const MOST_HOLDERS = 3;

/**
 * How a side's royals stand, in one line: "king safe · anti-king held by the pawns c7 e7", or in brief "king safe ·
 * anti-king held by c7 e7". Undefined in games without royals.
 */
export function royalsLine(
  position: Position,
  color: Color,
  { brief = false }: { readonly brief?: boolean } = {},
): string | undefined {
  const parts: string[] = [];
  const king = position.kingSquare(color);
  if (king !== undefined) {
    const attackers = position.attackers(king, opposite(color));
    const check = brief ? "king in check" : `king in check from ${pieces(position, attackers)}`;
    parts.push(attackers.length === 0 ? "king safe" : check);
  }
  const antiking = position.antikingSquare(color);
  if (antiking !== undefined) {
    const holders = position.attackers(antiking, opposite(color), { antiking: true });
    const antiCheck = `anti-king in anti-check${brief ? "" : ": nothing attacks it"}`;
    const named = brief ? briefPieces : pieces;
    parts.push(holders.length === 0 ? antiCheck : holdersPhrase(holders, named(position, holders)));
  }
  return parts.length === 0 ? undefined : parts.join(" · ");
}

function holdersPhrase(holders: readonly Square[], named: string): string {
  if (holders.length > MOST_HOLDERS) return `anti-king held by ${holders.length} pieces`;
  return `anti-king held ${holders.length === 1 ? "only " : ""}by ${named}`;
}

/** "c7 e7": just the squares. */
const briefPieces = (_: Position, squares: readonly Square[]): string => squares.map(squareName).join(" ");

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
  return list(groups);
}
