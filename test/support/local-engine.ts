import type {
  Analysis,
  AnalysisOptions,
  AnalysisRequest,
  Engine,
  PlayOptions,
  Search,
} from "../../source/engine/engine.ts";
import { chooseMove } from "../../source/engine/levels.ts";
import { search } from "../../source/engine/search.ts";
import { TranspositionTable } from "../../source/engine/transposition-table.ts";
import { Position } from "../../source/rules/position.ts";
import { variantOf } from "../../source/rules/variant.ts";

/** Positions that one answer may take: tests have to be quick. */
const MOST_NODES = 5000;

/** Our engine in this thread, bounded by positions alone, so that it answers the same anywhere. */
export class LocalEngine implements Engine {
  readonly #table = TranspositionTable.ofBuckets(12);

  analyse(request: AnalysisRequest, { lines, moves, nodes, depth }: AnalysisOptions): Search {
    const limits = {
      nodes: Math.min(nodes ?? MOST_NODES, MOST_NODES),
      ...(depth !== undefined && { depth }),
    };
    const { analysis } = search(positionOf(request), { limits, lines, moves, table: this.#table });
    return answered(analysis);
  }

  play(request: AnalysisRequest, options: PlayOptions): Search {
    const bounded = { ...options, limits: { nodes: MOST_NODES } };
    return answered(chooseMove(positionOf(request), bounded, this.#table));
  }

  newGame(): void {
    this.#table.clear();
  }

  close(): void {}
}

const answered = (analysis: Analysis): Search => ({ result: Promise.resolve(analysis), stop: () => {} });

function positionOf({ variant, setup, moves }: AnalysisRequest): Position {
  const position = Position.tolerant(setup, variantOf(variant));
  for (const move of moves) position.make(move);
  return position;
}
