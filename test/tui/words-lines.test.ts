import { expect, test } from "vitest";
import { wordsLines } from "../../source/tui/panels/words-lines.ts";
import { openGame } from "../../source/tui/state/game-state.ts";
import { positionRows } from "../support/fixtures.ts";
import { gameOf } from "../support/games.ts";
import { playing } from "./support/player.ts";

const linesAt = (state: ReturnType<typeof openGame>, width: number, height: number): string[] =>
  wordsLines(state, { width, height }).map((line) => line.map((span) => span.text).join(""));

/** Three holders of three kinds, and a king in check from two pieces. */
const CROWDED = "4k2a/2r5/3n4/1p6/2A5/8/4r3/4K2R w - - 0 1";

test("are told whole where the width allows, and otherwise in brief", () => {
  const { state } = playing("antiking2", { fen: CROWDED });
  expect(linesAt(state, 120, 2)[0]).toBe(
    "White: king in check from the rook e2 · anti-king held by the pawn b5, the knight d6 and the rook c7",
  );
  expect(linesAt(state, 80, 2)[0]).toBe("White: king in check · anti-king held by b5 d6 c7");
});

test("the mover's royals are told whole in a narrow region too, in brief if need be", () => {
  const { state } = playing("antiking2", { moves: "e4 e5 Nf3 Nc6 Nc3 a6" });
  expect(linesAt(state, 12, 9)).toEqual([
    "White: king",
    "safe ·",
    "anti-king",
    "held by the",
    "pawn c7 and",
    "the bishop",
    "f8",
  ]);
  expect(linesAt(state, 12, 5)).toEqual(["White: king", "safe ·", "anti-king", "held by c7", "f8"]);
});

test("where something must be taken, a narrow region has a line for the king as well", () => {
  const { state } = playing("losers", { moves: "e3 b5" });
  expect(linesAt(state, 12, 5)).toEqual(["White must", "take: Bxb5", "White: king", "safe"]);
});

test.each([
  [12, 5],
  [56, 2],
  [80, 2],
])(
  "in a region of %ix%i no sentence about royals is cut, in any position of the fixtures",
  (width, height) => {
    for (const { variant, fen } of positionRows()) {
      const lines = linesAt(openGame(gameOf(variant, { fen })), width, height);
      const told = lines.filter((line) => !line.includes("must take"));
      for (const line of told) expect(line.length, `${fen}: ${line}`).toBeLessThanOrEqual(width);
      if (variant.startsWith("antiking")) expect(lines.length, fen).toBeLessThanOrEqual(height);
    }
  },
);
