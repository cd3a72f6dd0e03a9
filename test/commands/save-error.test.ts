import { expect, test } from "vitest";
import { loadErrorSentence } from "../../source/commands/save-error.ts";
import { parseGame, serializeGame } from "../../source/game/saved-game.ts";
import { gameOf } from "../support/games.ts";

const saved = JSON.parse(serializeGame(gameOf("chess", { moves: "e4" })));

test.each<[string, string]>([
  ["{", "it is not JSON, so it is damaged or no save file."],
  ["{}", "its format is not given, and this version knows only 1."],
  ['{"format": 2}', "its format is 2, and this version knows only 1."],
  [JSON.stringify({ ...saved, ply: 9 }), '"ply" should be a whole number from 0 to 1.'],
  [
    JSON.stringify({ ...saved, white: "me" }),
    '"white" should be "human", "bot:1" to "bot:8", or "engine:" with the name of an engine.',
  ],
  [
    JSON.stringify({ ...saved, start: "8/8 w - - 0 1" }),
    'its start is no FEN: the pieces of a FEN are eight ranks separated by "/", but this has 2.',
  ],
  [
    JSON.stringify({ ...saved, start: "8/8/8/8/8/8/8/K7 w - - 0 1" }),
    "its start is no position of Chess: Black has no king.",
  ],
  [JSON.stringify({ ...saved, moves: "e2e5" }), 'move 1 of the game, "e2e5", is not legal there.'],
])("the file %s: %s", (text, sentence) => {
  const game = parseGame(text);
  expect(game.ok ? "" : loadErrorSentence(game.error)).toBe(sentence);
});

test("a file that is missing or unreadable is told apart", () => {
  expect(loadErrorSentence({ code: "not-found" })).toBe("there is no such file.");
  expect(loadErrorSentence({ code: "unreadable" })).toBe("it cannot be read.");
});
