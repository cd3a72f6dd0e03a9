import { describe, expect, test, vi } from "vitest";
import type { TerminalEvent } from "../../source/terminal/events.ts";
import { openTerminal, type Session, UNREAD } from "../../source/terminal/session.ts";
import type { ExitReason } from "../../source/terminal/ways-out.ts";
import { FakeProcess, FakeStdin, FakeStdout, nextTurn } from "./support/fake-terminal.ts";

interface Wish {
  readonly mouse?: boolean;
  readonly asksBackground?: boolean;
  readonly onExit?: () => void;
}

function open({ mouse = true, asksBackground = false, onExit }: Wish = {}) {
  const stdin = new FakeStdin();
  const stdout = new FakeStdout();
  const host = new FakeProcess();
  const errors: string[] = [];
  const reasons: ExitReason[] = [];
  stdout.emulator.write("$ antiking\r\n");
  const session = openTerminal({
    stdin,
    stdout,
    host,
    mouse,
    asksBackground,
    stderr: { write: (text) => errors.push(text) },
    name: "antiking",
    onExit: (reason) => {
      reasons.push(reason);
      onExit?.();
    },
  });
  const state = async () => ({
    ...(await stdout.emulator.modes()),
    cursor: stdout.cursorShown,
    raw: stdin.raw,
    reading: stdin.reading,
  });
  return { session, stdin, stdout, host, errors, reasons, state };
}
type Opened = ReturnType<typeof open>;

const TAKEN = {
  alternate: true,
  mouse: "vt200",
  paste: true,
  wrap: false,
  cursor: false,
  raw: true,
  reading: true,
};
const GIVEN_BACK = {
  alternate: false,
  mouse: "none",
  paste: false,
  wrap: true,
  cursor: true,
  raw: false,
  reading: false,
};

async function showing(frame: string): Promise<Opened> {
  const opened = open();
  opened.session.screen.draw(frame);
  await nextTurn();
  return opened;
}

test("opening takes the terminal over", async () => {
  const { session, stdout, state } = open();
  expect(await state()).toEqual(TAKEN);
  session.screen.draw("board");
  await nextTurn();
  expect(await stdout.emulator.text()).toBe("board");
});

test("the mouse is left to the terminal unless it is asked for, and can be had later", async () => {
  const { session, state, stdout } = open({ mouse: false });
  expect(await state()).toEqual({ ...TAKEN, mouse: "none" });
  session.setMouse(true);
  expect(await state()).toEqual(TAKEN);
  expect(stdout.writes.join("")).toContain("\u001B[?1006h");
  session.setMouse(false);
  expect(await state()).toEqual({ ...TAKEN, mouse: "none" });
});

describe("the background of the terminal", () => {
  const ASK = "\u001B]11;?\u0007";
  const LIGHT = "\u001B]11;rgb:ffff/ffff/ffff\u001B\\";
  const DARK = "\u001B]11;rgb:0/0/0\u0007";

  test("is asked for only where that is wished", () => {
    expect(open().stdout.writes.join("")).not.toContain(ASK);
    expect(open({ asksBackground: true }).stdout.writes.join("")).toContain(ASK);
  });

  test("is told to whoever listens, whether before or after the answer, and is no key", () => {
    const { session, stdin } = open({ asksBackground: true });
    const told: string[] = [];
    const keys: TerminalEvent[] = [];
    session.onEvent((event) => keys.push(event));
    session.onBackground((background) => told.push(`early ${background}`));
    stdin.type(LIGHT);
    const end = session.onBackground((background) => told.push(`late ${background}`));
    expect(told).toEqual(["early light", "late light"]);
    end();
    stdin.type(DARK);
    expect(told).toEqual(["early light", "late light", "early dark"]);
    expect(keys).toEqual([]);
  });

  test("is asked for again after the program was stopped", () => {
    const { host, stdout } = open({ asksBackground: true });
    host.emit("SIGTSTP");
    stdout.writes.length = 0;
    host.emit("SIGCONT");
    expect(stdout.writes.join("")).toContain(ASK);
  });
});

