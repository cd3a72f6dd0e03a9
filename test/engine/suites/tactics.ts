import { readFileSync } from "node:fs";
import { findVariant, type VariantId } from "../../../source/rules/variant.ts";

/** A position that only one move wins, in a known number of plies. */
export interface Tactic {
  readonly variant: VariantId;
  readonly fen: string;
  /** In SAN. */
  readonly move: string;
  /** Until the game is over, with the other side holding out as long as it can. */
  readonly plies: number;
  readonly idea: string;
}

/** The table of tactics.txt. */
export const TACTICS: readonly Tactic[] = readFileSync(new URL("tactics.txt", import.meta.url), "utf8")
  .split("\n")
  .filter((line) => line !== "" && !line.startsWith("#"))
  .map(readTactic);

function readTactic(line: string): Tactic {
  const [id, fen, move, plies, idea] = line.split("|").map((cell) => cell.trim());
  const variant = findVariant(id);
  if (variant === undefined) throw new Error(`tactics.txt: no game is called ${id}`);
  return { variant: variant.id, fen, move, plies: Number(plies), idea };
}
