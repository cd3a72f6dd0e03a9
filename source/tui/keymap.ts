/**
 * The one table of what keys and words do: the dispatcher reads it, and every hint and help line on screen is
 * made from it.
 */

/** What someone wants of the game screen. Directions are those of the screen, whichever way the board is turned. */
export type Intent =
  | { readonly type: "cursor"; readonly files: number; readonly ranks: number }
  | { readonly type: "pick" }
  | { readonly type: "let-go" }
  | { readonly type: "step"; readonly by: 1 | -1 }
  | { readonly type: "scroll"; readonly by: number }
  | { readonly type: "open-command" }
  | { readonly type: "word"; readonly word: Word };

/** Commands that can be typed, most of which also have a key. */
export type Word =
  | "undo"
  | "redo"
  | "flip"
  | "autoflip"
  | "draw"
  | "resign"
  | "pause"
  | "new"
  | "fen"
  | "rules"
  | "help"
  | "quit";

export interface Binding {
  readonly intent: Intent;
  /** Names of key events. */
  readonly keys: readonly string[];
  /** How the keys are written for people. */
  readonly label: string;
  /** A word or two for the line of hints. */
  readonly hint: string;
  /** A clause for the help screen. */
  readonly help: string;
}

const word = (name: Word, keys: readonly string[], hint: string, help: string): Binding => ({
  intent: { type: "word", word: name },
  keys,
  label: keys.join(" ") || `:${name}`,
  hint,
  help,
});

export const BINDINGS: readonly Binding[] = [
  cursor("left", "h", -1, 0),
  cursor("down", "j", 0, -1),
  cursor("up", "k", 0, 1),
  cursor("right", "l", 1, 0),
  {
    intent: { type: "pick" },
    keys: ["enter", " "],
    label: "Enter",
    hint: "pick/drop",
    help: "pick up the piece under the cursor, or drop it (Space too)",
  },
  {
    intent: { type: "let-go" },
    keys: ["backspace", "escape", "delete"],
    label: "Backspace",
    hint: "let go",
    help: "let go of the piece (Esc too)",
  },
  {
    intent: { type: "step", by: 1 },
    keys: ["tab"],
    label: "Tab",
    hint: "next piece",
    help: "go to the next piece that can move, or the next square it can go to",
  },
  {
    intent: { type: "step", by: -1 },
    keys: ["shift-tab"],
    label: "Shift-Tab",
    hint: "previous",
    help: "go to the one before",
  },
  {
    intent: { type: "open-command" },
    keys: [":", "/"],
    label: ":",
    hint: "type a move",
    help: "type a move (e4, Nf3, e2e4) or one of the words below",
  },
  word("undo", ["u"], "undo", "take back a move (against a bot: to your own last turn)"),
  word("redo", ["r"], "redo", "play it again"),
  word("flip", ["f"], "flip", "turn the board"),
  word("autoflip", ["F"], "autoflip", "turn the board to whoever moves, or stop doing so"),
  word("draw", ["d"], "draw", "offer a draw"),
  word("resign", ["R"], "resign", "resign"),
  word("pause", ["p"], "pause", "stop the bots, or let them go on"),
  word("new", ["n"], "new", "leave this game (it is kept) and choose a new one"),
  word("fen", [], "FEN", "show the position as FEN"),
  {
    intent: { type: "scroll", by: -4 },
    keys: ["pageup"],
    label: "PgUp",
    hint: "scroll",
    help: "scroll the moves back",
  },
  { intent: { type: "scroll", by: 4 }, keys: ["pagedown"], label: "PgDn", hint: "scroll", help: "and forth" },
  word("rules", ["i"], "rules", "read the rules of this game"),
  word("help", ["?"], "help", "this page"),
  word("quit", ["q"], "quit", "leave; the game is kept (Ctrl-C leaves at once)"),
];

/** Every word of the command line. */
export const WORDS: readonly Word[] = BINDINGS.flatMap(({ intent }) =>
  intent.type === "word" ? [intent.word] : [],
);

const byKey = new Map(
  BINDINGS.flatMap((binding) => binding.keys.map((key) => [key, binding.intent] as const)),
);

/** What a key asks for on the board; undefined for a key without a meaning. */
export const intentOfKey = (name: string): Intent | undefined => byKey.get(name);

/** The binding that a word stands in, for hints. */
export function bindingOf(name: Word): Binding | undefined {
  return BINDINGS.find(({ intent }) => intent.type === "word" && intent.word === name);
}

function cursor(arrow: string, letter: string, files: number, ranks: number): Binding {
  return {
    intent: { type: "cursor", files, ranks },
    keys: [arrow, letter],
    label: `${arrow} ${letter}`,
    hint: "move",
    help: `move the cursor ${arrow}`,
  };
}
