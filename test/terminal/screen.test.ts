import { expect, test } from "vitest";
import { Screen } from "../../source/terminal/screen.ts";
import { Emulator } from "./support/emulator.ts";

/** An output that keeps each write, and can be slow. */
class FakeOutput {
  columns: number | undefined = 20;
  rows: number | undefined = 4;
  slow = false;
  readonly writes: string[] = [];
  #done: ((error?: Error) => void) | undefined;

  write(bytes: string, done: (error?: Error) => void): void {
    this.writes.push(bytes);
    if (this.slow) this.#done = done;
    else done();
  }

  /** What was written last is on its way, or has failed. */
  finish(error?: Error): void {
    this.#done?.(error);
  }
}

const CLEAR = "\u001B[m\u001B[H\u001B[2J";
const nextTurn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

async function screenShowing(frame: string) {
  const output = new FakeOutput();
  const screen = new Screen(output);
  screen.draw(frame);
  await nextTurn();
  output.writes.length = 0;
  return { output, screen };
}

test("the first frame clears the terminal, all in one write", async () => {
  const output = new FakeOutput();
  new Screen(output).draw("hello\nworld");
  expect(output.writes).toEqual([]);
  await nextTurn();
  expect(output.writes).toEqual([`${CLEAR}hello\r\nworld`]);
});

test("of several frames in one turn only the last is written", async () => {
  const { output, screen } = await screenShowing("aaa");
  screen.draw("bbb");
  screen.draw("aab");
  await nextTurn();
  expect(output.writes).toEqual(["\bb"]);
});

test("nothing is written when nothing changes", async () => {
  const { output, screen } = await screenShowing("aaa");
  screen.draw("aaa");
  await nextTurn();
  expect(output.writes).toEqual([]);
});

test("long writes are shown at once by terminals that can, short ones are not worth it", async () => {
  const { output, screen } = await screenShowing("");
  screen.draw(`${"\u001B[31m0\u001B[32m1".repeat(10)}\u001B[m\n`.repeat(4));
  screen.flush();
  screen.draw("");
  screen.flush();
  expect(output.writes[0]).toMatch(/^\u001B\[\?2026h.+\u001B\[\?2026l$/s);
  expect(output.writes[1]).not.toContain("2026");
});

test("a new size clears and draws the frame that fits it", async () => {
  const { output, screen } = await screenShowing(`${"x".repeat(20)}\nsecond`);
  output.columns = 5;
  output.rows = 1;
  screen.invalidate();
  await nextTurn();
  expect(output.writes).toEqual([`${CLEAR}xxxxx`]);
});

test("a size that changed without a word is noticed at the next frame", async () => {
  const { output, screen } = await screenShowing("abc");
  output.columns = 30;
  screen.draw("abd");
  await nextTurn();
  expect(output.writes).toEqual([`${CLEAR}abd`]);
});

test.each([0, undefined])("a size of %s means 80x24", (unknown) => {
  const output = new FakeOutput();
  output.columns = unknown;
  output.rows = unknown;
  expect(new Screen(output).size()).toEqual({ columns: 80, rows: 24 });
});

test("a slow terminal skips frames, and gets the newest when the last one is on its way", async () => {
  const { output, screen } = await screenShowing("0");
  output.slow = true;
  for (const frame of ["1", "2", "3"]) {
    screen.draw(frame);
    await nextTurn();
  }
  expect(output.writes).toEqual(["\b1"]);
  output.finish();
  expect(output.writes).toEqual(["\b1", "\b3"]);
  output.finish();
  expect(output.writes).toHaveLength(2);
});

test("a slow terminal is cleared only after what went before, when its size has changed", async () => {
  const { output, screen } = await screenShowing("0");
  output.slow = true;
  screen.draw("1");
  await nextTurn();
  output.columns = 30;
  screen.invalidate();
  await nextTurn();
  expect(output.writes).toEqual(["\b1"]);
  output.finish();
  expect(output.writes).toEqual(["\b1", `${CLEAR}1`]);
});

test("nothing is written again and again to a terminal that is gone", async () => {
  const { output, screen } = await screenShowing("0");
  output.slow = true;
  for (const frame of ["1", "2"]) {
    screen.draw(frame);
    await nextTurn();
  }
  output.finish(new Error("EPIPE"));
  expect(output.writes).toEqual(["\b1"]);
});

test("a paused screen writes nothing, and everything when it goes on", async () => {
  const { output, screen } = await screenShowing("0");
  screen.pause();
  screen.draw("1");
  await nextTurn();
  expect(output.writes).toEqual([]);
  screen.resume();
  await nextTurn();
  expect(output.writes).toEqual([`${CLEAR}1`]);
});

test("the bottom right cell can be drawn without scrolling", async () => {
  const output = new FakeOutput();
  const screen = new Screen(output);
  const terminal = new Emulator(20, 4);
  const frames = ["a", "b"].map((letter) => Array.from({ length: 4 }, () => letter.repeat(20)).join("\n"));
  for (const frame of frames) {
    screen.draw(frame);
    await nextTurn();
  }
  terminal.write(output.writes.join(""));
  expect(await terminal.text()).toBe(frames[1]);
  expect(await terminal.scrolled()).toBe(0);
});
