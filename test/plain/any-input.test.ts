/** Whatever is typed is answered, and what is no word and no move costs nothing. */
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { READINGS } from "../../source/plain/readings.ts";
import { VARIANTS } from "../../source/rules/variant.ts";
import { WORDS } from "../../source/tui/keymap.ts";
import { exploring, type Scene, START } from "../../source/tui/scene.ts";
import { AGAINST_BLACK_BOT, gameOf } from "../support/games.ts";
import { converse } from "./support/converse.ts";

const SEEDED = { seed: 1929, numRuns: 30 };

const game = (id: (typeof VARIANTS)[number]["id"] = "antiking2"): Scene => ({
  kind: "game",
  game: gameOf(id, { players: AGAINST_BLACK_BOT }),
  options: {},
});

test("every word of the screen is known in a conversation", async () => {
  for (const scene of [game(), exploring(gameOf("antiking2"))]) {
    for (const word of WORDS) {
      const { text } = await converse(scene, [word]);
      expect(text.slice(text.indexOf("> ")), word).not.toMatch(/is no move and no command|is not a move/);
    }
  }
});

describe("nonsense", () => {
  const nonsense = fc.oneof(fc.string({ maxLength: 60 }), fc.string({ unit: "binary", maxLength: 20 }));
  /** Letters and signs that spell no word: what is left may be a move by chance, but not of digits and signs. */
  const signs = fc.string({
    unit: fc.constantFrom(..."0123456789 \t.,;!?#+=()[]{}<>@$%^&*~`\u0007\u001B\u00E9"),
    minLength: 1,
    maxLength: 30,
  });

  test("never ends a conversation", async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(nonsense, { maxLength: 12 }), async (lines) => {
        const script = [...lines.map((line) => line.replace(/[\r\n]/g, " ")), "status"];
        const { text } = await converse(exploring(gameOf("antiking1")), script);
        expect(text).toContain("> ");
      }),
      SEEDED,
    );
  });

  test("changes nothing", async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(signs, { maxLength: 12 }), async (script) => {
        const { kept } = await converse(game(), script);
        expect(kept).toHaveLength(1);
      }),
      SEEDED,
    );
  });
});

test("words and moves in any order are answered, in every game", async () => {
  const words = [...WORDS, ...READINGS.map(({ name }) => name)].filter((word) => word !== "quit");
  const squares = ["e4", "d5", "a1", "h8", "e2e4", "Nf3", "Ad5", "O-O", "knight takes e5"];
  const more = [
    "yes",
    "no",
    "queen",
    "white",
    "black",
    "rank 4",
    "file e",
    "worst 1",
    "variant chess",
    "",
    "back",
  ];
  const line = fc.oneof(
    fc.constantFrom(...words),
    fc.constantFrom(...squares, ...more),
    fc.tuple(fc.constantFrom(...words), fc.constantFrom(...squares, ...more)).map((pair) => pair.join(" ")),
  );
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...VARIANTS.map(({ id }) => id)),
      fc.constantFrom("game", "explore", "start"),
      fc.array(line, { maxLength: 25 }),
      async (id, kind, script) => {
        const scene = kind === "start" ? START : kind === "game" ? game(id) : exploring(gameOf(id));
        const { text } = await converse(scene, script);
        expect(text.match(/^> ?/gm)?.length ?? 0).toBe(script.length);
      },
    ),
    { ...SEEDED, numRuns: 40 },
  );
}, 60_000);
