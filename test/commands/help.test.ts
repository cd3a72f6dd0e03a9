import { describe, expect, test } from "vitest";
import manifest from "../../package.json" with { type: "json" };
import { COMMANDS } from "../../source/commands/registry.ts";
import { VARIANTS } from "../../source/rules/variant.ts";
import { runCommand } from "./support/run-command.ts";

test.each([[["--help"]], [["-h"]], [["help"]]])(
  "%j lists every command, game and exit code",
  async (argv) => {
    const { exitCode, stdout, stderr } = await runCommand(argv);
    expect({ exitCode, stderr }).toEqual({ exitCode: 0, stderr: "" });
    for (const { name, summary } of COMMANDS)
      expect(stdout).toMatch(new RegExp(`^  ${name} +${summary}$`, "m"));
    expect(stdout).toContain(`Games: ${VARIANTS.map(({ id }) => id).join(", ")}`);
    expect(stdout).toMatch(/Exit codes: 0 .*1 .*2 /s);
  },
);

test.each([[["--version"]], [["-v"]]])("%j prints the version of the package", async (argv) => {
  expect(await runCommand(argv)).toEqual({ exitCode: 0, stdout: `${manifest.version}\n`, stderr: "" });
});

describe.each(COMMANDS.map(({ name, command }) => [name, command] as const))(
  "the help of %s",
  (name, command) => {
    test("names every flag it has, and no other", async () => {
      const { flags } = command;
      const { stdout } = await runCommand([name, "--help"]);
      const named = new Set(stdout.match(/--[a-z-]+/g));
      expect([...named].sort()).toEqual(flags.map((flag) => `--${flag.name}`).sort());
    });

    test("has every flag in its usage, unless that says that there are options", async () => {
      const { stdout } = await runCommand([name, "--help"]);
      const [usage = ""] = stdout.split("\n\n");
      const missing = command.flags.filter((flag) => !usage.includes(`[--${flag.name}`));
      if (!usage.includes("[options]")) expect(missing).toEqual([]);
    });

    test("fits 100 columns, begins with its usage and ends with examples that can be typed", async () => {
      const { stdout } = await runCommand([name, "--help"]);
      expect(stdout).toMatch(new RegExp(`^Usage: antiking ${name} `));
      for (const line of stdout.split("\n")) expect(line.length).toBeLessThanOrEqual(100);
      const examples = stdout.slice(stdout.indexOf("Examples:\n")).split("\n").slice(1).filter(Boolean);
      expect(examples.length).toBeGreaterThan(0);
      for (const example of examples) expect(example).toMatch(/^ {2}antiking /);
    });

    test("is shown by help, --help and -h alike, whatever else is on the line", async () => {
      const { stdout } = await runCommand([name, "--help"]);
      for (const argv of [
        ["help", name],
        [name, "-h"],
        [name, "nonsense", "--help", "--nonsense"],
      ]) {
        expect(await runCommand(argv)).toEqual({ exitCode: 0, stdout, stderr: "" });
      }
    });
  },
);

/** The arguments of a line as a shell takes it apart. */
const argumentsOf = (line: string): string[] =>
  Array.from(line.matchAll(/"([^"]*)"|(\S+)/g), ([, quoted, bare]) => quoted ?? bare ?? "");

test("every example of a command without a screen works", async () => {
  for (const name of ["moves", "explain", "diff", "show", "perft", "rules", "doctor"]) {
    const { stdout } = await runCommand([name, "--help"]);
    const examples = stdout.slice(stdout.indexOf("Examples:\n")).split("\n").slice(1).filter(Boolean);
    for (const example of examples) {
      const [line = "", file] = example.trim().split(" < ");
      const fens = VARIANTS.find(({ id }) => line.includes(` ${id} `))?.start ?? "";
      const fast = line.replace("antichess 5", "antichess 3").replace("antiking1 4", "antiking1 2");
      const result = await runCommand(argumentsOf(fast).slice(1), file === undefined ? {} : { stdin: fens });
      expect(result, example).toMatchObject({ exitCode: 0, stderr: "" });
    }
  }
});

test("a flag that happens to be the value of another asks for no help", async () => {
  const { exitCode, stderr } = await runCommand(["perft", "chess", "1", "--fen", "-h"]);
  expect(exitCode).toBe(1);
  expect(stderr).toContain("bad FEN");
});
