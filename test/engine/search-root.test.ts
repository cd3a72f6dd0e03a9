/** Which moves of the root get scores: several lines, and moves to choose from. */
import { describe, expect, test } from "vitest";
import { search } from "../../source/engine/search.ts";
import { formatUci } from "../../source/notation/uci.ts";
import type { Position } from "../../source/rules/position.ts";
import { VARIANTS } from "../../source/rules/variant.ts";
import { positionOf } from "../support/fixtures.ts";
import { analyse, freshTable } from "./support/analyse.ts";

const ids = VARIANTS.map(({ id }) => id);

const linesOf = (position: Position, lines: number, depth: number) =>
  search(position, { limits: { depth }, table: freshTable(), lines }).analysis.lines;

describe.each(ids)("%s", (variant) => {
  test("several lines are the best moves in order, each with the score that it has alone", () => {
    const position = positionOf(variant);
    // So shallow that the table cannot carry anything from one move to another.
    const all = linesOf(position, 100, 1);
    const alone = position.legalMoves().map((move) => {
      const { analysis } = search(position, { limits: { depth: 1 }, table: freshTable(), moves: [move] });
      return { move: formatUci(move), score: analysis.score };
    });
    expect(all).toHaveLength(alone.length);
    for (const { score, pv } of all) {
      expect(alone).toContainEqual({ move: formatUci(pv[0]), score });
    }
    const values = all.map(({ score }) => (score.kind === "centipawns" ? score.value : Number.NaN));
    expect(values).toEqual([...values].sort((a, b) => b - a));
    expect(linesOf(position, 3, 1).map(({ score }) => score)).toEqual(
      all.slice(0, 3).map(({ score }) => score),
    );
  });

  test("only the moves asked for are considered", () => {
    const position = positionOf(variant);
    const moves = position.legalMoves().slice(5, 7);
    const { analysis, candidates } = search(position, {
      limits: { depth: 3 },
      table: freshTable(),
      moves,
      lines: 4,
    });
    expect(moves).toContain(analysis.best);
    expect(candidates.map(({ move }) => move).sort()).toEqual([...moves].sort());
  });
});

test("no moves to choose from means all of them", () => {
  const position = positionOf("chess");
  expect(search(position, { limits: { depth: 2 }, table: freshTable(), moves: [] }).analysis.best).toBe(
    analyse(position, { depth: 2 }).best,
  );
});

test("wins and losses among several lines are told apart from scores, with their distance", () => {
  // Two mates in one; every other move lets Black's back rank live.
  const lines = linesOf(positionOf("chess", "6k1/5ppp/8/8/8/8/8/RR4K1 w - - 0 1"), 3, 4);
  expect(lines.slice(0, 2).map(({ score }) => score)).toEqual([
    { kind: "win", plies: 1 },
    { kind: "win", plies: 1 },
  ]);
  expect(lines[2].score).not.toEqual({ kind: "win", plies: 1 });
});

test("one proved line does not end a search for several", () => {
  const position = positionOf("chess", "6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1");
  expect(analyse(position, { depth: 6 }).depth).toBe(1);
  expect(search(position, { limits: { depth: 6 }, table: freshTable(), lines: 2 }).analysis.depth).toBe(6);
});

test("a search for several lines that is broken off keeps what the last whole iteration found", () => {
  const position = positionOf("antiking2");
  const whole = linesOf(position, 3, 4);
  const { depth, nodes } = search(position, { limits: { depth: 4 }, table: freshTable(), lines: 3 }).analysis;
  const broken = search(position, { limits: { nodes: nodes + 500 }, table: freshTable(), lines: 3 }).analysis;
  expect([broken.depth, broken.lines]).toEqual([depth, whole]);
});

describe("limits between iterations", () => {
  test("no iteration begins after the soft limit, but the first is finished", () => {
    expect(analyse(positionOf("chess"), { softMilliseconds: 0 }).depth).toBe(1);
  });

  test("a win within the plies asked for is enough, a longer one is not", () => {
    const position = positionOf("chess", "kbK5/pp6/1P6/8/8/8/8/R7 w - - 0 1");
    const { score, depth } = analyse(position, { winPlies: 4, depth: 20 });
    expect(score).toEqual({ kind: "win", plies: 3 });
    expect(depth).toBeLessThanOrEqual(4);
    expect(analyse(position, { winPlies: 2, depth: 3 }).score).toEqual({ kind: "win", plies: 3 });
  });

  test("what was waited before the search counts against its time", () => {
    const { analysis } = search(positionOf("antiking1"), {
      limits: { milliseconds: 5000 },
      table: freshTable(),
      waited: 4990,
    });
    expect(analysis.milliseconds).toBeGreaterThanOrEqual(4990);
    expect(analysis.milliseconds).toBeLessThan(5900);
  });
});

test("the effort is told: plies looked at, and how full the table is", () => {
  const { depth, deepest, tableFill } = analyse(positionOf("chess"), { nodes: 20_000 });
  expect(deepest).toBeGreaterThanOrEqual(depth);
  expect(tableFill).toBeGreaterThan(0);
  expect(tableFill).toBeLessThanOrEqual(1000);
});
