/**
 * A tree of moves with variations, as a plain value: what a game, an exploration and a PGN have in common. A tree
 * is the list of its first moves; the first child of a node is its main continuation, the others are variations.
 */
import type { Move } from "../rules/move.ts";

export interface MoveNode {
  readonly move: Move;
  readonly children: MoveTree;
}

export type MoveTree = readonly MoveNode[];

/** A place in a tree: which child was taken at each ply, from the start. */
export type TreePath = readonly number[];

/** A tree and a place in it. */
export interface TreePlace {
  readonly tree: MoveTree;
  readonly path: TreePath;
}

/** The tree of one line without variations. */
export const treeOfLine = (moves: readonly Move[]): MoveTree =>
  moves.reduceRight<MoveTree>((children, move) => [{ move, children }], []);

/** The nodes from the start to a place. Throws a RangeError for a path that leads out of the tree. */
export function nodesAlong({ tree, path }: TreePlace): MoveNode[] {
  let children = tree;
  return path.map((index) => {
    const node = children[index];
    if (node === undefined) throw new RangeError(`the tree has no child ${index} there`);
    children = node.children;
    return node;
  });
}

/** Whether a path leads to a place of the tree. */
export function isPlace({ tree, path }: TreePlace): boolean {
  let children: MoveTree | undefined = tree;
  for (const index of path) children = children?.[index]?.children;
  return children !== undefined;
}

/** The moves from the start to a place. */
export const movesAlong = (place: TreePlace): Move[] => nodesAlong(place).map(({ move }) => move);

/** The moves that go on from a place, the main one first. */
export const continuations = (place: TreePlace): MoveTree =>
  nodesAlong(place).at(-1)?.children ?? rootOf(place);

/**
 * Plays a move at a place: along the branch that already has it, or on a new one, which becomes the main
 * continuation if `asMain` is set and the last variation otherwise.
 */
export function playAt(place: TreePlace, move: Move, { asMain }: { readonly asMain: boolean }): TreePlace {
  const children = continuations(place);
  const known = children.findIndex((child) => child.move === move);
  if (known >= 0) return { tree: place.tree, path: [...place.path, known] };
  const node: MoveNode = { move, children: [] };
  const grown = asMain ? [node, ...children] : [...children, node];
  return {
    tree: withChildren(place.tree, place.path, grown),
    path: [...place.path, asMain ? 0 : children.length],
  };
}

/** The place at the end of the main continuations from a place. */
export function endOfLine(place: TreePlace): TreePlace {
  const path = [...place.path];
  for (let children = continuations(place); children[0] !== undefined; children = children[0].children)
    path.push(0);
  return { tree: place.tree, path };
}

/** Cuts the branch that leads to a place; the place is then where it branched off. Nothing at the start. */
export function cutBranch({ tree, path }: TreePlace): TreePlace {
  const last = path.at(-1);
  if (last === undefined) return { tree, path };
  const parent = path.slice(0, -1);
  const siblings = continuations({ tree, path: parent });
  return {
    tree: withChildren(
      tree,
      parent,
      siblings.filter((_, index) => index !== last),
    ),
    path: parent,
  };
}

/** The place beside, on the next or the previous variation of the last move; the same where there is none. */
export function besidePlace(place: TreePlace, by: 1 | -1): TreePlace {
  const last = place.path.at(-1);
  if (last === undefined) return place;
  const parent = place.path.slice(0, -1);
  const { length } = continuations({ tree: place.tree, path: parent });
  return { tree: place.tree, path: [...parent, (last + by + length) % length] };
}

const rootOf = ({ tree }: TreePlace): MoveTree => tree;

/** The tree with other children at a place. */
function withChildren(tree: MoveTree, path: TreePath, children: MoveTree): MoveTree {
  const [first, ...rest] = path;
  if (first === undefined) return children;
  return tree.map((node, index) =>
    index === first ? { move: node.move, children: withChildren(node.children, rest, children) } : node,
  );
}
