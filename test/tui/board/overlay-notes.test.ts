import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { isCapture, moveFrom, moveTo } from "../../../source/rules/move.ts";
import { COLORS, opposite } from "../../../source/rules/piece.ts";
import type { Position } from "../../../source/rules/position.ts";
import { SQUARES, type Square, squareName } from "../../../source/rules/square.ts";
import { variantOf } from "../../../source/rules/variant.ts";
import {
  attacksOverlay,
  capturesOverlay,
  havenOverlay,
  holdersOverlay,
} from "../../../source/tui/board/overlay-notes.ts";
import type { NoteTone, Overlay } from "../../../source/tui/board/overlay-view.ts";
import { choices, IDS, playAtRandom } from "../../rules/random-play.ts";
import { play, positionOf } from "../../support/fixtures.ts";

const RUNS = { seed: 1929, numRuns: 15 };

/** The names of the squares with a note of a tone, in order. */
const withTone = (overlay: Overlay, tone: NoteTone): string[] =>
  [...overlay.squares]
    .filter(([, note]) => note.tone === tone)
    .map(([square]) => squareName(square))
    .sort();

const names = (squares: readonly Square[]): string[] => [...new Set(squares.map(squareName))].sort();

/** The counts by square name. */
const countsOf = (overlay: Overlay): Record<string, number | undefined> =>
  Object.fromEntries([...overlay.squares].map(([square, { count }]) => [squareName(square), count]));

describe("havens", () => {
  test("at the start of Anti-King Chess II White's anti-king may live on the sixth rank, and go to c6 and e6", () => {
    const overlay = havenOverlay(positionOf("antiking2"), "w");
    expect(withTone(overlay, "reach")).toEqual(["c6", "e6"]);
    expect(withTone(overlay, "haven")).toEqual(["a6", "b6", "d6", "f6", "g6", "h6"]);
    expect(countsOf(overlay)).toMatchObject({ c6: 3, d6: 2, e6: 2, f6: 3 });
  });

  test("of the side that is not to move none is within reach", () => {
    expect(withTone(havenOverlay(positionOf("antiking2"), "b"), "reach")).toEqual([]);
  });

  test.each(["antiking1", "antiking2"] as const)(
    "in %s the squares within reach are those where the anti-king can legally move",
    (id) => {
      fc.assert(
        fc.property(choices, (picks) => {
          const position = playAtRandom(id, picks);
          for (const color of COLORS) {
            const overlay = havenOverlay(position, color);
            const home = position.antikingSquare(color);
            const moves = position.legalMoves().filter((move) => moveFrom(move) === home);
            expect(withTone(overlay, "reach")).toEqual(names(moves.map(moveTo)));
            const attackers =
              home === undefined ? [] : position.attackers(home, opposite(color), { antiking: true });
            const atHome = home === undefined ? undefined : overlay.squares.get(home);
            expect(atHome?.count ?? 0).toBe(attackers.length);
          }
        }),
        RUNS,
      );
    },
  );

  test("a game without anti-kings has none", () => {
    expect(havenOverlay(positionOf("chess"), "w").squares.size).toBe(0);
  });
});

test.each(IDS)("in %s the attacks of a side are what attacks each square", (id) => {
  fc.assert(
    fc.property(choices, (picks) => {
      const position = playAtRandom(id, picks);
      for (const color of COLORS) {
        const { squares } = attacksOverlay(position, color);
        for (const square of SQUARES) {
          const count = position.attackers(square, color).length;
          expect(squares.get(square)).toEqual(count === 0 ? undefined : { tone: "attacked", count });
        }
      }
    }),
    RUNS,
  );
});

describe("holders", () => {
  test("a piece that may not take the last attacker of its anti-king is held, and that attacker holds", () => {
    const position = positionOf("antiking2", "a6k/6b1/7A/8/8/8/1Q6/R3K3 w Q - 0 1");
    const overlay = holdersOverlay(position);
    expect(withTone(overlay, "held")).toEqual(["h6"]);
    expect(withTone(overlay, "holder")).toEqual(["g7"]);
  });

  test.each(["antiking1", "antiking2", "losers", "chess"] as const)(
    "in %s held pieces have no legal move, and holders are enemies that attack the anti-king",
    (id) => {
      fc.assert(
        fc.property(choices, (picks) => {
          playAtRandom(id, picks, (position) => {
            const overlay = holdersOverlay(position);
            const movable = new Set(position.legalMoves().map((move) => squareName(moveFrom(move))));
            for (const name of withTone(overlay, "held")) expect(movable.has(name)).toBe(false);
            const antiking = position.antikingSquare(position.turn);
            const attackers =
              antiking === undefined
                ? []
                : position.attackers(antiking, opposite(position.turn), { antiking: true });
            expect(withTone(overlay, "holder")).toEqual(names(attackers));
          });
        }),
        RUNS,
      );
    },
  );
});

describe("captures", () => {
  test("after 1.e3 b5 in Antichess the bishop must take the pawn, and all others are dimmed", () => {
    const overlay = capturesOverlay(play(positionOf("antichess"), "e2e3 b7b5"));
    expect(withTone(overlay, "taker")).toEqual(["f1"]);
    expect(withTone(overlay, "prey")).toEqual(["b5"]);
    expect(withTone(overlay, "dimmed")).toHaveLength(30);
    expect(overlay).toMatchObject({ choices: 1, compulsory: true });
  });

  test("where nothing can be taken nothing is noted", () => {
    expect(capturesOverlay(positionOf("antichess")).squares.size).toBe(0);
  });

  test("the square entered in passing is prey, though it is empty", () => {
    const overlay = capturesOverlay(positionOf("antichess", "8/8/8/3pP3/8/8/8/7R w - d6 0 1"));
    expect(withTone(overlay, "prey")).toEqual(["d6"]);
    expect(withTone(overlay, "dimmed")).toEqual(["d5", "h1"]);
  });

  const sidesOf = (position: Position) => {
    const moves = position.legalMoves().filter(isCapture);
    return { takers: names(moves.map(moveFrom)), targets: names(moves.map(moveTo)), choices: moves.length };
  };

  test.each(IDS)("in %s takers, prey and choices are those of the legal captures", (id) => {
    fc.assert(
      fc.property(choices, (picks) => {
        playAtRandom(id, picks, (position) => {
          const overlay = capturesOverlay(position);
          const { takers, targets, choices } = sidesOf(position);
          expect(withTone(overlay, "taker")).toEqual(takers);
          expect(withTone(overlay, "prey")).toEqual(targets.filter((name) => !takers.includes(name)));
          expect(overlay).toMatchObject({ choices, compulsory: variantOf(id).compulsoryCapture });
          if (choices === 0) return;
          const pieces = names(SQUARES.filter((square) => position.pieceAt(square) !== undefined));
          const shown = [...takers, ...targets];
          expect(withTone(overlay, "dimmed")).toEqual(pieces.filter((name) => !shown.includes(name)));
        });
      }),
      RUNS,
    );
  });
});
