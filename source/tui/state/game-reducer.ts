/** Every change of the game screen, as a pure function of its state and what happened. */
import { agreeToDraw, type Game, playerToMove, pliesOf, positionOf, resign } from "../../game/game.ts";
import { isMachine, machineName } from "../../game/player.ts";
import { type Explanation, explain, explainStuck } from "../../rules/explain.ts";
import { SIMPLE_FAULTS } from "../../rules/explain-movement.ts";
import { explanationSquares } from "../../rules/explain-squares.ts";
import type { Move } from "../../rules/move.ts";
import { opposite, type Role } from "../../rules/piece.ts";
import { fileOf, rankOf, type Square, squareAt } from "../../rules/square.ts";
import type { KeyEvent, TerminalEvent } from "../../terminal/events.ts";
import { explanationSentence } from "../../words/explanation.ts";
import { capitalised, ROLE_NAMES } from "../../words/names.ts";
import { type Intent, intentOfKey, promotionKey } from "../keymap.ts";
import type { LookAnswer } from "../wardrobe.ts";
import { tabStops } from "./board-model.ts";
import { editLine } from "./command-line.ts";
import { type EngineNews, reduceNews } from "./engine-news.ts";
import { reduceReviewPage } from "./engine-words.ts";
import { type Dialog, type GameState, humanMoves, isOver } from "./game-state.ts";
import { info, refusal, tellOver, wayTo } from "./messages.ts";
import { makeMove } from "./play-move.ts";
import { runWord, submitCommand } from "./words-reducer.ts";

export type GameAction =
  | EngineNews
  /** `pageEnd` is how far an open page can be scrolled on the screen at hand. */
  | { readonly type: "event"; readonly event: TerminalEvent; readonly pageEnd?: number }
  /** The bot or engine has chosen; `game` is the one it was asked about. */
  | { readonly type: "bot-move"; readonly game: Game; readonly move: Move }
  | { readonly type: "bot-failed"; readonly game: Game; readonly text: string }
  /** What came of wishes for another look. */
  | { readonly type: "told"; readonly answer: LookAnswer }
  | { readonly type: "draw-answer"; readonly game: Game; readonly accepted: boolean }
  /** Keeping the game on disk failed, for a reason in a sentence, or works again. */
  | { readonly type: "unkept"; readonly text: string }
  | { readonly type: "kept"; readonly text: string | undefined };

/** Rows a page scrolls by a page key. */
const PAGE_ROWS = 8;

export function reduceGame(state: GameState, action: GameAction): GameState {
  switch (action.type) {
    case "event":
      return reduceEvent(state, action.event, action.pageEnd);
    case "bot-move":
      // An answer to a position that is no longer on the board is dropped.
      // A question that is open meanwhile stays open; what was said of the position before is no longer true.
      return action.game === state.game
        ? { ...makeMove(state, action.move), dialog: state.dialog, message: undefined }
        : state;
    case "bot-failed":
      return action.game === state.game
        ? info({ ...state, paused: true }, failureText(state, action.text))
        : state;
    case "draw-answer": {
      if (action.game !== state.game || state.drawOffer === undefined) return state;
      return action.accepted
        ? ended(state, agreeToDraw(state.game))
        : info({ ...state, drawOffer: undefined }, drawDeclined(state));
    }
    case "told": {
      const { granted, text } = action.answer;
      return (granted ? info : refusal)({ ...state, wishes: [] }, text);
    }
    case "unkept":
      return info({ ...state, unkept: action.text }, action.text);
    case "kept": {
      const kept = { ...state, unkept: undefined };
      return action.text === undefined ? kept : info(kept, action.text);
    }
    default:
      return reduceNews(state, action);
  }
}

/** What to tell of a bot or an engine that gave no move, and how to go on. An engine's own sentence names it. */
function failureText(state: GameState, text: string): string {
  const player = playerToMove(state.game);
  const again = wayTo(state, "pause");
  if (player.kind !== "engine")
    return `The bot failed: ${text} ${state.typed ? "Type" : "Press"} ${again} to let it try again.`;
  return `${text.replace(/\.$/, "")}; the game waits, and ${again} starts it again.`;
}

function drawDeclined({ game }: GameState): string {
  return `${capitalised(machineName(game.players[opposite(positionOf(game).turn)]))} declines the draw.`;
}

function reduceEvent(state: GameState, event: TerminalEvent, pageEnd = Number.POSITIVE_INFINITY): GameState {
  if (event.kind === "key" && event.ctrl && event.name === "c") return { ...state, leaving: "interrupt" };
  const quiet: GameState = { ...state, message: undefined };
  if (state.dialog !== undefined)
    return event.kind === "key" ? reduceDialog(quiet, state.dialog, event) : state;
  if (state.command !== undefined) return reduceCommandLine(quiet, state.command, event);
  if (event.kind === "paste") return reduceCommandLine({ ...quiet, page: undefined }, "", event);
  if (event.kind === "mouse") return state;
  if (state.page !== undefined) return reducePage(quiet, state.page, event, pageEnd);
  const intent = event.ctrl || event.alt ? undefined : intentOfKey(event.name, state.mode);
  return intent === undefined ? quiet : reduceIntent(quiet, intent);
}

