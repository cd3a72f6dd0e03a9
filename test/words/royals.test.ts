import { expect, test } from "vitest";
import type { Color } from "../../source/rules/piece.ts";
import type { VariantId } from "../../source/rules/variant.ts";
import { royalsLine } from "../../source/words/royals.ts";
import { positionOf } from "../support/fixtures.ts";

test.each<[VariantId, string | undefined, Color, string | undefined]>([
  ["antiking2", undefined, "w", "king safe · anti-king held by the pawns c7 e7"],
  ["antiking2", undefined, "b", "king safe · anti-king held by the pawns c2 e2"],
  ["antiking1", undefined, "w", "king safe · anti-king held by 4 pieces"],
  ["antiking1", undefined, "b", "king safe · anti-king held by 4 pieces"],
  ["chess", undefined, "w", "king safe"],
  ["losers", "4k3/8/8/8/1p2r3/P7/8/4K3 w - - 0 1", "w", "king in check from the rook e4"],
  ["chess", "4k3/8/8/8/8/3n4/8/r3K3 w - - 0 1", "w", "king in check from the rook a1 and the knight d3"],
  ["antichess", undefined, "w", undefined],
  ["suicide", undefined, "b", undefined],
  ["aise", undefined, "w", undefined],
  [
    "antiking2",
    "r5ka/8/8/8/B7/8/8/A3K2R w - - 0 1",
    "w",
    "king safe · anti-king in anti-check: nothing attacks it",
  ],
  [
    "antiking2",
    "4k2a/8/8/2ppP3/2A5/8/r7/4K2R w - - 0 1",
    "w",
    "king safe · anti-king held only by the pawn d5",
  ],
  [
    "antiking2",
    "4k2a/8/8/1p1p4/2A5/8/8/2r1K2R w - - 0 1",
    "w",
    "king in check from the rook c1 · anti-king held by the rook c1 and the pawns b5 d5",
  ],
  [
    "antiking2",
    "4k2a/2q5/8/1p1p4/2A5/8/8/2r1K2R w - - 0 1",
    "w",
    "king in check from the rook c1 · anti-king held by 4 pieces",
  ],
])("in %s, %s, the royals of %s: %s", (variant, fen, color, line) => {
  expect(royalsLine(positionOf(variant, fen), color)).toBe(line);
});

test.each<[VariantId, string | undefined, Color, string | undefined]>([
  ["antiking2", undefined, "w", "king safe · anti-king held by c7 e7"],
  ["antiking2", "4k2a/8/8/8/2ppP3/2A5/r7/4K2R w - - 0 1", "w", "king safe · anti-king held only by d4"],
  ["antiking2", "4k2a/8/8/1p1p4/2A5/8/8/2r1K2R w - - 0 1", "w", "king in check · anti-king held by c1 b5 d5"],
  ["antiking2", "r5ka/8/8/8/B7/8/8/A3K2R w - - 0 1", "w", "king safe · anti-king in anti-check"],
  ["chess", "4k3/8/8/8/8/3n4/8/r3K3 w - - 0 1", "w", "king in check"],
  ["antichess", undefined, "w", undefined],
])("in brief in %s, %s, the royals of %s: %s", (variant, fen, color, line) => {
  expect(royalsLine(positionOf(variant, fen), color, { brief: true })).toBe(line);
});
