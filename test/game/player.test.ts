import { expect, test } from "vitest";
import { formatPlayer, LEVELS, parsePlayer } from "../../source/game/player.ts";

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
