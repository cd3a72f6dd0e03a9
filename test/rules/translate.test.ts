import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { formatSan } from "../../source/notation/san.ts";
import { formatUci } from "../../source/notation/uci.ts";
import { compareMoves } from "../../source/rules/compare-moves.ts";
import { Position } from "../../source/rules/position.ts";
import { rightsOf } from "../../source/rules/setup.ts";
import { translateSetup } from "../../source/rules/translate.ts";
import { type VariantId, variantOf } from "../../source/rules/variant.ts";
import {
  comparisonLine,
  comparisonSentences,
  translationFaultSentence,
} from "../../source/words/translation.ts";
import { fenOf, positionOf, uciMoves } from "../support/fixtures.ts";
import { setupOf } from "../support/games.ts";
import { choices, IDS, playAtRandom, SEEDED } from "./random-play.ts";

const PAIRS = IDS.flatMap((from) => IDS.map((to) => [from, to] as const));
const WITH_ANTIKINGS: readonly VariantId[] = ["antiking1", "antiking2"];

/** A position of one game under the rules of another; throws when that cannot be. */
function translated(from: VariantId, to: VariantId, fen?: string): Position {
  const setup = translateSetup(setupOf(from, fen), variantOf(from), variantOf(to));
  if (!setup.ok) throw new Error(setup.error);
  const position = Position.from(setup.value, variantOf(to));
  if (!position.ok) throw new Error(JSON.stringify(position.error));
  return position.value;
}

describe("a position under other rules", () => {
  test.each(PAIRS)("%s as %s is possible only if both have anti-kings or neither", (from, to) => {
    const result = translateSetup(setupOf(from), variantOf(from), variantOf(to));
    const [fromAntiking, toAntiking] = [from, to].map((id) => WITH_ANTIKINGS.includes(id));
    if (fromAntiking === toAntiking) {
      expect(result.ok).toBe(true);
    } else {
      const error = toAntiking ? "antikings-missing" : "antikings-foreign";
      expect(result).toEqual({ ok: false, error });
    }
  });

  test.each(PAIRS.filter(([from, to]) => translateSetup(setupOf(from), variantOf(from), variantOf(to)).ok))(
    "%s as %s keeps every piece, whose turn it is and the clocks, and has no rights or squares foreign to it",
    (from, to) => {
      fc.assert(
        fc.property(choices, (picks) => {
          const setup = playAtRandom(from, picks).setup();
          const result = translateSetup(setup, variantOf(from), variantOf(to));
          if (!result.ok) throw new Error(result.error);
          const { board, turn, halfmoves, fullmoves, rights, enPassant } = result.value;
          expect({ board, turn, halfmoves, fullmoves }).toEqual({
            board: setup.board,
            turn: setup.turn,
            halfmoves: setup.halfmoves,
            fullmoves: setup.fullmoves,
          });
          for (const right of rights) expect(rightsOf(variantOf(to))).toContain(right);
          for (const right of rights) expect(setup.rights).toContain(right);
          expect(enPassant).toBe(variantOf(to).pawns === "orthodox" ? setup.enPassant : undefined);
          if (from === to) expect(result.value).toEqual(setup);
        }),
        { ...SEEDED, numRuns: 4 },
      );
    },
  );

  const CASTLING = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 3 9";
  test.each<[VariantId, VariantId, string, string]>([
    ["chess", "losers", CASTLING, CASTLING],
    ["losers", "chess", CASTLING, CASTLING],
    ["chess", "antichess", CASTLING, CASTLING.replace("KQkq", "-")],
    ["antichess", "chess", CASTLING, CASTLING.replace("KQkq", "-")],
    ["antiking1", "antiking2", "2r4a/8/6k1/8/8/8/5K2/A6R w KAka - 0 1", "2r4a/8/6k1/8/8/8/5K2/A6R w - - 0 1"],
    [
      "antiking2",
      "antiking1",
      "rnbqkbnr/pppp1ppp/3A4/4p3/8/3a4/PPPPPPPP/RNBQKBNR w KQkq e6 0 2",
      "rnbqkbnr/pppp1ppp/3A4/4p3/8/3a4/PPPPPPPP/RNBQKBNR w - - 0 2",
    ],
    ["chess", "suicide", "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1", "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1"],
  ])("%s as %s: %s becomes %s", (from, to, fen, expected) => {
    expect(fenOf(translated(from, to, fen))).toBe(expected);
  });

  test("that cannot be is told why", () => {
    const [anti, plain] = [variantOf("antiking2"), variantOf("losers")];
    expect(translationFaultSentence("antikings-missing", plain, anti)).toBe(
      "A position of Losers chess has no anti-kings, which Anti-King Chess II cannot do without.",
    );
    expect(translationFaultSentence("antikings-foreign", anti, plain)).toBe(
      "A position of Anti-King Chess II has anti-kings, and there are none in Losers chess.",
    );
  });
});

