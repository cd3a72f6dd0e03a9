import type { TreePath } from "../notation/move-tree.ts";
import type { Square } from "../rules/square.ts";

/** What a click on some part of the screen is about. */
export type Target =
  /** The hint of a key; a click does what the key does. The name is that of a key event. */
  | { readonly kind: "key"; readonly key: string }
  | { readonly kind: "square"; readonly square: Square }
  /** A move of the list, by the place it leads to. */
  | { readonly kind: "place"; readonly path: TreePath }
  /** One of several things to choose from, counted from zero. */
  | { readonly kind: "entry"; readonly index: number };

export const keyTarget = (key: string): Target => ({ kind: "key", key });
export const entryTarget = (index: number): Extract<Target, { kind: "entry" }> => ({ kind: "entry", index });
