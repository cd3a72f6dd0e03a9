/** The position editor as a conversation: its keys have names here, and squares are named instead of pointed at. */
import { pieceLetter } from "../notation/letters.ts";
import type { Piece } from "../rules/piece.ts";
import { Position } from "../rules/position.ts";
import { rightsOf } from "../rules/setup.ts";
import { parseSquare } from "../rules/square.ts";
import { NO_MODIFIERS } from "../terminal/events.ts";
import { reduceEdit } from "../tui/state/edit-reducer.ts";
import { type EditState, faultsOf, fenOf, openEditor } from "../tui/state/edit-state.ts";
import { COLOR_NAMES, list, quoted } from "../words/names.ts";
import { setupFaultsSentence } from "../words/setup-fault.ts";
import { boardSentences, pieceName } from "../words/spoken/board.ts";
import { roleNamed } from "../words/spoken/typed-move.ts";
import { nearest } from "../words/suggest.ts";
import { colorNamed, sidePieces, withSide } from "./readings.ts";
import type { PlainServices } from "./services.ts";

/** Edits until the editor is left. */
export async function talkEdit(
  { variant, setup }: Pick<EditState, "variant" | "setup">,
  { lines, interactive, say, prompt }: PlainServices,
): Promise<EditState> {
  let state = openEditor(variant, setup);
  await say([`Editing a position of ${variant.name}.`, faultSentence(state), 'Type "help" for the words.']);
  while (state.leaving === undefined) {
    if (interactive) prompt("> ");
    await lines.available();
    const line = lines.take();
    if (line === undefined) return { ...state, leaving: "interrupt" };
    const heard = hearEdit(state, line);
    state = heard.state;
    await say(heard.says);
  }
  return state;
}

interface Heard {
  readonly state: EditState;
  readonly says: readonly string[];
}

interface EditWord {
  readonly name: string;
  readonly takes?: string;
  readonly help: string;
  /** Whether upper and lower case mean something. */
  readonly exact?: boolean;
  hear(state: EditState, words: readonly string[]): Heard;
}

const EDIT_WORDS: readonly EditWord[] = [
  {
    name: "put",
    takes: "a side, a piece and a square",
    help: "put a piece, as in: put white knight g1",
    hear: put,
  },
  {
    name: "remove",
    takes: "a square",
    help: "take away what is there",
    hear: remove,
  },
  { name: "move", takes: "two squares", help: "move what stands on the first", hear: carry },
  { name: "turn", help: "the other side is to move", hear: keyed("t") },
  {
    name: "right",
    takes: "its letter",
    help: "give or take a castling or leap right",
    exact: true,
    hear: toggleRight,
  },
  { name: "passing", takes: "a square", help: "en passant there, or not", hear: passing },
  { name: "clear", help: "clear the board", hear: keyed("c", "The board is empty.") },
  { name: "start", help: "the start position", hear: keyed("s", "The start position.") },
  { name: "undo", help: "undo the last change", hear: keyed("u", "Undone.") },
  {
    name: "fen",
    takes: "a FEN",
    help: "tell the position as FEN, or set the one behind it",
    exact: true,
    hear: fen,
  },
  {
    name: "board",
    help: "read the board",
    hear: (state) => says(state, boardSentences(positionOf(state), { flipped: false })),
  },
  {
    name: "pieces",
    takes: "white or black",
    help: "list the pieces of both sides, or of one",
    hear: (state, [word = ""]) =>
      says(
        state,
        withSide(word, "pieces", (color) => sidePieces(positionOf(state), color)),
      ),
  },
  {
    name: "faults",
    help: "tell what is wrong with the position",
    hear: (state) => says(state, [statusOf(state)]),
  },
  { name: "explore", help: "explore from here", hear: keyed("x") },
  { name: "play", help: "play the bot from here", hear: keyed("g") },
  { name: "back", help: "leave for where you were", hear: keyed("z") },
  {
    name: "help",
    help: "list the words",
    hear: (state) =>
      says(
        state,
        EDIT_WORDS.map(({ name, takes, help }) => `${name}${takes ? `, with ${takes}` : ""}: ${help}.`),
      ),
  },
  { name: "quit", help: "leave the program", hear: (state) => says({ ...state, leaving: "interrupt" }, []) },
];

