import { type Dispatch, useEffect } from "react";
import type { Engine } from "../../engine/engine.ts";
import { acceptsDraw, reversed } from "../../game/draw-offer.ts";
import { playedMoves, pliesOf } from "../../game/game.ts";
import type { GameAction } from "../state/game-reducer.ts";
import type { GameState } from "../state/game-state.ts";

/** Positions a bot looks at before it answers a draw offer. */
const NODES = 100_000;

/** Lets the bot answer a draw offer by its evaluation of the position. */
export function useDrawAnswer(engine: Engine, state: GameState, dispatch: Dispatch<GameAction>): void {
  const { game, drawOffer } = state;
  useEffect(() => {
    if (drawOffer === undefined) return;
    let wanted = true;
    const request = { variant: game.variant, setup: game.start, moves: playedMoves(game) };
    const search = engine.analyse(request, { nodes: NODES });
    search.result.then(
      ({ score }) => {
        // It is the offerer's turn, so the bot's view is the other one.
        const accepted = acceptsDraw(reversed(score), pliesOf(game));
        if (wanted) dispatch({ type: "draw-answer", game, accepted });
      },
      () => {
        if (wanted) dispatch({ type: "draw-answer", game, accepted: false });
      },
    );
    return () => {
      wanted = false;
      search.stop();
    };
  }, [engine, game, drawOffer, dispatch]);
}
