import { afterEach, describe, expect, test } from "vitest";
import { variantOf } from "../../../source/rules/variant.ts";
import type { Look } from "../../../source/tui/look.ts";
import { exploring, type Scene, START } from "../../../source/tui/scene.ts";
import { AGAINST_BLACK_BOT, gameOf } from "../../support/games.ts";
import { cellOf, clickReport, placesAt, report } from "../support/pointer.ts";
import { closeAll, linesOf, prose, type Shown, show } from "../support/show.tsx";

afterEach(closeAll);

/** Clicks on a text that is on the screen. */
async function clickOn(shown: Shown, text: string): Promise<void> {
  const lines = await linesOf(shown);
  const y = lines.findIndex((line) => line.includes(text));
  const x = lines[y]?.indexOf(text);
  if (x === undefined) throw new Error(`the screen does not show ${text}:\n${lines.join("\n")}`);
  await shown.type(clickReport({ x, y }));
}

/** The bytes of dragging a piece. */
const dragged = (from: string, to: string, columns = 80, rows = 24): string => {
  const places = placesAt(columns, rows);
  return report(0, cellOf(from, places)) + report(0, cellOf(to, places), "m");
};

describe.each([
  [40, 14],
  [56, 18],
  [80, 24],
  [120, 40],
] as const)("at %ix%i", (columns, rows) => {
  test("a game is played with the mouse: chosen, a piece dragged, another carried by clicks", async () => {
    const shown = await show({ columns, rows });
    await clickOn(shown, "Opponent");
    await clickOn(shown, "Suicide chess");
    await clickOn(shown, "Suicide chess");
    expect(shown.kept.at(-1)?.variant).toBe("suicide");
    const places = placesAt(columns, rows);
    await shown.type(dragged("e2", "e4", columns, rows));
    await shown.type(clickReport(cellOf("e7", places)), clickReport(cellOf("e5", places)));
    expect(await prose(shown)).toMatch(/1\. e4 +e5/);
  });

  test("hints are buttons", async () => {
    const shown = await show({ columns, rows, game: gameOf("chess", { moves: "e4" }) });
    await clickOn(shown, "? help");
    expect(await prose(shown)).toContain("Keys, and words");
    await clickOn(shown, "other key");
    expect(await prose(shown)).not.toContain("Keys, and words");
    await shown.type("q");
    await clickOn(shown, "n no");
    expect(shown.left).toEqual([]);
    await shown.type("q");
    await clickOn(shown, "y yes");
    expect(shown.left).toEqual(["quit"]);
  });
});

test("a move in the list is looked back at, and the wheel goes on from there", async () => {
  const shown = await show({ game: gameOf("chess", { moves: "e4 e5 Nf3 Nc6", players: AGAINST_BLACK_BOT }) });
  await clickOn(shown, "e5");
  expect((await linesOf(shown))[0]).toBe("Chess · exploring · White to move");
  const board = cellOf("d4", placesAt(80, 24));
  await shown.type(report(65, board));
  expect((await linesOf(shown))[0]).toBe("Chess · exploring · Black to move");
  await shown.type(report(64, board) + report(64, board) + report(64, board));
  expect((await linesOf(shown))[0]).toBe("Chess · exploring · White to move");
  await clickOn(shown, "back to game");
  expect((await linesOf(shown))[0]).toContain("White (you) to move");
});

