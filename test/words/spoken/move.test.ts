import { describe, expect, test } from "vitest";
import { positionOf } from "../../../source/game/game.ts";
import { parseMove } from "../../../source/notation/parse-move.ts";
import { VARIANTS } from "../../../source/rules/variant.ts";
import { moveSentence, spokenMove } from "../../../source/words/spoken/move.ts";
import { moveAsWritten } from "../../../source/words/spoken/typed-move.ts";
import { randomPositions } from "../../engine/support/random-positions.ts";
import { moveOf } from "../../support/fake-engine.ts";
import { gameOf } from "../../support/games.ts";

describe("a move is told in whole words", () => {
  test.each([
    ["chess", "", "Nf3", "White plays knight to f3."],
    ["chess", "e4 d5", "exd5", "White plays pawn takes pawn on d5."],
    ["chess", "Nf3 a6 d3 a5", "Nbd2", "White plays knight from b1 to d2."],
    ["chess", "e4 a6 e5 d5", "exd6", "White plays pawn takes pawn on d5 in passing, going to d6."],
    ["chess", "e4 e5 Bc4 a6 Nf3 b6", "O-O", "White castles king's side."],
    ["chess", "e4 f6 d4 g5", "Qh5", "White plays queen to h5, check."],
    ["antiking2", "Na3 Ac4 Nf3 Ab5", "Nb1", "White plays knight to b1, anti-check."],
  ] as const)("%s after %s: %s", (variant, moves, san, sentence) => {
    const position = positionOf(gameOf(variant, { moves }));
    expect(moveSentence(position, moveOf(position, san))).toBe(sentence);
  });
});

describe("what is heard can be typed", () => {
  test.each(VARIANTS.map(({ id }) => id))("every move of random positions of %s", (id) => {
    for (const position of randomPositions(id, { count: 120, seed: 11, stride: 3 })) {
      for (const move of position.legalMoves()) {
        const heard = spokenMove(position, move);
        const read = parseMove(moveAsWritten(heard), position);
        expect(read, `${heard} -> ${moveAsWritten(heard)}`).toEqual({ ok: true, value: move });
      }
    }
  });

  test.each([
    ["knight f3", "Nf3"],
    ["Knight takes e5.", "Nxe5"],
    ["e pawn takes d5", "exd5"],
    ["pawn from file a to b4", "ab4"],
    ["rook from rank 1 to e2", "R1e2"],
    ["antiking to d5", "Ad5"],
    ["pawn to e8 becoming a queen", "e8=Q"],
    ["castle", "O-O"],
    ["castling queen's side", "O-O-O"],
    ["castle long", "O-O-O"],
    ["e4 e5", "e4 e5"],
    ["knight", "knight"],
  ])("%s is %s", (typed, written) => {
    expect(moveAsWritten(typed)).toBe(written);
  });
});
