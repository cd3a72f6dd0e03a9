import { exploreMove, playMove, positionOf } from "../../game/game.ts";
import type { Move } from "../../rules/move.ts";
import type { GameState } from "./game-state.ts";

/** Plays a legal move and tidies the screen up after it. */
export function makeMove(state: GameState, move: Move): GameState {
  const game = (state.mode === "explore" ? exploreMove : playMove)(state.game, move);
  const turned = state.autoFlip ? positionOf(game).turn === "b" : state.flipped;
  return {
    ...state,
    game,
    selected: undefined,
    dialog: undefined,
    flipped: turned,
    scroll: 0,
    drawOffer: undefined,
  };
}
