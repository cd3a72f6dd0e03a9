import { describe, expect, test } from "vitest";
import { type Player, playGame } from "../../bench/match/play-game.ts";
import { err, ok } from "../../source/rules/result.ts";
import { openingOf } from "./match-support.ts";

/** A player with its moves laid out, who is silent after the last. */
function reciter(name: string, ...moves: readonly string[]): Player {
  const left = [...moves];
  return {
    name,
    newGame: async () => ok(undefined),
    bestMove: async () => {
      const move = left.shift();
      return move === undefined ? err("gave no answer in 5 ms") : ok(move);
    },
  };
}

const opening = openingOf("chess", "f3 e5");

describe("a game ends", () => {
  test("by the rules", async () => {
    const players = { w: reciter("A", "g2g4"), b: reciter("B", "d8h4") };
    const game = await playGame({ opening, players, maxPlies: 400 });
    expect(game).toMatchObject({ winner: "b", reason: "king-mate", moves: ["g2g4", "d8h4"] });
  });

  test("as a draw when it is too long", async () => {
    const players = { w: reciter("A", "g2g4"), b: reciter("B", "d7d6") };
    const game = await playGame({ opening, players, maxPlies: 2 });
    expect(game).toMatchObject({ winner: null, reason: "move-limit" });
  });

  test.each(["e1e3", "(none)", "d8h9"])("with a loss for who plays %s", async (move) => {
    const players = { w: reciter("A", move), b: reciter("B") };
    const { winner, reason, sentence } = await playGame({ opening, players, maxPlies: 400 });
    expect({ winner, reason }).toEqual({ winner: "b", reason: "fault" });
    expect(sentence).toBe(
      `A played ${move}, which is not legal in rnbqkbnr/pppp1ppp/8/4p3/8/5P2/PPPPP1PP/RNBQKBNR w KQkq e6 0 2, and loses the game.`,
    );
  });

  test("with a loss for who does not answer", async () => {
    const players = { w: reciter("A", "g2g4"), b: reciter("B") };
    const game = await playGame({ opening, players, maxPlies: 400 });
    expect(game.winner).toBe("w");
    expect(game.sentence).toBe("B gave no answer in 5 ms, and loses the game.");
  });
});
