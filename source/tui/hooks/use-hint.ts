import { type Dispatch, useEffect } from "react";
import type { AnalysisOptions, Engine } from "../../engine/engine.ts";
import { requestOf } from "../../game/game.ts";
import type { EngineNews } from "../state/engine-news.ts";
import { HINT_NODES } from "../state/engine-words.ts";
import { engineWork } from "../state/engine-work.ts";
import type { GameState } from "../state/game-state.ts";
import { reasonOf } from "./reason-of.ts";

/** By nodes, so that a hint is as good anywhere; but nobody waits longer for it. */
const OPTIONS: AnalysisOptions = { nodes: HINT_NODES, milliseconds: 2000 };

/** Lets the engine suggest a move when it is asked for one. */
export function useHint(engine: Engine, state: GameState, dispatch: Dispatch<EngineNews>): void {
  const { game } = state;
  const active = engineWork(state) === "hint";
  useEffect(() => {
    if (!active) return;
    let wanted = true;
    const search = engine.analyse(requestOf(game), OPTIONS);
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
