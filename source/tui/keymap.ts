/**
 * The one table of what keys and words do: the dispatcher reads it, and the help page and the hints about
 * the board are made from it.
 */
import type { Role } from "../rules/piece.ts";

/** What someone wants of the game screen. Directions are those of the screen, whichever way the board is turned. */
export type Intent =
  | { readonly type: "cursor"; readonly files: number; readonly ranks: number }
  | { readonly type: "pick" }
  | { readonly type: "let-go" }
  | { readonly type: "step"; readonly by: 1 | -1 }
  | { readonly type: "scroll"; readonly by: number }
  | { readonly type: "open-command" }
  | { readonly type: "word"; readonly word: Word };

/** Words that change how everything looks, on all screens. */
export type LookWord = "theme" | "pieces" | "squares" | "larger" | "smaller";

/** Commands that can be typed, most of which also have a key. */
export type Word =
  | "undo"
  | "redo"
  | "flip"
  | "autoflip"
  | LookWord
  | "draw"
  | "resign"
  | "pause"
  | "new"
  | "explore"
  | "back"
  | "forward"
  | "start"
  | "end"
  | "variation"
  | "cut"
  | "variant"
  | "edit"
  | "haven"
  | "attacks"
  | "holders"
  | "captures"
  | "piece"
  | "analysis"
  | "hint"
  | "worst"
  | "copy"
  | "fen"
  | "rules"
  | "help"
  | "quit";

/** What a screen is for: a game between players, or looking around in one without any. */
export type Mode = "play" | "explore";

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
  /** The only mode it makes sense in; undefined for both. */
  readonly mode?: Mode;
}

const word = (name: Word, keys: readonly string[], hint: string, help: string, mode?: Mode): Binding => ({
  intent: { type: "word", word: name },
  keys,
  label: keys.join(" ") || `:${name}`,
  hint,
  help,
  ...(mode && { mode }),
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
    help: "let go of the piece, or forget the hint (Esc too)",
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
  word("haven", ["1"], "haven", "show where a side's anti-king may live (again: the other side, then off)"),
  word("attacks", ["2"], "attacks", "show what a side attacks (again: the other side, then off)"),
  word("holders", ["3"], "holders", "show which pieces a royal ties, and which hold your anti-king"),
  word("captures", ["4"], "captures", "show what can be taken, and by what"),
  word("piece", ["m"], "how it moves", "show how the piece under the cursor moves"),
  word("analysis", ["a"], "analysis", "let the engine look at the position, for a minute (again: off)"),
  word("hint", ["H"], "hint", "ask the engine for a move"),
  word("worst", ["w"], "worst moves", "list the moves that lost most (when the game is over)"),
  word("explore", ["x"], "explore", "look around freely from here; the same key goes back to the game"),
  word("draw", ["d"], "draw", "offer a draw", "play"),
  word("resign", ["R"], "resign", "resign", "play"),
  word("pause", ["p"], "pause", "stop the bots and engines, or let them go on", "play"),
  word("back", [","], "back", "go back a move", "explore"),
  word("forward", ["."], "forward", "go forward a move", "explore"),
  word("start", ["<"], "start", "go to the start", "explore"),
  word("end", [">"], "end", "go to the end of the line", "explore"),
  word("variation", ["v"], "variation", "go to the next move that was tried instead of the last", "explore"),
  word("cut", [], "cut", "forget the last move and all that follows it", "explore"),
  word(
    "variant",
    ["V"],
    "other rules",
    "look at the position under the next game's rules (or name it)",
    "explore",
  ),
  word("edit", ["e"], "edit", "change the position in the editor", "explore"),
  word("new", ["n"], "new", "leave this for the start screen (a game is kept)"),
  word("copy", ["y"], "copy", "copy the FEN and the moves, and show them"),
  word("fen", [], "FEN", "show the position as FEN; with a FEN behind it, go there (exploring)"),
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
  word("theme", ["T"], "theme", "change the colours to the next theme (or name it)"),
  word("pieces", ["S"], "other pieces", "draw the pieces in the next way (or name it)"),
  word("larger", ["+", "="], "larger", "draw larger squares, as far as they fit"),
  word("smaller", ["-"], "smaller", "draw smaller squares"),
  word("squares", [], "squares", "draw squares of at most so many rows, or of as many as fit (auto)"),
];

/** What the mouse does, for the help screen: where or what, and a clause. */
export const MOUSE_HELP: readonly (readonly [string, string])[] = [
  ["on the board", "pick up a piece and drop it, by two clicks or by dragging"],
  ["on a key", "a click on a hint at the bottom does what its key does"],
  ["on a move", "a click in the list of moves goes there; a game between players is explored from it"],
  ["wheel", "scroll the moves or a page; exploring, go back and forth"],
  ["Shift", "held down, it lets the terminal select text (on a Mac Option, in Apple's Terminal Fn)"],
];

/** Every word of the command line. */
export const WORDS: readonly Word[] = BINDINGS.flatMap(({ intent }) =>
  intent.type === "word" ? [intent.word] : [],
);

const byKey = new Map(BINDINGS.flatMap((binding) => binding.keys.map((key) => [key, binding] as const)));

/** Whether a binding means something in a mode. */
export const bindingHolds = (binding: Binding, mode: Mode): boolean => (binding.mode ?? mode) === mode;

/** What a key asks for on the board in a mode; undefined for a key without a meaning there. */
export function intentOfKey(name: string, mode: Mode): Intent | undefined {
  const binding = byKey.get(name);
  return binding !== undefined && bindingHolds(binding, mode) ? binding.intent : undefined;
}

/** The word about the look that a key stands for on every screen. */
export function lookWordOfKey(name: string): LookWord | undefined {
  return LOOK_WORDS.find((each) => bindingOf(each)?.keys.includes(name));
}

export const LOOK_WORDS: readonly LookWord[] = ["theme", "pieces", "squares", "larger", "smaller"];

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

/** The key that chooses what a pawn becomes: the first letter, but n for the knight. */
export const promotionKey = (role: Role): string => (role === "knight" ? "n" : role.charAt(0));
