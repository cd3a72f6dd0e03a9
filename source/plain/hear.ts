/** What a typed line does to a game: the screen's own reducer, with the words that read and the answers to questions. */
import { positionOf } from "../game/game.ts";
import { losingMoves } from "../game/review.ts";
import { formatFen, looksLikeFenBoard } from "../notation/fen.ts";
import { moveWords } from "../notation/parse-line.ts";
import { parseMove } from "../notation/parse-move.ts";
import { moveFrom, movePromotion, moveTo } from "../rules/move.ts";
import { NO_MODIFIERS } from "../terminal/events.ts";
import { promotionKey, WORDS, type Word } from "../tui/keymap.ts";
import { obstacleOf, reviewGoesOn } from "../tui/state/engine-work.ts";
import { reduceGame } from "../tui/state/game-reducer.ts";
import { type Dialog, type GameState, humanMoves } from "../tui/state/game-state.ts";
import { refusal } from "../tui/state/messages.ts";
import { runWord, submitCommand } from "../tui/state/words-reducer.ts";
import { count, quoted } from "../words/names.ts";
import { sentences } from "../words/spoken/text.ts";
import { moveAsWritten, roleNamed } from "../words/spoken/typed-move.ts";
import { nearest } from "../words/suggest.ts";
import { entries, helpSentences } from "./help.ts";
import { attackSentences, captureSentences, havenSentences, holderSentences } from "./overlay-answers.ts";
import { copySentences, pieceAnswer, rulesSentences } from "./pages.ts";
import { turnSentence } from "./place.ts";
import { READINGS, withSide } from "./readings.ts";
import { dialogSentences, tell } from "./tell.ts";

/** The state after a line, and what is said to it. */
export interface Heard {
  readonly state: GameState;
  readonly says: readonly string[];
}

/** Hears a line. Whatever is no word and no legal move is explained and changes nothing. */
export function hear(state: GameState, line: string): Heard {
  const quiet: GameState = { ...state, message: undefined, page: undefined };
  const text = line
    .replace(/\s+/g, " ")
    .trim()
    .replace(/^[:/]\s?/, "");
  if (state.dialog !== undefined) return hearAnswer(quiet, state.dialog, text);
  if (text === "") return { state: quiet, says: sentences(turnSentence(state)) };
  const [first = "", ...rest] = text.split(" ");
  const name = first.toLowerCase();
  const argument = rest.join(" ");
  const reading = READINGS.find((each) => each.name === name);
  if (reading !== undefined && (rest.length === 0 || reading.takes !== undefined))
    return { state: quiet, says: reading.answer(state, argument.toLowerCase()) };
  const word = WORDS.find((each) => each === name);
  const answer = word && answerOf(state, word, argument.toLowerCase());
  if (answer !== undefined) return { state: quiet, says: answer };
  if (word === "worst" && /^\d+$/.test(argument)) return exploreWorst(quiet, Number(argument));
  if (word === "analysis") return answered(quiet, analysing(quiet));
  if (word === "quit" || word === "new") return answered(quiet, withoutQuestion(runWord(quiet, word)));
  return hearMove(quiet, text, { first, word: word !== undefined });
}

const answered = (before: GameState, state: GameState, exact = false): Heard => ({
  state,
  says: tell(before, state, { exact }),
});

/** The words whose answer is told here and changes nothing; undefined for the others. */
function answerOf({ game, mode }: GameState, word: Word, argument: string): string[] | undefined {
  const { turn } = positionOf(game);
  switch (word) {
    case "haven":
      return withSide(argument, word, (color = turn) => havenSentences(game, color));
    case "attacks":
      return withSide(argument, word, (color = turn) => attackSentences(game, color));
    case "holders":
      return holderSentences(game);
    case "captures":
      return captureSentences(game);
    case "piece":
      return pieceAnswer(game, argument);
    case "copy":
      return copySentences(game);
    case "rules":
      return rulesSentences(game);
    case "help":
      return helpSentences(mode, argument);
    case "theme":
      return ["Nothing is drawn here, so there are no colours to change."];
    case "squares":
    case "larger":
    case "smaller":
      return ["Nothing is drawn here, so the squares have no size."];
    case "fen":
      return argument === "" ? [formatFen(positionOf(game).setup())] : undefined;
    default:
      return undefined;
  }
}

