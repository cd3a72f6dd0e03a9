import { type Dispatch, useEffect } from "react";
import { acceptsDraw, reversed } from "../../game/draw-offer.ts";
import { pliesOf, requestOf } from "../../game/game.ts";
import { opposite } from "../../rules/piece.ts";
import type { GameAction } from "../state/game-reducer.ts";
import type { GameState } from "../state/game-state.ts";
import type { Thinkers } from "./use-bot.ts";

/** Positions a bot looks at before it answers a draw offer. */
const NODES = 100_000;

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
    const asked = opposite(drawOffer);
    const player = game.players[asked];
    const external = player.kind === "engine" ? externals[asked] : undefined;
    const judge = external ?? engine;
    const limits = player.kind === "engine" ? player.limits : { nodes: NODES };
    const search = judge.analyse(requestOf(game), limits);
    search.result.then(
      ({ score }) => {
        // It is the offerer's turn, so the other view is asked for.
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
  }, [engine, externals, game, drawOffer, dispatch]);
}
