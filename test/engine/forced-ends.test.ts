import { expect, test } from "vitest";
import type { Score } from "../../source/engine/engine.ts";
import type { VariantId } from "../../source/rules/variant.ts";
import { positionOf } from "../support/fixtures.ts";
import { analyse } from "./support/analyse.ts";
import { forcedEnd } from "./support/forced-end.ts";

type Row = readonly [variant: VariantId, kind: "win" | "loss", plies: number, fen: string];

/** Games that are about to be over. Where losing all one's men wins, the last one is taken by the opponent. */
const ENDS: readonly Row[] = [
  ["antiking1", "win", 1, "8/5A2/P1pp4/3k4/1R1Q1rp1/2a3p1/2K2b2/4BR2 b - - 14 76"],
  ["antiking1", "win", 1, "2qA3N/Pbp5/1Pk3n1/4b3/P5P1/R1Bp2n1/1K6/a1r5 w a - 0 57"],
  ["antiking1", "loss", 2, "8/2p3A1/p2k4/n5pP/1Pn1Ppq1/4P3/Bb1B2K1/1a6 w - - 4 63"],
  ["antiking1", "loss", 2, "R7/4kAr1/3P3p/6p1/1P4p1/2QP4/2K3P1/1a2b3 b - - 2 52"],
  ["antiking1", "win", 3, "2k3A1/8/8/P1P2Rr1/3p1p2/1Ba1p1p1/5K1n/B6R b - - 2 70"],
  ["antiking1", "win", 3, "7A/P1pb1nkr/r2qp1pp/5P2/3p2PP/2b1K3/R5P1/a5r1 w Aa - 1 39"],
  ["antiking2", "win", 1, "8/2p5/1A2PP2/1k4ap/1p1P3P/R2rN2n/8/1K6 b - - 2 85"],
  ["antiking2", "win", 1, "1rb5/1k1n4/1A1P2Qp/p1a1p2P/2PPK3/p4P2/2r5/2R5 b - - 3 70"],
  ["antiking2", "loss", 2, "1q1Ar2n/1Q1kb3/n1ap4/4ppN1/p2PP3/1P2K2p/6PP/R2NBBR1 b - - 1 37"],
  ["antiking2", "loss", 2, "2k5/np2A2p/r7/8/4aP2/N1K4N/P5n1/1BB5 w - - 3 66"],
  ["antiking2", "win", 3, "4R2r/1pp5/2AkP3/5Pap/3P3P/8/n1KNBr2/R7 b - - 0 67"],
  ["antiking2", "win", 3, "1k3br1/4A1p1/1p1P2P1/6N1/8/7P/1P6/1RaK3R w - - 9 69"],
  ["antichess", "loss", 1, "8/3k1b2/2r1P3/7p/8/8/8/4n3 b - - 0 40"],
  ["antichess", "win", 2, "8/8/8/8/8/5k2/3N4/8 b - - 14 40"],
  ["antichess", "win", 2, "8/8/8/8/8/8/1p6/3R4 w - - 0 42"],
  ["antichess", "loss", 3, "8/2p5/7Q/8/8/4p3/3K1PPP/7R w - - 0 18"],
  ["antichess", "win", 4, "8/5n2/8/1p3N2/6N1/1p6/1P2P3/5B2 b - - 1 37"],
  ["antichess", "win", 4, "8/8/8/8/p2B4/P6n/P2P4/8 w - - 2 36"],
  ["suicide", "win", 2, "8/8/8/8/8/8/8/1k1R4 b - - 1 43"],
  ["suicide", "win", 4, "8/8/4b2k/8/3n2p1/8/5P2/3K4 w - - 0 27"],
  ["suicide", "loss", 3, "8/2p5/7Q/8/8/4p3/3K1PPP/7R w - - 0 18"],
  ["aise", "loss", 1, "8/3pkp2/4P3/2p5/4b3/6p1/8/8 b - - 0 34"],
  ["aise", "win", 2, "8/8/8/8/8/5k2/3N4/8 b - - 14 40"],
  ["aise", "win", 4, "8/8/6P1/8/3K4/8/7p/8 b - - 0 46"],
  ["losers", "win", 2, "8/6p1/2k5/8/8/1P2P3/1B3PP1/1N1K4 b - - 4 22"],
  ["losers", "loss", 3, "8/3b4/8/K7/8/3k4/7B/8 w - - 30 54"],
  ["losers", "win", 4, "nn1k4/5p1p/4r3/8/4PP2/8/8/4K3 w - - 1 27"],
  ["chess", "win", 1, "6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1"],
  ["chess", "loss", 2, "k7/8/1K6/8/8/8/8/7R b - - 0 1"],
  ["chess", "win", 3, "kbK5/pp6/1P6/8/8/8/8/R7 w - - 0 1"],
];

