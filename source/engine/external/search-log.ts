/** What an external engine has told of a search, as an `Analysis`. */
import { findMove, parseUci } from "../../notation/uci.ts";
import type { Move } from "../../rules/move.ts";
import type { Position } from "../../rules/position.ts";
import type { Analysis, Line, Score } from "../engine.ts";
import type { Info } from "./info-line.ts";

const UNKNOWN: Score = { kind: "centipawns", value: 0 };

/** More lines than any position has moves are nobody's best ones. */
const MOST_LINES = 500;

export class SearchLog {
  private readonly position: Position;
  /** The last word on each line, by its rank. */
  private readonly infos = new Map<number, Info>();
  private last: Info | undefined;

  /** `position` is the one that is searched; it is played on and taken back. */
  constructor(position: Position) {
    this.position = position;
  }

  add(info: Info): void {
    if (info.rank > MOST_LINES) return;
    this.infos.set(info.rank, info);
    this.last = info;
  }

  /** What is known so far, or with the engine's move what it has come to. */
  analysis(best?: Move): Analysis {
    const told = [...this.infos.values()].sort((a, b) => a.rank - b.rank);
    const known = told.map(({ score, pv }): Line => ({ score, pv: this.movesOf(pv) }));
    const lines = best === undefined ? known : withFirst(best, known);
    const first = lines[0] ?? { score: UNKNOWN, pv: [] };
    const { depth = 0, deepest = 0, nodes = 0, milliseconds = 0, tableFill = 0 } = this.last ?? {};
    return { ...first, best: first.pv[0], lines, depth, deepest, nodes, milliseconds, tableFill };
  }

  /** The moves of a line up to the first that is not legal. */
  private movesOf(words: readonly string[]): Move[] {
    const { position } = this;
    const moves: Move[] = [];
    for (const word of words) {
      const request = parseUci(word);
      const move = request && findMove(position.legalMoves(), request);
      if (move === undefined) break;
      position.make(move);
      moves.push(move);
    }
    for (const _ of moves) position.unmake();
    return moves;
  }
}

/** The lines with that of a move at their head, even if the engine has told none of it. */
function withFirst(best: Move, lines: readonly Line[]): Line[] {
  const own = lines.find(({ pv }) => pv[0] === best) ?? { score: lines[0]?.score ?? UNKNOWN, pv: [best] };
  return [own, ...lines.filter((line) => line !== own && line.pv.length > 0 && line.pv[0] !== best)];
}
