import { expect, test } from "vitest";
import { parseFen } from "../../source/notation/fen.ts";
import { Position } from "../../source/rules/position.ts";
import { type VariantId, variantOf } from "../../source/rules/variant.ts";
import { setupFaultsSentence } from "../../source/words/setup-fault.ts";

function faultsOf(variant: VariantId, fen: string): string {
  const setup = parseFen(fen, variantOf(variant));
  if (!setup.ok) throw new Error(JSON.stringify(setup.error));
  const position = Position.from(setup.value, variantOf(variant));
  return position.ok ? "" : setupFaultsSentence(position.error, variantOf(variant));
}

test.each<[VariantId, string, string]>([
  ["antichess", "8/8/8/8/8/8/8/8 w - - 0 1", "there are no pieces at all."],
  ["chess", "4k3/8/8/8/8/8/8/8 w - - 0 1", "White has no king."],
  ["chess", "8/8/8/8/8/8/8/8 w - - 0 1", "there are no pieces at all."],
  ["antiking2", "4k3/8/8/8/8/8/8/4K3 w - - 0 1", "White has no anti-king; Black has no anti-king."],
  ["chess", "4k3/8/8/8/8/8/8/KK1K4 w - - 0 1", "White has 3 kings (a1, b1 and d1) instead of one."],
  [
    "chess",
    "4k2P/8/8/8/8/8/8/p3K1P1 w - - 0 1",
    "White cannot have a pawn on g1 and h8; Black cannot have a pawn on a1.",
  ],
  [
    "chess",
    "4k3/8/8/8/8/8/8/4K3 w K - 0 1",
    'the right "K" is impossible: it takes the king on e1 and a rook on h1.',
  ],
  [
    "chess",
    "4k3/8/8/8/8/8/8/4K3 w q - 0 1",
    'the right "q" is impossible: it takes the king on e8 and a rook on a8.',
  ],
  [
    "chess",
    "4k3/8/8/8/8/8/8/4K3 w - e6 0 1",
    "the en-passant square e6 is impossible: no pawn has just stepped over it.",
  ],
  [
    "chess",
    "4k3/8/8/8/4P3/8/8/4K3 w - e3 0 1",
    "the en-passant square e3 is impossible: the side that has just moved does not step over that rank.",
  ],
  [
    "chess",
    "4k3/4p3/8/4p3/8/8/8/4K3 w - e6 0 1",
    "the en-passant square e6 is impossible: the pawn's path is not empty.",
  ],
  [
    "antiking1",
    "2prbkqA/2p1nnbr/2pppppp/8/8/PPPPPP2/RBNN1P2/aQKBRP2 w KAka e6 0 1",
    "the en-passant square e6 is impossible: there is no en passant in this game.",
  ],
  ["chess", "4k3/8/8/8/8/8/8/4RK2 w - - 0 1", "Black, who is not to move, is in check from e1."],
  [
    "antiking2",
    "4k2a/8/8/8/8/8/8/A3K3 b - - 0 1",
    "White, who is not to move, is in anti-check: nothing attacks the anti-king.",
  ],
])("in %s %s: %s", (variant, fen, sentence) => {
  expect(faultsOf(variant, fen)).toBe(sentence);
});

test("all faults are told at once", () => {
  expect(faultsOf("antiking2", "7P/8/8/8/8/8/8/K6a w k e6 0 1")).toBe(
    'White has no anti-king; Black has no king; White cannot have a pawn on h8; the right "k" is impossible: it takes the king on e8 and a rook on h8; the en-passant square e6 is impossible: no pawn has just stepped over it; Black, who is not to move, is in anti-check: nothing attacks the anti-king.',
  );
});
