/** What is remembered from one start to the next: the theme, the piece set and the size of squares, in a file in the user's folder. */
import {
  accessSync,
  constants,
  existsSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { dirname } from "node:path";
import { makeFolder } from "../game/make-folder.ts";
import { err, ok, type Result } from "../rules/result.ts";
import { faultIn, isRecord, parseJson, type Shape } from "../tui/custom/shape.ts";
import { systemReason } from "./save-error.ts";

export interface Settings {
  readonly theme?: string;
  readonly pieces?: string;
  /** "auto", or the most rows of a square. */
  readonly squares?: string;
}

/** Nobody writes larger settings, themes or piece sets. */
const MOST_BYTES = 1_000_000;

const NAME: Shape = { kind: "text", pattern: /^/, expected: "a name" };
const SQUARES: Shape = { kind: "text", pattern: /^/, expected: '"auto" or a number in quotation marks' };
const SETTINGS: Shape = { kind: "record", fields: { theme: NAME, pieces: NAME, squares: SQUARES } };

/** The settings of a file, or in a clause why it holds none; a file that is not there holds no wishes. */
export function readSettings(file: string): Result<Settings, string> {
  const text = readTextFile(file);
  if (!text.ok) return text;
  if (text.value === undefined) return ok({});
  const json = parseJson(text.value);
  if (!json.ok) return json;
  return isSettings(json.value)
    ? ok(json.value)
    : err(faultIn(json.value, SETTINGS) ?? "it holds no settings.");
}

/** Changes settings in a file and leaves the others; gives in a clause why it could not. A broken file is left alone. */
export function changeSettings(file: string, changes: Settings): string | undefined {
  const present = readSettings(file);
  if (!present.ok) return present.error;
  const text = `${JSON.stringify({ ...present.value, ...changes }, null, 2)}\n`;
  const target = targetOf(file);
  const refusal = writeRefusal(target);
  if (refusal !== undefined) return refusal;
  // Written beside and renamed over, so that a crash leaves the old file or the new one, never half of one.
  const temporary = `${target}.${process.pid}.tmp`;
  try {
    makeFolder(dirname(target));
    writeFileSync(temporary, text);
    renameSync(temporary, target);
    return undefined;
  } catch (error) {
    rmSync(temporary, { force: true });
    return `${systemReason(error)}.`;
  }
}

/** The file itself, where settings are a link to one that is kept elsewhere: renaming would replace the link. */
function targetOf(file: string): string {
  try {
    return realpathSync(file);
  } catch {
    // Nothing is there yet.
    return file;
  }
}

/** Why a file may not be written, in a clause. Renaming would not ask: it needs only the folder. */
function writeRefusal(file: string): string | undefined {
  if (!existsSync(file)) return undefined;
  try {
    accessSync(file, constants.W_OK);
    return undefined;
  } catch (error) {
    return `${systemReason(error)}.`;
  }
}

/** The text of a file, undefined if there is none, or in a clause why it cannot be read. */
export function readTextFile(file: string): Result<string | undefined, string> {
  try {
    // A pipe or a device would be waited for, or read, for ever.
    const entry = statSync(file);
    if (entry.isDirectory()) return err("it is a folder, and should be a file.");
    if (!entry.isFile()) return err("it is no file of text.");
    if (entry.size > MOST_BYTES) return err(`it is larger than ${MOST_BYTES / 1_000_000} MB.`);
    // Some editors begin a file with a byte order mark, which is no JSON.
    return ok(readFileSync(file, "utf8").replace(/^\uFEFF/, ""));
  } catch (error) {
    const missing = error instanceof Error && "code" in error && error.code === "ENOENT";
    return missing ? ok(undefined) : err(`it cannot be read: ${systemReason(error)}.`);
  }
}

const isSettings = (value: unknown): value is Settings =>
  isRecord(value) && faultIn(value, SETTINGS) === undefined;
