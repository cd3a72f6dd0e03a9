import { fileURLToPath } from "node:url";
import { afterEach, describe, expect, test } from "vitest";
import { parseArguments } from "../../source/commands/arguments.ts";
import {
  flagsOf,
  PLAYER_FLAGS,
  readPlayers,
  type Seated,
  seat,
} from "../../source/commands/player-options.ts";
import { HUMAN } from "../../source/game/player.ts";

const FAKE = `node ${fileURLToPath(new URL("../support/fake-uci.js", import.meta.url))}`;
const FAKE_NAME = "Fake [31m Engine 1.0";

const seated: Seated[] = [];

afterEach(() => {
  for (const { externals } of seated.splice(0)) for (const each of Object.values(externals)) each.close();
});

/** The players of a command line. */
function choose(...argv: string[]) {
  const args = parseArguments(argv, { flags: PLAYER_FLAGS, mostPositionals: 0 });
  if (!args.ok) throw new Error(args.error.sentence);
  const chosen = readPlayers(args.value);
  if (!chosen.ok) throw new Error(chosen.error.sentence);
  return chosen.value;
}

async function seatOf(...argv: string[]) {
  const result = await seat({ w: HUMAN, b: HUMAN, ...choose(...argv) }, "antiking2");
  if (result.ok) seated.push(result.value);
  return result;
}

describe("the flags of the players", () => {
  test("leave out who is not named", () => {
    expect(choose()).toEqual({});
    expect(choose("--black", "bot:2")).toEqual({ b: { kind: "bot", level: 2 } });
  });

  test("give each engine its own options, and both the same time", () => {
    const options = ["--white-option", "Hash=4", "--white-option", "Clear Hash", "--engine-time", "50"];
    expect(choose("--white", "uci: a b", "--black", "uci:c", ...options)).toEqual({
      w: {
        kind: "program",
        program: { command: "a b", options: ["Hash=4", "Clear Hash"] },
        milliseconds: 50,
      },
      b: { kind: "program", program: { command: "c", options: [] }, milliseconds: 50 },
    });
  });

  test.each([
    ["stockfish", "uci:stockfish"],
    ["my engine", '"uci:my engine"'],
    ["engine 'a b'", `"uci:engine 'a b'"`],
    [`engine "$HOME"`, `'uci:engine "$HOME"'`],
    [`engine "a" 'b'`, String.raw`'uci:engine "a" '\''b'\'''`],
  ])("the command %s is told as a shell reads it", (command, word) => {
    const players = { w: HUMAN, b: HUMAN, ...choose("--white", `uci:${command}`, "--engine-time", "7") };
    expect(flagsOf(players)).toBe(` --white ${word} --engine-time 7`);
  });
});

describe("seating the players", () => {
  test("starts nothing for those without an engine", async () => {
    expect(await seatOf("--white", "bot:1")).toEqual({
      ok: true,
      value: { players: { w: { kind: "bot", level: 1 }, b: HUMAN }, externals: {}, flags: "" },
    });
  });

  test("starts an engine, takes its name for the game, and knows how to start it again", async () => {
    const result = await seatOf("--black", `uci:${FAKE} b1a3`, "--black-option", "Skill Level=3");
    expect(result.ok && result.value.players.b).toEqual({
      kind: "engine",
      name: FAKE_NAME,
      limits: { milliseconds: 1000 },
    });
    expect(result.ok && Object.keys(result.value.externals)).toEqual(["b"]);
    expect(result.ok && result.value.flags).toBe(
      ` --black "uci:${FAKE} b1a3" --black-option "Skill Level=3"`,
    );
  });

  test("is refused in a sentence when an engine cannot play", async () => {
    expect(await seatOf("--white", `uci:${FAKE} b1a3`, "--black", `uci:${FAKE} chess-only`)).toEqual({
      ok: false,
      error: { exitCode: 1, sentence: `${FAKE_NAME} does not know antiking2, only chess.` },
    });
  });
});
