/** Forced wins with one right first move, which the rules core proves and the engine has to find. */
import { expect, test } from "vitest";
import { formatSan } from "../../source/notation/san.ts";
import { positionOf } from "../support/fixtures.ts";
import { TACTICS } from "./suites/tactics.ts";
import { analyse } from "./support/analyse.ts";
import { forcedEnd, movesThatWin } from "./support/forced-end.ts";

/** Plies beyond the win until which the search, whose short cuts may hide it for a while, has to see it. */
const PATIENCE = 6;

/** With their names in the report. */
const NAMED = TACTICS.map((tactic) => {
  const { variant, fen, move, plies, idea } = tactic;
  return [`${variant}: ${move} in ${plies} plies (${idea}): ${fen}`, tactic] as const;
});

test.each(NAMED)(
  "by trying everything, no other move wins as fast: %s",
  (_, { variant, fen, move, plies }) => {
    const position = positionOf(variant, fen);
    const winners = movesThatWin(position, plies).map((each) => formatSan(position, each));
    expect(winners).toEqual([move]);
    expect(forcedEnd(position, plies)).toEqual({ kind: "win", plies });
  },
);

test.each(NAMED)("the engine finds and counts %s", (_, { variant, fen, move, plies }) => {
  const position = positionOf(variant, fen);
  const { best, score } = analyse(position, { depth: plies + PATIENCE });
  expect({ best: best && formatSan(position, best), score }).toEqual({
    best: move,
    score: { kind: "win", plies },
  });
});
