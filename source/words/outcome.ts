import type { Outcome } from "../rules/outcome.ts";
import { opposite } from "../rules/piece.ts";
import type { Variant } from "../rules/variant.ts";
import { COLOR_NAMES } from "./names.ts";

/** The result of a game with its reason, in a sentence: "White wins: Black's anti-king is mated, …". */
export function outcomeSentence(outcome: Outcome, variant: Variant): string {
  if (outcome.winner === null) return `A draw: ${drawClause(outcome, variant)}.`;
  return `${COLOR_NAMES[outcome.winner]} wins: ${winClause(outcome, variant)}.`;
}

/** The score of a finished game: "1-0", "0-1" or "1/2-1/2". */
export function score(outcome: Outcome): string {
  if (outcome.winner === null) return "1/2-1/2";
  return outcome.winner === "w" ? "1-0" : "0-1";
}

function winClause({ winner, reason }: Outcome, variant: Variant): string {
  const won = winner ?? "w";
  const winning = COLOR_NAMES[won];
  const losing = COLOR_NAMES[opposite(won)];
  switch (reason) {
    case "king-mate":
      return variant.mate === "wins"
        ? `${winning}'s king is mated, and being mated wins this game`
        : `${losing}'s king is mated, attacked with no move that saves it`;
    case "antiking-mate":
      return `${losing}'s anti-king is mated, unattacked with no move that gets it attacked again`;
    case "both-mate":
      return `${losing}'s king is attacked and its anti-king unattacked, and no move cures both`;
    case "stalemate":
      return variant.stalemate === "fewer-pieces-win"
        ? `no move is left, and ${winning} has the fewer pieces`
        : `${winning} has no move left, and being stalemated wins this game`;
    case "no-pieces":
      return `${winning} has got rid of every piece`;
    case "bare-king":
      return `${winning} has only the king left`;
    case "resignation":
      return `${losing} resigned`;
    case "time":
      return `${losing} ran out of time`;
    default:
      return reason;
  }
}

function drawClause({ reason }: Outcome, variant: Variant): string {
  switch (reason) {
    case "stalemate":
      return variant.stalemate === "fewer-pieces-win"
        ? "no move is left, and both sides have equally many pieces"
        : variant.antiking
          ? "the side to move has no move, and neither of its royals is in trouble"
          : "the side to move has no legal move";
    case "dead-position":
      return "only bishops on opposite colours of square are left, so nobody can win";
    case "insufficient-material":
      return "too little is left to give mate with";
    case "fifty-move":
      return "fifty moves have passed without a capture or a pawn move";
    case "threefold":
      return "the same position has stood on the board three times";
    case "agreement":
      return "both players agreed";
    default:
      return reason;
  }
}
