import type { Engine } from "../engine/engine.ts";
import type { Game } from "../game/game.ts";
import type { Keeping } from "../game/keeping.ts";
import type { Mode } from "../tui/keymap.ts";
import type { Create } from "../tui/scene.ts";
import type { Externals } from "../tui/state/searches.ts";
import type { LineQueue } from "./line-queue.ts";

/** Everything that a conversation asks of the world outside it. */
export interface PlainServices {
  readonly lines: LineQueue;
  /**
   * Whether somebody sits at the other end: then there is a prompt, and a line is heard at once, even while a machine
   * thinks. The lines of a script wait for it instead, so that the same script gives the same game.
   */
  readonly interactive: boolean;
  /** Writes lines. */
  say(lines: readonly string[]): Promise<void>;
  /** Writes what a line is to be typed behind. */
  prompt(text: string): void;
  readonly engine: Engine;
  /** External engines, for the players of their colours. */
  readonly externals: Externals;
  /** A saved game to go on with, and what there is to say about saves that cannot be read. */
  offer(): { readonly saved: Game | undefined; readonly notice: string | undefined };
  readonly create: Create;
  /** Keeps a game between players as it is now, and remembers an exploration. */
  keep(game: Game, mode: Mode): Keeping;
}
