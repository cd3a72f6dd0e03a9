import { expect, test } from "vitest";
import type { Score } from "../../source/engine/engine.ts";
import { acceptsDraw, reversed } from "../../source/game/draw-offer.ts";

const centipawns = (value: number): Score => ({ kind: "centipawns", value });

test.each<[Score, number, boolean]>([
  [centipawns(-26), 2, true],
  [centipawns(-25), 2, false],
  [centipawns(0), 59, false],
  [centipawns(0), 60, true],
  [centipawns(25), 60, true],
  [centipawns(26), 300, false],
  [{ kind: "win", plies: 9 }, 300, false],
  [{ kind: "loss", plies: 9 }, 2, true],
])("a bot that values its side at %j after %i plies accepts a draw: %s", (score, plies, accepted) => {
  expect(acceptsDraw(score, plies)).toBe(accepted);
});

test.each<[Score, Score]>([
  [centipawns(31), centipawns(-31)],
  [
    { kind: "win", plies: 3 },
    { kind: "loss", plies: 3 },
  ],
  [
    { kind: "loss", plies: 4 },
    { kind: "win", plies: 4 },
  ],
])("%j is %j to the other side", (score, other) => {
  expect(reversed(score)).toEqual(other);
});
