import { describe, expect, test } from "vitest";
import { VARIANTS } from "../../../source/rules/variant.ts";
import {
  asksLevel,
  asksSide,
  currentRow,
  openStart,
  playersOf,
  reduceStart,
  rowsOf,
  type StartState,
} from "../../../source/tui/state/start-state.ts";
import { gameOf } from "../../support/games.ts";
import { keys, paste } from "../support/keys.ts";
import { releaseOn } from "../support/pointer.ts";

const fresh = openStart({ saved: undefined, notice: undefined });
const withSave = openStart({ saved: gameOf("antichess", { moves: "e3" }), notice: undefined });

const press = (names: string, from: StartState = fresh): StartState => keys(names).reduce(reduceStart, from);

/** The game under the cursor, or "resume". */
function chosen(state: StartState): string {
  const row = currentRow(state);
  return row.kind === "resume" ? "resume" : row.id;
}

describe("the list", () => {
  test("offers every game, and opens on Anti-King Chess II", () => {
    expect(rowsOf(fresh).map((row) => row.kind === "variant" && row.id)).toEqual(
      VARIANTS.map(({ id }) => id),
    );
    expect(chosen(fresh)).toBe("antiking2");
  });

  test("offers a saved game first", () => {
    expect(chosen(withSave)).toBe("resume");
    expect(rowsOf(withSave)).toHaveLength(VARIANTS.length + 1);
    expect(chosen(press("down", withSave))).toBe("antiking1");
  });

  test.each([
    ["down", "antichess"],
    ["j", "antichess"],
    ["tab", "antichess"],
    ["up", "antiking1"],
    ["k", "antiking1"],
    ["shift-tab", "antiking1"],
    ["home", "antiking1"],
    ["end", "chess"],
    ["up up", "chess"],
    ["end down", "antiking1"],
    ["pagedown z ctrl-j alt-j", "antiking2"],
  ])("%s goes to %s", (names, id) => {
    expect(chosen(press(names))).toBe(id);
  });
});

describe("the options", () => {
  test("o goes through the opponents", () => {
    expect(["", "o", "o o", "o o o"].map((names) => press(names).opponent)).toEqual([
      "bot",
      "friend",
      "bots",
      "bot",
    ]);
  });

  test("s goes through the sides, but only against a bot", () => {
    expect(["", "s", "s s", "s s s"].map((names) => press(names).side)).toEqual([
      "white",
      "black",
      "random",
      "white",
    ]);
    expect(press("o s").side).toBe("white");
    expect([press(""), press("o"), press("o o")].map(asksSide)).toEqual([true, false, false]);
  });

  test.each([
    ["", 4],
    ["right", 5],
    ["l l", 6],
    ["+", 5],
    ["left", 3],
    ["h h", 2],
    ["-", 3],
    ["1", 1],
    ["8", 8],
    ["8 right", 1],
    ["1 left", 8],
    ["9 0", 4],
    ["o 1 right", 4],
    ["o o 1", 1],
  ])("the keys %j give level %i", (names, level) => {
    expect(press(names).level).toBe(level);
  });

  test("a level is not asked for between friends", () => {
    expect([press(""), press("o"), press("o o")].map(asksLevel)).toEqual([true, false, true]);
  });
});

describe("leaving", () => {
  test.each([
    ["enter", "start"],
    ["Space", "start"],
    ["q", "quit"],
    ["escape", "quit"],
    ["ctrl-c", "interrupt"],
    ["ctrl-q", undefined],
    ["alt-q", undefined],
    ["x", "explore"],
    ["e", "edit"],
    ["z", undefined],
  ] as const)("%s: %s", (names, leaving) => {
    expect(press(names).leaving).toBe(leaving);
  });

  test("a saved game cannot be explored or edited, since going on with it shows all there is", () => {
    for (const name of ["x", "e"]) expect(press(name, withSave).leaving).toBeUndefined();
    expect(press("down x", withSave).leaving).toBe("explore");
  });

  test("pastes and a button that goes up do nothing", () => {
    expect(reduceStart(fresh, paste("q\n"))).toBe(fresh);
    expect(reduceStart(fresh, releaseOn())).toBe(fresh);
  });
});

test("a notice stays until the next key", () => {
  const told = openStart({ saved: undefined, notice: "A save file is damaged." });
  expect(told.notice).toBe("A save file is damaged.");
  expect(reduceStart(told, releaseOn()).notice).toBe("A save file is damaged.");
  expect(press("z", told).notice).toBeUndefined();
});

test.each([
  ["", 0, "human", "bot"],
  ["s", 0, "bot", "human"],
  ["s s", 0.49, "human", "bot"],
  ["s s", 0.5, "bot", "human"],
  ["s o", 0, "human", "human"],
  ["s o o", 0, "bot", "bot"],
] as const)("after the keys %j and the chance %d White is the %s and Black the %s", (names, random, w, b) => {
  const players = playersOf(press(`7 ${names}`), random);
  expect([players.w.kind, players.b.kind]).toEqual([w, b]);
  for (const player of [players.w, players.b]) if (player.kind === "bot") expect(player.level).toBe(7);
});
