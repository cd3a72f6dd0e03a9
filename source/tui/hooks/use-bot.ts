import { type Dispatch, useEffect } from "react";
import type { Engine } from "../../engine/engine.ts";
import { playedMoves, playerToMove } from "../../game/game.ts";
import type { GameAction } from "../state/game-reducer.ts";
import { botMoves, type GameState } from "../state/game-state.ts";

/** Two bots that answer faster than this, in milliseconds, are held up: nobody could follow their game. */
const PACE = 600;

/**
 * Lets the bot think whenever it is its turn. As soon as the position or the wish changes (undo, pause, a new
 * game, quitting) the search is stopped, and whatever it still answers is dropped.
 */
export function useBot(engine: Engine, state: GameState, dispatch: Dispatch<GameAction>): void {
  const { game } = state;
  const thinks = botMoves(state);
  useEffect(() => {
    const player = playerToMove(game);
    if (!thinks || player.kind !== "bot") return;
    let wanted = true;
    let timer: NodeJS.Timeout | undefined;
    const watched = game.players.w.kind === "bot" && game.players.b.kind === "bot";
    const due = Date.now() + (watched ? PACE : 0);
    const request = { variant: game.variant, setup: game.start, moves: playedMoves(game) };
    const search = engine.play(request, { level: player.level, seed: game.seed });
    search.result.then(
      ({ best }) => {
        if (!wanted || best === undefined) return;
        const play = (): void => dispatch({ type: "bot-move", game, move: best });
        const early = due - Date.now();
        if (early > 0) timer = setTimeout(play, early);
        else play();
      },
      (error: unknown) => {
        if (wanted)
          dispatch({
            type: "bot-failed",
            game,
            text: error instanceof Error ? error.message : String(error),
          });
      },
    );
    return () => {
      wanted = false;
      clearTimeout(timer);
      search.stop();
    };
  }, [engine, game, thinks, dispatch]);
}
