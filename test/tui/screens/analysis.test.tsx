import { afterEach, describe, expect, test } from "vitest";
import { REVIEW_NODES } from "../../../source/game/review.ts";
import { NEWS_INTERVAL } from "../../../source/tui/hooks/throttled.ts";
import { HINT_NODES } from "../../../source/tui/state/engine-words.ts";
import type { FakeLine } from "../../support/fake-engine.ts";
import { AGAINST_BLACK_BOT, gameOf } from "../../support/games.ts";
import { closeAll, linesOf, picture, prose, type Shown, settle, show } from "../support/show.tsx";

afterEach(closeAll);

const UP = "\u001B[A";
const OPEN = gameOf("antiking2", { moves: "e4 e5 Nf3" });
const LINES: readonly FakeLine[] = [
  [-2, "Nf6 c3 c6 g3 Nxe4 Bg2+ Ae3"],
  [-6, "f6 c4 c6 Nc3 Ae3 Ad5 Qb6"],
  [-18, "c6 c4 Ac3 d3"],
];
const MATE = gameOf("chess", { moves: "f3 e5 g4 Qh4#" });

/** Long enough for news that were held up to be shown. */
async function nextPicture(): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, NEWS_INTERVAL + 20));
  await settle();
}

/** The picture with the sign of the working engine held still. */
const still = async (shown: Shown): Promise<string> => (await picture(shown)).replace(/[▖▘▝▗]/g, "▖");

