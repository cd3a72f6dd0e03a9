import { afterEach, describe, expect, test } from "vitest";
import type { Game } from "../../../source/game/game.ts";
import type { Players } from "../../../source/game/player.ts";
import type { VariantId } from "../../../source/rules/variant.ts";
import { AGAINST_BLACK_BOT, AGAINST_WHITE_BOT, gameOf } from "../../support/games.ts";
import { nextTurn } from "../../terminal/support/fake-terminal.ts";
import { closeAll, linesOf, picture, prose, settle, show } from "../support/show.tsx";

afterEach(closeAll);

const offering = (saved: Game | undefined, notice?: string) => ({
  services: { offer: () => ({ saved, notice }) },
});

describe("the start screen", () => {
  test("at 80x24 has the games with a line about each, the options and the keys", async () => {
    expect(await picture(await show())).toMatchInlineSnapshot(`
      "
       antiking  what shall it be?

         Anti-King Chess I     Berolina pawns, one leap a royal, anti-kings attacked.
       ▸ Anti-King Chess II    Chess plus anti-kings, which must always be attacked.
         Antichess             Take when you can; lose everything to win.
         Suicide chess         Antichess; fewer pieces win a stalemate (FICS).
         Antichess, AISE rule  Antichess; a stalemate is a draw.
         Losers chess          Take when you can; be mated or left a bare king to win.
         Chess                 The orthodox game, to compare the others with.

         o    Opponent  the bot
         s    You play  White
         1-8  Level     4 of 8









       Enter play  up down choose  i rules  x explore  e edit  q quit"
    `);
  });

  test("at 40x14 drops the lines about the games but for the one under the cursor", async () => {
    expect(await picture(await show({ columns: 40, rows: 14 }))).toMatchInlineSnapshot(`
      " antiking
         Anti-King Chess I
       ▸ Anti-King Chess II
         Antichess
         Suicide chess
         Antichess, AISE rule
         Losers chess
         Chess
         o    Opponent  the bot
         s    You play  White
         1-8  Level     4 of 8
       Chess plus anti-kings, which must
       always be attacked.
       Enter play  x explore  e edit  q quit"
    `);
  });

  test("in ASCII marks the row with what every terminal has", async () => {
    expect((await linesOf(await show({ characters: "ascii" })))[4]).toMatch(/^ > Anti-King Chess II/);
  });

  test("offers the saved game first, with where it stands", async () => {
    const saved = gameOf("antiking2", { moves: "e4 e5 Nf3", players: AGAINST_WHITE_BOT });
    expect((await linesOf(await show(offering(saved))))[3]).toBe(
      " ▸ Go on                 Anti-King Chess II, move 2, your turn",
    );
    const fen = "4k3/p7/8/8/8/8/P7/4K3 b - - 0 41";
    const blackFirst = gameOf("chess", { fen, moves: "a6", players: AGAINST_WHITE_BOT });
    expect((await linesOf(await show(offering(blackFirst))))[3]).toContain("Chess, move 42, the bot's turn");
  });

  test("tells what is wrong with a save file until the next key", async () => {
    const notice = "The save file /home/somebody/.local/share/antiking/games/x.json cannot be used.";
    const shown = await show({ ...offering(undefined, notice), columns: 60 });
    expect(await prose(shown)).toContain(notice);
    await shown.type("j");
    expect(await shown.text()).not.toContain("save file");
  });

  test.each([
    [40, 14],
    [56, 18],
    [80, 24],
    [120, 40],
  ])("at %ix%i shows every game, every option and the keys", async (columns, rows) => {
    const lines = await linesOf(await show({ columns, rows, ...offering(gameOf("chess", { moves: "e4" })) }));
    const text = lines.join("\n");
    for (const part of ["Go on", "Anti-King Chess I", "Losers chess", "Opponent", "You play", "Level"]) {
      expect(text).toContain(part);
    }
    expect(lines).toHaveLength(rows);
    expect(lines.at(-1)).toContain("Enter play");
  });

  test("says what size it needs when the window is too small, and comes back when it grows", async () => {
    const shown = await show({ columns: 39, rows: 14 });
    expect(await picture(shown)).toBe(
      "antiking needs 40x14 characters; this\nwindow has 39x14. Make it larger, or\npress Ctrl-C to leave.",
    );
    await shown.resize(40, 14);
    expect(await shown.text()).toContain("Anti-King Chess II");
    await shown.resize(200, 13);
    expect(await shown.text()).toContain("this window has 200x13");
  });

  test("even a window of a few cells takes it without trouble", async () => {
    const shown = await show({ columns: 2, rows: 1 });
    expect(shown.errors).toEqual([]);
    await shown.type("\u0003");
    expect(shown.left).toEqual(["interrupt"]);
  });
});

