import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { runCommand } from "../commands/support/run-command.ts";

const page = readFileSync(new URL("../../docs/questions.md", import.meta.url), "utf8");

/** The commands of the page with what it says they answer. */
const answers = Array.from(
  page.matchAll(/```\n\$ antiking (.*)\n([\s\S]*?)\n```/g),
  ([, command, answer]) => ({
    command,
    answer,
  }),
);

test("the page has ten questions", () => {
  expect(answers).toHaveLength(10);
});

test.each(answers)("antiking $command answers what the page says", async ({ command, answer }) => {
  const words = Array.from(command.matchAll(/"([^"]*)"|(\S+)/g), ([, quoted, bare]) => quoted ?? bare);
  const { stdout, exitCode } = await runCommand(words);
  expect(stdout.trimEnd()).toBe(answer);
  expect(exitCode).toBe(0);
});
