/** Games of the search with itself, for positions whose results an evaluation can be tuned on. */
import { isQuiet } from "../../source/engine/board.ts";
import type { Analysis } from "../../source/engine/engine.ts";
import { randomPlayer } from "../../source/engine/random-player.ts";
import { search } from "../../source/engine/search.ts";
import type { TranspositionTable } from "../../source/engine/transposition-table.ts";
import { formatFen } from "../../source/notation/fen.ts";
import type { Position } from "../../source/rules/position.ts";
import type { Variant } from "../../source/rules/variant.ts";
import { startOf } from "../match/openings.ts";

export interface Sample {
  readonly fen: string;
  /** What the search found, in centipawns for White. */
  readonly score: number;
  /** Points of White at the end of the game: 1, 0.5 or 0. */
  readonly points: number;
}

export interface GamePlan {
  readonly variant: Variant;
  readonly seed: number;
  /** Positions visited for each move. */
  readonly nodes: number;
}

/** Random plies before the search takes over: at least so many, and up to as many again. */
const FEWEST_RANDOM = 4;
const MAX_PLIES = 300;
/** A game is given up when both sides agree for so many plies that one of them is so far ahead. */
const HOPELESS_PLIES = 6;
const HOPELESS: Readonly<Record<Variant["goal"], number>> = {
  none: 1200,
  "no-pieces": 900,
  "bare-king": 900,
};
/** Positions with a score beyond this teach nothing about the terms that decide an open game. */
const MOST = 1500;

/** The samples of one game, the same for the same plan; none when it ends within the random plies. */
export function playSamples({ variant, seed, nodes }: GamePlan, table: TranspositionTable): Sample[] {
  const position = startOf(variant);
  if (!playRandomly(position, seed)) return [];
  const found: { fen: string; score: number }[] = [];
  const finish = (points: number): Sample[] => found.map((each) => ({ ...each, points }));
  let ahead = 0;
  for (let ply = 0; ply < MAX_PLIES; ply++) {
    const outcome = position.outcome();
    if (outcome !== null) return finish(outcome.winner === null ? 0.5 : outcome.winner === "w" ? 1 : 0);
    const { analysis } = search(position, { limits: { nodes }, table });
    const { best, score } = analysis;
    if (best === undefined) throw new Error("a side without a move, and the game is not over");
    const sign = position.turn === "w" ? 1 : -1;
    if (score.kind !== "centipawns") return finish((score.kind === "win") === (sign === 1) ? 1 : 0);
    const white = sign * score.value;
    const hopeless = Math.abs(white) >= HOPELESS[variant.goal];
    ahead = hopeless ? (Math.sign(white) === Math.sign(ahead) ? ahead : 0) + Math.sign(white) : 0;
    if (Math.abs(ahead) >= HOPELESS_PLIES) return finish(ahead > 0 ? 1 : 0);
    if (Math.abs(white) <= MOST && isStill(position, analysis)) {
      found.push({ fen: formatFen(position.setup()), score: white });
    }
    position.make(best);
  }
  return finish(0.5);
}

/** False when the game was over before the search had a move. */
function playRandomly(position: Position, seed: number): boolean {
  const player = randomPlayer(seed);
  for (let ply = FEWEST_RANDOM + (seed % (FEWEST_RANDOM + 1)); ply > 0; ply--) {
    const move = player(position);
    if (move === undefined || position.outcome() !== null) return false;
    position.make(move);
  }
  return true;
}

/** Whether the quiescence search would ask the evaluation here, and the best move does not show it wrong at once. */
function isStill(position: Position, { best }: Analysis): boolean {
  const { king, antiking } = position.check();
  if (king || antiking || best === undefined) return false;
  return position.variant.compulsoryCapture ? position.legalMoves().length > 1 : isQuiet(best);
}
