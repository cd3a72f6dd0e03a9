/**
 * The bot's eight levels, as data, and how a level chooses its move.
 *
 * Strength comes from a budget of positions, so it is the same on a slow or busy machine. Weak levels also
 * choose among several moves: each candidate's odds fall with the centipawns it gives away (a softmax), which
 * looks more like a human slip than an occasional random move does.
 */
import type { Position } from "../rules/position.ts";
import type { Analysis, PlayOptions } from "./engine.ts";
import { seededRandom } from "./random.ts";
import { isDecisive, toScore, WIN } from "./score.ts";
import { type Candidate, MAX_DEPTH, type SearchOptions, search } from "./search.ts";
import type { TranspositionTable } from "./transposition-table.ts";

export interface Level {
  readonly level: number;
  /**
   * Playing strength, measured by bench/ladder in antiking2 and antichess and averaged; level 1 counts as 1000.
   * It tells differences between levels, not how other programs or people would fare.
   */
  readonly elo: number;
  /** Positions visited for a move. */
  readonly nodes: number;
  readonly depth?: number;
  /** Centipawns at which a worse move's odds fall to 1/e; 0 plays the best move found. */
  readonly temperature: number;
  /** How much worse than the best a move may be and still be chosen. */
  readonly margin: number;
  /** Wins that it sees within so many plies are never let go. */
  readonly surePlies: number;
}

export const LEVELS: readonly Level[] = [
  { level: 1, elo: 1000, nodes: 200, depth: 1, temperature: 150, margin: 600, surePlies: 0 },
  { level: 2, elo: 1360, nodes: 500, depth: 2, temperature: 110, margin: 400, surePlies: 2 },
  { level: 3, elo: 1820, nodes: 1_500, temperature: 50, margin: 200, surePlies: 4 },
  { level: 4, elo: 2235, nodes: 3_000, temperature: 25, margin: 100, surePlies: WIN },
  { level: 5, elo: 2560, nodes: 8_000, temperature: 8, margin: 30, surePlies: WIN },
  { level: 6, elo: 2835, nodes: 20_000, temperature: 0, margin: 0, surePlies: WIN },
  { level: 7, elo: 3100, nodes: 70_000, temperature: 0, margin: 0, surePlies: WIN },
  { level: 8, elo: 3375, nodes: 250_000, temperature: 0, margin: 0, surePlies: WIN },
];

/** Budget for a move that is the only one: all that is wanted is a score to show. */
const NODES_WITHOUT_CHOICE = 1_000;

/**
 * The level of a number; between two whole numbers all that counts lies between the two levels. Throws a RangeError
 * for a number outside of 1 to 8.
 */
export function levelOf(number: number): Level {
  const lower = LEVELS[Math.floor(number) - 1];
  const upper = LEVELS[Math.ceil(number) - 1];
  if (lower === undefined || upper === undefined) throw new RangeError(`there is no level ${number}`);
  const share = number - lower.level;
  if (share === 0) return lower;
  const between = (name: "elo" | "temperature" | "margin") =>
    lower[name] + share * (upper[name] - lower[name]);
  return {
    ...(share < 0.5 ? lower : upper),
    level: number,
    elo: between("elo"),
    nodes: Math.round(lower.nodes * (upper.nodes / lower.nodes) ** share),
    temperature: between("temperature"),
    margin: between("margin"),
  };
}

/** The level, whole or not, that plays as strongly as that; the weakest or the strongest for what lies beyond. */
export function levelOfElo(elo: number): number {
  const above = LEVELS.findIndex((level) => level.elo >= elo);
  if (above === 0) return 1;
  if (above < 0) return LEVELS.length;
  const [lower, upper] = LEVELS.slice(above - 1, above + 1);
  return lower.level + (elo - lower.elo) / (upper.elo - lower.elo);
}

/**
 * The move a bot plays, with its score and the line expected; `best` is undefined when there is no legal
 * move. It depends on nothing but the position with its history, the level and the seed.
 */
export function chooseMove(
  position: Position,
  { level: number, seed, limits = {} }: PlayOptions,
  table: TranspositionTable,
  { shouldStop, waited }: Pick<SearchOptions, "shouldStop" | "waited"> = {},
): Analysis {
  const level = levelOf(number);
  // What other searches found would change the choice.
  table.clear();
  const choice = position.legalMoves().length > 1;
  const { analysis, candidates } = search(position, {
    limits: {
      ...limits,
      nodes: Math.min(choice ? level.nodes : NODES_WITHOUT_CHOICE, limits.nodes ?? level.nodes),
      depth: Math.min(level.depth ?? MAX_DEPTH, limits.depth ?? MAX_DEPTH),
    },
    table,
    margin: level.margin,
    shouldStop,
    waited,
  });
  const chosen = choose(candidates, level, seededRandom(seed ^ Math.imul(position.ply + 1, 0x9e3779b1)));
  if (chosen === undefined) return analysis;
  const line = { score: toScore(chosen.score), pv: chosen.line };
  return { ...analysis, ...line, best: chosen.move, lines: [line] };
}

/** Picks among the candidates, which come best first; undefined when there are none. */
export function choose(
  candidates: readonly Candidate[],
  level: Level,
  random: () => number,
): Candidate | undefined {
  const best = candidates.at(0);
  if (best === undefined || level.temperature === 0) return best;
  if (isDecisive(best.score) && best.score > 0 && WIN - best.score <= level.surePlies) return best;
  // A loss is only chosen when there is nothing else; level 1 does not look.
  const eligible = level.surePlies === 0 ? candidates : candidates.filter(({ score }) => !isLoss(score));
  if (eligible.length === 0) return best;
  const odds = eligible.map(({ score }) => Math.exp((score - best.score) / level.temperature));
  let left = random() * odds.reduce((sum, odd) => sum + odd, 0);
  const index = odds.findIndex((odd) => {
    left -= odd;
    return left < 0;
  });
  return eligible[index] ?? best;
}

const isLoss = (score: number): boolean => isDecisive(score) && score < 0;
