import { expect, test } from "vitest";
import { scoreFromTable, scoreToTable, toScore, WIN } from "../../source/engine/score.ts";
import {
  EXACT,
  LOWER_BOUND,
  NO_ESTIMATE,
  TranspositionTable,
  UPPER_BOUND,
} from "../../source/engine/transposition-table.ts";

const entryOf = (table: TranspositionTable, low: number, high: number) => {
  const entry = table.find(low, high);
  if (entry < 0) return undefined;
  return [table.moveAt(entry), table.scoreAt(entry), table.depthAt(entry), table.boundAt(entry)];
};

test("what is stored is found again, negative scores and large moves included", () => {
  const table = TranspositionTable.ofBuckets(7);
  table.store(-7, 12, 0x7fffff, -31_990, 127, UPPER_BOUND, NO_ESTIMATE);
  expect(entryOf(table, -7, 12)).toEqual([0x7fffff, -31_990, 127, UPPER_BOUND]);
  expect(entryOf(table, -7, 13)).toBeUndefined();
});

test("positions that share a bucket are told apart by their whole key", () => {
  const table = TranspositionTable.ofBuckets(7);
  table.store(1, 100, 5, 10, 3, EXACT, NO_ESTIMATE);
  table.store(129, 100, 6, 20, 2, LOWER_BOUND, NO_ESTIMATE);
  expect(entryOf(table, 1, 100)).toEqual([5, 10, 3, EXACT]);
  expect(entryOf(table, 129, 100)).toEqual([6, 20, 2, LOWER_BOUND]);
  expect(entryOf(table, 257, 100)).toBeUndefined();
});

test("a shallow result does not drive out a deep one, only the other of its bucket", () => {
  const table = TranspositionTable.ofBuckets(7);
  table.store(1, 1, 5, 10, 9, EXACT, NO_ESTIMATE);
  table.store(129, 1, 6, 20, 2, EXACT, NO_ESTIMATE);
  table.store(257, 1, 7, 30, 1, EXACT, NO_ESTIMATE);
  expect(entryOf(table, 1, 1)).toEqual([5, 10, 9, EXACT]);
  expect(entryOf(table, 129, 1)).toBeUndefined();
  expect(entryOf(table, 257, 1)).toEqual([7, 30, 1, EXACT]);
});

test("a result without a move keeps the move that was known", () => {
  const table = TranspositionTable.ofBuckets(7);
  table.store(1, 1, 5, 10, 3, EXACT, NO_ESTIMATE);
  table.store(1, 1, 0, -40, 4, UPPER_BOUND, NO_ESTIMATE);
  expect(entryOf(table, 1, 1)).toEqual([5, -40, 4, UPPER_BOUND]);
});

test("a cleared table knows nothing", () => {
  const table = TranspositionTable.ofBuckets(7);
  table.store(1, 1, 5, 10, 3, EXACT, NO_ESTIMATE);
  table.clear();
  expect(entryOf(table, 1, 1)).toBeUndefined();
});

test("distances to the end count from the position stored, wherever it is met", () => {
  // Won at ply 9, seen from ply 4, met again at ply 2: won at ply 7.
  expect(scoreFromTable(scoreToTable(WIN - 9, 4), 2)).toBe(WIN - 7);
  expect(scoreFromTable(scoreToTable(9 - WIN, 4), 2)).toBe(7 - WIN);
  expect(scoreFromTable(scoreToTable(35, 4), 2)).toBe(35);
});

test("scores are read as wins, losses or centipawns", () => {
  expect([WIN - 3, 4 - WIN, -120].map(toScore)).toEqual([
    { kind: "win", plies: 3 },
    { kind: "loss", plies: 4 },
    { kind: "centipawns", value: -120 },
  ]);
});

test("a table cleared a hundred times knows only what came after, and has its room again", () => {
  const table = TranspositionTable.ofBuckets(7);
  for (let time = 0; time < 100; time++) {
    table.store(time, 1, 5, 10, 60, EXACT, NO_ESTIMATE);
    expect(entryOf(table, time, 1)).toEqual([5, 10, 60, EXACT]);
    table.clear();
    for (let old = 0; old <= time; old++) expect(entryOf(table, old, 1)).toBeUndefined();
  }
  expect(table.fill()).toBe(0);
});

test("the fill counts entries in use, in thousandths", () => {
  const table = TranspositionTable.ofBuckets(7);
  expect(table.fill()).toBe(0);
  for (let key = 0; key < 64; key++) table.store(key, 1, 5, 10, 3, EXACT, NO_ESTIMATE);
  expect(table.fill()).toBe(250);
});

test("a table of so many megabytes is the largest that fits", () => {
  const keeps = (megabytes: number) => {
    const table = TranspositionTable.ofMegabytes(megabytes);
    table.store(1 << 15, 1, 5, 10, 3, EXACT, NO_ESTIMATE);
    table.store(0, 1, 5, 10, 2, EXACT, NO_ESTIMATE);
    table.store(1 << 21, 1, 5, 10, 1, EXACT, NO_ESTIMATE);
    return table.find(0, 1) >= 0;
  };
  // In one megabyte all three keys share a bucket, which has room for two of them.
  expect([0, 1, 1.9, 2, 3, 4].map(keeps)).toEqual([false, false, false, true, true, true]);
});
