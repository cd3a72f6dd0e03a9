/** Themes and piece sets of users: what their files may hold, and what is said of those that do not. */
import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import type { Piece } from "../../source/rules/piece.ts";
import type { CustomSet } from "../../source/tui/board/art/piece-set.ts";
import { drawBoard } from "../../source/tui/board/draw-board.ts";
import { plainBlock } from "../../source/tui/board/render-cells.ts";
import { THEMES } from "../../source/tui/board/themes/themes.ts";
import { parsePieceSet } from "../../source/tui/custom/piece-set-file.ts";
import { parseTheme } from "../../source/tui/custom/theme-file.ts";
import { named, style, view } from "./board/support.ts";

/** The examples in the documentation, in their order. */
const EXAMPLES = [
  ...readFileSync(new URL("../../docs/themes.md", import.meta.url), "utf8").matchAll(/```json\n(.*?)```/gs),
].map(([, text = ""]) => text);

const faultOf = (parsed: { ok: true } | { ok: false; error: string }): string =>
  parsed.ok ? "no fault" : parsed.error;

describe("a theme's file", () => {
  test("as in the documentation is a theme", () => {
    const theme = parseTheme("mine", EXAMPLES[0] ?? "");
    if (!theme.ok) throw new Error(theme.error);
    expect(theme.value.name).toBe("mine");
    const { board, texts } = theme.value.palettes.truecolor;
    expect([board.lightSquare, board.fills.lastTo.fill]).toEqual(["#b28474", "#9a8a22"]);
    // What is not in it comes from the theme it is like.
    const walnut = THEMES.find(({ name }) => name === "walnut");
    expect(board.white).toEqual(walnut?.palettes.truecolor.board.white);
    expect(texts).toEqual(walnut?.palettes.truecolor.texts);
    expect(theme.value.palettes["256"].board.lightSquare).toBeTypeOf("number");
  });

  test("may be empty: then all is as in slate", () => {
    const theme = parseTheme("mine", "{}");
    expect(theme.ok && theme.value.palettes.truecolor).toEqual(THEMES[0]?.palettes.truecolor);
  });

  test.each([
    ["", "it is not JSON: there is something wrong at line 1, column 1, or before."],
    ["[]", "it is [], but should be an object of fields in braces."],
    [
      '{"squares": {"light": "brown"}}',
      '"squares.light" is "brown", but should be a colour such as "#8492a0".',
    ],
    [
      '{"squares": {"lihgt": "#ffffff"}}',
      '"squares.lihgt" is no field; there are light and dark. Did you mean "light"?',
    ],
    ['{"marks": {"check": 7}}', '"marks.check" is 7, but should be a colour such as "#8492a0".'],
    [
      '{"squares256": {"light": 7, "dark": 94}}',
      '"squares256.light" is 7, but should be a whole number from 16 to 255.',
    ],
    ['{"overlays": {"haven": {"dark": "#123456"}}}', '"overlays.haven.light" is missing.'],
    [
      '{"overlays": {"haven": {"light": "#123456", "dark": "#12345"}}}',
      '"overlays.haven.dark" is "#12345", but should be a colour such as "#8492a0".',
    ],
    ['{"overlays": {"haven": 1}}', '"overlays.haven" is 1, but should be a colour such as "#8492a0".'],
    [
      '{"like": "pine"}',
      '"like" is "pine", but should be "slate", "walnut", "tournament", "ocean", "dusk", "paper", "contrast" or "colorblind".',
    ],
    ['{"sixteen": "neon"}', '"sixteen" is "neon", but should be "night" or "safe".'],
    ['{"white": "#ffffff"}', '"white" is "#ffffff", but should be an object of fields in braces.'],
    [
      '{"__proto__": 1}',
      '"__proto__" is no field; there are like, squares, squares256, white, black, marks, ink, cursor, target, overlays, text and sixteen.',
    ],
  ])("%s gets a sentence that says where, what and what instead", (text, sentence) => {
    expect(faultOf(parseTheme("mine", text))).toBe(sentence);
  });

  test.each([
    ["a value without quotation marks", '"#84503f"', "#84503f", "line 3, column 44"],
    ["an apostrophe instead of them", '"walnut"', "'walnut'", "line 2, column 11"],
    ["a comma too few", '"walnut",', '"walnut"', "line 3, column 3"],
    ["a comma too many", '"#9a8a22"', '"#9a8a22",', "line 4, column 58"],
    ["a comment", '"like"', '// mine\n  "like"', "line 2, column 3"],
    ["something before everything", "{\n", "theme {\n", "line 1, column 2"],
  ])("that is not JSON for %s says where", (_, right, wrong, place) => {
    const text = `{
  "like": "walnut",
  "squares": { "light": "#b98a7c", "dark": "#84503f" },
  "marks": { "lastFrom": "#6f6418", "lastTo": "#9a8a22" }
}
`;
    expect(faultOf(parseTheme("mine", text.replace(right, wrong)))).toBe(
      `it is not JSON: there is something wrong at ${place}, or before.`,
    );
  });

  test.each([
    ["a list in lists without end", `${"[".repeat(50_000)}${"]".repeat(50_000)}`, "it is […], but"],
    ["a field with a name without end", JSON.stringify({ ["x".repeat(50_000)]: 1 }), '"xxxx'],
    ["a text without end", JSON.stringify({ ink: "x".repeat(50_000) }), '"ink" is "xxxx'],
    ["an object for a colour", '{"cursor": {"light": "#ffffff"}}', '"cursor" is {…}, but'],
  ])("with %s gets a sentence of bearable length", (_, text, begin) => {
    const fault = faultOf(parseTheme("mine", text));
    expect(fault).toContain(begin);
    expect(fault.length).toBeLessThan(250);
  });
});

