import { stripVTControlCharacters } from "node:util";
import { describe, expect, test } from "vitest";
import { moveFrom, moveTo } from "../../source/rules/move.ts";
import { SQUARES, type Square, squareAt, squareName } from "../../source/rules/square.ts";
import { VARIANTS } from "../../source/rules/variant.ts";
import { type BoardView, boardView } from "../../source/tui/board/board-view.ts";
import { drawBoard } from "../../source/tui/board/draw-board.ts";
import { plainBlock } from "../../source/tui/board/render-cells.ts";
import { RANK_COLUMNS, type SquareSize } from "../../source/tui/board/square-size.ts";
import { SLATE } from "../../source/tui/board/themes/slate.ts";
import { diagramView } from "../../source/tui/diagrams/diagram-view.ts";
import { plainPageLine, renderPageLine } from "../../source/tui/diagrams/page-line.ts";
import { diagramLines, rulesLines } from "../../source/tui/diagrams/rules-lines.ts";
import type { Look } from "../../source/tui/look.ts";
import { pageEnd } from "../../source/tui/screens/pages.ts";
import { type Diagram, diagramPosition } from "../../source/words/diagram.ts";
import { rulesPage } from "../../source/words/rules-pages.ts";
import { gameOf } from "../support/games.ts";

const PLAIN: Look = {
  theme: SLATE,
  tier: "none",
  background: "dark",
  pieceSet: "auto",
  characters: "unicode",
};
const SIZES: readonly SquareSize[] = [
  { columns: 3, rows: 1 },
  { columns: 5, rows: 2 },
];

const ALL: readonly (readonly [string, Diagram])[] = VARIANTS.flatMap(({ id }) => rulesPage(id).blocks)
  .flatMap((block) => (block.kind === "diagram" ? [block.diagram] : []))
  .map((diagram) => [`${diagram.variant}, ${diagram.id}`, diagram]);

/** The squares that a claim speaks of; the royals whose trouble it means come from the position. */
function claimedSquares(diagram: Diagram): string[] {
  const { claim } = diagram;
  const { position, lastMove } = diagramPosition(diagram);
  const named = (square: Square | undefined): string[] => (square === undefined ? [] : [squareName(square)]);
  switch (claim.kind) {
    case "destinations":
    case "leap":
    case "promotion":
      return [claim.from, ...claim.to];
    case "refused":
      return [claim.from, ...claim.to, ...named(position.antikingSquare(position.turn))];
    case "attackers-of-antiking":
      return [...claim.squares, ...named(position.antikingSquare(claim.color))];
    case "havens":
      return [...claim.squares];
    case "compulsory":
      return claim.captures.flatMap((capture) => [capture.slice(0, 2), capture.slice(2)]);
    case "outcome": {
      const { king, antiking } = position.check();
      return [
        ...(king ? named(position.kingSquare(position.turn)) : []),
        ...(antiking ? named(position.antikingSquare(position.turn)) : []),
        ...(lastMove === undefined ? [] : [moveFrom(lastMove), moveTo(lastMove)].map(squareName)),
      ];
    }
  }
}

/** The squares that look different from those of a board without marks, as text alone. */
function visiblyMarked(view: BoardView, look: Look, size: SquareSize): string[] {
  const marked = plainBlock(drawBoard(view, { ...look, size }));
  const bare = plainBlock(drawBoard(boardView({ pieces: view.pieces }), { ...look, size }));
  return SQUARES.filter((square) => {
    const top = (7 - (square >> 3)) * size.rows;
    const left = RANK_COLUMNS + (square & 7) * size.columns;
    const cut = (lines: readonly string[]): string =>
      lines
        .slice(top, top + size.rows)
        .map((line) => [...line].slice(left, left + size.columns).join(""))
        .join("\n");
    return cut(marked) !== cut(bare);
  }).map(squareName);
}

describe("the picture says what the claim says, and nothing else, without any colour", () => {
  for (const size of SIZES) {
    for (const characters of ["unicode", "ascii"] as const) {
      test.each(ALL)(`%s, squares of ${size.columns}x${size.rows}, ${characters}`, (_, diagram) => {
        const marked = visiblyMarked(diagramView(diagram), { ...PLAIN, characters }, size);
        expect(marked.sort()).toEqual([...new Set(claimedSquares(diagram))].sort());
      });
    }
  }
});

