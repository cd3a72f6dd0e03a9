import { describe, expect, test } from "vitest";
import type { Position } from "../../../source/rules/position.ts";
import { fileOf } from "../../../source/rules/square.ts";
import { boardView } from "../../../source/tui/board/board-view.ts";
import { drawBoard } from "../../../source/tui/board/draw-board.ts";
import {
  attacksOverlay,
  capturesOverlay,
  havenOverlay,
  holdersOverlay,
} from "../../../source/tui/board/overlay-notes.ts";
import type { Overlay } from "../../../source/tui/board/overlay-view.ts";
import { piecesOf } from "../../../source/tui/board/position-view.ts";
import { SQUARE_SIZES } from "../../../source/tui/board/square-size.ts";
import { play, positionOf } from "../../support/fixtures.ts";
import { named, style, textOf } from "./support.ts";

const [ONE_ROW, TWO_ROWS, THREE_ROWS] = SQUARE_SIZES;

const viewOf = (position: Position, overlay: Overlay) => boardView({ pieces: piecesOf(position), overlay });

describe("the havens of White's anti-king at the start of Anti-King Chess II", () => {
  const position = positionOf("antiking2");
  const view = viewOf(position, havenOverlay(position, "w"));

  test("one row a square: the number of attackers, dense where it can go now", () => {
    expect(textOf(view, style({ size: ONE_ROW }))).toMatchInlineSnapshot(`
      "8  r ░n░ b ░q░ k ░b░ n ░r░
      7 ░p░ p ░p░ p ░p░ p ░p░ p
      6  2 ░2░▒3▒2A░▒2▒░3░ 2 ░2░
      5 ░░░   ░░░   ░░░   ░░░
      4    ░░░   ░░░   ░░░   ░░░
      3 ░░░   ░░░ a ░░░   ░░░
      2  P ░P░ P ░P░ P ░P░ P ░P░
      1 ░R░ N ░B░ Q ░K░ B ░N░ R
         a  b  c  d  e  f  g  h"
    `);
  });

  test("two rows a square", () => {
    expect(textOf(view, style({ size: TWO_ROWS }))).toMatchInlineSnapshot(`
      "   ▄▄▄ ░▄▄░░  ▄  ░▄░▄░ ▄█▄ ░░▄░░ ▄▄  ░▄▄▄░
      8  ▐r▌ ░▐n▌░ ▐b▌ ░▐q▌░ ▐k▌ ░▐b▌░ ▐n▌ ░▐r▌░
        ░░░░░     ░░░░░     ░░░░░     ░░░░░
      7 ░▐p▌░ ▐p▌ ░▐p▌░ ▐p▌ ░▐p▌░ ▐p▌ ░▐p▌░ ▐p▌
             ░░░░░▒▒▒▒▒░ A ░▒▒▒▒▒░░░░░     ░░░░░
      6   2  ░░2░░▒▒3▒▒2▀█▀░▒▒2▒▒░░3░░  2  ░░2░░
        ░░░░░     ░░░░░     ░░░░░     ░░░░░
      5 ░░░░░     ░░░░░     ░░░░░     ░░░░░
             ░░░░░     ░░░░░     ░░░░░     ░░░░░
      4      ░░░░░     ░░░░░     ░░░░░     ░░░░░
        ░░░░░     ░░░░░ ▐a▌ ░░░░░     ░░░░░
      3 ░░░░░     ░░░░░ ▀█▀ ░░░░░     ░░░░░
             ░░░░░     ░░░░░     ░░░░░     ░░░░░
      2   P  ░ P ░  P  ░ P ░  P  ░ P ░  P  ░ P ░
        ░▄▄▄░ ▄▄  ░░▄░░ ▄ ▄ ░▄█▄░  ▄  ░▄▄░░ ▄▄▄
      1 ░ R ░  N  ░ B ░  Q  ░ K ░  B  ░ N ░  R
          a    b    c    d    e    f    g    h"
    `);
  });

  test("in ASCII", () => {
    expect(textOf(view, style({ size: ONE_ROW, characters: "ascii" }))).toMatchInlineSnapshot(`
      "8  r .n. b .q. k .b. n .r.
      7 .p. p .p. p .p. p .p. p
      6  2 .2.#3#2A.#2#.3. 2 .2.
      5 ...   ...   ...   ...
      4    ...   ...   ...   ...
      3 ...   ... a ...   ...
      2  P .P. P .P. P .P. P .P.
      1 .R. N .B. Q .K. B .N. R
         a  b  c  d  e  f  g  h"
    `);
    expect(textOf(view, style({ size: TWO_ROWS, characters: "ascii" }))).toMatchInlineSnapshot(`
      "   UUU ./\\>.  ^  .\\W/. \\+/ ..^.. /\\> .UUU.
      8  (r) .(n). (b) .(q). (k) .(b). (n) .(r).
        ..o..  o  ..o..  o  ..o..  o  ..o..  o
      7 .(p). (p) .(p). (p) .(p). (p) .(p). (p)
             .....#####.[A].#####.....     .....
      6   2  ..2..##3##2/+\\.##2##..3..  2  ..2..
        .....     .....     .....     .....
      5 .....     .....     .....     .....
             .....     .....     .....     .....
      4      .....     .....     .....     .....
        .....     ..... (a) .....     .....
      3 .....     ..... /+\\ .....     .....
          o  ..o..  o  ..o..  o  ..o..  o  ..o..
      2  [P] .[P]. [P] .[P]. [P] .[P]. [P] .[P].
        .UUU. /\\> ..^.. \\W/ .\\+/.  ^  ./\\>. UUU
      1 .[R]. [N] .[B]. [Q] .[K]. [B] .[N]. [R]
          a    b    c    d    e    f    g    h"
    `);
  });

  test("where the cursor hides the texture, a bold count still says that the anti-king can go there", () => {
    const count = (name: string) => {
      const line = drawBoard({ ...view, cursor: named(name) }, style({ size: ONE_ROW }))[2] ?? [];
      return line[2 + 3 * fileOf(named(name)) + 1];
    };
    expect([count("e6")?.text, count("e6")?.bold]).toEqual(["2", true]);
    expect([count("f6")?.text, count("f6")?.bold]).toEqual(["3", false]);
  });

  test("with the cursor on a haven and beside the anti-king's count", () => {
    const onto = (name: string): string =>
      textOf({ ...view, cursor: named(name) }, style({ size: ONE_ROW })).split("\n")[2] ?? "";
    expect([onto("e6"), onto("d6")]).toMatchInlineSnapshot(`
      [
        "6  2 ░2░▒3▒2A░[2]░3░ 2 ░2░",
        "6  2 ░2░▒3▒[A2▒2▒░3░ 2 ░2░",
      ]
    `);
  });
});

