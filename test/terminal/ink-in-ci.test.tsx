import { expect, test, vi } from "vitest";
import { openTerminal } from "../../source/terminal/session.ts";
import { FakeProcess, FakeStdin, FakeStdout, nextTurn } from "./support/fake-terminal.ts";

test("an Ink component is drawn and follows the size even where the environment says CI", async () => {
  // Ink looks at this once, when it is loaded.
  vi.stubEnv("CI", "true");
  const { render } = await import("ink");
  const { Counter } = await import("./support/counter.tsx");

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
  for (let turn = 0; turn < 5; turn++) await nextTurn();
  expect(session.ink.stdout.listenerCount("resize"), "Ink does not listen itself").toBe(0);
  expect(await stdout.emulator.text()).toContain("0 of 20x5");

  stdout.setSize(30, 4);
  for (let turn = 0; turn < 5; turn++) await nextTurn();
  const lines = (await stdout.emulator.text()).split("\n");
  expect(lines[0]).toBe(`┌${"─".repeat(28)}┐`);
  expect(lines[1]).toContain("0 of 30x4");
  app.unmount();
});
