import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { formatSan } from "../../source/notation/san.ts";
import { findMove, parseUci } from "../../source/notation/uci.ts";
import { captureSquare, type Effect, effectsOf } from "../../source/rules/effects.ts";
import {
  isCapture,
  isCastling,
  isEnPassant,
  isLeap,
  moveFrom,
  movePromotion,
  moveTo,
} from "../../source/rules/move.ts";
import { opposite } from "../../source/rules/piece.ts";
import type { Position } from "../../source/rules/position.ts";
import { SQUARES, squareName } from "../../source/rules/square.ts";
import type { VariantId } from "../../source/rules/variant.ts";
import { effectsSentence } from "../../source/words/effects.ts";
import { fenOf, positionOf, positionRows } from "../support/fixtures.ts";
import { choices, IDS, playAtRandom, SEEDED } from "./random-play.ts";
import { slowAttackers } from "./slow-attackers.ts";

type EffectOf<Code extends Effect["code"]> = Effect & { readonly code: Code };

/** The effect of a kind among those of one move. */
function find<Code extends Effect["code"]>(effects: readonly Effect[], code: Code) {
  return effects.find((effect): effect is EffectOf<Code> => effect.code === code);
}

const piecesOn = (position: Position): number =>
  SQUARES.filter((square) => position.pieceAt(square) !== undefined).length;

/** Holds every claim about every legal move of a position against a slow look at the board after it. */
function checkClaims(position: Position): void {
  const us = position.turn;
  const them = opposite(us);
  const { royalKing, antiking } = position.variant;
  const fen = fenOf(position);
  for (const move of position.legalMoves()) {
    const effects = effectsOf(position, move);
    const after = position.clone();
    after.make(move);
    expect(fenOf(position)).toBe(fen);
    expect(effects.map(({ code }) => code)).toEqual([...new Set(effects.map(({ code }) => code))]);

    const captures = find(effects, "captures");
    expect(captures !== undefined).toBe(isCapture(move));
    expect(piecesOn(after)).toBe(piecesOn(position) - (isCapture(move) ? 1 : 0));
    if (captures !== undefined) {
      expect(captures.piece).toEqual(position.pieceAt(captures.square));
      const own = position.pieceAt(moveFrom(move))?.role === "antiking";
      expect(captures.piece.color).toBe(own ? us : them);
      expect(captures.square === moveTo(move)).toBe(!isEnPassant(move));
      if (isEnPassant(move)) expect(after.pieceAt(captures.square)).toBeUndefined();
    }
    expect(captureSquare(move)).toBe(captures?.square);

    const promotes = find(effects, "promotes");
    expect(promotes?.role).toBe(movePromotion(move));
    if (promotes !== undefined) {
      expect(after.pieceAt(moveTo(move))).toEqual({ color: us, role: promotes.role });
    }

    const castles = find(effects, "castles");
    expect(castles !== undefined).toBe(isCastling(move));
    if (castles !== undefined) {
      expect(position.pieceAt(castles.rook.from)).toEqual({ color: us, role: "rook" });
      expect(after.pieceAt(castles.rook.from)).toBeUndefined();
      expect(after.pieceAt(castles.rook.to)).toEqual({ color: us, role: "rook" });
    }

    const king = royalKing ? after.kingSquare(them) : undefined;
    const checkers = king === undefined ? [] : slowAttackers(after, king, us, false);
    const check = checkers.length === 0 ? undefined : { code: "check", king, by: checkers };
    expect(find(effects, "check")).toEqual(check);

    const theirs = after.antikingSquare(them);
    const left = theirs === undefined ? [] : slowAttackers(after, theirs, us, true);
    const anticheck = find(effects, "anticheck");
    expect(anticheck !== undefined).toBe(antiking && left.length === 0);
    if (anticheck !== undefined && theirs !== undefined) {
      expect(anticheck.antiking).toBe(theirs);
      expect(anticheck.lost).toEqual(slowAttackers(position, theirs, us, true));
      expect(anticheck.lost).not.toEqual([]);
    }

    const own = after.antikingSquare(us);
    const by = own === undefined ? [] : slowAttackers(after, own, them, true);
    expect(find(effects, "holders")).toEqual(antiking ? { code: "holders", antiking: own, by } : undefined);
    if (antiking) expect(by).not.toEqual([]);

    const ended = position.setup().rights.filter((right) => !after.setup().rights.includes(right));
    const spent = find(effects, "leap-spent");
    const lost = find(effects, "rights-lost");
    if (position.variant.rights === "leaps") {
      expect(lost).toBeUndefined();
      expect(spent !== undefined).toBe(ended.length > 0);
      if (spent !== undefined) {
        expect(spent.leaps).toBe(isLeap(move));
        expect(spent.role).toBe(position.pieceAt(moveFrom(move))?.role);
      }
    } else {
      expect(spent).toBeUndefined();
      expect(lost?.rights ?? []).toEqual(ended);
    }

    expect(find(effects, "ends")?.outcome ?? null).toEqual(after.outcome());
    const sentence = effectsSentence(position, move, effects);
    expect(sentence.startsWith(`${formatSan(position, move)} is legal`)).toBe(true);
    expect(sentence).toMatch(/^[^.]*\.( [A-Z][^.]*\.)?$/);
  }
}

