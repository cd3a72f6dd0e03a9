import { describe, expect, test } from "vitest";
import { type PairRecord, pairLine, readCheckpoint, settingsLine } from "../../bench/match/checkpoint.ts";
import { standingLine, standingOf } from "../../bench/match/report.ts";
import type { Settings } from "../../bench/match/settings.ts";
import { WHITE_WINS } from "./match-support.ts";

const ENGINE = { command: "engine", options: ["Hash=64"], go: { kind: "nodes", value: 100 } } as const;
const SETTINGS: Settings = {
  variant: "antiking2",
  first: ENGINE,
  second: ENGINE,
  seed: 1,
  plies: 4,
  maxPlies: 400,
};
/** Won and drawn by the first engine. */
const pair = (number: number): PairRecord => ({
  pair: number,
  opening: ["a2a3"],
  games: [WHITE_WINS, { ...WHITE_WINS, first: "b", winner: null }],
});
const FILE = settingsLine(SETTINGS) + pairLine(pair(1)) + pairLine(pair(2));

describe("a match is taken up again", () => {
  test("from the beginning when nothing is on file", () => {
    expect(readCheckpoint("", SETTINGS)).toEqual({ ok: true, value: { pairs: [], text: "" } });
  });

  test("after the pairs on file", () => {
    const value = { pairs: [pair(1), pair(2)], text: FILE };
    expect(readCheckpoint(FILE, SETTINGS)).toEqual({ ok: true, value });
  });

  test("without a line that was cut off", () => {
    const value = { pairs: [pair(1), pair(2)], text: FILE };
    expect(readCheckpoint(FILE + pairLine(pair(3)).slice(0, -1), SETTINGS)).toEqual({ ok: true, value });
  });

  test("with the score it had", () => {
    const read = readCheckpoint(FILE, SETTINGS);
    const standing = standingOf(read.ok ? read.value.pairs : []);
    expect(standing).toEqual({ won: 2, drawn: 2, lost: 0, counts: [0, 0, 0, 2, 0] });
    expect(standingLine(standing, undefined)).toBe(
      "+2 =2 -0  pairs [0 0 0 2 0]  Elo +191 (no error bars yet)",
    );
  });
});

describe("a file is refused", () => {
  test("when the settings are others", () => {
    expect(readCheckpoint(FILE, { ...SETTINGS, seed: 2 })).toEqual({
      ok: false,
      error: "The file belongs to a match with other settings: seed is 1 there and 2 here.",
    });
  });

  test.each([
    ["a text of another kind", "[Event]\n", "The file is no record of a match."],
    ["a gap", settingsLine(SETTINGS) + pairLine(pair(2)), "Line 2 of the file is not pair 1."],
    ["a line that is no pair", `${settingsLine(SETTINGS)}{"pair":1}\n`, "Line 2 of the file is not pair 1."],
  ])("when it has %s", (_, text, error) => {
    expect(readCheckpoint(text, SETTINGS)).toEqual({ ok: false, error });
  });
});
