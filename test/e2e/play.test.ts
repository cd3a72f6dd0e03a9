import { afterEach, describe, expect, test } from "vitest";
import { hasTmux, RESTORED, TAKEN_OVER, type TerminalOptions, Tmux } from "./support/tmux.ts";

let terminal: Tmux | undefined;

function open(options?: TerminalOptions): Tmux {
  terminal = new Tmux(options);
  return terminal;
}

afterEach(() => {
  terminal?.close();
  terminal = undefined;
});

/** The arrow keys from one square to another, White at the bottom. */
function arrows(from: string, to: string): string[] {
  const files = to.charCodeAt(0) - from.charCodeAt(0);
  const ranks = Number(to[1]) - Number(from[1]);
  return [
    ...Array.from({ length: Math.abs(files) }, () => (files > 0 ? "Right" : "Left")),
    ...Array.from({ length: Math.abs(ranks) }, () => (ranks > 0 ? "Up" : "Down")),
  ];
}

/** Plays moves like "b1a3" with the cursor; gives where the cursor ends. */
function playByKeys(on: Tmux, cursor: string, moves: readonly string[]): string {
  let at = cursor;
  for (const move of moves) {
    const from = move.slice(0, 2);
    const to = move.slice(2, 4);
    on.keys(...arrows(at, from), "Enter", ...arrows(from, to), "Enter");
    at = to;
  }
  return at;
}

