import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { type Game, resign, undo } from "../../source/game/game.ts";
import { type GameStore, gameStore, newGameId } from "../../source/game/game-store.ts";
import { movesText, serializeGame } from "../../source/game/saved-game.ts";
import { gameOf, playAll } from "../support/games.ts";

let root: string;
let folder: string;
let store: GameStore;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "antiking-store-"));
  folder = join(root, "made", "when needed");
  store = gameStore(folder);
});
afterEach(() => rmSync(root, { recursive: true, force: true, maxRetries: 10, retryDelay: 50 }));

/** Saves a game as if at a certain second. */
function saveAt(second: number, game: Game): void {
  store.save(game);
  utimesSync(store.path(game.id), second, second);
}

function writeAt(second: number, name: string, text: string): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, name), text);
  utimesSync(join(folder, name), second, second);
}

const unfinished = (id: string): Game => gameOf("antiking2", { id, moves: "e4 e5" });
const finished = (id: string): Game => resign(unfinished(id), "w");

test("the folder is made by the first save, and only by that", () => {
  expect(store.ids()).toEqual([]);
  expect(store.latestUnfinished()).toBeUndefined();
  store.prune();
  expect(readdirSync(root)).toEqual([]);
  store.save(unfinished("one"));
  expect(readdirSync(folder)).toEqual(["one.json"]);
});

test("a game is loaded as it was saved, moves taken back included", () => {
  const game = undo(unfinished("one"));
  store.save(game);
  expect(store.load("one")).toEqual({ ok: true, value: game });
});

test("saving again replaces the file", () => {
  store.save(unfinished("one"));
  const later = playAll(unfinished("one"), "Nf3");
  store.save(later);
  expect(store.load("one")).toEqual({ ok: true, value: later });
  expect(readdirSync(folder)).toEqual(["one.json"]);
});

test("the game saved last comes first; at the same moment the later name does", () => {
  saveAt(30, unfinished("b"));
  saveAt(10, unfinished("a"));
  saveAt(20, unfinished("c"));
  saveAt(20, unfinished("d"));
  expect(store.ids()).toEqual(["b", "d", "c", "a"]);
});

test("files that are no games, or half-written ones, are not listed", () => {
  saveAt(10, unfinished("a"));
  writeAt(20, "notes.txt", "hello");
  writeAt(20, "b.json.123.tmp", "{");
  writeAt(20, ".json", "{}");
  writeAt(20, "copy of a.json", "{}");
  expect(store.ids()).toEqual(["a"]);
});

describe("the game to go on with", () => {
  test("is the one saved last that is not over", () => {
    saveAt(10, unfinished("old"));
    saveAt(20, unfinished("new"));
    saveAt(30, finished("over"));
    expect(store.latestUnfinished()?.id).toBe("new");
  });

  test("is found behind files that are damaged, which stay as they are", () => {
    saveAt(10, unfinished("old"));
    writeAt(20, "half.json", '{"format": 1, "id"');
    writeAt(30, "empty.json", "");
    mkdirSync(join(folder, "folder.json"));
    expect(store.latestUnfinished()?.id).toBe("old");
    store.prune();
    expect(readFileSync(join(folder, "half.json"), "utf8")).toBe('{"format": 1, "id"');
    expect(readFileSync(join(folder, "empty.json"), "utf8")).toBe("");
  });
});

describe("loading", () => {
  test.each(["nothing", "", ".", "..", "../one", "a/b", "a\\b", "one.json", "a b", "C:", "über", "a\0"])(
    "%j is no game",
    (id) => {
      store.save(unfinished("one"));
      writeFileSync(join(folder, "..", "one.json"), serializeGame(unfinished("one")));
      expect(store.load(id)).toEqual({ ok: false, error: { code: "not-found" } });
    },
  );

  test("says when a file is there and cannot be read", () => {
    mkdirSync(join(folder, "folder.json"), { recursive: true });
    expect(store.load("folder")).toEqual({ ok: false, error: { code: "unreadable" } });
  });

  test("says what is wrong with a damaged file, and leaves it alone", () => {
    writeAt(10, "bad.json", "{}");
    expect(store.load("bad")).toEqual({ ok: false, error: { code: "format", found: undefined } });
    expect(readFileSync(join(folder, "bad.json"), "utf8")).toBe("{}");
  });

  test("a copied file is a game of its own, so that going on with it spares the original", () => {
    saveAt(10, unfinished("one"));
    writeAt(20, "two.json", readFileSync(store.path("one"), "utf8"));
    const copy = store.load("two");
    expect(copy.ok && copy.value.id).toBe("two");
  });
});

test("a save that fails throws, and leaves the old file", () => {
  store.save(unfinished("one"));
  mkdirSync(`${store.path("one")}.${process.pid}.tmp`);
  expect(() => store.save(finished("one"))).toThrow();
  expect(store.load("one")).toEqual({ ok: true, value: unfinished("one") });
});

test("pruning keeps the twenty newest of the finished games, and every unfinished one", () => {
  for (let number = 10; number < 35; number++) saveAt(number, finished(`over-${number}`));
  saveAt(1, unfinished("oldest"));
  writeAt(2, "damaged.json", "{");
  store.prune();
  const ids = store.ids();
  expect(ids).toHaveLength(22);
  expect(ids).toContain("oldest");
  expect(ids).toContain("damaged");
  expect(ids).toContain("over-15");
  expect(ids).not.toContain("over-14");
});

test("a new game is named by its time and process, with a number when the name is taken", () => {
  const now = new Date("2026-11-29T20:41:55.123Z");
  expect(newGameId(now, [], 35)).toBe("2026-11-29-204155-z");
  expect(newGameId(now, ["2026-11-29-204155-z"], 35)).toBe("2026-11-29-204155-z-2");
  expect(newGameId(now, ["2026-11-29-204155-z", "2026-11-29-204155-z-2"], 35)).toBe("2026-11-29-204155-z-3");
});

test("a game that another session has gone on with is not written over", () => {
  const mine = gameStore(folder);
  const theirs = gameStore(folder);
  const game = gameOf("chess", { moves: "e4", id: "shared" });
  expect(mine.save(game)).toBe(true);
  const loaded = theirs.load("shared");
  expect(loaded.ok && theirs.save(playAll(loaded.value, "e5"))).toBe(true);
  expect(mine.save(playAll(game, "c5"))).toBe(false);
  const kept = mine.load("shared");
  expect(kept.ok && movesText(kept.value)).toBe("e2e4 e7e5");
  // Having seen theirs, one may go on from it.
  expect(kept.ok && mine.save(playAll(kept.value, "Nf3"))).toBe(true);
});

test("a new game never takes the file of another one", () => {
  gameStore(folder).save(gameOf("chess", { moves: "e4", id: "taken" }));
  expect(gameStore(folder).save(gameOf("chess", { moves: "d4", id: "taken" }))).toBe(false);
});
