/** The emulator's numbers for the ways to tell a colour, and the words for one, so that a palette can be recognised. */
const COLOR_MODES: ReadonlyMap<number, (color: number) => string> = new Map<
  number,
  (color: number) => string
>([
  [0, () => "default"],
  [0x1000000, (color) => `colour ${color}`],
  [0x2000000, (color) => `palette ${color}`],
  [0x3000000, (color) => `#${color.toString(16).padStart(6, "0")}`],
]);
const ATTRIBUTES = [
  "underlined",
  "inverse",
  "struck",
  "overlined",
  "bold",
  "dim",
  "italic",
  "blinking",
  "hidden",
];
const LETTERS = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789";

/**
 * A screen as text that shows its colours too: the characters, the same screen with a letter for the style of each cell
 * ("." for none), and what the letters mean. Styles come in the order in which they are first seen.
 */
export function golden(cells: readonly (readonly string[])[]): string {
  const letters = new Map<string, string>([["default on default", "."]]);
  const letterOf = (style: string): string => {
    const known = letters.get(style);
    if (known !== undefined) return known;
    const letter = LETTERS[letters.size - 1];
    if (letter === undefined) throw new Error("more styles than letters");
    letters.set(style, letter);
    return letter;
  };
  const read = cells.map((row) => row.map(readCell));
  const characters = read.map((row) => row.map(({ text }) => text).join(""));
  const styles = read.map((row) => row.map(({ style }) => letterOf(style)).join(""));
  const legend = [...letters].map(([style, letter]) => `${letter} ${style}`);
  return [...trimmed(characters, / +$/), "", ...trimmed(styles, /\.+$/), "", ...legend, ""].join("\n");
}

const trimmed = (lines: readonly string[], end: RegExp): string[] =>
  lines.map((line) => line.replace(end, ""));

/** A cell as `Emulator.cells` describes it. */
function readCell(cell: string): { readonly text: string; readonly style: string } {
  const blank = /^blank on (\S+)$/.exec(cell);
  if (blank !== null) return { text: " ", style: `default on ${color(blank[1])}` };
  const [, text = "", front, back, attributes = ""] = /^(.+) (\S+) on (\S+) (\d+)$/s.exec(cell) ?? [];
  const named = ATTRIBUTES.filter((_, index) => attributes[index] === "1");
  return {
    text: text === "(tail)" ? "" : text,
    style: [`${color(front)} on ${color(back)}`, ...named].join(" "),
  };
}

function color(told = ""): string {
  const [mode, number] = told.split(":").map(Number);
  const named = COLOR_MODES.get(mode ?? Number.NaN);
  if (named === undefined || number === undefined) throw new Error(`"${told}" is no colour of the emulator`);
  return named(number);
}