describe("what Black attacks after a few moves", () => {
  const position = play(positionOf("antiking2"), "e2e4 e7e5 g1f3 b8c6");
  const view = viewOf(position, attacksOverlay(position, "b"));

  test("one row a square: counts beside the pieces and in the middle of empty squares", () => {
    expect(textOf(view, style({ size: ONE_ROW }))).toMatchInlineSnapshot(`
      "8  r ░2░2b 2q░1k 1b░1n ░r░
      7 2p░1p 1p░3p ░5░1p 1p░1p
      6  1 ░2░2n 2A░ 2 ░3░ 2 ░2░
      5 ░1░   ░░░   1p░   ░1░
      4    ░1░   ░2░ P ░1░   ░1░
      3 ░░░   ░░░ a ░░░ N ░░░
      2  P ░P░ P ░P░   ░P░ P ░P░
      1 ░R░ N ░B░ Q ░K░ B ░░░ R
         a  b  c  d  e  f  g  h"
    `);
  });

  test("two rows a square", () => {
    expect(textOf(view, style({ size: TWO_ROWS }))).toMatchInlineSnapshot(`
      "   ▄▄▄ ░░░░░  ▄  ░▄░▄░ ▄█▄ ░░▄░░ ▄▄  ░▄▄▄░
      8  ▐r▌ ░░2░░2▐b▌ 2▐q▌░1▐k▌ 1▐b▌░1▐n▌ ░▐r▌░
        ░░░░░     ░░░░░     ░░░░░     ░░░░░
      7 2▐p▌░1▐p▌ 1▐p▌░3▐p▌ ░░5░░1▐p▌ 1▐p▌░1▐p▌
             ░░░░░ ▄▄  ░ A ░     ░░░░░     ░░░░░
      6   1  ░░2░░2▐n▌ 2▀█▀░  2  ░░3░░  2  ░░2░░
        ░░░░░     ░░░░░     ░░░░░     ░░░░░
      5 ░░1░░     ░░░░░     1▐p▌░     ░░1░░
             ░░░░░     ░░░░░     ░░░░░     ░░░░░
      4      ░░1░░     ░░2░░  P  ░░1░░     ░░1░░
        ░░░░░     ░░░░░ ▐a▌ ░░░░░ ▄▄  ░░░░░
      3 ░░░░░     ░░░░░ ▀█▀ ░░░░░  N  ░░░░░
             ░░░░░     ░░░░░     ░░░░░     ░░░░░
      2   P  ░ P ░  P  ░ P ░     ░ P ░  P  ░ P ░
        ░▄▄▄░ ▄▄  ░░▄░░ ▄ ▄ ░▄█▄░  ▄  ░░░░░ ▄▄▄
      1 ░ R ░  N  ░ B ░  Q  ░ K ░  B  ░░░░░  R
          a    b    c    d    e    f    g    h"
    `);
  });
});

