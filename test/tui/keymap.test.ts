import { expect, test } from "vitest";
import {
  BINDINGS,
  bindingHolds,
  bindingOf,
  intentOfKey,
  MOUSE_HELP,
  WORDS,
} from "../../source/tui/keymap.ts";
import { hintSpans } from "../../source/tui/panels/hint-line.ts";
import { pageLines } from "../../source/tui/screens/pages.ts";
import type { GameState } from "../../source/tui/state/game-state.ts";
import { BOTS } from "../support/games.ts";
import { playing } from "./support/player.ts";

test("no key stands for two things", () => {
  const keys = BINDINGS.flatMap((binding) => binding.keys);
  expect(keys).toHaveLength(new Set(keys).size);
});

test("every key of the table does what its line says", () => {
  for (const binding of BINDINGS) {
    for (const mode of ["play", "explore"] as const) {
      const intent = bindingHolds(binding, mode) ? binding.intent : undefined;
      for (const key of binding.keys) expect(intentOfKey(key, mode)).toBe(intent);
    }
  }
  expect(intentOfKey("%", "play")).toBeUndefined();
});

test("every word can be typed, is in the table once, and none looks like a move", () => {
  expect(WORDS).toHaveLength(new Set(WORDS).size);
  for (const word of WORDS) {
    expect(bindingOf(word)?.intent).toEqual({ type: "word", word });
    const player = playing("chess", { moves: "e4 e5" }).command(word);
    expect(player.says ?? "").not.toMatch(/is not a move|no command/);
  }
});

const STATES: readonly (readonly [string, () => GameState])[] = [
  ["on the board", () => playing("chess").state],
  ["with a piece in hand", () => playing("chess").pick("e2").state],
  ["between bots", () => playing("chess", { players: BOTS }).state],
  ["at the end", () => playing("chess", { moves: "f3 e5 g4 Qh4#" }).state],
  ["at a question", () => playing("chess", { moves: "e4" }).press("q").state],
  [
    "at a promotion",
    () => playing("antichess", { fen: "2k5/P7/8/8/8/8/8/4K3 w - - 0 1" }).drag("a7", "a8").state,
  ],
  ["exploring", () => playing("antiking2", {}, { mode: "explore" }).state],
  ["exploring with a piece in hand", () => playing("antiking2", {}, { mode: "explore" }).pick("e2").state],
  ["on a page", () => playing("chess").press("?").state],
  ["on the list of worst moves", () => playing("chess", { moves: "e4" }).press("x w").state],
];

test.each(STATES)("hints %s fit the width, and say something even on the smallest screen", (_, state) => {
  for (const width of [40, 56, 80, 120, 300]) {
    const text = hintSpans(state(), width)
      .map((span) => span.text)
      .join("");
    expect(text.length).toBeLessThanOrEqual(width);
    expect(text.trim()).not.toBe("");
    const labels = hintSpans(state(), width).filter(({ tone }) => tone === "accent");
    expect(labels).toHaveLength(new Set(labels.map((label) => label.text)).size);
  }
});

test("help is always among the hints of a game", () => {
  for (const [name, state] of STATES.slice(0, 4)) {
    const text = hintSpans(state(), 80)
      .map((span) => span.text)
      .join("");
    expect(text, name).toContain("? help");
  }
});

test.each(["play", "explore"] as const)(
  "the help page of %s has every binding with its keys, word and help",
  (mode) => {
    const text = pageLines("help", { ...playing("chess").state, mode }, 90)
      .map((line) => line.map((span) => (typeof span === "string" ? span : span.text)).join(""))
      .join("\n");
    for (const binding of BINDINGS) {
      const { intent, label, help } = binding;
      if (!bindingHolds(binding, mode)) {
        expect(text).not.toContain(help);
        continue;
      }
      expect(text).toContain(help);
      expect(text).toContain(label);
      if (intent.type === "word") expect(text).toContain(`:${intent.word}`);
    }
    for (const [label] of MOUSE_HELP) expect(text).toContain(`\n${label} `);
  },
);

test.each([38, 54, 78, 90])("no line of a page is wider than %i columns", (width) => {
  for (const name of ["help", "rules", "moves", "piece", "worst"] as const) {
    for (const line of pageLines(name, playing("antiking1", { moves: "ab4" }).goTo("a2").state, width)) {
      const length = line.reduce(
        (sum, span) => sum + (typeof span === "string" ? span : span.text).length,
        0,
      );
      expect(length).toBeLessThanOrEqual(width);
    }
  }
});
