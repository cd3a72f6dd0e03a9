import type { LineError } from "../notation/parse-line.ts";
import { explanationSentence } from "./explanation.ts";
import { moveErrorSentence } from "./move-error.ts";
import { quoted } from "./names.ts";

/** Why a line of moves cannot be played to its end, and where it stops: 'move 3, "e4": There is no …'. */
export function lineErrorSentence(error: LineError): string {
  const { number, word, position } = error;
  return `move ${number}, ${quoted(word)}: ${reason(error, position)}`;
}

function reason(error: LineError, position: LineError["position"]): string {
  if (error.code === "move") return moveErrorSentence(error.error, position).text;
  const outcome = position.outcome();
  return outcome === null ? "" : explanationSentence({ code: "game-over", outcome }, position);
}
