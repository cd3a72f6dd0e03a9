import { type Game, positionOf } from "../game/game.ts";
import type { Setup } from "../rules/setup.ts";
import { type Variant, variantOf } from "../rules/variant.ts";
import type { GameState, GameStateOptions } from "./state/game-state.ts";

/** Which screen there is, and what it is about. */
export type Scene =
  | { readonly kind: "start" }
  | { readonly kind: "game"; readonly game: Game; readonly options: GameStateOptions }
  | {
      readonly kind: "edit";
      readonly variant: Variant;
      readonly setup: Setup;
      readonly flipped?: boolean;
      /** Where leaving the editor leads. */
      readonly back: Scene;
    };

export const START: Scene = { kind: "start" };

/** The exploration of a game, with what had been left for it. */
export const exploring = (game: Game, left: GameState["left"] = []): Scene => ({
  kind: "game",
  game,
  options: { mode: "explore", left },
});

/** The editor on the position of a game screen, which can be gone back to. */
export function editing({ game, left, flipped, autoFlip, overlay, analysing }: GameState): Scene {
  const view = { flipped, autoFlip, overlay, analysing };
  const back: Scene = { kind: "game", game, options: { mode: "explore", left, view } };
  return { kind: "edit", variant: variantOf(game.variant), setup: positionOf(game).setup(), flipped, back };
}

/** What an exploration that begins in the editor has behind it. */
export function leftBehind(back: Scene): GameState["left"] {
  if (back.kind !== "game") return [];
  return [...(back.options.left ?? []), { mode: back.options.mode ?? "play", game: back.game }];
}
