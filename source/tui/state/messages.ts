import { outcomeOf, positionOf } from "../../game/game.ts";
import type { Square } from "../../rules/square.ts";
import { outcomeSentence } from "../../words/outcome.ts";
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
