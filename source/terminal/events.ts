import type { Background } from "./background.ts";

/** What a person does at a terminal. */
export type TerminalEvent = KeyEvent | MouseEvent | PasteEvent;

/** What comes from a terminal: what a person does at it, and its own answers. */
export type ParsedEvent = TerminalEvent | BackgroundEvent;

/** The terminal's answer to what colour its background has. */
export interface BackgroundEvent {
  readonly kind: "background";
  readonly background: Background;
}

/** The keys that have a name; any other key is named by its character. */
export type NamedKey =
  | "up"
  | "down"
  | "left"
  | "right"
  | "home"
  | "end"
  | "pageup"
  | "pagedown"
  | "insert"
  | "delete"
  | "enter"
  | "tab"
  | "shift-tab"
  | "escape"
  | "backspace"
  | `f${1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12}`;

/** The keys held down together with another one. Terminals do not report Shift with a printable character. */
export interface Modifiers {
  readonly ctrl: boolean;
  readonly alt: boolean;
  readonly shift: boolean;
}

/** A key. `name` is a `NamedKey` or the character itself; Ctrl+A is `{name: "a", ctrl: true}`. */
export interface KeyEvent extends Modifiers {
  readonly kind: "key";
  readonly name: string;
  /** What the key types into a line of text; empty for named keys and with Ctrl or Alt. */
  readonly text: string;
}

/** A mouse button or wheel; `x` and `y` are the column and row of the cell, from zero. */
export interface MouseEvent extends Modifiers {
  readonly kind: "mouse";
  readonly action: "down" | "up" | "drag" | "wheel-up" | "wheel-down";
  /** "none" for the wheel. */
  readonly button: "left" | "middle" | "right" | "none";
  readonly x: number;
  readonly y: number;
}

/** Text pasted in one go, with line feeds as line ends and without other control characters than tabs. */
export interface PasteEvent {
  readonly kind: "paste";
  readonly text: string;
}

/** No key held down. */
export const NO_MODIFIERS: Modifiers = { ctrl: false, alt: false, shift: false };
