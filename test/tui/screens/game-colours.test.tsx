import { afterEach, describe, expect, test } from "vitest";
import type { ColorTier } from "../../../source/terminal/capabilities.ts";
import type { FillName } from "../../../source/tui/board/theme.ts";
import { SLATE } from "../../../source/tui/board/themes/slate.ts";
import { gameOf } from "../../support/games.ts";
import { background, backgroundOf, fill, squareCells } from "../support/cells.ts";
import { closeAll, type Shown, show } from "../support/show.tsx";

afterEach(closeAll);

const TIERS = ["truecolor", "256", "16"] as const;

/** The ground of a square's left edge, below the cursor's corners: whatever marks it is seen there. */
async function edge(shown: Shown, square: string): Promise<string> {
  return backgroundOf((await squareCells(shown, square)).at(-1)?.[0]);
}

describe.each(TIERS)("with the colours of %s", (tier) => {
  const marks: readonly (readonly [string, FillName, string, () => Promise<Shown>])[] = [
    [
      "the square the last move left",
      "lastFrom",
      "e2",
      () => show({ tier, game: gameOf("chess", { moves: "e4" }) }),
    ],
    [
      "the square the last move entered",
      "lastTo",
      "e4",
      () => show({ tier, game: gameOf("chess", { moves: "e4" }) }),
    ],
    [
      "a king in check",
      "check",
      "e1",
      () => show({ tier, game: gameOf("chess", { moves: "f3 e5 g4 Qh4#" }) }),
    ],
    [
      "an anti-king in anti-check",
      "antiCheck",
      "a1",
      () => show({ tier, game: gameOf("antiking2", { fen: "r5ka/8/8/8/B7/8/8/A3K2R w - - 0 1" }) }),
    ],
    [
      "a piece that must take",
      "mustCapture",
      "f1",
      () => show({ tier, game: gameOf("antichess", { moves: "e3 b5" }) }),
    ],
  ];

  test.each(marks)("%s has the ground of %s", async (_, name, square, open) => {
    expect(await edge(await open(), square)).toBe(fill(tier, name));
  });

  test("the two squares of the last move differ, from each other and from the board", async () => {
    const shown = await show({ tier, game: gameOf("chess", { moves: "e4" }) });
    const grounds = [
      await edge(shown, "e2"),
      await edge(shown, "e4"),
      await edge(shown, "e5"),
      await edge(shown, "d5"),
    ];
    expect(new Set(grounds).size).toBe(4);
  });

  test("a picked piece, what it may take, and what a refusal speaks of are seen", async () => {
    const shown = await show({ tier, game: gameOf("chess", { moves: "e4 d5" }) });
    await shown.type("\u001B[A", "\u001B[A", "\r");
    expect(await edge(shown, "e4")).toBe(fill(tier, "selected"));
    expect(await edge(shown, "d5")).toBe(fill(tier, "capture"));
    await shown.type("\u001B[A", "\u001B[A", "\u001B[D", "\r");
    expect(await shown.text()).toContain("The pawn on e4 cannot go to d6");
    expect(await edge(shown, "d6")).toBe(fill(tier, "highlighted"));
  });

  test("squares without marks are as light or dark as on any board", async () => {
    const shown = await show({ tier, game: gameOf("antiking1") });
    const { lightSquare, darkSquare } = (await import("../../../source/tui/board/themes/slate.ts")).SLATE
      .palettes[tier].board;
    expect(await edge(shown, "a1")).toBe(background(tier, darkSquare));
    expect(await edge(shown, "h1")).toBe(background(tier, lightSquare));
    expect(await edge(shown, "a8")).toBe(background(tier, lightSquare));
  });
});

describe("without colour", () => {
  const cellsAt = async (shown: Shown, square: string) => (await squareCells(shown, square)).at(-1) ?? [];

  test("not one colour is sent", async () => {
    const shown = await show({ tier: "none", game: gameOf("chess", { moves: "f3 e5 g4 Qh4#" }) });
    const sgr = shown.stdout.writes.join("").match(/\u001B\[[\d;]*m/g) ?? [];
    const numbers = sgr.flatMap((code) => code.slice(2, -1).split(";")).map(Number);
    expect(numbers.filter((number) => number >= 30)).toEqual([]);
  });

  test("the squares of the last move are ruled, from with one line and to with two", async () => {
    const shown = await show({ tier: "none", game: gameOf("chess", { moves: "e4" }) });
    expect((await cellsAt(shown, "e2"))[0]).toMatch(/^-/);
    expect((await cellsAt(shown, "e4"))[0]).toMatch(/^=/);
  });

  test("a king in check and an anti-king in anti-check have signs that differ, in ASCII too", async () => {
    for (const [characters, sign] of [
      ["unicode", "¡"],
      ["ascii", "?"],
    ] as const) {
      const anti = { characters, game: gameOf("antiking2", { fen: "r5ka/8/8/8/B7/8/8/A3K2R w - - 0 1" }) };
      expect((await cellsAt(await show({ tier: "none", ...anti }), "a1")).at(-1)).toMatch(`${sign} `);
      const check = { characters, game: gameOf("chess", { moves: "f3 e5 g4 Qh4#" }) };
      expect((await cellsAt(await show({ tier: "none", ...check }), "e1")).at(-1)).toMatch("! ");
    }
  });

  test("a picked piece is inverse, and so are the edges of what a refusal speaks of", async () => {
    const inverse = (cell: string | undefined): boolean => / 01\d{7}$/.test(cell ?? "");
    const shown = await show({ tier: "none", game: gameOf("chess") });
    await shown.type("\r");
    expect(inverse((await cellsAt(shown, "e2"))[0])).toBe(true);
    await shown.type("\u001B[D", "\u001B[A", "\r");
    const [left, inside] = await cellsAt(shown, "d3");
    expect([inverse(left), inverse(inside)]).toEqual([true, false]);
  });
});

test.each(["truecolor", "256", "16", "none"] satisfies ColorTier[])(
  "trouble of a royal stands out among the words with %s",
  async (tier) => {
    const game = gameOf("chess", { moves: "f3 e5 g4 Qh4#" });
    const shown = await show({ tier, game });
    const row = (await shown.cells())[18] ?? [];
    const foregrounds = new Set(
      row.filter((cell) => !cell.startsWith("blank")).map((cell) => cell.split(" ")[1]),
    );
    const plain = (await shown.cells())[19]?.[0]?.split(" ")[1];
    expect(foregrounds.size).toBe(1);
    expect(foregrounds.has(plain)).toBe(tier === "none");
  },
);

describe("the sides' names beside the board", () => {
  const grounds = async (tier: "truecolor" | "16"): Promise<string[]> => {
    const shown = await show({ tier, game: gameOf("chess") });
    const lines = (await shown.text()).split("\n");
    const cells = await shown.cells();
    return ["Black", "White"].map((name) => {
      const row = lines.findIndex((line) => line.trimEnd().endsWith(name));
      return backgroundOf(cells[row]?.[(lines[row] ?? "").lastIndexOf(name)]);
    });
  };

  test("have the colours of their men where Black's are not black", async () => {
    const { white, black } = SLATE.palettes["16"].board;
    expect(await grounds("16")).toEqual([background("16", black.body), background("16", white.body)]);
  });

  test("are plain where they are", async () => {
    expect(await grounds("truecolor")).toEqual(["0:-1", "0:-1"]);
  });
});
