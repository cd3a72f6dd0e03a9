/** What the engine of the game screen is to do, read off the state: it does one thing at a time. */
import type { Analysis, Line } from "../../engine/engine.ts";
import { type Game, positionOf } from "../../game/game.ts";
import { type Move, moveFrom, moveTo } from "../../rules/move.ts";
import { Position } from "../../rules/position.ts";
import type { Setup } from "../../rules/setup.ts";
import type { Square } from "../../rules/square.ts";
import { type Variant, variantOf } from "../../rules/variant.ts";
import { botMoves, type GameState } from "./game-state.ts";

export type EngineWork = "bot" | "draw" | "review" | "hint" | "analysis";

/**
 * Who may ask the engine now. Of several who would, the one that comes first here: a bot's move and its answer to a
 * draw offer are never kept waiting or broken off by what a human wants to know. Undefined when it may rest.
 */
export function engineWork(state: GameState): EngineWork | undefined {
  if (state.leaving !== undefined) return undefined;
  if (botMoves(state)) return "bot";
  if (state.drawOffer !== undefined) return "draw";
  if (state.page?.name === "worst" && reviewGoesOn(state)) return "review";
  if (state.hint?.game === state.game && state.hint.found === undefined) return "hint";
  if (state.analysing && !analysisOf(state)?.finished && obstacleOf(state.game) === undefined)
    return "analysis";
  return undefined;
}

/** What is known of the position on the board, while analysis is on. */
export function analysisOf({ analysing, analysis, game }: GameState): GameState["analysis"] {
  return analysing && analysis?.game === game ? analysis : undefined;
}

/** The move that the engine suggests in the position on the board. */
export function hintOf({ hint, game }: GameState): (Line & Pick<Analysis, "depth">) | undefined {
  return hint?.game === game ? hint.found : undefined;
}

/** The squares of the suggested move. */
export function hintSquares(state: GameState): readonly Square[] {
  return squaresOf(hintOf(state)?.pv[0]);
}

/** Where a move begins and ends; nowhere without one. */
export const squaresOf = (move: Move | undefined): readonly Square[] =>
  move === undefined ? [] : [moveFrom(move), moveTo(move)];

/** Whether positions of the line under review have no value yet. */
export const reviewGoesOn = ({ review }: Pick<GameState, "review">): boolean =>
  review !== undefined && review.found.length <= review.line.moves.length;

/** Why the engine cannot look at the position on the board, in a sentence; undefined when it can. */
export function obstacleOf(game: Game): string | undefined {
  return (
    faultOf(game) ??
    (positionOf(game).outcome() === null ? undefined : "The game is over: there is no move to look for.")
  );
}

/** Why the engine cannot look at any position of a game; undefined when it can. Other rules may lead to such games. */
export function faultOf({ start, variant }: Game): string | undefined {
  return isSound(start, variantOf(variant))
    ? undefined
    : "The engine only looks at positions of the game, and this began with one that is none.";
}

const soundness = new WeakMap<Setup, Map<Variant, boolean>>();

function isSound(setup: Setup, variant: Variant): boolean {
  const known = soundness.get(setup) ?? new Map<Variant, boolean>();
  soundness.set(setup, known);
  const sound = known.get(variant) ?? Position.from(setup, variant).ok;
  known.set(variant, sound);
  return sound;
}
