/** What the mouse does on the game screen. */
import { positionOf } from "../../game/game.ts";
import { isPlace, type TreePath } from "../../notation/move-tree.ts";
import type { Square } from "../../rules/square.ts";
import { keyCalled } from "../../terminal/keys.ts";
import type { Pointer } from "../pointer.ts";
import { carry, dropDragged } from "./carry.ts";
import { promote } from "./dialog-reducer.ts";
import { chooseEntry } from "./engine-words.ts";
import { exploreAt, walk } from "./explore-words.ts";
import type { GameState } from "./game-state.ts";
import { press, release } from "./grip.ts";
import { info, wayTo } from "./messages.ts";
import { reducePage, type ScrollEnd, scrollMoves, scrollPage } from "./page-reducer.ts";

/** Lines that a notch of the wheel scrolls. */
const WHEEL_ROWS = 3;

/** The state after a press, a release or a notch of the wheel, which scrolls no further than `end`. */
export function reducePointer(state: GameState, pointer: Pointer, end: ScrollEnd): GameState {
  switch (pointer.kind) {
    case "press":
      return reducePress({ ...state, message: undefined }, pointer.target);
    case "release":
      // Whatever has covered the board since the press also covers what was begun.
      return isCovered(state)
        ? { ...state, grip: undefined }
        : release(state, pointer.square, (open) => dropDragged({ ...open, message: undefined }));
    case "wheel":
      return turnWheel(state, pointer.by, end);
  }
}

const isCovered = ({ dialog, page }: GameState): boolean => dialog !== undefined || page !== undefined;

function reducePress(state: GameState, target: Extract<Pointer, { kind: "press" }>["target"]): GameState {
  const { dialog, page } = state;
  if (target.kind === "entry") {
    if (page?.name === "worst") return chooseEntry(state, target.index);
    const role = dialog?.kind === "promotion" ? dialog.choices[target.index] : undefined;
    return dialog?.kind === "promotion" && role !== undefined ? promote(state, dialog, role) : state;
  }
  if (isCovered(state)) return state;
  // Who reaches for the board has done with the command line.
  const free: GameState = { ...state, command: undefined };
  return target.kind === "square" ? pressSquare(free, target.square) : goToPlace(free, target.path);
}

const pressSquare = (state: GameState, square: Square): GameState =>
  press(state, square, { isEmpty: positionOf(state.game).pieceAt(square) === undefined, carry });

/** Goes to a move of the list; in a game between players that means to explore it from there. */
function goToPlace(state: GameState, path: TreePath): GameState {
  // The list may have changed between the click and its arrival.
  if (!isPlace({ tree: state.game.tree, path })) return state;
  const there = exploreAt(state, path);
  return state.mode === "explore"
    ? there
    : info(
        there,
        `Exploring the game from here: both sides are yours; ${wayTo(state, "explore")} goes back to it.`,
      );
}

/** The wheel scrolls what is open or the moves of a game; exploring, it goes through the moves. */
function turnWheel(state: GameState, by: 1 | -1, end: ScrollEnd): GameState {
  const { page, dialog, command, mode } = state;
  if (dialog !== undefined || command !== undefined) return state;
  if (page?.name === "worst") return reducePage(state, page, keyCalled(by === 1 ? "down" : "up"), end(state));
  if (page !== undefined) return scrollPage(state, page, by * WHEEL_ROWS, end(state));
  return mode === "explore" ? walk(state, by) : scrollMoves(state, -by * WHEEL_ROWS, end(state));
}
