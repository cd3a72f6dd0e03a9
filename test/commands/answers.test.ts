import { describe, expect, test } from "vitest";
import { VARIANTS } from "../../source/rules/variant.ts";
import { perftRows, positionRows } from "../support/fixtures.ts";
import { runCommand } from "./support/run-command.ts";

describe("moves - --json", () => {
  test.each(VARIANTS.map(({ id }) => id))("answers every fixture of %s exactly", async (variant) => {
    const rows = positionRows().filter((row) => row.variant === variant);
    expect(rows.length).toBeGreaterThan(100);
    const stdin = rows.map(({ fen }) => `${fen}\n`).join("");
    const { exitCode, stdout, stderr } = await runCommand(["moves", variant, "-", "--json"], { stdin });
    expect({ exitCode, stderr }).toEqual({ exitCode: 0, stderr: "" });
    const answers = stdout.trimEnd().split("\n");
    expect(answers).toHaveLength(rows.length);
    for (const [index, { fen, moves, check, result }] of rows.entries()) {
      const expected = { variant, fen, moves: [...moves].sort(), check, result };
      expect(JSON.parse(answers[index] ?? "")).toEqual(expected);
    }
  });

  const START = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

  test("answers a bad line in its place, goes on, and ends with 1", async () => {
    const stdin = `${START}\nnonsense\n\n8/8/8/8/8/8/8/K7 w - - 0 1\n${START}`;
    const { exitCode, stdout, stderr } = await runCommand(["moves", "chess", "-", "--json"], { stdin });
    expect({ exitCode, stderr }).toEqual({ exitCode: 1, stderr: "" });
    const answers = stdout
      .trimEnd()
      .split("\n")
      .map((line) => JSON.parse(line));
    expect(answers.map((answer) => answer.moves?.length ?? Object.keys(answer).join())).toEqual([
      20,
      "error",
      "error",
      "error",
      20,
    ]);
    expect(answers[1].error.message).toMatch(/^bad FEN: a FEN has six fields .*but this has 1\.$/);
    expect(answers[2].error.message).toMatch(/but this has 0\.$/);
    expect(answers[3].error).toEqual({ message: "this is no position of Chess: Black has no king." });
  });

  test("without --json puts the sentences on stderr, with the number of the line", async () => {
    const { exitCode, stdout, stderr } = await runCommand(["moves", "chess", "-"], {
      stdin: `x\n${START}\n`,
    });
    expect(exitCode).toBe(1);
    expect(stderr).toMatch(/^antiking: line 1: bad FEN: .*\n$/);
    expect(stdout).toMatch(/^Chess, White to move: 20 legal moves\nking safe\nNa3 /);
  });

  test.each([
    ["Windows line ends", `${START}\r\n${START}\r\n`],
    ["spaces around", `  ${START}  \n\t${START}`],
    ["a last line without an end", `${START}\n${START}`],
  ])("takes %s", async (_, stdin) => {
    const { exitCode, stdout } = await runCommand(["moves", "chess", "-", "--json"], { stdin });
    expect(exitCode).toBe(0);
    const answer = JSON.parse(stdout.split("\n")[0] ?? "");
    expect(answer.fen).toBe(START);
    expect(stdout.trimEnd().split("\n")).toHaveLength(2);
  });

  test("of nothing answers nothing", async () => {
    expect(await runCommand(["moves", "chess", "-", "--json"])).toEqual({
      exitCode: 0,
      stdout: "",
      stderr: "",
    });
  });

  test("answers what came before its input broke, says so and ends with 1", async () => {
    const { exitCode, stdout, stderr } = await runCommand(["moves", "chess", "-", "--json"], {
      stdin: `${START}\n`,
      breaks: "EIO",
    });
    expect(stdout.trimEnd().split("\n")).toHaveLength(1);
    expect({ exitCode, stderr }).toEqual({
      exitCode: 1,
      stderr: "antiking: standard input cannot be read: EIO.\n",
    });
  });

  test("does not wait for somebody at a terminal to type FENs", async () => {
    const { exitCode, stderr } = await runCommand(["moves", "chess", "-"], { terminal: true });
    expect(exitCode).toBe(2);
    expect(stderr).toBe("antiking: with - the FENs come from standard input, which is a terminal here.\n");
  });

  test("plays --moves from every line", async () => {
    const { stdout } = await runCommand(["moves", "chess", "-", "--json", "--moves", "e4"], { stdin: START });
    expect(JSON.parse(stdout).fen).toBe("rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 1");
  });
});

