import { outcomeOf } from "../../game/game.ts";
import { isMachine } from "../../game/player.ts";
import { BINDINGS, bindingOf, type Intent, promotionKey, type Word } from "../keymap.ts";
import type { GameState } from "../state/game-state.ts";
import type { Span } from "../styled-text.ts";
import { type Hint, hint, keyHints, PAGE_HINTS } from "./key-hints.ts";

/** The keys worth knowing right now, as many as the width has room for. */
export const hintSpans = (state: GameState, width: number): Span[] => keyHints(hintsFor(state), width);

function hintsFor(state: GameState): Hint[] {
  const { dialog, game } = state;
  if (dialog?.kind === "promotion") {
    const choices = dialog.choices.map(promotionKey);
    return [
      { label: "left right Enter", text: "choose", keys: ["left", "right", "enter"] },
      { label: choices.join(" "), text: "at once", keys: choices },
      { label: "Backspace", text: "let go", keys: ["backspace"] },
    ];
  }
  if (dialog !== undefined) {
    return [
      { label: "y", text: "yes", keys: ["y"] },
      { label: "n", text: "no", keys: ["n"] },
    ];
  }
  if (state.page?.name === "worst") {
    return [
      { label: "up down", text: "choose", keys: ["up", "down"] },
      { label: "Enter", text: "look at it", keys: ["enter"] },
      { label: "other keys", text: "back", keys: ["escape"] },
    ];
  }
  if (state.page !== undefined) return [...PAGE_HINTS];
  if (state.mode === "explore") {
    const types: readonly Intent["type"][] =
      state.selected === undefined ? ["pick", "open-command"] : ["pick", "let-go"];
    // The way back is the same key, where there is a game to go back to.
    const back =
      state.left[0]?.mode === "play"
        ? hint(bindingOf("explore")).map((each) => ({ ...each, text: "back to game" }))
        : [];
    return [
      ...words("help"),
      { label: ", .", text: "back/forth", keys: [",", "."] },
      ...back,
      ...words("variation", "variant"),
      { label: "1-4", text: "overlays", keys: ["1"] },
      ...words("analysis", "edit", "hint", "worst", "quit", "piece", "copy", "theme"),
      ...others(types),
    ];
  }
  const over = outcomeOf(game) !== null;
  const first: Word[] = over ? ["new", "worst", "undo", "quit", "help"] : ["help", "undo", "quit"];
  const machines = isMachine(game.players.w) && isMachine(game.players.b);
  const more: Word[] = over
    ? ["flip", "explore"]
    : machines
      ? [...(state.paused ? [] : (["pause"] as const)), "explore", "analysis", "flip", "new"]
      : ["explore", "hint", "analysis", "flip", "draw", "resign", "new", "theme"];
  const selected = state.selected !== undefined;
  return [
    { label: "arrows", text: "move", keys: [] },
    ...others(selected ? ["pick", "let-go", "step"] : over ? ["pick"] : ["pick", "open-command"]),
    ...(state.paused && !over ? hint(bindingOf("pause")).map((pause) => ({ ...pause, text: "go on" })) : []),
    ...words(...first, ...more),
  ];
}

const words = (...names: readonly Word[]): Hint[] => names.flatMap((name) => hint(bindingOf(name)));

/** The hints of intents that are no words; of several bindings the first. */
const others = (types: readonly Intent["type"][]): Hint[] =>
  types.flatMap((type) => hint(BINDINGS.find(({ intent }) => intent.type === type)));