/** What comes and goes, as people write moves. */
function compared(from: VariantId, to: VariantId, fen?: string) {
  const first = positionOf(from, fen);
  const second = translated(from, to, fen);
  const { both, onlyFirst, onlySecond } = compareMoves(first, second);
  const text = (moves: typeof both, position: Position): string =>
    moves
      .map((move) => formatSan(position, move))
      .sort()
      .join(" ");
  return {
    both: text(both, first),
    onlyFirst: text(onlyFirst, first),
    onlySecond: text(onlySecond, second),
    line: comparisonLine({ both, onlyFirst, onlySecond }, first, second),
    sentences: comparisonSentences({ both, onlyFirst, onlySecond }, first, second),
  };
}

describe("the moves of one board under two rule sets", () => {
  test("chess and losers: a capture is compulsory", () => {
    expect(compared("chess", "losers", "4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1")).toMatchObject({
      both: "exd5",
      onlyFirst: "Kd1 Kd2 Ke2 Kf1 Kf2 e5",
      onlySecond: "",
      line: "1 move stays. Gone: Kd1, Kd2, Ke2, Kf1 and 2 more. New: none.",
      sentences: [
        "1 move is legal in both games.",
        "Only in Chess (6): Kd1, Kd2, Ke2, Kf1, Kf2 and e5.",
        "Every move of Losers chess is legal in Chess too.",
      ],
    });
  });

  test("chess and antichess: castling goes, and a pawn may become a king", () => {
    const { onlyFirst, onlySecond } = compared("chess", "antichess", "4k3/P7/8/8/8/8/8/4K2R w K - 0 1");
    expect({ onlyFirst, onlySecond }).toEqual({ onlyFirst: "O-O", onlySecond: "a8=K" });
  });

  test("chess and antichess: a check binds nobody", () => {
    const { onlyFirst, onlySecond } = compared("chess", "antichess", "4k3/8/8/8/4r3/8/8/R3K3 w Q - 0 1");
    expect(onlyFirst).toBe("");
    expect(onlySecond).toBe("Ke2 Ra2 Ra3 Ra4 Ra5 Ra6 Ra7 Ra8 Rb1 Rc1 Rd1");
  });

  test("antichess without kings is no position of chess", () => {
    const setup = translateSetup(
      setupOf("antichess", "8/8/p7/8/8/8/7P/8 w - - 0 1"),
      variantOf("antichess"),
      variantOf("chess"),
    );
    expect(setup.ok && Position.from(setup.value, variantOf("chess")).ok).toBe(false);
  });

  test("the two anti-king games: the pawns of the first step slantwise and never twice", () => {
    const { both, onlyFirst, onlySecond } = compared("antiking2", "antiking1");
    expect(both).toBe("Ac6 Ae6 Na3 Nc3 Nf3 Nh3");
    expect(onlyFirst).toBe("a3 a4 b3 b4 c3 c4 e3 e4 f3 f4 g3 g4 h3 h4");
    expect(onlySecond).toBe("a3 ab3 bc3 cb3 dc3 de3 ef3 fe3 fg3 gf3 h3 hg3");
  });

  test.each(PAIRS.filter(([from, to]) => translateSetup(setupOf(from), variantOf(from), variantOf(to)).ok))(
    "%s and %s: each move is in one list, and the lists are those of the other way round",
    (from, to) => {
      fc.assert(
        fc.property(choices, (picks) => {
          const first = playAtRandom(from, picks);
          const setup = translateSetup(first.setup(), variantOf(from), variantOf(to));
          if (!setup.ok) throw new Error(setup.error);
          const second = Position.tolerant(setup.value, variantOf(to));
          const there = compareMoves(first, second);
          const back = compareMoves(second, first);
          const sorted = (moves: typeof there.both): string[] => moves.map(formatUci).sort();
          expect(sorted([...there.both, ...there.onlyFirst])).toEqual(uciMoves(first));
          expect(sorted([...there.both, ...there.onlySecond])).toEqual(uciMoves(second));
          expect(sorted(back.both)).toEqual(sorted(there.both));
          expect(sorted(back.onlyFirst)).toEqual(sorted(there.onlySecond));
          expect(sorted(back.onlySecond)).toEqual(sorted(there.onlyFirst));
          if (from === to) expect([...there.onlyFirst, ...there.onlySecond]).toEqual([]);
        }),
        { ...SEEDED, numRuns: 4 },
      );
    },
  );
});
