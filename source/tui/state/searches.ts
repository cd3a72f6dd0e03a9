/** What is asked of those who think, for whoever runs the searches. */
import type { AnalysisOptions, Engine, Score, Search } from "../../engine/engine.ts";
import { acceptsDraw, reversed } from "../../game/draw-offer.ts";
import { type Game, playerToMove, pliesOf, positionOf, requestOf } from "../../game/game.ts";
import { type Color, opposite } from "../../rules/piece.ts";
import { HINT_NODES } from "./engine-words.ts";

/** The external engines that play a colour. */
export type Externals = Readonly<Partial<Record<Color, Engine>>>;

/** Who thinks: our engine for the bots, and the external ones for themselves. */
export interface Thinkers {
  readonly engine: Engine;
  readonly externals: Externals;
}

/** The search for the move of a machine whose turn it is. */
export function moveSearch({ engine, externals }: Thinkers, game: Game): Search {
  const player = playerToMove(game);
  const request = requestOf(game);
  if (player.kind === "bot") return engine.play(request, { level: player.level, seed: game.seed });
  const { turn } = positionOf(game);
  const external = externals[turn];
  if (player.kind === "human" || external === undefined) throw new Error(`nobody thinks for ${turn}`);
  return external.analyse(request, player.limits);
}

/** Positions a bot looks at before it answers a draw offer. */
const DRAW_NODES = 100_000;

/** The search by which a machine judges the draw that a colour offers it; `agrees` reads its score. */
export function drawSearch({ engine, externals }: Thinkers, game: Game, offeredBy: Color): Search {
  const asked = opposite(offeredBy);
  const player = game.players[asked];
  const external = player.kind === "engine" ? externals[asked] : undefined;
  const limits = player.kind === "engine" ? player.limits : { nodes: DRAW_NODES };
  return (external ?? engine).analyse(requestOf(game), limits);
}

/** Whether whoever was asked accepts the draw. It is the offerer's turn, so the other view of the score counts. */
export const agrees = (score: Score, game: Game): boolean => acceptsDraw(reversed(score), pliesOf(game));

/** By nodes, so that a hint is as good anywhere; but nobody waits longer for it. */
const HINT_OPTIONS: AnalysisOptions = { nodes: HINT_NODES, milliseconds: 2000 };

/** The search for a move to suggest. */
export const hintSearch = (engine: Engine, game: Game): Search =>
  engine.analyse(requestOf(game), HINT_OPTIONS);
