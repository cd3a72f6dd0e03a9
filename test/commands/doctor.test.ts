import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { type Fact, factLines, factsOf, type Surroundings } from "../../source/commands/doctor-facts.ts";
import { PIECE_SETS } from "../../source/tui/board/art/piece-set.ts";
import type { Theme } from "../../source/tui/board/theme.ts";
import { SLATE } from "../../source/tui/board/themes/slate.ts";
import { THEMES } from "../../source/tui/board/themes/themes.ts";
import { parseTheme } from "../../source/tui/custom/theme-file.ts";
import type { Look } from "../../source/tui/look.ts";
import type { Wardrobe } from "../../source/tui/wardrobe.ts";
import { runCommand } from "./support/run-command.ts";

const LOOK: Look = { theme: SLATE, tier: "256", background: "dark", pieceSet: "auto", characters: "unicode" };

const HERE: Surroundings = {
  env: { TERM: "xterm-256color", LANG: "en_GB.UTF-8" },
  colorFlag: undefined,
  because: { theme: undefined, pieces: undefined, squares: undefined },
  backgroundBy: undefined,
  look: LOOK,
  wardrobe: { themes: THEMES, pieceSets: PIECE_SETS },
  mouse: true,
  stdin: { isTTY: true },
  stdout: { isTTY: true, columns: 100, rows: 30 },
  config: { path: "/home/me/.config/antiking", state: "missing" },
  games: { path: "/home/me/.local/share/antiking/games", state: "writable" },
  version: "1.2.3",
  node: "v22.1.0",
  system: "linux x64",
};

/** The facts that are told of surroundings which differ in something. */
const facts = (other: Partial<Surroundings> = {}): readonly Fact[] => factsOf({ ...HERE, ...other });

/** The lines of one fact. */
function lineOf(name: string, other: Partial<Surroundings> = {}): string {
  const fact = facts(other).find((each) => each.name === name);
  if (fact === undefined) throw new Error(`no fact ${name}`);
  return factLines(fact).join("\n");
}

test("the facts of an ordinary terminal, with what overrides each", () => {
  expect(facts().flatMap(factLines).join("\n")).toMatchInlineSnapshot(`
    "antiking: 1.2.3
    Node: v22.1.0
    system: linux x64
    terminal: for keys and screen
    TERM: xterm-256color
      to change it: TERM
    multiplexer: none
    remote: no
    size: 100 columns and 30 rows
    games are shown: on a screen
      to change it: --plain or INK_SCREEN_READER=true
    colours: 256 colours, because TERM is "xterm-256color"
      to change it: --color, ANTIKING_COLOR, NO_COLOR or FORCE_COLOR
    background: dark, because nothing says otherwise, until a screen asks the terminal
      to change it: --background or ANTIKING_BACKGROUND
    characters: Unicode, because LANG is "en_GB.UTF-8"
      to change it: LC_ALL, LC_CTYPE or LANG
    theme: slate, because nothing says otherwise
      to change it: --theme or ANTIKING_THEME
    pieces: sprite, because the characters are Unicode
      to change it: --pieces or ANTIKING_PIECES
    squares: as large as fit, because nothing says otherwise
      to change it: --squares or ANTIKING_SQUARES
    mouse: on, because nothing says otherwise
      to change it: --no-mouse or ANTIKING_MOUSE
    synchronized output: with larger changes; terminals without it take no notice
    folder of the settings: /home/me/.config/antiking, which is made when it is needed
      to change it: XDG_CONFIG_HOME
    folder of the games: /home/me/.local/share/antiking/games, which can be written
      to change it: XDG_DATA_HOME"
  `);
});

