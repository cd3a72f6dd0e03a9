import { type Dispatch, useEffect } from "react";
import { isMachine } from "../../game/player.ts";
import type { GameAction } from "../state/game-reducer.ts";
import { botMoves, type GameState } from "../state/game-state.ts";
import { moveSearch, type Thinkers } from "../state/searches.ts";
import { reasonOf } from "./reason-of.ts";

/** Two machines that answer faster than this, in milliseconds, are held up: nobody could follow their game. */
const PACE = 600;

/**
 * Lets the bot or the external engine think whenever it is its turn. As soon as the position or the wish changes
 * (undo, pause, a new game, quitting) the search is stopped, and whatever it still answers is dropped.
 */
export function useBot(
  { engine, externals }: Thinkers,
  state: GameState,
  dispatch: Dispatch<GameAction>,
): void {
  const { game } = state;
  const thinks = botMoves(state);
  useEffect(() => {
    if (!thinks) return;
    let wanted = true;
    let timer: NodeJS.Timeout | undefined;
    const watched = isMachine(game.players.w) && isMachine(game.players.b);
    const due = Date.now() + (watched ? PACE : 0);
    const search = moveSearch({ engine, externals }, game);
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
            text: reasonOf(error),
          });
      },
    );
    return () => {
      wanted = false;
      clearTimeout(timer);
      search.stop();
    };
  }, [engine, externals, game, thinks, dispatch]);
}