describe("moves", () => {
  test("tells a position in words", async () => {
    const { stdout } = await runCommand(["moves", "antiking2"]);
    expect(stdout).toMatchInlineSnapshot(`
      "Anti-King Chess II, White to move: 20 legal moves
      king safe · anti-king held by the pawns c7 e7
      Ac6 Ae6 Na3 Nc3 Nf3 Nh3 a3 a4 b3 b4 c3 c4 e3 e4 f3 f4 g3 g4 h3 h4
      "
    `);
  });

  test("tells a result, and lists no moves where there are none", async () => {
    const { exitCode, stdout } = await runCommand(["moves", "chess", "--moves", "f3 e5 g4 Qh4#"]);
    expect(exitCode).toBe(0);
    expect(stdout).toMatchInlineSnapshot(`
      "Chess, White to move: 0 legal moves
      king in check from the queen h4
      Black wins: White's king is mated, attacked with no move that saves it.
      "
    `);
  });

  test.each([["e2e4 e7e5"], ["1.e4 e5"], ["1. e4 e5"], ["1. e4 1... e5"], ["e4,e5"], [" e4  E5 "]])(
    "understands the moves %j",
    async (moves) => {
      const { stdout } = await runCommand(["moves", "chess", "--moves", moves, "--json"]);
      expect(JSON.parse(stdout).fen).toBe("rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq e6 0 2");
    },
  );

  test("gives the error of a single FEN as JSON too, on stdout", async () => {
    const { exitCode, stdout, stderr } = await runCommand(["moves", "chess", "x", "--json"]);
    expect({ exitCode, stderr }).toEqual({ exitCode: 1, stderr: "" });
    expect(JSON.parse(stdout).error.message).toMatch(/^bad FEN/);
  });

  test("takes a variant in any case", async () => {
    expect((await runCommand(["moves", "AntiKing1"])).exitCode).toBe(0);
  });
});

describe("perft", () => {
  test.each(
    perftRows()
      .filter(({ counts }) => (counts[1] ?? 0) < 2000)
      .slice(0, 20),
  )("counts two plies of $variant from $fen", async ({ variant, fen, counts }) => {
    const { stdout } = await runCommand(["perft", variant, "2", "--fen", fen, "--json"]);
    expect(JSON.parse(stdout)).toEqual({ nodes: counts[1], ms: expect.any(Number) });
  });

  test("without --json says how many and how fast", async () => {
    const { stdout } = await runCommand(["perft", "antiking1", "2"]);
    expect(stdout).toMatch(/^445 nodes in \d+ ms, \d+\.\d million a second\n$/);
  });

  test("--divide counts below each move, which add up", async () => {
    const { stdout } = await runCommand(["perft", "antichess", "2", "--divide", "--json"]);
    const { nodes, divide } = JSON.parse(stdout);
    const counts: readonly number[] = Object.values(divide);
    expect(nodes).toBe(400);
    expect(Object.keys(divide)).toEqual(Object.keys(divide).sort());
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(400);
    const text = await runCommand(["perft", "antichess", "1", "--divide"]);
    expect(text.stdout).toMatch(/^a2a3: 1\n(.*\n)+20 nodes in/);
  });

  test("depth 0 is the position itself", async () => {
    for (const flags of [[], ["--divide"]]) {
      const { stdout } = await runCommand(["perft", "chess", "0", "--json", ...flags]);
      expect(JSON.parse(stdout).nodes).toBe(1);
    }
  });
});

describe("rules", () => {
  test("lists the games", async () => {
    expect((await runCommand(["rules"])).stdout).toMatchInlineSnapshot(`
      "antiking1  Berolina pawns, one leap a royal, anti-kings attacked.
      antiking2  Chess plus anti-kings, which must always be attacked.
      antichess  Take when you can; lose everything to win.
      suicide    Antichess; fewer pieces win a stalemate (FICS).
      aise       Antichess; a stalemate is a draw.
      losers     Take when you can; be mated or left a bare king to win.
      chess      The orthodox game, to compare the others with.
      "
    `);
  });

  test.each(VARIANTS.map(({ id, name }) => [id, name] as const))(
    "of %s begin with its name",
    async (id, name) => {
      const { exitCode, stdout } = await runCommand(["rules", id]);
      expect(exitCode).toBe(0);
      expect(stdout.startsWith(`${name}\n\n`)).toBe(true);
      for (const line of stdout.split("\n")) expect(line.length).toBeLessThanOrEqual(78);
    },
  );

  test.each([
    [40, 40],
    [200, 78],
    [0, 78],
  ])("on %i columns have lines of at most %i", async (columns, most) => {
    const { stdout } = await runCommand(["rules", "antiking1"], { columns });
    const longest = Math.max(...stdout.split("\n").map((line) => line.length));
    expect(longest).toBeLessThanOrEqual(most);
    expect(longest).toBeGreaterThan(most - 8);
  });
});

