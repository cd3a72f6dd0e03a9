import { describe, expect, test } from "vitest";
import { VARIANTS, type VariantId } from "../../source/rules/variant.ts";
import { rulesPage } from "../../source/words/rules-pages.ts";
import { VARIANT_LINES } from "../../source/words/variant-lines.ts";
import { wrap } from "../../source/words/wrap.ts";

const paragraphsOf = (id: VariantId): string[] =>
  rulesPage(id).blocks.flatMap((block) => (block.kind === "text" ? [block.text] : []));

describe.each(VARIANTS.map((variant) => [variant.id, variant] as const))(
  "the rules page of %s",
  (id, variant) => {
    const paragraphs = paragraphsOf(id);
    const text = paragraphs.join(" ");

    test("has the name of the game, its line and paragraphs of whole sentences", () => {
      expect(rulesPage(id).title).toBe(variant.name);
      expect(paragraphs[0]).toBe(VARIANT_LINES[id]);
      for (const paragraph of paragraphs) expect(paragraph).toMatch(/^[A-Z].*[.]$/);
    });

    test("has captions of whole sentences", () => {
      const { blocks } = rulesPage(id);
      for (const block of blocks)
        if (block.kind === "diagram") expect(block.diagram.caption).toMatch(/^[A-Z1].*[.]$/);
    });

    test("speaks of what the game has, and not of what it has not", () => {
      expect(text.includes("anti-king (A)")).toBe(variant.antiking);
      expect(text.includes("Capturing is compulsory")).toBe(variant.compulsoryCapture);
      expect(text.includes("Berolina")).toBe(variant.pawns === "berolina");
      expect(text.includes("promote to a king")).toBe(variant.promotions.includes("king"));
      expect(/stalemate/.test(text)).toBe(true);
      expect(text.includes("no castling")).toBe(id !== "chess" && variant.rights !== "castling");
      expect(/fewer pieces wins/.test(text)).toBe(variant.stalemate === "fewer-pieces-win");
    });

    test("fits its line beside the name in 80 columns", () => {
      expect(VARIANT_LINES[id].length).toBeLessThanOrEqual(55);
    });

    test("loses no word when it is wrapped", () => {
      for (const paragraph of paragraphs) {
        for (const width of [1, 20, 38, 78]) expect(wrap(paragraph, width).join(" ")).toBe(paragraph);
      }
    });
  },
);

const ANTIKING = ["antiking1", "antiking2"] as const;
const LOSING = ["antichess", "suicide", "aise"] as const;
const EVERY = VARIANTS.map(({ id }) => id);

