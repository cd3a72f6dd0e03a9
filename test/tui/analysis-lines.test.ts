import { describe, expect, test } from "vitest";
import type { Analysis, Score } from "../../source/engine/engine.ts";
import { positionOf } from "../../source/game/game.ts";
import { SLATE } from "../../source/tui/board/themes/slate.ts";
import { analysisLine, analysisLines } from "../../source/tui/panels/analysis-lines.ts";
import { evalBar } from "../../source/tui/panels/eval-bar.ts";
import type { GameState } from "../../source/tui/state/game-state.ts";
import { type Span, styledLine } from "../../source/tui/styled-text.ts";
import { whiteScore } from "../../source/words/score.ts";
import { analysisOf, type FakeLine } from "../support/fake-engine.ts";
import { AGAINST_BLACK_BOT, AGAINST_BLACK_ENGINE } from "../support/games.ts";
import { type Player, playing } from "./support/player.ts";

const textOf = (spans: readonly (Span | string)[]): string =>
  spans.map((span) => (typeof span === "string" ? span : span.text)).join("");

/** The screen of a game whose analysis has told some lines. */
function analysed(player: Player, lines: readonly FakeLine[], effort?: Partial<Analysis>): GameState {
  const { game } = player.press("a").state;
  return {
    ...player.state,
    analysis: { game, analysis: analysisOf(positionOf(game), lines, effort), finished: false },
  };
}

const panel = (state: GameState, width: number, height: number): string =>
  analysisLines(state, { width, height }, "|").map(textOf).join("\n");

const OPEN: readonly FakeLine[] = [
  [35, "Nf6 Nxe5 d6 Nf3 Nxe4 d4 d5 Bd3 Nc6 O-O Be7 c4 Nb4"],
  [-20, "Nc6 Bb5 a6"],
  [-110, "d6 d4"],
];

describe("the panel of the analysis", () => {
  const state = analysed(playing("chess", { moves: "e4 e5 Nf3" }), OPEN, {
    nodes: 3_210_000,
    milliseconds: 5000,
  });

  test("as at 80x24: scores from White's side though Black is to move, lines cut where they go on", () => {
    expect(panel(state, 36, 5)).toMatchInlineSnapshot(`
      "depth 9 · 3.2M nodes · 642 kn/s |
      W████████████░░░░░░░░░░░░░░░B -0.35
      -0.35 Nf6 Nxe5 d6 Nf3 Nxe4 d4 d5 …
      +0.20 Nc6 Bb5 a6
      +1.10 d6 d4"
    `);
  });

  test("as at 120x40: two rows a line", () => {
    expect(panel(state, 44, 8)).toMatchInlineSnapshot(`
      "depth 9 · 3.2M nodes · 642 kn/s |
      W████████████████░░░░░░░░░░░░░░░░░░░B -0.35
      -0.35 Nf6 Nxe5 d6 Nf3 Nxe4 d4 d5 Bd3 Nc6
            O-O Be7 c4 Nb4
      +0.20 Nc6 Bb5 a6
      +1.10 d6 d4"
    `);
  });

  test("as at 56x18: less of the effort", () => {
    expect(panel(state, 28, 5)).toMatchInlineSnapshot(`
      "depth 9 · 3.2M nodes |
      W█████████░░░░░░░░░░B -0.35
      -0.35 Nf6 Nxe5 d6 Nf3 Nxe4 …
      +0.20 Nc6 Bb5 a6
      +1.10 d6 d4"
    `);
  });

  test("is never wider or higher than its place", () => {
    for (let width = 24; width <= 70; width++) {
      for (let height = 1; height <= 12; height++) {
        const lines = analysisLines(state, { width, height }, "|").map(textOf);
        expect(lines.length).toBeLessThanOrEqual(height);
        for (const line of lines) expect(line.length, line).toBeLessThanOrEqual(width);
      }
    }
  });

  test("says when it has come to its end, and when it waits", () => {
    const { analysis } = state;
    const finished = { ...state, analysis: analysis && { ...analysis, finished: true } };
    expect(panel(finished, 44, 5).split("\n")[0]).toBe("depth 9 · 3.2M nodes · 642 kn/s · done");
    const waiting: GameState = { ...state, hint: { game: state.game, found: undefined } };
    expect(panel(waiting, 44, 5).split("\n")[0]).toBe("depth 9 · 3.2M nodes · 642 kn/s · waits");
  });

  test("tells a proved win apart from a score", () => {
    const mate = playing("chess", { moves: "f3 e5 g4" });
    const lines: readonly FakeLine[] = [
      [{ kind: "win", plies: 1 }, "Qh4#"],
      [140, "d5"],
      [{ kind: "loss", plies: 12 }, "Ke7"],
    ];
    expect(panel(analysed(mate, lines), 36, 5)).toMatchInlineSnapshot(`
      "depth 9 · 346k nodes · 346 kn/s |
      W░░░░░░░░░░░░░░B Black wins in 1 ply
       0-1 in 1 Qh4#
          -1.40 d5
      1-0 in 12 Ke7"
    `);
  });
});

