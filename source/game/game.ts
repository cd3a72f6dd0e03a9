/**
 * A game in progress as a plain value: where it began, the moves, who plays, and how it ended if it did so
 * away from the board. Functions give a new game and leave the old one; nothing here holds a mutable position.
 */
import type { AnalysisRequest } from "../engine/engine.ts";
import {
  endOfLine,
  type MoveTree,
  movesAlong,
  playAt,
  type TreePath,
  treeOfLine,
} from "../notation/move-tree.ts";
import type { Move } from "../rules/move.ts";
import type { Outcome } from "../rules/outcome.ts";
import { type Color, opposite } from "../rules/piece.ts";
import { Position } from "../rules/position.ts";
import type { Setup } from "../rules/setup.ts";
import { type VariantId, variantOf } from "../rules/variant.ts";
import { isMachine, type Players } from "./player.ts";

export interface Game {
  /** Names the game's save file. */
  readonly id: string;
  readonly variant: VariantId;
  /** A sound position of the variant. */
  readonly start: Setup;
  /** Every move ever made, those taken back and those made instead included. */
  readonly tree: MoveTree;
  /** Where in the tree the board stands. */
  readonly path: TreePath;
  readonly players: Players;
  /** Seeds the bots' choices, so that a game can be played over. */
  readonly seed: number;
  /** A resignation or an agreement; what the position shows is not stored. */
  readonly verdict: Outcome | null;
}

export interface NewGame {
  readonly id: string;
  readonly variant: VariantId;
  readonly start: Setup;
  readonly moves?: readonly Move[];
  readonly players: Players;
  readonly seed: number;
}

export function newGame({ moves = [], ...rest }: NewGame): Game {
  return { ...rest, tree: treeOfLine(moves), path: moves.map(() => 0), verdict: null };
}

const positions = new WeakMap<Game, Position>();

/**
 * The position on the board, history included. It is shared between callers: look at it, make and unmake on
 * it, but clone it to keep a changed one.
 */
export function positionOf(game: Game): Position {
  const known = positions.get(game);
  if (known !== undefined) return known;
  const position = startPosition(game);
  for (const move of playedMoves(game)) position.make(move);
  positions.set(game, position);
  return position;
}

/** A fresh position of where the game began. */
export function startPosition(game: Game): Position {
  return Position.tolerant(game.start, variantOf(game.variant));
}

/** The moves that stand on the board. */
export const playedMoves = (game: Game): readonly Move[] => movesAlong(game);

/** The position on the board, with the way it came about, as an engine is asked about it. */
export const requestOf = (game: Game): AnalysisRequest => ({
  variant: game.variant,
  setup: game.start,
  moves: playedMoves(game),
});

/** How many moves stand on the board. */
export const pliesOf = ({ path }: Game): number => path.length;

/** The moves on the board and those that would be played again. */
export const lineOf = (game: Game): readonly Move[] => movesAlong(endOfLine(game));

/** How the game ended, on the board or away from it; null while it goes on. */
export const outcomeOf = (game: Game): Outcome | null => game.verdict ?? positionOf(game).outcome();

/** The player whose turn it is. */
export const playerToMove = (game: Game) => game.players[positionOf(game).turn];

/** Plays a legal move. What had been taken back stays in the tree as a variation of it. */
export function playMove(game: Game, move: Move): Game {
  return { ...game, ...playAt(game, move, { asMain: true }), verdict: null };
}

/** Plays a legal move as a variation of what is there already. */
export function exploreMove(game: Game, move: Move): Game {
  return { ...game, ...playAt(game, move, { asMain: false }), verdict: null };
}

/** The game with the board at another place of its tree. */
export const goTo = (game: Game, path: TreePath): Game => ({ ...game, path, verdict: null });

/**
 * Takes moves back: one of a game between humans; against a machine as many as bring a human's turn. The game as
 * it was when there is none.
 */
export function undo(game: Game): Game {
  if (game.verdict !== null) return { ...game, verdict: null };
  return atTurnOfHuman(game, -1);
}

/** Plays taken-back moves again, up to the next human's turn or the end of the line. */
export function redo(game: Game): Game {
  return atTurnOfHuman(game, 1);
}

/** Ends the game in favour of the other side. */
export function resign(game: Game, loser: Color): Game {
  return { ...game, verdict: { winner: opposite(loser), reason: "resignation" } };
}

export function agreeToDraw(game: Game): Game {
  return { ...game, verdict: { winner: null, reason: "agreement" } };
}

/** The colour of the only human, when there is just one. */
export function soleHuman({ players }: Pick<Game, "players">): Color | undefined {
  if (isMachine(players.w) === isMachine(players.b)) return undefined;
  return isMachine(players.w) ? "b" : "w";
}

/** The game one or more plies away, at the first place where a human moves; at either end wherever it is. */
function atTurnOfHuman(game: Game, direction: 1 | -1): Game {
  const end = direction === 1 ? endOfLine(game).path : [];
  if (game.path.length === end.length) return game;
  const someHuman = game.players.w.kind === "human" || game.players.b.kind === "human";
  const whole = direction === 1 ? end : game.path;
  for (let plies = game.path.length + direction; ; plies += direction) {
    const candidate = goTo(game, whole.slice(0, plies));
    if (!someHuman || playerToMove(candidate).kind === "human") return candidate;
    // Before the first human's turn there is nothing to go back to.
    if (plies === end.length) return direction === 1 ? candidate : game;
  }
}
