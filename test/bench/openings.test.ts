import { describe, expect, test } from "vitest";
import { ANTICHESS_OPENINGS } from "../../bench/match/antichess-openings.ts";
import { type Opening, type OpeningChoice, openings, startOf } from "../../bench/match/openings.ts";
import { formatFen } from "../../source/notation/fen.ts";
import { parseLine } from "../../source/notation/parse-line.ts";
import { VARIANTS, type VariantId, variantOf } from "../../source/rules/variant.ts";

const CHOICE = { seed: 5, plies: 4 };

function take(count: number, id: VariantId, choice: OpeningChoice = CHOICE): Opening[] {
  const endless = openings(variantOf(id), choice);
  return Array.from({ length: count }, () => endless.next().value);
}

const names = (list: readonly Opening[]) => list.map(({ moves }) => moves.join(" "));

describe.each(VARIANTS.map(({ id }) => id))("openings of %s", (id) => {
  test("are legal, unfinished, and lead to the set-up they name", () => {
    for (const { moves, setup } of take(50, id)) {
      const position = startOf(variantOf(id));
      const line = parseLine(moves.join(" "), position);
      if (!line.ok) throw new Error(`${moves.join(" ")} is not legal`);
      for (const move of line.value) position.make(move);
      expect(moves).toHaveLength(4);
      expect(position.outcome()).toBeNull();
      expect(formatFen(position.setup())).toBe(formatFen(setup));
    }
  });

  test("are the same with the same seed, others with another, and do not repeat", () => {
    const list = names(take(50, id));
    expect(names(take(60, id)).slice(0, 50)).toEqual(list);
    expect(names(take(50, id, { seed: 6, plies: 4 }))).not.toEqual(list);
    expect(new Set(list).size).toBe(50);
  });
});

test("antichess begins with none of the moves that are proved to lose, nor with the one that wins", () => {
  const found = new Set(take(7, "antichess", { seed: 1, plies: 1 }).map(({ moves }) => moves[0]));
  expect([...found].sort()).toEqual(["a2a4", "b1a3", "b2b3", "c2c4", "g1h3", "g2g3", "g2g4"]);
});

test("openings repeat when there are no others", () => {
  expect(take(10, "antichess", { seed: 1, plies: 1 })).toHaveLength(10);
});

test("without a number of plies antichess takes its openings from the book, each once before any comes again", () => {
  const list = names(take(ANTICHESS_OPENINGS.length, "antichess", { seed: 1, plies: undefined }));
  expect(new Set(list)).toEqual(new Set(ANTICHESS_OPENINGS));
  expect(list).not.toEqual(ANTICHESS_OPENINGS);
  expect(take(2, "antiking1", { seed: 1, plies: undefined })[0].moves).toHaveLength(4);
});
