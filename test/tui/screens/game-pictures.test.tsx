import { afterEach, describe, expect, test } from "vitest";
import { AGAINST_BLACK_BOT, gameOf } from "../../support/games.ts";
import { closeAll, linesOf, picture, show } from "../support/show.tsx";

afterEach(closeAll);

const SMALLEST = { columns: 40, rows: 14 } as const;
const SMALL = { columns: 56, rows: 18 } as const;

const PROMOTION = "2k5/P7/8/8/8/8/7p/4K3 w - - 0 1";
const MUST = gameOf("antichess", { moves: "e3 b5" });
const MATE = gameOf("chess", { moves: "f3 e5 g4 Qh4#" });

describe("Anti-King Chess II as it begins", () => {
  const game = gameOf("antiking2", { players: AGAINST_BLACK_BOT });

  test("at 80x24", async () => {
    expect(await picture(await show({ game }))).toMatchInlineSnapshot(`
      "Anti-King Chess II · White (you) to move
         ▄▄▄ ░▄▄░░  ▄  ░▄░▄░ ▄█▄ ░░▄░░ ▄▄  ░▄▄▄░    Black (bot 3)
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
             ░░░░░     ░░░░░▛   ▜░░░░░     ░░░░░
      2   P  ░ P ░  P  ░ P ░  P  ░ P ░  P  ░ P ░
        ░▄▄▄░ ▄▄  ░░▄░░ ▄ ▄ ░▄█▄░  ▄  ░▄▄░░ ▄▄▄
      1 ░ R ░  N  ░ B ░  Q  ░ K ░  B  ░ N ░  R    ● White (you)
          a    b    c    d    e    f    g    h
      White: king safe · anti-king held by the pawns c7 e7
      Black: king safe · anti-king held by the pawns c2 e2


      arrows move  Enter pick/drop  : type a move  ? help  u undo  q quit  x explore"
    `);
  });

  test("at 80x24 in ASCII", async () => {
    expect(await picture(await show({ game, characters: "ascii" }))).toMatchInlineSnapshot(`
      "Anti-King Chess II | White (you) to move
         UUU ./\\>.  ^  .\\W/. \\+/ ..^.. /\\> .UUU.    Black (bot 3)
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
          o  ..o..  o  ..o..+ o +..o..  o  ..o..
      2  [P] .[P]. [P] .[P]. [P] .[P]. [P] .[P].
        .UUU. /\\> ..^.. \\W/ .\\+/.  ^  ./\\>. UUU
      1 .[R]. [N] .[B]. [Q] .[K]. [B] .[N]. [R]   * White (you)
          a    b    c    d    e    f    g    h
      White: king safe | anti-king held by the pawns c7 e7
      Black: king safe | anti-king held by the pawns c2 e2


      arrows move  Enter pick/drop  : type a move  ? help  u undo  q quit  x explore"
    `);
  });

  test("at 56x18", async () => {
    expect(await picture(await show({ game, ...SMALL }))).toMatchInlineSnapshot(`
      "Anti-King Chess II · White (you) to move
      8  r ░n░ b ░q░ k ░b░ n ░r░    Black (bot 3)
      7 ░p░ p ░p░ p ░p░ p ░p░ p
      6    ░░░   ░A░   ░░░   ░░░
      5 ░░░   ░░░   ░░░   ░░░
      4    ░░░   ░░░   ░░░   ░░░
      3 ░░░   ░░░ a ░░░   ░░░
      2  P ░P░ P ░P░[P]░P░ P ░P░
      1 ░R░ N ░B░ Q ░K░ B ░N░ R   ● White (you)
         a  b  c  d  e  f  g  h
      White: king safe · anti-king held by the pawns c7 e7
      Black: king safe · anti-king held by the pawns c2 e2




      arrows move  Enter pick/drop  : type a move  ? help"
    `);
  });

  test("at 40x14", async () => {
    expect(await picture(await show({ game, ...SMALLEST }))).toMatchInlineSnapshot(`
      "8  r ░n░ b ░q░ k ░b░ n ░r░  White
      7 ░p░ p ░p░ p ░p░ p ░p░ p
      6    ░░░   ░A░   ░░░   ░░░
      5 ░░░   ░░░   ░░░   ░░░
      4    ░░░   ░░░   ░░░   ░░░  White: king
      3 ░░░   ░░░ a ░░░   ░░░     safe ·
      2  P ░P░ P ░P░[P]░P░ P ░P░  anti-king
      1 ░R░ N ░B░ Q ░K░ B ░N░ R   held by the
         a  b  c  d  e  f  g  h   pawns c7 e7




      arrows move  Enter pick/drop  ? help"
    `);
  });

  test("at 120x40", async () => {
    await expect(await picture(await show({ game, columns: 120, rows: 40 }))).toMatchFileSnapshot(
      "pictures/antiking2-120x40.txt",
    );
  });
});

