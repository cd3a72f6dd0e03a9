import type { GameRecord } from "../../bench/match/checkpoint.ts";
import { type Opening, positionOf, startOf } from "../../bench/match/openings.ts";
import { parseLine } from "../../source/notation/parse-line.ts";
import { formatUci } from "../../source/notation/uci.ts";
import { type VariantId, variantOf } from "../../source/rules/variant.ts";

/** The opening of moves in SAN or UCI. */
export function openingOf(id: VariantId, text: string): Opening {
  const variant = variantOf(id);
  const position = startOf(variant);
  const line = parseLine(text, position);
  if (!line.ok) throw new Error(`${text} is not legal`);
  for (const move of line.value) position.make(move);
  return { variant, moves: line.value.map(formatUci), setup: position.setup() };
}

/** Moves in SAN after an opening, in UCI. */
export function movesAfter({ setup, variant }: Opening, text: string): string[] {
  const line = parseLine(text, positionOf(setup, variant));
  if (!line.ok) throw new Error(`${text} is not legal`);
  return line.value.map(formatUci);
}

export const WHITE_WINS: GameRecord = {
  first: "w",
  winner: "w",
  reason: "king-mate",
  sentence: "White wins.",
  moves: ["e2e4"],
};
