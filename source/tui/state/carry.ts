/** Picking pieces up and dropping them on the board. */
import { playerToMove, positionOf } from "../../game/game.ts";
import { machineName } from "../../game/player.ts";
import { type Explanation, explain, explainStuck } from "../../rules/explain.ts";
import { SIMPLE_FAULTS } from "../../rules/explain-movement.ts";
import { explanationSquares } from "../../rules/explain-squares.ts";
import type { Square } from "../../rules/square.ts";
import { explanationSentence } from "../../words/explanation.ts";
import { ROLE_NAMES } from "../../words/names.ts";
import { tabStops } from "./board-model.ts";
import { type GameState, humanMoves, isOver } from "./game-state.ts";
import { info, refusal, tellOver } from "./messages.ts";
import { makeMove } from "./play-move.ts";

/** Picks up the piece under the cursor, or drops the one in hand there. */
export const carry = (state: GameState): GameState =>
  state.selected === undefined ? pickUp(state) : drop(state, state.selected, pickUp);

/** Drops the piece in hand where it was dragged; onto one of its own that is refused, and does not pick up that one. */
export const dropDragged = (state: GameState): GameState =>
  state.selected === undefined ? state : drop(state, state.selected, undefined);

function pickUp(state: GameState): GameState {
  const { game, cursor } = state;
  const position = positionOf(game);
  if (isOver(state)) return tellOver(state);
  const piece = position.pieceAt(cursor);
  if (piece?.color !== position.turn) return refuse(state, explain(position, { from: cursor, to: cursor }));
  if (!humanMoves(state))
    return info(
      state,
      `It is ${machineName(playerToMove(game))}'s turn; the piece can move when it has answered.`,
    );
  const stuck = explainStuck(position, cursor);
  if (stuck !== undefined) return refuse(state, stuck);
  const picked = { ...state, selected: cursor };
  const movable = tabStops(picked).length > 0;
  return movable ? picked : info(state, `The ${ROLE_NAMES[piece.role]} has nowhere to go.`);
}

/** Drops the picked piece on the cursor's square, if it may go there; `pickOther` if one of its own is there. */
function drop(
  state: GameState,
  from: Square,
  pickOther: ((state: GameState) => GameState) | undefined,
): GameState {
  const { game, cursor } = state;
  if (from === cursor) return { ...state, selected: undefined };
  if (isOver(state)) return tellOver({ ...state, selected: undefined });
  const position = positionOf(game);
  const explanation = explain(position, { from, to: cursor });
  switch (explanation.code) {
    case "legal":
      return makeMove(state, explanation.move);
    case "promotion-choice": {
      const { choices } = explanation;
      return { ...state, dialog: { kind: "promotion", from, to: cursor, choices, index: 0 } };
    }
    default: {
      const target = position.pieceAt(cursor);
      const another = target?.color === position.turn && SIMPLE_FAULTS.has(explanation.code);
      return another && pickOther !== undefined
        ? pickOther({ ...state, selected: undefined })
        : refuse(state, explanation);
    }
  }
}

/** The state with the reason why something cannot be done. */
export const refuse = (state: GameState, explanation: Explanation): GameState =>
  refusal(state, explanationSentence(explanation, positionOf(state.game)), explanationSquares(explanation));
