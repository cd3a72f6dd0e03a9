/** What the engine is to do for a conversation, and how its answers come back as actions of the reducer. */
import type { AnalysisOptions } from "../engine/engine.ts";
import { requestOf } from "../game/game.ts";
import { type ValuedPosition, valuePositions } from "../game/review.ts";
import { type EngineWork, engineWork } from "../tui/state/engine-work.ts";
import type { GameAction } from "../tui/state/game-reducer.ts";
import type { GameState } from "../tui/state/game-state.ts";
import { agrees, drawSearch, hintSearch, moveSearch, type Thinkers } from "../tui/state/searches.ts";

/** Work under way; `result` never rejects, since a failure is an action too. */
export interface Job {
  readonly work: EngineWork;
  readonly game: GameState["game"];
  readonly result: Promise<GameAction>;
  stop(): void;
}

/**
 * One answer and no panel that goes on, so it ends by itself: by nodes, so that it is the same again, but nobody waits
 * for longer than ten seconds.
 */
const ANALYSIS: AnalysisOptions = { lines: 3, nodes: 1_000_000, milliseconds: 10_000 };

/** The job that the state asks for: the one under way if that is still it, or a new one; undefined for none. */
export function jobFor(thinkers: Thinkers, state: GameState, running: Job | undefined): Job | undefined {
  const work = engineWork(state);
  if (running !== undefined && running.work === work && running.game === state.game) return running;
  running?.stop();
  return work && start(thinkers, state, work);
}

function start(thinkers: Thinkers, state: GameState, work: EngineWork): Job {
  const { game } = state;
  const { result, stop } = searchFor(thinkers, state, work);
  const failed = (error: unknown): GameAction => failure(work, game, reasonOf(error));
  return { work, game, stop, result: result.catch(failed) };
}

type Running = Pick<Job, "result" | "stop">;

function searchFor(thinkers: Thinkers, state: GameState, work: EngineWork): Running {
  const { game } = state;
  switch (work) {
    case "bot": {
      const search = moveSearch(thinkers, game);
      const result = search.result.then(
        ({ best }): GameAction =>
          best === undefined
            ? failure(work, game, "It gave no move.")
            : { type: "bot-move", game, move: best },
      );
      return { result, stop: () => search.stop() };
    }
    case "draw": {
      const search = drawSearch(thinkers, game, state.drawOffer ?? "w");
      const result = search.result.then(
        ({ score }): GameAction => ({ type: "draw-answer", game, accepted: agrees(score, game) }),
      );
      return { result, stop: () => search.stop() };
    }
    case "hint": {
      const search = hintSearch(thinkers.engine, game);
      const result = search.result.then((analysis): GameAction => ({ type: "hint", game, analysis }));
      return { result, stop: () => search.stop() };
    }
    case "analysis": {
      const search = thinkers.engine.analyse(requestOf(game), ANALYSIS);
      const result = search.result.then(
        (analysis): GameAction => ({ type: "analysis", game, analysis, finished: true }),
      );
      return { result, stop: () => search.stop() };
    }
    case "review":
      return reviewing(thinkers, state);
  }
}

function reviewing({ engine }: Thinkers, { review }: GameState): Running {
  if (review === undefined) throw new Error("no line is looked back at");
  const ending = new AbortController();
  const { line, found: known } = review;
  let found = known;
  const onValue = (values: readonly ValuedPosition[]): void => {
    found = values;
  };
  const result = valuePositions(engine, line, { known, onValue, signal: ending.signal }).then(
    (): GameAction => ({ type: "review", line, found }),
  );
  return { result, stop: () => ending.abort() };
}

function failure(work: EngineWork, game: GameState["game"], text: string): GameAction {
  switch (work) {
    case "bot":
      return { type: "bot-failed", game, text };
    case "draw":
      return { type: "draw-answer", game, accepted: false };
    default:
      return { type: "engine-failed", work, text };
  }
}

/** What an engine says of its failure. */
const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
