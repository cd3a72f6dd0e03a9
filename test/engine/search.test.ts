import { describe, expect, test } from "vitest";
import { search } from "../../source/engine/search.ts";
import { formatUci } from "../../source/notation/uci.ts";
import { play, positionOf } from "../support/fixtures.ts";
import { analyse, freshTable } from "./support/analyse.ts";

describe("limits", () => {
  test("a depth is searched in full and not exceeded", () => {
    expect(analyse(positionOf("antiking2"), { depth: 4 }).depth).toBe(4);
  });

  test("a budget of positions is kept to the position", () => {
    expect(analyse(positionOf("chess"), { nodes: 5000 }).nodes).toBe(5000);
  });

  test("even without any budget the first iteration gives a move", () => {
    expect(analyse(positionOf("antiking1"), { nodes: 1 })).toMatchObject({
      depth: 1,
      best: expect.any(Number),
    });
  });

  test("time that is up ends a search without other limits", () => {
    expect(analyse(positionOf("antiking1"), { milliseconds: 30 }).best).toBeDefined();
  });

  test("a stop signal ends the search within a few thousand positions, and there is a move all the same", () => {
    let asked = 0;
    const shouldStop = () => ++asked > 20;
    const { analysis } = search(positionOf("antiking2"), { limits: {}, table: freshTable(), shouldStop });
    expect(analysis.nodes).toBeLessThan(40_000);
    expect(analysis.best).toBeDefined();
  });

  test("a signal given before the search begins still leaves a legal move", () => {
    const { analysis } = search(positionOf("chess"), {
      limits: {},
      table: freshTable(),
      shouldStop: () => true,
    });
    expect(positionOf("chess").legalMoves()).toContain(analysis.best);
  });

  test("every finished iteration is reported, deeper each time", () => {
    const depths: number[] = [];
    search(positionOf("antichess"), {
      limits: { depth: 5 },
      table: freshTable(),
      onInfo: ({ depth }) => depths.push(depth),
    });
    expect(depths).toEqual([1, 2, 3, 4, 5]);
  });
});

describe("draws inside the tree", () => {
  const even = { kind: "centipawns", value: 0 };

  test("a hopeless side finds perpetual check", () => {
    // The queen checks on e8 and h5 for ever; every other move loses to the two queens.
    const { best, score } = analyse(positionOf("chess", "6k1/6p1/8/7Q/8/8/qq6/7K w - - 0 1"), { depth: 8 });
    expect([best && formatUci(best), score]).toEqual(["h5e8", even]);
  });

  test("a position that would stand for the third time is a draw, and the better side avoids it", () => {
    const start = "7k/8/8/8/8/8/8/K5R1 w - - 0 1";
    const twice = play(positionOf("chess", start), "g1f1 h8h7 f1g1 h7h8 g1f1 h8h7");
    const { best, score } = analyse(twice, { depth: 6 });
    expect(best && formatUci(best)).not.toBe("f1g1");
    expect(score.kind === "win" || (score.kind === "centipawns" && score.value > 300)).toBe(true);
  });

  test("the fifty-move rule ends what would be won", () => {
    const late = positionOf("chess", "7k/8/8/8/8/8/1R6/K7 w - - 96 120");
    expect(analyse(late, { depth: 8 }).score).toEqual(even);
  });

  test("a dead position is a draw", () => {
    // The capture on c3 leaves two bishops on squares of different colours.
    const position = positionOf("antichess", "2b5/8/8/8/8/2p5/1B6/8 w - - 0 1");
    expect(analyse(position, { depth: 6 }).score).toEqual(even);
  });
});
