import { describe, expect, test } from "vitest";
import { variantOf } from "../../../source/rules/variant.ts";
import { type MouseEvent, NO_MODIFIERS } from "../../../source/terminal/events.ts";
import { screenEvent } from "../../../source/tui/pointer.ts";
import { type EditEvent, reduceEdit } from "../../../source/tui/state/edit-reducer.ts";
import { type EditState, openEditor } from "../../../source/tui/state/edit-state.ts";
import { reduceGame } from "../../../source/tui/state/game-reducer.ts";
import { openStart, reduceStart } from "../../../source/tui/state/start-state.ts";
import type { Target } from "../../../source/tui/target.ts";
import { AGAINST_WHITE_BOT, setupOf } from "../../support/games.ts";
import { named } from "../board/support.ts";
import { playing } from "../support/player.ts";
import { pressEntry, pressOn, releaseOn, wheel } from "../support/pointer.ts";

const mouse = (parts: Partial<MouseEvent>): MouseEvent => ({
  kind: "mouse",
  action: "down",
  button: "left",
  x: 7,
  y: 3,
  ...NO_MODIFIERS,
  ...parts,
});

describe("what a mouse event means", () => {
  const square: Target = { kind: "square", square: named("e4") };
  const seen = (parts: Partial<MouseEvent>, target?: Target) => screenEvent(mouse(parts), () => target);

  test("a press is about what is there, a release only about squares, a hint is its key", () => {
    expect(seen({}, square)).toEqual(pressOn("e4"));
    expect(seen({ action: "up" }, square)).toEqual(releaseOn("e4"));
    expect(seen({ action: "up" }, { kind: "key", key: "u" })).toEqual(releaseOn());
    expect(seen({}, { kind: "key", key: "u" })).toMatchObject({ kind: "key", name: "u", text: "u" });
    expect(seen({}, { kind: "key", key: "enter" })).toMatchObject({ kind: "key", name: "enter", text: "" });
  });

  test("nothing is nothing, and so are other buttons, drags, and what is done with a key held down", () => {
    expect(seen({})).toBeUndefined();
    for (const parts of [
      { button: "right" },
      { button: "middle" },
      { action: "drag" },
      { shift: true },
      { alt: true },
      { ctrl: true, action: "wheel-up" },
    ] as const)
      expect(seen(parts, square)).toBeUndefined();
  });

  test("the wheel is the same wherever it is turned", () => {
    expect(seen({ action: "wheel-up", button: "none" })).toEqual(wheel(-1));
    expect(seen({ action: "wheel-down", button: "none" }, square)).toEqual(wheel(1));
  });
});

describe("on the board", () => {
  test("two clicks make a move", () => {
    const player = playing("chess").click("e2");
    expect([player.cursor, player.selected]).toEqual(["e2", "e2"]);
    expect(player.click("e4").moves).toBe("e4");
    expect(player.selected).toBeUndefined();
  });

  test("dragging makes a move", () => {
    expect(playing("chess").pull("g1", "f3").pull("g8", "f6").moves).toBe("Nf3 Nf6");
  });

  test("a click on an empty square only goes there, and on the other side's piece says why it stays", () => {
    const player = playing("chess").click("e5");
    expect([player.cursor, player.says]).toEqual(["e5", undefined]);
    player.click("e7");
    expect([player.cursor, player.refused]).toEqual(["e7", true]);
  });

  test("a click on the piece in hand lets it go, and so does dragging it off the board", () => {
    expect(playing("chess").click("e2 e2").selected).toBeUndefined();
    expect(playing("chess").pull("e2").selected).toBeUndefined();
    expect(playing("chess").click("e2").pull("e2", "e4").moves).toBe("e4");
  });

  test("a click on another piece of one's own picks up that one", () => {
    expect(playing("chess").click("e2 d2").selected).toBe("d2");
    expect(playing("chess").click("e2").pull("d2", "d4").moves).toBe("d4");
  });

  test("a piece dragged onto one of its own stays in hand with the reason, and the other one is not picked up", () => {
    const player = playing("chess", { moves: "e4 e5 Nf3 Nc6 Bc4 Bc5" }).pull("e1", "h1");
    expect([player.selected, player.refused, player.moves.split(" ").length]).toEqual(["e1", true, 6]);
    expect(player.says).toContain("h1");
    expect(player.click("g1").moves).toContain("O-O");
  });

  test("a move that is refused is explained, and the words stay when the button goes up", () => {
    for (const player of [playing("antiking2").click("d6 d5"), playing("antiking2").pull("d6", "d5")]) {
      expect(player.says).toContain("Ad5 is illegal");
      expect(player.lit).toBe("d6 d5");
    }
  });

  test("a promotion is chosen with the mouse", () => {
    const player = playing("chess", { fen: "8/P6k/8/8/8/8/8/4K3 w - - 0 1" }).pull("a7", "a8");
    expect(player.state.dialog?.kind).toBe("promotion");
    expect(player.send(pressOn("e1")).state.dialog?.kind).toBe("promotion");
    expect(player.send(pressEntry(9)).state.dialog?.kind).toBe("promotion");
    expect(player.send(pressEntry(3), releaseOn()).moves).toBe("a8=N");
  });

  test("nothing is dropped under a question or a page that came up meanwhile, or after the bot has moved", () => {
    for (const name of ["q", "?"]) {
      const player = playing("chess", { moves: "e4 e5" }).send(pressOn("g1")).press(name);
      expect(player.send(releaseOn("f3")).moves).toBe("e4 e5");
    }
    const waiting = playing("chess", { players: AGAINST_WHITE_BOT }).send(pressOn("e7"));
    expect(waiting.says).toContain("turn");
    expect(waiting.bot("e4").send(releaseOn("e5")).moves).toBe("e4");
  });

  test("the command line is left for the board", () => {
    const player = playing("chess").press(": e 4").send(pressOn("d2"));
    expect([player.state.command, player.selected]).toEqual([undefined, "d2"]);
  });
});