test.each(IDS)(
  "in %s every claim about a legal move of a random game is true on the board after it",
  (id) => {
    fc.assert(
      fc.property(choices, (picks) => checkClaims(playAtRandom(id, picks))),
      SEEDED,
    );
  },
);

test.each(IDS)("in %s every claim about a legal move of the fixtures is true on the board after it", (id) => {
  const rows = positionRows().filter(({ variant }) => variant === id);
  for (const { fen } of rows.filter((_, index) => index % 10 === 0)) checkClaims(positionOf(id, fen));
});

type Row = readonly [variant: VariantId, fen: string | undefined, uci: string, sentence: string];

/** Every effect there is, with the sentences a player reads of it. */
const SENTENCES = {
  captures: [
    ["chess", "4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1", "e4d5", "exd5 is legal: it takes the pawn on d5."],
    ["chess", "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1", "e5d6", "exd6 is legal: it takes the pawn on d5."],
    [
      "antiking2",
      "4rrk1/8/8/8/3pAP2/3K4/8/R6a w - - 0 1",
      "e4f4",
      "Axf4 is legal: it takes its own side's pawn on f4 and leaves your anti-king attacked by the rook on f8.",
    ],
  ],
  promotes: [
    ["chess", "8/P3k3/8/8/8/8/8/4K3 w - - 0 1", "a7a8q", "a8=Q is legal: it becomes a queen."],
    ["antichess", "8/P7/8/8/8/8/7p/8 w - - 0 1", "a7a8k", "a8=K is legal: it becomes a king."],
  ],
  castles: [
    [
      "chess",
      "4k3/8/8/8/8/8/8/R3K2R w K - 0 1",
      "e1g1",
      "O-O is legal: it brings the rook from h1 to f1 and ends White's right to castle king's side.",
    ],
    [
      "chess",
      "r3k2r/8/8/8/8/8/8/4K3 b kq - 0 1",
      "e8c8",
      "O-O-O is legal: it brings the rook from a8 to d8 and ends Black's right to castle king's side and Black's right to castle queen's side.",
    ],
  ],
  check: [
    [
      "chess",
      "4k3/8/8/8/8/8/4N3/K3R3 w - - 0 1",
      "e2d4",
      "Nd4+ is legal: it gives check with the rook on e1.",
    ],
    [
      "chess",
      "4k3/8/8/8/4N3/8/8/K3R3 w - - 0 1",
      "e4f6",
      "Nf6+ is legal: it gives check with the rook on e1 and the knight on f6.",
    ],
  ],
  anticheck: [
    [
      "antiking2",
      "4r2k/8/2N5/8/4A3/8/8/K5Ra w - - 0 1",
      "g1g2",
      "Rg2+ is legal: it gives anti-check (the rook on g1 no longer attacks the anti-king on h1) and leaves your anti-king attacked by the rook on e8.",
    ],
  ],
  holders: [
    [
      "antiking2",
      undefined,
      "b1c3",
      "Nc3 is legal: it leaves your anti-king attacked by the pawn on c7 and the pawn on e7.",
    ],
  ],
  "leap-spent": [
    [
      "antiking1",
      undefined,
      "c1e2",
      "Ke2 is legal: it leaves your anti-king attacked by the knight on f7, the bishop on g7, the rook on h7 and the queen on g8 and spends the king's one leap.",
    ],
    [
      "antiking1",
      "2r4a/8/6k1/8/8/8/5K2/A6R w KAka - 0 1",
      "a1c2",
      "Ac2 is legal: it leaves your anti-king attacked by the rook on c8 and spends the anti-king's one leap.",
    ],
    [
      "antiking1",
      "r6a/8/6k1/8/8/8/5K2/A6R w KAka - 0 1",
      "f2e3",
      "Ke3 is legal: it leaves your anti-king attacked by the rook on a8 and gives up the king's leap.",
    ],
  ],
  "rights-lost": [
    [
      "chess",
      "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1",
      "a1a8",
      "Rxa8+ is legal: it takes the rook on a8, gives check with the rook on a8 and ends White's right to castle queen's side and Black's right to castle queen's side.",
    ],
  ],
  ends: [
    [
      "chess",
      "7k/8/5KQ1/8/8/8/8/8 w - - 0 1",
      "g6g7",
      "Qg7# is legal: it gives check with the queen on g7. White wins: Black's king is mated, attacked with no move that saves it.",
    ],
    [
      "chess",
      "7k/8/5K2/6Q1/8/8/8/8 w - - 0 1",
      "g5g6",
      "Qg6 is legal. A draw: the side to move has no legal move.",
    ],
    [
      "antichess",
      "8/8/3p4/4P3/8/8/8/8 w - - 0 1",
      "e5d6",
      "exd6# is legal: it takes the pawn on d6. Black wins: Black has got rid of every piece.",
    ],
  ],
} satisfies Record<Effect["code"], readonly Row[]>;

