import { render } from "ink";
import { afterEach, describe, expect, test } from "vitest";
import { openTerminal } from "../../source/terminal/session.ts";
import { Counter } from "./support/counter.tsx";
import { FakeProcess, FakeStdin, FakeStdout, nextTurn } from "./support/fake-terminal.ts";

const opened: { unmount(): void }[] = [];
afterEach(() => {
  for (const app of opened.splice(0)) app.unmount();
});

/** Long enough for React to commit and for the screen to draw. */
async function settle(): Promise<void> {
  for (let turn = 0; turn < 5; turn++) await nextTurn();
}

async function show() {
  const stdin = new FakeStdin();
  const stdout = new FakeStdout();
  const session = openTerminal({
    stdin,
    stdout,
    host: new FakeProcess(),
    stderr: { write: () => {} },
    name: "counter",
  });
  const app = render(<Counter session={session} />, session.ink);
  opened.push(app);
  await settle();
  return { stdin, stdout, session, app };
}

describe("an Ink component on a session", () => {
  test("fills the screen, last column and last row too, without scrolling", async () => {
    const { stdout } = await show();
    expect(await stdout.emulator.text()).toBe(
      [
        "┌──────────────────┐",
        "│    0 of 20x5     │",
        "│                  │",
        "│                  │",
        "└──────────────────┘",
      ].join("\n"),
    );
    expect(await stdout.emulator.scrolled()).toBe(0);
  });

  test("writes one short piece for a key that changes one cell", async () => {
    const { stdin, stdout } = await show();
    stdout.writes.length = 0;
    stdin.type("\u001B[A");
    await settle();
    expect(stdout.writes).toEqual(["\u001B[2;6H1"]);
    stdin.type("\u001B[A");
    await settle();
    expect(stdout.writes.slice(1)).toEqual(["\b2"]);
  });

  test("is laid out anew for a new size, smaller or larger", async () => {
    const { stdout } = await show();
    for (const [columns, rows] of [
      [12, 3],
      [30, 4],
    ] as const) {
      stdout.setSize(columns, rows);
      await settle();
      const lines = (await stdout.emulator.text()).split("\n");
      expect(lines).toHaveLength(rows);
      expect(lines[0]).toBe(`┌${"─".repeat(columns - 2)}┐`);
      expect(lines[1]).toContain(`0 of ${columns}x${rows}`);
    }
  });

  test("leaves the screen as it is when it unmounts, until the session closes", async () => {
    const { stdout, session, app } = await show();
    const before = stdout.writes.length;
    app.unmount();
    await settle();
    expect(stdout.writes.length).toBe(before);
    session.close();
    expect((await stdout.emulator.modes()).alternate).toBe(false);
    expect(stdout.cursorShown).toBe(true);
  });
});
