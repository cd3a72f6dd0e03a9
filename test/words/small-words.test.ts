import { describe, expect, test } from "vitest";
import { VARIANTS } from "../../source/rules/variant.ts";
import { capitalised, count, list, someOf, withArticle } from "../../source/words/names.ts";
import { didYouMean, nearest } from "../../source/words/suggest.ts";
import { wrap } from "../../source/words/wrap.ts";

test.each([
  [[], ""],
  [["a"], "a"],
  [["a", "b"], "a and b"],
  [["a", "b", "c"], "a, b and c"],
] as const)("the list of %j is %j", (items, text) => {
  expect(list(items)).toBe(text);
  expect(list(items, "or")).toBe(text.replace("and", "or"));
});

test("a long list names a few and counts the rest", () => {
  expect(someOf(["a", "b", "c"], 3)).toBe("a, b and c");
  expect(someOf(["a", "b", "c", "d", "e"], 3)).toBe("a, b, c and 2 more");
});

test("numbers and articles agree with their nouns", () => {
  expect([0, 1, 2].map((number) => count(number, "move"))).toEqual(["0 moves", "1 move", "2 moves"]);
  expect(count(2, "ply", "plies")).toBe("2 plies");
  expect([withArticle("pawn"), withArticle("anti-king")]).toEqual(["a pawn", "an anti-king"]);
  expect(capitalised("there")).toBe("There");
});

describe("a suggestion", () => {
  const ids = VARIANTS.map(({ id }) => id);

  test.each([
    ["antiking", "antiking1"],
    ["antikng2", "antiking2"],
    ["Anti-King2", "antiking2"],
    ["antichss", "antichess"],
    ["ches", "chess"],
    ["sucide", "suicide"],
    ["loser", "losers"],
    ["AISE", "aise"],
    ["crazyhouse", undefined],
    ["x", undefined],
    ["", undefined],
  ])("for %j is %s", (word, meant) => {
    expect(nearest(word, ids)).toBe(meant);
  });

  test("is a question, or nothing", () => {
    expect(didYouMean("ches", ids)).toBe(' Did you mean "chess"?');
    expect(didYouMean("backgammon", ids)).toBe("");
    expect(didYouMean("chess", [])).toBe("");
  });
});

describe("wrapping", () => {
  test.each([
    ["a few words of text", 9, ["a few", "words of", "text"]],
    ["exactly ten", 11, ["exactly ten"]],
    ["exactly ten", 10, ["exactly", "ten"]],
    ["aVeryLongWord and more", 5, ["aVeryLongWord", "and", "more"]],
    ["more aVeryLongWord", 5, ["more", "aVeryLongWord"]],
    ["", 5, [""]],
    ["word", 0, ["word"]],
    ["a b", 1, ["a", "b"]],
  ])("%j at %i", (text, width, lines) => {
    expect(wrap(text, width)).toEqual(lines);
  });
});