test("a refused move: the sentence, and the squares it speaks of with lit edges", async () => {
  const shown = await show({ game: gameOf("antiking2") });
  await shown.type(":", "Ad5", "\r");
  expect(await picture(shown)).toMatchInlineSnapshot(`
    "Anti-King Chess II · White to move
       ▄▄▄ ░▄▄░░  ▄  ░▄░▄░ ▄█▄ ░░▄░░ ▄▄  ░▄▄▄░    Black
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
           ░░░░░     ░░░░░▛   ▜░░░░░     ░░░░░
    2   P  ░ P ░  P  ░ P ░  P  ░ P ░  P  ░ P ░
      ░▄▄▄░ ▄▄  ░░▄░░ ▄ ▄ ░▄█▄░  ▄  ░▄▄░░ ▄▄▄
    1 ░ R ░  N  ░ B ░  Q  ░ K ░  B  ░ N ░  R    ● White
        a    b    c    d    e    f    g    h
    White: king safe · anti-king held by the pawns c7 e7
    Black: king safe · anti-king held by the pawns c2 e2
    Ad5 is illegal: your anti-king would stand unattacked on d5.

    arrows move  Enter pick/drop  : type a move  ? help  u undo  q quit  x explore"
  `);
});

test("a refused move on the smallest screen", async () => {
  const shown = await show({ game: gameOf("antiking2"), ...SMALLEST });
  await shown.type(":", "Ad5", "\r");
  expect((await linesOf(shown)).slice(9)).toMatchInlineSnapshot(`
    [
      "Ad5 is illegal: your anti-king would",
      "stand unattacked on d5.",
      "",
      "",
      "arrows move  Enter pick/drop  ? help",
    ]
  `);
});

test("antichess when something must be taken: who must take what, and a sign on the pieces that can", async () => {
  expect(await picture(await show({ game: MUST }))).toMatchInlineSnapshot(`
    "Antichess · White to move
       ▄▄▄ ░▄▄░░  ▄  ░▄░▄░ ▄█▄ ░░▄░░ ▄▄  ░▄▄▄░    Black
    8  ▐r▌ ░▐n▌░ ▐b▌ ░▐q▌░ ▐k▌ ░▐b▌░ ▐n▌ ░▐r▌░
      ░░░░░-----░░░░░     ░░░░░     ░░░░░
    7 ░▐p▌░-----░▐p▌░ ▐p▌ ░▐p▌░ ▐p▌ ░▐p▌░ ▐p▌   1. e3        b5
           ░░░░░     ░░░░░     ░░░░░     ░░░░░
    6      ░░░░░     ░░░░░     ░░░░░     ░░░░░
      ░░░░░=====░░░░░     ░░░░░     ░░░░░
    5 ░░░░░=▐p▌=░░░░░     ░░░░░     ░░░░░
           ░░░░░     ░░░░░     ░░░░░     ░░░░░
    4      ░░░░░     ░░░░░     ░░░░░     ░░░░░
      ░░░░░     ░░░░░     ░░░░░     ░░░░░
    3 ░░░░░     ░░░░░     ░ P ░     ░░░░░
           ░░░░░     ░░░░░▛   ▜░░░░░     ░░░░░
    2   P  ░ P ░  P  ░ P ░     ░ P ░  P  ░ P ░
      ░▄▄▄░ ▄▄  ░░▄░░ ▄ ▄ ░▄█▄░  ▄  ░▄▄░░ ▄▄▄
    1 ░ R ░  N  ░ B ░  Q  ░ K ░  B *░ N ░  R    ● White
        a    b    c    d    e    f    g    h
    White must take: Bxb5



    arrows move  Enter pick/drop  : type a move  ? help  u undo  q quit  x explore"
  `);
});

