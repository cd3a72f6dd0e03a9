import fc from "fast-check";
import { expect, test } from "vitest";
import { parseFen } from "../../source/notation/fen.ts";
import { formatUci, parseUci } from "../../source/notation/uci.ts";
import {
  type Explanation,
  type ExplanationCode,
  explain,
  explainStuck,
  refusedMoves,
} from "../../source/rules/explain.ts";
import { explanationSquares } from "../../source/rules/explain-squares.ts";
import { pseudoLegalMoves } from "../../source/rules/generator.ts";
import { type Move, moveFrom, movePromotion, moveTo } from "../../source/rules/move.ts";
import { opposite } from "../../source/rules/piece.ts";
import { Position } from "../../source/rules/position.ts";
import { SQUARES, squareName } from "../../source/rules/square.ts";
import { VARIANTS, type VariantId, variantOf } from "../../source/rules/variant.ts";
import { explanationSentence } from "../../source/words/explanation.ts";
import { positionOf, positionRows, uciMoves } from "../support/fixtures.ts";
import { choices, IDS, playAtRandom, SEEDED } from "./random-play.ts";
import { slowAttackers } from "./slow-attackers.ts";

/** A position that need not be sound: some answers are given only where people explore. */
function anyPositionOf(variant: VariantId, fen: string): Position {
  const setup = parseFen(fen, variantOf(variant));
  if (!setup.ok) throw new Error(`${fen}: ${JSON.stringify(setup.error)}`);
  return Position.tolerant(setup.value, variantOf(variant));
}

function explained(variant: VariantId, fen: string, uci: string) {
  const position = anyPositionOf(variant, fen);
  const request = parseUci(uci);
  if (request === undefined) throw new Error(`${uci} is no move`);
  const explanation = explain(position, request);
  return {
    code: explanation.code,
    text: explanationSentence(explanation, position),
    squares: explanationSquares(explanation).map(squareName),
    explanation,
  };
}

test("every move that the royals forbid in the fixtures is explained by its code", () => {
  for (const row of positionRows()) {
    for (const [uci, code] of Object.entries(row.illegal ?? {})) {
      expect(explained(row.variant, row.fen, uci).code, `${uci} in ${row.fen}`).toBe(code);
    }
  }
});

const AK1 = "2prbkqA/2p1nnbr/2pppppp/8/8/PPPPPP2/RBNN1P2/aQKBRP2 w KAka - 0 1";
const AK2 = "rnbqkbnr/pppppppp/3A4/8/8/3a4/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
const CHESS = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

type Row = readonly [
  code: ExplanationCode,
  variant: VariantId,
  fen: string,
  uci: string,
  text: string,
  squares: string,
];

