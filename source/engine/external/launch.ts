/** From a command to an engine that is ready to play a game. */
import { err, ok, type Result } from "../../rules/result.ts";
import type { VariantId } from "../../rules/variant.ts";
import {
  declares,
  optionRefusal,
  setOptionLine,
  splitOption,
  VARIANT_OPTION,
  variantRefusal,
} from "./options.ts";
import { UciProcess } from "./uci-process.ts";

/** What runs an engine. */
export interface Program {
  /** A command line; quotes keep words with blanks together, but no shell reads it. */
  readonly command: string;
  /** "Name=value" each. */
  readonly options: readonly string[];
}

export interface LaunchOptions {
  readonly variant: VariantId;
  /** Where the command is run. */
  readonly folder: string;
  /** Milliseconds until an engine that does not answer counts as hanging. */
  readonly patience: number;
  /** Hears of the process as soon as there is one, and of the engine's name as soon as it has told it. */
  readonly onStart?: (process: UciProcess) => void;
  readonly onName?: (name: string) => void;
}

export interface LaunchedEngine {
  readonly process: UciProcess;
  /** As the engine calls itself, or else its command; at most 60 characters, all of them printable. */
  readonly name: string;
  /** Its lines `option name …`. */
  readonly declarations: readonly string[];
}

/** Letters of an engine's name that are kept. */
const LONGEST_NAME = 60;

/**
 * Starts an engine and sets the variant and its options. The error is what it did instead, as a clause that follows
 * its name; it has been ended then.
 */
export async function launch(
  { command, options }: Program,
  { variant, folder, patience, onStart, onName }: LaunchOptions,
): Promise<Result<LaunchedEngine, string>> {
  const process = new UciProcess(command, folder);
  onStart?.(process);
  const give = (deed: string): Result<never, string> => {
    process.kill();
    return err(deed);
  };
  const introduction = await introduce(process, patience);
  if (!introduction.ok) return give(introduction.error);
  const { declarations } = introduction.value;
  const name = introduction.value.name || printable(command) || "the engine";
  onName?.(name);
  const refusal = variantRefusal(variant, declarations);
  if (refusal !== undefined) return give(refusal);
  if (declares(VARIANT_OPTION, declarations)) process.send(setOptionLine(VARIANT_OPTION, variant));
  for (const [option, value] of options.map(splitOption)) {
    const refused = optionRefusal(option, value, declarations);
    if (refused !== undefined) return give(refused);
    process.send(setOptionLine(option, value));
  }
  const ready = await isReady(process, patience);
  return ready.ok ? ok({ process, name, declarations }) : give(ready.error);
}

/** Waits until the engine has done all it was told. */
export async function isReady(engine: UciProcess, milliseconds: number): Promise<Result<void, string>> {
  engine.send("isready");
  const ready = await engine.wait((line) => line.trim() === "readyok" || undefined, {
    complaint: "did not say readyok",
    milliseconds,
  });
  return ready.ok ? ok(undefined) : ready;
}

/** The move in the line that ends a search; undefined for any other line. */
export const bestMoveOf = (line: string): string | undefined => /^\s*bestmove\s+(\S+)/.exec(line)?.[1];

/** What an engine says of itself after `uci`. */
interface Introduction {
  readonly name: string;
  readonly declarations: readonly string[];
}

async function introduce(engine: UciProcess, milliseconds: number): Promise<Result<Introduction, string>> {
  let name = "";
  const declarations: string[] = [];
  engine.send("uci");
  const done = await engine.wait(
    (line) => {
      name ||= printable(/^\s*id\s+name\s+(.*)$/.exec(line)?.[1] ?? "");
      if (/^\s*option name /.test(line)) declarations.push(line.trim());
      return line.trim() === "uciok" || undefined;
    },
    { complaint: "did not say uciok, as a UCI engine does,", milliseconds },
  );
  return done.ok ? ok({ name, declarations }) : done;
}

/** A foreign text without what does something to a terminal, and not longer than a line can bear. */
export const printable = (text: string, longest = LONGEST_NAME): string =>
  Array.from(text.replace(/[\p{C}\p{Z}]+/gu, " ").trim())
    .slice(0, longest)
    .join("");
