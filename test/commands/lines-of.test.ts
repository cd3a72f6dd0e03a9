import { Readable } from "node:stream";
import { expect, test } from "vitest";
import { linesOf } from "../../source/commands/lines-of.ts";

async function linesIn(...chunks: readonly (string | Uint8Array)[]): Promise<string[]> {
  const lines: string[] = [];
  for await (const line of linesOf(Readable.from(chunks))) lines.push(line);
  return lines;
}

test("lines are put together from chunks, whatever ends them", async () => {
  expect(await linesIn("uc", "i\r\nisready\n\n", "quit")).toEqual(["uci", "isready", "", "quit"]);
});

test("a character may be split between chunks", async () => {
  const [first, ...rest] = new TextEncoder().encode("é\n");
  expect(await linesIn(Uint8Array.of(first ?? 0), Uint8Array.from(rest))).toEqual(["é"]);
});

test("of a line that does not end only the beginning is kept", async () => {
  const chunks = Array.from({ length: 50 }, () => "x".repeat(10_000));
  const [long, next] = await linesIn(...chunks, "\nnext\n");
  expect(long).toBe("x".repeat(100_000));
  expect(next).toBe("next");
});

test("a line is there before the next chunk has come", async () => {
  async function* slow(): AsyncGenerator<string> {
    yield "first\n";
    await new Promise(() => {});
  }
  const lines = linesOf(Readable.from(slow()));
  expect((await lines.next()).value).toBe("first");
});

test("a stream that breaks ends, with what came before, and tells why", async () => {
  const told: string[] = [];
  const lines: string[] = [];
  for await (const line of linesOf(breaking("first\nsec"), ({ message }) => told.push(message))) {
    lines.push(line);
  }
  expect({ lines, told }).toEqual({ lines: ["first", "sec"], told: ["EIO"] });
});

test("an error of whoever takes the lines is not one of the stream's", async () => {
  const told: string[] = [];
  const taking = async (): Promise<void> => {
    for await (const line of linesOf(Readable.from(["a\n"]), ({ message }) => told.push(message)))
      throw new Error(line);
  };
  await expect(taking()).rejects.toThrow("a");
  expect(told).toEqual([]);
});

/** A stream that says something and is gone, as a terminal that was closed. */
function breaking(text: string): Readable {
  async function* chunks(): AsyncGenerator<string> {
    yield text;
    throw new Error("EIO");
  }
  return Readable.from(chunks());
}
