import { closeSync, mkdtempSync, openSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { writeNow } from "../../source/terminal/write-now.ts";

const unused = (): never => {
  throw new Error("the stream was used");
};

test("text is written to the descriptor before the call returns", () => {
  const path = join(mkdtempSync(join(tmpdir(), "write-now-")), "out");
  const fd = openSync(path, "w");
  writeNow({ fd, write: unused }, "restored ♚");
  expect(readFileSync(path, "utf8")).toBe("restored ♚");
  closeSync(fd);
});

test("a stream without a descriptor takes it", () => {
  const written: string[] = [];
  writeNow({ write: (text) => written.push(text) }, "restored");
  expect(written).toEqual(["restored"]);
});

test("a terminal that is gone is no error", () => {
  expect(() => writeNow({ fd: 9999, write: unused }, "x")).not.toThrow();
  expect(() => writeNow({ write: unused }, "x")).not.toThrow();
});
