import type { VariantId } from "../rules/variant.ts";

/** What each game is, in a line short enough for a list. */
export const VARIANT_LINES = {
  antiking1: "Berolina pawns, scattered armies; royals may leap once. Keep your anti-king attacked.",
  antiking2: "Orthodox chess plus an anti-king on each side that must be attacked at all times.",
  antichess: "Capturing is compulsory; lose every piece, or be stalemated, and you win.",
  suicide: "Antichess where a stalemate goes to whoever has the fewer pieces (FICS).",
  aise: "Antichess where a stalemate is a draw.",
  losers: "Capturing is compulsory, the king is royal: be mated or left with a bare king to win.",
  chess: "The orthodox game, to compare the others with.",
} satisfies Record<VariantId, string>;
