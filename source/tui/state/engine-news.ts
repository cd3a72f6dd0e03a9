/** What the engine tells those who watch a game: the lines of the analysis, hints, and values of past positions. */
import type { Analysis, AnalysisRequest } from "../../engine/engine.ts";
import type { Game } from "../../game/game.ts";
import type { ValuedPosition } from "../../game/review.ts";
import type { GameState } from "./game-state.ts";
import { info } from "./messages.ts";

export type EngineNews =
  /** `game` is the one that was asked about; `finished` when nothing more will come. */
  | {
      readonly type: "analysis";
      readonly game: Game;
      readonly analysis: Analysis;
      readonly finished: boolean;
    }
  | { readonly type: "hint"; readonly game: Game; readonly analysis: Analysis }
  /** All values of the line that are known. */
  | { readonly type: "review"; readonly line: AnalysisRequest; readonly found: readonly ValuedPosition[] }
  | {
      readonly type: "engine-failed";
      readonly work: "analysis" | "hint" | "review";
      readonly text: string;
    };

/** The state after news; those about a position or a line that is no longer asked about are dropped. */
export function reduceNews(state: GameState, news: EngineNews): GameState {
  switch (news.type) {
    case "analysis": {
      const { game, analysis, finished } = news;
      if (!state.analysing || game !== state.game) return state;
      // After a hint the analysis begins anew: until it is as far again, what it had found stays.
      const known = state.analysis?.game === game ? state.analysis.analysis : undefined;
      const deepest = known !== undefined && known.depth > analysis.depth ? known : analysis;
      return { ...state, analysis: { game, analysis: deepest, finished } };
    }
    case "hint": {
      const { game, analysis } = news;
      if (state.hint === undefined || state.hint.game !== state.game || game !== state.game) return state;
      return { ...state, hint: { game, found: analysis } };
    }
    case "review":
      return state.review?.line === news.line
        ? { ...state, review: { ...state.review, found: news.found } }
        : state;
    case "engine-failed":
      return info(withoutWork(state, news.work), `The engine failed: ${news.text}`);
  }
}

/** The state that no longer wants what failed, so that it is not tried over and over. */
function withoutWork(state: GameState, work: "analysis" | "hint" | "review"): GameState {
  switch (work) {
    case "analysis":
      return { ...state, analysing: false };
    case "hint":
      return { ...state, hint: undefined };
    case "review":
      return { ...state, page: undefined };
  }
}