/** A set that is like the documentation's but for one field. */
const changed = (change: (set: Record<string, unknown>) => void): string => {
  const set: Record<string, unknown> = JSON.parse(EXAMPLES[1] ?? "{}");
  change(set);
  return JSON.stringify(set);
};

describe("a piece set's file", () => {
  const set = parsePieceSet("blocks", EXAMPLES[1] ?? "");
  const drawn = (pieceSet: CustomSet, rows: number, columns: number): string[] =>
    plainBlock(drawBoard(view("8/8/8/8/8/8/8/KA6"), style({ pieceSet, size: { rows, columns } })))
      .slice(-rows - 1, -1)
      .map((line) => line.slice(2, 2 + 2 * columns));

  test("as in the documentation is drawn, with the anti-king as the king turned", () => {
    if (!set.ok) throw new Error(set.error);
    expect(drawn(set.value, 3, 7)).toMatchInlineSnapshot(`
      [
        "░▄▄█▄▄░ ▀███▀ ",
        "░░▄█▄░░ ▄▄█▄▄ ",
        "░▀▀▀▀▀░   ▀   ",
      ]
    `);
    expect(drawn(set.value, 1, 3)).toMatchInlineSnapshot(`
      [
        "░♔░ A ",
      ]
    `);
  });

  test("grows with the squares by doubling, and gives characters where no picture fits", () => {
    if (!set.ok) throw new Error(set.error);
    expect(set.value.sprites.map(({ rows }) => rows)).toEqual([12, 6, 3]);
    expect(set.value.sprites[0]?.sprites.king.length).toBe(20);
    expect(drawn(set.value, 2, 5).join("")).toContain("♔");
  });

  test("needs no pictures: characters alone will do, and the anti-king keeps its letter", () => {
    const characters = parsePieceSet(
      "c",
      changed((each) => delete each.sizes),
    );
    if (!characters.ok) throw new Error(characters.error);
    expect(drawn(characters.value, 1, 3)).toEqual(["░♔░ A "]);
  });

  test.each<[string, string, string]>([
    ["nothing", "{}", 'it draws nothing: it needs "sizes" or "characters".'],
    [
      "an anti-king",
      '{"antiking": []}',
      '"antiking" cannot be given: the anti-king is always the king, turned upside down.',
    ],
    ["no sizes", '{"sizes": []}', '"sizes" is [], but should be a list of sizes.'],
    ["a size without rows", '{"sizes": [{"king": ["#"]}]}', '"sizes[0].rows" is missing.'],
    ["characters of one side", '{"characters": {"white": {}}}', '"characters.black" is missing.'],
  ])("with %s is refused", (_, text, sentence) => {
    expect(faultOf(parsePieceSet("mine", text))).toBe(sentence);
  });

  const size = {
    rows: 3,
    ...Object.fromEntries(
      ["king", "queen", "rook", "bishop", "knight", "pawn"].map((role) => [
        role,
        ["#####", "#####", "#####", "#####", "#####"],
      ]),
    ),
  };
  test.each<[string, object, string]>([
    ["rows", { rows: 7 }, '"sizes[0].rows" is 7, but should be 2, 3, 4, 5, 6, 8, 10, 12 or 16.'],
    [
      "lines",
      { queen: ["#####"] },
      '"sizes[0].queen" has 1 lines, but should have 5: two a row, less one between pieces.',
    ],
    [
      "width",
      { pawn: ["#####", "#####", "###", "#####", "#####"] },
      '"sizes[0].pawn[2]" is 3 pixels wide, but should be 5, as the king\'s first line is.',
    ],
    [
      "pixels",
      { rook: ["#####", "##x##", "#####", "#####", "#####"] },
      '"sizes[0].rook[1]" is "##x##", but should be pixels: "." for none, "#" for the body, "o" for a detail.',
    ],
    [
      "an anti-king",
      { antiking: ["#"] },
      '"sizes[0].antiking" cannot be given: the anti-king is always the king, turned upside down.',
    ],
    [
      "no lines",
      { rook: "#####" },
      '"sizes[0].rook" is "#####", but should be lines of pixels such as "..#..".',
    ],
  ])("with wrong %s in a size says where", (_, part, sentence) => {
    expect(faultOf(parsePieceSet("mine", JSON.stringify({ sizes: [{ ...size, ...part }] })))).toBe(sentence);
  });

  test("with pictures wider than the square leaves to them, or one size twice, says so", () => {
    const wide = Object.fromEntries(
      Object.entries(size).map(([role, lines]) => [
        role,
        Array.isArray(lines) ? lines.map((line) => `${line}#`) : lines,
      ]),
    );
    expect(faultOf(parsePieceSet("mine", JSON.stringify({ sizes: [wide] })))).toBe(
      '"sizes[0].king[0]" is 6 pixels wide, but should be at most 5: the outer columns are for marks.',
    );
    expect(faultOf(parsePieceSet("mine", JSON.stringify({ sizes: [size, size] })))).toBe(
      '"sizes[1].rows" is 3 once more.',
    );
  });

  test.each(["KK", "", "♟️", "🐴", "王", "\u2329", "\u0301", "\u001B"])(
    "%j is no character of one column",
    (character) => {
      const text = changed((each) => {
        const characters = each.characters;
        if (typeof characters !== "object" || characters === null || !("white" in characters))
          throw new Error("no characters");
        characters.white = { ...Object(characters.white), king: character };
      });
      expect(faultOf(parsePieceSet("mine", text))).toMatch(
        /^"characters.white.king" is ".*", but should be one character that is one column wide\.$/,
      );
    },
  );
});

test("a set without pictures for a piece would be refused, so every piece is drawn", () => {
  const piece: Piece = { color: "b", role: "knight" };
  const board = view("8/8/8/8/8/8/8/8", { pieces: new Map([[named("a1"), piece]]) });
  const parsed = parsePieceSet("blocks", EXAMPLES[1] ?? "");
  if (!parsed.ok) throw new Error(parsed.error);
  const text = plainBlock(
    drawBoard(board, style({ pieceSet: parsed.value, size: { columns: 7, rows: 3 } })),
  ).join("\n");
  expect(text).toContain("█");
});
