import { expect, test } from "vitest";
import { divide, perft } from "../../source/rules/perft.ts";
import { variantOf } from "../../source/rules/variant.ts";
import { positionOf } from "../support/fixtures.ts";

/** Counts that others have published, or that several independent programs agree on. */
test.each([
  // Chess Programming Wiki, "Perft Results".
  ["chess", "start position", variantOf("chess").start, [20, 400, 8902, 197281]],
  [
    "chess",
    "Kiwipete",
    "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
    [48, 2039, 97862],
  ],
  [
    "chess",
    "position 3: en passant that uncovers the king",
    "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1",
    [14, 191, 2812, 43238, 674624],
  ],
  [
    "chess",
    "position 4: promotions in check",
    "r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1",
    [6, 264, 9467, 422333],
  ],
  [
    "chess",
    "position 4 with colours turned round",
    "r2q1rk1/pP1p2pp/Q4n2/bbp1p3/Np6/1B3NBn/pPPP1PPP/R3K2R b KQ - 0 1",
    [6, 264, 9467, 422333],
  ],
  [
    "chess",
    "position 5: a knight that checks while castling looms",
    "rnbq1k1r/pp1Pbppp/2p5/8/2B5/8/PPP1NnPP/RNBQK2R w KQ - 1 8",
    [44, 1486, 62379],
  ],
  [
    "chess",
    "position 6: an open middle game",
    "r4rk1/1pp1qppp/p1np1n2/2b1p1B1/2B1P1b1/P1NP1N2/1PP1QPPP/R4RK1 w - - 0 10",
    [46, 2079, 89890],
  ],
  ["antichess", "start position", variantOf("antichess").start, [20, 400, 8067, 153299, 2732672]],
  ["losers", "start position", variantOf("losers").start, [20, 400, 8067, 152955]],
  ["antiking1", "start position", variantOf("antiking1").start, [21, 445, 10083, 228179, 5522629]],
  ["antiking2", "start position", variantOf("antiking2").start, [20, 409, 8849, 193824, 4530173]],
] as const)("perft of %s, %s, is what is published", (variant, _, fen, counts) => {
  const position = positionOf(variant, fen);
  expect(counts.map((_, index) => perft(position, index + 1))).toEqual(counts);
});

test("perft to depth 0 counts the position itself", () => {
  expect(perft(positionOf("chess"), 0)).toBe(1);
});

test("divide gives each legal move once, and its counts add up to perft", () => {
  const position = positionOf("antiking2");
  const parts = divide(position, 3);
  expect(new Set(parts.map(({ move }) => move))).toEqual(new Set(position.legalMoves()));
  expect(parts.reduce((sum, { nodes }) => sum + nodes, 0)).toBe(8849);
});

test("perft goes on through draws and stops only where there is no move", () => {
  const drawnLongAgo = positionOf("chess", "7k/8/8/8/8/8/8/K7 w - - 100 80");
  expect(drawnLongAgo.outcome()?.reason).toBe("insufficient-material");
  expect(perft(drawnLongAgo, 2)).toBe(9);
  expect(perft(positionOf("losers", "7k/8/8/8/8/8/8/K5R1 w - - 0 1"), 2)).toBe(0);
});
