import { type Dispatch, useEffect } from "react";
import type { Analysis, AnalysisOptions, Engine } from "../../engine/engine.ts";
import { requestOf } from "../../game/game.ts";
import type { EngineNews } from "../state/engine-news.ts";
import { engineWork } from "../state/engine-work.ts";
import type { GameState } from "../state/game-state.ts";
import { reasonOf } from "./reason-of.ts";
import { throttled } from "./throttled.ts";

/** Three lines; and after a minute the machine may rest: another one would add little more than a ply. */
const OPTIONS: AnalysisOptions = { lines: 3, milliseconds: 60_000 };

/**
 * Lets the engine look at the position on the board while analysis is on and nobody else needs it. The search is
 * stopped as soon as the position or the wish changes, and whatever it still tells is dropped.
 */
export function useAnalysis(engine: Engine, state: GameState, dispatch: Dispatch<EngineNews>): void {
  const { game } = state;
  const active = engineWork(state) === "analysis";
  useEffect(() => {
    if (!active) return;
    let wanted = true;
    const news = throttled((analysis: Analysis) =>
      dispatch({ type: "analysis", game, analysis, finished: false }),
    );
    const search = engine.analyse(requestOf(game), OPTIONS, news.send);
    search.result.then(
      (analysis) => {
        news.cancel();
        if (wanted) dispatch({ type: "analysis", game, analysis, finished: true });
      },
      (error: unknown) => {
        news.cancel();
        if (wanted) dispatch({ type: "engine-failed", work: "analysis", text: reasonOf(error) });
      },
    );
    return () => {
      wanted = false;
      news.cancel();
      search.stop();
    };
  }, [engine, game, active, dispatch]);
}
