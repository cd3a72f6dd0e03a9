/** The words that ask the engine something: analysis, a hint, the moves that lost most. */
import type { AnalysisRequest } from "../../engine/engine.ts";
import { type Game, playerToMove, positionOf, requestOf } from "../../game/game.ts";
import { isMachine, machineName } from "../../game/player.ts";
import { type LosingMove, losingMoves } from "../../game/review.ts";
import { endOfLine } from "../../notation/move-tree.ts";
import { formatSan } from "../../notation/san.ts";
import type { KeyEvent } from "../../terminal/events.ts";
import { capitalised } from "../../words/names.ts";
import { analysisOf, faultOf, hintOf, obstacleOf, squaresOf } from "./engine-work.ts";
import { exploreAt } from "./explore-words.ts";
import { type GameState, isOver, type Review } from "./game-state.ts";
import { info, keyTo, refusal, tellOver } from "./messages.ts";

/** Positions that the engine visits before it suggests a move: about half a second's work. */
export const HINT_NODES = 400_000;

/** Entries of the list of worst moves that a page key passes. */
const PAGE_ENTRIES = 4;

export function toggleAnalysis(state: GameState): GameState {
  if (state.analysing) return { ...state, analysing: false, analysis: undefined };
  const obstacle = obstacleOf(state.game);
  const on: GameState = { ...state, analysing: true };
  return obstacle === undefined ? on : info(on, obstacle);
}

/** Asks for a move to play, or takes it from the analysis where that has looked far enough. */
export function askHint(state: GameState): GameState {
  const { game } = state;
  if (isOver(state)) return tellOver(state);
  const obstacle = obstacleOf(game);
  if (obstacle !== undefined) return refusal(state, obstacle);
  const player = playerToMove(game);
  if (isMachine(player)) return info(state, `It is ${machineName(player)}'s turn; a hint is for your own.`);
  const known = analysisOf(state)?.analysis;
  if (known !== undefined && known.nodes >= HINT_NODES) return { ...state, hint: { game, found: known } };
  return hintOf(state) === undefined ? { ...state, hint: { game, found: undefined } } : state;
}

/** Opens the list of the moves that lost most: of the game that is over, or of the whole line explored. */
export function openReview(state: GameState): GameState {
  const { mode, review } = state;
  if (mode === "play" && !isOver(state))
    return refusal(
      state,
      `The worst moves are listed when the game is over; ${keyTo(state, "explore")} explores it now.`,
    );
  const game: Game = mode === "explore" ? { ...state.game, ...endOfLine(state.game) } : state.game;
  if (game.path.length === 0) return info(state, "There is no move yet that could have lost anything.");
  const fault = faultOf(game);
  if (fault !== undefined) return refusal(state, fault);
  const line = requestOf(game);
  // What is known of a line is not looked at twice.
  const known = review !== undefined && sameLine(review.line, line) ? review : { line, found: [], chosen: 0 };
  return { ...state, page: { name: "worst", scroll: 0 }, review: { ...known, path: game.path } };
}

const sameLine = (one: AnalysisRequest, other: AnalysisRequest): boolean =>
  one.setup === other.setup &&
  one.variant === other.variant &&
  one.moves.length === other.moves.length &&
  one.moves.every((move, ply) => move === other.moves[ply]);

/** Explores the game from where one of its worst moves was made, with the better one lit up. */
function exploreEntry(state: GameState, review: Review, { ply, move, better }: LosingMove): GameState {
  const there = exploreAt({ ...state, page: undefined }, review.path.slice(0, ply));
  const position = positionOf(there.game);
  const [played, instead] = [move, better[0]].map((each) => each && formatSan(position, each));
  const text = `Before ${played}; better was ${instead}. ${capitalised(keyTo(state, "worst"))} goes back to the list.`;
  return info(there, text, squaresOf(better[0]));
}

/** A click on an entry of the list: chooses it, and goes there if it was chosen already. */
export function chooseEntry(state: GameState, index: number): GameState {
  const { review } = state;
  const entries = review === undefined ? [] : losingMoves(review.line.moves, review.found);
  const entry = entries[index];
  if (review === undefined || entry === undefined) return state;
  const isChosen = index === Math.min(review.chosen, entries.length - 1);
  return isChosen ? exploreEntry(state, review, entry) : { ...state, review: { ...review, chosen: index } };
}

/** What a key does on the list of worst moves; undefined for keys that are like those of other pages. */
export function reduceReviewPage(state: GameState, { name }: KeyEvent): GameState | undefined {
  const { review } = state;
  if (review === undefined) return undefined;
  const entries = losingMoves(review.line.moves, review.found);
  const chosen = Math.min(review.chosen, Math.max(0, entries.length - 1));
  const choose = (by: number): GameState => {
    const wanted = Math.max(0, Math.min(entries.length - 1, chosen + by));
    return { ...state, review: { ...review, chosen: wanted } };
  };
  switch (name) {
    case "up":
    case "k":
    case "shift-tab":
      return choose(-1);
    case "down":
    case "j":
    case "tab":
      return choose(1);
    case "pageup":
      return choose(-PAGE_ENTRIES);
    case "pagedown":
    case " ":
      return choose(PAGE_ENTRIES);
    case "enter": {
      const entry = entries[chosen];
      return entry && exploreEntry(state, review, entry);
    }
    default:
      return undefined;
  }
}
