/** The look changes while the program runs, on every screen. */
import { afterEach, describe, expect, test } from "vitest";
import { variantOf } from "../../../source/rules/variant.ts";
import { nameOfSet } from "../../../source/tui/board/art/piece-set.ts";
import { SLATE } from "../../../source/tui/board/themes/slate.ts";
import { THEMES } from "../../../source/tui/board/themes/themes.ts";
import type { Look } from "../../../source/tui/look.ts";
import { type Scene, START } from "../../../source/tui/scene.ts";
import { gameOf } from "../../support/games.ts";
import { background, backgroundOf, squareCells } from "../support/cells.ts";
import { closeAll, prose, type Shown, show } from "../support/show.tsx";

afterEach(closeAll);

const game = gameOf("chess");
const EDIT: Scene = { kind: "edit", variant: variantOf("chess"), setup: game.start, back: START };

const ground = async (shown: Shown): Promise<string> =>
  backgroundOf((await squareCells(shown, "e4"))[1]?.[0]);

function lightSquare(name: string): string {
  const theme = THEMES.find((each) => each.name === name);
  if (theme === undefined) throw new Error(`no theme ${name}`);
  return background("truecolor", theme.palettes.truecolor.board.lightSquare);
}

describe.each<[string, Scene]>([
  ["playing", { kind: "game", game, options: {} }],
  ["exploring", { kind: "game", game, options: { mode: "explore" } }],
  ["editing", EDIT],
])("%s", (_, scene) => {
  test("a key changes the theme, and it is remembered", async () => {
    const remembered: string[] = [];
    const remember = (look: Look, of: string): undefined => {
      remembered.push(`${of} ${look.theme.name} ${nameOfSet(look.pieceSet)}`);
    };
    const shown = await show({ tier: "truecolor", scene, services: { remember } });
    expect(await ground(shown)).toBe(lightSquare("slate"));
    await shown.type("T");
    expect(await ground(shown)).toBe(lightSquare("walnut"));
    expect(await prose(shown)).toContain("Theme: walnut (2 of 8).");
    await shown.type("TT");
    expect(await ground(shown)).toBe(lightSquare("ocean"));
    expect(remembered).toEqual(["theme walnut auto", "theme ocean auto"]);
  });

  test("keys draw smaller squares and larger ones, which is remembered", async () => {
    const remembered: string[] = [];
    const remember = (look: Look, of: string): undefined => {
      remembered.push(`${of} ${look.largestSquareRows}`);
    };
    const shown = await show({ scene, columns: 120, rows: 40, services: { remember } });
    await shown.type("-");
    expect(await prose(shown)).toContain("Squares: 3 rows high.");
    const files = (await shown.text()).split("\n").find((line) => /^ *a +b +c/.test(line));
    expect(files).toMatch(/a {6}b {6}c/);
    await shown.type("+");
    expect(await prose(shown)).toContain("Squares: automatic, here 4 rows high.");
    await shown.type(":squares 2\r");
    expect(await prose(shown)).toContain("Squares: 2 rows high.");
    expect(remembered).toEqual(["squares 3", "squares undefined", "squares 2"]);
  });

  test("a word names the theme, and one that there is none of is told", async () => {
    const shown = await show({ tier: "truecolor", scene });
    await shown.type(":theme dusk\r");
    expect(await ground(shown)).toBe(lightSquare("dusk"));
    await shown.type(":theme dust\r");
    expect(await ground(shown)).toBe(lightSquare("dusk"));
    expect(await prose(shown)).toContain('There is no theme "dust", only slate, walnut,');
  });

  test("keys and words change the pieces", async () => {
    const shown = await show({ scene });
    expect(await shown.text()).toContain("▐k▌");
    await shown.type("SS");
    expect(await shown.text()).toContain("♔");
    await shown.type(":pieces letter\r");
    expect(await shown.text()).not.toMatch(/♔|▐k▌/);
    expect(await prose(shown)).toContain("Pieces: letter.");
  });

  test("what is wrong with the settings is told as it opens, until a key is pressed", async () => {
    const shown = await show({ scene, notice: "The settings are not used." });
    expect(await prose(shown)).toContain("The settings are not used.");
    await shown.type("f");
    expect(await prose(shown)).not.toContain("The settings are not used.");
  });
});

test("the start screen changes its look too, and the next screen keeps it", async () => {
  const shown = await show({ tier: "truecolor", notice: "The settings are not used." });
  expect(await prose(shown)).toContain("The settings are not used.");
  await shown.type("T");
  expect(await prose(shown)).toContain("Theme: walnut (2 of 8).");
  await shown.type("x");
  expect(await ground(shown)).toBe(lightSquare("walnut"));
  expect(await prose(shown)).not.toContain("The settings are not used.");
});

test("a look that cannot be remembered is worn all the same, with a sentence", async () => {
  const shown = await show({
    tier: "truecolor",
    game,
    services: { remember: () => "It will be forgotten." },
  });
  await shown.type("T");
  expect(await ground(shown)).toBe(lightSquare("walnut"));
  expect(await prose(shown)).toContain("Theme: walnut (2 of 8). It will be forgotten.");
});

describe("where the terminal says that its background is light", () => {
  const LIGHT = "\u001B]11;rgb:ffff/ffff/ffff\u0007";

  test.each(["truecolor", "256", "16"] as const)("texts are drawn in colours for it (%s)", async (tier) => {
    const shown = await show({ tier, game });
    const accent = async (): Promise<string> =>
      /(\d+:-?\d+) on/.exec((await shown.cells()).at(-2)?.[0] ?? "")?.[1] ?? "";
    const { dark, light } = SLATE.palettes[tier].texts;
    expect(await accent()).toBe(background(tier, dark.accent ?? 0));
    await shown.type(LIGHT);
    expect(await accent()).toBe(background(tier, light.accent ?? 0));
    // The board lies on grounds of its own.
    const grounds = await ground(shown);
    await shown.type("\u001B]11;rgb:0/0/0\u0007");
    expect(await accent()).toBe(background(tier, dark.accent ?? 0));
    expect(await ground(shown)).toBe(grounds);
  });
});

describe("a notice longer than its place", () => {
  const sentence = "The settings in /home/somebody/config.json are not used: it is not JSON.";

  test("covers the lower lines of the smallest start screen, until a key is pressed", async () => {
    const shown = await show({ columns: 40, rows: 14, notice: sentence });
    expect(await prose(shown)).toContain(sentence);
    await shown.type("s");
    expect(await prose(shown)).toContain("You play");
  });

  test("is not cut on a wide start screen", async () => {
    // Fourteen of them are a column too long.
    const notice = Array(30).fill("sixsix").join(" ");
    const shown = await show({ columns: 100, rows: 30, notice });
    expect(await prose(shown)).toContain(notice);
  });

  test.each([
    ["playing", { kind: "game", game, options: {} } as const],
    ["editing", EDIT],
  ])("is seen to go on when %s", async (_, scene) => {
    const notice = `${"This sentence is told over and over again. ".repeat(8)}The end.`;
    const shown = await show({ scene, notice });
    const text = await prose(shown);
    expect(text).toMatch(/This sentence is told .*…/);
    expect(text).not.toContain("The end.");
    expect(text).not.toContain("… …");
  });
});