describe("leaving the start screen", () => {
  function recording() {
    const created: [VariantId, Players][] = [];
    const create = (variant: VariantId, players: Players): Game => {
      created.push([variant, players]);
      return gameOf(variant, { players });
    };
    return { created, services: { create } };
  }

  test("Enter starts the game under the cursor with the options shown", async () => {
    const { created, services } = recording();
    const shown = await show({ services });
    await shown.type("j", "s", "7", "\r");
    expect(created).toEqual([["antichess", { w: { kind: "bot", level: 7 }, b: { kind: "human" } }]]);
    expect((await linesOf(shown))[0]).toMatch(/^Antichess · White \(bot 7\) is thinking/);
  });

  test("keys typed ahead in one read start one game only", async () => {
    const { created, services } = recording();
    const shown = await show({ services });
    await shown.type("o\r\r\r");
    expect(created).toHaveLength(1);
    expect((await linesOf(shown))[0]).toBe("Anti-King Chess II · White to move");
  });

  test("Enter on the saved game goes on with it, without making a new one", async () => {
    const { created, services } = recording();
    const saved = gameOf("losers", { moves: "e3 e6", players: AGAINST_BLACK_BOT });
    const shown = await show({ services: { ...services, offer: () => ({ saved, notice: undefined }) } });
    await shown.type("\r");
    expect(created).toEqual([]);
    expect(await shown.text()).toContain("1. e3        e6");
  });

  test.each([
    ["q", "quit"],
    ["\u0003", "interrupt"],
  ])("%j leaves the program by %s", async (bytes, how) => {
    const shown = await show();
    await shown.type(bytes);
    expect(shown.left).toEqual([how]);
  });

  test("a game that is left for a new one comes back to the start screen, which asks again what to offer", async () => {
    const saved = gameOf("chess", { moves: "e4" });
    let asked = 0;
    const offer = () => {
      asked++;
      return { saved, notice: undefined };
    };
    const shown = await show({ services: { offer }, game: gameOf("chess", { moves: "d4" }) });
    expect(asked).toBe(0);
    await shown.type("n", "y");
    expect(asked).toBe(1);
    expect(await shown.text()).toContain("Go on");
    await shown.type("\r");
    expect(await shown.text()).toContain("1. e4");
  });
});

test.each([0, 1, 2, 3, 4, 5])(
  "a key that follows after %i turns reaches the screen that the last one opened",
  async (turns) => {
    const shown = await show();
    for (const key of ["x", "e", "?"]) {
      shown.stdin.type(key);
      for (let turn = 0; turn < turns; turn++) await nextTurn();
    }
    await settle();
    // The start screen, an exploration, the editor, and its page of keys.
    expect((await linesOf(shown))[0]).toContain("put White's");
  },
);

describe("the rules of the game under the cursor", () => {
  const DOWN = "\u001B[B";

  test.each(["i", "?"])(
    "are read by %s, scrolled, and left by any other key for where one was",
    async (key) => {
      const shown = await show();
      await shown.type(DOWN, key);
      const rules = await linesOf(shown);
      expect(rules[0]).toContain("Antichess");
      expect(rules.at(-1)).toContain("up down scroll");
      await shown.type(DOWN);
      expect((await linesOf(shown))[0]).toBe(rules[1]);
      await shown.type("x");
      expect(await shown.text()).toContain("▸ Antichess");
      expect(await shown.text()).toContain("what shall it be?");
    },
  );

  test("scroll as far as they go, by the wheel as well", async () => {
    const shown = await show();
    await shown.type("i", ...Array.from({ length: 100 }, () => DOWN));
    const end = await shown.text();
    await shown.type("\u001B[<65;5;5M", DOWN);
    expect(await shown.text()).toBe(end);
    await shown.type("\u001B[A");
    expect(await shown.text()).not.toBe(end);
  });

  test("fit the smallest screen", async () => {
    const shown = await show({ columns: 40, rows: 14 });
    await shown.type("i");
    expect((await linesOf(shown))[0]).toContain("Anti-King Chess II");
  });
});
