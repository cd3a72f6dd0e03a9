import type { LookWord } from "./keymap.ts";

/** A change that somebody asks for: of the theme or of the pieces, to the next one or to one by its name, or of the squares. */
export interface LookWish {
  readonly of: "theme" | "pieces" | "squares";
  /** Empty: the next one. Of squares also "larger" and "smaller". */
  readonly name: string;
}

/** What a word about the look asks for, with what was typed behind it. */
export const wishOf = (word: LookWord, argument = ""): LookWish =>
  word === "larger" || word === "smaller" ? { of: "squares", name: word } : { of: word, name: argument };
