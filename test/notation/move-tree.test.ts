import { describe, expect, test } from "vitest";
import {
  besidePlace,
  continuations,
  cutBranch,
  endOfLine,
  movesAlong,
  nodesAlong,
  playAt,
  type TreePlace,
  treeOfLine,
} from "../../source/notation/move-tree.ts";
import { asMove } from "../../source/rules/move.ts";

/** Moves are only numbers to a tree. */
const moves = (...numbers: readonly number[]) => numbers.map(asMove);

const line: TreePlace = { tree: treeOfLine(moves(1, 2, 3)), path: [] };
const variation = playAt({ ...line, path: [0] }, asMove(4), { asMain: false });

describe("a tree of moves", () => {
  test("of one line has its moves one below the other", () => {
    expect(movesAlong({ ...line, path: [0, 0, 0] })).toEqual([1, 2, 3]);
    expect(endOfLine(line).path).toEqual([0, 0, 0]);
    expect(treeOfLine([])).toEqual([]);
  });

  test("plays a known move along its branch and leaves the tree as it is", () => {
    const played = playAt(line, asMove(1), { asMain: false });
    expect(played.path).toEqual([0]);
    expect(played.tree).toBe(line.tree);
  });

  test("takes another move as a last variation, or as the main line", () => {
    expect(variation.path).toEqual([0, 1]);
    expect(movesAlong(variation)).toEqual([1, 4]);
    expect(movesAlong(endOfLine({ ...variation, path: [] }))).toEqual([1, 2, 3]);
    const main = playAt({ ...line, path: [0] }, asMove(4), { asMain: true });
    expect(main.path).toEqual([0, 0]);
    expect(movesAlong(endOfLine({ ...main, path: [] }))).toEqual([1, 4]);
    expect(continuations({ ...main, path: [0] }).map(({ move }) => move)).toEqual([4, 2]);
  });

  test("never changes the tree it was given", () => {
    expect(movesAlong(endOfLine(line))).toEqual([1, 2, 3]);
    expect(continuations({ ...line, path: [0] })).toHaveLength(1);
  });

  test("steps between the variations of a move, round and round", () => {
    expect(movesAlong(besidePlace(variation, 1))).toEqual([1, 2]);
    expect(movesAlong(besidePlace(variation, -1))).toEqual([1, 2]);
    expect(besidePlace(line, 1)).toBe(line);
  });

  test("cuts a branch and stands where it began", () => {
    const cut = cutBranch(variation);
    expect(cut.path).toEqual([0]);
    expect(cut.tree).toEqual(line.tree);
    expect(cutBranch(line)).toEqual(line);
  });

  test("refuses a path that leads out of it", () => {
    expect(() => nodesAlong({ ...line, path: [1] })).toThrow(RangeError);
  });
});
