import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { afterEach, describe, expect, test, vi } from "vitest";
import { hasTmux, PROGRAM, RESTORED, Tmux } from "./support/tmux.ts";

const FAKE = fileURLToPath(new URL("../support/fake-uci.js", import.meta.url));

let terminal: Tmux | undefined;

function open(): Tmux {
  terminal = new Tmux();
  return terminal;
}

afterEach(() => {
  terminal?.close();
  terminal = undefined;
});

/** The command line of the fake engine of one test, which no other process has. */
const fake = (deed: string, mark = ""): string => `uci:node ${FAKE} ${deed}${mark && ` /dev/null ${mark}`}`;

const isRunning = (mark: string): boolean =>
  spawnSync("ps", ["-A", "-o", "args="], { encoding: "utf8" })
    .stdout.split("\n")
    .some((line) => line.includes(`${FAKE} `) && line.endsWith(mark));

const SENTENCE = /ended with exit code 3; the game\s+waits, and p starts it\s+again\./;

describe.skipIf(!hasTmux)("in a real terminal an external engine", () => {
  test("plays on, is left with the game, and comes back with it", async () => {
    const on = open();
    const engine = `--black "uci:node ${PROGRAM} uci" --black-option "Skill Level=1" --engine-time 200`;
    on.start(`play antiking2 ${engine}`);
    await on.until(/Black \(antiking \S+\)/);
    on.type(":e4");
    on.keys("Enter");
    await on.until(/1\. e4 +\S[\s\S]*● White \(you\)/);
    on.type(":Nf3");
    on.keys("Enter");
    await on.until(/2\. Nf3 +\S[\s\S]*● White \(you\)/);
    on.keys("C-c");
    const farewell = (await on.until("exit code 130")).replaceAll("\n", "");
    expect(farewell).toContain(`--black "uci:node ${PROGRAM} uci"`);
    on.start("resume");
    const alone = (await on.until("is not here")).replace(/\s+/g, " ");
    expect(alone).toMatch(
      /antiking \S+, who played Black, is not here: you move for it, until you bring it back/,
    );
    on.keys("C-c");
    await on.until("exit code 130");
    on.start(`resume ${engine}`);
    await on.until(/Black \(antiking \S+\)/);
    on.type(":Nc3");
    on.keys("Enter");
    await on.until(/3\. Nc3 +\S[\s\S]*● White \(you\)/);
    on.keys("C-c");
    await on.until("exit code 130");
    expect(on.modes()).toEqual(RESTORED);
  });

  test("that dies is told in a sentence, is started again by p, and the game is kept", async () => {
    const on = open();
    on.start(`play antiking2 --black "${fake("die-at-go")}"`);
    await on.until("Black (Fake");
    on.type(":e4");
    on.keys("Enter");
    const screen = await on.until(SENTENCE);
    expect(screen).toContain("to move · paused");
    expect(screen).not.toContain("STDERR");
    on.keys("p");
    await on.until(SENTENCE);
    on.keys("q", "y");
    await on.until("exit code 0");
    on.start("resume --black bot:1");
    await on.until(/1\. e4 +\S[\s\S]*● White \(you\)/);
  });

  test("is still there when its game is left for the start screen and gone on with", async () => {
    const on = open();
    on.start(`play antiking2 --white "${fake("b1a3")}"`);
    await on.until("1. Na3");
    on.keys("n", "y");
    await on.until(/Go on .*your turn/);
    on.keys("Enter");
    await on.until("White (Fake");
  });

  test("that cannot play is told before there is a screen", async () => {
    const on = open();
    on.start(`play losers --black "${fake("b1a3")}"`);
    const after = await on.until("exit code 1");
    expect(after.replaceAll("\n", "")).toMatch(
      /^antiking: Fake .* does not know losers, only antiking2 and chess\./,
    );
  });

  test.each(["TERM", "HUP"] as const)("does not outlive a program that SIG%s ends", async (signal) => {
    const on = open();
    const mark = `mark-${signal}-${process.pid}`;
    on.start(`play antiking2 --white "${fake("stays", mark)}" --engine-time 600000`);
    await on.until("is thinking");
    expect(isRunning(mark)).toBe(true);
    process.kill(await on.programPid(), `SIG${signal}`);
    await on.until("exit code 1");
    await vi.waitUntil(() => !isRunning(mark), { timeout: 20_000 });
  });
});
