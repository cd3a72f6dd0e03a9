/** Every change of the game screen, as a pure function of its state and what happened. */
import { agreeToDraw, type Game, playerToMove, positionOf } from "../../game/game.ts";
import { machineName } from "../../game/player.ts";
import type { Move } from "../../rules/move.ts";
import { opposite } from "../../rules/piece.ts";
import { fileOf, rankOf, type Square, squareAt } from "../../rules/square.ts";
import type { KeyEvent, PasteEvent } from "../../terminal/events.ts";
import { capitalised } from "../../words/names.ts";
import { type Intent, intentOfKey } from "../keymap.ts";
import type { ScreenEvent } from "../pointer.ts";
import type { LookAnswer } from "../wardrobe.ts";
import { tabStops } from "./board-model.ts";
import { carry } from "./carry.ts";
import { editLine } from "./command-line.ts";
import { ended, reduceDialog } from "./dialog-reducer.ts";
import { type EngineNews, reduceNews } from "./engine-news.ts";
import type { GameState } from "./game-state.ts";
import { info, refusal, wayTo } from "./messages.ts";
import { reducePage, type ScrollEnd, scrollMoves } from "./page-reducer.ts";
import { makeMove } from "./play-move.ts";
import { reducePointer } from "./pointer-reducer.ts";
import { runWord, submitCommand } from "./words-reducer.ts";

export type GameAction =
  | EngineNews
  | { readonly type: "event"; readonly event: ScreenEvent; readonly scrollEnd?: ScrollEnd }
  /** The bot or engine has chosen; `game` is the one it was asked about. */
  | { readonly type: "bot-move"; readonly game: Game; readonly move: Move }
  | { readonly type: "bot-failed"; readonly game: Game; readonly text: string }
  /** What came of wishes for another look. */
  | { readonly type: "told"; readonly answer: LookAnswer }
  | { readonly type: "draw-answer"; readonly game: Game; readonly accepted: boolean }
  /** Keeping the game on disk failed, for a reason in a sentence, or works again. */
  | { readonly type: "unkept"; readonly text: string }
  | { readonly type: "kept"; readonly text: string | undefined };

export function reduceGame(state: GameState, action: GameAction): GameState {
  switch (action.type) {
    case "event":
      return reduceEvent(state, action.event, action.scrollEnd);
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

function reduceEvent(
  state: GameState,
  event: ScreenEvent,
  scrollEnd: ScrollEnd = () => Number.POSITIVE_INFINITY,
): GameState {
  if (event.kind !== "key" && event.kind !== "paste") return reducePointer(state, event, scrollEnd);
  if (event.kind === "key" && event.ctrl && event.name === "c") return { ...state, leaving: "interrupt" };
  const quiet: GameState = { ...state, message: undefined };
  if (state.dialog !== undefined)
    return event.kind === "key" ? reduceDialog(quiet, state.dialog, event) : state;
  if (state.command !== undefined) return reduceCommandLine(quiet, state.command, event);
  if (event.kind === "paste") return reduceCommandLine({ ...quiet, page: undefined }, "", event);
  if (state.page !== undefined) return reducePage(quiet, state.page, event, scrollEnd(state));
  const intent = event.ctrl || event.alt ? undefined : intentOfKey(event.name, state.mode);
  return intent === undefined ? quiet : reduceIntent(quiet, intent, scrollEnd);
}

function reduceIntent(state: GameState, intent: Intent, scrollEnd: ScrollEnd): GameState {
  switch (intent.type) {
    case "cursor":
      return { ...state, cursor: moved(state, intent.files, intent.ranks) };
    case "pick":
      return carry(state);
    case "let-go":
      return { ...state, selected: undefined, hint: undefined };
    case "step":
      return { ...state, cursor: nextStop(state, intent.by) };
    case "scroll":
      return scrollMoves(state, -intent.by, scrollEnd(state));
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

function reduceCommandLine(state: GameState, text: string, event: KeyEvent | PasteEvent): GameState {
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
