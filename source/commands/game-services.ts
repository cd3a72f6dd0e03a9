/** What the screen and the conversation in lines share: where games come from, and where they are kept. */
import { type Game, newGame, outcomeOf, pliesOf } from "../game/game.ts";
import { type GameStore, newGameId } from "../game/game-store.ts";
import { exploreArguments } from "../game/game-text.ts";
import type { Keeping } from "../game/keeping.ts";
import type { Players } from "../game/player.ts";
import type { Move } from "../rules/move.ts";
import type { Setup } from "../rules/setup.ts";
import { type VariantId, variantOf } from "../rules/variant.ts";
import type { Mode } from "../tui/keymap.ts";
import type { Create, Scene } from "../tui/scene.ts";
import { outcomeSentence } from "../words/outcome.ts";
import type { Io } from "./command.ts";
import type { Seated } from "./player-options.ts";
import { readSetup } from "./read-position.ts";
import { loadErrorSentence, systemReason } from "./save-error.ts";

/** Seeds are stored as whole numbers below this. */
export const SEED_LIMIT = 2 ** 31;

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

export interface GameServices {
  /** A saved game to go on with, and what there is to say about saves that cannot be read. */
  offer(): { readonly saved: Game | undefined; readonly notice: string | undefined };
  readonly create: Create;
  /** Keeps a game between players as it is now, and remembers an exploration. */
  keep(game: Game, mode: Mode): Keeping;
  /** What is said when the program is left. */
  farewell(): string;
}

/** The services of a program that opens with a scene, on a store of games. */
export function gameServices({
  io,
  store,
  scene,
  engines,
}: {
  readonly io: Io;
  readonly store: GameStore;
  readonly scene: Scene;
  /** The engines of the game that is opened. */
  readonly engines: Pick<Seated, "flags">;
}): GameServices {
  /** Games that are kept under another name than they have on the screen. */
  const names = new Map<string, string>();
  const named = (game: Game): Game => ({ ...game, id: names.get(game.id) ?? game.id });
  let latest: Latest = {};
  return {
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
    farewell: () => farewell(latest, io, engines.flags),
  };
}

function offer(store: GameStore): { saved: Game | undefined; notice: string | undefined } {
  store.prune();
  return { saved: store.latestUnfinished(), notice: damageNotice(store) };
}

/** What there is to say where the file of the game that was saved last cannot be used; undefined where it can. */
export function damageNotice(store: GameStore): string | undefined {
  const [newest] = store.ids();
  const loaded = newest === undefined ? undefined : store.load(newest);
  if (newest === undefined || loaded?.ok !== false) return undefined;
  return `The save file ${store.path(newest)} cannot be used and is left as it is: ${loadErrorSentence(loaded.error)}`;
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
