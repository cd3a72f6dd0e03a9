import { formatSan } from "../notation/san.ts";
import { type Effect, effectsOf } from "../rules/effects.ts";
import type { Move } from "../rules/move.ts";
import type { Position } from "../rules/position.ts";
import type { Right } from "../rules/setup.ts";
import { squareName } from "../rules/square.ts";
import { COLOR_NAMES, list, piecesOn, ROLE_NAMES, withArticle } from "./names.ts";
import { outcomeSentence } from "./outcome.ts";

/** What a legal move does, in a sentence: "Nxc7+ is legal: it takes the pawn on c7 and gives check …". */
export function effectsSentence(position: Position, move: Move, effects = effectsOf(position, move)): string {
  const after = position.clone();
  after.make(move);
  const clauses = effects.flatMap((effect) => effectClause(effect, position, after) ?? []);
  const name = formatSan(position, move);
  const end = effects.find((effect) => effect.code === "ends");
  const result = end === undefined ? "" : ` ${outcomeSentence(end.outcome, position.variant)}`;
  return clauses.length === 0
    ? `${name} is legal.${result}`
    : `${name} is legal: it ${list(clauses)}.${result}`;
}

/** An effect as a clause that follows "it"; the end of the game gets a sentence of its own. */
function effectClause(effect: Effect, before: Position, after: Position): string | undefined {
  switch (effect.code) {
    case "captures": {
      const whose = effect.piece.color === before.turn ? "its own side's" : "the";
      return `takes ${whose} ${ROLE_NAMES[effect.piece.role]} on ${squareName(effect.square)}`;
    }
    case "promotes":
      return `becomes ${withArticle(ROLE_NAMES[effect.role])}`;
    case "castles":
      return `brings the rook from ${squareName(effect.rook.from)} to ${squareName(effect.rook.to)}`;
    case "check":
      return `gives check with ${piecesOn(after, effect.by)}`;
    case "anticheck":
      return effect.lost.length === 0
        ? `leaves the anti-king on ${squareName(effect.antiking)} unattacked`
        : `gives anti-check (${piecesOn(before, effect.lost)} no longer ${effect.lost.length === 1 ? "attacks" : "attack"} the anti-king on ${squareName(effect.antiking)})`;
    case "holders":
      return `leaves your anti-king attacked by ${piecesOn(after, effect.by)}`;
    case "leap-spent":
      return effect.leaps
        ? `spends the ${ROLE_NAMES[effect.role]}'s one leap`
        : `gives up the ${ROLE_NAMES[effect.role]}'s leap`;
    case "rights-lost":
      return `ends ${list(effect.rights.map(rightName))}`;
    case "ends":
      return undefined;
  }
}

const rightName = (right: Right): string =>
  `${COLOR_NAMES[right === right.toUpperCase() ? "w" : "b"]}'s right to castle ${right.toLowerCase() === "k" ? "king's side" : "queen's side"}`;
