import type { Analysis, Limits } from "../../../source/engine/engine.ts";
import { search } from "../../../source/engine/search.ts";
import { TranspositionTable } from "../../../source/engine/transposition-table.ts";
import type { Position } from "../../../source/rules/position.ts";

/** A small table: tests search small trees, and clearing a large one would cost more. */
export const table = new TranspositionTable(12);

/** What the search says of a position, in this thread. */
export const analyse = (position: Position, limits: Limits): Analysis =>
  search(position, { limits, table }).analysis;
