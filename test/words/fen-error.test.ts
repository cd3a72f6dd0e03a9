import { expect, test } from "vitest";
import { parseFen } from "../../source/notation/fen.ts";
import { type VariantId, variantOf } from "../../source/rules/variant.ts";
import { fenErrorSentence } from "../../source/words/fen-error.ts";

const BOARD = "8/8/8/8/8/8/8/8";

test.each<[VariantId, string, string]>([
  [
    "chess",
    "",
    "a FEN has six fields (pieces, side to move, rights, en-passant square, two clocks; the clocks may be left out), but this has 0.",
  ],
  [
    "chess",
    "8/8/8/8/8/8/8 w - - 0 1",
    'the pieces of a FEN are eight ranks separated by "/", but this has 7.',
  ],
  ["chess", "8/pp5/8/8/8/8/8/8 w - - 0 1", "rank 7 (from character 3) describes 7 squares instead of 8."],
  [
    "chess",
    "8/8/8/8/8/8/8/7A w - - 0 1",
    '"A" at character 16 cannot stand in the pieces (first field): it takes P, N, B, R, Q, K, p, n, b, r, q, k or 1-8.',
  ],
  [
    "antiking2",
    `${BOARD} x - - 0 1`,
    '"x" at character 17 cannot stand in the side to move (second field): it takes w or b.',
  ],
  [
    "antiking1",
    `${BOARD} w Q - 0 1`,
    '"Q" at character 19 cannot stand in the rights (third field): it takes K, A, k, a or -.',
  ],
  ["chess", `${BOARD} w KK - 0 1`, '"K" at character 20 stands twice in the rights (third field).'],
  [
    "chess",
    `${BOARD} w - e9 0 1`,
    '"e9" at character 21 cannot stand in the en-passant square (fourth field): it takes a square such as e3 or -.',
  ],
  [
    "chess",
    `${BOARD} w - - x 1`,
    '"x" at character 23 is no number for the half-move clock (fifth field): it takes a count from 0 to 99999.',
  ],
  [
    "chess",
    `${BOARD} w - - 0 -1`,
    '"-1" at character 25 is no number for the move number (sixth field): it takes a count from 0 to 99999.',
  ],
])("in %s the FEN %j: %s", (variant, fen, sentence) => {
  const setup = parseFen(fen, variantOf(variant));
  expect(setup.ok ? "" : fenErrorSentence(setup.error)).toBe(sentence);
});