function reduceIntent(state: GameState, intent: Intent): GameState {
  switch (intent.type) {
    case "cursor":
      return { ...state, cursor: moved(state, intent.files, intent.ranks) };
    case "pick":
      return state.selected === undefined ? pickUp(state) : drop(state, state.selected);
    case "let-go":
      return { ...state, selected: undefined, hint: undefined };
    case "step":
      return { ...state, cursor: nextStop(state, intent.by) };
    case "scroll":
      return { ...state, scroll: Math.max(0, Math.min(state.scroll - intent.by, pliesOf(state.game))) };
    case "open-command":
      return { ...state, command: "" };
    case "word":
      return runWord(state, intent.word);
  }
}

/** The square next to the cursor in a direction of the screen; at the edge of the board the cursor stays. */
function moved({ cursor, flipped }: GameState, files: number, ranks: number): Square {
  const turn = flipped ? -1 : 1;
  const within = (value: number): number => Math.min(7, Math.max(0, value));
  return squareAt(within(fileOf(cursor) + turn * files), within(rankOf(cursor) + turn * ranks));
}

function nextStop(state: GameState, by: 1 | -1): Square {
  const stops = tabStops(state);
  const at = stops.indexOf(state.cursor);
  const from = at >= 0 || by === 1 ? at : 0;
  return stops[(from + by + stops.length) % stops.length] ?? state.cursor;
}

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

/** Drops the picked piece on the cursor's square, if it may go there; picks another if one of its own is there. */
function drop(state: GameState, from: Square): GameState {
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
      return another ? pickUp({ ...state, selected: undefined }) : refuse(state, explanation);
    }
  }
}

const refuse = (state: GameState, explanation: Explanation): GameState =>
  refusal(state, explanationSentence(explanation, positionOf(state.game)), explanationSquares(explanation));

function reduceDialog(state: GameState, dialog: Dialog, event: KeyEvent): GameState {
  if (event.ctrl || event.alt) return state;
  const closed: GameState = { ...state, dialog: undefined };
  const cancelled = event.name === "escape" || event.name === "backspace" || event.name === "n";
  if (dialog.kind === "promotion") return reducePromotion(state, dialog, event);
  // Enter has just dropped a piece, perhaps twice by mistake; it must not end the game.
  const ends = dialog.kind === "draw" || dialog.what === "resign";
  if (event.name === "y" || (event.name === "enter" && !ends)) {
    if (dialog.kind === "draw") return ended(closed, agreeToDraw(state.game));
    if (dialog.what === "resign") {
      // The machine may have ended the game while the question was open.
      return isOver(state) ? tellOver(closed) : ended(closed, resign(state.game, resigning(state)));
    }
    return { ...closed, leaving: dialog.what };
  }
  if (!cancelled) return state;
  return dialog.kind === "draw" ? info(closed, "The draw is declined.") : closed;
}

/** The state with a game that ended away from the board; nothing begun before goes on. */
const ended = (state: GameState, game: Game): GameState => ({
  ...state,
  game,
  selected: undefined,
  dialog: undefined,
  drawOffer: undefined,
});

/** Who gives up: the human of a game against a machine, otherwise whoever is to move. */
function resigning({ game }: GameState) {
  const { turn } = positionOf(game);
  return isMachine(game.players[turn]) ? opposite(turn) : turn;
}

function reducePromotion(
  state: GameState,
  dialog: Dialog & { kind: "promotion" },
  event: KeyEvent,
): GameState {
  const { choices, index, from, to } = dialog;
  const promote = (promotion: Role): GameState => {
    if (isOver(state)) return tellOver({ ...state, dialog: undefined });
    const explanation = explain(positionOf(state.game), { from, to, promotion });
    return explanation.code === "legal" ? makeMove(state, explanation.move) : refuse(state, explanation);
  };
  const step = (by: number): GameState => ({
    ...state,
    dialog: { ...dialog, index: (index + by + choices.length) % choices.length },
  });
  switch (event.name) {
    case "left":
    case "up":
    case "shift-tab":
      return step(-1);
    case "right":
    case "down":
    case "tab":
      return step(1);
    case "enter":
    case " ":
      return promote(choices[index] ?? "queen");
    case "escape":
    case "backspace":
      return { ...state, dialog: undefined, selected: undefined };
  }
  const chosen = choices.find((role) => promotionKey(role) === event.name.toLowerCase());
  return chosen === undefined ? state : promote(chosen);
}

function reduceCommandLine(state: GameState, text: string, event: TerminalEvent): GameState {
  const edit = editLine(text, event);
  switch (edit.kind) {
    case "edited":
      return { ...state, command: edit.text };
    case "closed":
      return { ...state, command: undefined };
    case "submitted":
      return submitCommand({ ...state, command: undefined }, edit.text);
  }
}

function reducePage(
  state: GameState,
  page: NonNullable<GameState["page"]>,
  event: KeyEvent,
  end: number,
): GameState {
  const chosen = page.name === "worst" ? reduceReviewPage(state, event) : undefined;
  if (chosen !== undefined) return chosen;
  const scrolled = (by: number): GameState => ({
    ...state,
    page: { ...page, scroll: Math.min(end, Math.max(0, page.scroll + by)) },
  });
  switch (event.name) {
    case "down":
    case "j":
      return scrolled(1);
    case "up":
    case "k":
      return scrolled(-1);
    case "pagedown":
    case " ":
      return scrolled(PAGE_ROWS);
    case "pageup":
      return scrolled(-PAGE_ROWS);
    default:
      return { ...state, page: undefined };
  }
}
