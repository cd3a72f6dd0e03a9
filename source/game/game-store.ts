/** Where games are kept: one file a game in a folder of the user's, so that two games never share one. */
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { err, ok, type Result } from "../rules/result.ts";
import { type Game, outcomeOf } from "./game.ts";
import { parseGame, type SaveError, serializeGame } from "./saved-game.ts";

/** Finished games are kept for a while in case someone wants to look again. */
const FINISHED_KEPT = 20;
const EXTENSION = ".json";
/** What a game can be called. */
const ID = /^[\w-]+$/;

export type LoadError = SaveError | { readonly code: "not-found" } | { readonly code: "unreadable" };

export interface GameStore {
  /** Where the file of a game is or would be. */
  path(id: string): string;
  /** Writes the game's file; throws the system's error when it cannot. */
  save(game: Game): void;
  load(id: string): Result<Game, LoadError>;
  /** The ids of all games, the one saved last first. */
  ids(): string[];
  /** The game saved last that is not over; files that cannot be read are passed over. */
  latestUnfinished(): Game | undefined;
  /** Removes the oldest of the finished games. */
  prune(): void;
}

/** The store in a folder, which is made when the first game is saved. */
export function gameStore(folder: string): GameStore {
  const path = (id: string) => join(folder, id + EXTENSION);

  const load = (id: string): Result<Game, LoadError> => {
    // A name is no path: it must not lead out of the folder.
    if (!ID.test(id)) return err({ code: "not-found" });
    let text: string;
    try {
      text = readFileSync(path(id), "utf8");
    } catch (error) {
      return err({ code: isMissing(error) ? "not-found" : "unreadable" });
    }
    const game = parseGame(text);
    // A copy goes its own way from here, and does not write over the game that it was copied from.
    return game.ok ? ok({ ...game.value, id }) : game;
  };

  const ids = (): string[] => {
    const files = readdirIfThere(folder).filter(
      (file) => file.endsWith(EXTENSION) && ID.test(file.slice(0, -EXTENSION.length)),
    );
    return files
      .map((file) => ({ file, time: statSync(join(folder, file), { throwIfNoEntry: false })?.mtimeMs ?? 0 }))
      .sort((a, b) => b.time - a.time || (a.file < b.file ? 1 : -1))
      .map(({ file }) => file.slice(0, -EXTENSION.length));
  };

  return {
    path,
    load,
    ids,
    save(game) {
      mkdirSync(folder, { recursive: true });
      // Written beside and renamed over, so that a crash leaves the old file or the new one, never half of one.
      const temporary = `${path(game.id)}.${process.pid}.tmp`;
      writeFileSync(temporary, serializeGame(game));
      renameSync(temporary, path(game.id));
    },
    latestUnfinished() {
      for (const id of ids()) {
        const game = load(id);
        if (game.ok && outcomeOf(game.value) === null) return game.value;
      }
      return undefined;
    },
    prune() {
      const finished = ids().filter((id) => {
        const game = load(id);
        return game.ok && outcomeOf(game.value) !== null;
      });
      for (const id of finished.slice(FINISHED_KEPT)) rmSync(path(id), { force: true });
    },
  };
}

/** A name for a new game that sorts by its time and that nobody has used yet. */
export function newGameId(now: Date, taken: readonly string[]): string {
  const stamp = now.toISOString().slice(0, 19).replace("T", "-").replaceAll(":", "");
  for (let number = 1; ; number++) {
    const id = number === 1 ? stamp : `${stamp}-${number}`;
    if (!taken.includes(id)) return id;
  }
}

function readdirIfThere(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

const isMissing = (error: unknown): boolean =>
  error instanceof Error && "code" in error && error.code === "ENOENT";
