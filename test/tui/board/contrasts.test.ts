import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { faintPairs } from "../../../source/tui/board/themes/contrasts.ts";
import { THEMES } from "../../../source/tui/board/themes/themes.ts";
import { parseTheme } from "../../../source/tui/custom/theme-file.ts";

/** The pairs that are too much alike in a theme of a user's, as "front on back". */
function faintIn(text: string): string[] {
  const theme = parseTheme("mine", text);
  if (!theme.ok) throw new Error(theme.error);
  return faintPairs(theme.value.palettes.truecolor.board).map(({ front, back }) => `${front} on ${back}`);
}

test.each(THEMES)("$name has no colours that are too much alike, of the 256 neither", ({ palettes }) => {
  expect(faintPairs(palettes.truecolor.board)).toEqual([]);
  expect(faintPairs(palettes["256"].board)).toEqual([]);
});

test("the theme in the documentation has none", () => {
  const docs = readFileSync(new URL("../../../docs/themes.md", import.meta.url), "utf8");
  expect(faintIn(/```json\n(.*?)```/s.exec(docs)?.[1] ?? "")).toEqual([]);
});

test.each([
  ['{"squares": {"light": "#8492a0", "dark": "#7c8a98"}}', ["squares.light on squares.dark"]],
  ['{"marks": {"check": "#ffffff"}}', ["white.body on marks.check", "ink on marks.check"]],
  ['{"white": {"letter": "#ffffff"}}', ["white.letter on white.body"]],
  ['{"cursor": "#8492a0"}', ["cursor on squares.light", "cursor on squares.dark"]],
  ['{"target": "#5a6a7c"}', ["target on squares.dark", "target on squares.light"]],
  ['{"overlays": {"prey": {"light": "#000000", "dark": "#8a5a4a"}}}', ["black.body on overlays.prey"]],
])("%s makes them alike, the worst pair first", (text, pairs) => {
  expect(faintIn(text)).toEqual(pairs);
});
