import { afterEach, describe, expect, test } from "vitest";
import { type Game, newGame, outcomeOf, playedMoves, startPosition } from "../../../source/game/game.ts";
import { formatLine } from "../../../source/notation/san.ts";
import { layout } from "../../../source/tui/layout.ts";
import {
  AGAINST_BLACK_BOT,
  AGAINST_BLACK_ENGINE,
  AGAINST_WHITE_BOT,
  BOTS,
  gameOf,
} from "../../support/games.ts";
import { closeAll, linesOf, prose, settle, show } from "../support/show.tsx";

afterEach(closeAll);

const UP = "\u001B[A";
const DOWN = "\u001B[B";
const RIGHT = "\u001B[C";
const LEFT = "\u001B[D";

const sanOf = (game: Game | undefined): string =>
  game === undefined ? "" : formatLine(startPosition(game), playedMoves(game)).join(" ");

const title = async (shown: Awaited<ReturnType<typeof show>>): Promise<string | undefined> =>
  (await linesOf(shown))[0];

describe("a game against an external engine", () => {
  const game = gameOf("antiking2", { moves: "e4", players: AGAINST_BLACK_ENGINE });

  test("asks the engine of the colour for a move within its limits, and names it", async () => {
    const shown = await show({ game });
    expect(await title(shown)).toMatch(/^Anti-King Chess II · Black \(Stockfish 16\) is thinking /);
    expect(shown.external.judging.options).toEqual({ milliseconds: 500 });
    expect(shown.engine.played).toEqual([]);
    shown.external.judging.answer("e5");
    await settle();
    expect(await title(shown)).toBe("Anti-King Chess II · White (you) to move");
    expect(await shown.text()).toContain("Black (Stockfish 16)");
    expect(shown.kept.map(sanOf)).toEqual(["e4", "e4 e5"]);
  });

  test("waits when it fails, with the reason and the way on, and p asks again", async () => {
    const shown = await show({ game });
    shown.external.judging.fail("Stockfish 16 was ended by SIGSEGV.");
    await settle();
    expect(await prose(shown)).toContain(
      "Stockfish 16 was ended by SIGSEGV; the game waits, and p starts it again.",
    );
    expect(await shown.text()).toContain("p go on");
    await shown.type("p");
    expect(shown.external.analysed).toHaveLength(2);
    shown.external.judging.answer("e5");
    await settle();
    expect(await title(shown)).toBe("Anti-King Chess II · White (you) to move");
  });

  test("undo stops its search and drops its answer", async () => {
    const shown = await show({ game });
    const { judging } = shown.external;
    await shown.type("u");
    expect(judging.stopped).toBe(true);
    judging.answer("e5");
    await settle();
    expect(sanOf(shown.kept.at(-1))).toBe("");
  });

  test("lets it judge a draw offer by its own score", async () => {
    const shown = await show({ game: gameOf("chess", { players: AGAINST_BLACK_ENGINE }) });
    await shown.type("d");
    expect(await shown.text()).toContain("You offer a draw; Stockfish 16 thinks about it…");
    shown.external.judging.answer("e4", { kind: "centipawns", value: 300 });
    await settle();
    expect(await shown.text()).toContain("A draw: both players agreed.");
  });
});