const diagramOf = (name: string): Diagram => {
  const found = ALL.find(([title]) => title === name)?.[1];
  if (found === undefined) throw new Error(`no diagram ${name}`);
  return found;
};

const drawn = (name: string, width: number, look = PLAIN): string =>
  diagramLines(diagramOf(name), width, look).map(plainPageLine).join("\n");

describe("a diagram", () => {
  test("at 78 columns has letters, and its words beside the board", () => {
    expect(drawn("antiking2, last-attacker", 78)).toMatchInlineSnapshot(`
      "8    ░░░   ░░░xr ░░░   ░k░
      7 ░░░   ░░░   ░░░   ░p░ p    White to move; x is illegal
      6    ░░░   ░░░   ░░░   ░░░   The rook on e8 is all that attacks White's
      5 ░░░[Q]░░░   x░░   ░░░      anti-king. The queen may not take it, though Qxe8
      4    ░░░   ░░░ A¡░░░   ░░░   would be mate, and Qe5 is illegal too: it would
      3 ░░░ a ░░░   ░░░   ░░░ R    shut the rook off.
      2    ░░░   ░░░   ░░░   ░░░
      1 ░░░   ░░░   ░░░   ░K░
         a  b  c  d  e  f  g  h"
    `);
    expect(drawn("antichess, compulsory", 78)).toMatchInlineSnapshot(`
      "8    ░░░   ░░░   ░░░   ░░░
      7 ░░░   ░░░   ░░░   ░░░ nx   White to move
      6    ░░░   ░░x   ░░░   ░░░   Black's pawn has just come from d7 to d5. White
      5 ░░░   ░░░ p ░P*   ░░░      must take: the pawn, en passant on d6, or the
      4    ░░░   ░░░   ░░░   ░░░   knight. Which of the two is free; every other
      3 ░░░   ░░░   ░░░   ░░░      move is illegal.
      2  P ░░░   ░░░   ░░░   ░░░
      1 ░░░   ░░░   ░░░   ░░░ R*
         a  b  c  d  e  f  g  h"
    `);
    expect(drawn("antiking1, berolina", 78)).toMatchInlineSnapshot(`
      "8    ░░░   ░░░   ░░░ k ░a░
      7 ░░░   ░░░   ░░░   ░░░
      6    ░░░   ░░░   ░░░   ░░░   White to move
      5 ░░░   ░░░ p ░░░   ░░░      The pawn on b3 may step to a4 or c4, or take the
      4  • ░px • ░P░   ░░░   ░░░   pawn straight ahead on b4.
      3 ░░░[P]░░░   ░░░ n ░░░
      2    ░░░   ░░░   ░░░   ░░░
      1 ░K░   ░░░   ░A░   ░░░ R
         a  b  c  d  e  f  g  h"
    `);
    expect(drawn("losers, mated-wins", 78)).toMatchInlineSnapshot(`
      "8    ░░░   ░░░   ░░░ r ░k!
      7 ░░░   ░░░   ░░░ N ░p░ p
      6    ░░░   ░░░   ░░░   ░░░   Black wins
      5 ░░░   ░░░   ░░░   ░░░      The knight gives mate, which is just what Black
      4    ░░░   ░░░   ░░░   ░░░   was after.
      3 ░░░   ░░░   ░░░   ░░░
      2    ░░░   ░░░   ░░░   ░░░
      1 ░K░   ░░░   ░░░   ░░░
         a  b  c  d  e  f  g  h"
    `);
  });

  test("at 90 columns has pieces, the anti-king upside down", () => {
    expect(drawn("antiking1, pawn-attacks", 90)).toMatchInlineSnapshot(`
      "       ░░░░░     ░░░░░     ░░░░░     ░░░░░
      8      ░░░░░     ░░░░░     ░░░░░     ░░░░░
        ░░░░░     ░░░░░     ░░░░░     ░░░░░
      7 ░░░░░     ░░░░░     ░░░░░     ░░░░░
             ░░░░░     ░░░░░     ░░░░░     ░░░░░
      6      ░░░░░ ▐p▌ <▐p▌> ▐p▌ ░░░░░     ░░░░░   White to move
        ░░░░░     ░░░░░▛ A ▜░▄█▄░     ░░░░░        Of Black's three pawns only the one on d6
      5 ░░░░░     ░░░░░ ▀█▀ ░▐k▌░     ░░░░░        attacks White's anti-king, straight down. The
             ░░░░░     ░░░░░     ░░░░░     ░░░░░   pawns beside it do not, nor does the king on
      4      ░░░░░     ░░░░░     ░░░░░     ░░░░░   e5, which may stand next to an anti-king.
        ░░░░░     ░░░░░     ░░░░░     ░░░░░
      3 ░░░░░     ░░░░░     ░░░░░     ░░░░░
             ░░░░░     ░░░░░     ░░░░░ ▄█▄ ░░░░░
      2      ░░░░░     ░░░░░     ░░░░░  K  ░░░░░
        ░▐a▌░     ░░░░░     ░░░░░     ░░░░░ ▄▄▄
      1 ░▀█▀░     ░░░░░     ░░░░░     ░░░░░  R
          a    b    c    d    e    f    g    h"
    `);
  });

  test("in a narrow window has its words below the board", () => {
    expect(drawn("antiking1, antiking-leap", 38)).toMatchInlineSnapshot(`
      "8    ░░░ r ░░░   ░░░   ░a░
      7 ░░░   ░░░   ░░░   ░░░
      6    ░░░   ░░░   ░░░ k ░░░
      5 ░░░   ░░░   ░░░   ░░░
      4    ░░░   ░░░   ░░░   ░░░
      3 ░░░   ░░░   ░░░   ░░░
      2    ░░░ • ░░░   ░K░   ░░░
      1 [A]   ░░░   ░░░   ░░░ R
         a  b  c  d  e  f  g  h
      White to move
      White's anti-king is in anti-check. A
      leap to c2, which the rook on c8
      attacks, is the only cure; b3 is
      attacked by nothing. Had the anti-king
      moved before, this would be anti-king
      mate."
    `);
  });

  test("in ASCII", () => {
    expect(drawn("antiking2, antiking-mate", 78, { ...PLAIN, characters: "ascii" })).toMatchInlineSnapshot(`
      "8  r .n. b .q. k .b. n .r.
      7 .p. p .p. p .p. p .p. p    White wins
      6    ...   .A.   ...   ...   1.Na3 Ac4 2.Nf3 Ab5 3.Nb1# walks away from the
      5 ... a?...   ...   ...      anti-king: nothing attacks it now, nothing
      4    ...   ...   ...   ...   attacks the squares around it, and no other move
      3 ---   ...   ... N ...      of Black's helps.
      2  P .P. P .P. P .P. P .P.
      1 .R.=N=.B. Q .K. B ... R
         a  b  c  d  e  f  g  h"
    `);
  });

  test("has the colours of the theme where there are any", () => {
    const line = (tier: Look["tier"]): string =>
      diagramLines(diagramOf("antiking2, havens"), 78, { ...PLAIN, tier })
        .map((each) => renderPageLine(each, { ...PLAIN, tier }))
        .join("\n");
    expect(line("truecolor")).toContain("\u001B[1;38;2;");
    expect(line("16")).toMatch(/\u001B\[(\d+;)*4[0-7]m/);
    expect(line("none")).not.toMatch(/\u001B\[(\d+;)*[349]\d/);
  });
});

describe.each(VARIANTS.map(({ id }) => id))("the lines of the page of %s", (id) => {
  test.each([26, 38, 54, 68, 69, 78, 80, 81, 90])("fit %i columns and keep every word", (width) => {
    const lines = rulesLines(id, width, PLAIN).map((line) => renderPageLine(line, PLAIN));
    for (const line of lines) expect(stripVTControlCharacters(line).length).toBeLessThanOrEqual(width);
    const words = stripVTControlCharacters(lines.join(" "));
    for (const block of rulesPage(id).blocks) {
      const text = block.kind === "text" ? block.text : block.diagram.caption;
      for (const word of text.split(" ")) expect(words).toContain(word);
    }
  });

  test("are as many whatever the look", () => {
    for (const width of [38, 78, 90]) {
      const counts = (["auto", "sprite", "figurine", "letter", "ascii"] as const).flatMap((pieceSet) =>
        (["unicode", "ascii"] as const).flatMap((characters) =>
          (["truecolor", "none"] as const).map(
            (tier) => rulesLines(id, width, { ...PLAIN, pieceSet, characters, tier }).length,
          ),
        ),
      );
      expect(new Set(counts).size).toBe(1);
      expect(
        pageEnd(
          "rules",
          { mode: "play", game: gameOf(id), cursor: squareAt(0, 0), review: undefined },
          { columns: width + 2, rows: 2 },
        ),
      ).toBe(counts[0]);
    }
  });
});

test("the whole page of Anti-King Chess II at 80 columns", () => {
  expect(rulesLines("antiking2", 78, PLAIN).map(plainPageLine).join("\n")).toMatchInlineSnapshot(`
    "Anti-King Chess II

    Chess plus anti-kings, which must always be attacked.

    Each side has a king and an anti-king (A), drawn as a king upside down. The
    king must not be attacked. The anti-king must be: it is in anti-check when no
    enemy piece attacks it.

    8  r ░n░ b ░q░ k ░b░ n ░r░
    7 ░p░ p ░p░ p ░p░ p ░p░ p    White to move
    6  • ░•░ • [A] • ░•░ • ░•░   The start. Black's pawns and knights attack the
    5 ░░░   ░░░   ░░░   ░░░      whole sixth rank and no other empty square, so
    4    ░░░   ░░░   ░░░   ░░░   White's anti-king can live there only. It may
    3 ░░░   ░░░ a ░░░   ░░░      step to c6 or e6; on d5 it would be in
    2  P ░P░ P ░P░ P ░P░ P ░P░   anti-check.
    1 ░R░ N ░B░ Q ░K░ B ░N░ R
       a  b  c  d  e  f  g  h

    Queens, rooks, bishops, knights and pawns attack an anti-king; a king never
    does. A pinned piece still attacks. An anti-king itself attacks nothing,
    neither king nor anti-king, so a king may step beside it.

    8    ░░░   ░░░   ░░░   ░░░
    7 ░R░   ░░░   ░░░   <b> k    White to move
    6    ░░░   ░░░   ░░░   [A]   Only the bishop attacks White's anti-king, and
    5 ░░░   ░░░   ░░░   ░░░      that is enough, though the rook pins it. The king
    4    ░░░   ░░░   ░░░   ░░░   on h7 does not count; nor does it mind the
    3 ░a░   ░░░   ░░░   ░░░      anti-king beside it.
    2    ░░░   ░░░   ░░░   ░░░
    1 ░░░ K ░░░   ░░░   ░░░
       a  b  c  d  e  f  g  h

    A move is illegal if it leaves your own king attacked or your own anti-king
    unattacked. Nothing excuses it, not even giving mate. So you may not take the
    last attacker of your own anti-king, nor step between the two.

    8    ░░░   ░░░xr ░░░   ░k░
    7 ░░░   ░░░   ░░░   ░p░ p    White to move; x is illegal
    6    ░░░   ░░░   ░░░   ░░░   The rook on e8 is all that attacks White's
    5 ░░░[Q]░░░   x░░   ░░░      anti-king. The queen may not take it, though Qxe8
    4    ░░░   ░░░ A¡░░░   ░░░   would be mate, and Qe5 is illegal too: it would
    3 ░░░ a ░░░   ░░░   ░░░ R    shut the rook off.
    2    ░░░   ░░░   ░░░   ░░░
    1 ░░░   ░░░   ░░░   ░K░
       a  b  c  d  e  f  g  h

    Whatever gets your anti-king attacked again cures anti-check: it may step to
    an attacked square, or another piece may clear an attacker's line. With both
    royals in trouble at once nothing is lost yet: one move may cure both.

    The anti-king steps one square in any direction. It never takes an enemy; it
    may take pieces of its own side, but not its own king. Nobody can take an
    anti-king: it stands in the way of every piece, and of a pawn on its last step
    too.

    8    ░░░   ░░░ r ░r░ k ░░░
    7 ░░░   ░░░   ░░░   ░░░      White to move
    6    ░░░   ░░░   ░░░   ░░░   Black's rooks attack e3, e5 and f5, where the
    5 ░░░   ░░░   ░•░ • ░░░      anti-king may step, and f4, where it may eat its
    4    ░░░   ░b░[A]░Nx   ░░░   own knight. The bishop on d4 is an enemy, and d3
    3 ░░░   ░░░ K ░•░   ░░░      holds its own king; nothing attacks d5, and
    2    ░░░   ░░░   ░░░   ░░░   nothing f3 behind the knight.
    1 ░R░   ░░░   ░░░   ░░░ a
       a  b  c  d  e  f  g  h

    If you have no legal move, you lose when your king is attacked or your
    anti-king unattacked (mate, anti-king mate, or both), and otherwise the game
    is a stalemate, which is a draw.

    8  r ░n░ b ░q░ k ░b░ n ░r░
    7 ░p░ p ░p░ p ░p░ p ░p░ p    White wins
    6    ░░░   ░A░   ░░░   ░░░   1.Na3 Ac4 2.Nf3 Ab5 3.Nb1# walks away from the
    5 ░░░ a¡░░░   ░░░   ░░░      anti-king: nothing attacks it now, nothing
    4    ░░░   ░░░   ░░░   ░░░   attacks the squares around it, and no other move
    3 ---   ░░░   ░░░ N ░░░      of Black's helps.
    2  P ░P░ P ░P░ P ░P░ P ░P░
    1 ░R░=N=░B░ Q ░K░ B ░░░ R
       a  b  c  d  e  f  g  h

    There is no draw for want of material: nobody can take the other side's last
    ordinary piece, since that would leave their own anti-king unattacked. Your
    anti-king may eat your own last one where it is attacked, and you win at once:
    nothing can attack the other anti-king any more.

    8    ░░░   ░░░ r ░r░ k ░░░
    7 ░░░   ░░░   ░░░   ░░░
    6    ░░░   ░░░   ░░░   ░░░   White wins
    5 ░░░   ░░░   ░░░   ░a¡      White's anti-king has just eaten White's last
    4    ░░░   ░░░---=A=   ░░░   pawn. Black's rooks attack it there, but White
    3 ░░░   ░░░   ░░░   ░░░      has nothing left that could ever attack Black's.
    2    ░░░   ░░░   ░░░   ░░░
    1 ░K░   ░░░   ░░░   ░░░
       a  b  c  d  e  f  g  h

    Everything else is as in chess: pawns, double step, en passant, promotion to
    queen, rook, bishop or knight, and castling. En passant is illegal too where
    it would take the last attacker of your own anti-king.

    An anti-king standing between king and rook blocks castling; one standing
    beside the king's path does not matter. An anti-king that eats its own rook
    ends the right to castle with it.

    8    ░r░   ░░░ k ░░░   ░░░
    7 ░░░   ░░░   ░░░   ░░░
    6    ░░░   ░░░   ░░░   ░░░   White to move
    5 ░░░   ░░░   ░░░   ░░░      White may castle short: Black's anti-king on g2
    4    ░░░   ░░░ B ░░░   ░░░   attacks nothing. It may not castle long: its own
    3 ░░░   ░░░   ░░░   ░░░      anti-king on b1 stands between king and rook.
    2    ░░░   ░•░ • ░•░ a ░░░
    1 ░R░ A ░░░ • [K] • ░•░ R
       a  b  c  d  e  f  g  h

    In written moves A is the anti-king, + marks check and anti-check, and # any
    mate.

    The game is a draw once each side has made fifty moves without a capture
    (eating a piece of one's own is one) or a pawn move, or once a position stands
    for the third time with the same side to move and the same rights to castle
    and to take en passant. A win on the last of the fifty moves still counts.
    Players may also agree to a draw, or resign; running out of time loses."
  `);
});
