import { describe, expect, test } from "vitest";
import { randomPlayer } from "../../source/engine/random-player.ts";
import { search } from "../../source/engine/search.ts";
import { formatUci } from "../../source/notation/uci.ts";
import type { Move } from "../../source/rules/move.ts";
import type { Position } from "../../source/rules/position.ts";
import { VARIANTS, type VariantId } from "../../source/rules/variant.ts";
import { fenOf, play, positionOf } from "../support/fixtures.ts";
import { analyse, freshTable } from "./support/analyse.ts";
import { forcedEnd } from "./support/forced-end.ts";

const ids = VARIANTS.map(({ id }) => id);

/** Positions of random games that are not over, `count` of them. */
function* randomPositions(variant: VariantId, count: number, seed: number): Generator<Position> {
  let left = count;
  for (let game = 0; left > 0; game++) {
    const player = randomPlayer(seed + game);
    const position = positionOf(variant);
    for (let ply = 0; left > 0; ply++) {
      const move = player(position);
      if (move === undefined) break;
      position.make(move);
      if (position.outcome() !== null) break;
      if (ply % 5 !== game % 5) continue;
      left--;
      yield position;
    }
  }
}

describe.each(ids)("%s: random positions", (variant) => {
  test("get a legal best move, a legal line, and are left as they were", () => {
    for (const position of randomPositions(variant, 60, 1)) {
      const before = fenOf(position);
      const { best, pv, nodes } = analyse(position, { nodes: 1500 });
      expect(fenOf(position)).toBe(before);
      expect(pv[0]).toBe(best);
      expect(nodes).toBeGreaterThan(0);
      expectLegalLine(position, pv);
    }
  });

  test("are never called won or lost against what trying everything shows", () => {
    for (const position of randomPositions(variant, 25, 500)) {
      const { score } = analyse(position, { depth: 3 });
      if (score.kind === "centipawns" || score.plies > 3) continue;
      expect(score, fenOf(position)).toEqual(forcedEnd(position, score.plies));
    }
  });

  test("give the same answer at the same budget every time", () => {
    for (const position of randomPositions(variant, 4, 900)) {
      const first = analyse(position, { nodes: 3000 });
      const again = analyse(position, { nodes: 3000 });
      expect({ ...again, milliseconds: 0 }).toEqual({ ...first, milliseconds: 0 });
    }
  });
});

function expectLegalLine(position: Position, line: readonly Move[]): void {
  const fen = fenOf(position);
  for (const move of line) {
    expect(position.legalMoves().map(formatUci), fen).toContain(formatUci(move));
    position.make(move);
  }
  for (const _ of line) position.unmake();
}

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
