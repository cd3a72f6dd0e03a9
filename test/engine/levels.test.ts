import { describe, expect, test } from "vitest";
import { choose, chooseMove, LEVELS, levelOf, levelOfElo } from "../../source/engine/levels.ts";
import { seededRandom } from "../../source/engine/random.ts";
import { randomPlayer } from "../../source/engine/random-player.ts";
import { WIN } from "../../source/engine/score.ts";
import type { Candidate } from "../../source/engine/search.ts";
import { asMove } from "../../source/rules/move.ts";
import type { VariantId } from "../../source/rules/variant.ts";
import { positionOf } from "../support/fixtures.ts";
import { freshTable } from "./support/analyse.ts";

/** One move decides: mate, or the offer of the last man that must be taken. */
const WINS_IN_ONE: readonly (readonly [VariantId, number, string])[] = [
  ["antiking1", 1, "2qA3N/Pbp5/1Pk3n1/4b3/P5P1/R1Bp2n1/1K6/a1r5 w a - 0 57"],
  ["antiking1", 1, "8/5A2/P1pp4/3k4/1R1Q1rp1/2a3p1/2K2b2/4BR2 b - - 14 76"],
  ["antiking2", 1, "8/2p5/1A2PP2/1k4ap/1p1P3P/R2rN2n/8/1K6 b - - 2 85"],
  ["antichess", 2, "8/8/8/8/8/5k2/3N4/8 b - - 14 40"],
  ["suicide", 2, "8/8/8/8/8/8/8/1k1R4 b - - 1 43"],
  ["aise", 2, "8/8/8/8/8/8/1p6/3R4 w - - 0 42"],
  ["losers", 2, "8/6p1/2k5/8/8/1P2P3/1B3PP1/1N1K4 b - - 4 22"],
  ["chess", 1, "6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1"],
];

/** Levels whose budget makes a test of every one of them affordable. */
const QUICK = [2, 3, 4];

test("levels are numbered from 1 to 8 and each looks at more positions than the one before", () => {
  expect(LEVELS.map(({ level }) => level)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  const budgets = LEVELS.map(({ nodes }) => nodes);
  expect(budgets).toEqual([...budgets].sort((a, b) => a - b));
  expect(() => levelOf(9)).toThrow(RangeError);
});

test("what lies between two levels is between them in all that counts", () => {
  const [low, between, high] = [4, 4.5, 5].map(levelOf);
  for (const name of ["elo", "nodes"] as const) {
    expect(between[name]).toBeGreaterThan(low[name]);
    expect(between[name]).toBeLessThan(high[name]);
  }
  expect(between.temperature).toBeLessThan(low.temperature);
});

test("a strength names the level that has it", () => {
  for (const { level, elo } of LEVELS) expect(levelOfElo(elo)).toBe(level);
  expect([levelOfElo(-5), levelOfElo(9999)]).toEqual([1, 8]);
  expect(levelOfElo((levelOf(2).elo + levelOf(3).elo) / 2)).toBe(2.5);
});

describe.each(QUICK)("level %i", (level) => {
  test.each(WINS_IN_ONE)("%s: never lets a win in one go, whatever the seed", (variant, plies, fen) => {
    for (let seed = 1; seed <= 8; seed++) {
      const { score } = chooseMove(positionOf(variant, fen), { level, seed }, freshTable());
      expect(score).toEqual({ kind: "win", plies });
    }
  });
});

test.each<VariantId>(["antiking1", "antiking2", "antichess", "suicide", "aise", "losers", "chess"])(
  "%s: level 1 plays legal moves to the end of a game",
  (variant) => {
    const position = positionOf(variant);
    const random = randomPlayer(3);
    for (let ply = 0; ply < 60 && position.outcome() === null; ply++) {
      const move =
        ply % 2 === 0 ? chooseMove(position, { level: 1, seed: ply }, freshTable()).best : random(position);
      if (move === undefined) throw new Error("no move in a game that is not over");
      expect(position.legalMoves()).toContain(move);
      position.make(move);
    }
  },
);

test("the same position, level and seed give the same move, and other seeds vary it", () => {
  const pick = (seed: number) => chooseMove(positionOf("antiking2"), { level: 2, seed }, freshTable()).best;
  expect([pick(5), pick(6), pick(7)]).toEqual([pick(5), pick(6), pick(7)]);
  const seeds = Array.from({ length: 24 }, (_, seed) => pick(seed));
  expect(new Set(seeds).size).toBeGreaterThan(1);
});

test("a position that is over has no move to choose", () => {
  const mated = positionOf("chess", "7k/6Q1/6K1/8/8/8/8/8 b - - 0 1");
  expect(chooseMove(mated, { level: 4, seed: 1 }, freshTable())).toMatchObject({
    best: undefined,
    score: { kind: "loss", plies: 0 },
  });
});

describe("choosing among candidates", () => {
  const candidate = (move: number, score: number): Candidate => ({ move: asMove(move), score, line: [] });
  const picks = (level: number, candidates: readonly Candidate[]) => {
    const random = seededRandom(1);
    return new Set(Array.from({ length: 500 }, () => choose(candidates, levelOf(level), random)?.move));
  };

  test("strong levels play the best move", () => {
    expect(picks(8, [candidate(1, 20), candidate(2, 19)])).toEqual(new Set([1]));
  });

  test("weak levels sometimes play a slightly worse one", () => {
    expect(picks(3, [candidate(1, 20), candidate(2, 10)])).toEqual(new Set([1, 2]));
  });

  test("only level 1 walks into a loss it has seen", () => {
    const candidates = [candidate(1, 20), candidate(2, 2 - WIN)];
    expect(picks(2, candidates)).toEqual(new Set([1]));
  });

  test("when every move loses, the longest defence is played", () => {
    expect(picks(2, [candidate(1, 6 - WIN), candidate(2, 2 - WIN)])).toEqual(new Set([1]));
  });

  test("without candidates there is no choice", () => {
    expect(choose([], levelOf(1), () => 0)).toBeUndefined();
  });
});
