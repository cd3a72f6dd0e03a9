import fc from "fast-check";
import { expect, test } from "vitest";
import { parseFen } from "../../source/notation/fen.ts";
import { moveFrom, moveTo } from "../../source/rules/move.ts";
import { COLORS, type Piece, ROLES } from "../../source/rules/piece.ts";
import { Position } from "../../source/rules/position.ts";
import type { Right, Setup } from "../../source/rules/setup.ts";
import type { SetupFault } from "../../source/rules/setup-faults.ts";
import { fileOf, parseSquare, SQUARES, type Square } from "../../source/rules/square.ts";
import { type VariantId, variantOf } from "../../source/rules/variant.ts";
import { IDS } from "./random-play.ts";

const square = (name: string): Square => {
  const found = parseSquare(name);
  if (found === undefined) throw new Error(name);
  return found;
};
const squares = (...names: string[]): Square[] => names.map(square);

/** A set-up of a FEN, written as another game writes them where the game itself would refuse the letters. */
function setupOf(fen: string, writtenAs: VariantId): Setup {
  const setup = parseFen(fen, variantOf(writtenAs));
  if (!setup.ok) throw new Error(`${fen}: ${JSON.stringify(setup.error)}`);
  return setup.value;
}

function faultsOf(setup: Setup, id: VariantId): readonly SetupFault[] {
  const position = Position.from(setup, variantOf(id));
  return position.ok ? [] : position.error;
}

type Case = readonly [
  what: string,
  id: VariantId,
  fen: string,
  faults: readonly SetupFault[],
  writtenAs?: VariantId,
];

