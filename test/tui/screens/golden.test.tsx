import { afterEach, describe, expect, test } from "vitest";
import { variantOf } from "../../../source/rules/variant.ts";
import type { ColorTier } from "../../../source/terminal/capabilities.ts";
import { exploring, START } from "../../../source/tui/scene.ts";
import { AGAINST_BLACK_BOT, gameOf, setupOf } from "../../support/games.ts";
import { golden } from "../support/golden.ts";
import { closeAll, type Shown, type ShowOptions, settle, show } from "../support/show.tsx";

afterEach(closeAll);

const UP = "\u001B[A";
const RIGHT = "\u001B[C";
const TIERS: readonly ColorTier[] = ["truecolor", "256", "16", "none"];

interface GoldenScreen {
  readonly name: string;
  readonly options: ShowOptions;
  readonly act?: (shown: Shown) => Promise<void>;
}

const type =
  (...keys: string[]) =>
  (shown: Shown): Promise<void> =>
    shown.type(...keys);

const SCREENS: readonly GoldenScreen[] = [
  { name: "start", options: {} },
  {
    name: "piece in hand",
    options: { game: gameOf("antiking2", { moves: "e4 e5 Nf3 Nf6 Nc3 Nc6", players: AGAINST_BLACK_BOT }) },
    act: type(RIGHT, UP, "\r", UP),
  },
  {
    name: "move refused",
    options: { game: gameOf("antiking2", { moves: "e4 e5 Nf3 Nf6 Nc3 Nc6" }) },
    act: type(":", "Ad7", "\r"),
  },
  {
    name: "anti-check",
    options: { game: gameOf("antiking2", { fen: "r5ka/8/8/8/B7/8/8/A3K2R w - - 0 1" }) },
  },
  { name: "must capture", options: { game: gameOf("antichess", { moves: "e3 b5" }) } },
  { name: "checkmate", options: { game: gameOf("chess", { moves: "f3 e5 g4 Qh4#" }) } },
  {
    name: "overlay",
    options: { scene: exploring(gameOf("antiking2", { moves: "e4 e5" })) },
    act: type("2"),
  },
  {
    name: "analysis",
    options: { game: gameOf("antiking2", { moves: "e4 e5 Nf3" }), columns: 120, rows: 40 },
    async act(shown) {
      await shown.type("a");
      shown.engine.judging.finish([
        [-2, "Nf6 c3 c6 g3 Nxe4 Bg2+ Ae3"],
        [-6, "f6 c4 c6 Nc3 Ae3 Ad5 Qb6"],
        [-18, "c6 c4 Ac3 d3"],
      ]);
      await settle();
    },
  },
  { name: "help", options: { game: gameOf("antiking2") }, act: type("?") },
  { name: "rules", options: { game: gameOf("antiking2") }, act: type("r") },
  {
    name: "editor",
    options: {
      scene: { kind: "edit", variant: variantOf("antiking2"), setup: setupOf("antiking2"), back: START },
    },
  },
];

// To accept a change: vitest run test/tui/screens/golden.test.tsx --update, and look at what it changed.
describe.each(SCREENS)("$name", ({ name, options, act }) => {
  test.each(TIERS)("looks as in its file, with colours: %s", async (tier) => {
    const shown = await show({ ...options, tier });
    await act?.(shown);
    const file = `golden/${name.replaceAll(" ", "-")}.${tier}.txt`;
    await expect(golden(await shown.cells())).toMatchFileSnapshot(file);
  });
});
