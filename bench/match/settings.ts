/** What a match is asked to be: the command line, read and checked. */
import { parseArgs } from "node:util";
import { err, ok, type Result } from "../../source/rules/result.ts";
import { findVariant, VARIANTS, type VariantId } from "../../source/rules/variant.ts";
import type { Hypotheses } from "./sprt.ts";

export interface Contestant {
  readonly command: string;
  /** "Name=value" each. */
  readonly options: readonly string[];
  readonly go: { readonly kind: "nodes" | "movetime"; readonly value: number };
}

/** What the games depend on. A match can only be resumed with the same. */
export interface Settings {
  readonly variant: VariantId;
  readonly first: Contestant;
  readonly second: Contestant;
  readonly seed: number;
  /** See `OpeningChoice`. */
  readonly plies: number | undefined;
  readonly maxPlies: number;
}

export interface MatchPlan {
  readonly settings: Settings;
  readonly pairs: number;
  /** See `PlayerOptions`. */
  readonly patience: number;
  readonly sprt: Hypotheses | undefined;
  readonly file: string | undefined;
  readonly pgn: string | undefined;
}

const text = { type: "string" } as const;
const texts = { type: "string", multiple: true } as const;

/** The plan of a command line, or what is wrong with it in a sentence. */
export function readPlan(args: readonly string[]): Result<MatchPlan, string> {
  try {
    const values = readFlags(args);
    const variant = findVariant(values.variant ?? "");
    if (variant === undefined) {
      return err(`--variant takes one of ${VARIANTS.map(({ id }) => id).join(", ")}.`);
    }
    const games = wholeNumber("--games", values.games);
    return ok({
      settings: {
        variant: variant.id,
        first: {
          command: commandOf("--first", values.first),
          options: values["first-option"] ?? [],
          go: limitOf("first", {
            ...values,
            ownNodes: values["first-nodes"],
            ownTime: values["first-movetime"],
          }),
        },
        second: {
          command: commandOf("--second", values.second),
          options: values["second-option"] ?? [],
          go: limitOf("second", {
            ...values,
            ownNodes: values["second-nodes"],
            ownTime: values["second-movetime"],
          }),
        },
        seed: wholeNumber("--seed", values.seed),
        plies: values.plies === undefined ? undefined : wholeNumber("--plies", values.plies),
        maxPlies: wholeNumber("--max-plies", values["max-plies"]),
      },
      pairs: Math.ceil(games / 2),
      patience: wholeNumber("--patience", values.patience),
      sprt: values.sprt === undefined ? undefined : hypothesesOf(values.sprt),
      file: values.file,
      pgn: values.pgn,
    });
  } catch (error) {
    if (error instanceof UsageError || error instanceof TypeError) return err(error.message);
    throw error;
  }
}

/** Carries a sentence out of the readers below; `parseArgs` throws a TypeError of its own. */
class UsageError extends Error {}

const readFlags = (args: readonly string[]) =>
  parseArgs({
    args: [...args],
    options: {
      variant: text,
      first: text,
      second: text,
      "first-option": texts,
      "second-option": texts,
      nodes: text,
      movetime: text,
      "first-nodes": text,
      "second-nodes": text,
      "first-movetime": text,
      "second-movetime": text,
      games: { ...text, default: "100" },
      seed: { ...text, default: "1" },
      plies: text,
      "max-plies": { ...text, default: "400" },
      patience: { ...text, default: "60000" },
      sprt: text,
      file: text,
      pgn: text,
    },
  }).values;

function commandOf(flag: string, value: string | undefined): string {
  const command = /^uci:\s*(\S.*)$/.exec(value ?? "")?.[1];
  if (command === undefined) throw new UsageError(`${flag} takes an engine, as "uci:COMMAND".`);
  return command;
}

interface LimitFlags {
  readonly nodes?: string | undefined;
  readonly movetime?: string | undefined;
  readonly ownNodes: string | undefined;
  readonly ownTime: string | undefined;
}

/** The limit of one engine: its own, or the one for both. */
function limitOf(
  who: "first" | "second",
  { nodes, movetime, ownNodes, ownTime }: LimitFlags,
): Contestant["go"] {
  const own = ownNodes !== undefined || ownTime !== undefined;
  const [count, time] = own ? [ownNodes, ownTime] : [nodes, movetime];
  const prefix = own ? `--${who}-` : "--";
  if (count !== undefined && time === undefined) {
    return { kind: "nodes", value: wholeNumber(`${prefix}nodes`, count) };
  }
  if (time !== undefined && count === undefined) {
    return { kind: "movetime", value: wholeNumber(`${prefix}movetime`, time) };
  }
  throw new UsageError(`The ${who} engine needs one limit: --nodes or --movetime, or one of its own.`);
}

function wholeNumber(flag: string, value: string): number {
  if (/^\d{1,9}$/.test(value) && Number(value) > 0) return Number(value);
  throw new UsageError(`${flag} takes a whole number from 1, not "${value}".`);
}

function hypothesesOf(value: string): Hypotheses {
  const match = /^(-?\d+(?:\.\d+)?),(-?\d+(?:\.\d+)?)$/.exec(value);
  const [elo0, elo1] = match === null ? [0, 0] : [Number(match[1]), Number(match[2])];
  if (elo0 < elo1) return { elo0, elo1 };
  throw new UsageError(`--sprt takes two differences in Elo, the lower first, as "0,50"; not "${value}".`);
}