/** At least one row a code: the sentence a player reads, and the squares that light up with it. */
const ROWS: readonly Row[] = [
  [
    "game-over",
    "antichess",
    "8/8/3b4/8/8/8/8/8 w - - 0 1",
    "e2e4",
    "The game is over: White wins: White has got rid of every piece.",
    "",
  ],
  ["no-piece", "chess", CHESS, "e4e5", "There is no piece on e4.", "e4"],
  ["not-your-turn", "chess", CHESS, "g8f6", "It is White's turn, and the knight on g8 is Black's.", "g8"],
  ["same-square", "chess", CHESS, "g1g1", "A move has to leave its square; the knight stays on g1.", "g1"],
  [
    "moves-otherwise",
    "chess",
    CHESS,
    "g1g3",
    "The knight on g1 cannot go to g3: a knight leaps two squares one way and one to the side.",
    "g1 g3",
  ],
  [
    "moves-otherwise",
    "antiking1",
    AK1,
    "a3a5",
    "The pawn on a3 cannot go to a5: a Berolina pawn steps slantwise ahead and takes straight ahead.",
    "a3 a5",
  ],
  [
    "pawn-needs-enemy",
    "chess",
    CHESS,
    "e2d3",
    "A pawn goes slantwise only to take, and there is nothing to take on d3.",
    "e2 d3",
  ],
  [
    "pawn-needs-enemy",
    "antiking1",
    AK1,
    "a3a4",
    "A pawn goes straight ahead only to take, and there is nothing to take on a4.",
    "a3 a4",
  ],
  [
    "pawn-double-step",
    "chess",
    "4k3/8/8/8/8/4P3/8/4K3 w - - 0 1",
    "e3e5",
    "A pawn steps two squares only from where it starts, and the one on e3 has left it.",
    "e3 e5",
  ],
  ["blocked", "chess", CHESS, "a1a3", "The way from a1 to a3 is blocked by the pawn on a2.", "a2"],
  [
    "blocked",
    "antiking2",
    AK2,
    "d2d3",
    "The anti-king on d3 blocks the pawn, which does not take that way.",
    "d3",
  ],
  ["own-piece", "chess", CHESS, "a1a2", "Your own pawn stands on a2.", "a2"],
  [
    "antiking-takes-enemy",
    "antiking2",
    AK2,
    "d6d7",
    "An anti-king never takes an enemy, so the pawn on d7 is safe from it.",
    "d7",
  ],
  [
    "antiking-takes-king",
    "antiking2",
    "4rrk1/8/8/8/3pAP2/3K4/8/R6a w - - 0 1",
    "e4d3",
    "An anti-king may take pieces of its own side, but not its king on d3.",
    "d3",
  ],
  [
    "antiking-untakeable",
    "antiking2",
    AK2,
    "e2d3",
    "Nothing can take an anti-king; the one on d3 just stands in the way.",
    "d3",
  ],
  [
    "leap-spent",
    "antiking1",
    "2r4a/8/6k1/8/8/8/5K2/A6R w K - 0 1",
    "a1c2",
    "The anti-king on a1 has lost its one leap: only a royal that has never moved may leap like a knight.",
    "a1",
  ],
  [
    "leap-occupied",
    "antiking1",
    AK1,
    "c1d3",
    "The king's leap must end on an empty square, and the pawn on d3 is there.",
    "c1 d3",
  ],
  [
    "castling",
    "chess",
    CHESS,
    "e1g1",
    "Castling is impossible: the bishop on f1 and the knight on g1 stand between king and rook.",
    "e1 f1 g1",
  ],
  [
    "castling",
    "chess",
    "4k3/8/8/8/8/8/8/R3K2R w K - 0 1",
    "e1c1",
    "Castling is impossible: the right to castle on this side is lost.",
    "e1",
  ],
  [
    "castling",
    "chess",
    "4k3/4r3/8/8/8/8/8/R3K2R w K - 0 1",
    "e1g1",
    "Castling is impossible: the king is in check from the rook on e7.",
    "e1 e7",
  ],
  [
    "castling",
    "chess",
    "4kr2/8/8/8/8/8/8/R3K2R w K - 0 1",
    "e1g1",
    "Castling is impossible: the king would pass over a square attacked by the rook on f8.",
    "e1 f8",
  ],
  [
    "king-attacked",
    "chess",
    "4k1r1/8/8/8/8/8/8/R3K2R w K - 0 1",
    "e1g1",
    "O-O is illegal: g1 is attacked by the rook on g8.",
    "g1 g8",
  ],
  [
    "king-attacked",
    "chess",
    "4k3/4r3/8/8/8/8/4B3/4K3 w - - 0 1",
    "e2d3",
    "Bd3 is illegal: your king on e1 would be attacked by the rook on e7.",
    "e1 e7",
  ],
  [
    "king-attacked",
    "chess",
    "4k3/4r3/8/8/8/8/P7/4K3 w - - 0 1",
    "a2a3",
    "a3 is illegal: your king on e1 would stay in check from the rook on e7.",
    "e1 e7",
  ],
  [
    "antiking-unattacked",
    "antiking2",
    AK2,
    "d6d5",
    "Ad5 is illegal: your anti-king would stand unattacked on d5.",
    "d6 d5",
  ],
  [
    "antiking-unattacked",
    "antiking2",
    "A3r1k1/5ppp/8/8/8/8/2K5/4R2a w - - 0 1",
    "e1e8",
    "Rxe8 is illegal: your anti-king on a8 would be left unattacked; the rook on e8 is its only attacker.",
    "a8 e8",
  ],
  [
    "antiking-unattacked",
    "antiking2",
    "4r2k/8/3N4/8/4A3/8/8/K5Ra w - - 0 1",
    "d6e8",
    "Nxe8 is illegal: your anti-king on e4 would be left unattacked; the rook on e8 is its only attacker.",
    "e4 e8",
  ],
  [
    "antiking-unattacked",
    "antiking2",
    "4r2k/8/2N5/8/4A3/8/8/K5Ra w - - 0 1",
    "c6e7",
    "Ne7 is illegal: your anti-king on e4 would be left unattacked; the move shuts off the rook on e8, its only attacker.",
    "e4 e8",
  ],
  [
    "antiking-unattacked",
    "antiking2",
    "4k2a/8/8/3pP3/2A5/8/8/4K2R w K d6 0 1",
    "e5d6",
    "exd6 is illegal: your anti-king on c4 would be left unattacked; the pawn on d5 is its only attacker.",
    "c4 d5",
  ],
  [
    "antiking-unattacked",
    "antiking2",
    "r5ka/8/8/8/B7/8/8/A3K2R w - - 0 1",
    "e1d1",
    "Kd1 is illegal: your anti-king on a1 would stay unattacked.",
    "a1",
  ],
  [
    "both",
    "antiking2",
    "k6a/8/8/8/8/8/1A6/r5KR w - - 0 1",
    "g1f1",
    "Kf1 is illegal: f1 is attacked by the rook on a1, and your anti-king on b2 would stay unattacked.",
    "f1 a1 b2",
  ],
  [
    "capture-compulsory",
    "antichess",
    "8/8/8/3pP3/8/8/8/7R w - d6 0 1",
    "h1h2",
    "Rh2 is illegal: capturing is compulsory, and exd6# is the only one.",
    "e5 d6",
  ],
  [
    "no-promotion",
    "chess",
    CHESS,
    "e2e4q",
    "The move to e4 is no promotion, so it cannot bring a queen.",
    "e2 e4",
  ],
  [
    "promotion-role",
    "chess",
    "2k5/P7/8/8/8/8/8/4K3 w - - 0 1",
    "a7a8k",
    "A pawn that reaches a8 may become a queen, a rook, a bishop or a knight, nothing else.",
    "a7 a8",
  ],
  [
    "promotion-choice",
    "antichess",
    "2k5/P7/8/8/8/8/8/4K3 w - - 0 1",
    "a7a8",
    "The pawn promotes on a8: say whether it becomes a queen, a rook, a bishop, a knight or a king.",
    "a7 a8",
  ],
  [
    "king-untakeable",
    "chess",
    "4k3/4R3/8/8/8/8/8/4K3 w - - 0 1",
    "e7e8",
    "A king is never taken; the one on e8 ought not to be in check now.",
    "e8",
  ],
  ["legal", "chess", CHESS, "e2e4", "e4 is legal.", "e2 e4"],
];

