/** The program on the far side of a real SSH connection, through the real client in a real terminal. */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { SshServer } from "./support/ssh-server.ts";
import { hasTmux, PROGRAM, RESTORED, TAKEN_OVER, type TerminalOptions, Tmux } from "./support/tmux.ts";

const server = hasTmux ? await SshServer.start() : "there is no tmux";
if (typeof server === "string") console.warn(`The tests over SSH are skipped: ${server}.`);

let terminal: Tmux | undefined;

afterEach(() => {
  terminal?.close();
  terminal = undefined;
});

describe.skipIf(typeof server === "string")("over SSH", () => {
  let far: SshServer;

  beforeAll(() => {
    if (typeof server !== "string") far = server;
  });

  afterAll(() => far?.close());

  /** Logs in and starts the program there; its process id stands in a file. */
  function play(args: string, options?: TerminalOptions): Tmux {
    terminal = new Tmux(options);
    const remote = `echo $$ > ${join(far.folder, "pid")}; exec ${process.execPath} ${PROGRAM} ${args}`;
    terminal.type(`clear; ${far.client.join(" ")} '${remote}'; echo "exit code $?"`);
    terminal.keys("Enter");
    return terminal;
  }

  /** Waits until the program on the far side has ended. */
  async function farEnd(): Promise<void> {
    const pid = Number(readFileSync(join(far.folder, "pid"), "utf8"));
    for (const end = Date.now() + 20_000; Date.now() < end; ) {
      if (!existsSync(`/proc/${pid}`)) return;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    throw new Error("the program on the far side still runs");
  }

  test.each([
    { columns: 80, rows: 24, term: "xterm-256color", colour: /\u001B\[[\d;]*[34]8;5;\d+/ },
    { columns: 120, rows: 40, term: "xterm", colour: /\u001B\[[\d;]*(?:3|4|9|10)\d[;m]/ },
  ])("plays at $columns x $rows as $term, follows a resize and gives the terminal back", async (at) => {
    const on = play("play antiking2 --black human", {
      columns: at.columns,
      rows: at.rows,
      env: { TERM: at.term },
    });
    await on.until("Anti-King Chess II · White to move");
    expect(on.modes()).toMatchObject({ ...TAKEN_OVER, mouse: expect.any(Boolean) });
    expect(on.styledText()).toMatch(at.colour);
    on.type(":c3");
    on.keys("Enter");
    await on.until("Black to move");
    on.resize(at.columns + 20, at.rows + 6);
    on.type(":c6");
    on.keys("Enter");
    await on.until("White to move");
    on.keys("q");
    await on.until("Leave the game?");
    on.keys("y");
    await on.until("exit code 0");
    expect(on.modes()).toEqual(RESTORED);
  });

  test("a line that drops in mid-game ends the far side, and the game is there to be resumed", async () => {
    const on = play("play antichess --black human");
    await on.until("Antichess · White to move");
    on.type(":g3");
    on.keys("Enter");
    await on.until("Black to move");
    // The client dies without a word to anybody.
    on.kill(await on.programPid());
    await farEnd();
    on.close();
    const again = play("resume");
    await again.until(/g3/);
    await again.until("Black to move");
    again.keys("q");
    await again.until("Leave the game?");
    again.keys("y");
    await again.until("exit code 0");
    expect(again.modes()).toEqual(RESTORED);
  });

  test("a program that is told to end on the far side gives the terminal back through the line", async () => {
    const on = play("play antiking1 --black human");
    await on.until("Anti-King Chess I · White to move");
    process.kill(Number(readFileSync(join(far.folder, "pid"), "utf8")), "SIGHUP");
    await on.until("exit code 129");
    expect(on.modes()).toEqual(RESTORED);
  });
});
