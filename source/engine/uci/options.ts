/** The options of the UCI engine: how they are announced, and how a `setoption` line is read. */

import { err, ok, type Result } from "../../rules/result.ts";
import { findVariant, VARIANTS, type Variant } from "../../rules/variant.ts";
import { levelOf, levelOfElo } from "../levels.ts";

/** What the GUI has chosen. */
export interface UciOptions {
  readonly variant: Variant;
  /** Megabytes for the table of known positions. */
  readonly hash: number;
  /** Threads that search together; one where positions are the limit, and for the weaker levels. */
  readonly threads: number;
  /** How many of the best moves are reported. */
  readonly multiPv: number;
  /** Level of the bot that plays; `FULL_STRENGTH` thinks as long as the GUI lets it. */
  readonly skill: number;
  /** Whether a bot of strength `elo` plays, whatever `skill` says. */
  readonly limited: boolean;
  /** On the scale of `Level.elo`. */
  readonly elo: number;
  /** Seeds the choices of the weaker levels; 0 for another seed in each game. */
  readonly seed: number;
  /** Milliseconds a move that the clock loses on the way. */
  readonly overhead: number;
}

export const FULL_STRENGTH = 8;

const WEAKEST = levelOf(1);
const STRONGEST = levelOf(8);

/** A sentence for the GUI's user. */
type Fault = string;

/** An option: its declaration, and the options with it set to a text, or why it cannot be. */
interface OptionSpec {
  readonly name: string;
  declare(options: UciOptions): string;
  set(text: string, options: UciOptions): Result<UciOptions, Fault>;
}

/** Names of games that other programs know, and why they are none of these. */
const FOREIGN = new Map([
  [
    "giveaway",
    "giveaway has castling, which makes it another game than any of these; antichess is the one without.",
  ],
]);

/** Options in the order in which they are announced. */
const SPECS: readonly OptionSpec[] = [
  spin("Hash", { least: 1, most: 256 }, "hash"),
  spin("Threads", { least: 1, most: 8 }, "threads"),
  spin("MultiPV", { least: 1, most: 256 }, "multiPv"),
  {
    name: "UCI_Variant",
    declare: ({ variant }) =>
      `type combo default ${variant.id} ${VARIANTS.map(({ id }) => `var ${id}`).join(" ")}`,
    set: (text, options) => {
      const id = text.toLowerCase();
      const variant = findVariant(id);
      if (variant !== undefined) return ok({ ...options, variant });
      const ids = VARIANTS.map((each) => each.id).join(", ");
      return err(FOREIGN.get(id) ?? `there is no variant "${text}"; there are ${ids}.`);
    },
  },
  spin("Skill Level", { least: 1, most: FULL_STRENGTH }, "skill"),
  {
    name: "UCI_LimitStrength",
    declare: ({ limited }) => `type check default ${limited}`,
    set: (text, options) => {
      const value = text.toLowerCase();
      if (value === "true" || value === "false") return ok({ ...options, limited: value === "true" });
      return err(`UCI_LimitStrength must be true or false, not "${text}".`);
    },
  },
  spin("UCI_Elo", { least: WEAKEST.elo, most: STRONGEST.elo }, "elo"),
  spin("Seed", { least: 0, most: 2 ** 31 - 1 }, "seed"),
  spin("Move Overhead", { least: 0, most: 5000 }, "overhead"),
  // Whether to ponder is the GUI's affair; announcing the option says that we can.
  { name: "Ponder", declare: () => "type check default false", set: (_, options) => ok(options) },
];

export const defaultOptions = (variant: Variant): UciOptions => ({
  variant,
  hash: 16,
  threads: 1,
  multiPv: 1,
  skill: FULL_STRENGTH,
  limited: false,
  elo: STRONGEST.elo,
  seed: 0,
  overhead: 30,
});

/** The level of the bot that plays; undefined for the engine at full strength. */
export function botLevel({ skill, limited, elo }: UciOptions): number | undefined {
  if (limited) return levelOfElo(elo);
  return skill < FULL_STRENGTH ? skill : undefined;
}

/** The lines that announce the options, with their values as defaults. */
export const declarations = (options: UciOptions): string[] =>
  SPECS.map(({ name, declare }) => `option name ${name} ${declare(options)}`);

/** The options after the words behind `setoption`: "name Skill Level value 3". */
export function setOption(words: readonly string[], options: UciOptions): Result<UciOptions, Fault> {
  const match = /^name\s+(.*?)(?:\s+value(?:\s+(.*))?)?$/i.exec(words.join(" "));
  if (match === null) return err('setoption takes "name", and then "value".');
  const [, name, text = ""] = match;
  const spec = SPECS.find((each) => each.name.toLowerCase() === name.toLowerCase());
  return spec === undefined ? err(`there is no option "${name}".`) : spec.set(text.trim(), options);
}

/** An option that is a whole number. */
function spin(
  name: string,
  { least, most }: { readonly least: number; readonly most: number },
  key: "hash" | "threads" | "multiPv" | "skill" | "elo" | "seed" | "overhead",
): OptionSpec {
  return {
    name,
    declare: (options) => `type spin default ${options[key]} min ${least} max ${most}`,
    set: (text, options) => {
      const value = Number(text);
      if (/^\d+$/.test(text) && value >= least && value <= most) return ok({ ...options, [key]: value });
      return err(`${name} must be a whole number from ${least} to ${most}, not "${text}".`);
    },
  };
}