describe("a game against the bot", () => {
  const game = gameOf("antiking2", { players: AGAINST_BLACK_BOT, seed: 100 });

  test("asks it for a move when it is its turn, shows that it thinks, and plays its answer", async () => {
    const shown = await show({ game });
    expect(shown.engine.played).toEqual([]);
    await shown.type("\r", UP, UP, "\r");
    expect(await title(shown)).toMatch(/^Anti-King Chess II · Black \(bot 3\) is thinking [▖▘▝▗]$/);
    expect(shown.engine.thinking.options).toEqual({ level: 3, seed: 100 });
    expect(sanOf(newGame({ ...game, moves: shown.engine.thinking.request.moves }))).toBe("e4");
    shown.engine.thinking.answer("e5");
    await settle();
    expect(await title(shown)).toBe("Anti-King Chess II · White (you) to move");
    expect(await shown.text()).toContain("1. e4        e5");
    expect(shown.engine.played).toHaveLength(1);
  });

  test("the sign moves while it thinks, and rests when it does not", async () => {
    const shown = await show({ game: gameOf("chess", { players: AGAINST_WHITE_BOT }) });
    const before = await title(shown);
    await new Promise((resolve) => setTimeout(resolve, 300));
    await settle();
    expect(await title(shown)).not.toBe(before);
    shown.engine.thinking.answer("e4");
    await settle();
    shown.stdout.writes.length = 0;
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(shown.stdout.writes).toEqual([]);
  });

  test("on the smallest screen the sign stands beside the board", async () => {
    const shown = await show({
      game: gameOf("chess", { players: AGAINST_WHITE_BOT }),
      columns: 40,
      rows: 14,
      characters: "ascii",
    });
    expect((await linesOf(shown))[0]).toMatch(/White [|/\\-]$/);
  });

  test.each([
    ["undo", "u", "e4 e5 Nf3"],
    ["a pause", "p", "e4 e5 Nf3"],
    ["Ctrl-C", "\u0003", "e4 e5 Nf3"],
    ["leaving, once it is confirmed,", "qy", "e4 e5 Nf3"],
    ["a new game, once it is confirmed,", "ny", "e4 e5 Nf3"],
    ["resigning, once it is confirmed,", "Ry", "e4 e5 Nf3"],
  ])("%s stops its search, and what it still answers is dropped", async (_, bytes, moves) => {
    const shown = await show({ game: gameOf("chess", { moves, players: AGAINST_BLACK_BOT }) });
    const { thinking } = shown.engine;
    expect(thinking.stopped).toBe(false);
    await shown.type(...bytes);
    expect(thinking.stopped).toBe(true);
    const before = await shown.text();
    thinking.answer("Nc6");
    await settle();
    expect(await shown.text()).toBe(before);
    expect(shown.kept.map(sanOf)).not.toContain("e4 e5 Nf3 Nc6");
  });

  test("a question alone, a page or a line being typed let it go on thinking", async () => {
    const shown = await show({ game: gameOf("chess", { moves: "e4", players: AGAINST_BLACK_BOT }) });
    await shown.type("q", "n", "?", "x", ":", "Nf3", "\u007F", "\u001B[A");
    expect(shown.engine.played).toHaveLength(1);
    expect(shown.engine.thinking.stopped).toBe(false);
    shown.engine.thinking.answer("e5");
    await settle();
    expect(await shown.text()).toContain(":Nf");
    expect(await shown.text()).toContain("1. e4        e5");
  });

  test("a failure is told, and p tries again", async () => {
    const shown = await show({ game: gameOf("chess", { moves: "e4", players: AGAINST_BLACK_BOT }) });
    shown.engine.thinking.fail("The engine stopped.");
    await settle();
    expect(await shown.text()).toContain("The bot failed: The engine stopped. Press p to let it try again.");
    expect(await title(shown)).toBe("Chess · Black (bot 3) to move · paused");
    await shown.type("p");
    expect(shown.engine.played).toHaveLength(2);
    shown.engine.thinking.answer("e5");
    await settle();
    expect(await title(shown)).toBe("Chess · White (you) to move");
  });

  test("undo goes back to the human's own turn, redo to where the game was", async () => {
    const shown = await show({
      game: gameOf("chess", { moves: "e4 e5 Nf3 Nc6", players: AGAINST_BLACK_BOT }),
    });
    await shown.type("u");
    expect(sanOf(shown.kept.at(-1))).toBe("e4 e5");
    await shown.type("r");
    expect(sanOf(shown.kept.at(-1))).toBe("e4 e5 Nf3 Nc6");
    expect(shown.engine.played).toEqual([]);
  });

  test("a draw offer is answered by its own view of the position", async () => {
    for (const [value, answer] of [
      [300, "A draw: both players agreed."],
      [-300, "The bot declines the draw."],
    ] as const) {
      const shown = await show({ game: gameOf("chess", { moves: "e4 e5", players: AGAINST_BLACK_BOT }) });
      await shown.type("d");
      expect(await shown.text()).toContain("You offer a draw; the bot thinks about it…");
      // The position is judged from the offerer's side, whose turn it is.
      shown.engine.judging.answer("Nf3", { kind: "centipawns", value });
      await settle();
      expect(await shown.text()).toContain(answer);
    }
  });

  test("a draw offer on which it fails is declined", async () => {
    const shown = await show({ game: gameOf("chess", { players: AGAINST_BLACK_BOT }) });
    await shown.type("d");
    shown.engine.judging.fail("The engine stopped.");
    await settle();
    expect(await shown.text()).toContain("The bot declines the draw.");
  });

  test("a draw offer that lapses with a move is no longer thought about", async () => {
    const shown = await show({ game: gameOf("chess", { players: AGAINST_BLACK_BOT }) });
    await shown.type("d", "\r", UP, UP, "\r");
    expect(shown.engine.judging.stopped).toBe(true);
    shown.engine.judging.answer("a3", { kind: "loss", plies: 2 });
    await settle();
    expect(outcomeOf(shown.kept.at(-1) ?? game)).toBeNull();
  });

  test("the human who plays Black sees the board from there, after the bot has begun", async () => {
    const shown = await show({ game: gameOf("chess", { players: AGAINST_WHITE_BOT }) });
    shown.engine.thinking.answer("e4");
    await settle();
    await shown.type("\r", UP, UP, "\r");
    expect(sanOf(shown.kept.at(-1))).toBe("e4 e5");
    expect((await linesOf(shown)).find((line) => line.includes("a    b"))).toBeUndefined();
    expect(await shown.text()).toContain("h    g    f    e    d    c    b    a");
  });
});