test("a piece in hand: dots where it may go, a cross on what it may take", async () => {
  const shown = await show({ game: gameOf("chess", { moves: "e4 d5" }) });
  await shown.type("\u001B[A", "\u001B[A", "\r");
  expect(await picture(shown)).toMatchInlineSnapshot(`
    "Chess · White to move
       ▄▄▄ ░▄▄░░  ▄  ░▄░▄░ ▄█▄ ░░▄░░ ▄▄  ░▄▄▄░    Black
    8  ▐r▌ ░▐n▌░ ▐b▌ ░▐q▌░ ▐k▌ ░▐b▌░ ▐n▌ ░▐r▌░
      ░░░░░     ░░░░░-----░░░░░     ░░░░░
    7 ░▐p▌░ ▐p▌ ░▐p▌░-----░▐p▌░ ▐p▌ ░▐p▌░ ▐p▌   1. e4        d5
           ░░░░░     ░░░░░     ░░░░░     ░░░░░
    6      ░░░░░     ░░░░░     ░░░░░     ░░░░░
      ░░░░░     ░░░░░=====░░▄░░     ░░░░░
    5 ░░░░░     ░░░░░=▐p▌x░░▀░░     ░░░░░
           ░░░░░     ░░░░░▛   ▜░░░░░     ░░░░░
    4      ░░░░░     ░░░░░  P  ░░░░░     ░░░░░
      ░░░░░     ░░░░░     ░░░░░     ░░░░░
    3 ░░░░░     ░░░░░     ░░░░░     ░░░░░
           ░░░░░     ░░░░░     ░░░░░     ░░░░░
    2   P  ░ P ░  P  ░ P ░     ░ P ░  P  ░ P ░
      ░▄▄▄░ ▄▄  ░░▄░░ ▄ ▄ ░▄█▄░  ▄  ░▄▄░░ ▄▄▄
    1 ░ R ░  N  ░ B ░  Q  ░ K ░  B  ░ N ░  R    ● White
        a    b    c    d    e    f    g    h
    White: king safe
    Black: king safe


    arrows move  Enter pick/drop  Backspace let go  Tab next piece  ? help  u undo"
  `);
});

describe("the promotion dialog", () => {
  test.each([
    [80, "Promote to:[queen] rook  bishop  knight  king"],
    [56, "Promote to:[queen] rook  bishop  knight  king"],
  ])("at %i columns offers the pieces in a line", async (columns, line) => {
    const shown = await show({ game: gameOf("antichess", { fen: PROMOTION }), columns });
    await shown.type(":", "a7", "\r", "\t", "\r", "\t", "\r");
    expect(await linesOf(shown)).toContain(line);
  });

  test("at 80x24 with the keys that answer it", async () => {
    const shown = await show({ game: gameOf("antichess", { fen: PROMOTION }) });
    await shown.type("\t", "\r", "\t", "\r", "\u001B[C");
    expect(await picture(shown)).toMatchInlineSnapshot(`
      "Antichess · White to move
        ▛ ▄ ▜░░░░░ ▄█▄ ░░░░░     ░░░░░     ░░░░░    Black
      8   ▀  ░░░░░ ▐k▌ ░░░░░     ░░░░░     ░░░░░
        ░░░░░     ░░░░░     ░░░░░     ░░░░░
      7 ░ P ░     ░░░░░     ░░░░░     ░░░░░
             ░░░░░     ░░░░░     ░░░░░     ░░░░░
      6      ░░░░░     ░░░░░     ░░░░░     ░░░░░
        ░░░░░     ░░░░░     ░░░░░     ░░░░░
      5 ░░░░░     ░░░░░     ░░░░░     ░░░░░
             ░░░░░     ░░░░░     ░░░░░     ░░░░░
      4      ░░░░░     ░░░░░     ░░░░░     ░░░░░
        ░░░░░     ░░░░░     ░░░░░     ░░░░░
      3 ░░░░░     ░░░░░     ░░░░░     ░░░░░
             ░░░░░     ░░░░░     ░░░░░     ░░░░░
      2      ░░░░░     ░░░░░     ░░░░░     ░▐p▌░
        ░░░░░     ░░░░░     ░▄█▄░     ░░░░░
      1 ░░░░░     ░░░░░     ░ K ░     ░░░░░       ● White
          a    b    c    d    e    f    g    h
      White has 2 pieces, Black 2 pieces

      Promote to: queen [rook] bishop  knight  king

      left right Enter choose  q r b n k at once  Backspace let go"
    `);
    await shown.type("\r");
    expect(await shown.text()).toContain("1. a8=R");
  });

  test("at 40x14 takes two lines", async () => {
    const shown = await show({ game: gameOf("antichess", { fen: PROMOTION }), ...SMALLEST });
    await shown.type("\t", "\r", "\t", "\r");
    expect((await linesOf(shown)).slice(9)).toMatchInlineSnapshot(`
      [
        "Promote to:",
        "[queen] rook  bishop  knight  king",
        "",
        "",
        "left right Enter choose",
      ]
    `);
  });
});

