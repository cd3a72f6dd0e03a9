import { describe, expect, test } from "vitest";
import type { Analysis, AnalysisRequest, Engine, Search } from "../../source/engine/engine.ts";
import { newGame, positionOf } from "../../source/game/game.ts";
import type { Scene } from "../../source/tui/scene.ts";
import { analysisOf, type FakeLine } from "../support/fake-engine.ts";
import { BOT, type GameParts, gameOf } from "../support/games.ts";
import { converse } from "./support/converse.ts";

/** An engine that finds what it is told to, whatever it is asked; a reason instead of lines makes it fail. */
class Told implements Engine {
  readonly #lines: (request: AnalysisRequest) => readonly FakeLine[] | string;

  constructor(lines: (request: AnalysisRequest) => readonly FakeLine[] | string) {
    this.#lines = lines;
  }

  analyse = (request: AnalysisRequest): Search => this.#search(request);
  play = (request: AnalysisRequest): Search => this.#search(request);
  newGame(): void {}
  close(): void {}

  #search(request: AnalysisRequest): Search {
    const lines = this.#lines(request);
    const { variant, setup, moves } = request;
    const players = { w: BOT, b: BOT };
    const position = positionOf(newGame({ id: "asked", variant, start: setup, moves, players, seed: 1 }));
    const result: Promise<Analysis> =
      typeof lines === "string"
        ? Promise.reject(new Error(lines))
        : Promise.resolve(analysisOf(position, lines));
    return { result, stop: () => {} };
  }
}

const sceneWith = (parts: GameParts): Scene => ({ kind: "game", game: gameOf("chess", parts), options: {} });

/** What is said to the lines of a script. */
async function said(engine: Engine, parts: GameParts, ...script: string[]): Promise<string[]> {
  const { text } = await converse(sceneWith(parts), script, { engine });
  const lines = text.split("\n");
  return lines.slice(lines.findIndex((line) => line.startsWith("> ")));
}

describe("what the engine finds is told in words", () => {
  test("a hint, with what it is worth", async () => {
    const engine = new Told(() => [[35, "Nf3 d5"]]);
    expect(await said(engine, {}, "hint")).toEqual([
      "> hint",
      "Hint: knight to f3.",
      "White is 0.35 pawns better.",
    ]);
  });

  test("an analysis once, not as a panel that stays", async () => {
    const engine = new Told(() => [
      [0, "e4 e5 Nf3"],
      [-50, "f3 e5 g4 Qh4"],
      [{ kind: "loss", plies: 4 }, "g4"],
    ]);
    expect(await said(engine, {}, "analysis", "e4")).toEqual([
      "> analysis",
      "The engine looks at the position.",
      "The engine looked 9 plies ahead.",
      "1. Even: pawn to e4, pawn to e5, knight to f3.",
      "2. Black is 0.50 pawns better: pawn to f3, pawn to e5, pawn to g4, queen to h4.",
      "3. Black wins in 4 plies: pawn to g4.",
      "> e4",
      "White plays pawn to e4.",
      "Black to move.",
    ]);
  });

  test("the moves that lost most, and the way to where one was made", async () => {
    const engine = new Told(({ moves }) =>
      moves.length === 3 ? [[{ kind: "win", plies: 1 }, "Qh4"]] : [[0, moves.length % 2 === 0 ? "d4" : "d5"]],
    );
    const told = await said(engine, { moves: "f3 e5 g4 Qh4" }, "worst", "worst 1");
    expect(told).toEqual([
      "> worst",
      "The engine looks back at 4 moves.",
      "1 move lost most, the worst first.",
      "1. Move 2, White: pawn to g4.",
      "Before: even. After: Black wins in 1 ply.",
      "White walked into a proved loss.",
      "Better: pawn to d4.",
      "To go to where one was made: worst, and its number.",
      "> worst 1",
      "Last move, number 1: Black plays pawn to e5.",
      "White to move.",
      "Before g4; better was d4.",
      '"worst" goes back to the list.',
    ]);
  });

  test("a number that the list of those moves has not goes nowhere", async () => {
    const engine = new Told(({ moves }) =>
      moves.length === 3 ? [[{ kind: "win", plies: 1 }, "Qh4"]] : [[0, moves.length % 2 === 0 ? "d4" : "d5"]],
    );
    for (const number of ["0", "2", "99999999999999999999"]) {
      const told = await said(engine, { moves: "f3 e5 g4 Qh4" }, "worst", `worst ${number}`);
      expect(told.at(-1), number).toBe('The list has 1 move; "worst" reads it.');
    }
  });
});

test("a bot that fails is told, and the game waits until it is tried again", async () => {
  let tries = 0;
  const engine = new Told(() => (tries++ === 0 ? "The engine stopped unexpectedly." : [[0, "e5"]]));
  expect(await said(engine, { players: { w: { kind: "human" }, b: BOT } }, "e4", "pause")).toEqual([
    "> e4",
    "White plays pawn to e4.",
    "The bot failed: The engine stopped unexpectedly.",
    'Type "pause" to let it try again.',
    "> pause",
    "The bots go on.",
    "Black plays pawn to e5.",
  ]);
});

test("a game that cannot be kept is told at once, and left only after a question", async () => {
  const { text } = await converse(sceneWith({}), ["e4", "quit", "no", "quit", "yes", "e5"], {
    keep: (game) => (game.path.length === 0 ? { kept: true } : { kept: false, notice: "The disk is full." }),
  });
  expect(text.slice(text.indexOf("> e4"))).toBe(
    [
      "> e4",
      "White plays pawn to e4.",
      "Black to move.",
      "The disk is full.",
      "> quit",
      "Leave the game?",
      "The disk is full.",
      "Type yes or no.",
      "> no",
      "Then not.",
      "> quit",
      "Leave the game?",
      "The disk is full.",
      "Type yes or no.",
      "> yes",
    ].join("\n"),
  );
});

test("the input's end leaves the game as it stands, and every change has been kept", async () => {
  const { kept } = await converse(sceneWith({}), ["e4", "e5", "Ke2", "Ke3"]);
  expect(kept.map((game) => game.path.length)).toEqual([0, 1, 2, 3]);
});