test("two bots play on by themselves, slowly enough to watch, until p stops them", async () => {
  const shown = await show({ game: gameOf("chess", { players: BOTS }) });
  for (const san of ["e4", "e5", "Nf3"]) {
    shown.engine.thinking.answer(san);
    await settle();
    expect(sanOf(shown.kept.at(-1))).not.toContain(san);
    while (!sanOf(shown.kept.at(-1)).endsWith(san)) await new Promise((resolve) => setTimeout(resolve, 20));
    await settle();
  }
  expect(sanOf(shown.kept.at(-1))).toBe("e4 e5 Nf3");
  await shown.type("p");
  expect(shown.engine.thinking.stopped).toBe(true);
  expect(await title(shown)).toBe("Chess · Black (bot 3) to move · paused");
  await shown.type("p");
  expect(shown.engine.played).toHaveLength(5);
});

describe("keys as terminals send them", () => {
  test("a paste opens the command line, and Enter plays what was pasted", async () => {
    const shown = await show({ game: gameOf("chess") });
    await shown.type("\u001B[200~e2e4\r\n\u001B[201~");
    expect((await linesOf(shown)).at(-1)).toBe(":e2e4");
    await shown.type("\r");
    expect(sanOf(shown.kept.at(-1))).toBe("e4");
  });

  test("a lone Esc lets go of a piece after a moment", async () => {
    const shown = await show({ game: gameOf("chess") });
    await shown.type("\r");
    const picked = await shown.cells();
    await shown.type("\u001B");
    await new Promise((resolve) => setTimeout(resolve, 60));
    await settle();
    expect(await shown.cells()).not.toEqual(picked);
    await shown.type(UP, UP, "\r");
    expect(shown.kept.map(sanOf)).toEqual([""]);
  });

  test("several keys in one read are several keys", async () => {
    const shown = await show({ game: gameOf("chess") });
    await shown.type(`\r${UP}${UP}\r:e5\r`);
    expect(sanOf(shown.kept.at(-1))).toBe("e4 e5");
  });

  test("Ctrl-Z gives the terminal back, and the picture is drawn again afterwards", async () => {
    const shown = await show({ game: gameOf("chess") });
    const before = await shown.text();
    await shown.type("\u001A");
    expect(shown.host.kills).toEqual([[0, "SIGTSTP"]]);
    expect((await shown.stdout.emulator.modes()).alternate).toBe(false);
    shown.host.emit("SIGCONT");
    await settle();
    expect(await shown.text()).toBe(before);
  });
});

describe("keeping", () => {
  test("hears of the game when it opens and after every change, and of nothing else", async () => {
    const shown = await show({ game: gameOf("chess") });
    await shown.type("\r", UP, UP, "\r", "f", "?", "x", DOWN, LEFT, "u", "r", ":", "e5", "\r", "R", "y");
    expect(shown.kept.map(sanOf)).toEqual(["", "e4", "", "e4", "e4 e5", "e4 e5"]);
    expect(shown.kept.map((kept) => kept.verdict?.reason)).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
      undefined,
      "resignation",
    ]);
  });

  test("that fails is told on the screen, and the game goes on", async () => {
    const notice = "The game could not be kept: the disk is full.";
    const shown = await show({ game: gameOf("chess"), services: { keep: () => ({ kept: false, notice }) } });
    expect(await shown.text()).toContain("The game could not be kept: the disk is full.");
    await shown.type(":", "e4", "\r");
    expect(await shown.text()).toContain("1. e4");
    expect(await shown.text()).toContain("the disk is full");
    await shown.type("q");
    expect(await shown.text()).toContain("Leave the game? The game could not be kept: the disk is full.");
  });

  test("is not promised in a window where nothing can be seen, and keys do nothing there but leave", async () => {
    const shown = await show({ game: gameOf("chess", { moves: "e4" }) });
    shown.stdout.setSize(30, 8);
    await shown.type(":resign", "\r", "y", "q", "y");
    expect(shown.left).toEqual([]);
    expect(shown.kept.map(outcomeOf)).toEqual(shown.kept.map(() => null));
    await shown.type("\u0003");
    expect(shown.left).toEqual(["interrupt"]);
  });
});