describe("a fact says what it was concluded from", () => {
  const cases: readonly (readonly [string, Partial<Surroundings>, string])[] = [
    ["colours", { colorFlag: "16", look: { ...LOOK, tier: "16" } }, "16 colours, because --color says so"],
    ["colours", { env: { NO_COLOR: "1" }, look: { ...LOOK, tier: "none" } }, 'none, because NO_COLOR is "1"'],
    ["colours", { env: {}, look: { ...LOOK, tier: "none" } }, "none, because TERM is not set"],
    [
      "characters",
      { env: { LC_ALL: "C" }, look: { ...LOOK, characters: "ascii" } },
      'ASCII only, because LC_ALL is "C"',
    ],
    [
      "characters",
      { env: { LANG: "C.UTF-8", TERM: "linux" }, look: { ...LOOK, characters: "ascii" } },
      "ASCII only, because the Linux console has few characters",
    ],
    [
      "characters",
      { env: {}, look: { ...LOOK, characters: "ascii" } },
      "ASCII only, because TERM is not set",
    ],
    ["pieces", { look: { ...LOOK, characters: "ascii" } }, "ascii, because the characters are ASCII only"],
    [
      "pieces",
      {
        because: { theme: undefined, pieces: "--pieces says so", squares: undefined },
        look: { ...LOOK, pieceSet: "letter" },
      },
      "letter, because --pieces says so",
    ],
    [
      "pieces",
      {
        because: { theme: undefined, pieces: "--pieces says so", squares: undefined },
        look: { ...LOOK, pieceSet: "sprite", characters: "ascii" },
      },
      "ascii, because the set sprite needs characters beyond ASCII",
    ],
    [
      "theme",
      { because: { theme: "it was chosen last", pieces: undefined, squares: undefined } },
      "slate, because it was chosen last",
    ],
    [
      "mouse",
      { env: { TERM: "xterm", ANTIKING_MOUSE: "off" }, mouse: false },
      'off, because ANTIKING_MOUSE is "off"',
    ],
    ["mouse", { env: { TERM: "xterm", ANTIKING_MOUSE: "on" } }, 'on, because ANTIKING_MOUSE is "on"'],
    ["mouse", { env: { TERM: "dumb" } }, "off, because games are shown as lines to read"],
    ["size", { stdout: { isTTY: true, columns: 0, rows: 50 } }, "not told, taken as 80 columns and 50 rows"],
    ["terminal", { stdin: {} }, "for screen"],
    ["terminal", { stdin: {}, stdout: {} }, "none, only pipes or files"],
    ["multiplexer", { env: { TMUX: "/tmp/t" } }, "tmux, because its variable is set"],
    ["remote", { env: { SSH_CONNECTION: "1 2 3 4" } }, "over SSH, where only TERM arrives"],
    ["games are shown", { env: { TERM: "dumb" } }, 'as lines to read, because TERM is "dumb"'],
    ["games are shown", { env: {} }, "as lines to read, because TERM is not set"],
    [
      "games are shown",
      { env: { TERM: "xterm", INK_SCREEN_READER: "true" } },
      'as lines to read, because INK_SCREEN_READER is "true"',
    ],
    ["games are shown", { stdout: {} }, "not at all in a pipe, but for --plain"],
    ["folder of the games", { games: { path: "/x", state: "closed" } }, "/x, which cannot be written"],
  ];

  test.each(cases.map(([name, other, text]) => ({ name, other, text })))(
    "$name: $text",
    ({ name, other, text }) => {
      expect(lineOf(name, other).split("\n")[0]).toBe(`${name}: ${text}`);
    },
  );

  test.each<[string, Partial<Surroundings>, string]>([
    [
      "characters",
      { env: { LANG: "C.UTF-8", TERM: "linux" }, look: { ...LOOK, characters: "ascii" } },
      "TERM",
    ],
    ["games are shown", { env: { TERM: "dumb" } }, "TERM"],
    ["games are shown", { env: { TERM: "x", INK_SCREEN_READER: "true" } }, "INK_SCREEN_READER"],
    ["folder of the settings", { system: "darwin arm64" }, "HOME"],
    ["folder of the settings", { system: "win32 x64" }, "APPDATA"],
    ["folder of the games", { system: "win32 x64" }, "LOCALAPPDATA"],
  ])("and names only what would change it: %s, %j", (name, other, overrides) => {
    expect(lineOf(name, other).split("\n")[1]).toBe(`  to change it: ${overrides}`);
  });

  test("without letting a variable do anything to the terminal", () => {
    expect(lineOf("TERM", { env: { TERM: "\u001B[2J" } })).not.toContain("\u001B");
  });
});

describe("of the user's own themes and pieces it says", () => {
  const theme = (name: string, text: string): Theme => {
    const parsed = parseTheme(name, text);
    if (!parsed.ok) throw new Error(parsed.error);
    return parsed.value;
  };
  const wardrobe: Wardrobe = {
    themes: [
      ...THEMES,
      theme("mine", '{"like": "ocean"}'),
      theme("pale", '{"squares": {"light": "#f0f0f0", "dark": "#e0e0e0"}}'),
    ],
    pieceSets: [...PIECE_SETS, { name: "blocks", sprites: [] }],
    faults: {
      theme: new Map([["bad", "the theme /x/bad.json cannot be used: it is no file."]]),
      pieces: new Map([["worse", "the piece set /x/worse.json cannot be used: it is no file."]]),
    },
  };

  test.each([
    ["theme of your own, mine", "can be used"],
    [
      "theme of your own, pale",
      'can be used, but "white.body" is hard to see beside "squares.light" (contrast 1.1, should be 3); 26 other pairs too',
    ],
    ["theme of your own, bad", "the theme /x/bad.json cannot be used: it is no file."],
    ["pieces of your own, blocks", "can be used"],
    ["pieces of your own, worse", "the piece set /x/worse.json cannot be used: it is no file."],
  ])("%s: %s", (name, text) => {
    expect(lineOf(name, { wardrobe })).toBe(`${name}: ${text}`);
  });
});