describe("before there is anything to show", () => {
  test("it begins", () => {
    expect(panel(playing("chess").press("a").state, 36, 5)).toBe("Analysis begins |");
  });
  test("it waits for the bot", () => {
    const { state } = playing("chess", { moves: "e4", players: AGAINST_BLACK_BOT }).press("a");
    expect(panel(state, 36, 5)).toBe("Analysis waits for the bot's move.");
  });
  test("it waits for an external engine, by its name", () => {
    const player = playing("chess", { moves: "e4", players: AGAINST_BLACK_ENGINE }).press("a");
    expect(panel(player.state, 44, 5)).toBe("Analysis waits for Stockfish 16's move.");
    expect(player.press("H").says).toBe("It is Stockfish 16's turn; a hint is for your own.");
  });
  test("it says that the game is over", () => {
    const { state } = playing("chess", { moves: "f3 e5 g4 Qh4#" }).press("a");
    expect(panel(state, 36, 5)).toBe("The game is over: there is no move\nto look for.");
  });
});

test("without room for a panel one line has to do", () => {
  const state = analysed(playing("chess", { moves: "e4 e5 Nf3" }), OPEN);
  expect(textOf(analysisLine(state, 40, "|"))).toMatch(/^-0\.35 depth 9 \|: Nf6 Nxe5 d6 Nf3 Nxe4/);
  const { state: waiting } = playing("chess", { moves: "e4", players: AGAINST_BLACK_BOT }).press("a");
  expect(textOf(analysisLine(waiting, 40, "|"))).toBe("Analysis waits for the bot's move.");
});

describe("the bar", () => {
  const bar = (score: Score, width = 30): string => textOf(evalBar(whiteScore(score, "w"), width));
  const pawns = (value: number): string => bar({ kind: "centipawns", value });

  test("is White's from the left and Black's from the right", () => {
    expect([pawns(0), pawns(35), pawns(-120), pawns(400)].join("\n")).toMatchInlineSnapshot(`
      "W███████████░░░░░░░░░░B 0.00
      W████████████░░░░░░░░░B +0.35
      W███████░░░░░░░░░░░░░░B -1.20
      W███████████████████░░B +4.00"
    `);
  });

  test("is filled by a proved win only, which is told in words where there is room", () => {
    expect(
      [
        pawns(9000),
        pawns(-9000),
        bar({ kind: "win", plies: 7 }),
        bar({ kind: "loss", plies: 12 }),
        bar({ kind: "win", plies: 7 }, 44),
      ].join("\n"),
    ).toMatchInlineSnapshot(`
      "W████████████████████░B +90.00
      W█░░░░░░░░░░░░░░░░░░░░B -90.00
      W███████████████████B 1-0 in 7
      W░░░░░░░░░░░░░░░░░░B 0-1 in 12
      W████████████████████B White wins in 7 plies"
    `);
  });

  test("can be read in ASCII", () => {
    const look = {
      theme: SLATE,
      tier: "none",
      background: "dark",
      pieceSet: "auto",
      characters: "ascii",
    } as const;
    const spans = evalBar({ kind: "centipawns", value: 35 }, 30);
    expect(styledLine(spans, look).replace(/\u001B\[\d*m/g, "")).toBe("W############.........B +0.35");
  });
});
