import { describe, expect, test } from "vitest";
import type { Outcome } from "../../source/rules/outcome.ts";
import { VARIANTS, type VariantId, variantOf } from "../../source/rules/variant.ts";
import { outcomeSentence, score } from "../../source/words/outcome.ts";
import { positionRows } from "../support/fixtures.ts";

const DRAWS = [
  ["fifty-move", "A draw: fifty moves have passed without a capture or a pawn move."],
  ["threefold", "A draw: the same position has stood on the board three times."],
  ["agreement", "A draw: both players agreed."],
] as const;

const LOSSES = [
  ["resignation", "White wins: Black resigned."],
  ["time", "White wins: Black ran out of time."],
] as const;

describe.each(VARIANTS.map((variant) => [variant.id, variant] as const))("in %s", (_, variant) => {
  test.each(DRAWS)("%s", (reason, sentence) => {
    expect(outcomeSentence({ winner: null, reason }, variant)).toBe(sentence);
  });

  test.each(LOSSES)("%s", (reason, sentence) => {
    expect(outcomeSentence({ winner: "w", reason }, variant)).toBe(sentence);
    expect(outcomeSentence({ winner: "b", reason }, variant)).toBe(
      sentence.replaceAll(/White|Black/g, (name) => (name === "White" ? "Black" : "White")),
    );
  });
});

const STALEMATE_WIN = "White wins: White has no move left, and being stalemated wins this game.";

test.each<[VariantId, Outcome, string]>([
  [
    "chess",
    { winner: "w", reason: "king-mate" },
    "White wins: Black's king is mated, attacked with no move that saves it.",
  ],
  [
    "antiking1",
    { winner: "b", reason: "king-mate" },
    "Black wins: White's king is mated, attacked with no move that saves it.",
  ],
  [
    "losers",
    { winner: "w", reason: "king-mate" },
    "White wins: White's king is mated, and being mated wins this game.",
  ],
  [
    "antiking2",
    { winner: "w", reason: "antiking-mate" },
    "White wins: Black's anti-king is mated, unattacked with no move that gets it attacked again.",
  ],
  [
    "antiking1",
    { winner: "b", reason: "both-mate" },
    "Black wins: White's king is attacked and its anti-king unattacked, and no move cures both.",
  ],
  ["chess", { winner: null, reason: "stalemate" }, "A draw: the side to move has no legal move."],
  ["aise", { winner: null, reason: "stalemate" }, "A draw: the side to move has no legal move."],
  [
    "antiking2",
    { winner: null, reason: "stalemate" },
    "A draw: the side to move has no move, and neither of its royals is in trouble.",
  ],
  ["antichess", { winner: "w", reason: "stalemate" }, STALEMATE_WIN],
  ["losers", { winner: "w", reason: "stalemate" }, STALEMATE_WIN],
  [
    "suicide",
    { winner: "b", reason: "stalemate" },
    "Black wins: no move is left, and Black has the fewer pieces.",
  ],
  [
    "suicide",
    { winner: null, reason: "stalemate" },
    "A draw: no move is left, and both sides have equally many pieces.",
  ],
  ["antichess", { winner: "b", reason: "no-pieces" }, "Black wins: Black has got rid of every piece."],
  ["losers", { winner: "b", reason: "bare-king" }, "Black wins: Black has only the king left."],
  [
    "antichess",
    { winner: null, reason: "dead-position" },
    "A draw: only bishops on opposite colours of square are left, so nobody can win.",
  ],
  [
    "chess",
    { winner: null, reason: "insufficient-material" },
    "A draw: too little is left to give mate with.",
  ],
])("in %s %j is told as %j", (variant, outcome, sentence) => {
  expect(outcomeSentence(outcome, variantOf(variant))).toBe(sentence);
});

test("every result of the fixtures has a sentence of its own, without the bare name of its reason", () => {
  for (const { id } of VARIANTS) {
    const reasons = new Map<string, Outcome>();
    for (const { variant, result } of positionRows()) {
      if (variant !== id || result === null) continue;
      reasons.set(`${result.reason} ${result.winner}`, result as Outcome);
    }
    for (const outcome of reasons.values()) {
      const sentence = outcomeSentence(outcome, variantOf(id));
      expect(sentence).toMatch(/^(A draw|White wins|Black wins): [a-zA-Z].*\.$/);
      expect(sentence).not.toContain(`: ${outcome.reason}.`);
    }
  }
});

test.each([
  [{ winner: "w", reason: "time" }, "1-0"],
  [{ winner: "b", reason: "time" }, "0-1"],
  [{ winner: null, reason: "agreement" }, "1/2-1/2"],
] as const)("the score of %j is %s", (outcome, text) => {
  expect(score(outcome)).toBe(text);
});
