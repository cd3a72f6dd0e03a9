/** Opens the screen: what the commands that have one share. */

import { join } from "node:path";
import envPaths from "env-paths";
import { WorkerEngine } from "../engine/worker-engine.ts";
import { type Game, newGame, outcomeOf, pliesOf } from "../game/game.ts";
import { type GameStore, gameStore, newGameId } from "../game/game-store.ts";
import type { Players } from "../game/player.ts";
import type { Move } from "../rules/move.ts";
import type { Setup } from "../rules/setup.ts";
import { type VariantId, variantOf } from "../rules/variant.ts";
import { hasTerminal, isDumb } from "../terminal/capabilities.ts";
import type { Scene } from "../tui/scene.ts";
import { exploreArguments } from "../tui/screens/moves-page.ts";
import type { GameStateOptions } from "../tui/state/game-state.ts";
import { outcomeSentence } from "../words/outcome.ts";
import { type ExitCode, type Failure, failure, type Io } from "./command.ts";
import type { Seated } from "./player-options.ts";
import { readSetup } from "./read-position.ts";
import { loadErrorSentence, systemReason } from "./save-error.ts";
import type { ScreenChoice } from "./screen-options.ts";

/** Seeds are stored as whole numbers below this. */
export const SEED_LIMIT = 2 ** 31;

/** Games are kept in the user's own data folder (XDG_DATA_HOME on Linux). */
export const userStore = (): GameStore => gameStore(join(envPaths("antiking", { suffix: "" }).data, "games"));

/** Why there can be no screen here; undefined when there can. */
export function screenFailure({ stdin, stdout, env }: Io): Failure | undefined {
  const instead = "antiking moves, explain, diff, show, perft and rules work in a pipe";
  if (!hasTerminal(stdin, stdout)) {
    return failure(`a game needs a terminal for both its keys and its screen; ${instead}.`);
  }
  if (isDumb(env)) {
    return failure(
      `this terminal (TERM=${env.TERM ?? ""}) cannot place its cursor, so it shows no board; ${instead}.`,
    );
  }
  return undefined;
}

/** A new game with a name of its own. */
export function createGame(
  store: GameStore,
  game: { variant: VariantId; start: Setup; moves: readonly Move[]; players: Players; seed: number },
): Game {
  return newGame({ ...game, id: newGameId(new Date(), store.ids()) });
}

/** The start position of a variant. */
export function startOf(id: VariantId): Setup {
  const start = readSetup(variantOf(id), undefined);
  if (!start.ok) throw new Error(start.error.sentence);
  return start.value;
}

export interface ScreenOptions extends ScreenChoice {
  readonly io: Io;
  readonly store: GameStore;
  readonly scene: Scene;
  /** How games begin that are chosen on the start screen. */
  readonly options?: GameStateOptions;
  /** The engines of the game that is opened. */
  readonly engines?: Pick<Seated, "externals" | "flags">;
}

/** Plays on the screen until the program is left. The terminal must be one (`screenFailure`). */
export async function openScreen({
  io,
  store,
  look,
  mouse,
  scene,
  options = {},
  engines = { externals: {}, flags: "" },
}: ScreenOptions): Promise<ExitCode> {
  // Loaded only now: commands without a screen must not pay for it.
  const { runApp } = await import("../tui/run-app.tsx");
  /** Games that are kept under another name than they have on the screen. */
  const names = new Map<string, string>();
  const named = (game: Game): Game => ({ ...game, id: names.get(game.id) ?? game.id });
  let latest: Latest = {};
  return runApp({
    terminal: {
      stdin: process.stdin,
      stdout: process.stdout,
      stderr: process.stderr,
      host: process,
      name: "antiking",
      mouse,
    },
    look,
    scene,
    options,
    services: {
      engine: new WorkerEngine(io.workerUrl),
      externals: engines.externals,
      offer() {
        const { saved, notice } = offer(store);
        // The engines of the game that was opened are still here.
        const opened = scene.kind === "game" ? named(scene.game) : undefined;
        const again = saved !== undefined && saved.id === opened?.id;
        return { saved: again ? { ...saved, players: opened.players } : saved, notice };
      },
      create(variant, players, setup) {
        const seed = Math.floor(Math.random() * SEED_LIMIT);
        return createGame(store, { variant, start: setup ?? startOf(variant), moves: [], players, seed });
      },
      keep(changed, mode) {
        if (mode === "explore") {
          latest = { ...latest, explored: changed };
          return { kept: true };
        }
        latest = { played: named(changed) };
        // A game without a move is nothing to go back to.
        if (changed.tree.length === 0) return { kept: true };
        try {
          if (store.save(named(changed))) return { kept: true };
          // Another session has gone on with the game in the same file: this one goes its own way from here.
          const id = newGameId(new Date(), store.ids());
          names.set(changed.id, id);
          latest = { played: named(changed) };
          store.save(named(changed));
          return {
            kept: true,
            notice: `Another session has gone on with this game, so this one is kept apart, as ${id}.`,
          };
        } catch (error) {
          const notice = `The game could not be kept: ${systemReason(error)} (${store.path(changed.id)}).`;
          latest = { played: named(changed), unkept: notice };
          return { kept: false, notice };
        }
      },
    },
    farewell: () => farewell(latest, io, engines.flags),
  });
}

function offer(store: GameStore): { saved: Game | undefined; notice: string | undefined } {
  store.prune();
  const [newest] = store.ids();
  const loaded = newest === undefined ? undefined : store.load(newest);
  const notice =
    newest !== undefined && loaded?.ok === false
      ? `The save file ${store.path(newest)} cannot be used and is left as it is: ${loadErrorSentence(loaded.error)}`
      : undefined;
  return { saved: store.latestUnfinished(), notice };
}

/** What was on the screen last: a game between players, and what was explored since. */
interface Latest {
  readonly played?: Game;
  /** Why the game is not on disk. */
  readonly unkept?: string;
  readonly explored?: Game;
}

/** What is said when the screen has gone: how the game ended, or how to go on with it, and with an exploration. */
function farewell({ played, unkept, explored }: Latest, { env }: Io, engineFlags: string): string {
  const program = env.npm_lifecycle_event === "start" ? "npm start --" : "antiking";
  const lines: string[] = [];
  if (played !== undefined) {
    const { w, b } = played.players;
    const flags = w.kind === "engine" || b.kind === "engine" ? engineFlags : "";
    const outcome = outcomeOf(played);
    if (outcome !== null) lines.push(outcomeSentence(outcome, variantOf(played.variant)));
    else if (unkept !== undefined && pliesOf(played) > 0)
      lines.push(unkept, `Its moves: ${program} ${exploreArguments(played)}`);
    else if (played.tree.length > 0)
      lines.push(`The game is kept. Go on with it: ${program} resume ${played.id}${flags}`);
  }
  if (explored !== undefined && pliesOf(explored) > 0)
    lines.push(`Explore this again: ${program} ${exploreArguments(explored)}`);
  return lines.join("\n");
}
