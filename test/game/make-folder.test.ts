import { existsSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { makeFolder } from "../../source/game/make-folder.ts";

let folder = "";
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "antiking-folder-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 50 }));

test("a folder is made with all those above it, once", () => {
  const path = join(folder, "a", "b", "c");
  makeFolder(path);
  makeFolder(path);
  expect(existsSync(path)).toBe(true);
});

test("where a file or a link to nowhere stands, the system's error is thrown", () => {
  writeFileSync(join(folder, "file"), "");
  symlinkSync(join(folder, "nowhere"), join(folder, "link"));
  expect(() => makeFolder(join(folder, "file"))).toThrow("EEXIST");
  expect(() => makeFolder(join(folder, "file", "below"))).toThrow("ENOTDIR");
  expect(() => makeFolder(join(folder, "link", "below"))).toThrow("EEXIST");
});

// Node's own recursive mkdir never comes back from these.
test.skipIf(!existsSync("/proc/self"))("where no folder can be made at all, it ends", () => {
  expect(() => makeFolder("/proc/antiking/games")).toThrow("ENOENT");
});