describe("turned beyond the end of a list that is higher than its place", () => {
  const shuffle = Array(20).fill("Nf3 Nf6 Ng1 Ng8").join(" ");
  const top = { x: 3, y: 3 };

  test.each([
    ["of moves, the wheel", "", report(64, top), report(65, top)],
    ["of moves, page up", "", "\u001B[5~", "\u001B[6~"],
    ["of an exploration's moves, page up", "x", "\u001B[5~", "\u001B[6~"],
    ["of the editor's keys, the wheel", "xe?", report(65, top), report(64, top)],
    ["of the editor's keys, down", "xe?", "\u001B[B", "\u001B[A"],
    ["of lines on a page, the wheel", "i", report(65, top), report(64, top)],
    ["of lines on a page, page down", "i", "\u001B[6~", "\u001B[5~"],
  ])("%s comes back with the first turn the other way", async (_, open, there, back) => {
    const shown = await show({ columns: 56, rows: 14, game: gameOf("chess", { moves: shuffle }) });
    await shown.type(open);
    await shown.type(there.repeat(40));
    const end = await shown.text();
    await shown.type(there);
    expect(await shown.text()).toBe(end);
    await shown.type(back);
    expect(await shown.text()).not.toBe(end);
  });

  test.each([
    [40, 14],
    [80, 24],
    [120, 40],
  ])("at %ix%i the first move can be scrolled to", async (columns, rows) => {
    const shown = await show({ columns, rows, game: gameOf("chess", { moves: shuffle }) });
    expect(await prose(shown)).not.toContain(" 1. Nf3");
    await shown.type(report(64, top).repeat(40));
    expect(await prose(shown)).toMatch(/(^|\s)1\. Nf3/);
  });
});

test("a variation is gone to by a click on its name", async () => {
  const shown = await show({ scene: exploring(gameOf("chess", { moves: "e4 e5 Nf3" })) });
  await shown.type("<", ":e4 c5\r", "<", ">");
  await clickOn(shown, "or c5");
  expect((await linesOf(shown))[0]).toBe("Chess · exploring · Black to move");
});

test("what a pawn becomes is chosen by a click", async () => {
  const shown = await show({ game: gameOf("antichess", { fen: "2k5/P7/8/8/8/8/8/4K3 w - - 0 1" }) });
  await shown.type(dragged("a7", "a8"));
  await clickOn(shown, "knight");
  expect(await prose(shown)).toContain("1. a8=N");
});

test("in the editor pieces are dragged, and put by the letters beside the board", async () => {
  const start = gameOf("chess", { fen: "4k3/8/8/8/8/8/8/4K3 w - - 0 1" });
  const shown = await show({ scene: exploring(start) });
  await shown.type("e");
  await shown.type(clickReport(cellOf("d4", placesAt(80, 24))));
  await clickOn(shown, "qk Black");
  await shown.type(dragged("e1", "a1"));
  expect(await prose(shown)).toContain("4k3/8/8/8/3q4/8/8/K7 w - - 0 1");
  await clickOn(shown, "x explore");
  expect((await linesOf(shown))[0]).toContain("exploring");
});

describe("the look is changed by clicks", () => {
  const game = gameOf("chess");
  const screens: readonly (readonly [string, Scene, string])[] = [
    ["starting", START, "T theme"],
    ["playing", { kind: "game", game, options: {} }, "T theme"],
    [
      "editing",
      { kind: "edit", variant: variantOf("chess"), setup: game.start, back: START },
      "other colours",
    ],
  ];

  test.each(screens)("%s", async (_, scene, hint) => {
    const shown = await show({ columns: 200, rows: 40, tier: "truecolor", scene });
    await clickOn(shown, hint);
    expect(await prose(shown)).toContain("Theme: walnut (2 of 8).");
    await clickOn(shown, hint);
    expect(await prose(shown)).toContain("Theme: tournament (3 of 8).");
  });

  test("and what was wished is granted though the same read ends the screen", async () => {
    const remembered: string[] = [];
    const remember = (look: Look): undefined => {
      remembered.push(look.theme.name);
    };
    const shown = await show({ services: { remember } });
    await shown.type("Tx");
    expect((await linesOf(shown))[0]).toContain("exploring");
    expect(remembered).toEqual(["walnut"]);
  });
});

test("a page is scrolled by the wheel", async () => {
  const shown = await show({ game: gameOf("antiking2") });
  await shown.type("i");
  const before = await linesOf(shown);
  await shown.type(report(65, { x: 3, y: 3 }));
  expect((await linesOf(shown))[0]).toBe(before[3]);
});

test("the mouse does nothing in a window that is too small", async () => {
  const shown = await show({ columns: 20, rows: 8, game: gameOf("chess") });
  await shown.type(clickReport({ x: 3, y: 3 }), report(64, { x: 3, y: 3 }));
  expect(await prose(shown)).toContain("antiking needs 40x14");
  expect(shown.kept).toHaveLength(1);
});