describe("show", () => {
  test("prints the board, the FEN and how it stands", async () => {
    expect((await runCommand(["show", "antiking2", "--moves", "e4"])).stdout).toMatchInlineSnapshot(`
      "   ▄▄▄ ░▄▄░░  ▄  ░▄░▄░ ▄█▄ ░░▄░░ ▄▄  ░▄▄▄░
      8  ▐r▌ ░▐n▌░ ▐b▌ ░▐q▌░ ▐k▌ ░▐b▌░ ▐n▌ ░▐r▌░
        ░░░░░     ░░░░░     ░░░░░     ░░░░░     
      7 ░▐p▌░ ▐p▌ ░▐p▌░ ▐p▌ ░▐p▌░ ▐p▌ ░▐p▌░ ▐p▌ 
             ░░░░░     ░ A ░     ░░░░░     ░░░░░
      6      ░░░░░     ░▀█▀░     ░░░░░     ░░░░░
        ░░░░░     ░░░░░     ░░░░░     ░░░░░     
      5 ░░░░░     ░░░░░     ░░░░░     ░░░░░     
             ░░░░░     ░░░░░=====░░░░░     ░░░░░
      4      ░░░░░     ░░░░░= P =░░░░░     ░░░░░
        ░░░░░     ░░░░░ ▐a▌ ░░░░░     ░░░░░     
      3 ░░░░░     ░░░░░ ▀█▀ ░░░░░     ░░░░░     
             ░░░░░     ░░░░░-----░░░░░     ░░░░░
      2   P  ░ P ░  P  ░ P ░-----░ P ░  P  ░ P ░
        ░▄▄▄░ ▄▄  ░░▄░░ ▄ ▄ ░▄█▄░  ▄  ░▄▄░░ ▄▄▄ 
      1 ░ R ░  N  ░ B ░  Q  ░ K ░  B  ░ N ░  R  
          a    b    c    d    e    f    g    h  
      rnbqkbnr/pppppppp/3A4/8/4P3/3a4/PPPP1PPP/RNBQKBNR b KQkq e3 0 1
      Anti-King Chess II, Black to move: king safe · anti-king held by the bishop f1 and the pawn c2
      "
    `);
  });

  test("shows a position that no game can reach, with everything that is wrong", async () => {
    const { exitCode, stdout } = await runCommand([
      "show",
      "chess",
      "8/8/8/8/8/8/8/KK6 w - - 0 1",
      "--pieces",
      "letter",
    ]);
    expect(exitCode).toBe(0);
    expect(stdout.split("\n").slice(-4)).toEqual([
      "8/8/8/8/8/8/8/KK6 w - - 0 1",
      expect.stringMatching(/^Chess, White to move/),
      "White has 2 kings (a1 and b1) instead of one; Black has no king.",
      "",
    ]);
  });

  test.each([
    ["nothing but kings", "kkkkkkkk/kkkkkkkk/kkkkkkkk/kkkkkkkk/KKKKKKKK/KKKKKKKK/KKKKKKKK/KKKKKKKK"],
    ["nothing but queens", "QQQQQQQQ/QQQQQQQQ/QQQQQQQQ/QQQQQQQQ/QQQQQQQQ/QQQQQQQQ/QQQQQQQQ/QQQQQQQQ"],
    ["nothing", "8/8/8/8/8/8/8/8"],
    ["pawns on every square", "PPPPPPPP/pppppppp/PPPPPPPP/pppppppp/PPPPPPPP/pppppppp/PPPPPPPP/pppppppp"],
  ])("takes a board with %s in every game", async (_, board) => {
    for (const { id } of VARIANTS) {
      for (const turn of ["w", "b"]) {
        const fen = `${board} ${turn} - - 0 1`;
        const { exitCode, stdout, stderr } = await runCommand(["show", id, fen]);
        expect({ exitCode, stderr }, `${id} ${fen}`).toEqual({ exitCode: 0, stderr: "" });
        expect(stdout).toContain(fen);
      }
    }
  });

  test("--flip puts Black at the bottom", async () => {
    const { stdout } = await runCommand(["show", "chess", "--flip", "--pieces", "letter"]);
    expect(stdout).toMatch(/h +g +f +e +d +c +b +a/);
  });

  test("sends colours to a terminal, and to a pipe only if they are asked for", async () => {
    const colours = async (argv: string[], options = {}) =>
      /\u001B\[(\d;)?[34]\d/.test((await runCommand(["show", "chess", ...argv], options)).stdout);
    const env = { TERM: "xterm-256color" };
    expect(await colours([], { env })).toBe(false);
    expect(await colours([], { env, terminal: true })).toBe(true);
    expect(await colours([], { env: { ...env, NO_COLOR: "1" }, terminal: true })).toBe(false);
    expect(await colours(["--color", "16"])).toBe(true);
    expect(await colours([], { env: { ANTIKING_COLOR: "256" } })).toBe(true);
    expect(await colours([], { env: { FORCE_COLOR: "3" } })).toBe(true);
    expect(await colours(["--color", "none"], { env, terminal: true })).toBe(false);
  });

  test("into a pipe sends no escape sequences of any kind", async () => {
    const { stdout } = await runCommand(["show", "chess", "--moves", "f3 e5 g4 Qh4#"]);
    expect(stdout).not.toContain("\u001B");
    expect(stdout).toContain("!");
  });

  test("where the locale is not UTF-8 the board is ASCII", async () => {
    const { stdout } = await runCommand(["show", "antichess"], { env: { LANG: "C" } });
    expect(stdout).toMatch(/^[\x00-\x7f]*$/);
  });

  test.each([
    [40, 14],
    [80, 24],
    [120, 50],
    [10, 5],
    [0, 0],
  ])("in a window of %ix%i the board fits if one does", async (columns, rows) => {
    const { stdout } = await runCommand(["show", "chess"], { columns, rows });
    const [first = ""] = stdout.split("\n");
    expect(first.length).toBeLessThanOrEqual(Math.max(columns || 80, 26));
  });
});
