import type { AntikingFault, Explanation } from "./explain.ts";
import { type Move, moveFrom, moveTo } from "./move.ts";
import type { Square } from "./square.ts";

/** The squares an explanation speaks of: those a board lights up beside the sentence. */
export function explanationSquares(explanation: Explanation): readonly Square[] {
  switch (explanation.code) {
    case "game-over":
      return [];
    case "no-piece":
    case "not-your-turn":
    case "same-square":
    case "leap-spent":
      return [explanation.from];
    case "moves-otherwise":
    case "pawn-needs-enemy":
    case "pawn-double-step":
    case "leap-occupied":
    case "no-promotion":
    case "promotion-role":
    case "promotion-choice":
      return [explanation.from, explanation.to];
    case "blocked":
      return [explanation.by];
    case "own-piece":
    case "antiking-takes-enemy":
    case "antiking-takes-king":
    case "antiking-untakeable":
    case "king-untakeable":
      return [explanation.to];
    case "castling":
      return [explanation.king, ...explanation.squares];
    case "king-attacked":
      return [explanation.king.king, ...explanation.king.attackers];
    case "antiking-unattacked":
      return antikingSquares(explanation.antiking, explanation.move);
    case "both":
      return [
        explanation.king.king,
        ...explanation.king.attackers,
        ...antikingSquares(explanation.antiking, explanation.move),
      ];
    case "capture-compulsory":
      return explanation.captures.flatMap((move) => [moveFrom(move), moveTo(move)]);
    case "legal":
      return [moveFrom(explanation.move), moveTo(explanation.move)];
  }
}

/** Where the anti-king would go, if it moves; otherwise what attacks it until the move. */
const antikingSquares = ({ antiking, moves, attackers }: AntikingFault, move: Move): readonly Square[] =>
  moves ? [antiking, moveTo(move)] : [antiking, ...attackers];
