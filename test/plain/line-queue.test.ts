import { Readable } from "node:stream";
import { expect, test } from "vitest";
import { lineQueue } from "../../source/plain/line-queue.ts";

/** All lines of an input that comes in these pieces. */
async function linesOf(pieces: Iterable<Buffer | string>): Promise<string[]> {
  const queue = lineQueue(Readable.from(pieces, { objectMode: false }));
  const lines: string[] = [];
  for (;;) {
    await queue.available();
    const line = queue.take();
    if (line === undefined) return lines;
    lines.push(line);
  }
}

test("lines come whole however they arrive, the last one without an end too", async () => {
  expect(await linesOf(["e4\nN", "f3\r", "\n\n", "quit"])).toEqual(["e4", "Nf3", "", "quit"]);
  expect(await linesOf(["e4\n"])).toEqual(["e4"]);
  expect(await linesOf([])).toEqual([]);
});

test("a letter is not torn between two pieces", async () => {
  const bytes = Buffer.from("♞\n");
  expect(await linesOf([bytes.subarray(0, 2), bytes.subarray(2)])).toEqual(["♞"]);
});

test("of a line without end only the beginning is kept, and the next line is heard", async () => {
  function* endless(): Iterable<string> {
    for (let piece = 0; piece < 600; piece++) yield "a".repeat(1_000_000);
    yield "\nquit\n";
  }
  const [first, ...rest] = await linesOf(endless());
  expect([first?.length, rest]).toEqual([4000, ["quit"]]);
}, 60_000);

test("of a script without end no more is read than is heard", async () => {
  let read = 0;
  function* endless(): Iterable<string> {
    for (;;) {
      read++;
      yield "e4\n".repeat(100);
    }
  }
  const queue = lineQueue(Readable.from(endless(), { objectMode: false }));
  for (let taken = 0; taken < 2000; taken++) {
    await queue.available();
    expect(queue.take()).toBe("e4");
    // As long as the reading would take.
    if (taken % 100 === 0) await new Promise((resolve) => setImmediate(resolve));
  }
  expect(read).toBeLessThan(300);
  queue.close();
});
