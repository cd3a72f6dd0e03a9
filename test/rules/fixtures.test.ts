import { expect, test } from "vitest";
import { perft } from "../../source/rules/perft.ts";
import { VARIANTS } from "../../source/rules/variant.ts";
import { fenOf, perftRows, play, positionOf, positionRows, uciMoves } from "../support/fixtures.ts";

const rows = positionRows();

test.each(VARIANTS.map(({ id }) => id))(
  "every fixture position of %s has the right moves and result",
  (id) => {
    const ofVariant = rows.filter((row) => row.variant === id);
    expect(ofVariant.length).toBeGreaterThanOrEqual(200);
    for (const row of ofVariant) {
      const position = positionOf(id, row.fen);
      const { king, antiking } = position.check();
      const answer = {
        fen: fenOf(position),
        moves: uciMoves(position),
        check: [...(king ? ["king"] : []), ...(antiking ? ["antiking"] : [])],
        result: position.outcome(),
      };
      const { moves, check, result } = row;
      // A fixture shows that games without castling accept the letters and drop them.
      const fen = position.variant.rights === "none" ? row.fen.replace(/ [KQkq]+ /, " - ") : row.fen;
      expect(answer, row.point ?? row.fen).toEqual({ fen, moves, check, result });
      if (row.then) expect(fenOf(play(position, row.then.move)), row.point).toBe(row.then.fen);
    }
  },
);

test.each(perftRows().map((row) => [row.variant, row.fen, row.counts] as const))(
  "perft of %s from %s",
  (variant, fen, counts) => {
    const position = positionOf(variant, fen);
    expect(counts.map((_, index) => perft(position, index + 1))).toEqual(counts);
  },
);
