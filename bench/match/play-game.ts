/** One game between two engines, with our rules as the arbiter. */
import { formatFen } from "../../source/notation/fen.ts";
import { findMove, formatUci, parseUci } from "../../source/notation/uci.ts";
import { type Color, opposite } from "../../source/rules/piece.ts";
import type { Position } from "../../source/rules/position.ts";
import type { Result } from "../../source/rules/result.ts";
import { outcomeSentence } from "../../source/words/outcome.ts";
import { type Opening, positionOf } from "./openings.ts";

/** Who makes moves; the errors are sentences about what it did instead. */
export interface Player {
  readonly name: string;
  newGame(): Promise<Result<void, string>>;
  /** The move for the words behind UCI's `position`, as the engine wrote it. */
  bestMove(position: string): Promise<Result<string, string>>;
}

export interface GameEnd {
  readonly winner: Color | null;
  /** A reason of the rules, "move-limit", or "fault" when an engine did not play as it must. */
  readonly reason: string;
  readonly sentence: string;
}

export interface PlayedGame extends GameEnd {
  /** Moves after the opening, in UCI. */
  readonly moves: readonly string[];
}

export interface Pairing {
  readonly opening: Opening;
  readonly players: Readonly<Record<Color, Player>>;
  /** Plies after which a game is drawn. */
  readonly maxPlies: number;
}

/** Plays a game to its end; a player that fails has lost it. */
export async function playGame({ opening, players, maxPlies }: Pairing): Promise<PlayedGame> {
  const position = positionOf(opening.setup, opening.variant);
  const start = `fen ${formatFen(opening.setup)}`;
  const moves: string[] = [];
  for (const color of ["w", "b"] as const) {
    const ready = await players[color].newGame();
    if (!ready.ok) return { ...fault(color, players[color], ready.error), moves };
  }
  while (moves.length < maxPlies) {
    const end = endOf(position);
    if (end !== undefined) return { ...end, moves };
    const color = position.turn;
    const player = players[color];
    const words = moves.length === 0 ? start : `${start} moves ${moves.join(" ")}`;
    const answer = await player.bestMove(words);
    if (!answer.ok) return { ...fault(color, player, answer.error), moves };
    const request = parseUci(answer.value);
    const move = request && findMove(position.legalMoves(), request);
    if (move === undefined) {
      const deed = `played ${answer.value}, which is not legal in ${formatFen(position.setup())}`;
      return { ...fault(color, player, deed), moves };
    }
    moves.push(formatUci(move));
    position.make(move);
  }
  const limit = { winner: null, reason: "move-limit", sentence: `A draw: ${maxPlies} plies were played.` };
  return { ...(endOf(position) ?? limit), moves };
}

function endOf(position: Position): GameEnd | undefined {
  const outcome = position.outcome();
  if (outcome === null) return undefined;
  return { ...outcome, sentence: outcomeSentence(outcome, position.variant) };
}

const fault = (color: Color, { name }: Player, deed: string): GameEnd => ({
  winner: opposite(color),
  reason: "fault",
  sentence: `${name} ${deed}, and loses the game.`,
});
