/**
 * Whole conversations, each in a file of test/plain/transcripts: the first line says what is opened, "> " is typed,
 * everything else is the answer. To write a new one, write its first and its "> " lines and run with --update.
 */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { gameOf } from "../support/games.ts";
import { converse, sceneOf } from "./support/converse.ts";

const folder = fileURLToPath(new URL("./transcripts/", import.meta.url));

const TRANSCRIPTS = readdirSync(folder);

/** The game that was left, where a transcript begins at the start. */
const SAVED = gameOf("losers", { moves: "e3 b5", id: "left-before" });

test.each(TRANSCRIPTS)("the conversation %s goes as it is written", async (name) => {
  const file = join(folder, name);
  const [head = "", ...lines] = readFileSync(file, "utf8").trimEnd().split("\n");
  const script = lines.filter((line) => line.startsWith(">")).map((line) => line.replace(/^> ?/, ""));
  const { text } = await converse(sceneOf(head), script, { saved: SAVED });
  await expect(`${head}\n${text}\n`).toMatchFileSnapshot(file);
});

test("no answer holds an escape sequence, or anything that is not ASCII", () => {
  for (const name of TRANSCRIPTS) {
    expect(readFileSync(join(folder, name), "utf8"), name).toMatch(/^[\n -~]*$/);
  }
});

test("no answer spells a move in letters and signs", () => {
  for (const name of TRANSCRIPTS) {
    const answers = readFileSync(join(folder, name), "utf8")
      .split("\n")
      .slice(1)
      .filter(
        (line) => !line.startsWith(">") && !/^\d+\. |antiking explore|moves look like|Type a move/.test(line),
      )
      .map((line) => line.replace(/"[^"]*"/g, ""));
    expect(answers.join("\n"), name).not.toMatch(/\b[NBRQKA]x?[a-h][1-8]\b|\b[a-h]x[a-h][1-8]|O-O/);
  }
});
