import { outcomeOf } from "../../game/game.ts";
import { isMachine } from "../../game/player.ts";
import { BINDINGS, type Binding, bindingOf, type Intent, promotionKey, type Word } from "../keymap.ts";
import type { GameState } from "../state/game-state.ts";
import type { Span } from "../styled-text.ts";

interface Hint {
  readonly label: string;
  readonly text: string;
}

/** The keys worth knowing right now, as many as the width has room for. */
export function hintSpans(state: GameState, width: number): Span[] {
  const spans: Span[] = [];
  let room = width;
  for (const { label, text } of hintsFor(state)) {
    const length = label.length + 1 + text.length + (spans.length > 0 ? 2 : 0);
    if (length > room) continue;
    room -= length;
    if (spans.length > 0) spans.push({ text: "  " });
    spans.push({ text: label, tone: "accent" }, { text: ` ${text}`, tone: "muted" });
  }
  return spans;
}

function hintsFor(state: GameState): Hint[] {
  const { dialog, game } = state;
  if (dialog?.kind === "promotion") {
    return [
      { label: "left right Enter", text: "choose" },
      { label: dialog.choices.map(promotionKey).join(" "), text: "at once" },
      { label: "Backspace", text: "let go" },
    ];
  }
  if (dialog !== undefined) {
    return [
      { label: "y", text: "yes" },
      { label: "n", text: "no" },
    ];
  }
  if (state.page?.name === "worst") {
    return [
      { label: "up down", text: "choose" },
      { label: "Enter", text: "look at it" },
      { label: "other keys", text: "back" },
    ];
  }
  if (state.page !== undefined) {
    return [
      { label: "up down", text: "scroll" },
      { label: "any other key", text: "back to the board" },
    ];
  }
  if (state.mode === "explore") {
    const types: readonly Intent["type"][] =
      state.selected === undefined ? ["pick", "open-command"] : ["pick", "let-go"];
    return [
      ...words("help"),
      { label: ", .", text: "back/forth" },
      ...words("explore", "variation", "variant"),
      { label: "1-4", text: "overlays" },
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
    { label: "arrows", text: "move" },
    ...others(selected ? ["pick", "let-go", "step"] : over ? ["pick"] : ["pick", "open-command"]),
    ...(state.paused && !over ? [{ label: bindingOf("pause")?.label ?? "", text: "go on" }] : []),
    ...words(...first, ...more),
  ];
}

const hint = (binding: Binding | undefined): Hint[] =>
  binding === undefined ? [] : [{ label: binding.label, text: binding.hint }];

const words = (...names: readonly Word[]): Hint[] => names.flatMap((name) => hint(bindingOf(name)));

/** The hints of intents that are no words; of several bindings the first. */
const others = (types: readonly Intent["type"][]): Hint[] =>
  types.flatMap((type) => hint(BINDINGS.find(({ intent }) => intent.type === type)));
