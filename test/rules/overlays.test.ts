import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { explain } from "../../source/rules/explain.ts";
import { isCapture } from "../../source/rules/move.ts";
import { attackCounts, captures, havens, holders } from "../../source/rules/overlays.ts";
import { COLORS, type Color, opposite } from "../../source/rules/piece.ts";
import type { Position } from "../../source/rules/position.ts";
import { SQUARES, type Square, squareName } from "../../source/rules/square.ts";
import type { VariantId } from "../../source/rules/variant.ts";
import { fenOf, positionOf, uciMoves } from "../support/fixtures.ts";
import { choices, IDS, playAtRandom, SEEDED } from "./random-play.ts";
import { type Board, slowAttackers } from "./slow-attackers.ts";

const FEWER = { ...SEEDED, numRuns: 25 };

const named = (squares: Iterable<Square>): string => [...squares].map(squareName).join(" ");

/**
 * The definition of a haven, read slowly: lift the anti-king off the board; on every square without an enemy and
 * without its own king, see who attacks.
 */
function slowHavens(position: Position, color: Color): { square: Square; attackers: Square[] }[] {
  const home = position.antikingSquare(color);
  if (home === undefined) return [];
  const lifted: Board = {
    variant: position.variant,
    pieceAt: (square) => (square === home ? undefined : position.pieceAt(square)),
  };
  const open = SQUARES.filter((square) => {
    const piece = lifted.pieceAt(square);
    return piece === undefined || (piece.color === color && piece.role !== "king");
  });
  return open
    .map((square) => ({ square, attackers: slowAttackers(lifted, square, opposite(color), true) }))
    .filter(({ attackers }) => attackers.length > 0);
}

describe("havens", () => {
  test.each(IDS)("in %s are the squares where the lifted anti-king would be attacked", (id) => {
    fc.assert(
      fc.property(choices, (picks) => {
        const position = playAtRandom(id, picks);
        const fen = fenOf(position);
        for (const color of COLORS) {
          const found = havens(position, color).map(({ square, attackers }) => ({ square, attackers }));
          expect(found).toEqual(slowHavens(position, color));
        }
        expect(fenOf(position)).toBe(fen);
      }),
      FEWER,
    );
  });

  test.each(IDS)("in %s are reachable exactly where the anti-king has a legal move", (id) => {
    fc.assert(
      fc.property(choices, (picks) => {
        playAtRandom(id, picks, (position) => {
          for (const color of COLORS) {
            const home = position.antikingSquare(color);
            if (home === undefined) continue;
            const moves = uciMoves(position).filter((uci) => uci.startsWith(squareName(home)));
            const reached = havens(position, color).filter(({ reachable }) => reachable);
            const expected = position.turn === color ? moves.map((uci) => uci.slice(2)) : [];
            expect(reached.map(({ square }) => squareName(square)).sort()).toEqual(expected.sort());
          }
        });
      }),
      { ...SEEDED, numRuns: 6 },
    );
  });

  /** Square: who attacks it; a star where the anti-king can go now. */
  const told = (variant: VariantId, color: Color, fen?: string): string =>
    havens(positionOf(variant, fen), color)
      .map(
        ({ square, attackers, reachable }) =>
          `${squareName(square)}${reachable ? "*" : ""}:${named(attackers)}`,
      )
      .join(", ");

  test.each([
    ["antiking1", "w", "c5:c6, d5:d6 e7, e5:e6 f7, f5:f6 e7, g5:g6 f7, h5:h6, d7:d8 e8, h8:f7 g7 h7 g8"],
    ["antiking1", "b", "a1:b1 a2 b2 c2, e2:d1 e1, a4:a3, b4:c2 b3, c4:d2 c3, d4:c2 d3, e4:d2 e3, f4:f3"],
    [
      "antiking2",
      "w",
      "a6:b7 b8, b6:a7 c7, c6*:b7 d7 b8, d6:c7 e7, e6*:d7 f7, f6:e7 g7 g8, g6:f7 h7, h6:g7 g8",
    ],
    [
      "antiking2",
      "b",
      "a3:b1 b2, b3:a2 c2, c3:b1 b2 d2, d3:c2 e2, e3:d2 f2, f3:g1 e2 g2, g3:f2 h2, h3:g1 g2",
    ],
  ] as const)("at the start of %s for %s are %s", (variant, color, text) => {
    expect(told(variant, color)).toBe(text);
  });

  test("reach through the anti-king's own square, since it would have left it", () => {
    // The rook looks along the fourth rank; beyond the anti-king the line goes on.
    expect(told("antiking2", "w", "4k3/8/8/8/r2A4/8/8/1K4Ra w - - 0 1")).toContain("e4*:a4");
  });

  test("count an own piece as taken, but never the own king or an enemy", () => {
    const squares = told("antiking2", "w", "4r1k1/8/8/8/3pAP2/4K3/8/5R1a w - - 0 1");
    expect(squares).not.toMatch(/(^| )(d4|e3):/);
    expect(told("antiking2", "w", "4rrk1/8/8/8/3pAP2/3K4/8/R6a w - - 0 1")).toContain("f4*:f8");
  });

  test("take no attack of a king", () => {
    expect(told("antiking2", "w", "7k/8/8/8/r7/8/8/A3K1Ra w - - 0 1")).not.toMatch(/g7|g8/);
  });
});

