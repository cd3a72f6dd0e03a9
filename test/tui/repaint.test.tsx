/** What is on the screen, whatever happened before, is what a screen shows that is drawn anew. */
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { variantOf } from "../../source/rules/variant.ts";
import { exploring, type Scene, START } from "../../source/tui/scene.ts";
import { AGAINST_BLACK_BOT, gameOf, setupOf } from "../support/games.ts";
import { InputNoise } from "../support/input-noise.ts";
import { closeAll, settle, show } from "./support/show.tsx";

// The sign that the bot thinks must not move between two looks at the screen.
beforeEach(() => void vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] }));
afterEach(() => {
  closeAll();
  vi.useRealTimers();
});

const STEPS = 12;
const KEYS_A_STEP = 3;

const SCENES: readonly (() => Scene)[] = [
  () => START,
  () => ({
    kind: "game",
    game: gameOf("antiking2", { moves: "e4 e5", players: AGAINST_BLACK_BOT }),
    options: {},
  }),
  () => exploring(gameOf("antichess", { moves: "e3 b5 Bxb5" })),
  () => ({ kind: "edit", variant: variantOf("antiking1"), setup: setupOf("antiking1"), back: START }),
];

type Size = readonly [columns: number, rows: number];
const SIZES: readonly [Size, ...Size[]] = [
  [80, 24],
  [120, 40],
  [200, 60],
  [56, 18],
  [40, 14],
  [30, 5],
];

/** Keys of all screens, more of those that change much. */
const KEYS: readonly [string, ...string[]] = [
  "f",
  ..."hjkl?:TSf+-oaxuecmpnrgiw,.1234567890 \r\t+-TS",
  ...["\u001B[A", "\u001B[B", "\u001B[C", "\u001B[D", "\u001B[5~", "\u001B[6~", "\u001B", "\u007F"],
  ...["e4\r", ":squares larger\r", ":squares 1\r", ":rules\r", ":help\r", ":漢字é👩‍👩‍👧\r"],
  "\u001B]11;rgb:ffff/ffff/ffff\u0007",
  "\u001B]11;rgb:0000/0000/0000\u001B\\",
  "\u001B[<0;30;10M\u001B[<0;30;10m",
];

test.each([
  { tier: "truecolor", characters: "unicode" },
  { tier: "256", characters: "unicode" },
  { tier: "16", characters: "ascii" },
  { tier: "none", characters: "unicode" },
] as const)(
  "nothing stale is left on it, with $tier colours and $characters characters",
  async ({ tier, characters }) => {
    const noise = new InputNoise(tier.length);
    for (const scene of SCENES) {
      let size = noise.pick(SIZES);
      const open = () => show({ scene: scene(), tier, characters, columns: size[0], rows: size[1] });
      let shown = await open();
      for (let step = 0; step < STEPS; step++) {
        if (shown.left.length > 0) shown = await open();
        const keys = Array.from({ length: KEYS_A_STEP }, () => noise.pick(KEYS));
        await shown.type(...keys);
        if (noise.below(4) === 0) {
          size = noise.pick(SIZES);
          await shown.resize(...size);
        }
        // A lone Esc is one only when nothing has followed it for a while.
        if (keys.includes("\u001B")) await new Promise((resolve) => setTimeout(resolve, 30));
        await settle();
        const kept = await shown.cells();
        // A new size, if only in name, clears the screen and draws all of it.
        await shown.resize(...size);
        expect(shown.stdout.writes.at(-1)).toContain("\u001B[2J");
        expect(kept, `after ${JSON.stringify(keys)} at ${size.join("x")}`).toEqual(await shown.cells());
      }
    }
  },
);

test("a new size is drawn once, and not first with what was laid out for the old one", async () => {
  const shown = await show({ game: gameOf("chess") });
  for (const [columns, rows] of SIZES) {
    shown.stdout.writes.length = 0;
    await shown.resize(columns, rows);
    expect(shown.stdout.writes.length, `at ${columns}x${rows}`).toBe(1);
  }
});
