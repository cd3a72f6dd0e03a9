import { expect, test } from "vitest";
import type { Reason } from "../../source/rules/outcome.ts";
import type { Color } from "../../source/rules/piece.ts";
import { Position } from "../../source/rules/position.ts";
import { type VariantId, variantOf } from "../../source/rules/variant.ts";
import { fenOf, play, positionOf } from "../support/fixtures.ts";
import { IDS } from "./random-play.ts";

/** Winner, reason, what the case shows, game, FEN, and moves to play from it. */
type Case = readonly [Color | null, Reason, string, VariantId, string, string?];

/** The start position with another half-move clock. */
const startAtClock = (id: VariantId, clock: number): string =>
  variantOf(id).start.replace(/ 0 1$/, ` ${clock} 80`);

const keyOf = (position: Position): string => `${position.keyLow} ${position.keyHigh}`;

const RESULTS: readonly Case[] = [
  // Mates.
  ["w", "king-mate", "a mated king loses", "chess", "7k/5Q2/6K1/8/8/8/8/8 w - - 0 80", "f7g7"],
  ["b", "king-mate", "in losers the mated side wins", "losers", "6k1/5ppp/8/8/8/8/8/K3R3 w - - 0 80", "e1e8"],
  [
    "b",
    "antiking-mate",
    "an anti-king that nothing can hold",
    "antiking2",
    "7a/8/8/3Ak3/8/8/8/K6R w - - 0 1",
  ],
  [
    "b",
    "both-mate",
    "trouble on both royals and no move",
    "antiking1",
    "3n2A1/1a5k/1pB4B/3P1p2/2P1p1R1/3QqP1b/5K2/R7 w - - 0 65",
  ],
  // Stalemate, game by game.
  [null, "stalemate", "a side without moves or trouble", "chess", "7k/5Q2/8/8/8/8/8/K7 b - - 0 1"],
  ["w", "stalemate", "the blocked side wins", "antichess", "8/8/8/8/8/p7/P7/8 w - - 0 1"],
  ["w", "stalemate", "the blocked side wins", "losers", "7k/8/8/8/1r6/p7/P7/K7 w - - 0 1"],
  [null, "stalemate", "as many pieces on both sides", "suicide", "8/8/8/8/8/p7/P7/8 w - - 0 1"],
  ["w", "stalemate", "White has fewer pieces", "suicide", "8/8/8/8/7n/p7/P7/8 w - - 0 1"],
  ["b", "stalemate", "Black has fewer pieces", "suicide", "8/8/8/8/p6p/P6P/P7/8 w - - 0 1"],
  [null, "stalemate", "stalemate is a draw", "aise", "8/8/8/8/8/p7/P7/8 w - - 0 1"],
  // The goal comes before everything.
  ["w", "no-pieces", "the last piece is gone", "antichess", "8/8/8/8/8/2n5/8/1R6 w - - 0 1", "b1b5 c3b5"],
  ["b", "no-pieces", "nothing left is no stalemate", "aise", "8/8/8/8/8/8/8/K7 b - - 0 1"],
  ["b", "bare-king", "a bare king wins though it is stalemated", "losers", "7k/5Q2/8/8/8/8/8/K7 b - - 0 1"],
  ["b", "bare-king", "at once, whoever moves", "losers", "7k/8/8/8/8/8/8/K5R1 w - - 0 1"],
  ["w", "bare-king", "both kings bare: the side to move", "losers", "7k/8/8/8/8/8/8/K7 w - - 0 1"],
  ["b", "bare-king", "both kings bare: the side to move", "losers", "7k/8/8/8/8/8/8/K7 b - - 0 1"],
  ["b", "bare-king", "before fifty moves", "losers", "7k/8/8/8/8/8/8/K5R1 w - - 100 90"],
  // No move comes before the draws.
  ["w", "king-mate", "mate on the hundredth ply stands", "chess", "7k/5Q2/6K1/8/8/8/8/8 w - - 99 80", "f7g7"],
  ["b", "antiking-mate", "so does anti-king mate", "antiking2", "7a/8/8/3Ak3/8/8/8/K6R w - - 100 80"],
  ["w", "stalemate", "and stalemate", "antichess", "8/8/8/8/8/p7/P7/8 w - - 100 80"],
  [null, "stalemate", "before insufficient material", "chess", "k7/2K5/8/8/8/4B3/8/8 b - - 0 1"],
  // Dead positions come before fifty moves.
  [null, "dead-position", "bishops that never meet", "antichess", "8/8/8/8/2b5/8/8/B7 w - - 0 1"],
  [null, "dead-position", "several of them", "aise", "8/8/8/1b6/2b5/8/1B6/B7 w - - 0 1"],
  [null, "dead-position", "before fifty moves", "suicide", "8/8/8/8/2b5/8/8/B7 w - - 100 80"],
  [null, "insufficient-material", "bare kings", "chess", "7k/8/8/8/8/8/8/K7 w - - 100 80"],
  [null, "insufficient-material", "one bishop", "chess", "7k/8/8/8/8/8/b7/3K4 w - - 0 1"],
  [null, "insufficient-material", "one knight", "chess", "7k/8/8/8/8/8/n7/3K4 w - - 0 1"],
  [null, "insufficient-material", "bishops on one colour", "chess", "7k/8/8/8/4b3/8/b7/3K3B w - - 0 1"],
  // Fifty moves come before the third occurrence.
  [
    null,
    "fifty-move",
    "before threefold",
    "chess",
    startAtClock("chess", 92),
    "g1f3 g8f6 f3g1 f6g8 g1f3 g8f6 f3g1 f6g8",
  ],
];

