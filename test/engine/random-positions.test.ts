/**
 * Ten thousand positions of random games, each with a short search: no crash, no illegal move, nothing left
 * changed. Most answers are checked for what any answer has to be, and some against the rules core.
 */
import { describe, expect, test } from "vitest";
import type { Analysis, Line } from "../../source/engine/engine.ts";
import { chooseMove, LEVELS } from "../../source/engine/levels.ts";
import { DECISIVE, MAX_PLY } from "../../source/engine/score.ts";
import { search } from "../../source/engine/search.ts";
import type { Position } from "../../source/rules/position.ts";
import { VARIANTS } from "../../source/rules/variant.ts";
import { fenOf } from "../support/fixtures.ts";
import { analyse, freshTable } from "./support/analyse.ts";
import { forcedEnd } from "./support/forced-end.ts";
import { randomPositions } from "./support/random-positions.ts";

const ids = VARIANTS.map(({ id }) => id);

const POSITIONS = Math.ceil(10_000 / ids.length);
describe.each(ids)("%s: random positions", (variant) => {
  test("get a move, lines that are legal to their end and scores that can be, and are left as they were", () => {
    const faults: string[] = [];
    let number = 0;
    for (const position of randomPositions(variant, { count: POSITIONS, seed: 1 })) {
      number++;
      const before = stateOf(position);
      const analysis = shortSearch(position, number);
      const found = [
        ...(stateOf(position) === before ? [] : ["the position was changed"]),
        ...faultsOf(analysis),
        ...analysis.lines.flatMap((line) => faultsOfLine(position, line)),
      ];
      faults.push(...found.map((fault) => `${before}: ${fault}`));
    }
    expect([number, faults]).toEqual([POSITIONS, []]);
  });

  test("are never called won or lost against what trying everything shows", () => {
    for (const position of randomPositions(variant, { count: 25, seed: 500, stride: 5 })) {
      const { score } = analyse(position, { depth: 3 });
      if (score.kind === "centipawns" || score.plies > 3) continue;
      expect(score, fenOf(position)).toEqual(forcedEnd(position, score.plies));
    }
  });

  test("give the same answer at the same budget every time", () => {
    for (const position of randomPositions(variant, { count: 4, seed: 900, stride: 5 })) {
      const first = analyse(position, { nodes: 3000 });
      const again = analyse(position, { nodes: 3000 });
      expect({ ...again, milliseconds: 0 }).toEqual({ ...first, milliseconds: 0 });
    }
  });
});

/** A search of 30 to 200 positions, or as many as its first iteration takes; of one kind or another. */
function shortSearch(position: Position, number: number): Analysis {
  const limits = { nodes: 30 + ((number * 37) % 171) };
  const options = { limits, table: freshTable() };
  switch (number % 8) {
    case 0: {
      const { level } = LEVELS[(number >> 3) % LEVELS.length];
      return chooseMove(position, { level, seed: number, limits }, options.table);
    }
    case 1:
      return search(position, { ...options, lines: 3 }).analysis;
    case 2:
      return search(position, options).analysis;
    default: {
      // The first iteration looks at every move: to be brief, most searches may look at three alone.
      const legal = position.legalMoves();
      const from = number % legal.length;
      return search(position, { ...options, moves: legal.slice(from, from + 3) }).analysis;
    }
  }
}

/** All of a position that a search could leave changed. */
function stateOf(position: Position): string {
  const { keyLow, keyHigh, ply } = position;
  return `${fenOf(position)} (key ${keyLow} ${keyHigh}, ply ${ply}, stood ${position.occurrences()} times)`;
}

const bestLine = ([{ pv, score }]: readonly Line[]) => ({ pv, score });

function faultsOf({ best, score, pv, lines, nodes }: Analysis): string[] {
  const same = best === pv[0] && JSON.stringify({ pv, score }) === JSON.stringify(bestLine(lines));
  return [
    ...(same ? [] : ["the best line is not the first"]),
    ...(nodes > 0 ? [] : ["nothing was searched"]),
  ];
}

/** What is wrong with a line: it has a first move, is legal to its end, and its score is one the rules allow. */
function faultsOfLine(position: Position, { pv, score }: Line): string[] {
  if (pv.length === 0) return ["a line without a move"];
  const side = position.turn;
  const start = position.ply;
  const legal = pv.every((move) => {
    if (!position.legalMoves().includes(move)) return false;
    position.make(move);
    return true;
  });
  const winner = position.outcome()?.winner;
  while (position.ply > start) position.unmake();
  if (!legal) return ["a line with an illegal move"];
  if (score.kind === "centipawns") {
    const sane = Number.isInteger(score.value) && Math.abs(score.value) < DECISIVE;
    return sane ? [] : [`an estimate of ${score.value}`];
  }
  const { kind, plies } = score;
  if (plies < 1 || plies > MAX_PLY || plies < pv.length) return [`a ${kind} in ${plies} plies`];
  // A line that goes all the way shows the end that its score speaks of.
  const shown = winner === side ? "win" : "loss";
  return pv.length < plies || (winner && shown === kind) ? [] : [`a line to the end that is no ${kind}`];
}