/** The set-up after a line, and what is said to it. */
export function hearEdit(state: EditState, line: string): Heard {
  const quiet: EditState = { ...state, message: undefined };
  const [first = "", ...rest] = line.trim().split(/\s+/);
  const word = EDIT_WORDS.find(({ name }) => name === first.toLowerCase());
  if (word !== undefined) return word.hear(quiet, word.exact ? rest : rest.map(lower));
  if (first === "") return says(quiet, [statusOf(quiet)]);
  const near = nearest(
    first,
    EDIT_WORDS.map(({ name }) => name),
  );
  const hint = near === undefined ? '"help" lists the words.' : `Did you mean "${near}"?`;
  return says(quiet, [`${quoted(line.trim())} is no word of the editor. ${hint}`]);
}

const lower = (word: string): string => word.toLowerCase();
const says = (state: EditState, sentences: readonly string[]): Heard => ({ state, says: sentences });

/** What is said after a change: the reducer's own sentence or ours, and what is wrong with the position now. */
function changed(before: EditState, after: EditState, done?: string): Heard {
  const told = after.message?.text ?? done;
  const refused = after.message?.tone === "refusal";
  const faults = after.setup !== before.setup || refused ? [faultSentence(after)] : [];
  return says(after, [...(told === undefined ? [] : [told]), ...faults]);
}

const press = (state: EditState, name: string): EditState =>
  reduceEdit(state, { kind: "key", name, ...NO_MODIFIERS, text: "" });

function keyed(key: string, done?: string): EditWord["hear"] {
  return (state) => changed(state, press(state, key), done);
}

const WHICH_SQUARE = "Say which square, such as e4.";

function remove(state: EditState, [name = ""]: readonly string[]): Heard {
  const square = parseSquare(name);
  if (square === undefined) return says(state, [WHICH_SQUARE]);
  const piece = state.setup.board[square];
  if (piece === undefined) return says(state, [`${name} is empty.`]);
  return changed(state, press({ ...state, cursor: square }, "delete"), `${pieceName(piece)} removed.`);
}

function passing(state: EditState, [name = ""]: readonly string[]): Heard {
  const square = parseSquare(name);
  if (square === undefined) return says(state, [WHICH_SQUARE]);
  return changed(state, press({ ...state, cursor: square }, "e"));
}

function put(state: EditState, words: readonly string[]): Heard {
  const [side = "", kind = "", name = ""] = words;
  const [color, role, square] = [colorNamed(side), roleNamed(kind), parseSquare(name)];
  if (color === undefined || role === undefined || square === undefined)
    return says(state, ["Say whose piece, which, and where, as in: put white knight g1."]);
  const piece: Piece = { color, role };
  const after = press({ ...state, cursor: square }, pieceLetter(piece));
  return changed(state, after, `${pieceName(piece)} on ${name}.`);
}

function carry(state: EditState, [origin = "", target = ""]: readonly string[]): Heard {
  const [from, to] = [parseSquare(origin), parseSquare(target)];
  if (from === undefined || to === undefined) return says(state, ["Say two squares, as in: move e2 e4."]);
  const piece = state.setup.board[from];
  if (piece !== undefined && from === to)
    return says(state, [`${pieceName(piece)} is on ${target} already.`]);
  const picked = press({ ...state, cursor: from, selected: undefined }, "enter");
  if (piece === undefined) return changed(state, { ...picked, selected: undefined });
  return changed(state, press({ ...picked, cursor: to }, "enter"), `${pieceName(piece)} on ${target}.`);
}

/** The letters are FEN's, so their case tells the sides apart. */
function toggleRight(state: EditState, [letter = ""]: readonly string[]): Heard {
  const known = rightsOf(state.variant);
  const index = known.map(String).indexOf(letter);
  if (index < 0 && known.length > 0)
    return says(state, [`Say which right, as in FEN: ${list(known, "or")}.`]);
  return changed(state, press(state, String(index + 1)), "Done.");
}

function fen(state: EditState, words: readonly string[]): Heard {
  if (words.length === 0) return says(state, [fenOf(state)]);
  const typed: EditState = { ...state, command: words.join(" ") };
  return changed(state, press(typed, "enter"), "Set.");
}

const positionOf = ({ setup, variant }: EditState): Position => Position.tolerant(setup, variant);

function statusOf(state: EditState): string {
  return `${COLOR_NAMES[state.setup.turn]} is to move. ${faultSentence(state)}`;
}

function faultSentence(state: EditState): string {
  const faults = faultsOf(state);
  return faults.length === 0
    ? "The position is sound."
    : `Not yet a position: ${setupFaultsSentence(faults, state.variant)}`;
}
