import { expect, test } from "vitest";
import type { Player } from "../../source/game/player.ts";
import type { VariantId } from "../../source/rules/variant.ts";
import { gameOf } from "../support/games.ts";
import { converse } from "./support/converse.ts";

/** More lines than a game has moves. */
const LISTENING = Array.from({ length: 700 }, () => "");

const WEAKEST: Player = { kind: "bot", level: 1 };

/** A game of two bots, heard to its end by somebody who presses Enter. */
async function botGame(variant: VariantId, seed: number): Promise<string[]> {
  const game = gameOf(variant, { players: { w: WEAKEST, b: WEAKEST }, seed });
  const { text } = await converse({ kind: "game", game, options: {} }, LISTENING);
  return text.split("\n").filter((line) => line !== ">" && !line.endsWith(" to move."));
}

test.each<VariantId>(["antiking1", "antichess", "losers"])(
  "two bots play %s to its end, every move is told, and the same seed gives the same game",
  async (variant) => {
    const lines = await botGame(variant, 5);
    expect(await botGame(variant, 5)).toEqual(lines);
    const moves = lines.filter((line) => / (plays|castles) /.test(line));
    expect(moves.length).toBeGreaterThan(10);
    moves.forEach((line, ply) => {
      expect(line).toMatch(ply % 2 === 0 ? /^White / : /^Black /);
    });
    const [end] = lines.filter((line) => /^(White wins|Black wins|A draw): /.test(line));
    expect(end).toBeDefined();
    // Who goes on listening is told how it ended.
    expect(lines.at(-1)).toBe(end);
  },
  60_000,
);
