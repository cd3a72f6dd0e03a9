import type { KeyEvent, PasteEvent } from "../../terminal/events.ts";

/** What happened to a line of text that is being typed. */
export type LineEdit =
  | { readonly kind: "edited"; readonly text: string }
  | { readonly kind: "submitted"; readonly text: string }
  | { readonly kind: "closed" };

/** Nobody types longer commands; a paste may try. */
const MOST_CHARACTERS = 200;

/** A line of text after an event. Backspace on an empty line closes it, so that Esc is never the only way. */
export function editLine(text: string, event: KeyEvent | PasteEvent): LineEdit {
  if (event.kind === "paste") return edited(text + event.text.replace(/\s+/g, " "));
  switch (event.name) {
    case "enter":
      return text.trim() === "" ? { kind: "closed" } : { kind: "submitted", text: text.trim() };
    case "escape":
      return { kind: "closed" };
    case "backspace":
      return text === "" ? { kind: "closed" } : edited(Array.from(text).slice(0, -1).join(""));
    default:
      if (event.ctrl && event.name === "u") return edited("");
      return edited(text + event.text);
  }
}

const edited = (text: string): LineEdit => ({ kind: "edited", text: text.slice(0, MOST_CHARACTERS) });
