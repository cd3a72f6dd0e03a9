/** What the words of the command line do; most of them have a key as well. */

import { type Game, playerToMove, pliesOf, positionOf, redo, undo } from "../../game/game.ts";
import { isMachine, machineName } from "../../game/player.ts";
import { formatFen, looksLikeFenBoard } from "../../notation/fen.ts";
import { moveWords, parseLine } from "../../notation/parse-line.ts";
import { parseMove } from "../../notation/parse-move.ts";
import { explanationSquares } from "../../rules/explain-squares.ts";
import { opposite } from "../../rules/piece.ts";
import type { Position } from "../../rules/position.ts";
import { lineErrorSentence } from "../../words/line-error.ts";
import { moveErrorSentence } from "../../words/move-error.ts";
import { quoted } from "../../words/names.ts";
import { nearest } from "../../words/suggest.ts";
import { bindingHolds, bindingOf, type Mode, WORDS, type Word } from "../keymap.ts";
import { wishOf } from "../look-wish.ts";
import { askHint, openReview, toggleAnalysis } from "./engine-words.ts";
import {
  changeVariant,
  cutVariation,
  goBack,
  goForward,
  goToEnd,
  goToStart,
  nextVariation,
  openFen,
  toggleExploring,
} from "./explore-words.ts";
import { type GameState, humanMoves, isOver } from "./game-state.ts";
import { info, keyTo, refusal, tellOver, wayTo } from "./messages.ts";
import { cycleOverlay, toggleOverlay } from "./overlay-words.ts";
import { makeMove } from "./play-move.ts";

/** Words that take something behind them. */
const WORDS_WITH_ARGUMENT: readonly Word[] = ["fen", "variant", "theme", "pieces", "squares"];

/** Carries out a word, with what was typed behind it. */
export function runWord(state: GameState, word: Word, argument = ""): GameState {
  const { game, mode } = state;
  const binding = bindingOf(word);
  if (binding !== undefined && !bindingHolds(binding, mode)) {
    const where = mode === "play" ? `exploring (${keyTo(state, "explore")})` : "a game between players";
    return refusal(state, `"${word}" is for ${where}.`);
  }
  switch (word) {
    case "explore":
      return toggleExploring(state);
    case "back":
      return goBack(state);
    case "forward":
      return goForward(state);
    case "start":
      return goToStart(state);
    case "end":
      return goToEnd(state);
    case "variation":
      return nextVariation(state);
    case "cut":
      return cutVariation(state);
    case "variant":
      return changeVariant(state, argument);
    case "edit":
      return { ...state, leaving: "edit" };
    case "theme":
    case "pieces":
    case "squares":
    case "larger":
    case "smaller":
      return { ...state, wishes: [...state.wishes, wishOf(word, argument)] };
    case "haven":
    case "attacks":
      return cycleOverlay(state, word);
    case "holders":
    case "captures":
      return toggleOverlay(state, word);
    case "piece":
      return positionOf(game).pieceAt(state.cursor) === undefined
        ? info(state, "There is no piece under the cursor.")
        : { ...state, page: { name: "piece", scroll: 0 } };
    case "analysis":
      return toggleAnalysis(state);
    case "hint":
      return askHint(state);
    case "worst":
      return openReview(state);
    case "copy":
      return { ...state, page: { name: "moves", scroll: 0 }, copies: state.copies + 1 };
    case "undo":
      return travel(state, undo(game), "There is no move to take back.");
    case "redo":
      return travel(state, redo(game), "There is no move to play again.");
    case "flip":
      return { ...state, flipped: !state.flipped };
    case "autoflip": {
      const autoFlip = !state.autoFlip;
      const flipped = autoFlip ? positionOf(game).turn === "b" : state.flipped;
      const text = autoFlip ? "The board now turns to whoever moves." : "The board now stays as it is.";
      return info({ ...state, autoFlip, flipped }, text);
    }
    case "draw":
      return offerDraw(state);
    case "resign":
      if (isOver(state)) return tellOver(state);
      if (!hasHuman(game)) return refusal(state, "Both sides are bots, and bots play on.");
      return { ...state, dialog: { kind: "confirm", what: "resign" } };
    case "pause":
      if (isOver(state)) return tellOver(state);
      if (!hasMachine(game))
        return refusal(state, "There is no bot to stop: both sides are at this keyboard.");
      return info({ ...state, paused: !state.paused }, pauseText(state));
    case "fen":
      if (argument === "") return info(state, formatFen(positionOf(game).setup()));
      if (mode === "play")
        return refusal(
          state,
          `A game goes on from where it is; ${keyTo(state, "explore")} lets you explore.`,
        );
      return openFen(state, argument);
    case "rules":
    case "help":
      return { ...state, page: { name: word, scroll: 0 } };
    case "new":
    case "quit":
      // On the way out the moves of an exploration are printed; on the way to the start screen they are gone.
      if (mode === "explore" && (word === "quit" || game.tree.length === 0))
        return { ...state, leaving: word };
      if (mode === "play" && (isOver(state) || pliesOf(game) === 0)) return { ...state, leaving: word };
      return { ...state, dialog: { kind: "confirm", what: word } };
  }
}

