import { expect, test } from "vitest";
import {
  formatPlayer,
  formatSavedPlayer,
  LEVELS,
  parsePlayer,
  parseSavedPlayer,
} from "../../source/game/player.ts";
import { ENGINE } from "../support/games.ts";

test.each([
  ["human", "human"],
  ["bot", "bot:4"],
  ...LEVELS.map((level) => [`bot:${level}`, `bot:${level}`] as const),
] as const)("the player %s is written %s", (text, written) => {
  const player = parsePlayer(text);
  expect(player && formatPlayer(player)).toBe(written);
});

test.each([
  "",
  "Human",
  "bot:",
  "bot:0",
  "bot:9",
  "bot:04",
  "bot:4 ",
  "bot: 4",
  "bot:4.0",
  "robot",
  "bot:-1",
])("%j is no player", (text) => {
  expect(parsePlayer(text)).toBeUndefined();
});

test("an engine is saved by its name, and is a human's place when it is read", () => {
  const saved = formatSavedPlayer(ENGINE);
  expect(saved).toBe("engine:Stockfish 16");
  const read = parseSavedPlayer(saved);
  expect(read).toEqual({ kind: "human", standsInFor: "Stockfish 16" });
  expect(read && formatSavedPlayer(read)).toBe(saved);
});

test.each(["uci:stockfish", "uci:rm -rf /", "engine:", "engine:\u001B[2J", `engine:${"x".repeat(61)}`])(
  "a save file with the player %j is damaged, and nothing of it is run",
  (text) => {
    expect(parseSavedPlayer(text)).toBeUndefined();
  },
);

test.each(["engine:Stockfish", "uci:stockfish"])("on the command line %j is no player of ours", (text) => {
  expect(parsePlayer(text)).toBeUndefined();
});
