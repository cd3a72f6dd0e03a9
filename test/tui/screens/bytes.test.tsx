import { afterEach, expect, test } from "vitest";
import { gameOf } from "../../support/games.ts";
import { closeAll, type Shown, show } from "../support/show.tsx";

afterEach(closeAll);

const UP = "\u001B[A";
const RIGHT = "\u001B[C";

/** The bytes that something typed makes the program send. */
async function bytesFor(shown: Shown, typed: string): Promise<number> {
  shown.stdout.writes.length = 0;
  await shown.type(typed);
  return Buffer.byteLength(shown.stdout.writes.join(""));
}

test.each([
  [80, 24, 50],
  [120, 40, 80],
  [467, 145, 160],
])(
  "at %ix%i with sixteen colours a step of the cursor takes at most %i bytes",
  async (columns, rows, most) => {
    const shown = await show({ game: gameOf("antiking2"), tier: "16", columns, rows });
    // From e2 over pieces and empty squares to the corner, the anti-king among them.
    for (const step of [UP, UP, UP, UP, UP, RIGHT, RIGHT, RIGHT, UP]) {
      const bytes = await bytesFor(shown, step);
      expect(bytes).toBeGreaterThan(0);
      expect(bytes).toBeLessThanOrEqual(most);
    }
  },
);

/** A game with captures of both sides, castling to both sides and hanging queens. */
const GAME = "e4 e5 Nf3 Nc6 Bb5 a6 Bxc6 dxc6 d3 Bg4 Be3 Qd7 Nbd2 O-O-O O-O f6 Qe2 g5 h3 Bxf3 Qxf3 h5";

test.each([
  [80, 24, 450, 300],
  [100, 30, 700, 550],
  [120, 40, 680, 500],
  [200, 60, 1_020, 720],
])(
  "at %ix%i with sixteen colours a move takes at most %i bytes, and %i in the median",
  async (columns, rows, most, median) => {
    const shown = await show({ game: gameOf("chess"), tier: "16", columns, rows });
    const sizes: number[] = [];
    for (const move of GAME.split(" ")) {
      await shown.type(`:${move}`);
      sizes.push(await bytesFor(shown, "\r"));
    }
    expect(shown.kept).toHaveLength(1 + sizes.length);
    sizes.sort((a, b) => a - b);
    expect(sizes.at(-1)).toBeLessThanOrEqual(most);
    expect(sizes[Math.floor(sizes.length / 2)]).toBeLessThanOrEqual(median);
  },
);
