import { describe, expect, test } from "vitest";
import { ROLES, type Role } from "../../source/rules/piece.ts";
import { VARIANTS, type VariantId, variantOf } from "../../source/rules/variant.ts";
import { movementSentences } from "../../source/words/movement.ts";

const text = (id: VariantId, role: Role): string => movementSentences(variantOf(id), role).join(" ");

describe("how a piece moves, in words", () => {
  test("pawns, by their kind", () => {
    expect(text("antiking1", "pawn")).toBe(
      "A Berolina pawn steps slantwise forward and takes straight forward. On the last rank it becomes a queen, rook, bishop or knight.",
    );
    expect(text("antiking2", "pawn")).toContain("steps straight forward and takes slantwise forward");
    expect(text("antichess", "pawn")).toContain("a queen, rook, bishop, knight or king");
  });

  test("kings, royal or not", () => {
    expect(text("antiking2", "king")).toContain("never goes where an enemy attacks it");
    expect(text("antichess", "king")).toContain("may be taken");
    expect(text("antichess", "king")).not.toContain("never");
  });

  test("castling and leaps only where the game has them", () => {
    const having = (word: string) =>
      VARIANTS.map(({ id }) => id).filter((id) => text(id, "king").includes(word));
    expect(having("castle")).toEqual(["antiking2", "losers", "chess"]);
    expect(having("leap")).toEqual(["antiking1"]);
    expect(text("antiking1", "antiking")).toContain("leap");
    expect(text("antiking2", "antiking")).not.toContain("leap");
  });

  test("an anti-king, and nothing where there is none", () => {
    expect(text("antiking2", "antiking")).toContain("only to where an enemy piece attacks it");
    expect(text("chess", "antiking")).toBe("");
  });

  test.each(VARIANTS)("$id: sentences, every one of them", (variant) => {
    for (const role of ROLES) {
      for (const sentence of movementSentences(variant, role)) expect(sentence).toMatch(/^[A-Z].*\.$/);
    }
  });
});
