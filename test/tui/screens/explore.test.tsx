import { afterEach, describe, expect, test } from "vitest";
import { type Game, playedMoves, positionOf, startPosition } from "../../../source/game/game.ts";
import type { Keeping } from "../../../source/game/keeping.ts";
import { formatFen } from "../../../source/notation/fen.ts";
import { formatLine } from "../../../source/notation/san.ts";
import type { Mode } from "../../../source/tui/keymap.ts";
import { exploring } from "../../../source/tui/scene.ts";
import { AGAINST_BLACK_BOT, gameOf } from "../../support/games.ts";
import { closeAll, linesOf, picture, settle, show } from "../support/show.tsx";

afterEach(closeAll);

const SMALLEST = { columns: 40, rows: 14 } as const;

const sanOf = (game: Game): string => formatLine(startPosition(game), playedMoves(game)).join(" ");

const title = async (shown: Awaited<ReturnType<typeof show>>): Promise<string | undefined> =>
  (await linesOf(shown))[0];

/** The keeping of games as the program does it: of explorations nothing is written. */
function keeping() {
  const kept: [Mode, string][] = [];
  const keep = (game: Game, mode: Mode): Keeping => {
    kept.push([mode, sanOf(game)]);
    return { kept: true };
  };
  return { kept, services: { keep } };
}

describe("an exploration with a variation", () => {
  const scene = exploring(gameOf("antiking2", { moves: "e4 e5 Nf3" }));

  test("at 80x24", async () => {
    const shown = await show({ scene });
    await shown.type(",", ",", ":", "c6", "\r");
    expect(await picture(shown)).toMatchInlineSnapshot(`
      "Anti-King Chess II · exploring · White to move
         ▄▄▄ ░▄▄░░  ▄  ░▄░▄░ ▄█▄ ░░▄░░ ▄▄  ░▄▄▄░    Black
      8  ▐r▌ ░▐n▌░ ▐b▌ ░▐q▌░ ▐k▌ ░▐b▌░ ▐n▌ ░▐r▌░
        ░░░░░     -----     ░░░░░     ░░░░░
      7 ░▐p▌░ ▐p▌ ----- ▐p▌ ░▐p▌░ ▐p▌ ░▐p▌░ ▐p▌   1. e4        c6
             ░░░░░=====░ A ░     ░░░░░     ░░░░░     or e5
      6      ░░░░░=▐p▌=░▀█▀░     ░░░░░     ░░░░░
        ░░░░░     ░░░░░     ░░░░░     ░░░░░
      5 ░░░░░     ░░░░░     ░░░░░     ░░░░░
             ░░░░░     ░░░░░     ░░░░░     ░░░░░
      4      ░░░░░     ░░░░░  P  ░░░░░     ░░░░░
        ░░░░░     ░░░░░ ▐a▌ ░░░░░     ░░░░░
      3 ░░░░░     ░░░░░ ▀█▀ ░░░░░     ░░░░░
             ░░░░░     ░░░░░▛   ▜░░░░░     ░░░░░
      2   P  ░ P ░  P  ░ P ░     ░ P ░  P  ░ P ░
        ░▄▄▄░ ▄▄  ░░▄░░ ▄ ▄ ░▄█▄░  ▄  ░▄▄░░ ▄▄▄
      1 ░ R ░  N  ░ B ░  Q  ░ K ░  B  ░ N ░  R    ● White
          a    b    c    d    e    f    g    h
      White: king safe · anti-king held only by the pawn e7
      Black: king safe · anti-king held by the bishop f1 and the pawn c2


      ? help  , . back/forth  v variation  V other rules  1-4 overlays  a analysis"
    `);
  });

  test("at 40x14", async () => {
    const shown = await show({ scene, ...SMALLEST });
    await shown.type(",", ",", ":", "c6", "\r");
    expect(await picture(shown)).toMatchInlineSnapshot(`
      "8  r ░n░ b ░q░ k ░b░ n ░r░  White
      7 ░p░ p --- p ░p░ p ░p░ p   exploring
      6    ░░░=p=░A░   ░░░   ░░░  1. e4  c6
      5 ░░░   ░░░   ░░░   ░░░        or e5
      4    ░░░   ░░░ P ░░░   ░░░  White: king
      3 ░░░   ░░░ a ░░░   ░░░     safe ·
      2  P ░P░ P ░P░[ ]░P░ P ░P░  anti-king
      1 ░R░ N ░B░ Q ░K░ B ░N░ R   held only by
         a  b  c  d  e  f  g  h   the pawn e7




      ? help  , . back/forth  v variation"
    `);
  });

  test("under other rules says what changes, also on the smallest screen", async () => {
    const shown = await show({ scene: exploring(gameOf("antiking2")) });
    await shown.type("V");
    expect((await linesOf(shown)).slice(18)).toMatchInlineSnapshot(`
      [
        "White: king safe · anti-king held only by the pawn d7",
        "Black: king safe · anti-king held only by the pawn d2",
        "Anti-King Chess I: 6 moves stay. Gone: a2a3, a4, b3, b4 and 10 more. New: ab3,",
        "b2a3, bc3, cb3 and 8 more.",
        "? help  , . back/forth  v variation  V other rules  1-4 overlays  a analysis",
      ]
    `);
    const small = await show({ scene: exploring(gameOf("antiking2")), ...SMALLEST });
    await small.type("V");
    expect((await linesOf(small)).slice(9)).toMatchInlineSnapshot(`
      [
        "Anti-King Chess I: 6 moves stay. Gone:",
        "a2a3, a4, b3, b4 and 10 more. New: ab3,",
        "b2a3, bc3, cb3 and 8 more.",
        "",
        "? help  , . back/forth  v variation",
      ]
    `);
  });
});