function hearMove(
  state: GameState,
  text: string,
  { first, word }: { readonly first: string; readonly word: boolean },
): Heard {
  const written = moveAsWritten(text);
  const read = parseMove(written, positionOf(state.game));
  const fault = read.ok || word ? undefined : read.error;
  const near =
    fault?.code === "unreadable" && !looksLikeFenBoard(first)
      ? nearest(
          first,
          entries(state.mode).map(({ name }) => name),
        )
      : undefined;
  const several = state.mode === "explore" && moveWords(written).length > 1;
  if (near !== undefined && !several) {
    const asks = `${quoted(text)} is no move and no command. Did you mean "${near}"?`;
    return answered(state, refusal(state, asks), true);
  }
  if (fault?.code === "promotion" && humanMoves(state)) {
    const [move] = fault.moves;
    const choices = fault.moves.flatMap((each) => movePromotion(each) ?? []);
    const dialog: Dialog = { kind: "promotion", from: moveFrom(move), to: moveTo(move), choices, index: 0 };
    return answered(state, { ...state, dialog });
  }
  // What can be typed instead is told as it is typed.
  const exact = fault !== undefined && fault.code !== "illegal";
  const { state: after, says } = answered(state, submitCommand(state, written), exact);
  const unknown = fault?.code === "unreadable" && after.message?.tone === "refusal" && !several;
  return { state: after, says: unknown ? [...says, '"help" lists the words.'] : says };
}

/** An answer to the question that is open; anything else asks it again. */
function hearAnswer(state: GameState, dialog: Dialog, text: string): Heard {
  const answer = text.toLowerCase();
  const no = ["no", "n", "cancel"].includes(answer);
  if (dialog.kind === "promotion") {
    const named = roleNamed(answer.replace(/^an? /, ""));
    const role = dialog.choices.find((each) => each === named || promotionKey(each) === answer);
    if (role !== undefined) return answered(state, press(state, promotionKey(role)));
    // "n" is the knight, so only the word lets go.
    if (answer === "no" || answer === "cancel")
      return { state: press(state, "escape"), says: ["The pawn stays where it is."] };
    return { state, says: dialogSentences(dialog, state) };
  }
  if (answer === "yes" || answer === "y") return answered(state, press(state, "y"));
  if (!no) return { state, says: dialogSentences(dialog, state) };
  const after = press(state, "n");
  const says = tell(state, after);
  return { state: after, says: says.length > 0 ? says : ["Then not."] };
}

/** The state after a key, which the reducer knows its questions' answers by. */
const press = (state: GameState, name: string): GameState =>
  reduceGame(state, { type: "event", event: { kind: "key", name, ...NO_MODIFIERS, text: "" } });

/** One answer of the engine, not a panel that stays. */
function analysing(state: GameState): GameState {
  const asked = runWord({ ...state, analysing: false, analysis: undefined }, "analysis");
  return obstacleOf(state.game) === undefined ? asked : { ...asked, analysing: false };
}

/** A typed word is no slip of a finger, so leaving a game that is kept needs no second one. */
function withoutQuestion(state: GameState): GameState {
  const { dialog, mode, unkept } = state;
  if (dialog?.kind !== "confirm" || dialog.what === "resign") return state;
  return mode === "play" && unkept === undefined
    ? { ...state, dialog: undefined, leaving: dialog.what }
    : state;
}

/** Goes to where one of the worst moves was made; the first is number 1. */
function exploreWorst(state: GameState, number: number): Heard {
  const opened = runWord(state, "worst");
  if (opened.review === undefined || opened.page === undefined) return answered(state, opened);
  const { line, found } = opened.review;
  const known = reviewGoesOn(opened) ? number : losingMoves(line.moves, found).length;
  if (known > 0 && (number < 1 || number > known))
    return { state, says: [`The list has ${count(known, "move")}; "worst" reads it.`] };
  const chosen = { ...opened, review: { ...opened.review, chosen: number - 1 } };
  const there = press(chosen, "enter");
  // While nothing is known of the line, it is looked at first.
  return answered(state, there.game === state.game ? opened : there);
}
