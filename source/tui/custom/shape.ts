/** What JSON has to look like, as data, and where it does not. */
import { list, visible } from "../../words/names.ts";
import { didYouMean } from "../../words/suggest.ts";

export type Shape =
  /** Text that a pattern fits; `expected` says in words what that is. */
  | { readonly kind: "text"; readonly pattern: RegExp; readonly expected: string }
  | { readonly kind: "number"; readonly holds: (number: number) => boolean; readonly expected: string }
  | { readonly kind: "list"; readonly of: Shape; readonly expected: string }
  /** Fields that may be missing, unless they are required. */
  | {
      readonly kind: "record";
      readonly fields: Readonly<Record<string, Shape>>;
      readonly required?: readonly string[];
      /** Fields that people may expect and that there cannot be, with the reason. */
      readonly refused?: Readonly<Record<string, string>>;
    }
  /** The second if it is an object, otherwise the first. */
  | { readonly kind: "either"; readonly simple: Shape; readonly record: Shape };

/** What is wrong with a file, in a sentence that follows its name. */
export type FileFault = string;

export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** The first thing in a value that is not of its shape, with the way to it; undefined when all is well. */
export function faultIn(value: unknown, shape: Shape, path = ""): FileFault | undefined {
  switch (shape.kind) {
    case "text":
      return typeof value === "string" && shape.pattern.test(value)
        ? undefined
        : wrong(path, value, shape.expected);
    case "number":
      return typeof value === "number" && shape.holds(value) ? undefined : wrong(path, value, shape.expected);
    case "list":
      if (!Array.isArray(value) || value.length === 0) return wrong(path, value, shape.expected);
      return first(value, (each: unknown, index) => faultIn(each, shape.of, `${path}[${index}]`));
    case "either":
      return faultIn(value, isRecord(value) ? shape.record : shape.simple, path);
    case "record": {
      if (!isRecord(value)) return wrong(path, value, "an object of fields in braces");
      const { fields, required = [], refused = {} } = shape;
      const inside = (name: string): string => (path === "" ? name : `${path}.${name}`);
      const missing = required.find((name) => !Object.hasOwn(value, name));
      if (missing !== undefined) return `"${inside(missing)}" is missing.`;
      return first(Object.entries(value), ([name, held]) => {
        if (Object.hasOwn(refused, name)) return `"${inside(name)}" cannot be given: ${refused[name]}.`;
        if (Object.hasOwn(fields, name)) return faultIn(held, fields[name] ?? shape, inside(name));
        const known = Object.keys(fields);
        return `"${inside(cutOff(name))}" is no field; there ${known.length === 1 ? "is" : "are"} ${list(known)}.${didYouMean(name, known)}`;
      });
    }
  }
}

/** '"squares.light" is "brown", but should be a colour such as "#8492a0".' */
function wrong(path: string, found: unknown, expected: string): FileFault {
  return `${path === "" ? "it" : `"${path}"`} is ${cutOff(valueText(found))}, but should be ${expected}.`;
}

/** A value as a file has it. What is inside it stays unsaid: it may nest deeper than could be walked through. */
function valueText(value: unknown): string {
  if (Array.isArray(value)) return value.length === 0 ? "[]" : "[…]";
  if (isRecord(value)) return "{…}";
  return JSON.stringify(value) ?? "nothing";
}

/** Letters of a file that a sentence quotes before it breaks off. */
const MOST_QUOTED = 40;

function cutOff(text: string): string {
  const shown = visible(text);
  return shown.length > MOST_QUOTED ? `${shown.slice(0, MOST_QUOTED - 1)}…` : shown;
}

/** The value of a text in JSON, or where it is none. */
export function parseJson(
  text: string,
): { readonly ok: true; readonly value: unknown } | { readonly ok: false; readonly error: FileFault } {
  try {
    return { ok: true, value: JSON.parse(text) };
  } catch (error) {
    const message = error instanceof Error ? error.message : "";
    const lines = text.slice(0, faultPosition(text, message)).split("\n");
    const at = `line ${lines.length}, column ${(lines.at(-1)?.length ?? 0) + 1}`;
    return { ok: false, error: `it is not JSON: there is something wrong at ${at}, or before.` };
  }
}

/** Letters that V8 quotes before and behind the one it stumbled over. */
const CONTEXT = 10;

/** Where the parser stopped: some of V8's messages tell the position, the others only quote what is around it. */
function faultPosition(text: string, message: string): number {
  const position = /in JSON at position (\d+)/.exec(message)?.[1];
  if (position !== undefined) return Number(position);
  const [, cut, context = "", goesOn] = /, (\.\.\.)?"(.*)"(\.\.\.)? is not valid JSON$/s.exec(message) ?? [];
  // The last of several places that look alike, as the fault is told to be there or before.
  if (cut !== undefined) return text.lastIndexOf(context) + CONTEXT;
  return goesOn === undefined ? text.length : context.length - CONTEXT;
}

function first<T>(
  items: readonly T[],
  judge: (item: T, index: number) => FileFault | undefined,
): FileFault | undefined {
  for (const [index, item] of items.entries()) {
    const fault = judge(item, index);
    if (fault !== undefined) return fault;
  }
  return undefined;
}
