import { type Dispatch, useEffect } from "react";
import type { Engine } from "../../engine/engine.ts";
import type { EngineNews } from "../state/engine-news.ts";
import { engineWork } from "../state/engine-work.ts";
import type { GameState } from "../state/game-state.ts";
import { hintSearch } from "../state/searches.ts";
import { reasonOf } from "./reason-of.ts";

/** Lets the engine suggest a move when it is asked for one. */
export function useHint(engine: Engine, state: GameState, dispatch: Dispatch<EngineNews>): void {
  const { game } = state;
  const active = engineWork(state) === "hint";
  useEffect(() => {
    if (!active) return;
    let wanted = true;
    const search = hintSearch(engine, game);
    search.result.then(
      (analysis) => {
        if (wanted) dispatch({ type: "hint", game, analysis });
      },
      (error: unknown) => {
        if (wanted) dispatch({ type: "engine-failed", work: "hint", text: reasonOf(error) });
      },
    );
    return () => {
      wanted = false;
      search.stop();
    };
  }, [engine, game, active, dispatch]);
}
