/** Explanations and effects as JSON gives them: squares by name, moves as UCI. */
import { formatUci } from "../notation/uci.ts";
import type { Effect } from "../rules/effects.ts";
import type { Explanation } from "../rules/explain.ts";
import { moveFrom, moveTo } from "../rules/move.ts";
import { type Square, squareName } from "../rules/square.ts";

export type NamedSquares = Readonly<Record<string, string | readonly string[]>>;

/** The squares an explanation speaks of, by what they are to it. */
export function namedSquares(explanation: Explanation): NamedSquares {
  switch (explanation.code) {
    case "game-over":
      return {};
    case "no-piece":
    case "not-your-turn":
    case "same-square":
    case "leap-spent":
      return { from: squareName(explanation.from) };
    case "moves-otherwise":
    case "pawn-needs-enemy":
    case "pawn-double-step":
    case "leap-occupied":
    case "no-promotion":
    case "promotion-role":
    case "promotion-choice":
      return { from: squareName(explanation.from), to: squareName(explanation.to) };
    case "blocked":
      return {
        from: squareName(explanation.from),
        to: squareName(explanation.to),
        by: squareName(explanation.by),
      };
    case "own-piece":
    case "antiking-takes-enemy":
    case "antiking-takes-king":
    case "antiking-untakeable":
    case "king-untakeable":
      return { to: squareName(explanation.to) };
    case "castling":
      return {
        king: squareName(explanation.king),
        [CASTLING_SQUARES[explanation.why]]: names(explanation.squares),
      };
    case "king-attacked":
      return { king: squareName(explanation.king.king), attackers: names(explanation.king.attackers) };
    case "antiking-unattacked":
      return {
        antiking: squareName(explanation.antiking.antiking),
        holders: names(explanation.antiking.attackers),
      };
    case "both":
      return {
        king: squareName(explanation.king.king),
        attackers: names(explanation.king.attackers),
        antiking: squareName(explanation.antiking.antiking),
        holders: names(explanation.antiking.attackers),
      };
    case "capture-compulsory":
      return { captures: explanation.captures.map(formatUci).sort() };
    case "legal":
      return { from: squareName(moveFrom(explanation.move)), to: squareName(moveTo(explanation.move)) };
  }
}

/** An effect with its squares by name. */
export function namedEffect(effect: Effect): object {
  switch (effect.code) {
    case "captures":
      return { ...effect, square: squareName(effect.square) };
    case "castles":
      return { code: effect.code, rook: [squareName(effect.rook.from), squareName(effect.rook.to)] };
    case "check":
      return { code: effect.code, king: squareName(effect.king), by: names(effect.by) };
    case "anticheck":
      return { code: effect.code, antiking: squareName(effect.antiking), lost: names(effect.lost) };
    case "holders":
      return { code: effect.code, antiking: squareName(effect.antiking), by: names(effect.by) };
    case "promotes":
    case "leap-spent":
    case "rights-lost":
    case "ends":
      return effect;
  }
}

const CASTLING_SQUARES = {
  "right-lost": "blockers",
  blocked: "blockers",
  "in-check": "attackers",
  "through-attack": "attackers",
} as const;

const names = (squares: readonly Square[]): string[] => squares.map(squareName);