describe("the terminal is given back", () => {
  const error = new Error("the board is gone\nwith details");
  const sentence = "antiking stopped because of an internal error: the board is gone\n";

  const WAYS: readonly [
    string,
    (opened: Opened) => void,
    { code?: number; reason?: ExitReason; said?: string },
  ][] = [
    ["when the program closes it", ({ session }) => session.close(), {}],
    ["when somebody calls process.exit", ({ host }) => host.exit(3), { code: 3 }],
    [
      "after SIGTERM",
      ({ host }) => host.emit("SIGTERM"),
      { code: 143, reason: { kind: "signal", signal: "SIGTERM" } },
    ],
    [
      "after SIGINT",
      ({ host }) => host.emit("SIGINT"),
      { code: 130, reason: { kind: "signal", signal: "SIGINT" } },
    ],
    [
      "after SIGHUP",
      ({ host }) => host.emit("SIGHUP"),
      { code: 129, reason: { kind: "signal", signal: "SIGHUP" } },
    ],
    [
      "after SIGQUIT",
      ({ host }) => host.emit("SIGQUIT"),
      { code: 131, reason: { kind: "signal", signal: "SIGQUIT" } },
    ],
    [
      "after the keys have ended",
      ({ stdin }) => stdin.emit("end"),
      { code: 129, reason: { kind: "hangup" } },
    ],
    [
      "after a read failed",
      ({ stdin }) => stdin.emit("error", new Error("EIO")),
      { code: 129, reason: { kind: "hangup" } },
    ],
    [
      "after a write failed",
      ({ stdout }) => stdout.emit("error", new Error("EPIPE")),
      { code: 129, reason: { kind: "hangup" } },
    ],
    [
      "after an error nobody caught",
      ({ host }) => host.emit("uncaughtException", error),
      { code: 1, reason: { kind: "error", error }, said: sentence },
    ],
    [
      "after a rejection nobody handled",
      ({ host }) => host.emit("unhandledRejection", error),
      { code: 1, reason: { kind: "error", error }, said: sentence },
    ],
    [
      "when the program says that it failed",
      ({ session }) => session.fail(error),
      { code: 1, reason: { kind: "error", error }, said: sentence },
    ],
    [
      "after an error in a listener to keys",
      ({ session, stdin }) => {
        session.onEvent(() => {
          throw error;
        });
        stdin.type("x");
      },
      { code: 1, reason: { kind: "error", error }, said: sentence },
    ],
    [
      "after an error in a listener to sizes",
      ({ session, stdout }) => {
        session.onResize(() => {
          throw error;
        });
        stdout.setSize(30, 5);
      },
      { code: 1, reason: { kind: "error", error }, said: sentence },
    ],
  ];

  test.each(WAYS)("%s", async (_, leave, { code, reason, said }) => {
    const opened = await showing("board");
    leave(opened);
    expect(await opened.state()).toEqual(GIVEN_BACK);
    expect(await opened.stdout.emulator.text()).toBe("$ antiking");
    expect(opened.host.exits).toEqual(code === undefined ? [] : [code]);
    expect(opened.reasons).toEqual(reason === undefined ? [] : [reason]);
    expect(opened.errors.join("")).toBe(said ?? "");
  });

  test.each(WAYS)("once, and then nothing more is written or heard: %s", async (_, leave) => {
    const opened = await showing("board");
    let heard = 0;
    opened.session.onEvent(() => {
      heard++;
    });
    leave(opened);
    const [written, before] = [opened.stdout.writes.length, heard];
    opened.session.close();
    opened.session.suspend();
    opened.session.fail(new Error("late"));
    opened.session.screen.draw("late");
    opened.stdin.emit("error", new Error("late"));
    opened.stdout.emit("error", new Error("late"));
    opened.stdout.emit("resize");
    opened.stdin.type("x");
    await nextTurn();
    expect(opened.stdout.writes.length).toBe(written);
    expect(opened.host.exits.length).toBeLessThanOrEqual(1);
    expect(opened.host.eventNames()).toEqual([]);
    expect(heard).toBe(before);
  });

  test("even if its last hook throws", async () => {
    const opened = open({
      onExit: () => {
        throw new Error("no disk");
      },
    });
    expect(() => opened.host.emit("SIGTERM")).toThrow("no disk");
    expect(await opened.state()).toEqual(GIVEN_BACK);
    expect(opened.host.exits).toEqual([143]);
  });

  test("even if the terminal is gone and every call on it throws", () => {
    const opened = open();
    const gone = () => {
      throw new Error("EIO");
    };
    opened.stdin.setRawMode = gone;
    opened.stdout.write = gone;
    opened.host.emit("SIGHUP");
    expect(opened.host.exits).toEqual([129]);
  });
});

test("a terminal that says it is gone while it is given back ends the program once", () => {
  const opened = open();
  opened.stdin.setRawMode = () => {
    opened.stdin.emit("end");
  };
  opened.host.emit("SIGTERM");
  expect(opened.host.exits).toEqual([143]);
  expect(opened.reasons).toHaveLength(1);
});