for (const [winner, reason, what, id, fen, moves = ""] of RESULTS) {
  test(`the result is ${reason} for ${winner ?? "nobody"}: ${what} (${id})`, () => {
    expect(play(positionOf(id, fen), moves).outcome()).toEqual({ winner, reason });
  });
}

test.each([
  ["a check that can be met", "chess", "4k3/8/8/8/8/8/4r3/4K3 w - - 0 1"],
  ["trouble on both royals that one move cures", "antiking2", "k6a/8/8/8/8/8/1A6/r5KR w - - 0 1"],
  ["bishops that may meet", "antichess", "8/8/8/8/3b4/8/8/B1B5 w - - 0 1"],
  ["opposite bishops with a pawn", "antichess", "8/8/8/8/2b5/7p/7P/B7 w - - 0 1"],
  ["opposite bishops in losers", "losers", "k7/8/8/8/2b5/8/8/BK6 w - - 0 1"],
  ["two knights", "chess", "7k/8/8/8/8/8/n5n1/3K4 w - - 0 1"],
  ["bishops on both colours", "chess", "7k/8/8/8/8/8/bb6/3K4 w - - 0 1"],
  ["bishop against knight", "chess", "7k/8/8/8/8/8/b7/3K3N w - - 0 1"],
  ["a bare king in chess", "chess", "7k/8/8/8/8/8/8/K5R1 w - - 0 1"],
] as const)("the game goes on: %s (%s)", (_, id, fen) => {
  expect(positionOf(id, fen).outcome()).toBeNull();
});

test.each([
  ["the piece that moved", "6k1/p7/8/8/8/8/P7/K3R3 w - - 0 1", "a2a3 a7a6 e1e8"],
  ["a pawn that became a queen", "6k1/p3P3/8/8/8/8/P7/K7 w - - 0 1", "a2a3 a7a6 e7e8q"],
  ["a piece behind the one that moved", "4k3/p7/8/8/4N3/8/P7/K3R3 w - - 0 1", "a2a3 a7a6 e4c5"],
  ["a piece behind one that took", "4k3/p7/8/2n5/4N3/8/P7/K3R3 w - - 0 1", "a2a3 a7a6 e4c5"],
  ["the rook that castles", "5k2/p7/8/8/8/8/P7/4K2R w K - 0 1", "a2a3 a7a6 e1g1"],
  ["a bishop behind a pawn taken en passant", "6k1/3p4/8/4P3/8/8/B7/4K3 b - - 0 1", "d7d5 e5d6"],
] as const)("a check is seen when it comes from %s", (_, fen, moves) => {
  expect(play(positionOf("chess", fen), moves).check()).toEqual({ king: true, antiking: false });
});

test.each(IDS)("in %s the draw by fifty moves comes at clock 100 and not at 99", (id) => {
  const position = positionOf(id, startAtClock(id, 98));
  const shuffle = (): void => {
    const quiet = position.legalMoves().find((move) => {
      position.make(move);
      const counted = position.halfmoves > 98;
      position.unmake();
      return counted;
    });
    if (quiet === undefined) throw new Error("every move resets the clock");
    position.make(quiet);
  };
  shuffle();
  expect([position.halfmoves, position.outcome()]).toEqual([99, null]);
  shuffle();
  expect([position.halfmoves, position.outcome()]).toEqual([100, { winner: null, reason: "fifty-move" }]);
});

test("an anti-king that takes its own piece sets the clock back", () => {
  const position = positionOf("antiking2", "4k3/8/8/8/r2NA3/8/a7/R3K3 w - - 99 90");
  expect(play(position, "e4d4").halfmoves).toBe(0);
});

