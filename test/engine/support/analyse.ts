import type { Analysis, Limits } from "../../../source/engine/engine.ts";
import { search } from "../../../source/engine/search.ts";
import { TranspositionTable } from "../../../source/engine/transposition-table.ts";
import type { Position } from "../../../source/rules/position.ts";

/** A small table: tests search small trees, and clearing a large one would cost more. */
const table = TranspositionTable.ofBuckets(12);

/** A table that knows nothing, valid until the next call. */
export function freshTable(): TranspositionTable {
  table.clear();
  return table;
}

/** What the search says of a position, in this thread. */
export const analyse = (position: Position, limits: Limits): Analysis =>
  search(position, { limits, table: freshTable() }).analysis;
