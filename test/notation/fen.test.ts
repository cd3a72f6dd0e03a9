import { expect, test } from "vitest";
import { type FenError, formatFen, looksLikeFenBoard, parseFen } from "../../source/notation/fen.ts";
import { VARIANTS, type VariantId, variantOf } from "../../source/rules/variant.ts";

const CHESS_LETTERS = ["P", "N", "B", "R", "Q", "K", "p", "n", "b", "r", "q", "k", "1-8"];
const ANTIKING_LETTERS = ["P", "N", "B", "R", "Q", "K", "A", "p", "n", "b", "r", "q", "k", "a", "1-8"];

type Case = readonly [what: string, variant: VariantId, fen: string, error: FenError];

const REFUSED: readonly Case[] = [
  ["an empty text", "chess", "", { code: "field-count", found: 0 }],
  ["three fields", "chess", "8/8/8/8/8/8/8/8 w -", { code: "field-count", found: 3 }],
  ["seven fields", "chess", "8/8/8/8/8/8/8/8 w - - 0 1 x", { code: "field-count", found: 7 }],
  ["seven ranks", "chess", "8/8/8/8/8/8/8 w - - 0 1", { code: "rank-count", found: 7 }],
  ["nine ranks", "chess", "8/8/8/8/8/8/8/8/8 w - - 0 1", { code: "rank-count", found: 9 }],
  [
    "a rank too narrow",
    "chess",
    "8/pp5/8/8/8/8/8/8 w - - 0 1",
    { code: "rank-width", rank: 7, found: 7, column: 3 },
  ],
  [
    "a rank too wide, after spaces",
    "chess",
    "  8/8/8/8/8/8/8/4K4 w - - 0 1",
    { code: "rank-width", rank: 1, found: 9, column: 17 },
  ],
  [
    "a rank far too wide",
    "chess",
    "8/8/88k/8/8/8/8/8 w - - 0 1",
    { code: "rank-width", rank: 6, found: 17, column: 5 },
  ],
  [
    "an empty rank",
    "chess",
    "8//8/8/8/8/8/8 w - - 0 1",
    { code: "rank-width", rank: 7, found: 0, column: 3 },
  ],
  [
    "a letter that is no piece",
    "antiking2",
    "8/8/3x4/8/8/8/8/8 w - - 0 1",
    { code: "character", field: "pieces", found: "x", column: 6, allowed: ANTIKING_LETTERS },
  ],
  [
    "an anti-king where the game has none",
    "chess",
    "8/8/8/8/8/8/8/7A w - - 0 1",
    { code: "character", field: "pieces", found: "A", column: 16, allowed: CHESS_LETTERS },
  ],
  [
    "a nine",
    "chess",
    "9/8/8/8/8/8/8/8 w - - 0 1",
    { code: "character", field: "pieces", found: "9", column: 1, allowed: CHESS_LETTERS },
  ],
  [
    "a character outside the basic plane",
    "chess",
    "8/8/8/🨀7/8/8/8/8 w - - 0 1",
    { code: "character", field: "pieces", found: "🨀", column: 7, allowed: CHESS_LETTERS },
  ],
  [
    "a side to move in capitals",
    "chess",
    "8/8/8/8/8/8/8/8 W - - 0 1",
    { code: "character", field: "turn", found: "W", column: 17, allowed: ["w", "b"] },
  ],
  [
    "a castling letter that is none",
    "chess",
    "8/8/8/8/8/8/8/8 w KX - 0 1",
    { code: "character", field: "rights", found: "X", column: 20, allowed: ["K", "Q", "k", "q", "-"] },
  ],
  [
    "a castling right where royals leap",
    "antiking1",
    "8/8/8/8/8/8/8/8 w KQ - 0 1",
    { code: "character", field: "rights", found: "Q", column: 20, allowed: ["K", "A", "k", "a", "-"] },
  ],
  [
    "a leap where kings castle",
    "antiking2",
    "8/8/8/8/8/8/8/8 w a - 0 1",
    { code: "character", field: "rights", found: "a", column: 19, allowed: ["K", "Q", "k", "q", "-"] },
  ],
  [
    "a letter that is no right anywhere, where rights are dropped",
    "antichess",
    "8/8/8/8/8/8/8/8 w A - 0 1",
    { code: "character", field: "rights", found: "A", column: 19, allowed: ["K", "Q", "k", "q", "-"] },
  ],
  [
    "a right named twice",
    "chess",
    "8/8/8/8/8/8/8/8 w KkK - 0 1",
    { code: "repeated", found: "K", column: 21 },
  ],
  [
    "an en-passant square that is none",
    "chess",
    "8/8/8/8/8/8/8/8 w - e9 0 1",
    {
      code: "character",
      field: "en-passant",
      found: "e9",
      column: 21,
      allowed: ["a square such as e3", "-"],
    },
  ],
  [
    "a half-move clock in words",
    "chess",
    "8/8/8/8/8/8/8/8 w - - none 1",
    { code: "number", field: "halfmoves", found: "none", column: 23 },
  ],
  [
    "a negative half-move clock",
    "chess",
    "8/8/8/8/8/8/8/8 w - - -1 1",
    { code: "number", field: "halfmoves", found: "-1", column: 23 },
  ],
  [
    "a move number that is a fraction",
    "chess",
    "8/8/8/8/8/8/8/8 w - -   0   1.5",
    { code: "number", field: "fullmoves", found: "1.5", column: 29 },
  ],
  [
    "a move number beyond all games",
    "chess",
    "8/8/8/8/8/8/8/8 w - - 0 100000",
    { code: "number", field: "fullmoves", found: "100000", column: 25 },
  ],
];

