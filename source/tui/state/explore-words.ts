/** What the words of an exploration do: move about in the tree, change the rules, go elsewhere. */
import { type Game, goTo, newGame, pliesOf, positionOf } from "../../game/game.ts";
import { HUMAN } from "../../game/player.ts";
import { parseFen } from "../../notation/fen.ts";
import { besidePlace, continuations, cutBranch, endOfLine, type TreePath } from "../../notation/move-tree.ts";
import { compareMoves } from "../../rules/compare-moves.ts";
import { Position } from "../../rules/position.ts";
import type { Setup } from "../../rules/setup.ts";
import type { SetupFault } from "../../rules/setup-faults.ts";
import { translateSetup } from "../../rules/translate.ts";
import { findVariant, VARIANTS, type Variant } from "../../rules/variant.ts";
import { fenErrorSentence } from "../../words/fen-error.ts";
import { capitalised, list } from "../../words/names.ts";
import { setupFaultsSentence } from "../../words/setup-fault.ts";
import { comparisonLine, translationFaultSentence } from "../../words/translation.ts";
import type { GameState } from "./game-state.ts";
import { info, keyTo, refusal, wayTo } from "./messages.ts";

/** Goes from a game to exploring it, or back to the game that exploring began with. */
export function toggleExploring(state: GameState): GameState {
  const { game, mode, left } = state;
  if (mode === "play") {
    const explored: Game = { ...game, players: { w: HUMAN, b: HUMAN }, verdict: null };
    const entered = standing(state, explored, [{ mode, game }]);
    return info(
      { ...entered, mode: "explore" },
      `Exploring: both sides are yours; ${wayTo(state, "explore")} goes back to the game.`,
    );
  }
  const [origin] = left;
  if (origin?.mode !== "play")
    return info(state, "There is no game to go back to: this began as an exploration.");
  return { ...standing(state, origin.game, []), mode: "play" };
}

/** Explores the game or the exploration at hand from a place of its tree. */
export function exploreAt(state: GameState, path: TreePath): GameState {
  const explored = state.mode === "play" ? toggleExploring(state) : state;
  return { ...standing(explored, goTo(explored.game, path)), message: undefined };
}

export function goBack(state: GameState): GameState {
  const { game, left } = state;
  if (game.path.length > 0) return standing(state, goTo(game, game.path.slice(0, -1)));
  const before = left.at(-1);
  // Behind the start lies what was explored before the rules or the position were changed.
  if (before === undefined || before.mode === "play") return info(state, "This is where it begins.");
  return standing(state, before.game, left.slice(0, -1));
}

export function goForward(state: GameState): GameState {
  const { game } = state;
  if (continuations(game).length === 0) return info(state, "This is the end of the line.");
  return standing(state, goTo(game, [...game.path, 0]));
}

/** One move back or forth, but never out of the moves at hand, as the wheel easily turns too far. */
export function walk(state: GameState, by: 1 | -1): GameState {
  const { path } = state.game;
  const canGo = by === 1 ? continuations(state.game).length > 0 : path.length > 0;
  if (!canGo) return state;
  const there = by === 1 ? [...path, 0] : path.slice(0, -1);
  return { ...standing(state, goTo(state.game, there)), message: undefined };
}

export const goToStart = (state: GameState): GameState => standing(state, goTo(state.game, []));

export const goToEnd = (state: GameState): GameState =>
  standing(state, goTo(state.game, endOfLine(state.game).path));

export function nextVariation(state: GameState): GameState {
  const { path } = besidePlace(state.game, 1);
  if (path === state.game.path || path.at(-1) === state.game.path.at(-1)) {
    return info(state, "Nothing else was tried instead of the last move.");
  }
  return standing(state, goTo(state.game, path));
}

export function cutVariation(state: GameState): GameState {
  if (pliesOf(state.game) === 0) return info(state, "There is no move before this to forget.");
  return standing(state, { ...state.game, ...cutBranch(state.game) });
}

/** Looks at the position on the board under another game's rules: the named one, or the next that can be. */
export function changeVariant(state: GameState, name: string): GameState {
  const position = positionOf(state.game);
  const from = position.variant;
  const possible = VARIANTS.filter((to) => to.antiking === from.antiking && to.id !== from.id);
  const to = name === "" ? nextVariant(position) : findVariant(name.toLowerCase());
  if (to === undefined && name === "") return info(state, "There is no other game with such a position.");
  if (to === undefined) {
    return refusal(
      state,
      `There is no game "${name}"; here it can be ${list(
        possible.map(({ id }) => id),
        "or",
      )}.`,
    );
  }
  const setup = translateSetup(position.setup(), from, to);
  if (!setup.ok) return refusal(state, translationFaultSentence(setup.error, from, to));
  const changed = openAt(state, to, setup.value, TOLERATED);
  if (changed.game === state.game) return changed;
  const now = positionOf(changed.game);
  return info(changed, `${to.name}: ${comparisonLine(compareMoves(position, now), position, now)}`);
}

/** Goes to a position given as FEN. */
export function openFen(state: GameState, fen: string): GameState {
  const { variant } = positionOf(state.game);
  const setup = parseFen(fen, variant);
  if (!setup.ok) return refusal(state, `Bad FEN: ${fenErrorSentence(setup.error)}`);
  return openAt(state, variant, setup.value);
}

/** Explores from a set-up, from which one can come back; refuses one with faults that are not tolerated. */
function openAt(
  state: GameState,
  variant: Variant,
  setup: Setup,
  tolerated: readonly SetupFault["code"][] = [],
): GameState {
  const found = faultsIn(setup, variant);
  if (found.some(({ code }) => !tolerated.includes(code))) {
    const faults = setupFaultsSentence(found, variant);
    return refusal(
      state,
      `That is no position of ${variant.name}: ${faults} ${capitalised(keyTo(state, "edit"))} opens the editor.`,
    );
  }
  const { id, seed, players } = state.game;
  const game = newGame({ id, seed, players, variant: variant.id, start: setup });
  return standing(state, game, [...state.left, { mode: state.mode, game: state.game }]);
}

/** The next game in which the position on the board means something; undefined when there is none. */
function nextVariant(position: Position): Variant | undefined {
  const from = position.variant;
  const at = VARIANTS.indexOf(from);
  const others = [...VARIANTS.slice(at + 1), ...VARIANTS.slice(0, at)];
  return others.find((to) => {
    const setup = translateSetup(position.setup(), from, to);
    return setup.ok && faultsIn(setup.value, to).every(({ code }) => TOLERATED.includes(code));
  });
}

/** Where pawns begin differs between games, so that not even a start position would do in the other one. */
const TOLERATED: readonly SetupFault["code"][] = ["pawn-rank"];

function faultsIn(setup: Setup, variant: Variant): readonly SetupFault[] {
  const position = Position.from(setup, variant);
  return position.ok ? [] : position.error;
}

/** The screen with another position on the board and nothing in hand. */
function standing(state: GameState, game: Game, left = state.left): GameState {
  const flipped = state.autoFlip ? positionOf(game).turn === "b" : state.flipped;
  return { ...state, game, left, flipped, selected: undefined, scroll: 0, drawOffer: undefined };
}
