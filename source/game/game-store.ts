/** Where games are kept: one file a game in a folder of the user's, so that two games never share one. */
import { readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { err, ok, type Result } from "../rules/result.ts";
import { type Game, outcomeOf } from "./game.ts";
import { makeFolder } from "./make-folder.ts";
import { parseGame, type SaveError, serializeGame } from "./saved-game.ts";

/** So many of the games saved last are kept even when they are finished, in case someone wants to look again. */
const RECENT = 20;
/** No game is so long that its file would be larger. */
const MOST_BYTES = 10_000_000;
/** Older games looked at in one go: the first picture must not wait for all of them. */
const PRUNED_AT_ONCE = 20;
const EXTENSION = ".json";
/** What a game can be called. */
const ID = /^[\w-]+$/;

export type LoadError = SaveError | { readonly code: "not-found" } | { readonly code: "unreadable" };

export interface GameStore {
  /** Where the file of a game is or would be. */
  path(id: string): string;
  /**
   * Writes the game's file. False, and nothing is written, when somebody else has written it since this store loaded
   * or saved it. Throws the system's error when it cannot.
   */
  save(game: Game): boolean;
  load(id: string): Result<Game, LoadError>;
  /** The ids of all games, the one saved last first; none where the folder cannot be read (see `isReadable`). */
  ids(): string[];
  /** Whether the folder can be read; one that is not there yet can. */
  isReadable(): boolean;
  readonly folder: string;
  /** The game saved last that is not over; files that cannot be read are passed over. */
  latestUnfinished(): Game | undefined;
  /** Removes old finished games, as far as it may. */
  prune(): void;
}

/** The store in a folder, which is made when the first game is saved. */
export function gameStore(folder: string): GameStore {
  const path = (id: string) => join(folder, id + EXTENSION);
  /** What this store knows to be in the file of a game. */
  const known = new Map<string, string>();

  const load = (id: string): Result<Game, LoadError> => {
    // A name is no path: it must not lead out of the folder.
    if (!ID.test(id)) return err({ code: "not-found" });
    let text: string;
    try {
      // A pipe or a device would be waited for, or read, for ever.
      const file = statSync(path(id));
      if (!file.isFile() || file.size > MOST_BYTES) return err({ code: "unreadable" });
      text = readFileSync(path(id), "utf8");
    } catch (error) {
      return err({ code: isMissing(error) ? "not-found" : "unreadable" });
    }
    known.set(id, text);
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
    folder,
    path,
    load,
    ids,
    isReadable() {
      try {
        readdirSync(folder);
        return true;
      } catch (error) {
        return isMissing(error);
      }
    },
    save(game) {
      makeFolder(folder);
      if (readIfThere(path(game.id)) !== known.get(game.id)) return false;
      const text = serializeGame(game);
      // Written beside and renamed over, so that a crash leaves the old file or the new one, never half of one.
      const temporary = `${path(game.id)}.${process.pid}.tmp`;
      try {
        writeFileSync(temporary, text);
        renameSync(temporary, path(game.id));
      } catch (error) {
        rmSync(temporary, { force: true });
        throw error;
      }
      known.set(game.id, text);
      return true;
    },
    latestUnfinished() {
      for (const id of ids()) {
        const game = load(id);
        if (game.ok && outcomeOf(game.value) === null) return game.value;
      }
      return undefined;
    },
    prune() {
      for (const id of ids().slice(RECENT, RECENT + PRUNED_AT_ONCE)) {
        const game = load(id);
        if (!game.ok || outcomeOf(game.value) === null) continue;
        try {
          rmSync(path(id), { force: true });
        } catch {
          // A folder that may not be changed keeps what it has.
          return;
        }
      }
    },
  };
}

/** A name for a new game that sorts by its time, and that no other process makes in the same second. */
export function newGameId(now: Date, taken: readonly string[], pid = process.pid): string {
  const time = now.toISOString().slice(0, 19).replace("T", "-").replaceAll(":", "");
  const stamp = `${time}-${pid.toString(36)}`;
  for (let number = 1; ; number++) {
    const id = number === 1 ? stamp : `${stamp}-${number}`;
    if (!taken.includes(id)) return id;
  }
}

function readIfThere(file: string): string | undefined {
  try {
    return readFileSync(file, "utf8");
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
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
