import { capturedPieces } from "../../game/captured.ts";
import { outcomeOf, positionOf } from "../../game/game.ts";
import { LETTERS } from "../../notation/letters.ts";
import { type Color, opposite } from "../../rules/piece.ts";
import { COLOR_NAMES } from "../../words/names.ts";
import { botMoves, type GameState } from "../state/game-state.ts";
import type { Span } from "../styled-text.ts";
import { movesBlock, movesScrollEnd } from "./moves-block.ts";
import { playerLabel } from "./title.ts";

/** Rows the panel needs before it also shows the players and what they have lost. */
const ROWS_WITH_PLAYERS = 9;

/** Rows of a player: the name, and what is lost. */
const PLAYER_ROWS = 2;

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
  const moves = movesBlock(state, width, movesRows(state, height, { titled: sign === undefined }));
  if (sign !== undefined) {
    const turn = COLOR_NAMES[positionOf(state.game).turn];
    const thinking: Line = [
      { text: turn, bold: true },
      { text: botMoves(state) ? ` ${sign}` : "", tone: "accent" },
    ];
    const mode: Line[] = state.mode === "explore" ? [[{ text: "exploring", tone: "accent" }]] : [];
    return [thinking, ...mode, ...moves];
  }
  if (height < ROWS_WITH_PLAYERS) return moves;
  const far: Color = state.flipped ? "w" : "b";
  const top = playerLines(state, far, width);
  const bottom = playerLines(state, opposite(far), width);
  return [...top, [], ...moves, [], ...bottom];
}

/** How many lines the moves in the panel can be scrolled back. */
export const sideScrollEnd = (
  state: GameState,
  { width, height }: { width: number; height: number },
  options: { readonly titled: boolean },
): number => movesScrollEnd(state, width, movesRows(state, height, options));

/** The rows that the panel leaves to the moves; `titled` where its first line need not say who is to move. */
function movesRows({ mode }: GameState, height: number, { titled }: { readonly titled: boolean }): number {
  if (!titled) return height - (mode === "explore" ? 2 : 1);
  return height < ROWS_WITH_PLAYERS ? height : height - 2 * (PLAYER_ROWS + 1);
}

/** A colour with a mark when it is to move, and what it has lost. */
function playerLines(state: GameState, color: Color, width: number): Line[] {
  const { game } = state;
  const moves = outcomeOf(game) === null && positionOf(game).turn === color;
  const lost = capturedPieces(game)[color].map((role) => LETTERS[role]);
  return [
    [
      { text: moves ? "● " : "  ", tone: "accent" },
      { text: playerLabel(color, game.players, width - 2), bold: moves, side: color },
    ],
    [{ text: lost.length === 0 ? "" : `  lost ${lost.join("")}`, tone: "muted" }],
  ];
}
