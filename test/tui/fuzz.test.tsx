import { afterEach, expect, test } from "vitest";
import { variantOf } from "../../source/rules/variant.ts";
import { exploring, type Scene } from "../../source/tui/scene.ts";
import { AGAINST_BLACK_BOT, BOTS, gameOf, setupOf } from "../support/games.ts";
import { InputNoise } from "../support/input-noise.ts";
import { closeAll, type Shown, settle, show } from "./support/show.tsx";

afterEach(closeAll);

const BYTES = 100_000;

/** What the program opens with, again and again. */
const SCENES: readonly (() => Scene)[] = [
  () => ({ kind: "start" }),
  () => ({
    kind: "game",
    game: gameOf("antiking2", { moves: "e4 e5", players: AGAINST_BLACK_BOT }),
    options: {},
  }),
  () => exploring(gameOf("antichess", { moves: "e3 b5 Bxb5" })),
  () => ({ kind: "game", game: gameOf("chess", { fen: "8/PPPk4/8/8/8/8/5ppp/1K6 w - - 0 1" }), options: {} }),
  () => ({
    kind: "edit",
    variant: variantOf("antiking1"),
    setup: setupOf("antiking1"),
    back: { kind: "start" },
  }),
  () => ({ kind: "game", game: gameOf("losers", { players: BOTS }), options: { autoFlip: true } }),
];

const SIZES: readonly [readonly [number, number], ...(readonly [number, number])[]] = [
  [80, 24],
  [80, 24],
  [120, 40],
  [56, 18],
  [40, 14],
  [3, 2],
];

/** The program is alive, and the last thing on its screen is a whole frame. */
async function expectAlive(shown: Shown, seed: number): Promise<void> {
  expect(shown.errors, `seed ${seed}`).toEqual([]);
  expect(shown.host.exits, `seed ${seed}`).toEqual([]);
  // A frame may still be on its way, after a resize for one.
  for (let tries = 0; tries < 200 && (await shown.text()).trim() === ""; tries++) {
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  expect((await shown.text()).trim(), `seed ${seed}`).not.toBe("");
}

/** Ends the program and sees that the terminal is as it was. */
async function expectRestored(shown: Shown): Promise<void> {
  closeAll();
  expect(await shown.stdout.emulator.modes()).toEqual({
    alternate: false,
    mouse: "none",
    paste: false,
    wrap: true,
  });
  expect([shown.stdin.raw, shown.stdout.cursorShown]).toEqual([false, true]);
}

test.each([1, 2])("100,000 random bytes leave it alive and the terminal restored (seed %i)", async (seed) => {
  const noise = new InputNoise(seed);
  let sent = 0;
  for (let opened = seed; sent < BYTES; opened++) {
    const scene = SCENES[opened % SCENES.length]?.() ?? { kind: "start" };
    const shown = await show({ scene });
    while (sent < BYTES && shown.left.length === 0) {
      const chunk = noise.chunk(noise.pick([1, 20, 200, 2000]));
      sent += chunk.length;
      shown.stdin.emit("data", chunk);
      await settle();
      // The shell continues what Ctrl-Z has stopped, and bots answer sooner or later.
      if (shown.host.kills.splice(0).length > 0) shown.host.emit("SIGCONT");
      for (const search of [...shown.engine.played.splice(0), ...shown.engine.analysed.splice(0)])
        if (noise.below(3) > 0) search.answer();
      if (noise.below(20) === 0) await shown.resize(...noise.pick(SIZES));
    }
    await expectAlive(shown, seed);
    await expectRestored(shown);
  }
});

test("it still plays after the noise", async () => {
  const noise = new InputNoise(5);
  const shown = await show({ game: gameOf("chess") });
  // Without letters, controls and clicks on hints nothing is left that could end it.
  for (let sent = 0; sent < 5000; ) {
    const chunk = noise.chunk(200).filter((byte) => byte >= 0x80 || byte === 0x1b || byte === 0x5b);
    sent += chunk.length;
    shown.stdin.emit("data", Buffer.from(chunk));
    await settle();
  }
  await shown.type("\u0018", ":", "\u0015", "e4", "\r");
  await expectAlive(shown, 5);
  expect(await shown.text()).toContain("1. e4");
});
