import { describe, expect, test } from "vitest";
import { VARIANTS } from "../../source/rules/variant.ts";
import { SLATE } from "../../source/tui/board/themes/slate.ts";
import { plainPageLine } from "../../source/tui/diagrams/page-line.ts";
import { rulesLines } from "../../source/tui/diagrams/rules-lines.ts";
import type { Look } from "../../source/tui/look.ts";
import { runCommand } from "./support/run-command.ts";

const PLAIN: Look = {
  theme: SLATE,
  tier: "none",
  background: "dark",
  pieceSet: "auto",
  characters: "unicode",
};

test.each(VARIANTS.map(({ id }) => id))("the rules of %s in a pipe are the lines of the page", async (id) => {
  const { exitCode, stdout, stderr } = await runCommand(["rules", id]);
  expect({ exitCode, stderr }).toEqual({ exitCode: 0, stderr: "" });
  expect(stdout).toBe(`${rulesLines(id, 78, PLAIN).map(plainPageLine).join("\n")}\n`);
  expect(stdout).not.toContain("\u001B");
});

test("a wide terminal gets larger diagrams, a wide pipe does not", async () => {
  const TOKEN = "▀█▀";
  expect((await runCommand(["rules", "antiking2"], { columns: 120 })).stdout).not.toContain(TOKEN);
  const terminal = async (columns: number) =>
    (await runCommand(["rules", "antiking2", "--color", "none"], { terminal: true, columns })).stdout;
  expect(await terminal(120)).toContain(TOKEN);
  expect(await terminal(80)).not.toContain(TOKEN);
});

describe("colours of the rules", () => {
  const env = { TERM: "xterm-256color", LANG: "C.UTF-8" };
  const coloured = async (argv: string[], options = {}) =>
    /\u001B\[(\d;)?[34]\d/.test((await runCommand(["rules", "antichess", ...argv], options)).stdout);

  test("go to a terminal, and to a pipe only if they are asked for", async () => {
    expect(await coloured([], { env })).toBe(false);
    expect(await coloured([], { env, terminal: true })).toBe(true);
    expect(await coloured([], { env: { ...env, NO_COLOR: "1" }, terminal: true })).toBe(false);
    expect(await coloured(["--color", "16"])).toBe(true);
    expect(await coloured([], { env: { ...env, ANTIKING_COLOR: "256" } })).toBe(true);
    expect(await coloured(["--color", "none"], { env, terminal: true })).toBe(false);
  });
});

test("--pieces figurine draws figurines", async () => {
  const { stdout } = await runCommand(["rules", "antichess", "--pieces", "figurine"]);
  expect(stdout).toContain("♔");
});

test("where the locale is not UTF-8 the rules are ASCII, and lose no mark", async () => {
  const { stdout } = await runCommand(["rules", "antiking2"], { env: { LANG: "C" } });
  expect(stdout).toMatch(/^[\x00-\x7f]*$/);
  expect(stdout).toContain("[A]");
  expect(stdout).toContain(" o ");
  expect(stdout).toContain("A?");
});

test.each([
  ["--color", "mauve"],
  ["--pieces", "gold"],
])("%s %s is refused, with or without a game", async (flag, value) => {
  for (const argv of [["rules"], ["rules", "chess"]]) {
    const { exitCode, stdout, stderr } = await runCommand([...argv, flag, value]);
    expect({ exitCode, stdout }).toEqual({ exitCode: 2, stdout: "" });
    expect(stderr).toContain(flag);
  }
});
