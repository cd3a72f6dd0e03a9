import { afterEach, describe, expect, test } from "vitest";
import { variantOf } from "../../../source/rules/variant.ts";
import { exploring, type Scene, START } from "../../../source/tui/scene.ts";
import { AGAINST_BLACK_BOT, gameOf, setupOf } from "../../support/games.ts";
import { closeAll, linesOf, picture, show } from "../support/show.tsx";

afterEach(closeAll);

const DOWN = "\u001B[B";
const SMALLEST = { columns: 40, rows: 14 } as const;

const editor = (variant: Parameters<typeof setupOf>[0], fen?: string): Scene => ({
  kind: "edit",
  variant: variantOf(variant),
  setup: setupOf(variant, fen),
  back: START,
});

const title = async (shown: Awaited<ReturnType<typeof show>>): Promise<string | undefined> =>
  (await linesOf(shown))[0];

describe("the editor", () => {
  test("all keys fit a page that scrolls on the smallest screen", async () => {
    const shown = await show({
      scene: editor("chess"),
      ...SMALLEST,
    });
    await shown.type("?");
    expect(await shown.text()).toContain("PNBRQK put White's, pnbrqk Black's");
    await shown.type(...Array.from({ length: 10 }, () => DOWN));
    expect(await shown.text()).toContain("leave for where you were");
  });

  test("at 80x24 has the board, the FEN, the verdict and the keys", async () => {
    expect(await picture(await show({ scene: editor("antiking2") }))).toMatchInlineSnapshot(`
      "Anti-King Chess II · editor
         ▄▄▄ ░▄▄░░  ▄  ░▄░▄░ ▄█▄ ░░▄░░ ▄▄  ░▄▄▄░  PNBRQKA put White's, pnbrqka Black's
      8  ▐r▌ ░▐n▌░ ▐b▌ ░▐q▌░ ▐k▌ ░▐b▌░ ▐n▌ ░▐r▌░  Enter  pick a piece up, or drop it
        ░░░░░     ░░░░░     ░░░░░     ░░░░░       Del    take away what is there
      7 ░▐p▌░ ▐p▌ ░▐p▌░ ▐p▌ ░▐p▌░ ▐p▌ ░▐p▌░ ▐p▌   t      the other side is to move
             ░░░░░     ░ A ░     ░░░░░     ░░░░░  1234   give or take a right
      6      ░░░░░     ░▀█▀░     ░░░░░     ░░░░░  e      en passant here, or not
        ░░░░░     ░░░░░     ░░░░░     ░░░░░       f      turn the board
      5 ░░░░░     ░░░░░     ░░░░░     ░░░░░       u      undo the last change
             ░░░░░     ░░░░░▛   ▜░░░░░     ░░░░░  c      clear the board
      4      ░░░░░     ░░░░░     ░░░░░     ░░░░░  s      the start position
        ░░░░░     ░░░░░ ▐a▌ ░░░░░     ░░░░░       TS     other colours, other pieces
      3 ░░░░░     ░░░░░ ▀█▀ ░░░░░     ░░░░░       +-     larger or smaller squares
             ░░░░░     ░░░░░     ░░░░░     ░░░░░  :      type or paste a FEN
      2   P  ░ P ░  P  ░ P ░  P  ░ P ░  P  ░ P ░  ?      all keys
        ░▄▄▄░ ▄▄  ░░▄░░ ▄ ▄ ░▄█▄░  ▄  ░▄▄░░ ▄▄▄   x      explore from here
      1 ░ R ░  N  ░ B ░  Q  ░ K ░  B  ░ N ░  R    g      play the bot from here
          a    b    c    d    e    f    g    h    z      leave for where you were
      rnbqkbnr/pppppppp/3A4/8/8/3a4/PPPPPPPP/RNBQKBNR w KQkq - 0 1

      A sound position.

      x explore  g play  z leave  ? keys"
    `);
  });

  test("at 40x14", async () => {
    expect(await picture(await show({ scene: editor("antiking2"), ...SMALLEST }))).toMatchInlineSnapshot(`
      "8  r ░n░ b ░q░ k ░b░ n ░r░  PNBRQKA put…
      7 ░p░ p ░p░ p ░p░ p ░p░ p   Enter  pick…
      6    ░░░   ░A░   ░░░   ░░░  Del    take…
      5 ░░░   ░░░   ░░░   ░░░     t      the …
      4    ░░░   ░░░[ ]░░░   ░░░  rnbqkbnr/ppp
      3 ░░░   ░░░ a ░░░   ░░░     ppppp/3A4/8/
      2  P ░P░ P ░P░ P ░P░ P ░P░  8/3a4/PPPPPP
      1 ░R░ N ░B░ Q ░K░ B ░N░ R   PP/RNBQKBNR
         a  b  c  d  e  f  g  h   w KQkq - 0 1
      A sound position.



      x explore  g play  z leave  ? keys"
    `);
  });

  test("with faults at 80x24", async () => {
    const shown = await show({ scene: editor("antiking2") });
    await shown.type(DOWN, DOWN, DOWN, "\u007F", "x");
    expect((await linesOf(shown)).slice(18)).toMatchInlineSnapshot(`
      [
        "rnbqkbnr/pppppppp/3A4/8/8/3a4/PPPPPPPP/RNBQ1BNR w KQkq - 0 1",
        "",
        "Nobody can go on from here yet.",
        "White has no king. The right "K" is impossible: it takes the king on e1 and a …",
        "x explore  g play  z leave  ? keys",
      ]
    `);
  });

  test("with faults at 40x14", async () => {
    const shown = await show({ scene: editor("antiking2"), ...SMALLEST });
    await shown.type(DOWN, DOWN, DOWN, "\u007F", "x");
    expect((await linesOf(shown)).slice(4)).toMatchInlineSnapshot(`
      [
        "4    ░░░   ░░░   ░░░   ░░░  rnbqkbnr/ppp",
        "3 ░░░   ░░░ a ░░░   ░░░     ppppp/3A4/8/",
        "2  P ░P░ P ░P░ P ░P░ P ░P░  8/3a4/PPPPPP",
        "1 ░R░ N ░B░ Q [░] B ░N░ R   PP/RNBQ1BNR",
        "   a  b  c  d  e  f  g  h   w KQkq - 0 1",
        "Nobody can go on from here yet.",
        "White has no king. The right "K" is",
        "impossible: it takes the king on e1 and",
        "a rook on h1. The right "Q" is …",
        "x explore  g play  z leave  ? keys",
      ]
    `);
  });

  test("shows what is typed, at its end where it is too long", async () => {
    const shown = await show({ scene: editor("chess"), ...SMALLEST });
    await shown.type(":", "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1");
    expect((await linesOf(shown)).at(-1)).toBe(":8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1");
  });

  test.each([
    [40, 14],
    [56, 18],
    [80, 24],
    [120, 40],
    [200, 60],
  ])("at %ix%i draws nothing beyond the screen, in any characters", async (columns, rows) => {
    for (const characters of ["unicode", "ascii"] as const) {
      const shown = await show({ scene: editor("antiking1"), columns, rows, characters });
      await shown.type("c", "x", ":", "8/8", "\r");
      expect(await shown.stdout.emulator.scrolled()).toBe(0);
      expect((await linesOf(shown)).length).toBeLessThanOrEqual(rows);
      if (characters === "ascii") expect(shown.stdout.writes.join("")).toMatch(/^[\x00-\x7f]*$/);
      closeAll();
    }
  });

  test("says what size it needs, and comes back unharmed", async () => {
    const shown = await show({ scene: editor("chess") });
    await shown.type("Q");
    await shown.resize(39, 14);
    expect(await shown.text()).toContain("antiking needs 40x14");
    await shown.resize(80, 24);
    expect(await shown.text()).toContain("rnbqkbnr/pppppppp/8/8/4Q3/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1");
  });
});

