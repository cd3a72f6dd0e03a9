import { backgroundOfReply } from "./background.ts";
import { NO_MODIFIERS, type ParsedEvent } from "./events.ts";
import { applicationKey, characterKey, consoleKey, namedKey, sequenceKey } from "./keys.ts";
import { mouseReport } from "./mouse-report.ts";

/** How far the parser is in whatever the terminal is sending. */
type State =
  /** Between events. */
  | { readonly at: "ground" }
  /** After ESC: the Escape key, Alt with a key, or the beginning of a sequence. */
  | { readonly at: "escape" }
  /** In `ESC [ parameters final`. */
  | { readonly at: "sequence"; readonly parameters: string }
  /** After `ESC O`. */
  | { readonly at: "application" }
  /** After `ESC [ [`. */
  | { readonly at: "console" }
  /** In an old mouse report, whose last characters mean nothing to us. */
  | { readonly at: "skip"; readonly left: number }
  /** In a reply that ends with `ESC \` or BEL (OSC, DCS, APC, PM, SOS). */
  | { readonly at: "reply"; readonly opener: string; readonly text: string; readonly escaped: boolean }
  /** In a bracketed paste: its characters so far, and how many of the last are the beginning of its end. */
  | { readonly at: "paste"; readonly characters: string[]; readonly ending: number };

const ESC = "\u001B";
const BEL = "\u0007";
const CANCEL = new Set(["\u0018", "\u001A"]);
const PASTE_END = `${ESC}[201~`;

/** Longer sequences of parameters are nonsense, and longer replies none of ours; the rest of one is dropped. */
const LONGEST_SEQUENCE = 64;

/** A lone ESC is the Escape key when nothing follows for so many milliseconds. */
const ESCAPE_PATIENCE = 20;

/** Anything else that was begun and is not continued for so long was cut off. */
const SEQUENCE_PATIENCE = 500;

const GROUND: State = { at: "ground" };

/**
 * Turns the bytes a terminal sends into events. It knows no time: when nothing has come for `patience` milliseconds,
 * its owner calls `timeout`. Characters and sequences may be split anywhere; replies of the
 * terminal are swallowed, but for that about its background.
 */
export class KeyParser {
  readonly #decoder = new TextDecoder("utf-8", { ignoreBOM: true });
  #state: State = GROUND;

  /** How long to wait for more before `timeout` is due; undefined when nothing is pending. */
  get patience(): number | undefined {
    if (this.#state.at === "ground") return undefined;
    return this.#state.at === "escape" ? ESCAPE_PATIENCE : SEQUENCE_PATIENCE;
  }

  /** Takes bytes as they come and gives the events they complete. */
  feed(bytes: Uint8Array): ParsedEvent[] {
    const events: ParsedEvent[] = [];
    for (const character of this.#decoder.decode(bytes, { stream: true })) this.#take(character, events);
    return events;
  }

  /** Decides what was left open: ESC alone is Escape, an opener alone is Alt with that key, a paste is what has come. */
  timeout(): ParsedEvent[] {
    const state = this.#state;
    this.#state = GROUND;
    switch (state.at) {
      case "ground":
      case "console":
      case "skip":
        return [];
      case "escape":
        return [namedKey("escape")];
      case "sequence":
        return state.parameters === "" ? altKey("[") : [];
      case "application":
        return altKey("O");
      case "reply":
        if (state.escaped) return [namedKey("escape")];
        return state.text === "" ? altKey(state.opener) : [];
      case "paste":
        return pasted(state.characters);
    }
  }

  #take(character: string, events: ParsedEvent[]): void {
    const state = this.#state;
    switch (state.at) {
      case "ground":
        if (character === ESC) this.#state = { at: "escape" };
        else push(events, characterKey(character));
        return;
      case "escape":
        this.#afterEscape(character, events);
        return;
      case "sequence":
        this.#inSequence(state.parameters, character, events);
        return;
      case "application":
        this.#state = GROUND;
        if (character < " ") this.#take(character, events);
        else push(events, applicationKey(character));
        return;
      case "console":
        this.#state = GROUND;
        if (character < " ") this.#take(character, events);
        else push(events, consoleKey(character));
        return;
      case "skip":
        this.#state = state.left > 1 ? { at: "skip", left: state.left - 1 } : GROUND;
        return;
      case "reply":
        this.#inReply(state, character, events);
        return;
      case "paste":
        this.#inPaste(state, character, events);
        return;
    }
  }

  #afterEscape(character: string, events: ParsedEvent[]): void {
    this.#state = GROUND;
    if (character === ESC) {
      events.push(namedKey("escape"));
      this.#state = { at: "escape" };
    } else if (character === "[") this.#state = { at: "sequence", parameters: "" };
    else if (character === "O") this.#state = { at: "application" };
    else if ("]P_^X".includes(character)) {
      this.#state = { at: "reply", opener: character, text: "", escaped: false };
    } else events.push(...altKey(character));
  }

  #inSequence(parameters: string, character: string, events: ParsedEvent[]): void {
    if (character >= " " && character <= "?") {
      const longer = parameters.length < LONGEST_SEQUENCE ? parameters + character : parameters;
      this.#state = { at: "sequence", parameters: longer };
      return;
    }
    this.#state = GROUND;
    if (character < "@" || character > "~") {
      // Not part of any sequence: what was begun is given up.
      if (!CANCEL.has(character)) this.#take(character, events);
    } else if (parameters === "" && character === "[") this.#state = { at: "console" };
    else if (parameters === "" && character === "M") this.#state = { at: "skip", left: 3 };
    else if (parameters === "200" && character === "~") {
      this.#state = { at: "paste", characters: [], ending: 0 };
    } else push(events, mouseReport(parameters, character) ?? sequenceKey(parameters, character));
  }

  #inReply(state: Extract<State, { at: "reply" }>, character: string, events: ParsedEvent[]): void {
    if (state.escaped && character !== "\\") {
      this.#state = { at: "escape" };
      this.#take(character, events);
    } else if (CANCEL.has(character)) this.#state = GROUND;
    else if (state.escaped || character === BEL) {
      this.#state = GROUND;
      push(events, replied(state.opener, state.text));
    } else if (character === ESC) this.#state = { ...state, escaped: true };
    else if (state.text.length < LONGEST_SEQUENCE) this.#state = { ...state, text: state.text + character };
  }

  #inPaste(state: Extract<State, { at: "paste" }>, character: string, events: ParsedEvent[]): void {
    state.characters.push(character);
    // ESC is nowhere but at the beginning of the end.
    const ending = character === PASTE_END[state.ending] ? state.ending + 1 : Number(character === ESC);
    this.#state = ending === PASTE_END.length ? GROUND : { ...state, ending };
    if (this.#state === GROUND) events.push(...pasted(state.characters.slice(0, -ending)));
  }
}

function push(events: ParsedEvent[], event: ParsedEvent | undefined): void {
  if (event !== undefined) events.push(event);
}

/** What the terminal told of itself, as far as anybody asked. */
function replied(opener: string, text: string): ParsedEvent | undefined {
  const background = opener === "]" ? backgroundOfReply(text) : undefined;
  return background && { kind: "background", background };
}

function altKey(character: string): ParsedEvent[] {
  const key = characterKey(character, { ...NO_MODIFIERS, alt: true });
  return key === undefined ? [] : [key];
}

function pasted(characters: readonly string[]): ParsedEvent[] {
  const text = characters
    .join("")
    .replace(/\r\n?/g, "\n")
    .replace(/[^\P{Cc}\n\t]/gu, "");
  return text === "" ? [] : [{ kind: "paste", text }];
}