describe("the command", () => {
  test("shows every piece set in a pipe, without colours", async () => {
    const { exitCode, stdout, stderr } = await runCommand(["doctor"]);
    expect({ exitCode, stderr }).toEqual({ exitCode: 0, stderr: "" });
    for (const set of ["sprite", "figurine", "letter", "ascii"])
      expect(stdout).toContain(`\n--pieces ${set}\n`);
    expect(stdout).toContain("The colours of each tier are shown on a terminal, or with --color.");
    expect(stdout).not.toContain("\u001B");
  });

  test.each([
    [["--color", "none"], {}],
    [[], { FORCE_COLOR: "0" }],
    [[], { ANTIKING_COLOR: "none" }],
    [[], { NO_COLOR: "1", FORCE_COLOR: "1" }],
  ])("shows no colours in a pipe that is to have none: %j %j", async (flags, env) => {
    const { stdout } = await runCommand(["doctor", ...flags], { env: { LANG: "C.UTF-8", ...env } });
    expect(stdout).not.toContain("\u001B");
    const { stdout: coloured } = await runCommand(["doctor", "--color", "16"]);
    expect(coloured).toContain("\n--color truecolor\n");
  });

  test("shows the colours of every tier on a terminal, in 80 columns", async () => {
    const env = { TERM: "xterm-256color", LANG: "C.UTF-8" };
    const { stdout } = await runCommand(["doctor"], { terminal: true, env, columns: 80, rows: 24 });
    for (const tier of ["truecolor", "256", "16", "none"]) expect(stdout).toContain(`\n--color ${tier}\n`);
    const rows = stdout.slice(stdout.indexOf("\n--pieces sprite")).split("\n");
    expect(stdout).toContain("\u001B[");
    for (const row of rows) {
      expect(
        Array.from(row.replace(/\u001B\[[\d;]*m/g, "").replaceAll("\uFE0E", "")).length,
      ).toBeLessThanOrEqual(80);
    }
  });

  test.each([{ TERM: "dumb" }, { TERM: "xterm", INK_SCREEN_READER: "true" }])(
    "spares those who listen the rows: %j",
    async (env) => {
      const { stdout } = await runCommand(["doctor"], { terminal: true, env });
      expect(stdout).toContain("games are shown: as lines to read");
      expect(stdout).not.toContain("--pieces sprite");
      expect(stdout).toMatch(/^[\n -~]*$/);
    },
  );

  test("tells of the mouse what the games make of the variable", async () => {
    const env = { TERM: "xterm", ANTIKING_MOUSE: "off" };
    const { stdout } = await runCommand(["doctor"], { terminal: true, env });
    expect(stdout).toContain('\nmouse: off, because ANTIKING_MOUSE is "off"\n');
    const wrong = await runCommand(["doctor"], { env: { ANTIKING_MOUSE: "maybe" } });
    expect(wrong).toEqual({
      exitCode: 2,
      stdout: "",
      stderr: 'antiking: ANTIKING_MOUSE is "maybe", but it can only be on or off.\n',
    });
  });

  test("tells what cannot be used of the settings, as JSON too", async () => {
    const configFolder = mkdtempSync(join(tmpdir(), "antiking-doctor-"));
    try {
      writeFileSync(join(configFolder, "config.json"), "[]");
      const sentence = `The settings in ${join(configFolder, "config.json")} are not used: it is [], but should be`;
      const { stdout } = await runCommand(["doctor"], { configFolder });
      expect(stdout).toContain(sentence);
      const { stdout: json } = await runCommand(["doctor", "--json"], { configFolder });
      expect(JSON.parse(json).notices).toEqual([expect.stringContaining(sentence)]);
    } finally {
      rmSync(configFolder, { recursive: true, force: true });
    }
  });

  test("gives a fault as JSON where JSON is asked for", async () => {
    const message = 'ANTIKING_MOUSE is "maybe", but it can only be on or off.';
    expect(await runCommand(["doctor", "--json"], { env: { ANTIKING_MOUSE: "maybe" } })).toEqual({
      exitCode: 2,
      stdout: `${JSON.stringify({ error: { message } })}\n`,
      stderr: "",
    });
    const { exitCode, stdout } = await runCommand(["doctor", "--json", "--theme", "./nowhere.json"]);
    expect([exitCode, Object.keys(JSON.parse(stdout))]).toEqual([1, ["error"]]);
  });

  test("gives the same facts as JSON", async () => {
    const { stdout } = await runCommand(["doctor", "--json"], { env: { TERM: "xterm", LANG: "C.UTF-8" } });
    const { facts: told } = JSON.parse(stdout);
    expect(told).toContainEqual({
      name: "colours",
      value: "16 colours",
      because: 'TERM is "xterm"',
      overrides: ["--color", "ANTIKING_COLOR", "NO_COLOR", "FORCE_COLOR"],
    });
  });
});
