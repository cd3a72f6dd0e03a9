/** The options of a UCI engine: what it has declared, and whether it takes a value. */
import { VARIANTS } from "../../rules/variant.ts";

/** The option that says which game is played. */
export const VARIANT_OPTION = "UCI_Variant";

/** "Skill Level=3" as name and value; a button has no value. */
export function splitOption(text: string): readonly [name: string, value: string] {
  const at = text.indexOf("=");
  return at < 0 ? [text.trim(), ""] : [text.slice(0, at).trim(), text.slice(at + 1).trim()];
}

/** The line that sets an option. */
export const setOptionLine = (name: string, value: string): string =>
  `setoption name ${name}${value === "" ? "" : ` value ${value}`}`;

/**
 * Why an engine cannot be given an option, as a clause that follows its name; undefined when it can, as far as its
 * declarations (its lines `option name …`) tell.
 */
export function optionRefusal(
  name: string,
  value: string,
  declarations: readonly string[],
): string | undefined {
  const declaration = declarationOf(name, declarations);
  if (declaration === undefined) return `has no option ${name}`;
  const refused = `does not take ${value === "" ? "nothing" : `"${value}"`} for ${name}`;
  switch (/ type (\w+)/.exec(declaration)?.[1]) {
    case "spin": {
      const least = Number(/ min (-?\d+)/.exec(declaration)?.[1] ?? Number.NEGATIVE_INFINITY);
      const most = Number(/ max (-?\d+)/.exec(declaration)?.[1] ?? Number.POSITIVE_INFINITY);
      if (/^-?\d+$/.test(value) && Number(value) >= least && Number(value) <= most) return undefined;
      return `${refused}, only ${least} to ${most}`;
    }
    case "check":
      return value === "true" || value === "false" ? undefined : `${refused}, only true or false`;
    case "combo": {
      const choices = choicesOf(declaration);
      if (choices.length === 0 || choices.includes(value)) return undefined;
      return `${refused}, only ${some(choices)}`;
    }
    default:
      return undefined;
  }
}

/** What an engine plays that has no option for it: UCI was made for chess. */
const WITHOUT_OPTION: readonly string[] = ["chess"];

/** Why an engine cannot play a game, naming those of ours that it can; undefined when it can. */
export function variantRefusal(variant: string, declarations: readonly string[]): string | undefined {
  const declaration = declarationOf(VARIANT_OPTION, declarations);
  const known = declaration === undefined ? WITHOUT_OPTION : choicesOf(declaration);
  if (known.length === 0 || known.includes(variant)) return undefined;
  const ours = VARIANTS.map(({ id }) => id).filter((id) => known.includes(id));
  return `does not know ${variant}, only ${some(ours.length > 0 ? ours : known)}`;
}

export const declares = (name: string, declarations: readonly string[]): boolean =>
  declarationOf(name, declarations) !== undefined;

function declarationOf(name: string, declarations: readonly string[]): string | undefined {
  const start = `option name ${name} type `.toLowerCase();
  return declarations.find((line) => line.toLowerCase().startsWith(start));
}

const choicesOf = (declaration: string): string[] =>
  declaration
    .split(/\s+var\s+/)
    .slice(1)
    .map((choice) => choice.trim());

/** Choices that a sentence names before it breaks off. */
const MOST_NAMED = 7;

/** "a, b and c", or the first few of them and how many more there are. */
function some(choices: readonly string[]): string {
  const more = choices.length - MOST_NAMED;
  const named = more > 0 ? [...choices.slice(0, MOST_NAMED), `${more} more`] : choices;
  return named.length < 2 ? named.join("") : `${named.slice(0, -1).join(", ")} and ${named.at(-1)}`;
}