describe("Ctrl+Z", () => {
  async function suspended() {
    const opened = await showing("board");
    opened.stdin.type("\u001A");
    return opened;
  }

  test("gives the terminal back and stops the process group", async () => {
    const { host, state } = await suspended();
    expect(await state()).toEqual(GIVEN_BACK);
    expect(host.kills).toEqual([[0, "SIGTSTP"]]);
    expect(host.listenerCount("SIGTSTP"), "ours would swallow the signal").toBe(0);
  });

  test("is not a key of the program's", async () => {
    const opened = await showing("board");
    const heard: unknown[] = [];
    opened.session.onEvent((event) => heard.push(event));
    opened.stdin.type("\u001A");
    expect(heard).toEqual([]);
  });

  test("ends with everything as before, drawn anew", async () => {
    const { host, state, stdout } = await suspended();
    stdout.emulator.write("$ fg\r\n");
    host.emit("SIGCONT");
    await nextTurn();
    expect(await state()).toEqual(TAKEN);
    expect(await stdout.emulator.text()).toBe("board");
    expect(host.listenerCount("SIGTSTP")).toBe(1);
  });

  test("draws what has changed meanwhile only afterwards", async () => {
    const { host, session, stdout } = await suspended();
    const written = stdout.writes.length;
    session.screen.draw("new board");
    stdout.setSize(30, 5);
    await nextTurn();
    expect(stdout.writes.length).toBe(written);
    host.emit("SIGCONT");
    await nextTurn();
    expect(await stdout.emulator.text()).toBe("new board");
  });

  test("goes on by itself where no shell could continue it", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    try {
      const { state } = await suspended();
      vi.advanceTimersByTime(200);
      expect(await state()).toEqual(TAKEN);
    } finally {
      vi.useRealTimers();
    }
  });

  test("has the size looked at again, which nobody tells a process in the background", async () => {
    const { host, stdout, session } = await suspended();
    host.on("SIGWINCH", () => stdout.setSize(40, 8));
    const sizes: unknown[] = [];
    session.onResize((size) => sizes.push(size));
    host.emit("SIGCONT");
    expect(sizes).toEqual([{ columns: 40, rows: 8 }]);
  });

  test("does nothing on Windows", async () => {
    const opened = await showing("board");
    opened.host.platform = "win32";
    opened.stdin.type("\u001A");
    expect(await opened.state()).toEqual(TAKEN);
    expect(opened.host.kills).toEqual([]);
  });

  test("and the signal of the same meaning from outside do the same", async () => {
    const opened = await showing("board");
    opened.host.emit("SIGTSTP");
    expect(await opened.state()).toEqual(GIVEN_BACK);
  });

  test("followed by the end of the process writes nothing into the shell", async () => {
    const { host, stdout } = await suspended();
    const written = stdout.writes.length;
    host.emit("SIGTERM");
    expect(stdout.writes.length).toBe(written);
    expect(host.exits).toEqual([143]);
  });
});

test("a stop that could not be seen coming is made good when the process goes on", async () => {
  const { host, stdin, stdout, state } = await showing("board");
  stdin.raw = false;
  stdout.emulator.write("\u001B[?1049l\u001B[?25h$ fg\r\n");
  host.emit("SIGCONT");
  await nextTurn();
  expect(await state()).toEqual(TAKEN);
  expect(await stdout.emulator.text()).toBe("board");
});

describe("listeners", () => {
  function names(session: Session): [string[], () => void] {
    const heard: string[] = [];
    return [heard, session.onEvent((event) => heard.push(event.kind === "key" ? event.name : event.kind))];
  }

  test("hear keys until they unsubscribe", () => {
    const { session, stdin } = open();
    const [first, unsubscribe] = names(session);
    const [second] = names(session);
    stdin.type("a");
    unsubscribe();
    stdin.type("\u001B[<0;1;1M");
    expect(first).toEqual(["a"]);
    expect(second).toEqual(["a", "mouse"]);
  });

  test("hear new sizes until they unsubscribe", () => {
    const { session, stdout } = open();
    const sizes: unknown[] = [];
    const unsubscribe = session.onResize((size) => sizes.push(size));
    stdout.setSize(30, 6);
    unsubscribe();
    stdout.setSize(40, 6);
    expect(sizes).toEqual([{ columns: 30, rows: 6 }]);
    expect(session.size()).toEqual({ columns: 40, rows: 6 });
  });
});

describe("copying", () => {
  const sequence = (text: string): string =>
    `\u001B]52;c;${Buffer.from(text, "utf8").toString("base64")}\u0007`;

  test.each(["4k3/8/8/8/8/8/8/4K3 w - - 0 1\n1. e4 e5", "", "“Umlaute” äöü ♔", "\u001B]0;x\u0007"])(
    "%j goes to the terminal's clipboard whole, in one write, and nothing of it to the screen",
    async (text) => {
      const { session, stdout } = await showing("board");
      const before = await stdout.emulator.text();
      stdout.writes.length = 0;
      session.copy(text);
      expect(stdout.writes).toEqual([sequence(text)]);
      expect(await stdout.emulator.text()).toBe(before);
    },
  );

  test("asks nothing of a terminal that has been given back", async () => {
    const { session, stdout } = await showing("board");
    session.close();
    stdout.writes.length = 0;
    session.copy("4k3");
    expect(stdout.writes).toEqual([]);
  });
});

test("what a listener leaves unread goes to the next one, before anything else", () => {
  const { session, stdin } = open();
  const [first, second]: [string[], string[]] = [[], []];
  const read = (into: string[]) => (event: TerminalEvent) => {
    if (first.includes("b") && into === first) return UNREAD;
    into.push(event.kind === "key" ? event.name : event.kind);
    return undefined;
  };
  const end = session.onEvent(read(first));
  stdin.type("abcd");
  expect([first, second]).toEqual([["a", "b"], []]);
  end();
  session.onEvent(read(second));
  stdin.type("e");
  expect(second).toEqual(["c", "d", "e"]);
});
