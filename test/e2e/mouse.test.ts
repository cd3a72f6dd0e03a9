import { afterEach, describe, expect, test } from "vitest";
import { cellOf, clickReport, placesAt, report } from "../tui/support/pointer.ts";
import { hasTmux, RESTORED, TAKEN_OVER, Tmux } from "./support/tmux.ts";

let terminal: Tmux | undefined;

afterEach(() => {
  terminal?.close();
  terminal = undefined;
});

const cell = (square: string): { x: number; y: number } => cellOf(square, placesAt(80, 24));

/** A click on a text that is on the screen, as the terminal reports it. */
function clickOn(on: Tmux, text: string): void {
  const lines = on.text().split("\n");
  const y = lines.findIndex((line) => line.includes(text));
  on.type(clickReport({ x: lines[y]?.indexOf(text) ?? -1, y }));
}

describe.skipIf(!hasTmux)("the mouse in a real terminal", () => {
  test("plays from the start screen to the way out, and is given back", async () => {
    terminal = new Tmux();
    const on = terminal;
    on.start("");
    await on.until("what shall it be?");
    expect(on.modes()).toEqual(TAKEN_OVER);
    clickOn(on, "Opponent");
    await on.until("a friend at this keyboard");
    clickOn(on, "Anti-King Chess II");
    await on.until("Anti-King Chess II · White to move");
    on.type(report(0, cell("d6")) + report(0, cell("d5"), "m"));
    await on.until("Ad5 is illegal");
    on.type(report(0, cell("e2")) + report(0, cell("e4"), "m"));
    await on.until("1. e4");
    on.type(clickReport(cell("e7")));
    on.type(clickReport(cell("e5")));
    await on.until("1. e4        e5");
    clickOn(on, "1. e4");
    clickOn(on, "e4  ");
    await on.until("exploring · Black to move");
    on.type(report(65, cell("a1")));
    await on.until("exploring · White to move");
    clickOn(on, "back to game");
    await on.until("Anti-King Chess II · White to move");
    clickOn(on, "q quit");
    await on.until("Leave the game?");
    clickOn(on, "y yes");
    await on.until("exit code 0");
    expect(on.modes()).toEqual(RESTORED);
  });

  test.each([
    ["--no-mouse", ""],
    ["", "ANTIKING_MOUSE=off"],
  ])("is left to the terminal with %s%s", async (flag, variable) => {
    terminal = new Tmux();
    terminal.start(`play chess --black human ${flag}`, variable);
    await terminal.until("White to move");
    expect(terminal.modes()).toEqual({ ...TAKEN_OVER, mouse: false });
    terminal.keys("C-z");
    await terminal.until("Stopped");
    expect(terminal.modes()).toEqual(RESTORED);
  });
});
