import { expect, test } from "vitest";
import { formatPgn } from "../../bench/match/pgn.ts";
import { movesAfter, openingOf } from "./match-support.ts";

const NAMES = { w: 'The "old" one', b: "New" };
const DATE = new Date("2024-03-05T12:00:00Z");

test("a game is written with its variant, its opening's FEN, and moves numbered from there", () => {
  const opening = openingOf("chess", "f3 e5 g4");
  const text = formatPgn({
    opening,
    game: {
      winner: "b",
      reason: "king-mate",
      sentence: "Black wins: White's king is mated, attacked with no move that saves it.",
      moves: movesAfter(opening, "Qh4"),
    },
    names: NAMES,
    round: "3.1",
    date: DATE,
  });
  expect(text).toBe(`[Event "antiking match"]
[Site "?"]
[Date "2024.03.05"]
[Round "3.1"]
[White "The \\"old\\" one"]
[Black "New"]
[Result "0-1"]
[Variant "Chess"]
[SetUp "1"]
[FEN "rnbqkbnr/pppp1ppp/8/4p3/6P1/5P2/PPPPP2P/RNBQKBNR b KQkq g3 0 2"]
[Termination "normal"]

2... Qh4# {Black wins: White's king is mated, attacked with no move that saves
it.} 0-1

`);
});

test("a fault is told, and lines stay within 80 columns", () => {
  const opening = openingOf("antichess", "b3 g6");
  const text = formatPgn({
    opening,
    game: {
      winner: "w",
      reason: "fault",
      sentence: "New played e7e4, which is not legal, and loses the game.",
      moves: movesAfter(opening, "e3 Bg7 d4 Bxd4 exd4 d5 c4 dxc4 bxc4 Qxd4 Qxd4"),
    },
    names: NAMES,
    round: "1.2",
    date: DATE,
  });
  expect(text).toContain('[Variant "Antichess"]');
  expect(text).toContain('[Termination "rules infraction"]');
  expect(text).toContain("2. e3 Bg7 3. d4 Bxd4 4. exd4 d5");
  expect(text.trimEnd().endsWith("1-0")).toBe(true);
  expect(Math.max(...text.split("\n").map((line) => line.length))).toBeLessThanOrEqual(80);
});
