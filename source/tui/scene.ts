import { type Game, positionOf } from "../game/game.ts";
import { DEFAULT_LEVEL, HUMAN, type Player, type Players } from "../game/player.ts";
import type { Setup } from "../rules/setup.ts";
import { type Variant, type VariantId, variantOf } from "../rules/variant.ts";
import type { EditState } from "./state/edit-state.ts";
import type { GameState, GameStateOptions } from "./state/game-state.ts";
import { currentRow, playersOf, type StartState } from "./state/start-state.ts";

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

/** A new game, from the start position unless a sound set-up is given. */
export type Create = (variant: VariantId, players: Players, setup?: Setup) => Game;

const NOBODY: Players = { w: HUMAN, b: HUMAN };
const BOT: Player = { kind: "bot", level: DEFAULT_LEVEL };

/** What follows the start screen that has been left for a game, an exploration or the editor. */
export function sceneAfterStart(state: StartState, create: Create, options: GameStateOptions): Scene {
  const row = currentRow(state);
  if (row.kind === "resume")
    return state.saved === undefined ? START : { kind: "game", game: state.saved, options };
  switch (state.leaving) {
    case "explore":
      return exploring(create(row.id, NOBODY));
    case "edit":
      return {
        kind: "edit",
        variant: variantOf(row.id),
        setup: create(row.id, NOBODY).start,
        back: START,
      };
    default:
      return { kind: "game", game: create(row.id, playersOf(state, Math.random())), options };
  }
}

/** What follows the editor; `back` is what it was opened from. */
export function sceneAfterEdit({ leaving, variant, setup }: EditState, back: Scene, create: Create): Scene {
  switch (leaving) {
    case "explore":
      return exploring(create(variant.id, NOBODY, setup), leftBehind(back));
    case "play": {
      // Whoever set the position up begins.
      const players = setup.turn === "w" ? { w: HUMAN, b: BOT } : { w: BOT, b: HUMAN };
      return { kind: "game", game: create(variant.id, players, setup), options: {} };
    }
    default:
      return back;
  }
}
