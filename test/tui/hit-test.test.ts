import { describe, expect, test } from "vitest";
import { SQUARES, squareName } from "../../source/rules/square.ts";
import { layout } from "../../source/tui/layout.ts";
import { gameTargets } from "../../source/tui/screens/game-panels.ts";
import type { GameState } from "../../source/tui/state/game-state.ts";
import type { Target } from "../../source/tui/target.ts";
import { playing } from "./support/player.ts";
import { cellOf, placesAt } from "./support/pointer.ts";

const SIZES = [
  [40, 14],
  [56, 18],
  [80, 24],
  [120, 40],
  [200, 60],
  [467, 145],
] as const;

/** Every cell of a screen that a click is about something on. */
function targets(
  state: GameState,
  columns: number,
  rows: number,
): { x: number; y: number; target: Target }[] {
  const targetAt = gameTargets(state, placesAt(columns, rows));
  return Array.from({ length: rows }, (_, y) =>
    Array.from({ length: columns }, (_, x) => {
      const target = targetAt({ x, y });
      return target === undefined ? [] : [{ x, y, target }];
    }).flat(),
  ).flat();
}

const keysOf = (all: readonly { target: Target }[]): Set<string> =>
  new Set(all.flatMap(({ target }) => (target.kind === "key" ? [target.key] : [])));

describe.each(SIZES)("at %ix%i", (columns, rows) => {
  const places = placesAt(columns, rows);

  test("every square is where it is drawn, whichever way the board is turned", () => {
    const { state } = playing("antiking2");
    const targetAt = gameTargets(state, places);
    const turnedAt = gameTargets({ ...state, flipped: true }, places);
    for (const square of SQUARES) {
      const cell = cellOf(squareName(square), places);
      expect(targetAt(cell)).toEqual({ kind: "square", square });
      expect(turnedAt(cell)).toEqual({ kind: "square", square: 63 - square });
    }
  });

  test("nothing is beside the squares but hints, moves and what the message asks", () => {
    const { state } = playing("antiking2", { moves: "e4 e5 Nf3" });
    const { hints, command, side } = places;
    for (const { x, y, target } of targets(state, columns, rows)) {
      if (target.kind === "square") continue;
      if (target.kind === "key") expect([hints?.y, command.y]).toContain(y);
      else expect([target.kind, x >= (side?.x ?? columns)]).toEqual(["place", true]);
    }
  });

  test("hints can be clicked, at a question the answers, at a promotion the pieces", () => {
    const player = playing("antiking2", { moves: "e4" });
    expect(keysOf(targets(player.state, columns, rows))).toContain("?");
    expect(keysOf(targets(player.press("q").state, columns, rows))).toEqual(new Set(["y", "n"]));
    const asked = playing("chess", { fen: "8/P6k/8/8/8/8/8/4K3 w - - 0 1" }).drag("a7", "a8").state;
    const cells = targets(asked, columns, rows);
    expect(new Set(cells.flatMap(({ target }) => (target.kind === "entry" ? [target.index] : [])))).toEqual(
      new Set([0, 1, 2, 3]),
    );
    expect([...keysOf(cells)]).toEqual(expect.arrayContaining(["left", "right", "enter"]));
  });

  test("a page covers the board", () => {
    for (const name of ["?", "i", "m"]) {
      const { state } = playing("antiking2").press(name);
      expect(state.page).toBeDefined();
      const found = targets(state, columns, rows);
      expect(new Set(found.map(({ target }) => target.kind))).toEqual(new Set(["key"]));
      expect(keysOf(found)).toEqual(new Set(["up", "down", "escape"]));
    }
  });
});

test("every move in the list leads to its place, and what was tried instead too", () => {
  const player = playing("chess", { moves: "e4 e5 Nf3 Nc6" }, { mode: "explore" });
  player.press("<").command("e4 c5").press("< >");
  const paths = targets(player.state, 80, 24).flatMap(({ target }) =>
    target.kind === "place" ? [target.path.join(" ")] : [],
  );
  expect([...new Set(paths)]).toEqual(["0", "0 0", "0 1", "0 0 0", "0 0 0 0"]);
});

test("while a line is typed, only the board and the moves can be clicked", () => {
  const { state } = playing("chess", { moves: "e4" }).press(":");
  const kinds = targets(state, 80, 24).map(({ target }) => target.kind);
  expect(new Set(kinds)).toEqual(new Set(["square", "place"]));
});

test("an analysis moves the list of moves, and the targets with it", () => {
  const { state } = playing("chess", { moves: "e4 e5" });
  const places = layout(80, 24, { analysis: true });
  if (places.kind !== "fits") throw new Error("it fits");
  const found = Array.from({ length: 24 }, (_, y) => gameTargets(state, places)({ x: 50, y }));
  expect(found.filter((target) => target?.kind === "place")).toHaveLength(1);
});