describe("from scene to scene", () => {
  test("start, explore, edit, explore, and back to the start", async () => {
    const shown = await show();
    await shown.type("x");
    expect(await title(shown)).toBe("Anti-King Chess II · exploring · White to move");
    await shown.type(":", "e4", "\r", "e");
    expect(await title(shown)).toBe("Anti-King Chess II · editor");
    expect(await shown.text()).toContain("rnbqkbnr/pppppppp/3A4/8/4P3/3a4/PPPP1PPP/RNBQKBNR b KQkq e3 0 1");
    await shown.type("\u007F", "t", "x");
    expect(await title(shown)).toBe("Anti-King Chess II · exploring · White to move");
    expect(await shown.text()).not.toContain("1. e4");
    // What had been explored before lies behind the beginning.
    await shown.type(",");
    expect(await shown.text()).toContain("1. e4");
    await shown.type("n", "y");
    expect(await shown.text()).toContain("what shall it be?");
    expect(shown.left).toEqual([]);
  });

  test("start, edit, and back without having changed anything", async () => {
    const shown = await show();
    await shown.type("j", "e");
    expect(await title(shown)).toBe("Antichess · editor");
    await shown.type("c", "z");
    expect(await shown.text()).toContain("what shall it be?");
    await shown.type("q");
    expect(shown.left).toEqual(["quit"]);
  });

  test("leaving the editor without going on finds the exploration as it was, variations and the game behind it", async () => {
    const game = gameOf("chess", { moves: "e4 e5", players: AGAINST_BLACK_BOT });
    const shown = await show({ game });
    await shown.type("x", ",", ":", "c5", "\r", "e");
    expect(await title(shown)).toBe("Chess · editor");
    await shown.type("c", "z");
    expect(await title(shown)).toBe("Chess · exploring · White to move");
    expect(await shown.text()).toContain("or e5");
    await shown.type("x");
    expect(await title(shown)).toBe("Chess · White (you) to move");
    expect(await shown.text()).toContain("1. e4        e5");
  });

  test("x in an exploration that began in the editor still leads back to the game", async () => {
    const game = gameOf("chess", { moves: "e4 e5", players: AGAINST_BLACK_BOT });
    const shown = await show({ game });
    await shown.type("x", "e", "t", "x");
    expect(await title(shown)).toBe("Chess · exploring · Black to move");
    await shown.type("x");
    expect(await title(shown)).toBe("Chess · White (you) to move");
    expect(shown.kept.at(-1)).toBe(game);
  });

  test.each([
    ["White", "w", "White (you)", "Black (bot 4)"],
    ["Black", "b", "Black (you)", "White (bot 4)"],
  ] as const)(
    "playing from the editor with %s to move gives the human that side",
    async (_, turn, you, bot) => {
      const fen = `4k3/8/8/8/8/8/8/4K2R ${turn} K - 0 1`;
      const shown = await show({ scene: editor("chess", fen) });
      await shown.type("g");
      expect(await title(shown)).toBe(`Chess · ${you} to move`);
      expect(await shown.text()).toContain(bot);
      expect(shown.engine.played).toHaveLength(0);
      const file = turn === "w" ? "a    b    c" : "h    g    f";
      expect(await shown.text()).toContain(file);
    },
  );

  test("a position that is none is left for neither", async () => {
    const shown = await show({ scene: editor("chess") });
    await shown.type("c", "x", "g");
    expect(await title(shown)).toBe("Chess · editor");
    expect(await shown.text()).toContain("Nobody can go on from here yet.");
    await shown.type("\u0003");
    expect(shown.left).toEqual(["interrupt"]);
  });

  test("keys typed ahead in one read leave the editor once", async () => {
    const shown = await show({ scene: editor("chess") });
    await shown.type("xxx");
    expect(await title(shown)).toMatch(/^Chess · exploring/);
    await shown.type("e", "z");
    expect(await title(shown)).toMatch(/^Chess · exploring/);
  });

  test("an exploration of the start screen is not offered to be gone on with", async () => {
    const shown = await show({ scene: exploring(gameOf("chess")) });
    await shown.type(":", "e4", "\r", "n", "y");
    expect(await shown.text()).not.toContain("Go on");
  });
});
