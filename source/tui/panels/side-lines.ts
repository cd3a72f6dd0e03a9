import { capturedPieces } from "../../game/captured.ts";
import { outcomeOf, positionOf } from "../../game/game.ts";
import { LETTERS } from "../../notation/letters.ts";
import { type Color, opposite } from "../../rules/piece.ts";
import { COLOR_NAMES } from "../../words/names.ts";
import { botMoves, type GameState } from "../state/game-state.ts";
import type { Span } from "../styled-text.ts";
import { movesBlock } from "./moves-block.ts";
import { playerLabel } from "./title.ts";

/** Rows the panel needs before it also shows the players and what they have lost. */
const ROWS_WITH_PLAYERS = 9;

type Line = readonly (Span | string)[];

/**
 * The panel beside the board: the far player, the moves, the near player; in a low one just the moves. Where there
 * is no title, `sign` is given and the first line says who is to move, with the sign while that is a thinking bot.
 */
export function sideLines(
  state: GameState,
  { width, height }: { width: number; height: number },
  sign?: string,
): Line[] {
  if (sign !== undefined) {
    const turn = COLOR_NAMES[positionOf(state.game).turn];
    const thinking: Line = [
      { text: turn, bold: true },
      { text: botMoves(state) ? ` ${sign}` : "", tone: "accent" },
    ];
    const mode: Line[] = state.mode === "explore" ? [[{ text: "exploring", tone: "accent" }]] : [];
    return [thinking, ...mode, ...movesBlock(state, width, height - 1 - mode.length)];
  }
  if (height < ROWS_WITH_PLAYERS) return movesBlock(state, width, height);
  const far: Color = state.flipped ? "w" : "b";
  const top = playerLines(state, far, width);
  const bottom = playerLines(state, opposite(far), width);
  const moves = movesBlock(state, width, height - top.length - bottom.length - 2);
  return [...top, [], ...moves, [], ...bottom];
}

/** A colour with a mark when it is to move, and what it has lost. */
function playerLines(state: GameState, color: Color, width: number): Line[] {
  const { game } = state;
  const moves = outcomeOf(game) === null && positionOf(game).turn === color;
  const lost = capturedPieces(game)[color].map((role) => LETTERS[role]);
  return [
    [
      { text: moves ? "● " : "  ", tone: "accent" },
      { text: playerLabel(color, game.players, width - 2), bold: moves },
    ],
    [{ text: lost.length === 0 ? "" : `  lost ${lost.join("")}`, tone: "muted" }],
  ];
}