const CASES: readonly Case[] = [
  [
    "an empty board, and nothing else is said of it",
    "chess",
    "8/8/8/8/8/8/8/8 w KQ e3 0 1",
    [{ code: "no-pieces" }],
  ],
  ["an empty board", "antichess", "8/8/8/8/8/8/8/8 w - - 0 1", [{ code: "no-pieces" }]],
  [
    "no white king",
    "chess",
    "4k3/8/8/8/8/8/8/R7 w - - 0 1",
    [{ code: "royal-missing", color: "w", role: "king" }],
  ],
  [
    "no black king",
    "losers",
    "8/8/8/8/8/8/8/R3K3 w - - 0 1",
    [{ code: "royal-missing", color: "b", role: "king" }],
  ],
  [
    "no anti-kings",
    "antiking2",
    "4k3/8/8/8/8/8/8/4K3 w - - 0 1",
    [
      { code: "royal-missing", color: "w", role: "antiking" },
      { code: "royal-missing", color: "b", role: "antiking" },
    ],
  ],
  [
    "two white kings",
    "chess",
    "4k3/8/8/8/8/8/8/R1K1K3 w - - 0 1",
    [{ code: "royal-doubled", color: "w", role: "king", squares: squares("c1", "e1") }],
  ],
  [
    "three black anti-kings",
    "antiking1",
    "k7/8/8/6a1/r2A4/8/8/K4aRa w - - 0 1",
    [{ code: "royal-doubled", color: "b", role: "antiking", squares: squares("f1", "h1", "g5") }],
  ],
  [
    "anti-kings where the game has none",
    "chess",
    "4k2a/8/8/8/8/8/8/A3K3 w - - 0 1",
    [{ code: "foreign-piece", role: "antiking", squares: squares("a1", "h8") }],
    "antiking2",
  ],
  [
    "pawns on the first and the last rank, White's",
    "chess",
    "P3k3/8/8/8/8/8/8/4K2P w - - 0 1",
    [{ code: "pawn-rank", color: "w", squares: squares("h1", "a8") }],
  ],
  [
    "pawns on the first and the last rank, Black's",
    "antichess",
    "p7/8/8/8/8/8/7R/7p w - - 0 1",
    [{ code: "pawn-rank", color: "b", squares: squares("h1", "a8") }],
  ],
  [
    "a Berolina pawn on its last rank; on its first it may stand",
    "antiking1",
    "P3k1p1/8/8/8/r2A4/8/5K2/P5Ra w - - 0 1",
    [{ code: "pawn-rank", color: "w", squares: squares("a8") }],
  ],
  [
    "a leap right in a castling game",
    "chess",
    "4k3/8/8/8/8/8/8/4K2R w A - 0 1",
    [{ code: "foreign-right", right: "A" }],
    "antiking1",
  ],
  [
    "a queen's-side castling right where royals leap",
    "antiking1",
    "4k3/8/8/8/r2A4/8/5K2/6Ra w Q - 0 1",
    [{ code: "foreign-right", right: "Q" }],
    "antiking2",
  ],
  [
    "a castling right in antichess",
    "antichess",
    "4k3/8/8/8/8/8/8/4K2R w K - 0 1",
    [{ code: "foreign-right", right: "K" }],
    "chess",
  ],
  [
    "castling without the rook, the king, or their own colour of rook",
    "chess",
    "r2k3r/8/8/8/8/8/8/r3K3 w KQkq - 0 1",
    [
      { code: "right-contradicted", right: "K" },
      { code: "right-contradicted", right: "Q" },
      { code: "right-contradicted", right: "k" },
      { code: "right-contradicted", right: "q" },
    ],
  ],
  [
    "a leap of a royal that is not there",
    "antiking1",
    "4k3/8/8/8/r2A4/8/5K2/6R1 w a - 0 1",
    [
      { code: "royal-missing", color: "b", role: "antiking" },
      { code: "right-contradicted", right: "a" },
    ],
  ],
  [
    "an en-passant square where pawns never step twice",
    "antiking1",
    "4k3/8/8/8/r2A4/8/5K2/6Ra w - e6 0 1",
    [{ code: "en-passant", square: square("e6"), why: "not-in-this-game" }],
  ],
  [
    "an en-passant square on the mover's own side",
    "chess",
    "4k3/8/8/4p3/4P3/8/8/4K3 w - e3 0 1",
    [{ code: "en-passant", square: square("e3"), why: "wrong-rank" }],
  ],
  [
    "an en-passant square with no pawn before it",
    "chess",
    "4k3/8/8/8/8/8/8/4K3 b - e3 0 1",
    [{ code: "en-passant", square: square("e3"), why: "no-pawn" }],
  ],
  [
    "an en-passant square with the mover's own pawn before it",
    "chess",
    "4k3/8/8/4P3/8/8/8/4K3 w - e6 0 1",
    [{ code: "en-passant", square: square("e6"), why: "no-pawn" }],
  ],
  [
    "an en-passant square that is taken",
    "chess",
    "k7/8/4n3/4p3/8/8/8/4K3 w - e6 0 1",
    [{ code: "en-passant", square: square("e6"), why: "not-empty" }],
  ],
  [
    "an en-passant square whose pawn cannot have come from home",
    "antichess",
    "8/8/8/8/4P3/8/4R3/7k b - e3 0 1",
    [{ code: "en-passant", square: square("e3"), why: "not-empty" }],
  ],
  [
    "Black in check with White to move, from every attacker",
    "chess",
    "4k3/8/3N4/8/8/8/8/K3R3 w - - 0 1",
    [{ code: "opponent-in-check", color: "b", attackers: squares("e1", "d6") }],
  ],
  [
    "White in check with Black to move",
    "losers",
    "4k3/8/8/8/8/8/p6r/1K5R b - - 0 1",
    [{ code: "opponent-in-check", color: "w", attackers: squares("a2") }],
  ],
  [
    "Black's anti-king unattacked with White to move",
    "antiking2",
    "4k3/8/8/8/r2A4/8/8/6Ka w - - 0 1",
    [{ code: "opponent-in-anticheck", color: "b" }],
  ],
  [
    "White's anti-king unattacked with Black to move",
    "antiking1",
    "4k3/8/8/8/3A4/8/5K2/6Ra b - - 0 1",
    [{ code: "opponent-in-anticheck", color: "w" }],
  ],
];

for (const [what, id, fen, faults, writtenAs = id] of CASES) {
  test(`a set-up for ${id} is refused for ${what}`, () => {
    expect(faultsOf(setupOf(fen, writtenAs), id)).toEqual(faults);
  });
}

test("a set-up with many faults is told all of them at once", () => {
  const setup = setupOf("P3k3/8/8/8/8/8/4R3/A6p w - e6 0 1", "antiking2");
  expect(faultsOf({ ...setup, rights: ["A", "K"] }, "chess")).toEqual([
    { code: "royal-missing", color: "w", role: "king" },
    { code: "foreign-piece", role: "antiking", squares: squares("a1") },
    { code: "pawn-rank", color: "w", squares: squares("a8") },
    { code: "pawn-rank", color: "b", squares: squares("h1") },
    { code: "foreign-right", right: "A" },
    { code: "right-contradicted", right: "K" },
    { code: "en-passant", square: square("e6"), why: "no-pawn" },
    { code: "opponent-in-check", color: "b", attackers: squares("e2") },
  ]);
});