test.each(IDS)("in %s the attacks counted are those that a slow look finds", (id) => {
  fc.assert(
    fc.property(choices, (picks) => {
      const position = playAtRandom(id, picks);
      for (const color of COLORS) {
        const counts = attackCounts(position, color);
        for (const square of SQUARES) {
          expect(counts.get(square) ?? 0).toBe(slowAttackers(position, square, color, false).length);
        }
        expect([...counts.values()]).not.toContain(0);
      }
    }),
    FEWER,
  );
});

test.each(IDS)("in %s the pieces held are those that only the royals keep from moving", (id) => {
  const royal = new Set(["king-attacked", "antiking-unattacked", "both"]);
  const free = new Set(["legal", "promotion-choice", "capture-compulsory"]);
  fc.assert(
    fc.property(choices, (picks) => {
      const position = playAtRandom(id, picks);
      if (position.outcome() !== null) return;
      const { held, holding } = holders(position);
      const slow = SQUARES.filter((from) => {
        if (position.pieceAt(from)?.color !== position.turn) return false;
        const codes = SQUARES.map((to) => explain(position, { from, to }).code);
        return !codes.some((code) => free.has(code)) && codes.some((code) => royal.has(code));
      });
      expect([...held].sort((a, b) => a - b)).toEqual(slow);
      const antiking = position.antikingSquare(position.turn);
      const attackers =
        antiking === undefined ? [] : slowAttackers(position, antiking, opposite(position.turn), true);
      expect(holding).toEqual(attackers);
    }),
    { ...SEEDED, numRuns: 12 },
  );
});

test.each<[VariantId, string | undefined, string, string]>([
  ["antiking2", undefined, "", "c7 e7"],
  ["antiking1", undefined, "", "f7 g7 h7 g8"],
  ["chess", "4k3/4r3/8/8/8/8/4N3/4K3 w - - 0 1", "e2", ""],
  // The rook alone attacks the anti-king, and the pawn's only step is between the two.
  ["antiking2", "7k/8/r6A/3P4/8/8/8/1K4Ra w - - 0 1", "d5", "a6"],
  ["antichess", undefined, "", ""],
  // The king has squares; that the pawn must take is no royal's doing.
  ["losers", "3rk3/8/8/8/8/p7/1P6/4K3 w - - 0 1", "", ""],
])("in %s from %s held are %j and holding %j", (variant, fen, held, holding) => {
  const found = holders(positionOf(variant, fen));
  expect(named(found.held)).toBe(held);
  expect(named(found.holding)).toBe(holding);
});

describe("captures", () => {
  test.each(IDS)("in %s are the legal ones, by who takes and what is taken", (id) => {
    fc.assert(
      fc.property(choices, (picks) => {
        playAtRandom(id, picks, (position) => {
          const found = captures(position);
          const legal = position.legalMoves().filter(isCapture);
          expect(found.choices).toBe(legal.length);
          const ucis = uciMoves(position).filter((uci) =>
            found.takers.some((from) => uci.startsWith(squareName(from))),
          );
          for (const target of found.targets) {
            expect(ucis.some((uci) => uci.slice(2, 4) === squareName(target))).toBe(true);
          }
          expect(new Set(found.takers).size).toBe(found.takers.length);
          expect(new Set(found.targets).size).toBe(found.targets.length);
          expect(found.choices === 0).toBe(found.takers.length === 0 && found.targets.length === 0);
        });
      }),
      { ...SEEDED, numRuns: 6 },
    );
  });

  test.each<[VariantId, string, string, string, number]>([
    ["antichess", "8/8/8/3pP3/8/8/8/7R w - d6 0 1", "e5", "d6", 1],
    ["antichess", "2k5/1P6/8/8/8/8/8/8 w - - 0 1", "b7", "c8", 5],
    ["losers", "4k3/8/8/8/1p2r3/P7/8/4K3 w - - 0 1", "", "", 0],
    ["chess", "4k3/8/8/8/1p6/P7/8/4K3 w - - 0 1", "a3", "b4", 1],
  ])("in %s %s: %j may take on %j, in %i ways", (variant, fen, takers, targets, choices) => {
    const found = captures(positionOf(variant, fen));
    expect([named(found.takers), named(found.targets), found.choices]).toEqual([takers, targets, choices]);
  });
});
