import fc from "fast-check";
import { expect, test } from "vitest";
import { parseSquare, SQUARES } from "../../source/rules/square.ts";
import type { VariantId } from "../../source/rules/variant.ts";
import { squareSentence } from "../../source/words/square.ts";
import { choices, IDS, playAtRandom, SEEDED } from "../rules/random-play.ts";
import { positionOf } from "../support/fixtures.ts";

test.each<[VariantId, string | undefined, string, string]>([
  [
    "chess",
    undefined,
    "e4",
    "e4 is empty. White may play e4 there. White does not attack it. Black does not attack it.",
  ],
  [
    "chess",
    undefined,
    "b1",
    "On b1 stands a white knight. It may play Na3 and Nc3. White attacks it with the rook on a1. Black does not attack it.",
  ],
  [
    "chess",
    undefined,
    "e8",
    "On e8 stands a black king. It is not its turn. White does not attack it. Black attacks it with the queen on d8.",
  ],
  [
    "chess",
    "4k3/4r3/8/8/8/8/4N3/4K3 w - - 0 1",
    "e2",
    "On e2 stands a white knight. It has no legal move. Nc3 is illegal: your king on e1 would be attacked by the rook on e7. Ng3 is illegal: your king on e1 would be attacked by the rook on e7. Nd4 is illegal: your king on e1 would be attacked by the rook on e7. Nf4 is illegal: your king on e1 would be attacked by the rook on e7. 2 more of its moves are refused. White attacks it with the king on e1. Black attacks it with the rook on e7.",
  ],
  [
    "antichess",
    "8/8/8/3p4/4P3/8/8/8 w - - 0 1",
    "d5",
    "On d5 stands a black pawn. It is not its turn. White may play exd5# there. White attacks it with the pawn on e4. Black does not attack it.",
  ],
  [
    "chess",
    "4k3/8/8/8/3Q4/8/8/4K3 w - - 0 1",
    "d4",
    "On d4 stands a white queen. It may play Qa1, Qa4+, Qa7, Qb2, Qb4, Qb6, Qc3, Qc4 and 19 more. White does not attack it. Black does not attack it.",
  ],
])("in %s %s of %s is told: %s", (variant, fen, name, text) => {
  const square = parseSquare(name);
  if (square === undefined) throw new Error(`${name} is no square`);
  expect(squareSentence(positionOf(variant, fen), square)).toBe(text);
});

test.each(IDS)("in %s every square of a random game is told in whole sentences that end", (id) => {
  fc.assert(
    fc.property(choices, (picks) => {
      const position = playAtRandom(id, picks);
      for (const square of SQUARES) {
        const text = squareSentence(position, square);
        expect(text).toMatch(/^(On )?[a-h][1-8] .*\.$/);
        expect(text).not.toMatch(/undefined|\.\.| {2}/);
        expect(text.length).toBeLessThan(1000);
      }
    }),
    { ...SEEDED, numRuns: 6 },
  );
});