for (const [what, variant, fen, error] of REFUSED) {
  test(`a FEN with ${what} is refused, and the place named (${variant})`, () => {
    expect(parseFen(fen, variantOf(variant))).toEqual({ ok: false, error });
  });
}

test.each([
  ["missing clocks are 0 1", "chess", "4k3/8/8/8/8/8/8/4K3 w - -", "4k3/8/8/8/8/8/8/4K3 w - - 0 1"],
  ["a missing move number is 1", "chess", "4k3/8/8/8/8/8/8/4K3 b - - 7", "4k3/8/8/8/8/8/8/4K3 b - - 7 1"],
  ["move number 0 is 1", "chess", "4k3/8/8/8/8/8/8/4K3 w - - 3 0", "4k3/8/8/8/8/8/8/4K3 w - - 3 1"],
  ["spaces and tabs may be any", "chess", " 8/8/8/8/8/8/8/8\tw  - - 0 1\n", "8/8/8/8/8/8/8/8 w - - 0 1"],
  ["gaps may be written in parts", "chess", "11k23/8/8/8/8/8/8/44 w - - 0 1", "2k5/8/8/8/8/8/8/8 w - - 0 1"],
  [
    "castling rights may come in any order",
    "chess",
    "8/8/8/8/8/8/8/8 w qKk - 0 1",
    "8/8/8/8/8/8/8/8 w Kkq - 0 1",
  ],
  [
    "leaps may come in any order",
    "antiking1",
    "8/8/8/8/8/8/8/8 w akAK - 0 1",
    "8/8/8/8/8/8/8/8 w KAka - 0 1",
  ],
  [
    "antichess drops castling rights",
    "antichess",
    "8/8/8/8/8/8/8/8 w KQkq - 0 1",
    "8/8/8/8/8/8/8/8 w - - 0 1",
  ],
  ["suicide drops castling rights", "suicide", "8/8/8/8/8/8/8/8 w k - 0 1", "8/8/8/8/8/8/8/8 w - - 0 1"],
  ["aise drops castling rights", "aise", "8/8/8/8/8/8/8/8 w qQ - 0 1", "8/8/8/8/8/8/8/8 w - - 0 1"],
  [
    "sense is not asked for",
    "chess",
    "PPPPPPPP/8/8/8/8/8/8/KKKKKKKK w - a1 0 1",
    "PPPPPPPP/8/8/8/8/8/8/KKKKKKKK w - a1 0 1",
  ],
  [
    "an en-passant square is kept whatever the clock says",
    "chess",
    "4k3/8/8/8/4P3/8/8/4K3 b - e3 9 9",
    "4k3/8/8/8/4P3/8/8/4K3 b - e3 9 9",
  ],
] as const)("a FEN is read: %s (%s)", (_, variant, fen, written) => {
  const setup = parseFen(fen, variantOf(variant));
  expect(setup.ok && formatFen(setup.value)).toBe(written);
});

test.each(VARIANTS.map(({ id, start }) => [id, start] as const))(
  "the start position of %s is written as it is read",
  (id, start) => {
    const setup = parseFen(start, variantOf(id));
    expect(setup.ok && formatFen(setup.value)).toBe(start);
  },
);

test.each([
  ["rnbqkbnr/pppppppp/3A4/8", true],
  ["8/8/8/8/8/8/8/8", true],
  ["e2e4", false],
  ["Nf3", false],
  ["1/2", false],
  ["start", false],
] as const)("%s looks like the board of a FEN: %s", (text, looks) => {
  expect(looksLikeFenBoard(text)).toBe(looks);
});
