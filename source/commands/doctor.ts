import { accessSync, constants, statSync } from "node:fs";
import { dirname } from "node:path";
import { COLOR_VARIABLE, hasTerminal, whyPlain } from "../terminal/capabilities.ts";
import { plainBlock, renderBlock } from "../tui/board/render-cells.ts";
import type { Look } from "../tui/look.ts";
import { capitalised } from "../words/names.ts";
import type { Command, Io } from "./command.ts";
import { type Folder, factLines, factsOf } from "./doctor-facts.ts";
import { colorRows, pieceRows, type TestRow } from "./doctor-rows.ts";
import { LOOK_FLAGS, LOOK_HELP, readLook } from "./look-options.ts";
import { userStore } from "./open-screen.ts";
import { report, writeLine, writeText } from "./output.ts";
import { readMouse } from "./screen-options.ts";
import { version } from "./version.ts";

export const command: Command = {
  help: `Usage: antiking doctor [--json] [--color TIER] [--background B] [--theme THEME]
                       [--pieces SET] [--squares ROWS]

Tells what was found out about the terminal, the system, the folders and your own themes and piece
sets in them, with the flag or variable that overrides each guess. Then come rows to look at: every
piece set, and the colours of every tier. Where a row looks wrong, choose another.

  --json          the facts as one JSON object, and what cannot be used, in sentences:
                  {"facts":[{"name","value","because","overrides"}],"notices":[…]}
${LOOK_HELP}

Examples:
  antiking doctor
  antiking doctor --color 16
  antiking doctor --json`,
  flags: [{ name: "json" }, ...LOOK_FLAGS],
  mostPositionals: 0,

  async run(args, io) {
    const json = args.switches.has("json");
    const chosen = readLook(args, io);
    if (!chosen.ok) return report(io, chosen.error, { json });
    const mouse = readMouse(args, io);
    if (!mouse.ok) return report(io, mouse.error, { json });
    const { look, backgroundBy, because, notices, wardrobe } = chosen.value;
    const facts = factsOf({
      env: io.env,
      colorFlag: args.values.get("color"),
      because,
      backgroundBy,
      look,
      wardrobe,
      mouse: mouse.value,
      stdin: io.stdin,
      stdout: io.stdout,
      config: folderAt(io.configFolder),
      games: folderAt(userStore().folder),
      version,
      node: process.version,
      system: `${process.platform} ${process.arch}`,
    });
    if (json) {
      await writeLine(io, JSON.stringify({ facts, notices: notices.map(capitalised) }));
      return 0;
    }
    for (const notice of notices) await writeText(io, `${capitalised(notice)}\n`);
    for (const fact of facts) for (const line of factLines(fact)) await writeText(io, line);
    const terminal = hasTerminal(io.stdin, io.stdout);
    // Rows of blocks are no use to whoever listens.
    if (whyPlain({ flag: false, env: io.env, terminal }) !== undefined) return 0;
    const colored = colorsShow(io, look, args.values.has("color"));
    for (const row of pieceRows(look)) await writeRow(io, row, colored);
    if (!colored) {
      await writeText(io, "The colours of each tier are shown on a terminal, or with --color.");
      return 0;
    }
    for (const row of colorRows(look)) await writeRow(io, row, true);
    return 0;
  },
};

/** Colours are for eyes: a pipe gets them only when it asks. */
function colorsShow({ stdout, env }: Io, { tier }: Look, flag: boolean): boolean {
  const asked = flag || env[COLOR_VARIABLE] || env.FORCE_COLOR;
  return Boolean(stdout.isTTY || (asked && tier !== "none"));
}

/** Characters are written as they are, since whether they arrive is the question. */
async function writeRow(io: Io, { name, block }: TestRow, styled: boolean): Promise<void> {
  await writeText(io, `\n${name}`);
  for (const line of styled ? renderBlock(block) : plainBlock(block)) await writeLine(io, line.trimEnd());
}

/** What can be done with a folder; one that is missing can be made where the nearest one above it can be written. */
function folderAt(path: string): Folder {
  const there = kindOf(path);
  if (there !== "missing")
    return { path, state: there === "folder" && canWrite(path) ? "writable" : "closed" };
  let above = dirname(path);
  while (kindOf(above) === "missing" && above !== dirname(above)) above = dirname(above);
  return { path, state: kindOf(above) === "folder" && canWrite(above) ? "missing" : "closed" };
}

function kindOf(path: string): "folder" | "other" | "missing" {
  try {
    const there = statSync(path, { throwIfNoEntry: false });
    if (there === undefined) return "missing";
    return there.isDirectory() ? "folder" : "other";
  } catch {
    // Something above it may not be looked into, or is a file.
    return "other";
  }
}

function canWrite(path: string): boolean {
  try {
    accessSync(path, constants.W_OK);
    return true;
  } catch {
    return false;
  }
}
