import { expect, test } from "vitest";
import { movesBlock } from "../../source/tui/panels/moves-block.ts";
import type { GameState } from "../../source/tui/state/game-state.ts";
import { playing } from "./support/player.ts";

/** The list as text, the current move between stars. */
const text = (state: GameState, width = 28, height = 8): string[] =>
  movesBlock(state, width, height).map((line) =>
    line
      .map((span) => {
        if (typeof span === "string") return span;
        return span.bold ? span.text.replace(span.text.trim(), `*${span.text.trim()}*`) : span.text;
      })
      .join("")
      .trimEnd(),
  );

const exploring = (moves: string, fen?: string) =>
  playing("chess", { moves, ...(fen && { fen }) }, { mode: "explore" });

test("an exploration shows its whole line, wherever in it the board stands", () => {
  const player = exploring("e4 e5 Nf3 Nc6").press(", ,");
  expect(text(player.state)).toEqual(["1. e4        *e5*", "2. Nf3       Nc6", "", "", "", "", "", ""]);
});

test("at the start no move is the current one", () => {
  expect(text(exploring("e4 e5").press("<").state)[0]).toBe("1. e4        e5");
});

test("what was tried instead stands below the move that is in the line", () => {
  const player = exploring("e4 e5 Nf3 Nc6")
    .press("<")
    .command("e4 c5")
    .press("<")
    .command("d4 d5")
    .press(",");
  player.press(",").command("c4").press("< >");
  expect(text(player.state)).toEqual([
    "1. e4        e5",
    "   or d4, c4",
    "   or c5",
    "2. Nf3       *Nc6*",
    "",
    "",
    "",
    "",
  ]);
});

test("in a variation its moves are the line, and the first line is what it branches off", () => {
  const player = exploring("e4 e5 Nf3 Nc6").press("<").command("e4 c5 Nc3").press(",");
  expect(text(player.state)).toEqual(["1. e4        *c5*", "   or e5", "2. Nc3", "", "", "", "", ""]);
});

test("Black's first move has its own row and its own variations", () => {
  const player = exploring("a6 a3", "4k3/p7/8/8/8/8/P7/4K3 b - - 0 41").press("<").command("a5").press("< >");
  expect(text(player.state)).toEqual(["41. …         a6", "    or a5", "42. *a3*", "", "", "", "", ""]);
});

test("a long line is shown around the current move, and scrolls", () => {
  const shuffle = "Nf3 Nf6 Ng1 Ng8 e4 e5 Nf3 Nf6 Ng1 Ng8 d4 d5 Nf3 Nf6 Ng1 Ng8";
  const player = exploring(shuffle).press("<");
  expect(text(player.state, 28, 4)).toEqual([
    "1. Nf3       Nf6",
    "2. Ng1       Ng8",
    "3. e4        e5",
    "4. Nf3       Nf6",
  ]);
  expect(text(player.press(". . . . . . .").state, 28, 4)).toEqual([
    "3. e4        e5",
    "4. *Nf3*       Nf6",
    "5. Ng1       Ng8",
    "6. d4        d5",
  ]);
  expect(text(player.press(">").state, 28, 4)).toEqual([
    "5. Ng1       Ng8",
    "6. d4        d5",
    "7. Nf3       Nf6",
    "8. Ng1       *Ng8*",
  ]);
  expect(text(player.press("pageup").state, 28, 4)[0]).toBe("1. Nf3       Nf6");
});

test("a finished line ends with its score", () => {
  expect(text(exploring("f3 e5 g4 Qh4#").state).slice(0, 3)).toEqual([
    "1. f3        e5",
    "2. g4        *Qh4#*",
    "*0-1*",
  ]);
});

test("a game shows no variations: what was taken back is gone from its list", () => {
  const player = playing("chess", { moves: "e4 e5" }).press("u u").command("d4");
  expect(text(player.state)).toEqual(["1. *d4*", "", "", "", "", "", "", ""]);
  expect(text(player.press("x").state).slice(0, 2)).toEqual(["1. *d4*", "   or e4"]);
});

test("the list is always as high as its region", () => {
  for (const height of [1, 2, 3, 7, 20]) {
    const player = exploring("e4 e5 Nf3 Nc6").press("<").command("e4 c5 Nc3");
    for (const names of ["", "<", ". .", ">", "pageup", "pagedown"]) {
      expect(text(player.press(names).state, 14, height)).toHaveLength(height);
    }
  }
});
