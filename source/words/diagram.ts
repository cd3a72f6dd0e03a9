/** Pictures in the rules, as data: a position, and what it shows in a form that the rules core can confirm. */
import { parseFen } from "../notation/fen.ts";
import { parseMove } from "../notation/parse-move.ts";
import type { ExplanationCode } from "../rules/explain.ts";
import type { Move } from "../rules/move.ts";
import type { Outcome, Reason } from "../rules/outcome.ts";
import type { Color, Role } from "../rules/piece.ts";
import { Position } from "../rules/position.ts";
import { type VariantId, variantOf } from "../rules/variant.ts";

type FileName = "a" | "b" | "c" | "d" | "e" | "f" | "g" | "h";
export type SquareName = `${FileName}${1 | 2 | 3 | 4 | 5 | 6 | 7 | 8}`;

/** What a diagram shows. The marks on its board are made of nothing else. */
export type Claim =
  /** The squares a piece may go to: all of them. */
  | { readonly kind: "destinations"; readonly from: SquareName; readonly to: readonly SquareName[] }
  /** The squares a royal may leap to; `otherwise` is how the game would have ended without its leap. */
  | {
      readonly kind: "leap";
      readonly from: SquareName;
      readonly to: readonly SquareName[];
      readonly otherwise?: Reason;
    }
  /** Moves refused for one reason; those to `mating` would mate if they were not. */
  | {
      readonly kind: "refused";
      readonly from: SquareName;
      readonly to: readonly SquareName[];
      readonly code: ExplanationCode;
      readonly mating?: readonly SquareName[];
    }
  /** What attacks a side's anti-king. */
  | {
      readonly kind: "attackers-of-antiking";
      readonly color: Color;
      readonly squares: readonly SquareName[];
    }
  /** Every square where a side's anti-king would be attacked, its own included. */
  | { readonly kind: "havens"; readonly color: Color; readonly squares: readonly SquareName[] }
  /** The captures, in UCI, that are all the side to move may do. */
  | { readonly kind: "compulsory"; readonly captures: readonly `${SquareName}${SquareName}`[] }
  /** Where a pawn promotes, and what it may become there. */
  | {
      readonly kind: "promotion";
      readonly from: SquareName;
      readonly to: readonly SquareName[];
      readonly choices: readonly Role[];
    }
  /** How the game has ended. */
  | ({ readonly kind: "outcome" } & Outcome);

export interface Diagram {
  /** Unique among the diagrams of its game. */
  readonly id: string;
  readonly variant: VariantId;
  readonly fen: string;
  /** Moves in SAN that lead from there to what is shown. */
  readonly moves?: string;
  readonly caption: string;
  readonly claim: Claim;
}

/** The position that a diagram shows, and the last move before it. */
export interface DiagramPosition {
  readonly position: Position;
  readonly lastMove: Move | undefined;
}

/** Sets a diagram up. Its data is our own, so whatever is wrong with it is thrown. */
export function diagramPosition({ variant: id, fen, moves = "" }: Diagram): DiagramPosition {
  const variant = variantOf(id);
  const setup = parseFen(fen, variant);
  if (!setup.ok) throw new Error(`${fen}: ${JSON.stringify(setup.error)}`);
  const position = Position.from(setup.value, variant);
  if (!position.ok) throw new Error(`${fen}: ${JSON.stringify(position.error)}`);
  let lastMove: Move | undefined;
  for (const word of moves.split(" ").filter(Boolean)) {
    const move = parseMove(word, position.value);
    if (!move.ok) throw new Error(`${word} after ${fen}: ${JSON.stringify(move.error)}`);
    position.value.make(move.value);
    lastMove = move.value;
  }
  return { position: position.value, lastMove };
}