/** Every code there is; the compiler keeps the list whole. */
const CODES = {
  "game-over": true,
  "no-piece": true,
  "not-your-turn": true,
  "same-square": true,
  "moves-otherwise": true,
  "pawn-needs-enemy": true,
  "pawn-double-step": true,
  blocked: true,
  "own-piece": true,
  "antiking-takes-enemy": true,
  "antiking-takes-king": true,
  "antiking-untakeable": true,
  "king-untakeable": true,
  "leap-spent": true,
  "leap-occupied": true,
  castling: true,
  "king-attacked": true,
  "antiking-unattacked": true,
  both: true,
  "capture-compulsory": true,
  "no-promotion": true,
  "promotion-role": true,
  "promotion-choice": true,
  legal: true,
} satisfies Record<ExplanationCode, true>;

test("no answer is without a row in the table of sentences", () => {
  expect([...new Set(ROWS.map(([code]) => code))].sort()).toEqual(Object.keys(CODES).sort());
});

test.each(ROWS)("%s: in %s from %s the move %s", (code, variant, fen, uci, text, squares) => {
  const answer = explained(variant, fen, uci);
  expect({ code: answer.code, text: answer.text, squares: answer.squares.join(" ") }).toEqual({
    code,
    text,
    squares,
  });
});

test("a wish is explained as legal exactly when the generator has the move", () => {
  const seeds = fc.array(fc.nat(), { minLength: 1, maxLength: 60 });
  fc.assert(
    fc.property(fc.constantFrom(...VARIANTS), seeds, (variant, choices) => {
      const position = positionOf(variant.id);
      for (const choice of choices) {
        const moves = position.legalMoves();
        if (moves.length === 0 || position.outcome() !== null) break;
        position.make(moves[choice % moves.length]);
      }
      if (position.outcome() !== null) return;
      const legal = new Set(uciMoves(position));
      for (const from of SQUARES) {
        for (const to of SQUARES) {
          const explanation = explain(position, { from, to });
          const promotions = explanation.code === "promotion-choice" ? explanation.choices : [undefined];
          for (const promotion of promotions) {
            const answer = explain(position, { from, to, promotion });
            const uci = squareName(from) + squareName(to);
            const known = [...legal].filter((move) => move.startsWith(uci));
            if (answer.code === "legal") {
              expect(movePromotion(answer.move)).toBe(promotion);
              expect(legal).toContain(formatUci(answer.move));
            } else {
              expect(known, `${uci}: ${answer.code}`).toEqual([]);
            }
            expect(explanationSentence(answer, position)).toMatch(/^[A-Z"a-h].*\.$/);
          }
        }
      }
    }),
    { numRuns: 14 },
  );
});

/** What an explanation says of the mover's royals is what a slow look at the board finds. */
function checkRoyals(position: Position, explanation: Explanation): void {
  if (!("king" in explanation || "antiking" in explanation) || !("move" in explanation)) return;
  const us = position.turn;
  const them = opposite(us);
  const after = position.clone();
  after.make(explanation.move);
  if ("king" in explanation) {
    const { king, attackers, already } = explanation.king;
    expect(after.pieceAt(king)).toEqual({ color: us, role: "king" });
    expect(attackers).not.toEqual([]);
    expect(attackers).toEqual(slowAttackers(after, king, them, false));
    expect(already).toBe(position.kingAttacked(us));
  }
  if ("antiking" in explanation) {
    const { antiking, attackers, moves } = explanation.antiking;
    expect(position.pieceAt(antiking)).toEqual({ color: us, role: "antiking" });
    expect(attackers).toEqual(slowAttackers(position, antiking, them, true));
    const stands = moves ? moveTo(explanation.move) : antiking;
    expect(after.pieceAt(stands)).toEqual({ color: us, role: "antiking" });
    expect(slowAttackers(after, stands, them, true)).toEqual([]);
  }
}

test("named attackers really attack, and a lost attacker does so no more", () => {
  for (const row of positionRows().filter(({ illegal }) => illegal !== undefined)) {
    for (const uci of Object.keys(row.illegal ?? {})) {
      const { explanation } = explained(row.variant, row.fen, uci);
      expect(["king-attacked", "antiking-unattacked", "both"]).toContain(explanation.code);
      checkRoyals(positionOf(row.variant, row.fen), explanation);
    }
  }
});

const names = (moves: readonly Move[]): string[] =>
  [...new Set(moves.map((move) => squareName(moveFrom(move)) + squareName(moveTo(move))))].sort();

test.each(IDS)("in %s a piece's moves are legal or refused, never both, and each refusal is true", (id) => {
  fc.assert(
    fc.property(choices, (picks) => {
      const position = playAtRandom(id, picks);
      const legal = position.legalMoves();
      for (const from of SQUARES) {
        const refused = refusedMoves(position, from);
        const own = (move: Move): boolean => moveFrom(move) === from;
        const refusedNames = names(refused.map(({ move }) => move));
        const legalNames = names(legal.filter(own));
        expect(refusedNames.filter((name) => legalNames.includes(name))).toEqual([]);
        expect([...refusedNames, ...legalNames].sort()).toEqual(
          names(pseudoLegalMoves(position).filter(own)),
        );
        for (const { explanation } of refused) {
          expect(explanation.code).not.toBe("legal");
          checkRoyals(position, explanation);
        }
        const stuck = legalNames.length === 0 ? refused[0]?.explanation : undefined;
        expect(explainStuck(position, from)).toEqual(stuck);
      }
    }),
    { ...SEEDED, numRuns: 20 },
  );
});
