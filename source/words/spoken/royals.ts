/** How the royals stand, a sentence each. */
import { type Color, opposite, type Role } from "../../rules/piece.ts";
import type { Position } from "../../rules/position.ts";
import { type Square, squareName } from "../../rules/square.ts";
import { list, ROLE_NAMES } from "../names.ts";

/** How a side's king stands; undefined in games where no king is royal. `whose` begins the sentence: "Your", "White's". */
export function kingSentence(position: Position, color: Color, whose: string): string | undefined {
  const king = position.kingSquare(color);
  if (king === undefined) return undefined;
  const attackers = position.attackers(king, opposite(color));
  const subject = `${whose} king on ${squareName(king)} is`;
  return attackers.length === 0
    ? `${subject} safe.`
    : `${subject} in check from ${groups(position, attackers)}.`;
}

/** How a side's anti-king stands; undefined in games without. */
export function antikingSentence(position: Position, color: Color, whose: string): string | undefined {
  const antiking = position.antikingSquare(color);
  if (antiking === undefined) return undefined;
  const holders = position.attackers(antiking, opposite(color), { antiking: true });
  const subject = `${whose} anti-king on ${squareName(antiking)} is`;
  if (holders.length === 0) return `${subject} in anti-check: nothing attacks it.`;
  return `${subject} held ${holders.length === 1 ? "only " : ""}by ${groups(position, holders)}.`;
}

/** Both, as far as there are any. */
export const royalSentences = (position: Position, color: Color, whose: string): string[] =>
  [kingSentence, antikingSentence].flatMap((sentence) => sentence(position, color, whose) ?? []);

/** "the pawns on c7 and e7 and the rook on d1": pieces of one kind share their name. */
export function groups(position: Position, squares: readonly Square[]): string {
  const byRole = new Map<Role, string[]>();
  for (const square of squares) {
    const role = position.pieceAt(square)?.role ?? "pawn";
    byRole.set(role, [...(byRole.get(role) ?? []), squareName(square)]);
  }
  return list(
    [...byRole].map(
      ([role, names]) => `the ${ROLE_NAMES[role]}${names.length > 1 ? "s" : ""} on ${list(names)}`,
    ),
  );
}
