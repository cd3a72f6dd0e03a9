import { describe, expect, test } from "vitest";
import type { Score } from "../../source/engine/engine.ts";
import { type Game, playedMoves, requestOf } from "../../source/game/game.ts";
import type { ValuedPosition } from "../../source/game/review.ts";
import { parseLine } from "../../source/notation/parse-line.ts";
import { squareAt } from "../../source/rules/square.ts";
import { firstLine } from "../../source/tui/screens/pages.ts";
import { worstPage } from "../../source/tui/screens/worst-page.ts";
import type { Review } from "../../source/tui/state/game-state.ts";
import { positionOf } from "../support/fixtures.ts";
import { gameOf, playAll } from "../support/games.ts";

/** A position's score for whoever is to move, and the line expected from it. */
type Value = readonly [score: number | Score, san?: string];

function reviewOf(game: Game, values: readonly Value[], chosen = 0): Review {
  const position = positionOf(game.variant);
  const found = values.map(([score, san = ""], ply): ValuedPosition => {
    if (ply > 0) position.make(playedMoves(game)[ply - 1]);
    const pv = parseLine(san, position);
    if (!pv.ok) throw new Error(`${san}: ${pv.error.code}`);
    return {
      score: typeof score === "number" ? { kind: "centipawns", value: score } : score,
      pv: pv.value,
      depth: 8,
      nodes: 50_000,
      milliseconds: 70,
    };
  });
  return { line: requestOf(game), path: game.path, found, chosen };
}

const textOf = (review: Review | undefined, width: number): string =>
  worstPage(review, width)
    .lines.map((line) =>
      line
        .map((span) => (typeof span === "string" ? span : span.text))
        .join("")
        .trimEnd(),
    )
    .join("\n");

/** Légal's mate. */
const LEGAL = gameOf("chess", { moves: "e4 e5 Nf3 d6 Bc4 Bg4 Nc3 g6 Nxe5 Bxd1 Bxf7+ Ke7 Nd5#" });
const VALUES: readonly Value[] = [
  [20, "e4"],
  [-20, "e5"],
  [20, "Nf3"],
  [-10, "Nc6 Bb5 a6"],
  [30, "d4"],
  [-30, "Nf6"],
  [40, "h3"],
  [-39, "Nc6 h3 Be6 d3 Bxc4 dxc4 Nf6"],
  [126, "Nxe5"],
  [-118, "dxe5 Qxg4 Nf6 Qf3 Nc6 Nd5 Nxd5 exd5"],
  [{ kind: "win", plies: 3 }, "Bxf7+ Ke7 Nd5#"],
  [{ kind: "loss", plies: 2 }, "Ke7"],
  [{ kind: "win", plies: 1 }, "Nd5#"],
  [{ kind: "loss", plies: 0 }],
];

describe("the list of worst moves", () => {
  test("as at 80x24: a proved loss first and told apart, then what was lost by the score", () => {
    expect(textOf(reviewOf(LEGAL, VALUES), 78)).toMatchInlineSnapshot(`
      "Moves that lost most
      13 moves; scores in pawns from White's side

      ▸ 5... Bxd1      +1.18, then White wins in 3 plies
           Black walked into a proved loss
           better: dxe5 Qxg4 Nf6 Qf3 Nc6 Nd5 Nxd5 exd5
        4... g6        +0.39, then +1.26
           better: Nc6 h3 Be6 d3 Bxc4 dxc4 Nf6"
    `);
  });

  test("as at 40x14, the second entry chosen", () => {
    expect(textOf(reviewOf(LEGAL, VALUES, 1), 38)).toMatchInlineSnapshot(`
      "Moves that lost most
      13 moves; scores in pawns from White's
      side

        5... Bxd1      +1.18, then 1-0 in 3
           Black walked into a proved loss
           better: dxe5 Qxg4 Nf6 Qf3 Nc6 Nd…
      ▸ 4... g6        +0.39, then +1.26
           better: Nc6 h3 Be6 d3 Bxc4 dxc4 …"
    `);
  });

  test("says how far it is while it is made", () => {
    expect(textOf(reviewOf(LEGAL, []), 78)).toBe("Moves that lost most\n0 of 13 moves\n");
    expect(textOf(reviewOf(LEGAL, VALUES.slice(0, 6)), 78)).toBe(
      "Moves that lost most\n5 of 13 moves, depth 8, 714 kn/s\n",
    );
  });

  test("says that nothing was lost", () => {
    const game = gameOf("chess", { moves: "e4" });
    expect(textOf(reviewOf(game, [[20], [-20]]), 78)).toContain("No move gave away half a pawn or more.");
  });

  test("words every change of a proved result", () => {
    const game = playAll(gameOf("chess"), "e4 e5");
    const slip = (...values: readonly Value[]): string =>
      textOf(reviewOf(game, values), 78).split("\n")[4]?.trim() ?? "";
    const [won, lost] = [{ kind: "win", plies: 5 } as const, { kind: "win", plies: 4 } as const];
    expect(slip([won], [-10])).toBe("White let a proved win go");
    expect(slip([won], [lost])).toBe("White had a proved win, and gave Black one");
    expect(slip([0], [0, "d5"], [lost])).toBe("Black walked into a proved loss");
  });

  test("the chosen entry can be scrolled to", () => {
    const { chosen, lines } = worstPage(reviewOf(LEGAL, VALUES, 1), 78);
    expect(chosen).toEqual({ from: 6, to: lines.length });
    expect(worstPage(reviewOf(LEGAL, VALUES, 0), 78).chosen).toEqual({ from: 0, to: 6 });
  });

  test("on a low screen the page begins where the chosen entry shows", () => {
    const first = (chosen: number, rows: number): number => {
      const review = reviewOf(LEGAL, VALUES, chosen);
      const subject = { mode: "play", game: LEGAL, cursor: squareAt(0, 0), review } as const;
      return firstLine({ name: "worst", scroll: 0 }, subject, { columns: 80, rows }, 8);
    };
    expect([first(0, 8), first(1, 8), first(1, 12)]).toEqual([0, 2, 0]);
  });
});
