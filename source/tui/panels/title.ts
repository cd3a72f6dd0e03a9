import { outcomeOf, positionOf } from "../../game/game.ts";
import type { Players } from "../../game/player.ts";
import { type Color, opposite } from "../../rules/piece.ts";
import { variantOf } from "../../rules/variant.ts";
import { COLOR_NAMES } from "../../words/names.ts";
import { score } from "../../words/outcome.ts";
import { botMoves, type GameState } from "../state/game-state.ts";
import type { Span } from "../styled-text.ts";

const FRAMES = { unicode: "▖▘▝▗", ascii: "|/-\\" } as const;

/** One frame of the sign that a bot is thinking. */
export function spinner(tick: number, characters: keyof typeof FRAMES): string {
  const frames = Array.from(FRAMES[characters]);
  return frames[tick % frames.length] ?? "";
}

/** The line above the board: the game, and whose turn it is or how it ended. */
export function titleSpans(state: GameState, sign: string): (Span | string)[] {
  const { game } = state;
  const { turn } = positionOf(game);
  const outcome = outcomeOf(game);
  const name: Span = { text: variantOf(game.variant).name, bold: true };
  if (state.mode === "explore") {
    const end = outcome === null ? `${COLOR_NAMES[turn]} to move` : score(outcome);
    return [name, " · ", { text: "exploring", tone: "accent" }, ` · ${end}`];
  }
  if (outcome !== null) return [name, " · ", { text: score(outcome), bold: true, tone: "accent" }];
  const mover = playerLabel(turn, game.players);
  if (botMoves(state)) return [name, " · ", { text: `${mover} is thinking ${sign}`, tone: "accent" }];
  const paused = state.paused && game.players[turn].kind === "bot" ? " · paused" : "";
  return [name, " · ", `${mover} to move${paused}`];
}

/** A colour and who plays it: "White (you)", "Black (bot 4)"; between friends just the colour. */
export function playerLabel(color: Color, players: Players): string {
  const player = players[color];
  if (player.kind === "bot") return `${COLOR_NAMES[color]} (bot ${player.level})`;
  return players[opposite(color)].kind === "bot" ? `${COLOR_NAMES[color]} (you)` : COLOR_NAMES[color];
}