test("a finished game: the score, and why it ended", async () => {
  expect(await picture(await show({ game: MATE }))).toMatchInlineSnapshot(`
    "Chess · 0-1
       ▄▄▄ ░▄▄░░  ▄  ----- ▄█▄ ░░▄░░ ▄▄  ░▄▄▄░    Black
    8  ▐r▌ ░▐n▌░ ▐b▌ ----- ▐k▌ ░▐b▌░ ▐n▌ ░▐r▌░
      ░░░░░     ░░░░░     ░░░░░     ░░░░░
    7 ░▐p▌░ ▐p▌ ░▐p▌░ ▐p▌ ░░░░░ ▐p▌ ░▐p▌░ ▐p▌   1. f3        e5
           ░░░░░     ░░░░░     ░░░░░     ░░░░░  2. g4        Qh4#
    6      ░░░░░     ░░░░░     ░░░░░     ░░░░░  0-1
      ░░░░░     ░░░░░     ░░░░░     ░░░░░
    5 ░░░░░     ░░░░░     ░▐p▌░     ░░░░░
           ░░░░░     ░░░░░     ░░░░░     =▄=▄=
    4      ░░░░░     ░░░░░     ░░░░░  P  =▐q▌=
      ░░░░░     ░░░░░     ░░░░░     ░░░░░
    3 ░░░░░     ░░░░░     ░░░░░  P  ░░░░░
           ░░░░░     ░░░░░▛   ▜░░░░░     ░░░░░
    2   P  ░ P ░  P  ░ P ░  P  ░░░░░     ░ P ░
      ░▄▄▄░ ▄▄  ░░▄░░ ▄ ▄ ░▄█▄░  ▄  ░▄▄░░ ▄▄▄
    1 ░ R ░  N  ░ B ░  Q  ░ K !  B  ░ N ░  R      White
        a    b    c    d    e    f    g    h
    White: king in check from the queen h4
    Black: king safe
    Black wins: White's king is mated, attacked with no move that saves it.

    arrows move  Enter pick/drop  n new  w worst moves  u undo  q quit  ? help"
  `);
});

test("a finished game at 40x14", async () => {
  expect(await picture(await show({ game: MATE, ...SMALLEST }))).toMatchInlineSnapshot(`
    "8  r ░n░ b --- k ░b░ n ░r░  White
    7 ░p░ p ░p░ p ░░░ p ░p░ p   1. f3  e5
    6    ░░░   ░░░   ░░░   ░░░  2. g4  Qh4#
    5 ░░░   ░░░   ░p░   ░░░     0-1
    4    ░░░   ░░░   ░░░ P =q=  White: king
    3 ░░░   ░░░   ░░░ P ░░░     in check
    2  P ░P░ P ░P░[P]░░░   ░P░  from the
    1 ░R░ N ░B░ Q ░K! B ░N░ R   queen h4
       a  b  c  d  e  f  g  h
    Black wins: White's king is mated,
    attacked with no move that saves it.


    arrows move  Enter pick/drop  n new"
  `);
});

test("the help page", async () => {
  const shown = await show({ game: gameOf("chess"), columns: 80, rows: 40 });
  await shown.type("?");
  expect(await picture(shown)).toMatchInlineSnapshot(`
    " Keys, and words for the command line

     left h       move the cursor left
     down j       move the cursor down
     up k         move the cursor up
     right l      move the cursor right
     Enter        pick up the piece under the cursor, or drop it (Space too)
     Backspace    let go of the piece, or forget the hint (Esc too)
     Tab          go to the next piece that can move, or the next square it can go
                  to
     Shift-Tab    go to the one before
     :            type a move (e4, Nf3, e2e4) or one of the words below
     u :undo      take back a move (against a bot: to your own last turn)
     r :redo      play it again
     f :flip      turn the board
     F :autoflip  turn the board to whoever moves, or stop doing so
     1 :haven     show where a side's anti-king may live (again: the other side,
                  then off)
     2 :attacks   show what a side attacks (again: the other side, then off)
     3 :holders   show which pieces a royal ties, and which hold your anti-king
     4 :captures  show what can be taken, and by what
     m :piece     show how the piece under the cursor moves
     a :analysis  let the engine look at the position, for a minute (again: off)
     H :hint      ask the engine for a move
     w :worst     list the moves that lost most (when the game is over)
     x :explore   look around freely from here; the same key goes back to the game
     d :draw      offer a draw
     R :resign    resign
     p :pause     stop the bots and engines, or let them go on
     n :new       leave this for the start screen (a game is kept)
     y :copy      copy the FEN and the moves, and show them
     :fen         show the position as FEN; with a FEN behind it, go there
                  (exploring)
     PgUp         scroll the moves back
     PgDn         and forth
     i :rules     read the rules of this game
     ? :help      this page
     q :quit      leave; the game is kept (Ctrl-C leaves at once)

     up down scroll  any other key back"
  `);
});