describe("leaving", () => {
  test.each([
    ["\u0003", "interrupt"],
    ["qy", "quit"],
    ["q\r", "quit"],
  ])("by %j tells the program: %s", async (bytes, how) => {
    const shown = await show({ game: gameOf("chess", { moves: "e4" }) });
    await shown.type(...bytes);
    expect(shown.left).toEqual([how]);
  });

  test("keys typed ahead after Ctrl-C make no second leave-taking", async () => {
    const shown = await show({ game: gameOf("chess", { moves: "e4" }) });
    await shown.type("\u0003\u0003q");
    expect(shown.left).toEqual(["interrupt"]);
  });
});

describe("a new size", () => {
  test("is drawn anew at once, larger, smaller, too small and back, without losing anything", async () => {
    const shown = await show({ game: gameOf("antiking2", { moves: "e4" }) });
    await shown.type(":", "Ke");
    for (const [columns, rows] of [
      [120, 40],
      [56, 18],
      [40, 14],
      [80, 24],
    ] as const) {
      await shown.resize(columns, rows);
      const lines = await linesOf(shown);
      expect(lines.at(-1)).toBe(":Ke");
      expect(lines).toHaveLength(rows);
      expect(wordsOf(lines, columns)).toContain("Black: king safe · anti-king held by");
      await shown.resize(39, 14);
      expect(await shown.text()).toContain("antiking needs 40x14");
    }
  });

  test("shows exactly what a screen that had it from the beginning shows", async () => {
    const game = gameOf("antichess", { moves: "e3 b5" });
    const resized = await show({ game });
    await resized.resize(56, 18);
    const fresh = await show({ game, columns: 56, rows: 18 });
    expect(await resized.cells()).toEqual(await fresh.cells());
  });
});

/** The words as prose; on the smallest screen they stand in lines beside the board. */
const wordsOf = (lines: readonly string[], columns: number): string =>
  lines
    .map((line) => (columns === 40 ? line.slice(28) : line))
    .join(" ")
    .replace(/\s+/g, " ");

const SIZES = [
  [40, 14],
  [56, 18],
  [79, 24],
  [80, 24],
  [100, 30],
  [120, 40],
  [200, 60],
] as const;

describe.each(SIZES)("at %ix%i", (columns, rows) => {
  test("the words say how king and anti-king of the side to move stand", async () => {
    const shown = await show({ game: gameOf("antiking2"), columns, rows });
    expect(wordsOf(await linesOf(shown), columns)).toContain(
      "White: king safe · anti-king held by the pawns c7 e7",
    );
  });

  test("the words say how those of the other side stand, if the board leaves a second line", async () => {
    const shown = await show({ game: gameOf("antiking2"), columns, rows });
    const places = layout(columns, rows);
    const room = places.kind === "fits" && columns > 40 && places.words.height > 1;
    const other = "Black: king safe · anti-king held by the pawns c2 e2";
    expect((await shown.text()).includes(other)).toBe(room);
  });

  test("nothing is drawn beyond the screen, in any characters and colours", async () => {
    for (const characters of ["unicode", "ascii"] as const) {
      for (const tier of ["truecolor", "none"] as const) {
        const shown = await show({ game: gameOf("antiking1"), columns, rows, characters, tier });
        expect(await shown.stdout.emulator.scrolled()).toBe(0);
        expect((await linesOf(shown)).length).toBeLessThanOrEqual(rows);
        closeAll();
      }
    }
  });
});

test("in ASCII not one byte beyond ASCII is sent, whatever is on the screen", async () => {
  const shown = await show({
    game: gameOf("antiking1", { players: AGAINST_BLACK_BOT }),
    characters: "ascii",
    tier: "16",
  });
  await shown.type("?", "x", "i", "x", ":", "Ad5", "\r", ":", "ab4", "\r", "q", "y");
  expect(shown.stdout.writes.join("")).toMatch(/^[\x00-\x7f]*$/);
});

test("a step of the cursor over the board at 80x24 writes few bytes, on every one of the squares", async () => {
  const limits = { "16": 32, truecolor: 60 } as const;
  for (const tier of ["16", "truecolor"] as const) {
    const shown = await show({ game: gameOf("antiking2"), tier });
    await shown.type(DOWN, LEFT.repeat(4));
    const sizes: number[] = [];
    for (let rank = 0; rank < 8; rank++) {
      for (const step of [
        ...(rank > 0 ? [UP] : []),
        ...Array<string>(7).fill(rank % 2 === 0 ? RIGHT : LEFT),
      ]) {
        shown.stdout.writes.length = 0;
        await shown.type(step);
        expect(shown.stdout.writes).toHaveLength(1);
        sizes.push(Buffer.byteLength(shown.stdout.writes.join("")));
      }
    }
    expect(sizes).toHaveLength(63);
    expect(Math.max(...sizes)).toBeLessThanOrEqual(limits[tier]);
  }
});
