/** Opens a game on a screen or in lines: what the commands that have one share. */

import { availableParallelism } from "node:os";
import { join } from "node:path";
import envPaths from "env-paths";
import { WorkerEngine } from "../engine/worker-engine.ts";
import { type GameStore, gameStore } from "../game/game-store.ts";
import { err, ok, type Result } from "../rules/result.ts";
import { hasTerminal, whyPlain } from "../terminal/capabilities.ts";
import type { Scene } from "../tui/scene.ts";
import type { GameStateOptions } from "../tui/state/game-state.ts";
import { capitalised } from "../words/names.ts";
import { type Arguments, type ExitCode, type Failure, type FlagSpec, failure, type Io } from "./command.ts";
import { gameServices } from "./game-services.ts";
import type { ChosenLook } from "./look-options.ts";
import { openPlain } from "./open-plain.ts";
import type { Seated } from "./player-options.ts";

/** Games are kept in the user's own data folder (XDG_DATA_HOME on Linux). */
export const userStore = (): GameStore => gameStore(join(envPaths("antiking", { suffix: "" }).data, "games"));

/** How a game is shown: drawn on a screen, or told in lines. */
export type Showing = "screen" | "plain";

export const PLAIN_FLAG: FlagSpec = { name: "plain" };

export const PLAIN_HELP = `  --plain         no screen: type commands and read sentences, for screen readers and scripts; also
                  chosen by INK_SCREEN_READER=true and where the terminal is dumb (TERM=dumb)`;

/** How a game can be shown here: in lines where that is asked for or all the terminal can do, otherwise on a screen. */
export function readShowing({ switches }: Arguments, { stdin, stdout, env }: Io): Result<Showing, Failure> {
  const terminal = hasTerminal(stdin, stdout);
  if (whyPlain({ flag: switches.has(PLAIN_FLAG.name), env, terminal }) !== undefined) return ok("plain");
  if (terminal) return ok("screen");
  const instead =
    "--plain plays in a pipe, and antiking moves, explain, diff, show, perft, rules, analyze, doctor and uci work there";
  return err(failure(`a game needs a terminal for both its keys and its screen; ${instead}.`));
}

export interface OpenOptions {
  readonly io: Io;
  readonly showing: Showing;
  readonly store: GameStore;
  readonly look: ChosenLook;
  readonly scene: Scene;
  /** How games begin that are chosen on the start screen. */
  readonly options?: GameStateOptions;
  /** The engines of the game that is opened. */
  readonly engines?: Pick<Seated, "externals" | "flags">;
}

/** Plays until the program is left; gives the exit code. How it is shown must be possible here (`readShowing`). */
export async function openScreen({
  io,
  showing,
  store,
  look,
  scene,
  options = {},
  engines = { externals: {}, flags: "" },
}: OpenOptions): Promise<ExitCode> {
  const { farewell, ...services } = gameServices({ io, store, scene, engines });
  // Analysis takes a second thread only where a core is left for the screen.
  const engine = new WorkerEngine(io.workerUrl, { threads: availableParallelism() > 2 ? 2 : 1 });
  const thinkers = { engine, externals: engines.externals };
  if (showing === "plain") return openPlain({ io, scene, options, farewell, ...services, ...thinkers });
  // Loaded only now: commands without a screen must not pay for it.
  const { runApp } = await import("../tui/run-app.tsx");
  return runApp({
    terminal: {
      stdin: process.stdin,
      stdout: process.stdout,
      stderr: process.stderr,
      host: process,
      name: "antiking",
    },
    look: look.look,
    wardrobe: look.wardrobe,
    notice: look.notices.map(capitalised).join(" ") || undefined,
    scene,
    options,
    services: { ...thinkers, ...services, remember: look.remember },
    farewell,
  });
}