test.each([
  ["kings are pieces like any other, many or none", "antichess", "kkk5/8/8/8/8/8/8/KK6 w - - 0 1"],
  ["kings are pieces like any other, attacked or not", "suicide", "k7/8/8/8/8/8/8/R7 w - - 0 1"],
  ["one side may have nothing left", "aise", "8/8/8/8/8/8/8/R7 w - - 0 1"],
  ["the side to move may be in check", "chess", "4k3/8/8/8/8/8/4r3/4K3 w - - 0 1"],
  ["the side to move may be in anti-check", "antiking2", "4k3/8/8/8/3A4/8/5K2/6Ra w - - 0 1"],
  ["anti-kings may stand beside anything", "antiking2", "8/8/8/8/3k4/r2A4/5K2/6Ra w - - 0 1"],
  ["Berolina pawns may stand on their first rank", "antiking1", "4k1p1/8/8/8/r2A4/8/5K2/P5Ra w - - 0 1"],
  [
    "a royal that has not leaped yet may stand anywhere",
    "antiking1",
    "8/4k3/8/8/r2A4/8/5K2/6Ra w KAka - 0 1",
  ],
  ["an en-passant square needs no pawn that could take", "chess", "4k3/8/8/8/4P3/8/8/4K3 b - e3 7 9"],
] as const)("a set-up is accepted: %s (%s)", (_, id, fen) => {
  expect(faultsOf(setupOf(fen, id), id)).toEqual([]);
});

test("an opponent who was in check already in a faulty set-up still is after the move", () => {
  const position = Position.tolerant(setupOf("4k3/8/8/8/8/8/8/K3R3 w - - 0 1", "chess"), variantOf("chess"));
  position.make(position.legalMoves().filter((move) => moveFrom(move) === square("a1"))[0]);
  expect(position.check()).toEqual({ king: true, antiking: false });
  expect(position.legalMoves().map((move) => fileOf(moveTo(move)))).not.toContain(4);
});

const piece = fc.record({ color: fc.constantFrom(...COLORS), role: fc.constantFrom(...ROLES) });
const rights: readonly Right[] = ["K", "Q", "A", "k", "q", "a"];

/** Any board at all: empty or full, any number of royals, pawns anywhere, rights that contradict it. */
const anySetup: fc.Arbitrary<Setup> = fc.integer({ min: 0, max: 20 }).chain((emptiness) =>
  fc.record({
    board: fc.array(
      fc.oneof(
        { weight: emptiness, arbitrary: fc.constant<Piece | undefined>(undefined) },
        { weight: 2, arbitrary: piece },
      ),
      { minLength: 64, maxLength: 64 },
    ),
    turn: fc.constantFrom(...COLORS),
    rights: fc.subarray([...rights]),
    enPassant: fc.constantFrom(undefined, ...SQUARES),
    halfmoves: fc.nat(120),
    fullmoves: fc.integer({ min: 1, max: 200 }),
  }),
);

/** As above, with kings and rooks at home and a pawn just past an en-passant square more often than by chance. */
const almostPlayable = anySetup.map((setup): Setup => {
  const board = [...setup.board];
  for (const [name, color, role] of [
    ["a1", "w", "rook"],
    ["e1", "w", "king"],
    ["h1", "w", "rook"],
    ["a8", "b", "rook"],
    ["e8", "b", "king"],
    ["h8", "b", "rook"],
    ["d4", "w", "pawn"],
    ["d5", "b", "pawn"],
  ] as const) {
    board[square(name)] = { color, role };
  }
  for (const empty of squares("d2", "d3", "d6", "d7")) board[empty] = undefined;
  return { ...setup, board, enPassant: square(setup.turn === "w" ? "d6" : "d3") };
});

test.each(IDS)(
  "in %s a tolerant position answers everything about any set-up, and does not change it",
  (id) => {
    fc.assert(
      fc.property(fc.oneof(anySetup, almostPlayable), (setup) => {
        const position = Position.tolerant(setup, variantOf(id));
        const before = position.setup();
        expect(before.board).toEqual(setup.board);
        position.check();
        position.outcome();
        for (const color of COLORS) {
          position.kingAttacked(color);
          position.antikingUnattacked(color);
          position.attackers(square("d4"), color);
          position.attackers(square("h8"), color, { antiking: true });
        }
        for (const move of position.legalMoves()) {
          position.make(move);
          position.outcome();
          position.unmake();
        }
        expect(position.setup()).toEqual(before);
      }),
      { seed: 1929, numRuns: 150 },
    );
  },
);

test.each(IDS)("in %s a set-up is refused exactly when it has faults, and else plays on soundly", (id) => {
  fc.assert(
    fc.property(fc.oneof(anySetup, almostPlayable), (setup) => {
      const position = Position.from(setup, variantOf(id));
      if (position.ok) expect(position.value.setup()).toEqual(setup);
      else expect(position.error.length).toBeGreaterThan(0);
    }),
    { seed: 2002, numRuns: 150 },
  );
});
