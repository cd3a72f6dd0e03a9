import { describe, expect, test } from "vitest";
import { VARIANTS } from "../../source/rules/variant.ts";
import { capitalised, count, list, someOf, withArticle } from "../../source/words/names.ts";
import { rulesPage } from "../../source/words/rules-pages.ts";
import { didYouMean, nearest } from "../../source/words/suggest.ts";
import { VARIANT_LINES } from "../../source/words/variant-lines.ts";
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

  test("loses no word", () => {
    for (const { id } of VARIANTS) {
      for (const paragraph of rulesPage(id).paragraphs) {
        for (const width of [1, 20, 38, 78]) expect(wrap(paragraph, width).join(" ")).toBe(paragraph);
      }
    }
  });
});

describe.each(VARIANTS.map((variant) => [variant.id, variant] as const))(
  "the rules page of %s",
  (id, variant) => {
    const { title, paragraphs } = rulesPage(id);
    const text = paragraphs.join(" ");

    test("has the name of the game, its line and paragraphs of whole sentences", () => {
      expect(title).toBe(variant.name);
      expect(paragraphs[0]).toBe(VARIANT_LINES[id]);
      for (const paragraph of paragraphs) expect(paragraph).toMatch(/^[A-Z].*[.]$/);
    });

    test("speaks of what the game has, and not of what it has not", () => {
      expect(text.includes("anti-king (A)")).toBe(variant.antiking);
      expect(text.includes("Capturing is compulsory")).toBe(variant.compulsoryCapture);
      expect(text.includes("Berolina")).toBe(variant.pawns === "berolina");
      expect(text.includes("become a king") || text.includes("promote to a king")).toBe(
        variant.promotions.includes("king"),
      );
      expect(/stalemate|no legal move/.test(text)).toBe(true);
    });

    test("fits its line beside the name in 80 columns", () => {
      expect(VARIANT_LINES[id].length).toBeLessThanOrEqual(55);
    });
  },
);