describe("the analysis on the screen", () => {
  test("at 80x24", async () => {
    const shown = await show({ game: OPEN });
    await shown.type("a");
    expect(shown.engine.judging.options).toEqual({ lines: 3, milliseconds: 60_000 });
    shown.engine.judging.tell(LINES);
    await settle();
    expect(await still(shown)).toMatchInlineSnapshot(`
      "Anti-King Chess II · Black to move
         ▄▄▄ ░▄▄░░  ▄  ░▄░▄░ ▄█▄ ░░▄░░ ▄▄  ░▄▄▄░  ● Black
      8  ▐r▌ ░▐n▌░ ▐b▌ ░▐q▌░ ▐k▌ ░▐b▌░ ▐n▌ ░▐r▌░
        ░░░░░     ░░░░░     ░░░░░     ░░░░░
      7 ░▐p▌░ ▐p▌ ░▐p▌░ ▐p▌ ░░░░░ ▐p▌ ░▐p▌░ ▐p▌   1. e4        e5
             ░░░░░     ░ A ░     ░░░░░     ░░░░░  2. Nf3
      6      ░░░░░     ░▀█▀░     ░░░░░     ░░░░░
        ░░░░░     ░░░░░     ░░░░░     ░░░░░
      5 ░░░░░     ░░░░░     ░▐p▌░     ░░░░░
             ░░░░░     ░░░░░     ░░░░░     ░░░░░
      4      ░░░░░     ░░░░░  P  ░░░░░     ░░░░░    White
        ░░░░░     ░░░░░ ▐a▌ ░░░░░=▄▄==░░░░░
      3 ░░░░░     ░░░░░ ▀█▀ ░░░░░= N =░░░░░
             ░░░░░     ░░░░░▛   ▜░░░░░     ░░░░░  depth 9 · 346k nodes · 346 kn/s ▖
      2   P  ░ P ░  P  ░ P ░     ░ P ░  P  ░ P ░  W██████████████░░░░░░░░░░░░░B +0.02
        ░▄▄▄░ ▄▄  ░░▄░░ ▄ ▄ ░▄█▄░  ▄  ----- ▄▄▄   +0.02 Nf6 c3 c6 g3 Nxe4 Bg2+ Ae3
      1 ░ R ░  N  ░ B ░  Q  ░ K ░  B  -----  R    +0.06 f6 c4 c6 Nc3 Ae3 Ad5 Qb6
          a    b    c    d    e    f    g    h    +0.18 c6 c4 Ac3 d3
      Black: king safe · anti-king held by the bishop f1 and the pawn c2
      White: king safe · anti-king held by the pawn c7 and the bishop f8


      arrows move  Enter pick/drop  : type a move  ? help  u undo  q quit  x explore"
    `);
  });

  test("at 56x18", async () => {
    const shown = await show({ game: OPEN, columns: 56, rows: 18 });
    await shown.type("a");
    shown.engine.judging.tell(LINES);
    await settle();
    expect(await still(shown)).toMatchInlineSnapshot(`
      "Anti-King Chess II · Black to move
      8  r ░n░ b ░q░ k ░b░ n ░r░  1. e4        e5
      7 ░p░ p ░p░ p ░░░ p ░p░ p   2. Nf3
      6    ░░░   ░A░   ░░░   ░░░
      5 ░░░   ░░░   ░p░   ░░░
      4    ░░░   ░░░ P ░░░   ░░░  depth 9 · 346k nodes ▖
      3 ░░░   ░░░ a ░░░=N=░░░     W██████████░░░░░░░░░B +0.02
      2  P ░P░ P ░P░[ ]░P░ P ░P░  +0.02 Nf6 c3 c6 g3 Nxe4 …
      1 ░R░ N ░B░ Q ░K░ B --- R   +0.06 f6 c4 c6 Nc3 Ae3 Ad5 …
         a  b  c  d  e  f  g  h   +0.18 c6 c4 Ac3 d3
      Black: king safe · anti-king held by f1 c2
      White: king safe · anti-king held by c7 f8




      arrows move  Enter pick/drop  : type a move  ? help"
    `);
  });

  test("at 40x14 in ASCII, where a line of the message has to do", async () => {
    const shown = await show({ game: OPEN, columns: 40, rows: 14, characters: "ascii" });
    await shown.type("a");
    shown.engine.judging.tell(LINES);
    await settle();
    expect((await picture(shown)).replace(/depth 9 [|/\\-]/, "depth 9 |")).toMatchInlineSnapshot(`
      "8  r .n. b .q. k .b. n .r.  Black
      7 .p. p .p. p ... p .p. p   1. e4  e5
      6    ...   .A.   ...   ...  2. Nf3
      5 ...   ...   .p.   ...
      4    ...   ... P ...   ...  Black: king
      3 ...   ... a ...=N=...     safe |
      2  P .P. P .P.[ ].P. P .P.  anti-king
      1 .R. N .B. Q .K. B --- R   held by f1
         a  b  c  d  e  f  g  h   c2



      +0.02 depth 9 |: Nf6 c3 c6 g3 Nxe4 Bg2+~
      arrows move  Enter pick/drop  ? help"
    `);
  });

  test("at 120x40", async () => {
    const shown = await show({ game: OPEN, columns: 120, rows: 40 });
    await shown.type("a");
    shown.engine.judging.tell(LINES);
    await settle();
    const panel = (await linesOf(shown)).slice(24, 35).map((line) => line.slice(76));
    expect(panel.join("\n").replace(/[▖▘▝▗]/g, "▖")).toMatchInlineSnapshot(`
      "

      depth 9 · 346k nodes · 346 kn/s ▖
      W██████████████████░░░░░░░░░░░░░░░░░B +0.02
      +0.02 Nf6 c3 c6 g3 Nxe4 Bg2+ Ae3
      +0.06 f6 c4 c6 Nc3 Ae3 Ad5 Qb6
      +0.18 c6 c4 Ac3 d3



      "
    `);
  });

  test("draws the latest of news that come fast", async () => {
    const shown = await show({ game: OPEN });
    await shown.type("a");
    for (let depth = 1; depth <= 8; depth++) shown.engine.judging.tell(LINES, { depth });
    await nextPicture();
    expect(await shown.text()).toContain("depth 8 ");
  });

  test("begins anew with every move, and drops what is still told of the position before", async () => {
    const shown = await show({ game: OPEN });
    await shown.type("a");
    const { judging: before } = shown.engine;
    await shown.type(":", "Nf6", "\r");
    expect(before.stopped).toBe(true);
    expect(shown.engine.analysed).toHaveLength(2);
    expect(shown.engine.judging.request.moves).toHaveLength(4);
    before.finish(LINES);
    await nextPicture();
    expect(await shown.text()).not.toContain("Nf6 c3 c6");
    expect(await shown.text()).toContain("Analysis begins");
    shown.engine.judging.tell([[7, "c3 c6"]]);
    await settle();
    expect(await shown.text()).toContain("+0.07 c3 c6");
  });

  test("is switched off by the same key, which stops the search; nothing is drawn any more", async () => {
    const shown = await show({ game: OPEN });
    const before = await shown.text();
    await shown.type("a");
    shown.engine.judging.tell(LINES);
    shown.engine.judging.tell(LINES, { depth: 10 });
    await shown.type("a");
    expect(shown.engine.judging.stopped).toBe(true);
    expect(await shown.text()).toBe(before);
    await nextPicture();
    expect(await shown.text()).toBe(before);
    expect(shown.engine.analysed).toHaveLength(1);
  });

  test("rests when the engine has come to its end", async () => {
    const shown = await show({ game: OPEN });
    await shown.type("a");
    shown.engine.judging.finish(LINES);
    await settle();
    expect(await shown.text()).toContain("346k nodes · done");
    shown.stdout.writes.length = 0;
    await nextPicture();
    expect(shown.stdout.writes).toEqual([]);
  });

  test("never breaks off the bot's move: it waits, and goes on at one's own turn", async () => {
    const shown = await show({ game: gameOf("chess", { players: AGAINST_BLACK_BOT }) });
    await shown.type("a", "\r", UP, UP, "\r");
    expect(shown.engine.analysed[0]?.stopped).toBe(true);
    expect(await shown.text()).toContain("Analysis waits for the bot's move.");
    await shown.type("a", "a", "H");
    expect(shown.engine.analysed).toHaveLength(1);
    expect(shown.engine.thinking.stopped).toBe(false);
    shown.engine.thinking.answer("e5");
    await settle();
    expect(shown.engine.analysed).toHaveLength(2);
    expect(shown.engine.played).toHaveLength(1);
  });

  test("a failure is told once, and switches it off", async () => {
    const shown = await show({ game: OPEN });
    await shown.type("a");
    shown.engine.judging.fail("The engine stopped unexpectedly (exit code 1).");
    await settle();
    expect(await prose(shown)).toContain("The engine failed: The engine stopped unexpectedly (exit code 1).");
    expect(shown.engine.analysed).toHaveLength(1);
  });

  test("is stopped when the game is left", async () => {
    const shown = await show({ game: gameOf("chess") });
    await shown.type("a", "q");
    expect(shown.engine.judging.stopped).toBe(true);
  });

  test("a proved win is told in words, and fills the bar", async () => {
    const shown = await show({ game: gameOf("chess", { moves: "f3 e5 g4" }) });
    await shown.type("a");
    shown.engine.judging.finish([[{ kind: "win", plies: 1 }, "Qh4#"]]);
    await settle();
    expect(await shown.text()).toMatch(/W░+B Black wins in 1 ply/);
    expect(await shown.text()).toContain("0-1 in 1 Qh4#");
  });
});

