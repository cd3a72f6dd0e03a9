import { describe, expect, test } from "vitest";
import { effectiveSet } from "../../../source/tui/board/art/piece-set.ts";
import { drawBoard } from "../../../source/tui/board/draw-board.ts";
import { boardExtent, SQUARE_SIZES } from "../../../source/tui/board/square-size.ts";
import { ANTIKING2, named, squares, style, textOf, view } from "./support.ts";

const start = view(ANTIKING2);

describe("the start of Anti-King Chess II without colour", () => {
  test("one row a square: letters, capitals for White, dark squares shaded", () => {
    expect(textOf(start, style({ size: { columns: 3, rows: 1 } }))).toMatchInlineSnapshot(`
      "8  r ░n░ b ░q░ k ░b░ n ░r░
      7 ░p░ p ░p░ p ░p░ p ░p░ p
      6    ░░░   ░A░   ░░░   ░░░
      5 ░░░   ░░░   ░░░   ░░░
      4    ░░░   ░░░   ░░░   ░░░
      3 ░░░   ░░░ a ░░░   ░░░
      2  P ░P░ P ░P░ P ░P░ P ░P░
      1 ░R░ N ░B░ Q ░K░ B ░N░ R
         a  b  c  d  e  f  g  h"
    `);
  });

  test("two rows a square: tokens, the anti-kings hanging crown down", () => {
    expect(textOf(start, style())).toMatchInlineSnapshot(`
      "   ▄▄▄ ░▄▄░░  ▄  ░▄░▄░ ▄█▄ ░░▄░░ ▄▄  ░▄▄▄░
      8  ▐r▌ ░▐n▌░ ▐b▌ ░▐q▌░ ▐k▌ ░▐b▌░ ▐n▌ ░▐r▌░
        ░░░░░     ░░░░░     ░░░░░     ░░░░░
      7 ░▐p▌░ ▐p▌ ░▐p▌░ ▐p▌ ░▐p▌░ ▐p▌ ░▐p▌░ ▐p▌
             ░░░░░     ░ A ░     ░░░░░     ░░░░░
      6      ░░░░░     ░▀█▀░     ░░░░░     ░░░░░
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

  test("two rows a square in ASCII", () => {
    expect(textOf(start, style({ characters: "ascii" }))).toMatchInlineSnapshot(`
      "   UUU ./\\>.  ^  .\\W/. \\+/ ..^.. /\\> .UUU.
      8  (r) .(n). (b) .(q). (k) .(b). (n) .(r).
        ..o..  o  ..o..  o  ..o..  o  ..o..  o
      7 .(p). (p) .(p). (p) .(p). (p) .(p). (p)
             .....     .[A].     .....     .....
      6      .....     ./+\\.     .....     .....
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

  test.each([
    ["dark", "w"],
    ["light", "b"],
  ] as const)("on a %s background the men of %s are solid", (background, solid) => {
    const kings = (color: "w" | "b"): number => {
      const board = view("8/8/8/8/8/8/8/8", { pieces: new Map([[named("e4"), { color, role: "king" }]]) });
      const drawn = drawBoard(board, style({ size: { columns: 9, rows: 4 }, background }));
      return drawn.flat().filter(({ text }) => text === "█").length;
    };
    const hollow = solid === "w" ? "b" : "w";
    expect(kings(solid)).toBeGreaterThan(2 * kings(hollow));
  });

  test("three rows a square: sprites, White filled, Black in outline, as on a dark background", () => {
    expect(textOf(start, style({ size: { columns: 7, rows: 3 } }))).toMatchInlineSnapshot(`
      "   █▄▀▄█ ░▄▀▀▄░░  ▄▀▄  ░█░█░█░  ▄▀▄  ░░▄▀▄░░ ▄▀▀▄  ░█▄▀▄█░
      8   █ █  ░▀▀▄ █░  ▀▄▀  ░░▀▄▀░░ ▄▄▀▄▄ ░░▀▄▀░░ ▀▀▄ █ ░░█ █░░
         ▀▀▀▀▀ ░░▀▀▀▀░ ▀▀▀▀▀ ░░▀▀▀░░  ▀▀▀  ░▀▀▀▀▀░  ▀▀▀▀ ░▀▀▀▀▀░
        ░░░▄░░░   ▄   ░░░▄░░░   ▄   ░░░▄░░░   ▄   ░░░▄░░░   ▄
      7 ░░▀▄▀░░  ▀▄▀  ░░▀▄▀░░  ▀▄▀  ░░▀▄▀░░  ▀▄▀  ░░▀▄▀░░  ▀▄▀
        ░░▀▀▀░░  ▀▀▀  ░░▀▀▀░░  ▀▀▀  ░░▀▀▀░░  ▀▀▀  ░░▀▀▀░░  ▀▀▀
               ░░░░░░░       ░▄███▄░       ░░░░░░░       ░░░░░░░
      6        ░░░░░░░       ░░▄█▄░░       ░░░░░░░       ░░░░░░░
               ░░░░░░░       ░░░▀░░░       ░░░░░░░       ░░░░░░░
        ░░░░░░░       ░░░░░░░       ░░░░░░░       ░░░░░░░
      5 ░░░░░░░       ░░░░░░░       ░░░░░░░       ░░░░░░░
        ░░░░░░░       ░░░░░░░       ░░░░░░░       ░░░░░░░
               ░░░░░░░       ░░░░░░░       ░░░░░░░       ░░░░░░░
      4        ░░░░░░░       ░░░░░░░       ░░░░░░░       ░░░░░░░
               ░░░░░░░       ░░░░░░░       ░░░░░░░       ░░░░░░░
        ░░░░░░░       ░░░░░░░ ▄█▀█▄ ░░░░░░░       ░░░░░░░
      3 ░░░░░░░       ░░░░░░░  ▄▀▄  ░░░░░░░       ░░░░░░░
        ░░░░░░░       ░░░░░░░   ▀   ░░░░░░░       ░░░░░░░
           ▄   ░░░▄░░░   ▄   ░░░▄░░░   ▄   ░░░▄░░░   ▄   ░░░▄░░░
      2   ▀█▀  ░░▀█▀░░  ▀█▀  ░░▀█▀░░  ▀█▀  ░░▀█▀░░  ▀█▀  ░░▀█▀░░
          ▀▀▀  ░░▀▀▀░░  ▀▀▀  ░░▀▀▀░░  ▀▀▀  ░░▀▀▀░░  ▀▀▀  ░░▀▀▀░░
        ░█▄█▄█░ ▄██▄  ░░▄█▄░░ █ █ █ ░░▄█▄░░  ▄█▄  ░▄██▄░░ █▄█▄█
      1 ░░███░░ ▀▀███ ░░▀█▀░░  ▀█▀  ░▄▄█▄▄░  ▀█▀  ░▀▀███░  ███
        ░▀▀▀▀▀░  ▀▀▀▀ ░▀▀▀▀▀░  ▀▀▀  ░░▀▀▀░░ ▀▀▀▀▀ ░░▀▀▀▀░ ▀▀▀▀▀
           a      b      c      d      e      f      g      h"
    `);
  });

  test("four rows a square", () => {
    expect(textOf(start, style({ size: { columns: 9, rows: 4 } }))).toMatchInlineSnapshot(`
      "   █▄▀▀▀▄█ ░░░▄▀▄▀▄░   ▄▀▄   ░▄░░█░░▄░   ▄▀▄   ░░░▄▀▄░░░   ▄▀▄▀▄ ░█▄▀▀▀▄█░
          ▀▄ ▄▀  ░▄▀▄▄  █░  █   █  ░█▄▀ ▀▄█░ ▄▄▄▀▄▄▄ ░░█   █░░ ▄▀▄▄  █ ░░▀▄ ▄▀░░
      8   ▄▀ ▀▄  ░▀▀░▄▀ █░  ▀▄ ▄▀  ░░▀▄ ▄▀░░ ▀▄ ▀ ▄▀ ░░▀▄ ▄▀░░ ▀▀ ▄▀ █ ░░▄▀ ▀▄░░
         ▀▀▀▀▀▀▀ ░░▀▀▀▀▀▀░  ▀▀▀▀▀  ░▀▀▀▀▀▀▀░  ▀▀▀▀▀  ░░▀▀▀▀▀░░  ▀▀▀▀▀▀ ░▀▀▀▀▀▀▀░
        ░░░░▄░░░░    ▄    ░░░░▄░░░░    ▄    ░░░░▄░░░░    ▄    ░░░░▄░░░░    ▄
        ░░░█ █░░░   █ █   ░░░█ █░░░   █ █   ░░░█ █░░░   █ █   ░░░█ █░░░   █ █
      7 ░░░▄▀▄░░░   ▄▀▄   ░░░▄▀▄░░░   ▄▀▄   ░░░▄▀▄░░░   ▄▀▄   ░░░▄▀▄░░░   ▄▀▄
        ░░▀▀▀▀▀░░  ▀▀▀▀▀  ░░▀▀▀▀▀░░  ▀▀▀▀▀  ░░▀▀▀▀▀░░  ▀▀▀▀▀  ░░▀▀▀▀▀░░  ▀▀▀▀▀
                 ░░░░░░░░░         ░░█████░░         ░░░░░░░░░         ░░░░░░░░░
                 ░░░░░░░░░         ░███▀███░         ░░░░░░░░░         ░░░░░░░░░
      6          ░░░░░░░░░         ░░░▄█▄░░░         ░░░░░░░░░         ░░░░░░░░░
                 ░░░░░░░░░         ░░░░▀░░░░         ░░░░░░░░░         ░░░░░░░░░
        ░░░░░░░░░         ░░░░░░░░░         ░░░░░░░░░         ░░░░░░░░░
        ░░░░░░░░░         ░░░░░░░░░         ░░░░░░░░░         ░░░░░░░░░
      5 ░░░░░░░░░         ░░░░░░░░░         ░░░░░░░░░         ░░░░░░░░░
        ░░░░░░░░░         ░░░░░░░░░         ░░░░░░░░░         ░░░░░░░░░
                 ░░░░░░░░░         ░░░░░░░░░         ░░░░░░░░░         ░░░░░░░░░
                 ░░░░░░░░░         ░░░░░░░░░         ░░░░░░░░░         ░░░░░░░░░
      4          ░░░░░░░░░         ░░░░░░░░░         ░░░░░░░░░         ░░░░░░░░░
                 ░░░░░░░░░         ░░░░░░░░░         ░░░░░░░░░         ░░░░░░░░░
        ░░░░░░░░░         ░░░░░░░░░  █▀▀▀█  ░░░░░░░░░         ░░░░░░░░░
        ░░░░░░░░░         ░░░░░░░░░ █▄▄▀▄▄█ ░░░░░░░░░         ░░░░░░░░░
      3 ░░░░░░░░░         ░░░░░░░░░   ▄▀▄   ░░░░░░░░░         ░░░░░░░░░
        ░░░░░░░░░         ░░░░░░░░░    ▀    ░░░░░░░░░         ░░░░░░░░░
            ▄    ░░░░▄░░░░    ▄    ░░░░▄░░░░    ▄    ░░░░▄░░░░    ▄    ░░░░▄░░░░
           ███   ░░░███░░░   ███   ░░░███░░░   ███   ░░░███░░░   ███   ░░░███░░░
      2    ▄█▄   ░░░▄█▄░░░   ▄█▄   ░░░▄█▄░░░   ▄█▄   ░░░▄█▄░░░   ▄█▄   ░░░▄█▄░░░
          ▀▀▀▀▀  ░░▀▀▀▀▀░░  ▀▀▀▀▀  ░░▀▀▀▀▀░░  ▀▀▀▀▀  ░░▀▀▀▀▀░░  ▀▀▀▀▀  ░░▀▀▀▀▀░░
        ░█▄███▄█░   ▄█▄█▄ ░░░▄█▄░░░ ▄  █  ▄ ░░░▄█▄░░░   ▄█▄   ░░░▄█▄█▄░ █▄███▄█
        ░░▀███▀░░ ▄██████ ░░█████░░ █▄███▄█ ░▄▄▄▀▄▄▄░  █████  ░▄██████░  ▀███▀
      1 ░░▄███▄░░ ▀▀ ▄███ ░░▀███▀░░  ▀███▀  ░▀█████▀░  ▀███▀  ░▀▀░▄███░  ▄███▄
        ░▀▀▀▀▀▀▀░  ▀▀▀▀▀▀ ░░▀▀▀▀▀░░ ▀▀▀▀▀▀▀ ░░▀▀▀▀▀░░  ▀▀▀▀▀  ░░▀▀▀▀▀▀░ ▀▀▀▀▀▀▀
            a        b        c        d        e        f        g        h"
    `);
  });

  test.each(SQUARE_SIZES.filter((size) => size.rows > 4))(
    "$columns x $rows squares look as in the file of their size in boards/",
    async (size) => {
      await expect(`${textOf(start, style({ size }))}\n`).toMatchFileSnapshot(
        `boards/${size.columns}x${size.rows}.txt`,
      );
    },
  );

  test("figurines have a text pawn and the turned kings", () => {
    const text = textOf(start, style({ size: { columns: 3, rows: 1 }, pieceSet: "figurine" }));
    expect(text).toMatchInlineSnapshot(`
      "8  ♖ ░♘░ ♗ ░♕░ ♔ ░♗░ ♘ ░♖░
      7 ░♙░ ♙ ░♙░ ♙ ░♙░ ♙ ░♙░ ♙
      6    ░░░   ░🨤░   ░░░   ░░░
      5 ░░░   ░░░   ░░░   ░░░
      4    ░░░   ░░░   ░░░   ░░░
      3 ░░░   ░░░ 🨞 ░░░   ░░░
      2  ♟︎ ░♟︎░ ♟︎ ░♟︎░ ♟︎ ░♟︎░ ♟︎ ░♟︎░
      1 ░♜░ ♞ ░♝░ ♛ ░♚░ ♝ ░♞░ ♜
         a  b  c  d  e  f  g  h"
    `);
    expect(text).not.toMatch(/\uFE0F|\u265F(?!\uFE0E)/);
  });
});

describe("marks without colour", () => {
  const marked = view("r1bqkbnr/pppp1ppp/2nA4/4p3/2B1P3/3a1N2/PPPP1PPP/RNBQK2R", {
    cursor: named("g5"),
    quietTargets: squares("d4", "h4", "g5", "g1"),
    captureTargets: squares("e5"),
    lastMove: { from: named("b8"), to: named("c6") },
    check: squares("e8"),
    antiCheck: squares("d6"),
    mustCapture: squares("c4"),
  });

  test("one row a square, in ASCII", () => {
    expect(
      textOf(marked, style({ size: { columns: 3, rows: 1 }, characters: "ascii" })),
    ).toMatchInlineSnapshot(`
      "8  r --- b .q. k!.b. n .r.
      7 .p. p .p. p ... p .p. p
      6    ...=n=.A?   ...   ...
      5 ...   ...   .px   [o]
      4    ... B*.o. P ...   .o.
      3 ...   ... a ... N ...
      2  P .P. P .P.   .P. P .P.
      1 .R. N .B. Q .K.   .o. R
         a  b  c  d  e  f  g  h"
    `);
  });

  test("two rows a square", () => {
    expect(textOf(marked, style())).toMatchInlineSnapshot(`
      "   ▄▄▄ -----  ▄  ░▄░▄░ ▄█▄ ░░▄░░ ▄▄  ░▄▄▄░
      8  ▐r▌ ----- ▐b▌ ░▐q▌░ ▐k▌!░▐b▌░ ▐n▌ ░▐r▌░
        ░░░░░     ░░░░░     ░░░░░     ░░░░░
      7 ░▐p▌░ ▐p▌ ░▐p▌░ ▐p▌ ░░░░░ ▐p▌ ░▐p▌░ ▐p▌
             ░░░░░=▄▄==░ A ░     ░░░░░     ░░░░░
      6      ░░░░░=▐n▌=░▀█▀¡     ░░░░░     ░░░░░
        ░░░░░     ░░░░░     ░░░░░     ▛░▄░▜
      5 ░░░░░     ░░░░░     ░▐p▌x     ░░▀░░
             ░░░░░  ▄  ░░▄░░     ░░░░░     ░░▄░░
      4      ░░░░░  B *░░▀░░  P  ░░░░░     ░░▀░░
        ░░░░░     ░░░░░ ▐a▌ ░░░░░ ▄▄  ░░░░░
      3 ░░░░░     ░░░░░ ▀█▀ ░░░░░  N  ░░░░░
             ░░░░░     ░░░░░     ░░░░░     ░░░░░
      2   P  ░ P ░  P  ░ P ░     ░ P ░  P  ░ P ░
        ░▄▄▄░ ▄▄  ░░▄░░ ▄ ▄ ░▄█▄░     ░░▄░░ ▄▄▄
      1 ░ R ░  N  ░ B ░  Q  ░ K ░     ░░▀░░  R
          a    b    c    d    e    f    g    h"
    `);
  });

  test("the selected square is inverse, a highlighted one at its edges only", () => {
    const board = drawBoard(
      view(ANTIKING2, { selected: named("a8"), highlighted: squares("a8", "b8") }),
      style({ size: { columns: 3, rows: 1 } }),
    );
    const inverse = board[0]?.slice(2, 8).map((cell) => (cell.inverse === true ? "i" : "-"));
    expect(inverse?.join("")).toBe("-i-" + "i-i");
  });
});

test("a flipped board has Black at the bottom and its letters and digits turned", () => {
  const flipped = view(ANTIKING2, { flipped: true });
  expect(
    textOf(flipped, style({ size: { columns: 3, rows: 1 }, characters: "ascii" })),
  ).toMatchInlineSnapshot(`
    "1  R .N. B .K. Q .B. N .R.
    2 .P. P .P. P .P. P .P. P
    3    ...   ... a ...   ...
    4 ...   ...   ...   ...
    5    ...   ...   ...   ...
    6 ...   ...   .A.   ...
    7  p .p. p .p. p .p. p .p.
    8 .r. n .b. k .q. b .n. r
       h  g  f  e  d  c  b  a"
  `);
});

test.each(SQUARE_SIZES)("a board of $columns x $rows squares has the extent it promises", (size) => {
  for (const pieceSet of ["auto", "figurine", "letter", "ascii"] as const) {
    const board = drawBoard(start, style({ size, pieceSet, tier: "truecolor" }));
    expect(board.length).toBe(boardExtent(size).rows);
    expect(new Set(board.map((line) => line.length))).toEqual(new Set([boardExtent(size).columns]));
  }
});

test("without Unicode nothing but ASCII is drawn, whatever set was asked for", () => {
  for (const size of SQUARE_SIZES) {
    for (const pieceSet of ["auto", "sprite", "figurine", "letter", "ascii"] as const) {
      const marked = view(ANTIKING2, {
        cursor: named("e4"),
        quietTargets: squares("e4"),
        antiCheck: squares("d6"),
      });
      expect(textOf(marked, style({ size, pieceSet, characters: "ascii" }))).toMatch(/^[\x00-\x7F]*$/);
    }
  }
});

test("the turned kings, which few fonts have, appear only when figurines are asked for", () => {
  expect(effectiveSet("auto", "unicode")).toBe("sprite");
  for (const size of SQUARE_SIZES) {
    expect(textOf(start, style({ size, pieceSet: "auto" }))).not.toMatch(/[\u{1FA00}-\u{1FA6F}]/u);
  }
});