/** Every rule of every game, and the words that must not be missing from its page. */
const RULES: readonly (readonly [rule: string, games: readonly VariantId[], phrases: readonly RegExp[]])[] = [
  ["two royals", ANTIKING, [/a king and an anti-king/, /king upside down/]],
  [
    "check and anti-check",
    ANTIKING,
    [/king must not be attacked/, /anti-check when no enemy piece attacks it/],
  ],
  [
    "no move may leave a royal in trouble",
    ANTIKING,
    [/illegal if it leaves your own king attacked or your own anti-king unattacked/, /not even giving mate/],
  ],
  [
    "the last attacker stays",
    ANTIKING,
    [/may not take the last attacker of your own anti-king, nor step between/],
  ],
  [
    "anti-check is cured by any move",
    ANTIKING,
    [/Whatever gets your anti-king attacked again cures/, /clear an attacker's line/],
  ],
  [
    "what attacks an anti-king",
    ANTIKING,
    [/Queens, rooks, bishops, knights and pawns attack an anti-king; a king never/],
  ],
  ["a pinned piece attacks", ANTIKING, [/pinned piece still attacks/]],
  [
    "an anti-king attacks nothing",
    ANTIKING,
    [/attacks nothing, neither king nor anti-king/, /king may step beside it/],
  ],
  ["how it moves", ANTIKING, [/steps one square in any direction/]],
  ["what it takes", ANTIKING, [/never takes an enemy/, /pieces of its own side, but not its own king/]],
  [
    "nobody takes it",
    ANTIKING,
    [/Nobody can take an anti-king/, /stands in the way/, /pawn on its last step/],
  ],
  [
    "no legal move",
    ANTIKING,
    [
      /no legal move, you lose when your king is attacked or your anti-king unattacked/,
      /mate, anti-king mate, or both/,
      /stalemate, which is a draw/,
    ],
  ],
  [
    "trouble on both royals",
    ANTIKING,
    [/both royals in trouble at once nothing is lost yet: one move may cure both/],
  ],
  [
    "no draw for want of material",
    ANTIKING,
    [/no draw for want of material/, /would leave their own anti-king unattacked/],
  ],
  [
    "eating the last piece wins",
    ANTIKING,
    [/eat your own last one where it is attacked, and you win at once/],
  ],
  ["eating is a capture", ANTIKING, [/eating a piece of one's own is one/]],
  ["how moves are written", ANTIKING, [/A is the anti-king, \+ marks check and anti-check, and # any mate/]],
  [
    "orthodox all else",
    ["antiking2", "losers"],
    [/pawns, double step, en passant, promotion to queen, rook, bishop or knight, and castling/],
  ],
  [
    "the last attacker by en passant",
    ["antiking2"],
    [/En passant is illegal too where it would take the last attacker/],
  ],
  [
    "castling and anti-kings",
    ["antiking2"],
    [
      /between king and rook blocks castling/,
      /beside the king's path does not matter/,
      /eats its own rook ends the right/,
    ],
  ],
  [
    "Berolina pawns",
    ["antiking1"],
    [/step one square slantwise forward and take one square straight forward/, /attacks the square in front/],
  ],
  ["what Berolina pawns lack", ["antiking1"], [/no double step and no en passant/]],
  ["Berolina promotion", ["antiking1"], [/last rank a pawn becomes a queen, rook, bishop or knight/]],
  [
    "leaps",
    ["antiking1"],
    [/leap like a knight to an empty square, over anything in between/, /its own first move/],
  ],
  ["where a leap ends", ["antiking1"], [/king must land unattacked, the anti-king attacked/]],
  ["leaping out of trouble", ["antiking1"], [/Leaping out of check or anti-check is allowed/]],
  ["a leap is spent", ["antiking1"], [/cannot leap later/]],
  ["how pawn moves are written", ["antiking1"], [/"ab4" is a pawn, "Ab4" the anti-king/]],
  ["the aim", LOSING, [/no pieces left wins/]],
  [
    "compulsory capture",
    LOSING,
    [/Capturing is compulsory, en passant included/, /several captures you choose which/],
  ],
  ["the ordinary king", LOSING, [/no check, no mate and no castling/, /can be taken/, /promote to a king/]],
  [
    "dead positions",
    LOSING,
    [/only bishops left, White's all on one colour of square and Black's all on the other/],
  ],
  ["stalemate wins", ["antichess"], [/pieces but no move \(stalemate\) wins/]],
  [
    "fewer pieces",
    ["suicide"],
    [/side with fewer pieces wins, whatever they are; with equally many it is a draw/],
  ],
  ["stalemate draws", ["aise"], [/pieces but no move \(stalemate\), the game is drawn/]],
  [
    "three ways to win",
    ["losers"],
    [/win by being mated, by being stalemated, or by having nothing left but your king/],
  ],
  ["the bare king", ["losers"], [/bare king wins at once/, /bares both kings, the side to move next wins/]],
  [
    "captures among legal moves",
    ["losers"],
    [/only among legal moves/, /only if some capture gets you out of it/, /choose which/],
  ],
  ["the royal king", ["losers"], [/king is royal and may not be left attacked/]],
  ["mate and stalemate", ["chess"], [/mated king loses/, /\(stalemate\) is a draw/]],
  [
    "too little to mate",
    ["chess"],
    [/bare kings, a single bishop or knight besides, or bishops that all stand on one colour/],
  ],
  [
    "fifty moves",
    EVERY,
    [/fifty moves without a capture/, /a pawn move/, /win on the last of the fifty moves still counts/],
  ],
  ["threefold repetition", EVERY, [/stands for the third time with the same side to move/]],
  ["the same leaps", ["antiking1"], [/the same royals still free to leap/]],
  ["the same rights", ["antiking2", "losers", "chess"], [/the same rights to castle and to take en passant/]],
  ["the same capture en passant", LOSING, [/the same capture en passant/]],
  ["other ends", EVERY, [/agree to a draw, or resign; running out of time loses/]],
];

test.each(RULES)("the pages tell of %s", (_, games, phrases) => {
  for (const id of games) {
    for (const phrase of phrases) expect(paragraphsOf(id).join(" "), id).toMatch(phrase);
  }
});
