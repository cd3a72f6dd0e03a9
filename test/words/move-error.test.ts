import { expect, test } from "vitest";
import { parseMove } from "../../source/notation/parse-move.ts";
import type { VariantId } from "../../source/rules/variant.ts";
import { moveErrorSentence } from "../../source/words/move-error.ts";
import { positionOf } from "../support/fixtures.ts";

test.each<[VariantId, string | undefined, string, string]>([
  ["chess", undefined, "hello", '"hello" is not a move; moves look like e4, Nf3, exd5, e8=Q or e2e4.'],
  ["chess", undefined, "", '"" is not a move; moves look like e4, Nf3, exd5, e8=Q or e2e4.'],
  ["chess", undefined, "e9", '"e9" is not a move; moves look like e4, Nf3, exd5, e8=Q or e2e4.'],
  ["chess", undefined, "Nd5", "None of your knights can go to d5."],
  ["chess", undefined, "Qd5", "The way from d1 to d5 is blocked by the pawn on d2."],
  ["antichess", "8/8/8/7p/8/8/8/R7 w - - 0 1", "Nf3", 'There is no knight of yours that "Nf3" could mean.'],
  ["chess", undefined, "e7e5", "It is White's turn, and the pawn on e7 is Black's."],
  ["chess", undefined, "e4e5", "There is no piece on e4."],
  [
    "chess",
    undefined,
    "O-O",
    "Castling is impossible: the bishop on f1 and the knight on g1 stand between king and rook.",
  ],
  [
    "chess",
    "4k3/8/8/8/8/8/8/R3K3 w - - 0 1",
    "O-O-O",
    "Castling is impossible: the right to castle on this side is lost.",
  ],
  ["antichess", undefined, "O-O", "There is no castling in Antichess."],
  ["antiking1", undefined, "0-0-0", "There is no castling in Anti-King Chess I."],
  ["chess", "4k3/8/8/8/8/8/8/R2K3R w - - 0 1", "O-O", "Castling is impossible: the king has left e1."],
  ["chess", "4k3/8/8/8/8/8/7R/R3K3 w - - 0 1", "Ra2", '"Ra2" may mean Raa2 or Rha2; say which.'],
  ["chess", "4k3/8/8/8/8/8/8/R1R1K3 w - - 0 1", "Rb1", '"Rb1" may mean Rab1 or Rcb1; say which.'],
  ["antiking1", undefined, "b4", '"b4" may mean ab4 or cb4; say which.'],
  [
    "antichess",
    "2k5/P7/8/8/8/8/8/4K3 w - - 0 1",
    "a8",
    '"a8" promotes: add what the pawn becomes (a queen, a rook, a bishop, a knight or a king), as in e8=Q.',
  ],
  [
    "chess",
    "2k5/P7/8/8/8/8/8/4K3 w - - 0 1",
    "a7a8",
    '"a7a8" promotes: add what the pawn becomes (a queen, a rook, a bishop or a knight), as in e8=Q.',
  ],
  [
    "chess",
    "2k5/P7/8/8/8/8/8/4K3 w - - 0 1",
    "a8=K",
    "A pawn that reaches a8 may become a queen, a rook, a bishop or a knight, nothing else.",
  ],
  ["chess", undefined, "e4=Q", "The move to e4 is no promotion, so it cannot bring a queen."],
  [
    "losers",
    "4k3/8/8/8/1p2r3/P7/8/4K3 w - - 0 1",
    "axb4",
    "axb4 is illegal: your king on e1 would stay in check from the rook on e4.",
  ],
  [
    "antichess",
    "8/8/8/3pP3/8/8/8/7R w - d6 0 1",
    "Rh2",
    "Rh2 is illegal: capturing is compulsory, and exd6# is the only one.",
  ],
])("in %s %s the text %j: %s", (variant, fen, text, sentence) => {
  const position = positionOf(variant, fen);
  const move = parseMove(text, position);
  expect(move.ok ? "" : moveErrorSentence(move.error, position).text).toBe(sentence);
});
