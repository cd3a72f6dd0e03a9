import { type Game, newGame, playMove, positionOf } from "../../source/game/game.ts";
import { HUMAN, type Player, type Players } from "../../source/game/player.ts";
import { parseFen } from "../../source/notation/fen.ts";
import type { Setup } from "../../source/rules/setup.ts";
import { type VariantId, variantOf } from "../../source/rules/variant.ts";
import { moveOf } from "./fake-engine.ts";

export const BOT: Player = { kind: "bot", level: 3 };

export const ENGINE: Player = { kind: "engine", name: "Stockfish 16", limits: { milliseconds: 500 } };

export const FRIENDS: Players = { w: HUMAN, b: HUMAN };
export const AGAINST_BLACK_BOT: Players = { w: HUMAN, b: BOT };
export const AGAINST_WHITE_BOT: Players = { w: BOT, b: HUMAN };
export const BOTS: Players = { w: BOT, b: BOT };
export const AGAINST_BLACK_ENGINE: Players = { w: HUMAN, b: ENGINE };

export interface GameParts {
  readonly fen?: string;
  /** Moves in SAN, played one by one. */
  readonly moves?: string;
  readonly players?: Players;
  readonly id?: string;
  readonly seed?: number;
}

/** A game of a variant, between friends unless told otherwise. */
export function gameOf(
  variant: VariantId,
  { fen, moves = "", players = FRIENDS, id = "test-game", seed = 7 }: GameParts = {},
): Game {
  return playAll(newGame({ id, variant, start: setupOf(variant, fen), players, seed }), moves);
}

/** A game after more moves in SAN. */
export const playAll = (game: Game, moves: string): Game =>
  moves
    .split(" ")
    .filter(Boolean)
    .reduce((before, text) => playMove(before, moveOf(positionOf(before), text)), game);

export function setupOf(variant: VariantId, fen = variantOf(variant).start): Setup {
  const setup = parseFen(fen, variantOf(variant));
  if (!setup.ok) throw new Error(`${fen}: ${JSON.stringify(setup.error)}`);
  return setup.value;
}
