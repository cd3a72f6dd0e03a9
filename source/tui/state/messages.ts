import { outcomeOf, positionOf } from "../../game/game.ts";
import type { Square } from "../../rules/square.ts";
import { outcomeSentence } from "../../words/outcome.ts";
import { bindingOf, type Word } from "../keymap.ts";
import type { GameState } from "./game-state.ts";

/** The state with a sentence that just tells something, and the squares it speaks of. */
export const info = (state: GameState, text: string, squares: readonly Square[] = []): GameState => ({
  ...state,
  message: { text, tone: "info", squares },
});

/** The state with a sentence about something that was refused, and the squares concerned. */
export const refusal = (state: GameState, text: string, squares: readonly Square[] = []): GameState => ({
  ...state,
  message: { text, tone: "refusal", squares },
});

/** The state with the result as the answer to whoever wants to go on. */
export function tellOver(state: GameState): GameState {
  const outcome = outcomeOf(state.game);
  const sentence = outcome === null ? "" : outcomeSentence(outcome, positionOf(state.game).variant);
  return refusal(state, `The game is over. ${sentence}`);
}

/** How a sentence names a word to somebody: by its key, or the word itself where all is typed ("x", or "explore" in quotes). */
export const wayTo = ({ typed }: GameState, word: Word): string =>
  typed ? `"${word}"` : (bindingOf(word)?.keys[0] ?? `:${word}`);

/** The same for the middle of a sentence: "the key x". */
export const keyTo = (state: GameState, word: Word): string =>
  state.typed ? wayTo(state, word) : `the key ${wayTo(state, word)}`;
