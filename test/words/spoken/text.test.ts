import { expect, test } from "vitest";
import { sentences, spoken } from "../../../source/words/spoken/text.ts";

test.each([
  ["Ad5 is illegal: it is on d5.", "Anti-king to d5 is illegal: it is on d5."],
  ["Nxc7+ is legal: it takes the pawn on c7.", "Knight takes c7 is legal: it takes the pawn on c7."],
  ["exd5 or Nbd2", "Pawn from file e takes d5 or knight from file b to d2"],
  [
    "White may play R1e2 and Qh4e1# there.",
    "White may play rook from rank 1 to e2 and queen from h4 to e1 there.",
  ],
  [
    "the Berolina pawn's ab4, cxc4 and de8=Q",
    "the Berolina pawn's pawn from file a to b4, pawn from file c takes c4 and pawn from file d to e8 becoming a queen",
  ],
  ["e8=N+ or O-O-O or O-O", "Pawn to e8 becoming a knight or castling queen's side or castling king's side"],
  ["e2e4, e7e8q", "e2 to e4, e7 to e8 becoming a queen"],
  ["The pawn on e4. e4 is empty.", "The pawn on e4. e4 is empty."],
  ["a4+ comes next", "a4 comes next"],
  ['"Nf3" is no move, but Nf3 is.', '"Nf3" is no move, but knight to f3 is.'],
  ["king safe · anti-king held…", "king safe, anti-king held."],
])("%s is heard as %s", (written, heard) => {
  expect(spoken(written)).toBe(heard);
});

test("a text is told a sentence a line", () => {
  expect(sentences('It is so. "This" too! 4 more; e4. And? e5 stays.')).toEqual([
    "It is so.",
    '"This" too!',
    "4 more; e4.",
    "And? e5 stays.",
  ]);
});