describe("who is tied and who ties, where a pinned bishop holds the anti-king", () => {
  const position = positionOf("antiking2", "a6k/6b1/7A/8/8/8/1Q6/R3K3 w Q - 0 1");
  const view = viewOf(position, holdersOverlay(position));

  test("one row a square: the held piece squeezed, the holder reaching out", () => {
    expect(textOf(view, style({ size: ONE_ROW }))).toMatchInlineSnapshot(`
      "8  a ░░░   ░░░   ░░░   ░k░
      7 ░░░   ░░░   ░░░   <b>
      6    ░░░   ░░░   ░░░   >A<
      5 ░░░   ░░░   ░░░   ░░░
      4    ░░░   ░░░   ░░░   ░░░
      3 ░░░   ░░░   ░░░   ░░░
      2    ░Q░   ░░░   ░░░   ░░░
      1 ░R░   ░░░   ░K░   ░░░
         a  b  c  d  e  f  g  h"
    `);
  });

  test("two rows a square", () => {
    expect(textOf(view, style({ size: TWO_ROWS }))).toMatchInlineSnapshot(`
      "   ▐a▌ ░░░░░     ░░░░░     ░░░░░     ░▄█▄░
      8  ▀█▀ ░░░░░     ░░░░░     ░░░░░     ░▐k▌░
        ░░░░░     ░░░░░     ░░░░░     ░░▄░░
      7 ░░░░░     ░░░░░     ░░░░░     <▐b▌>
             ░░░░░     ░░░░░     ░░░░░     ░ A ░
      6      ░░░░░     ░░░░░     ░░░░░     >▀█▀<
        ░░░░░     ░░░░░     ░░░░░     ░░░░░
      5 ░░░░░     ░░░░░     ░░░░░     ░░░░░
             ░░░░░     ░░░░░     ░░░░░     ░░░░░
      4      ░░░░░     ░░░░░     ░░░░░     ░░░░░
        ░░░░░     ░░░░░     ░░░░░     ░░░░░
      3 ░░░░░     ░░░░░     ░░░░░     ░░░░░
             ░▄░▄░     ░░░░░     ░░░░░     ░░░░░
      2      ░ Q ░     ░░░░░     ░░░░░     ░░░░░
        ░▄▄▄░     ░░░░░     ░▄█▄░     ░░░░░
      1 ░ R ░     ░░░░░     ░ K ░     ░░░░░
          a    b    c    d    e    f    g    h"
    `);
  });
});

