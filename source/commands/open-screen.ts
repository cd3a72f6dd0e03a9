/** Opens a game on a screen or in lines: what the commands that have one share. */

import { availableParallelism } from "node:os";
import { join } from "node:path";
import envPaths from "env-paths";
import { WorkerEngine } from "../engine/worker-engine.ts";
import { type GameStore, gameStore } from "../game/game-store.ts";
import type { Scene } from "../tui/scene.ts";
import type { GameStateOptions } from "../tui/state/game-state.ts";
import { capitalised } from "../words/names.ts";
import type { ExitCode, Io } from "./command.ts";
import { gameServices } from "./game-services.ts";
import { openPlain } from "./open-plain.ts";
import type { Seated } from "./player-options.ts";
import type { ScreenChoice, Showing } from "./screen-options.ts";

/** Games are kept in the user's own data folder (XDG_DATA_HOME on Linux). */
export const userStore = (): GameStore => gameStore(join(envPaths("antiking", { suffix: "" }).data, "games"));

export interface OpenOptions extends ScreenChoice {
  readonly io: Io;
  readonly showing: Showing;
  readonly store: GameStore;
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
  mouse,
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
      mouse,
      asksBackground: look.asksBackground,
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
