/** The words of a conversation and what they do, made from the same table as the keys of the screen. */
import { BINDINGS, bindingHolds, LOOK_WORDS, type Mode, type Word } from "../tui/keymap.ts";
import { READINGS } from "./readings.ts";

/** What the table says of keys and of a board that is seen, for those who type and listen. */
const TYPED: Partial<Record<Word, { readonly takes?: string; readonly help: string }>> = {
  flip: { help: "read the board from the other side" },
  autoflip: { help: "read the board from the side of whoever moves, or stop doing so" },
  haven: { takes: "white or black", help: "tell where a side's anti-king may live" },
  attacks: { takes: "white or black", help: "tell which squares a side attacks" },
  holders: { help: "tell which pieces a royal ties, and which hold the anti-king" },
  captures: { help: "tell what can be taken, and by what" },
  piece: { takes: "a square or a kind of piece", help: "tell how a piece moves" },
  analysis: { help: "let the engine look at the position and tell its three best lines" },
  worst: {
    takes: "a number",
    help: "list the moves that lost most (when the game is over); with a number, go to where one was made",
  },
  explore: { help: "look around freely from here; the same word goes back to the game" },
  variation: { help: "go to the next move that was tried instead of the last" },
  variant: {
    takes: "a game",
    help: "look at the position under another game's rules: the named one, or the next",
  },
  edit: { help: "change the position" },
  copy: { help: "tell the FEN, the moves, and the command that opens them again" },
  fen: { takes: "a FEN", help: "tell the position as FEN; with a FEN behind it, go there (exploring)" },
  rules: { help: "read the rules of this game" },
  help: { takes: "a word", help: "list the words, or tell what one does" },
  quit: { help: "leave; the game is kept" },
};

/** Words for those who look at a board; "pieces" reads the pieces here. */
const FOR_EYES: readonly Word[] = LOOK_WORDS;

/** A word that can be typed, with what it does. */
export interface Entry {
  readonly name: string;
  readonly takes?: string | undefined;
  readonly help: string;
}

/** Every word that means something in a mode, those that read first. */
export function entries(mode: Mode): readonly Entry[] {
  const words = BINDINGS.flatMap((binding): Entry[] => {
    const { intent, help } = binding;
    if (intent.type !== "word" || !bindingHolds(binding, mode) || FOR_EYES.includes(intent.word)) return [];
    return [{ name: intent.word, help, ...TYPED[intent.word] }];
  });
  return [...READINGS, ...words];
}

/** The help: how moves are typed, and the words; or what one of them does. */
export function helpSentences(mode: Mode, word: string): string[] {
  const all = entries(mode);
  const one = all.find(({ name }) => name === word);
  if (one !== undefined) return [entrySentence(one)];
  return [
    "Type a move, such as e4, Nf3, e2e4, or in words: knight takes e5, castle short.",
    "Or type one of these words:",
    ...all.map(entrySentence),
  ];
}

const entrySentence = ({ name, takes, help }: Entry): string =>
  `${name}${takes === undefined ? "" : `, or ${name} and ${takes}`}: ${help}.`;