test.each(ENDS)(
  "%s: a forced %s in %i plies is found and counted exactly: %s",
  (variant, kind, plies, fen) => {
    const position = positionOf(variant, fen);
    const expected: Score = { kind, plies };
    expect(forcedEnd(position, plies)).toEqual(expected);
    const { score, best, pv } = analyse(position, { depth: plies + 2 });
    expect(score).toEqual(expected);
    expect(pv[0]).toBe(best);
  },
);

test.each(ENDS)(
  "%s: the line of a forced %s in %i plies leads to its end: %s",
  (variant, kind, plies, fen) => {
    const position = positionOf(variant, fen);
    const side = position.turn;
    for (let left = plies; left > 0; left--) {
      const { best } = analyse(position, { depth: left + 1 });
      if (best === undefined) throw new Error("no move before the end");
      position.make(best);
    }
    const winner = position.outcome()?.winner;
    expect(winner).toBe(kind === "win" ? side : side === "w" ? "b" : "w");
  },
);

test("a mate on the hundredth ply without a capture stands, and one a move later is a draw", () => {
  expect(analyse(positionOf("chess", "6k1/5ppp/8/8/8/8/8/R5K1 w - - 99 80"), { depth: 3 }).score).toEqual({
    kind: "win",
    plies: 1,
  });
  const late = positionOf("chess", "8/8/8/8/8/1k6/1q6/K7 w - - 0 1");
  expect(analyse(late, { depth: 2 })).toMatchObject({ best: undefined, score: { kind: "loss", plies: 0 } });
  const twoMoves = positionOf("chess", "kbK5/pp6/1P6/8/8/8/8/R7 w - - 99 80");
  expect(analyse(twoMoves, { depth: 4 }).score.kind).toBe("centipawns");
});

/** What having no move means, by the variant's facts. */
test.each<[VariantId, Score, string]>([
  ["antichess", { kind: "win", plies: 0 }, "8/8/8/8/8/p7/P7/8 w - - 0 1"],
  ["suicide", { kind: "centipawns", value: 0 }, "8/8/8/8/8/p7/P7/8 w - - 0 1"],
  ["suicide", { kind: "win", plies: 0 }, "8/8/8/8/7n/p7/P7/8 w - - 0 1"],
  ["suicide", { kind: "loss", plies: 0 }, "8/8/8/8/p7/P7/P7/8 w - - 0 1"],
  ["aise", { kind: "centipawns", value: 0 }, "8/8/8/8/8/p7/P7/8 w - - 0 1"],
  ["losers", { kind: "win", plies: 0 }, "7k/5Q2/6K1/8/8/8/7p/7R b - - 0 1"],
  ["chess", { kind: "centipawns", value: 0 }, "7k/5Q2/6K1/8/8/8/8/8 b - - 0 1"],
  ["chess", { kind: "loss", plies: 0 }, "7k/6Q1/6K1/8/8/8/8/8 b - - 0 1"],
])("%s: a side without a move scores %j: %s", (variant, score, fen) => {
  const analysis = analyse(positionOf(variant, fen), { depth: 3 });
  expect(analysis).toMatchObject({ best: undefined, pv: [], depth: 0, score });
});