describe("a hint on the screen", () => {
  test("is marked on the board and told in words until Backspace", async () => {
    const shown = await show({ game: OPEN });
    const before = await shown.cells();
    await shown.type("H");
    expect(await shown.text()).toContain("The engine looks for a move…");
    expect(shown.engine.judging.options).toMatchObject({ nodes: HINT_NODES });
    shown.engine.judging.finish([[-40, "Nf6"]]);
    await settle();
    expect(await shown.text()).toContain("Hint: Nf6 (+0.40, depth 9).");
    const squares = (await shown.cells()).flatMap((row, y) =>
      row.flatMap((cell, x) => (y < 17 && cell !== before[y]?.[x] ? [`${x},${y}`] : [])),
    );
    // The edges of g8 and f6.
    expect(squares).toEqual(["32,1", "36,1", "32,2", "36,2", "27,5", "31,5", "27,6", "31,6"]);
    await shown.type("\u007F");
    expect(await shown.cells()).toEqual(before);
  });

  test("that wins is told as a win, and vanishes with the next move", async () => {
    const shown = await show({ game: gameOf("chess", { moves: "f3 e5 g4" }) });
    await shown.type("H");
    shown.engine.judging.finish([[{ kind: "win", plies: 1 }, "Qh4#"]]);
    await settle();
    expect(await shown.text()).toContain("Hint: Qh4# wins in 1 ply.");
    await shown.type(":", "d5", "\r");
    expect(await shown.text()).not.toContain("Hint");
  });

  test("comes before a running analysis, which then goes on", async () => {
    const shown = await show({ game: OPEN });
    await shown.type("a", "H");
    const [analysis, hint] = shown.engine.analysed;
    expect(analysis?.stopped).toBe(true);
    hint?.finish([[-40, "Nf6"]]);
    await settle();
    expect(shown.engine.analysed).toHaveLength(3);
    expect(shown.engine.judging.options).toMatchObject({ lines: 3 });
  });
});

describe("the list of worst moves on the screen", () => {
  test("is made position by position, with how far it is, and shown as it grows", async () => {
    const shown = await show({ game: MATE });
    await shown.type("w");
    expect((await linesOf(shown)).slice(0, 2)).toEqual([" Moves that lost most", " 0 of 4 moves"]);
    for (const [score, san] of [
      [20, "e4"],
      [60, "e5"],
      [-40, "e4 d5"],
      [{ kind: "win", plies: 1 }, "Qh4#"],
    ] satisfies FakeLine[]) {
      expect(shown.engine.judging.options).toEqual({ nodes: REVIEW_NODES });
      shown.engine.judging.finish([[score, san]], { depth: 8, nodes: 50_000, milliseconds: 100 });
      await nextPicture();
      if (san === "e5") expect(await shown.text()).toContain("1 of 4 moves, depth 8, 500 kn/s");
    }
    expect(await picture(shown)).toMatchInlineSnapshot(`
      " Moves that lost most
       4 moves; scores in pawns from White's side

       ▸ 2. g4          -0.40, then Black wins in 1 ply
            White walked into a proved loss
            better: e4 d5
         1. f3          +0.20, then -0.60
            better: e4















       up down choose  Enter look at it  other keys back"
    `);
    await shown.type("\r");
    expect((await linesOf(shown))[0]).toBe("Chess · exploring · White to move");
    expect(await shown.text()).toContain("Before g4; better was e4. The key w goes back to the list.");
  });

  test("is broken off by leaving it, and goes on where it was", async () => {
    const shown = await show({ game: MATE });
    await shown.type("w");
    shown.engine.judging.finish([[20, "e4"]]);
    await nextPicture();
    await shown.type("q");
    expect(shown.engine.judging.stopped).toBe(true);
    expect(shown.engine.analysed).toHaveLength(2);
    await shown.type("w");
    expect(shown.engine.judging.request.moves).toHaveLength(1);
    expect(await shown.text()).toContain("0 of 4 moves, depth 9, 346 kn/s");
  });
});