describe("in the list of moves", () => {
  const place = (...path: number[]) => ({ kind: "press", target: { kind: "place", path } }) as const;

  test("a click goes to the move, and from a game explores it", () => {
    const player = playing("chess", { moves: "e4 e5 Nf3" }).send(place(0));
    expect([player.state.mode, player.moves]).toEqual(["explore", "e4"]);
    expect(player.says).toContain("x goes back");
    expect(player.send(place(0, 0, 0)).moves).toBe("e4 e5 Nf3");
    expect(player.says).toBeUndefined();
    player.send(place(0)).press("x");
    expect([player.state.mode, player.moves]).toEqual(["play", "e4 e5 Nf3"]);
  });

  test("a click on a move that is no longer there does nothing", () => {
    const player = playing("chess", { moves: "e4" }).send(place(0, 0), place(1));
    expect([player.state.mode, player.moves]).toEqual(["play", "e4"]);
  });
});

describe("the wheel", () => {
  test("scrolls the moves of a game, and pages as far as they go", () => {
    const player = playing("chess", { moves: "e4 e5 Nf3 Nc6 Bb5 a6" }).send(wheel(-1));
    expect(player.state.scroll).toBe(3);
    expect(player.send(wheel(1), wheel(1)).state.scroll).toBe(0);
    const scrolled = [wheel(1), wheel(1), wheel(1)].reduce(
      (state, event) => reduceGame(state, { type: "event", event, scrollEnd: () => 5 }),
      player.press("?").state,
    );
    expect(scrolled.page?.scroll).toBe(5);
  });

  test("goes through the moves of an exploration, and stays within them", () => {
    const player = playing("chess", { moves: "e4 e5" }, { mode: "explore" });
    expect(player.send(wheel(-1)).moves).toBe("e4");
    expect(player.send(wheel(-1), wheel(-1)).moves).toBe("");
    expect(player.send(wheel(1), wheel(1), wheel(1)).moves).toBe("e4 e5");
    player.command("variant antichess");
    const changed = player.state.game.variant;
    expect(player.send(wheel(-1)).state.game.variant).toBe(changed);
  });

  test("does nothing at a question and while a line is typed", () => {
    for (const keys of ["q", ":"]) {
      const { state } = playing("chess", { moves: "e4 e5" }).press(keys);
      expect(reduceGame(state, { type: "event", event: wheel(-1) })).toEqual(state);
    }
  });
});

describe("on the start screen", () => {
  const fresh = openStart({ saved: undefined, notice: "Hello." });

  test("a click goes to a row, a second one begins", () => {
    const there = reduceStart(fresh, pressEntry(3));
    expect([there.row, there.leaving, there.notice]).toEqual([3, undefined, undefined]);
    expect(reduceStart(there, pressEntry(3)).leaving).toBe("start");
    expect(reduceStart(fresh, pressEntry(99)).row).toBe(fresh.row);
  });

  test("the wheel goes through the list without turning over", () => {
    expect(reduceStart({ ...fresh, row: 0 }, wheel(-1)).row).toBe(0);
    expect(reduceStart({ ...fresh, row: 0 }, wheel(1)).row).toBe(1);
    expect(reduceStart({ ...fresh, row: 6 }, wheel(1)).row).toBe(6);
  });
});

describe("in the editor", () => {
  const editor = openEditor(variantOf("chess"), setupOf("chess"));
  const sent = (...events: readonly EditEvent[]) =>
    events.reduce<EditState>((state, event) => reduceEdit(state, event), editor);

  test("pieces are dragged, or carried by two clicks; an empty square is only gone to", () => {
    const dragged = sent(pressOn("d1"), releaseOn("d5"));
    expect(dragged.setup.board[named("d5")]?.role).toBe("queen");
    expect(sent(pressOn("d1"), releaseOn("d1"), pressOn("d5"), releaseOn("d5")).setup).toEqual(dragged.setup);
    expect(sent(pressOn("d5"))).toMatchObject({
      cursor: named("d5"),
      selected: undefined,
      message: undefined,
    });
  });

  test("the wheel scrolls its page of keys", () => {
    const page = { ...editor, help: 0 };
    expect(reduceEdit(page, wheel(1)).help).toBe(1);
    expect(reduceEdit(page, wheel(-1)).help).toBe(0);
    expect(reduceEdit(page, pressOn("d1")).selected).toBeUndefined();
    expect(reduceEdit(editor, wheel(1))).toEqual(editor);
  });
});