test("the rules page", async () => {
  const shown = await show({ game: gameOf("antiking1") });
  await shown.type("i");
  expect(await picture(shown)).toMatchInlineSnapshot(`
    " Anti-King Chess I

     Berolina pawns, one leap a royal, anti-kings attacked.

     Each side has a king and an anti-king (A), drawn as a king upside down. The
     king must not be attacked. The anti-king must be: it is in anti-check when no
     enemy piece attacks it.

     Queens, rooks, bishops, knights and pawns attack an anti-king; a king never
     does. A pinned piece still attacks. An anti-king itself attacks nothing,
     neither king nor anti-king, so a king may step beside it.

     8    ░░░   ░░░   ░░░   ░░░
     7 ░░░   ░░░   ░░░   ░░░      White to move
     6    ░░░ p <p> p ░░░   ░░░   Of Black's three pawns only the one on d6 attacks
     5 ░░░   ░░░[A]░k░   ░░░      White's anti-king, straight down. The pawns
     4    ░░░   ░░░   ░░░   ░░░   beside it do not, nor does the king on e5, which
     3 ░░░   ░░░   ░░░   ░░░      may stand next to an anti-king.
     2    ░░░   ░░░   ░░░ K ░░░
     1 ░a░   ░░░   ░░░   ░░░ R
        a  b  c  d  e  f  g  h


     up down scroll  any other key back"
  `);
});

test("a page scrolls to its end and no further, and is left by any other key", async () => {
  const shown = await show({ game: gameOf("antiking1") });
  await shown.type("i", " ".repeat(20));
  expect((await linesOf(shown)).slice(19)).toEqual([
    " for the third time with the same side to move and the same royals still free",
    " to leap. A win on the last of the fifty moves still counts. Players may also",
    " agree to a draw, or resign; running out of time loses.",
    "",
    " up down scroll  any other key back",
  ]);
  await shown.type("x");
  expect(await shown.text()).toContain("Anti-King Chess I · White to move");
});

test("questions, and what is typed, stand below the board", async () => {
  const shown = await show({ game: gameOf("chess", { moves: "e4" }) });
  await shown.type("q");
  expect((await linesOf(shown)).slice(18)).toMatchInlineSnapshot(`
    [
      "Black: king safe",
      "White: king safe",
      "Leave the game? It is kept, and can be gone on with.",
      "",
      "y yes  n no",
    ]
  `);
  await shown.type("n", ":", "Nf");
  expect((await linesOf(shown)).slice(18)).toMatchInlineSnapshot(`
    [
      "Black: king safe",
      "White: king safe",
      "",
      "",
      "arrows move  Enter pick/drop  : type a move  ? help  u undo  q quit  x explore",
      ":Nf",
    ]
  `);
});

test("the list of moves scrolls back", async () => {
  const shuffle = "Nf3 Nf6 Ng1 Ng8";
  const moves = `${shuffle} e4 e5 ${shuffle} d4 d5 ${shuffle} a3 a6 ${shuffle}`;
  const shown = await show({ game: gameOf("chess", { moves, players: AGAINST_BLACK_BOT }) });
  const side = async () => (await linesOf(shown)).slice(1, 18).map((line) => line.slice(44));
  expect(await side()).toMatchInlineSnapshot(`
    [
      "  Black (bot 3)",
      "",
      "",
      " 1. Nf3       Nf6",
      " 2. Ng1       Ng8",
      " 3. e4        e5",
      " 4. Nf3       Nf6",
      " 5. Ng1       Ng8",
      " 6. d4        d5",
      " 7. Nf3       Nf6",
      " 8. Ng1       Ng8",
      " 9. a3        a6",
      "10. Nf3       Nf6",
      "11. Ng1       Ng8",
      "",
      "● White (you)",
      "",
    ]
  `);
  await shown.type("\u001B[5~");
  expect((await side())[3]).toMatchInlineSnapshot(`" 1. Nf3       Nf6"`);
});