/** Understands a line that was typed: a word, or else a move. */
export function submitCommand(state: GameState, text: string): GameState {
  const [first = "", ...rest] = text.split(" ");
  const word = WORDS.find((each) => each === first.toLowerCase());
  if (word !== undefined && (rest.length === 0 || WORDS_WITH_ARGUMENT.includes(word))) {
    return runWord(state, word, rest.join(" ").trim());
  }
  if (looksLikeFenBoard(first)) return runWord(state, "fen", text);
  const position = positionOf(state.game);
  if (state.mode === "explore" && moveWords(text).length > 1) return playLine(state, text);
  const [only = text, ...more] = moveWords(text);
  const move = parseMove(more.length === 0 ? only : text, position);
  if (!move.ok && more.length > 0 && isMove(only, position))
    return refusal(state, `${quoted(text)} is more than one move; while playing, type one at a time.`);
  if (!move.ok && move.error.code === "unreadable") {
    const near = nearest(text, wordsOf(state.mode));
    if (near !== undefined)
      return refusal(state, `${quoted(text)} is no move and no command. Did you mean "${near}"?`);
  }
  if (isOver(state)) return tellOver(state);
  if (!humanMoves(state))
    return info(
      state,
      `It is ${machineName(playerToMove(state.game))}'s turn; your move has to wait for its answer.`,
    );
  if (move.ok) return makeMove(state, move.value);
  const { text: sentence, explanation } = moveErrorSentence(move.error, position);
  return refusal(state, sentence, explanation && explanationSquares(explanation));
}

/** Whether a word is a move, legal or not. */
function isMove(word: string, position: Position): boolean {
  const read = parseMove(word, position);
  return read.ok || read.error.code !== "unreadable";
}

/** The words that mean something in a mode. */
const wordsOf = (mode: Mode): readonly Word[] =>
  WORDS.filter((word) => {
    const binding = bindingOf(word);
    return binding !== undefined && bindingHolds(binding, mode);
  });

/** Plays several moves one after another, all or none. */
function playLine(state: GameState, text: string): GameState {
  const moves = parseLine(text, positionOf(state.game));
  return moves.ok
    ? moves.value.reduce(makeMove, state)
    : refusal(state, `None of these moves is played: ${lineErrorSentence(moves.error)}`);
}

function travel(state: GameState, game: Game, otherwise: string): GameState {
  if (game === state.game) return info(state, otherwise);
  const flipped = state.autoFlip ? positionOf(game).turn === "b" : state.flipped;
  return { ...state, game, flipped, selected: undefined, scroll: 0, drawOffer: undefined };
}

function offerDraw(state: GameState): GameState {
  const { game } = state;
  if (isOver(state)) return tellOver(state);
  const { turn } = positionOf(game);
  if (isMachine(playerToMove(game))) return refusal(state, "A draw is offered on one's own turn.");
  return isMachine(game.players[opposite(turn)])
    ? { ...state, drawOffer: turn }
    : { ...state, dialog: { kind: "draw", by: turn } };
}

/** What to tell when the machines are stopped, or let go on. */
function pauseText(state: GameState): string {
  const { players } = state.game;
  const engines = players.w.kind === "engine" || players.b.kind === "engine";
  if (state.paused) return engines ? "The game goes on." : "The bots go on.";
  return engines
    ? `The game waits; ${wayTo(state, "pause")} lets it go on.`
    : `The bots wait; ${wayTo(state, "pause")} lets them go on.`;
}

const hasHuman = ({ players }: Game): boolean => !isMachine(players.w) || !isMachine(players.b);
const hasMachine = ({ players }: Game): boolean => isMachine(players.w) || isMachine(players.b);
