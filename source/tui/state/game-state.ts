/** What the game screen is about, as one plain value; game-reducer.ts changes it, the components draw it. */
import type { Analysis, AnalysisRequest } from "../../engine/engine.ts";
import { type Game, outcomeOf, playerToMove, positionOf, soleHuman } from "../../game/game.ts";
import { isMachine } from "../../game/player.ts";
import type { ValuedPosition } from "../../game/review.ts";
import type { TreePath } from "../../notation/move-tree.ts";
import type { Move } from "../../rules/move.ts";
import { moveFrom } from "../../rules/move.ts";
import type { Color, Role } from "../../rules/piece.ts";
import { type Square, squareAt } from "../../rules/square.ts";
import type { Mode } from "../keymap.ts";
import type { LookWish } from "../look-wish.ts";
import { absence } from "./absence.ts";
import type { Grip } from "./grip.ts";

/** A question that has to be answered before anything else. */
export type Dialog =
  | {
      readonly kind: "promotion";
      readonly from: Square;
      readonly to: Square;
      readonly choices: readonly Role[];
      readonly index: number;
    }
  | { readonly kind: "confirm"; readonly what: "quit" | "new" | "resign" }
  /** The friend at the same keyboard is asked. */
  | { readonly kind: "draw"; readonly by: Color };

/** A sentence that stays until the next key, with the squares it speaks of. */
export interface Message {
  readonly text: string;
  readonly tone: "info" | "refusal";
  readonly squares: readonly Square[];
}

/** A page that covers the board. */
export type Page = "help" | "rules" | "piece" | "moves" | "worst";

/** What is shown on the whole board. */
export type OverlayChoice =
  | { readonly kind: "haven" | "attacks"; readonly color: Color }
  | { readonly kind: "holders" | "captures" };

/** A line whose moves are looked back at. */
export interface Review {
  readonly line: AnalysisRequest;
  /** Where the line ends in the tree of the game. */
  readonly path: TreePath;
  /** The values of its positions, from the start on, as far as they are known. */
  readonly found: readonly ValuedPosition[];
  /** The entry of the list of worst moves that the keys stand on. */
  readonly chosen: number;
}

export interface GameState {
  readonly mode: Mode;
  /** The game between players, or the moves explored. */
  readonly game: Game;
  /** Exploring: the games that were left for this one, the latest last; the first may be one between players. */
  readonly left: readonly { readonly mode: Mode; readonly game: Game }[];
  readonly overlay: OverlayChoice | undefined;
  readonly cursor: Square;
  readonly selected: Square | undefined;
  /** What the mouse holds. */
  readonly grip: Grip | undefined;
  readonly flipped: boolean;
  /** Whether the board turns to whoever moves. */
  readonly autoFlip: boolean;
  readonly message: Message | undefined;
  readonly dialog: Dialog | undefined;
  /** The text of the command line; undefined while the keys belong to the board. */
  readonly command: string | undefined;
  readonly page: { readonly name: Page; readonly scroll: number } | undefined;
  /** Whether the engine is to show what it thinks of the position on the board. */
  readonly analysing: boolean;
  /** The last that it has told, and of which game; of another than the one on the board it is out of date. */
  readonly analysis:
    | { readonly game: Game; readonly analysis: Analysis; readonly finished: boolean }
    | undefined;
  /** The game in which a move to play was asked for, and the answer. Out of date as the analysis. */
  readonly hint: { readonly game: Game; readonly found: Analysis | undefined } | undefined;
  /** What is known of the moves of a line; stays when its page is left, so that nothing is looked at twice. */
  readonly review: Review | undefined;
  /** How many lines the list of moves is scrolled back from its end. */
  readonly scroll: number;
  /** Whether the bots and engines wait. */
  readonly paused: boolean;
  /** The colour that has offered a draw to a machine, until it answers. */
  readonly drawOffer: Color | undefined;
  /** What is to happen next, outside this screen. */
  readonly leaving: "quit" | "new" | "interrupt" | "edit" | undefined;
  /** Why the game is not on disk; undefined while it is kept. */
  readonly unkept: string | undefined;
  /** Whether all is typed in lines, without keys: sentences that tell how to go on name words then. */
  readonly typed: boolean;
  /** Changes of the look that were asked for and not answered yet. */
  readonly wishes: readonly LookWish[];
  /** Counted up for every request to put `copied` into the clipboard. */
  readonly copies: number;
}

export interface GameStateOptions {
  readonly mode?: Mode;
  /** What was left for this exploration. */
  readonly left?: GameState["left"];
  /** How the board was looked at before; wins over the two below. */
  readonly view?: Pick<GameState, "flipped" | "autoFlip" | "overlay" | "analysing">;
  readonly flipped?: boolean;
  readonly autoFlip?: boolean;
  readonly typed?: boolean;
}

/**
 * The screen of a game that has just been opened, turned to the human's side, or with `autoFlip` to whoever moves
 * (`flipped` turns it once more).
 */
export function openGame(
  game: Game,
  { mode = "play", left = [], view, flipped = false, autoFlip = false, typed = false }: GameStateOptions = {},
): GameState {
  const black = soleHuman(game) === "b";
  return {
    mode,
    game,
    left,
    overlay: undefined,
    cursor: squareAt(4, black ? 6 : 1),
    selected: undefined,
    grip: undefined,
    flipped: (autoFlip ? positionOf(game).turn === "b" : black) !== flipped,
    autoFlip,
    message: mode === "play" ? absence(game.players) : undefined,
    dialog: undefined,
    command: undefined,
    page: undefined,
    analysing: false,
    analysis: undefined,
    hint: undefined,
    review: undefined,
    scroll: 0,
    paused: false,
    drawOffer: undefined,
    leaving: undefined,
    unkept: undefined,
    typed,
    wishes: [],
    copies: 0,
    ...view,
  };
}

export const isOver = ({ game }: GameState): boolean => outcomeOf(game) !== null;

/** Whether the keys may move pieces now. */
export const humanMoves = (state: GameState): boolean =>
  !isOver(state) && !isMachine(playerToMove(state.game));

/** Whether a bot or an engine should be thinking about its move now. */
export const botMoves = (state: GameState): boolean =>
  !isOver(state) && !state.paused && isMachine(playerToMove(state.game)) && state.leaving === undefined;

/** The legal moves of the piece on a square. */
export const movesFrom = ({ game }: GameState, square: Square): Move[] =>
  positionOf(game)
    .legalMoves()
    .filter((move) => moveFrom(move) === square);
