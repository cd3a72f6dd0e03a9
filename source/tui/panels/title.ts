import { outcomeOf, positionOf } from "../../game/game.ts";
import { isMachine, type Players } from "../../game/player.ts";
import { type Color, opposite } from "../../rules/piece.ts";
import { variantOf } from "../../rules/variant.ts";
import { COLOR_NAMES } from "../../words/names.ts";
import { score } from "../../words/outcome.ts";
import { botMoves, type GameState } from "../state/game-state.ts";
import { cutTo, type Span } from "../styled-text.ts";

const FRAMES = { unicode: "▖▘▝▗", ascii: "|/-\\" } as const;

/** Columns of a player in the title, which has more to say at 80 columns. */
const TITLE_LABEL = 32;

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
  const paused = state.paused && isMachine(game.players[turn]) ? " · paused" : "";
  return [name, " · ", `${mover} to move${paused}`];
}

/**
 * A colour and who plays it: "White (you)", "Black (bot 4)", "Black (Stockfish 16)"; between friends just the colour.
 * The name of an engine is cut so that the label has at most so many columns.
 */
export function playerLabel(color: Color, players: Players, columns = TITLE_LABEL): string {
  const player = players[color];
  switch (player.kind) {
    case "bot":
      return `${COLOR_NAMES[color]} (bot ${player.level})`;
    case "engine": {
      const room = columns - COLOR_NAMES[color].length - " ()".length;
      return `${COLOR_NAMES[color]} (${cutTo([player.name], room).join("")})`;
    }
    case "human":
      return isMachine(players[opposite(color)]) ? `${COLOR_NAMES[color]} (you)` : COLOR_NAMES[color];
  }
}
