import type { KeyEvent, PasteEvent } from "../../../source/terminal/events.ts";
import { NO_MODIFIERS } from "../../../source/terminal/events.ts";

/** A key by the name of its event; "ctrl-c" and "alt-f" hold a modifier down. */
export function key(name: string): KeyEvent {
  const [, modifier, held] = /^(ctrl|alt)-(.)$/.exec(name) ?? [];
  if (modifier !== undefined && held !== undefined) {
    return { kind: "key", name: held, ...NO_MODIFIERS, [modifier]: true, text: "" };
  }
  return { kind: "key", name, ...NO_MODIFIERS, text: name.length === 1 ? name : "" };
}

/** Names of keys separated by spaces; "Space" is the space bar. */
export const keys = (names: string): KeyEvent[] =>
  names
    .split(" ")
    .filter(Boolean)
    .map((name) => key(name === "Space" ? " " : name));

/** A text typed character by character. */
export const typed = (text: string): KeyEvent[] => Array.from(text, key);

export const paste = (text: string): PasteEvent => ({ kind: "paste", text });