describe.skipIf(!hasTmux)("in a real terminal", () => {
  test("a theme that was chosen is there again at the next start", async () => {
    const on = open();
    on.start("explore antiking2");
    await on.until("exploring");
    on.keys("T");
    await on.until("Theme: walnut (2 of 8).");
    on.keys("q");
    await on.until("exit code 0");
    on.start("explore antiking2");
    await on.until("exploring");
    on.keys("T");
    await on.until("Theme: tournament (3 of 8).");
    on.keys("q");
    await on.until("exit code 0");
  });

  test("a game of Anti-King Chess II is chosen, played to a mate by keys, and left", async () => {
    const on = open();
    on.start("");
    await on.until("what shall it be?");
    expect(on.modes()).toEqual(TAKEN_OVER);
    on.keys("o");
    await on.until("a friend at this keyboard");
    on.keys("Enter");
    await on.until("Anti-King Chess II · White to move");
    const cursor = playByKeys(on, "e2", ["b1a3", "d3c4", "g1f3", "c4b5"]);
    await on.until("White: king safe");
    playByKeys(on, cursor, ["a3b1"]);
    const screen = await on.until("1-0");
    expect(screen).toContain("Nb1#");
    expect(screen.replace(/\s+/g, " ")).toContain(
      "White wins: Black's anti-king is mated, unattacked with no move that gets it attacked again.",
    );
    on.keys("q");
    const after = await on.until("exit code 0");
    expect(after).toContain("White wins");
    expect(on.modes()).toEqual(RESTORED);
  });

  test("the engine analyses, suggests a move, and finds the worst one of a game that is over", async () => {
    const on = open();
    on.start("play chess --black human --moves 'f3 e5'");
    await on.until("White to move");
    on.keys("a");
    await on.until(/depth \d+ · \d+k nodes[\s\S]*W█+░+B/);
    on.keys("H");
    await on.until(/Hint: \S+ \([+-]?\d\.\d\d, depth \d+\)\./);
    on.type(":g4");
    on.keys("Enter");
    await on.until("Black wins in 1 ply");
    on.type(":Qh4");
    on.keys("Enter");
    await on.until("0-1");
    on.keys("a", "w");
    await on.until(/2\. g4 .*then Black wins in 1 ply\s+White walked into a proved loss/);
    on.keys("Enter");
    await on.until("Before g4; better was");
  });

  test("a pawn is promoted to a king in Antichess", async () => {
    const on = open();
    on.start('play antichess --black human --fen "8/P7/8/8/8/8/8/6n1 w - - 0 1"');
    await on.until("White to move");
    playByKeys(on, "e2", ["a7a8"]);
    await on.until("Promote to:");
    on.keys("k");
    await on.until("a8=K");
    on.type(":Nf3");
    on.keys("Enter");
    await on.until("1. a8=K      Nf3");
  });

  test("the bot answers, undo goes back to one's own turn, and another move can be made", async () => {
    const on = open();
    on.start("play antiking2 --black bot:1 --seed 1");
    await on.until("White (you) to move");
    on.type(":e4");
    on.keys("Enter");
    await on.until(/1\. e4 +\S/);
    on.keys("u");
    await on.until(/^(?![\s\S]*1\. e4)[\s\S]*White \(you\) to move/);
    on.type(":d4");
    on.keys("Enter");
    // The d-pawn is blocked by the anti-king on d3.
    await on.until("blocked by the anti-king on d3");
  });

  test("resizing redraws at every size, and a window that is too small says what it needs", async () => {
    const on = open();
    on.start("play antiking1 --black human");
    await on.until("White to move");
    for (const [columns, rows] of [
      [120, 40],
      [56, 18],
      [40, 14],
    ] as const) {
      on.resize(columns, rows);
      const screen = await on.until(columns === 40 ? /^8 {3}.*White\n/ : "White to move");
      expect(Math.max(...screen.split("\n").map((line) => line.length))).toBeLessThanOrEqual(columns);
    }
    on.resize(30, 8);
    await on.until("antiking needs 40x14");
    on.resize(80, 24);
    await on.until("White to move");
  });

  test("a running game is left only after a question, and can be gone on with", async () => {
    const on = open();
    on.start("play antiking2 --black human --moves 'e4 e5'");
    await on.until("1. e4        e5");
    on.keys("q");
    await on.until("Leave the game?");
    on.keys("n");
    await on.until("type a move");
    on.keys("q");
    await on.until("Leave the game?");
    on.keys("y");
    const after = await on.until("exit code 0");
    const command = /antiking (resume [\w-]+)/.exec(after)?.[1];
    expect(command).toBeDefined();
    on.start(command ?? "");
    await on.until("1. e4        e5");
    on.keys("C-c");
    expect(await on.until("exit code 130")).toContain("Go on with it: antiking resume");
    on.start("");
    await on.until("Go on");
    on.keys("Enter");
    await on.until("1. e4        e5");
  });

  test("exploring a game leaves it as it was, and both can be gone on with", async () => {
    const on = open();
    on.start("play antiking2 --black human --moves 'e4 e5'");
    await on.until("1. e4        e5");
    on.keys("x");
    await on.until("Anti-King Chess II · exploring");
    on.type(":Nf3 Nc6");
    on.keys("Enter");
    await on.until("2. Nf3       Nc6");
    on.keys("q");
    const after = await on.until("exit code 0");
    const [resume, explore] = [/antiking (resume [\w-]+)/, /antiking (explore .*"$)/m].map(
      (pattern) => pattern.exec(after)?.[1] ?? "",
    );
    expect(explore).toBe('explore antiking2 --moves "e2e4 e7e5 g1f3 b8c6"');
    on.start(explore ?? "");
    await on.until("2. Nf3       Nc6");
    on.keys("q");
    await on.until("exit code 0");
    on.start(resume ?? "");
    const game = await on.until("Anti-King Chess II · White to move");
    expect(game).toContain("1. e4        e5");
    expect(game).not.toContain("Nf3");
  });

  test("a position is set up, and played from against the bot", async () => {
    const on = open();
    on.start("edit chess '4k3/8/8/8/8/8/8/4K3 b - - 0 1'");
    await on.until("A sound position.");
    on.keys("P", "x");
    await on.until("Chess · exploring · Black to move");
    on.keys("e");
    await on.until("Chess · editor");
    on.keys("g");
    await on.until("Chess · Black (you) to move");
    on.keys("C-c");
    await on.until("exit code 130");
    expect(on.modes()).toEqual(RESTORED);
  });

  test("Ctrl-Z gives the shell back, and fg the game", async () => {
    const on = open();
    on.start("play antiking2 --black human --moves e4");
    await on.until("1. e4");
    on.keys("C-z");
    await on.until("Stopped");
    expect(on.modes()).toEqual(RESTORED);
    on.type("fg");
    on.keys("Enter");
    await on.until("Black to move");
    expect(on.modes()).toEqual(TAKEN_OVER);
    on.type(":e5");
    on.keys("Enter");
    await on.until("1. e4        e5");
  });

  test.each([
    ["TERM", 143],
    ["HUP", 129],
  ] as const)("after SIG%s the terminal is restored and the game kept", async (signal, code) => {
    const on = open();
    on.start("play antichess --black human --moves 'e3 b5'");
    await on.until("must take");
    process.kill(await on.programPid(), `SIG${signal}`);
    const after = await on.until(`exit code ${code}`);
    expect(after).toContain("antiking resume");
    expect(on.modes()).toEqual(RESTORED);
    on.start("resume");
    await on.until("1. e3        b5");
  });

  test("even after SIGKILL the game is kept", async () => {
    const on = open();
    on.start("play antichess --black human --moves 'e3 b5'");
    await on.until("must take");
    on.type(":Bxb5");
    on.keys("Enter");
    await on.until("2. Bxb5");
    process.kill(await on.programPid(), "SIGKILL");
    await on.until("exit code 137");
    // Nothing can restore the terminal then; `reset` does.
    on.type("reset");
    on.keys("Enter");
    on.start("resume");
    await on.until("2. Bxb5");
  });
});
