import { readFileSync } from "node:fs";
import { afterEach, describe, expect, test } from "vitest";
import { hasTmux, Tmux } from "./support/tmux.ts";

const readme = readFileSync(new URL("../../README.md", import.meta.url), "utf8");

/** The screens that the README shows as text, as lines without spaces at their ends. */
const captures = Array.from(readme.matchAll(/```\n([\s\S]*?)\n```/g), ([, text]) => text).filter(
  (text) => text.split("\n").length > 15,
);

let terminal: Tmux | undefined;

afterEach(() => {
  terminal?.close();
  terminal = undefined;
});

// Pages are mostly light, and of what is drawn inverse, as a solid plate is, text keeps only the letter.
const LIGHT = "--color none --background light";

describe.skipIf(!hasTmux)("the README's pictures are what the program shows", () => {
  test("at 80x24, a refused move with its reason", async () => {
    terminal = new Tmux();
    terminal.start(`play antiking2 --black human ${LIGHT} --moves 'e4 e5 Nf3 Nc6'`);
    await terminal.until("White to move");
    terminal.type(":Ad5");
    terminal.keys("Enter");
    expect((await terminal.until("Ad5 is illegal")).trimEnd()).toBe(captures[0]);
  });

  test("at 120x40, the shortest anti-king mate", async () => {
    terminal = new Tmux({ columns: 120, rows: 40 });
    terminal.start(`play antiking2 --black human ${LIGHT} --moves 'Na3 Ac4 Nf3 Ab5 Nb1'`);
    expect((await terminal.until("White wins")).trimEnd()).toBe(captures[1]);
  });
});