test.each([
  ["antiking1", "c2d4 f7e5 d4c2 e5f7"],
  ["antiking2", "g1f3 g8f6 f3g1 f6g8"],
  ["antichess", "g1f3 g8f6 f3g1 f6g8"],
  ["suicide", "b1c3 b8c6 c3b1 c6b8"],
  ["aise", "g1h3 g8h6 h3g1 h6g8"],
  ["losers", "g1f3 g8f6 f3g1 f6g8"],
  ["chess", "b1c3 b8c6 c3b1 c6b8"],
] as const)("in %s the third occurrence of a position is a draw, the second is not", (id, tour) => {
  const position = positionOf(id);
  expect([position.occurrences(), position.outcome()]).toEqual([1, null]);
  play(position, tour);
  expect([position.occurrences(), position.outcome()]).toEqual([2, null]);
  play(position, tour);
  expect([position.occurrences(), position.outcome()]).toEqual([3, { winner: null, reason: "threefold" }]);
  position.unmake();
  expect(position.occurrences()).toBe(2);
});

test("occurrences before a capture or pawn move, or before a set-up position, are none", () => {
  const tour = "g1f3 g8f6 f3g1 f6g8";
  const afterPawnMove = play(positionOf("chess"), `${tour} e2e3`);
  expect(afterPawnMove.occurrences()).toBe(1);
  // The clock speaks of moves that this object has not seen.
  expect(positionOf("chess", startAtClock("chess", 60)).occurrences()).toBe(1);
  expect(play(positionOf("chess", startAtClock("chess", 60)), tour).occurrences()).toBe(2);
});

test.each([
  ["no pawn could take", "chess", "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1", "e2e4", false],
  ["a pawn could take", "chess", "4k3/8/8/8/3p4/8/4P3/4K3 w - - 0 1", "e2e4", true],
  ["a pawn must take", "antichess", "8/8/8/8/3p4/8/4P3/7r w - - 0 1", "e2e4", true],
  ["the pawn is pinned", "chess", "3k4/8/8/8/3p4/8/4P3/3R2K1 w - - 0 1", "e2e4", false],
  ["the pawn goes on shielding its king", "losers", "3k4/8/8/8/4p3/8/3P4/3R2K1 w - - 0 1", "d2d4", true],
  ["both pawns shield the king", "chess", "8/8/8/8/k2p3R/8/4P3/4K3 w - - 0 1", "e2e4", false],
  ["the anti-king would stay free", "antiking2", "6k1/8/8/8/3p4/2A2a2/4P3/4K3 w - - 0 1", "e2e4", false],
] as const)(
  "an en-passant square belongs to the position only if a capture is legal: %s (%s)",
  (_, id, fen, step, counts) => {
    const position = play(positionOf(id, fen), step);
    expect(fenOf(position).split(" ")[3]).toBe(step === "e2e4" ? "e3" : "d3");
    const without = Position.tolerant({ ...position.setup(), enPassant: undefined }, variantOf(id));
    expect(keyOf(position) !== keyOf(without)).toBe(counts);
  },
);

test.each([
  ["an unusable en-passant square does not keep a position from recurring", "8", 2],
  ["a usable en-passant square makes the position one that never recurs", "3p4", 1],
] as const)("%s", (_, fourthRank, occurrences) => {
  const position = positionOf("chess", `4k1n1/8/8/8/${fourthRank}/8/4P3/4K1N1 w - - 0 1`);
  expect(play(position, "e2e4 g8f6 g1f3 f6g8 f3g1").occurrences()).toBe(occurrences);
});

test.each([
  ["chess", "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1", "h1g1 a8b8 g1h1 b8a8", "Qk"],
  ["losers", "r3k3/p7/8/8/8/8/P7/R3K3 w Qq - 0 1", "e1f1 e8f8 f1e1 f8e8", "-"],
  ["antiking1", "1k5A/8/8/8/7r/7R/8/K6a w KAka - 0 1", "a1b1 b8a8 b1a1 a8b8", "Aa"],
] as const)(
  "in %s a position with fewer rights is another, and recurs on its own account",
  (id, fen, tour, rights) => {
    const position = play(positionOf(id, fen), tour);
    expect(fenOf(position).split(" ")[2]).toBe(rights);
    expect(position.occurrences()).toBe(1);
    expect(play(position, tour).occurrences()).toBe(2);
    expect(play(position, tour).outcome()).toEqual({ winner: null, reason: "threefold" });
  },
);
