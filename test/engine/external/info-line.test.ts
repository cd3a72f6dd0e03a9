import { expect, test } from "vitest";
import { readInfo } from "../../../source/engine/external/info-line.ts";

test.each([
  ["cp -12", { kind: "centipawns", value: -12 }],
  ["cp +7 wdl 1 998 1", { kind: "centipawns", value: 7 }],
  ["mate 1", { kind: "win", plies: 1 }],
  ["mate 3", { kind: "win", plies: 5 }],
  ["mate 0", { kind: "loss", plies: 0 }],
  ["mate -1", { kind: "loss", plies: 2 }],
])("the score %s is understood", (text, score) => {
  expect(readInfo(`info depth 3 score ${text} nodes 5 pv e2e4`)?.score).toEqual(score);
});

test("everything else of the line is read, wherever it stands", () => {
  const line = "info time 12 multipv 2 nodes 99 score cp 5 hashfull 7 depth 9 seldepth 11 pv e2e4 e7e5";
  expect(readInfo(line)).toEqual({
    rank: 2,
    score: { kind: "centipawns", value: 5 },
    pv: ["e2e4", "e7e5"],
    depth: 9,
    deepest: 11,
    nodes: 99,
    milliseconds: 12,
    tableFill: 7,
  });
});

test.each([
  "",
  "info",
  "info string score cp 5",
  "info depth 3 currmove e2e4",
  "info score",
  "info score cp",
  "info score cp e",
  "info score cp 99999999999999999999",
  "info score mate",
  "info score odds 5",
  "info depth 3 score cp 5 lowerbound",
  "info depth 3 score cp 5 upperbound pv e2e4",
  "bestmove e2e4",
])("%j tells no score", (line) => {
  expect(readInfo(line)).toBeUndefined();
});
