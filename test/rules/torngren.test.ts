/** Törngren, 1929: antichess with one pawn a side, White to play and win (rules, "A study"). */
import { expect, test } from "vitest";
import { formatUci } from "../../source/notation/uci.ts";
import type { Move } from "../../source/rules/move.ts";
import type { Color } from "../../source/rules/piece.ts";
import type { Position } from "../../source/rules/position.ts";
import { play, positionOf, uciMoves } from "../support/fixtures.ts";

const STUDY = "8/8/p7/8/8/8/7P/8 w - - 0 1";
const ONE_STEP_BACK = "8/p7/8/8/8/8/7P/8 w - - 0 1";

interface Node {
  readonly turn: Color;
  readonly parents: Node[];
  /** Moves that are not yet known to lose. */
  open: number;
  /** Undefined as long as nobody is known to win; in the end that means a draw. */
  winner: Color | undefined;
}

/**
 * Solves a small ending for good: visits every position that can arise from it, then carries the results
 * backwards from the finished ones. A position is won by whoever moves if one move is, and lost if all are;
 * what is never reached that way is a draw. Draws by count and repetition need no eye here: a forced win
 * never passes a position twice.
 */
class Solution {
  private readonly nodes = new Map<string, Node>();

  constructor(root: Position) {
    const decided: Node[] = [];
    const visit = (position: Position): { node: Node; isNew: boolean } => {
      const key = `${position.keyLow} ${position.keyHigh}`;
      const known = this.nodes.get(key);
      if (known) return { node: known, isNew: false };
      const node: Node = { turn: position.turn, parents: [], open: 0, winner: undefined };
      this.nodes.set(key, node);
      return { node, isNew: true };
    };
    // The tree is too deep for recursion: a stack of positions entered, with the moves still to be made there.
    const stack: { node: Node; moves: Move[] }[] = [];
    const enter = (position: Position, node: Node): void => {
      const moves = position.legalMoves();
      if (position.goalReached() || moves.length === 0) {
        node.winner = position.outcome()?.winner ?? undefined;
        decided.push(node);
        moves.length = 0;
      } else if (position.isDead()) moves.length = 0;
      node.open = moves.length;
      stack.push({ node, moves });
    };

    const position = root.clone();
    const floor = position.ply;
    enter(position, visit(position).node);
    for (let top = stack.at(-1); top !== undefined; top = stack.at(-1)) {
      const move = top.moves.pop();
      if (move === undefined) {
        stack.pop();
        if (position.ply > floor) position.unmake();
        continue;
      }
      position.make(move);
      const { node, isNew } = visit(position);
      node.parents.push(top.node);
      if (isNew) enter(position, node);
      else position.unmake();
    }

    for (let node = decided.pop(); node !== undefined; node = decided.pop()) {
      for (const parent of node.parents) {
        if (parent.winner !== undefined) continue;
        parent.open--;
        if (node.winner === parent.turn || parent.open === 0) {
          parent.winner = node.winner;
          decided.push(parent);
        }
      }
    }
  }

  /** Who wins a position that the solution has visited; null for a draw. */
  winner(position: Position): Color | null {
    const node = this.nodes.get(`${position.keyLow} ${position.keyHigh}`);
    if (node === undefined) throw new Error("not a position of this ending");
    return node.winner ?? null;
  }

  /** The moves of a position after which a side wins. */
  movesThatWin(position: Position, side: Color): string[] {
    const wins = (move: Move): boolean => {
      position.make(move);
      const won = this.winner(position) === side;
      position.unmake();
      return won;
    };
    return position.legalMoves().filter(wins).map(formatUci).sort();
  }
}

test("the main line is legal, and then 7.Ba1 wins against each of Black's 14 rook moves", () => {
  const position = play(
    positionOf("antichess", STUDY),
    "h2h3 a6a5 h3h4 a5a4 h4h5 a4a3 h5h6 a3a2 h6h7 a2a1r h7h8b",
  );
  const rookMoves = uciMoves(position);
  expect(rookMoves).toHaveLength(14);
  for (const rookMove of rookMoves) {
    const next = play(position.clone(), `${rookMove} h8a1`);
    expect(uciMoves(next), rookMove).toEqual([`${rookMove.slice(2)}a1`]);
    expect(play(next, `${rookMove.slice(2)}a1`).outcome()).toEqual({ winner: "w", reason: "no-pieces" });
  }
});

test("1.h3 wins for White and 1.h4 does not", () => {
  const position = positionOf("antichess", STUDY);
  const solution = new Solution(position);
  expect(solution.winner(position)).toBe("w");
  expect(solution.movesThatWin(position, "w")).toEqual(["h2h3"]);
});

test("with the pawn on a7 White loses: both moves lose, and 1.h3 to a6", () => {
  const position = positionOf("antichess", ONE_STEP_BACK);
  const solution = new Solution(position);
  expect(solution.winner(position)).toBe("b");
  expect(solution.movesThatWin(position, "b")).toEqual(["h2h3", "h2h4"]);
  expect(solution.movesThatWin(play(position, "h2h3"), "b")).toContain("a7a6");
});
