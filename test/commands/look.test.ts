/** How the look is chosen: flags, variables, what is remembered, and files of users. */
import {
  chmodSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { Arguments, Io } from "../../source/commands/command.ts";
import { readLook } from "../../source/commands/look-options.ts";
import { changeSettings, readSettings } from "../../source/commands/settings.ts";
import { nameOfSet } from "../../source/tui/board/art/piece-set.ts";
import { runCommand } from "./support/run-command.ts";

let folder = "";
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "antiking-look-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 50 }));

const config = (): string => join(folder, "config.json");

function write(name: string, text: string): string {
  const file = join(folder, name);
  mkdirSync(join(file, ".."), { recursive: true });
  writeFileSync(file, text);
  return file;
}

/** What is chosen by flags and variables, with what the folder holds. */
function choose(values: Readonly<Record<string, string>> = {}, env: Io["env"] = {}) {
  const args: Arguments = {
    positionals: [],
    switches: new Set(),
    values: new Map(Object.entries(values)),
    lists: new Map(),
  };
  const { stdin, stdout, stderr } = process;
  const read = readLook(args, {
    stdin,
    stdout,
    stderr,
    env: { LANG: "C.UTF-8", ...env },
    configFolder: folder,
    workerUrl: new URL("file:///nowhere"),
  });
  if (!read.ok) throw new Error(read.error.sentence);
  const { look, asksBackground, wardrobe, because, notices, remember } = read.value;
  return {
    because,
    look,
    asksBackground,
    theme: look.theme.name,
    pieces: nameOfSet(look.pieceSet),
    themes: wardrobe.themes.map(({ name }) => name),
    sets: wardrobe.pieceSets.map(nameOfSet),
    faults: wardrobe.faults,
    notices,
    remember,
  };
}

const WIDE = JSON.stringify({
  sizes: [
    Object.fromEntries([
      ["rows", 3],
      ...["king", "queen", "rook", "bishop", "knight", "pawn"].map((role) => [role, Array(5).fill("###")]),
    ]),
  ],
});

describe("a theme and a piece set", () => {
  test("are the usual ones when nobody says anything", () => {
    expect(choose()).toMatchObject({ theme: "slate", pieces: "auto", notices: [] });
  });

  test("are taken from what is remembered, before that from the environment, before that from flags", () => {
    write("config.json", '{"theme": "dusk", "pieces": "letter"}');
    expect(choose()).toMatchObject({ theme: "dusk", pieces: "letter" });
    const env = { ANTIKING_THEME: "ocean", ANTIKING_PIECES: "figurine" };
    expect(choose({}, env)).toMatchObject({ theme: "ocean", pieces: "figurine" });
    expect(choose({ theme: "Paper", pieces: "ascii" }, env)).toMatchObject({
      theme: "paper",
      pieces: "ascii",
    });
  });

  test("that are chosen are remembered, and what else is in the file stays", () => {
    const { look, remember } = choose({ theme: "walnut", pieces: "letter" });
    expect(remember(look, "theme")).toBeUndefined();
    expect(JSON.parse(readFileSync(config(), "utf8"))).toEqual({ theme: "walnut" });
    expect(remember(look, "pieces")).toBeUndefined();
    expect(JSON.parse(readFileSync(config(), "utf8"))).toEqual({ theme: "walnut", pieces: "letter" });
    expect(choose()).toMatchObject({ theme: "walnut", pieces: "letter", notices: [] });
  });

  test("of the user's are among those to choose from, by the names of their files", () => {
    write("themes/Mine.json", '{"like": "walnut", "cursor": "#ffffff"}');
    write("pieces/blocks.json", WIDE);
    write("themes/readme.txt", "not a theme");
    write("config.json", '{"theme": "mine", "pieces": "blocks"}');
    const { theme, pieces, look, themes, sets, notices } = choose();
    expect([theme, pieces, notices]).toEqual(["mine", "blocks", []]);
    expect(look.theme.palettes.truecolor.board.cursor).toBe("#ffffff");
    expect(themes.at(-1)).toBe("mine");
    expect(sets).toEqual(["auto", "sprite", "quadrant", "figurine", "letter", "ascii", "blocks"]);
  });

  test("in a file anywhere are used, and can be come back to", () => {
    const file = write("elsewhere/odd.json", "{}");
    const { theme, themes } = choose({ theme: file });
    expect(theme).toBe("odd");
    expect(themes).toContain("odd");
  });

  test("in a file elsewhere are not remembered by names that will mean nothing, or something else", () => {
    write("themes/odd.json", '{"like": "dusk"}');
    write("config.json", '{"theme": "ocean"}');
    const { look, remember } = choose({ theme: write("elsewhere/odd.json", "{}"), pieces: "letter" });
    expect(remember(look, "theme")).toBe(
      `It will be forgotten, because its file is not in ${join(folder, "themes")}.`,
    );
    expect(remember(look, "pieces")).toBeUndefined();
    expect(JSON.parse(readFileSync(config(), "utf8"))).toEqual({ theme: "ocean", pieces: "letter" });
  });

  test("in two files whose names differ by capitals are only there once, so that going through them gets on", () => {
    write("themes/Mine.json", "{}");
    const second = write("themes/mine.json", "{}");
    const { themes, faults } = choose();
    expect(themes.filter((name) => name === "mine")).toEqual(["mine"]);
    // Where capitals make no difference to the disk either, it is one file.
    if (faults !== undefined && faults.theme.size > 0)
      expect(faults.theme.get("mine")).toBe(
        `the theme ${second} cannot be used: a theme of that name is in another file, as capitals make no difference.`,
      );
  });
});

test.skipIf(process.platform === "win32")(
  "names and faults of files do nothing to the screen they are told on",
  () => {
    write("themes/a\u001B[2J\nb.json", "{}");
    write("themes/c\u001B[2J.json", "[]");
    write("config.json", '{"\\u001b[2J\\u009b2J": 1}');
    const { themes, faults, notices } = choose();
    expect(themes.at(-1)).toBe("a\\x1b[2j\\x0ab");
    for (const text of [...themes, ...notices, ...(faults?.theme.values() ?? [])])
      expect(text).not.toMatch(/[\u0000-\u001F\u007F-\u009F]/);
    expect([notices.length, faults?.theme.size]).toEqual([1, 1]);
  },
);

test("settings and files of the user's may begin with a byte order mark", () => {
  write("config.json", '\uFEFF{"theme": "mine"}');
  write("themes/mine.json", '\uFEFF{"like": "dusk"}');
  expect(choose()).toMatchObject({ theme: "mine", notices: [] });
});

test.skipIf(process.platform === "win32")("settings that are a link to a file elsewhere stay one", () => {
  const kept = write("dotfiles/antiking.json", '{"pieces": "letter"}');
  symlinkSync(kept, config());
  const { look, remember } = choose({ theme: "dusk" });
  expect(remember(look, "theme")).toBeUndefined();
  expect(lstatSync(config()).isSymbolicLink()).toBe(true);
  expect(JSON.parse(readFileSync(kept, "utf8"))).toEqual({ pieces: "letter", theme: "dusk" });
});

test.skipIf(process.getuid?.() === 0)("settings that may only be read are left alone", () => {
  write("config.json", '{"theme": "dusk"}');
  chmodSync(config(), 0o444);
  const { look, remember } = choose({ theme: "ocean" });
  expect(remember(look, "theme")).toMatch(/config\.json cannot be changed: permission is denied\.$/);
  expect(readFileSync(config(), "utf8")).toBe('{"theme": "dusk"}');
});

describe("settings that are broken", () => {
  test.each([
    ["{", /^the settings in .*config\.json are not used: it is not JSON: .* line 1, column 2/],
    ['{"theme": 3}', /are not used: "theme" is 3, but should be a name\.$/],
    [
      '{"squares": 3}',
      /are not used: "squares" is 3, but should be "auto" or a number in quotation marks\.$/,
    ],
    [
      '{"tehme": "dusk"}',
      /"tehme" is no field; there are theme, pieces and squares\. Did you mean "theme"\?$/,
    ],
    ["null", /it is null, but should be an object/],
  ])("%s cost one sentence and nothing else, and are not written over", (text, sentence) => {
    write("config.json", text);
    const { theme, notices, look, remember } = choose();
    expect([theme, notices.length]).toEqual(["slate", 1]);
    expect(notices[0]).toMatch(sentence);
    expect(remember(look, "theme")).toMatch(
      /^It will be forgotten, because .*config\.json cannot be changed: /,
    );
    expect(readFileSync(config(), "utf8")).toBe(text);
  });

  test("and a folder in their place, or none to write to, are told as well", () => {
    mkdirSync(config());
    expect(readSettings(config())).toEqual({ ok: false, error: "it is a folder, and should be a file." });
    const file = write("plain", "");
    expect(changeSettings(join(file, "config.json"), { theme: "dusk" })).toMatch(
      /a file is where a folder should be/,
    );
  });

  test("with a theme or a piece set that is gone or broken fall back to the usual one, with a sentence", () => {
    write("config.json", '{"theme": "gone", "pieces": "bad"}');
    const file = write("pieces/bad.json", '{"sizes": 1}');
    const { theme, pieces, notices } = choose();
    expect([theme, pieces]).toEqual(["slate", "auto"]);
    expect(notices).toEqual([
      `${config()} names the theme "gone", which is not there any more.`,
      `the piece set ${file} cannot be used: "sizes" is 1, but should be a list of sizes.`,
    ]);
  });

  test("is not given as the reason for what is used instead", () => {
    write("config.json", '{"theme": "gone", "pieces": "letter", "squares": "7"}');
    expect(choose().because).toEqual({ theme: undefined, pieces: "it was chosen last", squares: undefined });
    const flags = choose({ theme: "ocean" }, { ANTIKING_SQUARES: "3" });
    expect(flags.because).toMatchObject({
      theme: "--theme says so",
      squares: 'ANTIKING_SQUARES is "3"',
    });
  });

  test("are said by commands in a pipe on the side, whose answer stays the same", async () => {
    const plain = await runCommand(["show", "chess"]);
    write("config.json", "{");
    const { exitCode, stdout, stderr } = await runCommand(["show", "chess"], { configFolder: folder });
    expect([exitCode, stdout]).toEqual([0, plain.stdout]);
    expect(stderr).toMatch(/^antiking: the settings in .* are not used: .*\n$/);
  });
});

describe("a wish that cannot be granted", () => {
  const NAMES =
    "slate, walnut, tournament, ocean, dusk, paper, contrast, colorblind or a JSON file of your own";

  test.each(["play", "resume", "explore chess", "edit chess", "show chess", "rules"])(
    "for an unknown theme ends %s with the names there are",
    async (command) => {
      const { exitCode, stderr } = await runCommand([...command.split(" "), "--theme", "walnt"]);
      expect(exitCode).toBe(2);
      expect(stderr).toBe(
        `antiking: --theme is "walnt", but it can only be ${NAMES}. Did you mean "walnut"?\n`,
      );
    },
  );

  test("in the environment is said by the name of the variable", async () => {
    const env = { LANG: "C.UTF-8", ANTIKING_THEME: "neon", ANTIKING_PIECES: "lego" };
    expect(await runCommand(["show", "chess"], { env })).toMatchObject({
      exitCode: 2,
      stderr: `antiking: ANTIKING_THEME is "neon", but it can only be ${NAMES}.\n`,
    });
    const { stderr } = await runCommand(["show", "chess", "--theme", "dusk"], { env });
    expect(stderr).toMatch(/^antiking: ANTIKING_PIECES is "lego", but it can only be auto, sprite, /);
  });

  test("for a bad file ends with the place of the fault, and 1", async () => {
    const theme = write("bad.json", '{"squares": {"light": "brown"}}');
    expect(await runCommand(["show", "chess", "--theme", theme])).toMatchObject({
      exitCode: 1,
      stderr: `antiking: the theme ${theme} cannot be used: "squares.light" is "brown", but should be a colour such as "#8492a0".\n`,
    });
    const pieces = write("pieces/bad.json", '{"antiking": 1}');
    expect(await runCommand(["show", "chess", "--pieces", "bad"], { configFolder: folder })).toMatchObject({
      exitCode: 1,
      stderr: `antiking: the piece set ${pieces} cannot be used: "antiking" cannot be given: the anti-king is always the king, turned upside down.\n`,
    });
    expect(await runCommand(["show", "chess", "--theme", "./nowhere.json"])).toMatchObject({
      exitCode: 1,
      stderr: "antiking: the theme ./nowhere.json cannot be used: there is no such file.\n",
    });
  });

  test("for what is no file to read, or too large, says so", async () => {
    const said = async (theme: string): Promise<string> =>
      (await runCommand(["show", "chess", "--theme", theme])).stderr;
    expect(await said(`${folder}/`)).toContain("cannot be used: it is a folder, and should be a file.");
    const large = write("large.json", "x".repeat(1_000_001));
    expect(await said(large)).toContain("cannot be used: it is larger than 1 MB.");
  });

  test("for a name that comes with the program leaves that as it is", async () => {
    write("themes/slate.json", '{"cursor": "#000000"}');
    expect(choose({ theme: "slate" }).look.theme.palettes.truecolor.board.cursor).not.toBe("#000000");
  });
});

test("the theme is seen in what show prints", async () => {
  const board = async (theme: string): Promise<string> =>
    (await runCommand(["show", "chess", "--color", "truecolor", "--theme", theme])).stdout;
  expect(await board("walnut")).toContain("48;2;176;134;98");
  expect(await board("ocean")).not.toContain("48;2;176;134;98");
});

describe("the terminal's background", () => {
  const TERM = "xterm-256color";

  test("is taken for dark, and the terminal asked, where nothing tells", () => {
    const { look, asksBackground } = choose({}, { TERM });
    expect([look.background, asksBackground]).toEqual(["dark", true]);
    // Without colours it decides which side is solid.
    expect(choose({ color: "none" }, { TERM }).asksBackground).toBe(true);
  });

  test("is not asked for where somebody says it, or where the question might be printed", () => {
    const light = choose({ background: "light" }, { TERM });
    expect([light.look.background, light.asksBackground]).toEqual(["light", false]);
    expect(choose({}, { TERM: "linux" }).asksBackground).toBe(false);
  });

  test("that cannot be is refused as a wrong flag", async () => {
    const { exitCode, stderr } = await runCommand(["doctor", "--background", "grey"]);
    expect(exitCode).toBe(2);
    expect(stderr).toContain('--background is "grey", but it can only be dark, light or auto.');
  });
});

describe("the size of squares", () => {
  test("is what the flag says, then the variable, then what was chosen last", () => {
    const rows = (values: Record<string, string>, env = {}): number | undefined =>
      choose(values, env).look.largestSquareRows;
    expect(rows({})).toBeUndefined();
    write("config.json", '{"squares": "3"}');
    expect(rows({})).toBe(3);
    expect(rows({}, { ANTIKING_SQUARES: "4" })).toBe(4);
    expect(rows({ squares: "auto" }, { ANTIKING_SQUARES: "4" })).toBeUndefined();
  });

  test("is remembered beside the rest", () => {
    write("config.json", '{"theme": "dusk"}');
    const { look, remember } = choose();
    expect(remember({ ...look, largestSquareRows: 5 }, "squares")).toBeUndefined();
    expect(readSettings(config())).toEqual({ ok: true, value: { theme: "dusk", squares: "5" } });
  });

  test("that there is not is refused, and costs a notice where it is remembered", async () => {
    const { exitCode, stderr } = await runCommand(["doctor", "--squares", "7"]);
    expect(exitCode).toBe(2);
    expect(stderr).toContain('--squares is "7", but it can only be auto, 1, 2, 3, 4, 5, 6, 8, 10, 12 or 16.');
    write("config.json", '{"squares": "huge"}');
    const { look, notices } = choose();
    expect(look.largestSquareRows).toBeUndefined();
    expect(notices.join()).toContain('has squares "huge", but they can only be auto, 1, 2');
  });
});
