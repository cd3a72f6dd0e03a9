import type { VariantId } from "../rules/variant.ts";

/** What each game is, in a line of at most 54 characters: a list beside the names fits 80 columns. */
export const VARIANT_LINES = {
  antiking1: "Berolina pawns, one leap a royal, anti-kings attacked.",
  antiking2: "Chess plus anti-kings, which must always be attacked.",
  antichess: "Take when you can; lose everything to win.",
  suicide: "Antichess; fewer pieces win a stalemate (FICS).",
  aise: "Antichess; a stalemate is a draw.",
  losers: "Take when you can; be mated or left a bare king to win.",
  chess: "The orthodox game, to compare the others with.",
} satisfies Record<VariantId, string>;
