import { type Dispatch, useEffect } from "react";
import type { GameAction } from "../state/game-reducer.ts";
import type { GameState } from "../state/game-state.ts";
import { agrees, drawSearch, type Thinkers } from "../state/searches.ts";

/** Lets the bot or the external engine answer a draw offer by its evaluation of the position. */
export function useDrawAnswer(
  { engine, externals }: Thinkers,
  state: GameState,
  dispatch: Dispatch<GameAction>,
): void {
  const { game, drawOffer } = state;
  useEffect(() => {
    if (drawOffer === undefined) return;
    let wanted = true;
    const search = drawSearch({ engine, externals }, game, drawOffer);
    search.result.then(
      ({ score }) => {
        if (wanted) dispatch({ type: "draw-answer", game, accepted: agrees(score, game) });
      },
      () => {
        if (wanted) dispatch({ type: "draw-answer", game, accepted: false });
      },
    );
    return () => {
      wanted = false;
      search.stop();
    };
  }, [engine, externals, game, drawOffer, dispatch]);
}
