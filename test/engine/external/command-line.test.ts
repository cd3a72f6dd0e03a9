import { expect, test } from "vitest";
import { commandWords } from "../../../source/engine/external/command-line.ts";

test.each([
  ["node dist/cli.js  uci", ["node", "dist/cli.js", "uci"]],
  [`"/a b/engine" --name='x y' z`, ["/a b/engine", "--name=x y", "z"]],
  [`engine --say "it's"`, ["engine", "--say", "it's"]],
])("the command line %s has its words", (line, words) => {
  expect(commandWords(line)).toEqual(words);
});
