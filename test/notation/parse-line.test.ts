import { describe, expect, test } from "vitest";
import { moveWords, parseLine } from "../../source/notation/parse-line.ts";
import { formatLine } from "../../source/notation/san.ts";
import type { VariantId } from "../../source/rules/variant.ts";
import { lineErrorSentence } from "../../source/words/line-error.ts";
import { fenOf, positionOf } from "../support/fixtures.ts";

test.each([
  ["e4 e5 Nf3", "e4 e5 Nf3"],
  ["1.e4 e5 2.Nf3", "e4 e5 Nf3"],
  ["1. e4 e5 2. Nf3 *", "e4 e5 Nf3"],
  ["1... e5 2. Nf3", "e5 Nf3"],
  ["e4,e5,\n\tNf3", "e4 e5 Nf3"],
  ["  e2e4  e7e5 ", "e2e4 e7e5"],
  ["1. f3 e5 2. g4 Qh4# 0-1", "f3 e5 g4 Qh4#"],
  ["O-O 0-0-0 1/2-1/2", "O-O 0-0-0"],
  ["", ""],
  ["1. 2. *", ""],
])("the moves of %j are %j", (text, words) => {
  expect(moveWords(text).join(" ")).toBe(words);
});

/** The line in SAN, or why it stops. */
function read(text: string, variant: VariantId, fen?: string): string {
  const position = positionOf(variant, fen);
  const before = fenOf(position);
  const line = parseLine(text, position);
  expect(fenOf(position)).toBe(before);
  return line.ok ? formatLine(position, line.value).join(" ") : lineErrorSentence(line.error);
}

describe("a line", () => {
  test.each<[VariantId, string, string]>([
    ["chess", "1. e2e4 E5 2. ng1f3", "e4 e5 Nf3"],
    ["antiking1", "ab4 cd5", "ab4 cd5"],
    ["antiking2", "Ac6 1... Nf6", "Ac6 Nf6"],
    ["antichess", "e3 b5 Bxb5", "e3 b5 Bxb5"],
    ["chess", "", ""],
  ])("of %s, %j, is read move by move, each in the position after the one before", (variant, text, san) => {
    expect(read(text, variant)).toBe(san);
  });

  test.each<[string, VariantId, string, string]>([
    [
      "is no move",
      "chess",
      "e4 zz",
      'move 2, "zz": "zz" is not a move; moves look like e4, Nf3, exd5, e8=Q or e2e4.',
    ],
    [
      "is not legal",
      "antichess",
      "1. e3 b5 2. d4",
      'move 3, "d4": d4 is illegal: capturing is compulsory, and Bxb5 is the only one.',
    ],
    ["may be two", "antiking1", "b4", 'move 1, "b4": "b4" may mean ab4 or cb4; say which.'],
    [
      "comes after the end",
      "chess",
      "f3 e5 g4 Qh4# a3 a6",
      'move 5, "a3": The game is over: Black wins: White\'s king is mated, attacked with no move that saves it.',
    ],
    [
      "comes after the third repetition",
      "chess",
      "Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1 Ng8 e4",
      'move 9, "e4": The game is over: A draw: the same position has stood on the board three times.',
    ],
  ])("stops at the first move that %s, and says which", (_, variant, text, sentence) => {
    expect(read(text, variant)).toBe(sentence);
  });
});
