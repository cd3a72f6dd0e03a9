import { formatUci } from "../../../source/notation/uci.ts";
import { explain } from "../../../source/rules/explain.ts";
import { isLeap, type Move, moveFrom, movePromotion, moveTo } from "../../../source/rules/move.ts";
import { havens } from "../../../source/rules/overlays.ts";
import { opposite } from "../../../source/rules/piece.ts";
import { Position } from "../../../source/rules/position.ts";
import { parseSquare, type Square, squareName } from "../../../source/rules/square.ts";
import { type Claim, type Diagram, diagramPosition } from "../../../source/words/diagram.ts";

/** A claim as plain data: its question, and its answers in alphabetical order. */
export type Statement = Readonly<Record<string, unknown>>;

/** What a diagram claims. */
export function statementOf({ claim }: Diagram): Statement {
  return Object.fromEntries(
    Object.entries(claim).map(([key, value]) => [key, Array.isArray(value) ? [...value].sort() : value]),
  );
}

/** The same question with the answers of the rules core: equal to what is claimed exactly when that is true. */
export function truthOf(diagram: Diagram): Statement {
  const { position } = diagramPosition(diagram);
  const { claim } = diagram;
  const moves = position.legalMoves();
  switch (claim.kind) {
    case "destinations":
      return { ...claim, to: targetsOf(moves.filter(leaves(claim.from))) };
    case "leap":
      return {
        ...claim,
        to: targetsOf(moves.filter(leaves(claim.from)).filter(isLeap)),
        ...("otherwise" in claim ? { otherwise: withoutLeap(position, claim.from).outcome()?.reason } : {}),
      };
    case "refused":
      return refusals(position, claim);
    case "attackers-of-antiking": {
      const antiking = position.antikingSquare(claim.color);
      const attackers = antiking && position.attackers(antiking, opposite(claim.color), { antiking: true });
      return { ...claim, squares: names(attackers ?? []) };
    }
    case "havens":
      return { ...claim, squares: names(havens(position, claim.color).map((haven) => haven.square)) };
    case "compulsory":
      return {
        ...claim,
        kind: position.variant.compulsoryCapture ? claim.kind : "free",
        captures: moves.map(formatUci).sort(),
      };
    case "promotion": {
      const promotions = moves.filter(leaves(claim.from)).filter((move) => movePromotion(move) !== undefined);
      const choices = [...new Set(promotions.map(movePromotion))].sort();
      const complete = targetsOf(promotions).length * choices.length === promotions.length;
      return { ...claim, to: targetsOf(promotions), choices: complete ? choices : "not the same everywhere" };
    }
    case "outcome":
      return { kind: claim.kind, ...position.outcome() };
  }
}

function refusals(position: Position, claim: Extract<Claim, { kind: "refused" }>): Statement {
  const explained = claim.to.map((to) => ({
    to,
    why: explain(position, { from: squareOf(claim.from), to: squareOf(to) }),
  }));
  const refused = explained.filter(({ why }) => why.code !== "legal" && why.code === claim.code);
  const mating = refused.filter(({ why }) => "move" in why && mates(position, why.move));
  return {
    ...claim,
    to: refused.map(({ to }) => to).sort(),
    ...("mating" in claim ? { mating: mating.map(({ to }) => to).sort() } : {}),
  };
}

/** Whether a move, legal or not, would leave the opponent's king mated. */
function mates(position: Position, move: Move): boolean {
  const after = position.clone();
  after.make(move);
  return after.outcome()?.reason === "king-mate";
}

function withoutLeap(position: Position, name: string): Position {
  const letter = position.pieceAt(squareOf(name))?.role === "king" ? "k" : "a";
  const right = position.turn === "w" ? letter.toUpperCase() : letter;
  const setup = position.setup();
  return Position.tolerant(
    { ...setup, rights: setup.rights.filter((each) => each !== right) },
    position.variant,
  );
}

const leaves = (name: string) => (move: Move) => moveFrom(move) === squareOf(name);

const targetsOf = (moves: readonly Move[]): string[] => [...new Set(names(moves.map(moveTo)))];

const names = (squares: readonly Square[]): string[] => squares.map(squareName).sort();

function squareOf(name: string): Square {
  const square = parseSquare(name);
  if (square === undefined) throw new Error(`no square ${name}`);
  return square;
}
