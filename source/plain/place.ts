/** Sentences about where a game stands. */
import {
  type Game,
  goTo,
  outcomeOf,
  playedMoves,
  playerToMove,
  positionOf,
  soleHuman,
} from "../game/game.ts";
import { isMachine, type Player } from "../game/player.ts";
import { isCapture } from "../rules/move.ts";
import { COLORS, type Color } from "../rules/piece.ts";
import { variantOf } from "../rules/variant.ts";
import type { GameState } from "../tui/state/game-state.ts";
import { COLOR_NAMES, count } from "../words/names.ts";
import { outcomeSentence } from "../words/outcome.ts";
import { moveSentence, spokenMove } from "../words/spoken/move.ts";
import { antikingSentence, kingSentence, royalSentences } from "../words/spoken/royals.ts";

/** Captures that are named without being asked for. */
const FEW_CAPTURES = 4;

/** "Your", or "White's" where nobody is the only human. */
export const whose = (game: Game, color: Color): string =>
  soleHuman(game) === color ? "Your" : `${COLOR_NAMES[color]}'s`;

/** Everything about the place: the game, who plays, whose turn it is, the last move, how the royals stand. */
export function statusSentences(state: GameState): string[] {
  const { game, mode } = state;
  const position = positionOf(game);
  return [
    `${variantOf(game.variant).name}${mode === "explore" ? ", exploring" : ""}.`,
    ...(mode === "play" ? COLORS.map((color) => playerSentence(game, color)) : []),
    lastMoveSentence(game),
    turnSentence(state),
    ...COLORS.flatMap((color) => royalSentences(position, color, whose(game, color))),
    ...(outcomeOf(game) === null ? dutySentences(game) : []),
  ];
}

/** What whoever moves now has to know: trouble of the king, what holds the anti-king, what must be taken. */
export function turnSentences(state: GameState): string[] {
  const { game } = state;
  // A machine does not listen, and its move is told next.
  if (outcomeOf(game) !== null || isMachine(playerToMove(game))) return [];
  const position = positionOf(game);
  const { turn } = position;
  const owner = whose(game, turn);
  const told = soleHuman(game) === turn && state.mode === "play";
  const king = position.kingAttacked(turn) ? kingSentence(position, turn, owner) : undefined;
  return [
    ...(told ? [] : [turnSentence(state)]),
    king,
    antikingSentence(position, turn, owner),
    ...dutySentences(game),
  ].filter((sentence) => sentence !== undefined);
}

/** "White to move.", or how the game has ended. */
export function turnSentence({ game, paused, mode }: GameState): string {
  const outcome = outcomeOf(game);
  if (outcome !== null) return `The game is over. ${outcomeSentence(outcome, variantOf(game.variant))}`;
  const waits = paused && mode === "play" && isMachine(playerToMove(game)) ? "; the game waits" : "";
  return `${COLOR_NAMES[positionOf(game).turn]} to move${waits}.`;
}

/** The captures of somebody who has to take; nothing where nothing has to be taken. */
function dutySentences(game: Game): string[] {
  const position = positionOf(game);
  if (!position.variant.compulsoryCapture) return [];
  const captures = position.legalMoves().filter(isCapture);
  if (captures.length === 0) return [];
  const who = COLOR_NAMES[position.turn];
  if (captures.length > FEW_CAPTURES)
    return [`${who} must take: there are ${count(captures.length, "capture")}.`];
  return captures.map((move, index) => {
    const name = spokenMove(position, move);
    return index === 0 ? `${who} must take: ${name}.` : `Or ${name}.`;
  });
}

/** The last move on the board, as it was made. */
export function lastMoveSentence(game: Game): string {
  const last = playedMoves(game).at(-1);
  if (last === undefined) return "No move has been made yet.";
  const before = positionOf(goTo(game, game.path.slice(0, -1)));
  return `Last move, number ${before.setup().fullmoves}: ${moveSentence(before, last)}`;
}

export function playerSentence({ players }: Game, color: Color): string {
  const you = soleHuman({ players }) === color;
  return `${COLOR_NAMES[color]} is ${you ? "you" : playerName(players[color])}.`;
}

function playerName(player: Player): string {
  switch (player.kind) {
    case "bot":
      return `the bot, level ${player.level}`;
    case "engine":
      return `the engine ${player.name}`;
    case "human":
      return player.standsInFor === undefined ? "human" : `human, standing in for ${player.standsInFor}`;
  }
}