describe("toggled from a game against a bot", () => {
  test("the bot does not think meanwhile, and thinks of the same position afterwards", async () => {
    const { kept, services } = keeping();
    const game = gameOf("chess", { moves: "e4", players: AGAINST_BLACK_BOT });
    const shown = await show({ game, services });
    const first = shown.engine.thinking;
    await shown.type("x");
    expect(first.stopped).toBe(true);
    expect(await title(shown)).toBe("Chess · exploring · Black to move");
    await shown.type(":", "c5", "\r", ":", "Nf3 Nc6", "\r");
    expect(shown.engine.played).toHaveLength(1);
    expect(await shown.text()).toContain("2. Nf3       Nc6");
    first.answer("e5");
    await settle();
    expect(await shown.text()).not.toContain("e5");
    await shown.type("x");
    expect(shown.engine.played).toHaveLength(2);
    expect(shown.engine.thinking.request.moves).toEqual(playedMoves(game));
    expect(await title(shown)).toMatch(/^Chess · Black \(bot 3\) is thinking/);
    shown.engine.thinking.answer("e5");
    await settle();
    expect(await shown.text()).toContain("1. e4        e5");
    // What is written to disk is the game alone.
    const written = kept.filter(([mode]) => mode === "play").map(([, moves]) => moves);
    expect(written).toEqual(["e4", "e4", "e4 e5"]);
  });

  test("quitting asks no question, and the last that was kept of the game is the game", async () => {
    const { kept, services } = keeping();
    const shown = await show({ game: gameOf("chess", { moves: "e4 e5" }), services });
    await shown.type("x", ":", "Nf3", "\r", "q");
    expect(shown.left).toEqual(["quit"]);
    expect(kept).toEqual([
      ["play", "e4 e5"],
      ["explore", "e4 e5"],
      ["explore", "e4 e5 Nf3"],
    ]);
  });
});

describe("y", () => {
  test("copies the position and the moves once, and a page shows them until a key", async () => {
    const shown = await show({ scene: exploring(gameOf("chess", { moves: "e4 e5" })) });
    const text = "rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq e6 0 2\n1. e4 e5";
    await shown.type("y");
    expect(shown.copied).toEqual([text]);
    await shown.type("z");
    expect(await title(shown)).toBe("Chess · exploring · White to move");
    await shown.type("f", "x", ",", ".");
    expect(shown.copied).toEqual([text]);
    await shown.type("y");
    expect(shown.copied).toEqual([text, text]);
  });

  test("asks nothing of the clipboard in a game that is opened", async () => {
    const shown = await show({ game: gameOf("chess", { moves: "e4" }) });
    expect(shown.copied).toEqual([]);
    await shown.type("y");
    expect(shown.copied).toHaveLength(1);
  });
});

test("a pasted FEN is gone to with Enter, and going back returns", async () => {
  const shown = await show({ scene: exploring(gameOf("antichess", { moves: "e3 b5" })) });
  await shown.type("\u001B[200~8/8/p7/8/8/8/7P/8 w - - 0 1\r\n\u001B[201~", "\r");
  expect(await shown.text()).toContain("White has 1 piece, Black 1 piece");
  expect(formatFen(positionOf(shown.kept.at(-1) ?? gameOf("chess")).setup())).toBe(
    "8/8/p7/8/8/8/7P/8 w - - 0 1",
  );
  await shown.type(",");
  expect(await shown.text()).toContain("1. e3        b5");
});

test("hints of an exploration name its keys, in every width", async () => {
  for (const columns of [40, 56, 80, 120]) {
    const shown = await show({ scene: exploring(gameOf("chess")), columns });
    const last = (await linesOf(shown)).findLast((line) => line.includes("? help")) ?? "";
    expect(last.length).toBeLessThanOrEqual(columns);
    expect(last).toContain(", . back/forth");
    if (columns >= 80) expect(last).toContain("1-4 overlays");
    closeAll();
  }
});