describe.each(Object.entries(SENTENCES))("%s", (code, rows) => {
  test.each<Row>(rows)("in %s %s %s: %s", (variant, fen, uci, sentence) => {
    const position = positionOf(variant, fen);
    const request = parseUci(uci);
    const move = request && findMove(position.legalMoves(), request);
    if (move === undefined) throw new Error(`${uci} is not legal`);
    const effects = effectsOf(position, move);
    expect(effects.map((effect): string => effect.code)).toContain(code);
    expect(effectsSentence(position, move)).toBe(sentence);
  });
});

test("an own last piece that an anti-king takes ends the game, since nothing can attack the other any more", () => {
  const position = positionOf("antiking2", "4r2k/8/8/8/4A3/4R3/8/K3a3 w - - 0 1");
  const move = position.legalMoves().find((each) => moveTo(each) === moveFrom(each) - 8 && isCapture(each));
  if (move === undefined) throw new Error("the anti-king may take the rook");
  const effects = effectsOf(position, move);
  expect(effects.map(({ code }) => code)).toEqual(["captures", "anticheck", "holders", "ends"]);
  expect(find(effects, "captures")?.piece).toEqual({ color: "w", role: "rook" });
  expect(find(effects, "anticheck")?.lost.map(squareName)).toEqual(["e3"]);
  expect(find(effects, "ends")?.outcome).toEqual({ winner: "w", reason: "antiking-mate" });
});
