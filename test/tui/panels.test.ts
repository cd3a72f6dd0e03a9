import { describe, expect, test } from "vitest";
import { capturedPieces } from "../../source/game/captured.ts";
import { type Game, goTo } from "../../source/game/game.ts";
import { LETTERS } from "../../source/notation/letters.ts";
import { moveNames, moveRows } from "../../source/tui/panels/move-list.ts";
import { sideLines } from "../../source/tui/panels/side-lines.ts";
import { playerLabel, spinner } from "../../source/tui/panels/title.ts";
import { openGame } from "../../source/tui/state/game-state.ts";
import { cutRows } from "../../source/tui/styled-text.ts";
import { AGAINST_BLACK_BOT, AGAINST_BLACK_ENGINE, gameOf } from "../support/games.ts";

describe("the pieces that were lost", () => {
  const lost = (...parts: Parameters<typeof gameOf>): string => {
    const { w, b } = capturedPieces(gameOf(...parts));
    return [w, b].map((roles) => roles.map((role) => LETTERS[role]).join("")).join("/");
  };

  test.each([
    ["nothing taken", "chess", { moves: "e4 e5" }, "/"],
    ["pieces of both, by their kinds", "chess", { moves: "e4 d5 exd5 Qxd5 Nc3 Qxd2 Bxd2 a6" }, "PP/PQ"],
    ["a pawn taken in passing", "chess", { moves: "e4 a6 e5 d5 exd6" }, "/P"],
    [
      "a piece that an anti-king has taken from its own side",
      "antiking2",
      { fen: "4rrk1/8/8/8/3pAP2/3K4/8/R6a w - - 0 1", moves: "Axf4" },
      "P/",
    ],
    [
      "a promoted piece as what it was when it fell",
      "antichess",
      { fen: "1r6/P7/8/8/8/8/8/8 w - - 0 1", moves: "axb8=Q" },
      "/R",
    ],
  ] as const)("%s", (_, variant, parts, text) => {
    expect(lost(variant, parts)).toBe(text);
  });
});

const rowsOf = (game: Game) => moveRows(game.start, moveNames(game));

describe("the list of moves", () => {
  test("has a row for each number", () => {
    expect(rowsOf(gameOf("chess", { moves: "e4 e5 Nf3" }))).toEqual([
      { number: 1, white: "e4", black: "e5" },
      { number: 2, white: "Nf3", black: undefined },
    ]);
    expect(rowsOf(gameOf("chess"))).toEqual([]);
  });

  test("leaves White's place empty where Black moved first, and counts from the position's number", () => {
    const fen = "4k3/p7/8/8/8/8/P7/4K3 b - - 0 41";
    expect(rowsOf(gameOf("chess", { fen, moves: "a6 a3" }))).toEqual([
      { number: 41, white: undefined, black: "a6" },
      { number: 42, white: "a3", black: undefined },
    ]);
  });

  test("names the moves that stand on the board, not those taken back", () => {
    expect(moveNames(goTo(gameOf("chess", { moves: "e4 e5 Nf3" }), [0]))).toEqual(["e4"]);
  });
});

describe("the side panel", () => {
  const text = (width: number, height: number, moves: string, sign?: string): string[] =>
    sideLines(openGame(gameOf("chess", { moves, players: AGAINST_BLACK_BOT })), { width, height }, sign).map(
      (line) => line.map((span) => (typeof span === "string" ? span : span.text)).join(""),
    );

  test("shows the players and what they have lost around the moves", () => {
    expect(text(28, 9, "e4 d5 exd5")).toEqual([
      "● Black (bot 3)",
      "  lost P",
      "",
      "1. e4        d5",
      "2. exd5      ",
      "",
      "",
      "  White (you)",
      "",
    ]);
  });

  test("is always as high as its region", () => {
    for (const height of [4, 5, 8, 9, 33]) {
      expect(text(28, height, "e4 e5 Nf3 Nc6 Bc4 Bc5 O-O Nf6 d3 d6 a3 a6")).toHaveLength(height);
    }
  });

  test("a low one has just the moves, the last at the bottom", () => {
    expect(text(28, 4, "e4 e5 Nf3 Nc6 Bc4 Bc5 O-O Nf6 d3 d6")).toEqual([
      "2. Nf3       Nc6",
      "3. Bc4       Bc5",
      "4. O-O       Nf6",
      "5. d3        d6",
    ]);
  });

  test("a narrow one keeps White's move and Black's apart", () => {
    const lines = text(12, 4, "e4 d5 exd5 Nf6 Bb5+ Bd7", "|");
    expect(lines).toEqual(["White", "1. e4  d5", "2. exd5 Nf6", "3. Bb5+ Bd7"]);
  });
});

test.each([
  [undefined, "Black (Stockfish 16)"],
  [20, "Black (Stockfish 16)"],
  [19, "Black (Stockfish …)"],
  [12, "Black (Sto…)"],
] as const)("the name of an engine is cut to %s columns: %s", (columns, label) => {
  expect(playerLabel("b", AGAINST_BLACK_ENGINE, columns)).toBe(label);
  expect(playerLabel("w", AGAINST_BLACK_ENGINE, columns)).toBe("White (you)");
});

test("the sign of a thinking bot goes round", () => {
  expect([0, 1, 2, 3, 4].map((tick) => spinner(tick, "ascii")).join("")).toBe("|/-\\|");
  expect(spinner(3, "unicode")).not.toBe(spinner(2, "unicode"));
});

describe("lines that are too many", () => {
  const rows = (...texts: string[]) =>
    cutRows(
      texts.map((text) => [text]),
      { width: 10, height: 2 },
    ).map((line) => line.map((span) => (typeof span === "string" ? span : span.text)).join(""));

  test("end with one ellipsis, however full the last line is", () => {
    expect(rows("one", "two")).toEqual(["one", "two"]);
    expect(rows("one", "two", "three")).toEqual(["one", "two …"]);
    expect(rows("one", "a full row", "three")).toEqual(["one", "a full ro…"]);
    expect(rows("one", "nearly so", "three")).toEqual(["one", "nearly so…"]);
  });
});