describe("compulsory captures in Antichess", () => {
  const position = play(positionOf("antichess"), "e2e3 b7b5 f1b5 c8a6 b5d7");
  const view = viewOf(position, capturesOverlay(position));

  test("one row a square: takers and prey signed", () => {
    expect(textOf(view, style({ size: ONE_ROW }))).toMatchInlineSnapshot(`
      "8  r *n░   *q░*k ░b░ n ░r░
      7 ░p░   ░p░xB ░p░ p ░p░ p
      6  b ░░░   ░░░   ░░░   ░░░
      5 ░░░   ░░░   ░░░   ░░░
      4    ░░░   ░░░   ░░░   ░░░
      3 ░░░   ░░░   ░P░   ░░░
      2  P ░P░ P ░P░   ░P░ P ░P░
      1 ░R░ N ░B░ Q ░K░   ░N░ R
         a  b  c  d  e  f  g  h"
    `);
  });

  test("two rows a square: all others are but letters", () => {
    expect(textOf(view, style({ size: TWO_ROWS }))).toMatchInlineSnapshot(`
      "       ░▄▄░░     ░▄░▄░ ▄█▄ ░░░░░     ░░░░░
      8   r  *▐n▌░     *▐q▌░*▐k▌ ░░b░░  n  ░░r░░
        ░░░░░     ░░░░░  ▄  ░░░░░     ░░░░░
      7 ░░p░░     ░░p░░x B  ░░p░░  p  ░░p░░  p
             ░░░░░     ░░░░░     ░░░░░     ░░░░░
      6   b  ░░░░░     ░░░░░     ░░░░░     ░░░░░
        ░░░░░     ░░░░░     ░░░░░     ░░░░░
      5 ░░░░░     ░░░░░     ░░░░░     ░░░░░
             ░░░░░     ░░░░░     ░░░░░     ░░░░░
      4      ░░░░░     ░░░░░     ░░░░░     ░░░░░
        ░░░░░     ░░░░░     ░░░░░     ░░░░░
      3 ░░░░░     ░░░░░     ░░P░░     ░░░░░
             ░░░░░     ░░░░░     ░░░░░     ░░░░░
      2   P  ░░P░░  P  ░░P░░     ░░P░░  P  ░░P░░
        ░░░░░     ░░░░░     ░░░░░     ░░░░░
      1 ░░R░░  N  ░░B░░  Q  ░░K░░     ░░N░░  R
          a    b    c    d    e    f    g    h"
    `);
  });

  test("three rows a square", () => {
    expect(textOf(view, style({ size: THREE_ROWS }))).toMatchInlineSnapshot(`
      "         ░▄▀▀▄░░       ░█░█░█░  ▄▀▄  ░░░░░░░       ░░░░░░░
      8    r   *▀▀▄ █░       *░▀▄▀░░*▄▄▀▄▄ ░░░b░░░   n   ░░░r░░░
               ░░▀▀▀▀░       ░░▀▀▀░░  ▀▀▀  ░░░░░░░       ░░░░░░░
        ░░░░░░░       ░░░░░░░  ▄█▄  ░░░░░░░       ░░░░░░░
      7 ░░░p░░░       ░░░p░░░x ▀█▀  ░░░p░░░   p   ░░░p░░░   p
        ░░░░░░░       ░░░░░░░ ▀▀▀▀▀ ░░░░░░░       ░░░░░░░
               ░░░░░░░       ░░░░░░░       ░░░░░░░       ░░░░░░░
      6    b   ░░░░░░░       ░░░░░░░       ░░░░░░░       ░░░░░░░
               ░░░░░░░       ░░░░░░░       ░░░░░░░       ░░░░░░░
        ░░░░░░░       ░░░░░░░       ░░░░░░░       ░░░░░░░
      5 ░░░░░░░       ░░░░░░░       ░░░░░░░       ░░░░░░░
        ░░░░░░░       ░░░░░░░       ░░░░░░░       ░░░░░░░
               ░░░░░░░       ░░░░░░░       ░░░░░░░       ░░░░░░░
      4        ░░░░░░░       ░░░░░░░       ░░░░░░░       ░░░░░░░
               ░░░░░░░       ░░░░░░░       ░░░░░░░       ░░░░░░░
        ░░░░░░░       ░░░░░░░       ░░░░░░░       ░░░░░░░
      3 ░░░░░░░       ░░░░░░░       ░░░P░░░       ░░░░░░░
        ░░░░░░░       ░░░░░░░       ░░░░░░░       ░░░░░░░
               ░░░░░░░       ░░░░░░░       ░░░░░░░       ░░░░░░░
      2    P   ░░░P░░░   P   ░░░P░░░       ░░░P░░░   P   ░░░P░░░
               ░░░░░░░       ░░░░░░░       ░░░░░░░       ░░░░░░░
        ░░░░░░░       ░░░░░░░       ░░░░░░░       ░░░░░░░
      1 ░░░R░░░   N   ░░░B░░░   Q   ░░░K░░░       ░░░N░░░   R
        ░░░░░░░       ░░░░░░░       ░░░░░░░       ░░░░░░░
           a      b      c      d      e      f      g      h"
    `);
  });
});
