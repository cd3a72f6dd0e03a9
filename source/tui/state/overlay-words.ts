/** The words that lay something over the whole board, and take it off again. */
import { positionOf } from "../../game/game.ts";
import { opposite } from "../../rules/piece.ts";
import type { GameState, OverlayChoice } from "./game-state.ts";
import { refusal } from "./messages.ts";

/** Havens or attacks: first of the side to move, then of the other, then off. */
export function cycleOverlay(state: GameState, kind: "haven" | "attacks"): GameState {
  const { turn, variant } = positionOf(state.game);
  if (kind === "haven" && !variant.antiking)
    return refusal(state, `There are no anti-kings in ${variant.name}.`);
  const { overlay } = state;
  const first: OverlayChoice = { kind, color: turn };
  if (overlay?.kind !== kind) return { ...state, overlay: first };
  return { ...state, overlay: overlay.color === turn ? { kind, color: opposite(turn) } : undefined };
}

export function toggleOverlay(state: GameState, kind: "holders" | "captures"): GameState {
  const { variant } = positionOf(state.game);
  if (kind === "holders" && !variant.antiking && !variant.royalKing) {
    return refusal(state, `No piece is royal in ${variant.name}, so none is tied.`);
  }
  return { ...state, overlay: state.overlay?.kind === kind ? undefined : { kind } };
}
