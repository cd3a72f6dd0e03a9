/** Themes and piece sets of users: files in their folder, each with the name of what it holds. */
import { readdirSync } from "node:fs";
import { basename, join } from "node:path";
import { err, ok, type Result } from "../rules/result.ts";
import { type CustomSet, nameOfSet, PIECE_SETS, type PieceSet } from "../tui/board/art/piece-set.ts";
import type { Theme } from "../tui/board/theme.ts";
import { THEMES } from "../tui/board/themes/themes.ts";
import { parsePieceSet } from "../tui/custom/piece-set-file.ts";
import { parseTheme } from "../tui/custom/theme-file.ts";
import { visible } from "../words/names.ts";
import { readTextFile } from "./settings.ts";

const EXTENSION = ".json";

/** Everything of a kind that there is: what comes with the program, and what files hold or why they do not. */
export interface Choices<T> {
  /** "theme" or "piece set". */
  readonly what: string;
  readonly all: readonly T[];
  /** Where a user's own are kept. */
  readonly folder: string;
  /** Sentences about files that cannot be used, by the names they would have. */
  readonly faults: ReadonlyMap<string, string>;
  readonly nameOf: (one: T) => string;
  /** The one in a file anywhere, or a sentence. */
  readonly read: (file: string) => Result<T, string>;
}

/** The themes there are, with those in the folder "themes" of a user's own. */
export const themeChoices = (folder: string): Choices<Theme> =>
  choices<Theme>({
    builtIn: THEMES,
    folder: join(folder, "themes"),
    what: "theme",
    nameOf: ({ name }) => name,
    parse: parseTheme,
  });

/** The piece sets there are, with those in the folder "pieces". */
export const pieceChoices = (folder: string): Choices<PieceSet> =>
  choices<PieceSet>({
    builtIn: PIECE_SETS,
    folder: join(folder, "pieces"),
    what: "piece set",
    nameOf: nameOfSet,
    parse: (name, text): Result<CustomSet, string> => parsePieceSet(name, text),
  });

interface Source<T> {
  readonly builtIn: readonly T[];
  readonly folder: string;
  readonly what: string;
  readonly nameOf: (one: T) => string;
  readonly parse: (name: string, text: string) => Result<T, string>;
}

function choices<T>({ builtIn, folder, what, nameOf, parse }: Source<T>): Choices<T> {
  const fault = (file: string, clause: string): Result<T, string> =>
    err(`the ${what} ${visible(file)} cannot be used: ${clause}`);
  const read = (file: string): Result<T, string> => {
    const text = readTextFile(file);
    if (!text.ok) return fault(file, text.error);
    if (text.value === undefined) return fault(file, "there is no such file.");
    const parsed = parse(nameOfFile(file), text.value);
    return parsed.ok ? ok(parsed.value) : fault(file, parsed.error);
  };
  const own: T[] = [];
  const faults = new Map<string, string>();
  for (const file of filesIn(folder)) {
    const name = nameOfFile(file);
    const taken = builtIn.some((one) => nameOf(one) === name)
      ? "comes with the program"
      : own.some((one) => nameOf(one) === name) && "is in another file, as capitals make no difference";
    const found = taken
      ? err(`the ${what} ${file} cannot be used: a ${what} of that name ${taken}.`)
      : read(file);
    if (found.ok) own.push(found.value);
    else faults.set(name, found.error);
  }
  return { what, all: [...builtIn, ...own], folder, faults, nameOf, read };
}

/** Names are typed, so capitals make no difference; and shown on the screen, which they must not move about on. */
const nameOfFile = (file: string): string => visible(basename(file, EXTENSION).toLowerCase());

function filesIn(folder: string): string[] {
  try {
    return readdirSync(folder)
      .filter((file) => file.endsWith(EXTENSION))
      .sort()
      .map((file) => join(folder, file));
  } catch {
    // A folder that is not there, or not ours to read, has nothing to choose from.
    return [];
  }
}

/** Whether a wish is for a file rather than for a name. */
export const namesFile = (wish: string): boolean => wish.endsWith(EXTENSION) || /[\\/]/.test(wish);
