import { type Game, playedMoves, positionOf, startPosition } from "../../../source/game/game.ts";
import { formatLine } from "../../../source/notation/san.ts";
import type { Move } from "../../../source/rules/move.ts";
import { type Square, squareName } from "../../../source/rules/square.ts";
import type { ScreenEvent } from "../../../source/tui/pointer.ts";
import { reduceGame } from "../../../source/tui/state/game-reducer.ts";
import { type GameState, type GameStateOptions, openGame } from "../../../source/tui/state/game-state.ts";
import { moveOf } from "../../support/fake-engine.ts";
import { type GameParts, gameOf } from "../../support/games.ts";
import { named } from "../board/support.ts";
import { keys, typed } from "./keys.ts";
import { pressOn, releaseOn } from "./pointer.ts";

/** The screen of a game as its state goes through events; tests read it like a protocol. */
export class Player {
  state: GameState;

  constructor(game: Game, options?: GameStateOptions) {
    this.state = openGame(game, options);
  }

  /** Keys by their names: "left left Enter". */
  press(names: string): this {
    return this.send(...keys(names));
  }

  send(...events: readonly ScreenEvent[]): this {
    for (const event of events) this.state = reduceGame(this.state, { type: "event", event });
    return this;
  }

  /** Opens the command line, types a text and enters it. */
  command(text: string): this {
    return this.press(":")
      .send(...typed(text))
      .press("enter");
  }

  /** Moves the cursor to a square by arrows, and leaves the message alone that the last of them leaves. */
  goTo(square: string): this {
    const at = this.state.cursor;
    const to = named(square);
    const turn = this.state.flipped ? -1 : 1;
    const files = turn * ((to & 7) - (at & 7));
    const ranks = turn * ((to >> 3) - (at >> 3));
    return this.press(`${files > 0 ? "right " : "left "}`.repeat(Math.abs(files))).press(
      `${ranks > 0 ? "up " : "down "}`.repeat(Math.abs(ranks)),
    );
  }

  pick = (square: string): this => this.goTo(square).press("enter");

  /** Picks a piece up on one square and drops it on another. */
  drag = (from: string, to: string): this => this.pick(from).pick(to);

  /** The mouse clicks on squares, one after another. */
  click = (squares: string): this =>
    this.send(...squares.split(" ").flatMap((square) => [pressOn(square), releaseOn(square)]));

  /** The mouse drags a piece. */
  pull = (from: string, to?: string): this => this.send(pressOn(from), releaseOn(to));

  /** The bot's move arrives; `game` is the one it was asked about, if that is no longer the one on the board. */
  bot(san: string, game = this.state.game): this {
    const move: Move = moveOf(positionOf(game), san);
    this.state = reduceGame(this.state, { type: "bot-move", game, move });
    return this;
  }

  botFails(text: string, game = this.state.game): this {
    this.state = reduceGame(this.state, { type: "bot-failed", game, text });
    return this;
  }

  botAnswersDraw(accepted: boolean, game = this.state.game): this {
    this.state = reduceGame(this.state, { type: "draw-answer", game, accepted });
    return this;
  }

  get moves(): string {
    const { game } = this.state;
    return formatLine(startPosition(game), playedMoves(game)).join(" ");
  }

  get cursor(): string {
    return squareName(this.state.cursor);
  }

  get selected(): string | undefined {
    return this.state.selected === undefined ? undefined : squareName(this.state.selected);
  }

  /** The sentence on the screen, and the squares it lights up. */
  get says(): string | undefined {
    return this.state.message?.text;
  }

  get refused(): boolean {
    return this.state.message?.tone === "refusal";
  }

  get lit(): string {
    return names(this.state.message?.squares ?? []);
  }
}

export const names = (squares: Iterable<Square>): string => [...squares].map(squareName).join(" ");

type Variant = Parameters<typeof gameOf>[0];

/** A game on screen, between friends unless told otherwise. */
export const playing = (variant: Variant, parts?: GameParts, options?: GameStateOptions): Player =>
  new Player(gameOf(variant, parts), options);
