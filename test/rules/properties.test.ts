import fc from "fast-check";
import { expect, test } from "vitest";
import { formatFen, parseFen } from "../../source/notation/fen.ts";
import { CELL_OF, EMPTY } from "../../source/rules/mailbox.ts";
import { isCapture } from "../../source/rules/move.ts";
import { COLORS, opposite } from "../../source/rules/piece.ts";
import { Position } from "../../source/rules/position.ts";
import { SQUARES } from "../../source/rules/square.ts";
import { variantOf } from "../../source/rules/variant.ts";
import { positionOf } from "../support/fixtures.ts";
import { choices, choose, IDS, playAtRandom, SEEDED } from "./random-play.ts";
import { slowAttackers } from "./slow-attackers.ts";

/** Everything a position is, down to the order of its piece lists, as a text to compare. */
function imageOf(position: Position): string {
  const { board, lists, slots, counts, ply } = position;
  const occupied = Array.from(CELL_OF).filter((cell) => board[cell] !== EMPTY);
  return JSON.stringify({
    setup: position.setup(),
    keys: [position.keyLow, position.keyHigh],
    state: [position.side, position.rights, position.enPassant, position.halfmoves, ply],
    lists: [lists.slice(0, counts[0]), lists.slice(64, 64 + counts[1])].map((list) => Array.from(list)),
    slots: occupied.map((cell) => slots[cell]),
    counts: [counts, position.pieceCounts, position.kings, position.antikings].map((list) => [...list]),
    occurrences: position.occurrences(),
  });
}

/** The same position built anew from its plain value: nothing in it can be stale. */
function rebuilt(position: Position): Position {
  const result = Position.from(position.setup(), position.variant);
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.value;
}

test.each(IDS)("in %s a move made and taken back leaves no trace", (id) => {
  fc.assert(
    fc.property(choices, (picks) => {
      const images: string[] = [];
      const position = playAtRandom(id, picks, (current) => images.push(imageOf(current)));
      const last = images[images.length - 1];
      for (const move of position.legalMoves()) {
        position.make(move);
        position.unmake();
        expect(imageOf(position)).toBe(last);
      }
      for (const image of images.reverse()) {
        expect(imageOf(position)).toBe(image);
        if (position.ply > 0) position.unmake();
      }
    }),
    SEEDED,
  );
});

test.each(IDS)("in %s a position reached by play is the one built from its set-up", (id) => {
  fc.assert(
    fc.property(choices, (picks) => {
      playAtRandom(id, picks, (position) => {
        const fresh = rebuilt(position);
        expect([position.keyLow, position.keyHigh]).toEqual([fresh.keyLow, fresh.keyHigh]);
        expect(position.setup()).toEqual(fresh.setup());
        expect(position.check()).toEqual(fresh.check());
        expect(position.legalMoves().sort()).toEqual(fresh.legalMoves().sort());
      });
    }),
    SEEDED,
  );
});

test.each(IDS)("in %s a passed turn leaves the position as if the other side had been to move", (id) => {
  fc.assert(
    fc.property(choices, (picks) => {
      playAtRandom(id, picks, (position) => {
        const { king, antiking } = position.check();
        if (king || antiking || position.enPassant !== 0) return;
        const image = imageOf(position);
        position.pass();
        const fresh = Position.tolerant(position.setup(), position.variant);
        expect([position.keyLow, position.keyHigh]).toEqual([fresh.keyLow, fresh.keyHigh]);
        expect(position.check()).toEqual(fresh.check());
        expect(position.legalMoves().sort()).toEqual(fresh.legalMoves().sort());
        position.pass();
        expect(imageOf(position)).toBe(image);
      });
    }),
    SEEDED,
  );
});

test.each(IDS)("in %s a FEN gives back the set-up it was written from", (id) => {
  fc.assert(
    fc.property(choices, (picks) => {
      const setup = playAtRandom(id, picks).setup();
      expect(parseFen(formatFen(setup), variantOf(id))).toEqual({ ok: true, value: setup });
    }),
    SEEDED,
  );
});

test.each(IDS)("in %s a clone and its original do not feel each other's moves", (id) => {
  fc.assert(
    fc.property(choices, fc.nat(9999), fc.nat(9999), (picks, one, other) => {
      const position = playAtRandom(id, picks);
      const image = imageOf(position);
      const copy = position.clone();
      expect(imageOf(copy)).toBe(image);
      const move = choose(copy, one);
      if (move === undefined) return;
      copy.make(move);
      const moved = imageOf(copy);
      expect(imageOf(position)).toBe(image);
      position.make(choose(position, other) ?? move);
      expect(imageOf(copy)).toBe(moved);
      while (copy.ply > 0) copy.unmake();
      expect(imageOf(copy)).toBe(imageOf(positionOf(id)));
    }),
    SEEDED,
  );
});

test.each(IDS)("in %s no move is listed twice, and `capturesOnly` lists just the legal captures", (id) => {
  const list = new Int32Array(512);
  fc.assert(
    fc.property(choices, (picks) => {
      playAtRandom(id, picks, (position) => {
        const moves = position.legalMoves();
        expect(new Set(moves).size).toBe(moves.length);
        const captures = moves.filter(isCapture);
        // Where capturing is compulsory the legal moves are all captures or none.
        if (position.variant.compulsoryCapture && captures.length > 0) expect(captures).toEqual(moves);
        list.fill(-1);
        const end = position.generate(list, 3, true);
        expect(Array.from(list.subarray(0, end))).toEqual([-1, -1, -1, ...captures]);
      });
    }),
    SEEDED,
  );
});

test.each(IDS)("in %s no legal move leaves the mover's king attacked or its anti-king unattacked", (id) => {
  fc.assert(
    fc.property(choices, (picks) => {
      const position = playAtRandom(id, picks);
      const mover = position.turn;
      const enemy = opposite(mover);
      for (const move of position.legalMoves()) {
        position.make(move);
        const king = position.kingSquare(mover);
        const antiking = position.antikingSquare(mover);
        if (king !== undefined) expect(slowAttackers(position, king, enemy, false)).toEqual([]);
        if (antiking !== undefined) {
          expect(slowAttackers(position, antiking, enemy, true).length).toBeGreaterThan(0);
        }
        position.unmake();
      }
    }),
    SEEDED,
  );
});

test.each(IDS)("in %s the attackers of a square are those that a slow look at the board finds", (id) => {
  fc.assert(
    fc.property(choices, fc.boolean(), (picks, antiking) => {
      const position = playAtRandom(id, picks);
      for (const color of COLORS) {
        for (const square of SQUARES) {
          const slow = slowAttackers(position, square, color, antiking);
          expect(position.attackers(square, color, { antiking })).toEqual(slow);
        }
        const king = position.kingSquare(color);
        const attackers = king === undefined ? [] : slowAttackers(position, king, opposite(color), false);
        expect(position.kingAttacked(color)).toBe(attackers.length > 0);
      }
    }),
    SEEDED,
  );
});
