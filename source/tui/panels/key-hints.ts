/** Keys and what they do, in one line; each can be clicked like a button. */
import type { Binding } from "../keymap.ts";
import { clickable, type Span } from "../styled-text.ts";
import { keyTarget } from "../target.ts";

export interface Hint {
  readonly label: string;
  readonly text: string;
  /** The keys meant, by the names of their events: one for all of the hint, or one for each word of the label. */
  readonly keys: readonly string[];
}

/** What can be done on a page that only scrolls. */
export const PAGE_HINTS: readonly Hint[] = [
  { label: "up down", text: "scroll", keys: ["up", "down"] },
  { label: "any other key", text: "back", keys: ["escape"] },
];

/** The hint of a binding, if there is one. A click on it presses its first key. */
export const hint = (binding: Binding | undefined): Hint[] =>
  binding === undefined ? [] : [{ label: binding.label, text: binding.hint, keys: binding.keys.slice(0, 1) }];

/** As many hints as a width has room for; those that are too long are left out. */
export function keyHints(hints: readonly Hint[], width: number): Span[] {
  const spans: Span[] = [];
  let room = width;
  for (const hint of hints) {
    const length = hint.label.length + 1 + hint.text.length + (spans.length > 0 ? 2 : 0);
    if (length > room) continue;
    room -= length;
    if (spans.length > 0) spans.push({ text: "  " });
    spans.push(...hintSpans(hint));
  }
  return spans;
}

function hintSpans({ label, text, keys }: Hint): Span[] {
  const meaning: Span = { text: ` ${text}`, tone: "muted" };
  if (keys.length < 2) {
    const spans: Span[] = [{ text: label, tone: "accent" }, meaning];
    return keys[0] === undefined ? spans : clickable(spans, keyTarget(keys[0]));
  }
  const words = label.split(" ").map((word, index): Span => {
    const key = keys[index];
    const text = index === 0 ? word : ` ${word}`;
    return { text, tone: "accent", ...(key !== undefined && { target: keyTarget(key) }) };
  });
  return [...words, meaning];
}
