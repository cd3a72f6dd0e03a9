import { parseArgs } from "node:util";
import { looksLikeFenBoard } from "../notation/fen.ts";
import { err, ok, type Result } from "../rules/result.ts";
import { nearest } from "../words/suggest.ts";
import { type Arguments, type Command, type Failure, failure, usage } from "./command.ts";

/**
 * Takes a command line apart by the flags a command knows. Every fault of form is one sentence: unknown and
 * repeated flags, values missing or not wanted, too many arguments, and a FEN that lost its quotes.
 */
export function parseArguments(
  argv: readonly string[],
  { flags, mostPositionals }: Pick<Command, "flags" | "mostPositionals">,
): Result<Arguments, Failure> {
  const names = flags.map((flag) => `--${flag.name}`);
  const { tokens } = parseArgs({
    args: [...argv],
    strict: false,
    allowPositionals: true,
    tokens: true,
    options: Object.fromEntries(
      flags.map((flag) => [flag.name, { type: flag.value === undefined ? "boolean" : "string" } as const]),
    ),
  });
  const positionals: string[] = [];
  const switches = new Set<string>();
  const values = new Map<string, string>();
  const lists = new Map<string, string[]>();
  for (const token of tokens) {
    if (token.kind === "positional") positionals.push(token.value);
    if (token.kind !== "option") continue;
    const flag = flags.find(({ name }) => name === token.name && token.rawName.startsWith("--"));
    if (flag === undefined) return err(usage(`unknown flag ${token.rawName}.${flagHint(token.name, flags)}`));
    if (switches.has(flag.name) || values.has(flag.name)) {
      return err(usage(`the flag --${flag.name} is given twice.`));
    }
    if (flag.value === undefined) {
      if (token.value !== undefined) return err(usage(`the flag --${flag.name} takes no value.`));
      switches.add(flag.name);
    } else if (!token.value || (!token.inlineValue && names.includes(token.value))) {
      return err(usage(`the flag --${flag.name} needs ${flag.value} behind it.`));
    } else if (flag.repeatable) {
      lists.set(flag.name, [...(lists.get(flag.name) ?? []), token.value]);
    } else {
      values.set(flag.name, token.value);
    }
  }
  if (positionals.length > mostPositionals) {
    const board = [...positionals, ...values.values()].find(looksLikeFenBoard);
    if (board !== undefined) return err(unquotedFen(board, argv));
    const extra = positionals[mostPositionals] ?? "";
    if (values.has("moves") && /^[\w=+#-]{2,7}$/.test(extra)) return err(unquotedMoves(argv));
    return err(usage(`there is one argument too many: "${extra}".`));
  }
  return ok({ positionals, switches, values, lists });
}

/** The flag that was probably meant; the dashes, which all have, do not count as likeness. */
function flagHint(name: string, flags: Command["flags"]): string {
  const near = nearest(name, ["help", ...flags.map((flag) => flag.name)]);
  return near === undefined ? "" : ` Did you mean "--${near}"?`;
}

/** The shell takes an unquoted FEN apart at its spaces; what was meant can be shown. */
function unquotedFen(board: string, argv: readonly string[]): Failure {
  const rest = argv.slice(argv.findIndex((word) => word.endsWith(board)) + 1);
  const end = rest.findIndex((word) => word.startsWith("--"));
  const fen = [board, ...rest.slice(0, end < 0 ? 5 : Math.min(end, 5))].join(" ");
  return failure(`a FEN has spaces in it, so it needs quotes around it: "${fen}".`);
}

/** The same for several moves behind --moves. */
function unquotedMoves(argv: readonly string[]): Failure {
  const rest = argv.slice(argv.findIndex((word) => word.startsWith("--moves")) + 1);
  const end = rest.findIndex((word) => word.startsWith("--"));
  const moves = end < 0 ? rest : rest.slice(0, end);
  return failure(`several moves need quotes around them: --moves "${moves.join(" ")}".`);
}

/** A whole number from a lowest to a highest value, or a sentence. */
export function parseNumber(
  name: string,
  text: string,
  { least, most }: { least: number; most: number },
): Result<number, Failure> {
  const number = Number(text);
  if (/^\d+$/.test(text) && number >= least && number <= most) return ok(number);
  return err(usage(`${name} must be a whole number from ${least} to ${most}, not "${text}".`));
}
