/** The built program as a conversation: in a pipe, and in a terminal that can do no more. */
import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { hasTmux, PROGRAM, Tmux } from "./support/tmux.ts";

let home: string;

beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), "antiking-plain-"));
});

afterEach(() => rmSync(home, { recursive: true, force: true, maxRetries: 10, retryDelay: 50 }));

interface Answer {
  readonly status: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** Runs the program with lines in a pipe. */
function inPipe(args: readonly string[], lines: readonly string[], env: Record<string, string> = {}): Answer {
  const clean = { PATH: process.env.PATH ?? "", HOME: home, XDG_DATA_HOME: join(home, "data"), ...env };
  const input = lines.map((line) => `${line}\n`).join("");
  return spawnSync(process.execPath, [PROGRAM, ...args], { input, encoding: "utf8", env: clean });
}

describe("in a pipe", () => {
  test("a game against the bot is played, kept and gone on with", () => {
    const first = inPipe(
      ["play", "antiking2", "--plain", "--black", "bot:1", "--seed", "5"],
      ["e4", "undo", "a3"],
    );
    expect(first).toMatchObject({ status: 0, stderr: "" });
    expect(first.stdout).toMatch(/White plays pawn to e4\.\nBlack plays .*\n[\s\S]*2 moves back\./);
    const name = /antiking resume (\S+)\n$/.exec(first.stdout)?.[1] ?? "";
    const again = inPipe(["resume", name, "--plain"], ["played", "resign", "yes"]);
    expect(again.stdout).toContain("1, White: pawn to a3.");
    expect(again.stdout).toMatch(/Black wins: White resigned\.\nBlack wins: White resigned\.\n$/);
    expect(inPipe(["resume", "--plain"], []).stderr).toContain("there is no unfinished game");
  });

  test("where the last game is damaged, resume says so and goes on with the one before", () => {
    const data = mkdtempSync(join(home, "damaged-"));
    const env = { XDG_DATA_HOME: data };
    inPipe(["play", "chess", "--plain", "--black", "human"], ["e4", "quit"], env);
    const games = join(data, "antiking", "games");
    const later = join(games, "2999-01-01-000000.json");
    writeFileSync(later, "{");
    const { stdout } = inPipe(["resume", "--plain"], ["played", "quit"], env);
    expect(stdout).toMatch(/^The save file \S+2999\S+ cannot be used and is left as it is: it is not JSON/);
    expect(stdout).toContain("1, White: pawn to e4.");
    expect(readFileSync(later, "utf8")).toBe("{");
  });

  test("the same script and seed give the same game", () => {
    const play = () =>
      inPipe(["play", "antichess", "--plain", "--black", "bot:2", "--seed", "9"], ["e3", "a3", "played"])
        .stdout;
    const withoutName = (text: string): string => text.replace(/resume \S+/, "resume");
    expect(withoutName(play())).toBe(withoutName(play()));
  });

  test.each([{ TERM: "dumb" }, { INK_SCREEN_READER: "true" }])("%j chooses it", (env) => {
    expect(inPipe(["explore", "chess"], ["quit"], env)).toMatchObject({ status: 0, stderr: "" });
    expect(inPipe(["explore", "chess"], ["rank 1"], env).stdout).toContain("\nRank 1: White rook a1;");
  });

  test("an external engine plays in it", () => {
    const fake = fileURLToPath(new URL("../support/fake-uci.js", import.meta.url));
    const engine = `uci:node '${fake}' b8a6`;
    const { stdout, status } = inPipe(["play", "chess", "--plain", "--black", engine], ["e4"]);
    expect(status).toBe(0);
    expect(stdout).toContain("Black plays knight to a6.");
    expect(stdout).toContain(" --black ");
  });

  test("the README's conversation is what the program says", () => {
    const readme = readFileSync(new URL("../../README.md", import.meta.url), "utf8");
    const shown = /```\n(> e4\n[\s\S]*?)\n```/.exec(readme)?.[1]?.split("\n") ?? [];
    const typed = shown.filter((line) => line.startsWith("> ")).map((line) => line.slice(2));
    const { stdout } = inPipe(["play", "antiking2", "--plain", "--black", "human"], typed);
    const answers = shown.filter((line) => !line.startsWith("> ")).join("\n");
    expect(answers).not.toBe("");
    expect(stdout).toContain(answers);
  });
});

describe.skipIf(!hasTmux)("in a terminal", () => {
  let terminal: Tmux | undefined;

  afterEach(() => {
    terminal?.close();
    terminal = undefined;
  });

  test("that is dumb a game is played line by line, and Ctrl-C tells how to go on", async () => {
    terminal = new Tmux({ env: { TERM: "dumb" } });
    terminal.start("play antiking2 --black human");
    await terminal.until('Type a move, or "help".\n>');
    expect(terminal.modes().alternateScreen).toBe(false);
    terminal.type("e4");
    terminal.keys("Enter");
    await terminal.until("White plays pawn to e4.");
    terminal.keys("C-c");
    const after = await terminal.until("exit code 130");
    expect(after).toContain("The game is kept. Go on with it: antiking resume");
  });

  test("Ctrl-D leaves, and the farewell has a line of its own", async () => {
    terminal = new Tmux();
    terminal.start("play chess --black human --plain");
    await terminal.until('"help".\n>');
    terminal.type("e4");
    terminal.keys("Enter");
    await terminal.until("Black to move.\n>");
    terminal.keys("C-d");
    expect(await terminal.until("exit code 0")).toMatch(/\n>\nThe game is kept\./);
  });
});
