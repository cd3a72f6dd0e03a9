import { type Dispatch, useEffect, useEffectEvent } from "react";
import type { Engine } from "../../engine/engine.ts";
import { type ValuedPosition, valuePositions } from "../../game/review.ts";
import type { EngineNews } from "../state/engine-news.ts";
import { engineWork } from "../state/engine-work.ts";
import type { GameState, Review } from "../state/game-state.ts";
import { reasonOf } from "./reason-of.ts";
import { throttled } from "./throttled.ts";

/** Lets the engine value the positions of a line while the list of its worst moves is open. */
export function useReview(engine: Engine, state: GameState, dispatch: Dispatch<EngineNews>): void {
  const { review } = state;
  const active = engineWork(state) === "review";
  const line = review?.line;
  const begin = useEffectEvent(() => review && walk(engine, review, dispatch));
  useEffect(() => (active && line !== undefined ? begin() : undefined), [active, line]);
}

/** Values what is not valued yet; gives the function that ends it. */
function walk(engine: Engine, { line, found }: Review, dispatch: Dispatch<EngineNews>): () => void {
  const ending = new AbortController();
  const { signal } = ending;
  let latest = found;
  const tell = (values: readonly ValuedPosition[]): void => dispatch({ type: "review", line, found: values });
  const news = throttled(tell);
  const onValue = (values: readonly ValuedPosition[]): void => {
    latest = values;
    news.send(values);
  };
  valuePositions(engine, line, { known: found, onValue, signal }).then(
    () => {
      news.cancel();
      // The last values may not have been told yet; where the page was left, they are kept for the next time.
      if (latest !== found) tell(latest);
    },
    (error: unknown) => {
      news.cancel();
      if (!signal.aborted) dispatch({ type: "engine-failed", work: "review", text: reasonOf(error) });
    },
  );
  return () => ending.abort();
}
