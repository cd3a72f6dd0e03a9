/** Questions that have to be answered: leaving, resigning, a draw, what a pawn becomes. */
import { agreeToDraw, type Game, positionOf, resign } from "../../game/game.ts";
import { isMachine } from "../../game/player.ts";
import { explain } from "../../rules/explain.ts";
import { opposite, type Role } from "../../rules/piece.ts";
import type { KeyEvent } from "../../terminal/events.ts";
import { promotionKey } from "../keymap.ts";
import { refuse } from "./carry.ts";
import { type Dialog, type GameState, isOver } from "./game-state.ts";
import { info, tellOver } from "./messages.ts";
import { makeMove } from "./play-move.ts";

/** A key at an open question. */
export function reduceDialog(state: GameState, dialog: Dialog, event: KeyEvent): GameState {
  if (event.ctrl || event.alt) return state;
  const closed: GameState = { ...state, dialog: undefined };
  const cancelled = event.name === "escape" || event.name === "backspace" || event.name === "n";
  if (dialog.kind === "promotion") return reducePromotion(state, dialog, event);
  // Enter has just dropped a piece, perhaps twice by mistake; it must not end the game.
  const ends = dialog.kind === "draw" || dialog.what === "resign";
  if (event.name === "y" || (event.name === "enter" && !ends)) {
    if (dialog.kind === "draw") return ended(closed, agreeToDraw(state.game));
    if (dialog.what === "resign") {
      // The machine may have ended the game while the question was open.
      return isOver(state) ? tellOver(closed) : ended(closed, resign(state.game, resigning(state)));
    }
    return { ...closed, leaving: dialog.what };
  }
  if (!cancelled) return state;
  return dialog.kind === "draw" ? info(closed, "The draw is declined.") : closed;
}

/** The state with a game that ended away from the board; nothing begun before goes on. */
export const ended = (state: GameState, game: Game): GameState => ({
  ...state,
  game,
  selected: undefined,
  dialog: undefined,
  drawOffer: undefined,
});

/** Who gives up: the human of a game against a machine, otherwise whoever is to move. */
function resigning({ game }: GameState) {
  const { turn } = positionOf(game);
  return isMachine(game.players[turn]) ? opposite(turn) : turn;
}

/** The question what a pawn becomes. */
export type PromotionDialog = Dialog & { kind: "promotion" };

/** Makes the move with the promotion chosen. */
export function promote(state: GameState, { from, to }: PromotionDialog, promotion: Role): GameState {
  if (isOver(state)) return tellOver({ ...state, dialog: undefined });
  const explanation = explain(positionOf(state.game), { from, to, promotion });
  return explanation.code === "legal" ? makeMove(state, explanation.move) : refuse(state, explanation);
}

function reducePromotion(state: GameState, dialog: PromotionDialog, event: KeyEvent): GameState {
  const { choices, index } = dialog;
  const step = (by: number): GameState => ({
    ...state,
    dialog: { ...dialog, index: (index + by + choices.length) % choices.length },
  });
  switch (event.name) {
    case "left":
    case "up":
    case "shift-tab":
      return step(-1);
    case "right":
    case "down":
    case "tab":
      return step(1);
    case "enter":
    case " ":
      return promote(state, dialog, choices[index] ?? "queen");
    case "escape":
    case "backspace":
      return { ...state, dialog: undefined, selected: undefined };
  }
  const chosen = choices.find((role) => promotionKey(role) === event.name.toLowerCase());
  return chosen === undefined ? state : promote(state, dialog, chosen);
}
