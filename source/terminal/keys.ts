import { type KeyEvent, type Modifiers, type NamedKey, NO_MODIFIERS } from "./events.ts";

/** A key with a name, pressed with some modifiers. */
export const namedKey = (name: NamedKey, modifiers: Modifiers = NO_MODIFIERS): KeyEvent => ({
  kind: "key",
  name,
  ...modifiers,
  text: "",
});

/** The key with a name or a character, pressed alone. */
export const keyCalled = (name: string): KeyEvent => ({
  kind: "key",
  name,
  ...NO_MODIFIERS,
  text: Array.from(name).length === 1 ? name : "",
});

/** Control characters that are keys of their own; line feed is what Enter is before raw mode. */
const CONTROL_KEYS: Readonly<Record<string, NamedKey>> = {
  "\r": "enter",
  "\n": "enter",
  "\t": "tab",
  "\b": "backspace",
  "\u007F": "backspace",
  "\u001B": "escape",
};

/**
 * The key that sends one character; undefined when none does. `modifiers` are those known from elsewhere (Alt from an
 * escape in front).
 */
export function characterKey(character: string, modifiers: Modifiers = NO_MODIFIERS): KeyEvent | undefined {
  const named = CONTROL_KEYS[character];
  if (named === "tab" && modifiers.shift) return namedKey("shift-tab", modifiers);
  if (named !== undefined) return namedKey(named, modifiers);

  const code = character.codePointAt(0) ?? 0;
  // Control characters are the column of letters sixty-four places above them: 1 is Ctrl+A, 0 Ctrl+@ or Ctrl+Space.
  if (code === 0) return printableKey(" ", { ...modifiers, ctrl: true });
  if (code < 0x20) {
    return printableKey(String.fromCharCode(code + 0x40).toLowerCase(), { ...modifiers, ctrl: true });
  }
  if ((code >= 0x80 && code < 0xa0) || character === "\uFFFD") return undefined;
  return printableKey(character, modifiers);
}

const printableKey = (character: string, modifiers: Modifiers): KeyEvent => ({
  kind: "key",
  name: character,
  ...modifiers,
  text: modifiers.ctrl || modifiers.alt ? "" : character,
});

/** Final letters of `ESC O` and `ESC [`: the keys that send them. */
const LETTER_KEYS: Readonly<Record<string, NamedKey>> = {
  A: "up",
  B: "down",
  C: "right",
  D: "left",
  F: "end",
  H: "home",
  M: "enter",
  P: "f1",
  Q: "f2",
  R: "f3",
  S: "f4",
};

/** Numbers of `ESC [ number ~`. */
const NUMBER_KEYS: Readonly<Record<number, NamedKey>> = {
  1: "home",
  2: "insert",
  3: "delete",
  4: "end",
  5: "pageup",
  6: "pagedown",
  7: "home",
  8: "end",
  11: "f1",
  12: "f2",
  13: "f3",
  14: "f4",
  15: "f5",
  17: "f6",
  18: "f7",
  19: "f8",
  20: "f9",
  21: "f10",
  23: "f11",
  24: "f12",
};

/** The letters rxvt sends after `ESC [` for arrows with Shift. */
const SHIFTED_ARROWS: Readonly<Record<string, NamedKey>> = { a: "up", b: "down", c: "right", d: "left" };

/** The function keys of the Linux console, `ESC [ [` and a letter. */
const CONSOLE_KEYS: Readonly<Record<string, NamedKey>> = { A: "f1", B: "f2", C: "f3", D: "f4", E: "f5" };

/** The key of `ESC O letter`. */
export function applicationKey(letter: string): KeyEvent | undefined {
  const name = LETTER_KEYS[letter];
  return name && namedKey(name);
}

/** The key of the Linux console's `ESC [ [ letter`. */
export function consoleKey(letter: string): KeyEvent | undefined {
  const name = CONSOLE_KEYS[letter];
  return name && namedKey(name);
}

/** The key of `ESC [ parameters final`; undefined for replies of the terminal and whatever else is no key. */
export function sequenceKey(parameters: string, final: string): KeyEvent | undefined {
  if (!/^[\d;:]*$/.test(parameters)) return undefined;
  const numbers = parameters.split(";").map((number) => Number.parseInt(number, 10) || 1);
  const [first = 1, second = 1, third = 1] = numbers;

  if (final === "~") {
    if (first === 27 && numbers.length === 3) return codeKey(third, modifiersOf(second));
    const name = NUMBER_KEYS[first];
    return name && parameters !== "" ? namedKey(name, modifiersOf(second)) : undefined;
  }
  if (final === "u") return parameters === "" ? undefined : codeKey(first, modifiersOf(second));
  if (final === "Z") return namedKey("shift-tab", { ...NO_MODIFIERS, shift: true });
  if (parameters === "" && SHIFTED_ARROWS[final] !== undefined) {
    return namedKey(SHIFTED_ARROWS[final], { ...NO_MODIFIERS, shift: true });
  }
  // With parameters, R is the answer to "where is the cursor?"; M without an O in front belongs to old mice.
  if (final === "M" || (final === "R" && parameters !== "")) return undefined;
  const name = LETTER_KEYS[final];
  return name && namedKey(name, modifiersOf(second));
}

/** A key given by its code point, as terminals with extended keys do. */
function codeKey(code: number, modifiers: Modifiers): KeyEvent | undefined {
  if (code > 0x10ffff || (code >= 0xd800 && code <= 0xdfff)) return undefined;
  return characterKey(String.fromCodePoint(code), modifiers);
}

/** Modifiers travel as one more than a sum of 1 (Shift), 2 (Alt) and 4 (Ctrl). */
function modifiersOf(parameter: number): Modifiers {
  const bits = parameter - 1;
  return { shift: (bits & 1) !== 0, alt: (bits & 2) !== 0, ctrl: (bits & 4) !== 0 };
}
