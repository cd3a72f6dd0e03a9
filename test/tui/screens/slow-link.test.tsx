import { afterEach, expect, test } from "vitest";
import { gameOf } from "../../support/games.ts";
import { SlowLink } from "../../terminal/support/fake-terminal.ts";
import { closeAll, picture, show } from "../support/show.tsx";

afterEach(closeAll);

const BYTES_PER_SECOND = 2000;
const [UP, DOWN, RIGHT, LEFT] = ["\u001B[A", "\u001B[B", "\u001B[C", "\u001B[D"];

/** A path of the cursor, key by key as an arrow that is held down sends them, that ends where it began. */
const HELD = [RIGHT, RIGHT, RIGHT, UP, UP, LEFT, LEFT, LEFT, DOWN, DOWN];
/** Milliseconds between two keys that a keyboard repeats. */
const REPEAT = 33;

test.each([
  [80, 24],
  [120, 40],
])("a link of 2 kB/s at %ix%i skips frames and loses no key", async (columns, rows) => {
  const options = { game: gameOf("antiking2"), tier: "truecolor", columns, rows } as const;
  const shown = await show(options);
  const link = new SlowLink(shown.stdout.emulator, BYTES_PER_SECOND);
  shown.stdout.link = link;
  shown.stdout.writes.length = 0;
  const typed = [
    ..."?",
    ...HELD,
    "z",
    ...":e4",
    "\r",
    ...HELD,
    ...HELD,
    ...HELD,
    ...":e5",
    "\r",
    "u",
    "f",
    RIGHT,
  ];
  for (const key of typed) {
    await shown.type(key);
    link.advance(REPEAT);
  }
  const largest = Math.max(...shown.stdout.writes.map((bytes) => Buffer.byteLength(bytes)));
  expect(shown.stdout.writes.length, "frames").toBeLessThan(typed.length / 2);
  expect(link.mostQueued, "never more than one frame waits").toBe(largest);
  // The last frame arrives, and it is the one that a fast terminal shows.
  for (let rest = 0; rest < 4; rest++) {
    link.advance(20_000);
    await shown.type();
  }
  expect(link.queued).toBe(0);
  const fast = await show(options);
  for (const key of typed) await fast.type(key);
  expect(await picture(shown)).toBe(await picture(fast));
  expect(await shown.cells()).toEqual(await fast.cells());
  expect(shown.kept.map(({ path }) => path.length)).toEqual([0, 1, 2, 1]);
});
