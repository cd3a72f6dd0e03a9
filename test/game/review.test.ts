import { describe, expect, test } from "vitest";
import type { Score } from "../../source/engine/engine.ts";
import { type Game, playedMoves, requestOf, startPosition } from "../../source/game/game.ts";
import {
  type LosingMove,
  losingMoves,
  REVIEW_NODES,
  type ValuedPosition,
  valuePositions,
} from "../../source/game/review.ts";
import { formatSan } from "../../source/notation/san.ts";
import { FakeEngine, moveOf } from "../support/fake-engine.ts";
import { gameOf } from "../support/games.ts";

const win = (plies: number): Score => ({ kind: "win", plies });
const loss = (plies: number): Score => ({ kind: "loss", plies });
const worth = (value: number): Score => ({ kind: "centipawns", value });

/** The values of a game's positions for whoever is to move; nothing of the line expected. */
const valued = (...scores: readonly Score[]): ValuedPosition[] =>
  scores.map((score) => ({ score, pv: [], depth: 8, nodes: 50_000, milliseconds: 70 }));

function sans(game: Game, losing: readonly LosingMove[]): string[] {
  return losing.map(({ ply, move }) => {
    const position = startPosition(game);
    for (const before of playedMoves(game).slice(0, ply)) position.make(before);
    return formatSan(position, move);
  });
}

describe("the moves that lost most", () => {
  const game = gameOf("chess", { moves: "e4 e5 Nf3 Nc6" });
  const moves = playedMoves(game);

  test("are told apart by what they did to a proved result", () => {
    const slips = (before: Score, after: Score) =>
      losingMoves(moves, valued(before, after)).map(({ slip, loss }) => [slip, loss]);
    expect(slips(win(5), win(3))).toEqual([["win-turned-loss", 3000]]);
    expect(slips(win(5), worth(20))).toEqual([["win-let-go", 1520]]);
    expect(slips(worth(30), win(2))).toEqual([["loss-entered", 1530]]);
    expect(slips(worth(80), worth(40))).toEqual([[undefined, 120]]);
    expect(slips(win(5), loss(9))).toEqual([]);
    expect(slips(loss(6), win(1))).toEqual([]);
  });

  test("stand in the order of how bad they were", () => {
    const scores = [worth(60), worth(90), win(7), worth(-30), win(3)];
    const losing = losingMoves(moves, valued(...scores));
    expect(sans(game, losing)).toEqual(["Nf3", "e5", "Nc6", "e4"]);
    expect(losing.map(({ slip }) => slip)).toEqual(["win-let-go", "loss-entered", "loss-entered", undefined]);
  });

  test("do not include small change, or what the engine would have played itself", () => {
    expect(losingMoves(moves, valued(worth(30), worth(-10), worth(20)))).toEqual([]);
    const [first, ...rest] = valued(worth(30), win(4));
    expect(losingMoves(moves, [{ ...first, pv: [moveOf(startPosition(game), "e4")] }, ...rest])).toEqual([]);
  });

  test("more or less of a lead that is won anyway is no loss", () => {
    expect(losingMoves(moves, valued(worth(4000), worth(-1600)))).toEqual([]);
  });

  test("are known as far as positions are valued", () => {
    expect(losingMoves(moves, [])).toEqual([]);
    expect(losingMoves(moves, valued(worth(30)))).toEqual([]);
    expect(losingMoves(moves, valued(worth(30), worth(200)))).toHaveLength(1);
  });

  test("are at most ten", () => {
    const shuffle = [...moves, ...moves, ...moves];
    expect(losingMoves(shuffle, valued(...shuffle.map(() => worth(300)), worth(300)))).toHaveLength(10);
  });
});

describe("valuing the positions of a game", () => {
  const mate = gameOf("chess", { moves: "f3 e5 g4 Qh4#" });
  const turn = () => new Promise((resolve) => setImmediate(resolve));

  /** Values a game, with what was told and a way to end it. */
  function begin(game: Game, known: readonly ValuedPosition[] = []) {
    const engine = new FakeEngine();
    const ending = new AbortController();
    const told: number[] = [];
    const onValue = (values: readonly ValuedPosition[]) => told.push(values.length);
    const done = valuePositions(engine, requestOf(game), { known, onValue, signal: ending.signal });
    return { engine, ending, told, done };
  }

  test("asks for one after another by the same number of nodes, and knows the end itself", async () => {
    const { engine, told, done } = begin(mate);
    for (let ply = 0; ply < 4; ply++) {
      expect(engine.analysed).toHaveLength(ply + 1);
      expect(engine.judging.options).toEqual({ nodes: REVIEW_NODES });
      // Nothing is known from the position before; the first game counts as one.
      expect(engine.games).toBe(ply + 2);
      expect(engine.judging.request.moves).toHaveLength(ply);
      engine.judging.answer();
      await turn();
    }
    await done;
    expect(told).toEqual([1, 2, 3, 4, 5]);
  });

  test("goes on where it had been broken off", async () => {
    const { engine, done } = begin(mate, valued(worth(0), worth(0), worth(0)));
    expect(engine.judging.request.moves).toHaveLength(3);
    engine.judging.answer("Qh4#", win(1));
    await done;
    expect(engine.analysed).toHaveLength(1);
  });

  test("ends at once, and keeps no answer of a search that was cut short", async () => {
    const { engine, ending, told, done } = begin(mate);
    ending.abort();
    expect(engine.judging.stopped).toBe(true);
    engine.judging.answer();
    await done;
    expect(told).toEqual([]);
    expect(engine.analysed).toHaveLength(1);
  });

  test("a failure of the engine is told", async () => {
    const { engine, done } = begin(mate);
    engine.judging.fail("The engine stopped.");
    await expect(done).rejects.toThrow("The engine stopped.");
  });

  test("a finished game is worth what came of it to whoever would be to move", async () => {
    const values: (readonly ValuedPosition[])[] = [];
    const known = valued(worth(0), worth(0), worth(0), win(1));
    const signal = new AbortController().signal;
    await valuePositions(new FakeEngine(), requestOf(mate), {
      known,
      onValue: (all) => values.push(all),
      signal,
    });
    expect(values.at(-1)?.at(-1)?.score).toEqual(loss(0));
    expect(sans(mate, losingMoves(requestOf(mate).moves, values.at(-1) ?? []))).toEqual(["g4"]);
  });
});
