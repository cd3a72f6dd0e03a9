import { describe, expect, test } from "vitest";
import { COMMANDS } from "../../source/commands/registry.ts";
import { type RunOptions, runCommand } from "./support/run-command.ts";

type Fault = readonly [argv: readonly string[], exitCode: number, sentence: string];

const BOARD = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR";
const VARIANT_IDS = "antiking1, antiking2, antichess, suicide, aise, losers or chess";
const NEEDS_TERMINAL =
  "a game needs a terminal for both its keys and its screen; --plain plays in a pipe, and antiking moves, explain, diff, show, perft, rules, analyze, doctor and uci work there.";

const NEEDS_COMMAND = '--white needs the command of an engine behind "uci:", as in "uci:stockfish".';
const EIGHT_RANKS = 'bad FEN: the pieces of a FEN are eight ranks separated by "/", but this has 2.';
/** A white king alone. */
const LONELY = "8/8/8/8/8/8/8/K7 w - - 0 1";

const FAULTS: readonly Fault[] = [
  // Commands and variants.
  [["mvoes"], 2, 'unknown command "mvoes". Did you mean "moves"?'],
  [["Moves"], 2, 'unknown command "Moves". Did you mean "moves"?'],
  [["antichess"], 2, 'unknown command "antichess". "antiking --help" lists them.'],
  [[""], 2, 'unknown command "". "antiking --help" lists them.'],
  [["constructor"], 2, 'unknown command "constructor". "antiking --help" lists them.'],
  [["help", "shwo"], 2, 'unknown command "shwo". Did you mean "show"?'],
  [["moves"], 2, `name a variant: ${VARIANT_IDS}.`],
  [["show"], 2, `name a variant: ${VARIANT_IDS}.`],
  [["perft"], 2, `name a variant: ${VARIANT_IDS}.`],
  [["moves", "antiking"], 2, 'unknown variant "antiking"; did you mean "antiking1"?'],
  [["rules", "ches"], 2, 'unknown variant "ches"; did you mean "chess"?'],
  [["show", "crazyhouse"], 2, `unknown variant "crazyhouse"; it is one of ${VARIANT_IDS}.`],
  [["play", "toString"], 2, `unknown variant "toString"; it is one of ${VARIANT_IDS}.`],

  // Flags.
  [["moves", "chess", "--jsn"], 2, 'unknown flag --jsn. Did you mean "--json"?'],
  [["moves", "chess", "--divide"], 2, "unknown flag --divide."],
  [["moves", "chess", "-j"], 2, "unknown flag -j."],
  [["moves", "chess", "--__proto__"], 2, "unknown flag --__proto__."],
  [["moves", "chess", "--no-json"], 2, 'unknown flag --no-json. Did you mean "--json"?'],
  [["--hlep"], 2, 'unknown flag --hlep. Did you mean "--help"?'],
  [["moves", "chess", "--json", "--json"], 2, "the flag --json is given twice."],
  [["perft", "chess", "1", "--fen", BOARD, "--fen", BOARD], 2, "the flag --fen is given twice."],
  [["moves", "chess", "--json=yes"], 2, "the flag --json takes no value."],
  [["moves", "chess", "--json="], 2, "the flag --json takes no value."],
  [["perft", "chess", "1", "--fen"], 2, "the flag --fen needs a FEN in quotes behind it."],
  [["perft", "chess", "1", "--fen="], 2, "the flag --fen needs a FEN in quotes behind it."],
  [["perft", "chess", "1", "--fen", ""], 2, "the flag --fen needs a FEN in quotes behind it."],
  [["perft", "chess", "1", "--fen", "--divide"], 2, "the flag --fen needs a FEN in quotes behind it."],
  [["moves", "chess", "--moves"], 2, 'the flag --moves needs moves such as "e2e4 e7e5" behind it.'],
  [["show", "chess", "--color"], 2, "the flag --color needs truecolor, 256, 16, none or auto behind it."],

  // Arguments.
  [["rules", "chess", "losers"], 2, 'there is one argument too many: "losers".'],
  [["perft", "chess", "1", "2"], 2, 'there is one argument too many: "2".'],
  [
    ["moves", "chess", BOARD, "w", "KQkq", "-", "0", "1"],
    1,
    `a FEN has spaces in it, so it needs quotes around it: "${BOARD} w KQkq - 0 1".`,
  ],
  [
    ["perft", "chess", "2", "--fen", BOARD, "w", "-", "-", "--divide"],
    1,
    `a FEN has spaces in it, so it needs quotes around it: "${BOARD} w - -".`,
  ],
  [
    ["perft", "chess", "2", `--fen=${BOARD}`, "w", "-", "-", "0", "1"],
    1,
    `a FEN has spaces in it, so it needs quotes around it: "${BOARD} w - - 0 1".`,
  ],

  // Numbers.
  [["perft", "chess"], 2, "say how deep to count, in plies from 0 to 20."],
  ...["banana", "", "1.5", "1e1", "0x2", "21", "99999999999999999999", " 2", "٢"].map(
    (text): Fault => [
      ["perft", "chess", text],
      2,
      `the depth must be a whole number from 0 to 20, not "${text}".`,
    ],
  ),
  [["perft", "chess", "-1"], 2, "unknown flag -1."],
  ...["-1", "1.5", "seed", "2147483648"].map(
    (text): Fault => [
      ["play", "chess", "--seed", text],
      2,
      `--seed must be a whole number from 0 to 2147483647, not "${text}".`,
    ],
  ),

  // Positions and moves.
  [
    ["moves", "chess", "hello"],
    1,
    "bad FEN: a FEN has six fields (pieces, side to move, rights, en-passant square, two clocks; the clocks may be left out), but this has 1.",
  ],
  [
    ["moves", "chess", `${BOARD} x - - 0 1`],
    1,
    'bad FEN: "x" at character 45 cannot stand in the side to move (second field): it takes w or b.',
  ],
  [["moves", "chess", "8/8/8/8/8/8/8/K7 w - - 0 1"], 1, "this is no position of Chess: Black has no king."],
  [
    ["perft", "antiking2", "1", "--fen", "4k3/8/8/8/8/8/8/4K3 w - - 0 1"],
    1,
    "this is no position of Anti-King Chess II: White has no anti-king; Black has no anti-king.",
  ],
  [
    ["moves", "antichess", "--moves", "e3 b5 d4"],
    1,
    '--moves, move 3, "d4": d4 is illegal: capturing is compulsory, and Bxb5 is the only one.',
  ],
  [
    ["moves", "chess", "--moves", "e4 xyzzy"],
    1,
    '--moves, move 2, "xyzzy": "xyzzy" is not a move; moves look like e4, Nf3, exd5, e8=Q or e2e4.',
  ],
  [
    ["show", "chess", "--moves", "f3 e5 g4 Qh4 a3"],
    1,
    '--moves, move 5, "a3": The game is over: Black wins: White\'s king is mated, attacked with no move that saves it.',
  ],
  [
    ["moves", "chess", "--moves", "Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1 Ng8 e4"],
    1,
    '--moves, move 9, "e4": The game is over: A draw: the same position has stood on the board three times.',
  ],
  [
    ["show", "chess", "8/8/8/8/8/8/8/K7 w - - 0 1", "--moves", "Ka2"],
    1,
    "this is no position of Chess: Black has no king.",
  ],

  [
    ["explain", "chess", "start", "Ka2", "--moves", "zz"],
    1,
    '--moves, move 1, "zz": "zz" is not a move; moves look like e4, Nf3, exd5, e8=Q or e2e4.',
  ],
  [["explain", "chess", "8/8 w - -", "e4"], 1, EIGHT_RANKS],
  [["diff", "chess", "losers", "8/8 w - -"], 1, EIGHT_RANKS],
  [["edit", "chess", "8/8 w - -"], 1, EIGHT_RANKS],
  [["explore", "chess", "8/8 w - -"], 1, EIGHT_RANKS],

  // Positions that no game can reach are refused wherever somebody would play on.
  ...[
    ["moves", "chess", LONELY],
    ["perft", "chess", "1", "--fen", LONELY],
    ["play", "chess", "--fen", LONELY],
    ["explore", "chess", LONELY],
    ["diff", "chess", "losers", LONELY],
  ].map((argv): Fault => [argv, 1, "this is no position of Chess: Black has no king."]),

  // Explaining and comparing.
  [["explain"], 2, `name a variant: ${VARIANT_IDS}.`],
  [["explain", "chess"], 2, 'give a FEN in quotes, or "start", and then a move or a square.'],
  [["explain", "chess", "start"], 2, "say which move or square to explain."],
  [["explain", "chess", "start", "e4", "e5"], 2, 'there is one argument too many: "e5".'],
  [
    ["explain", "chess", BOARD, "w", "-", "-", "e4"],
    1,
    `a FEN has spaces in it, so it needs quotes around it: "${BOARD} w - - e4".`,
  ],
  [
    ["explain", "chess", "start", "j9"],
    1,
    '"j9" is not a move; moves look like e4, Nf3, exd5, e8=Q or e2e4.',
  ],
  [
    ["explain", "chess", "4k3/8/8/8/8/8/8/1N2KN2 w - - 0 1", "Nd2"],
    1,
    '"Nd2" may mean Nbd2 or Nfd2; say which.',
  ],
  [["diff"], 2, `name a variant: ${VARIANT_IDS}.`],
  [["diff", "chess"], 2, `name a variant: ${VARIANT_IDS}.`],
  [["diff", "chess", "loser"], 2, 'unknown variant "loser"; did you mean "losers"?'],
  [["diff", "chess", "losers"], 2, 'give a FEN of the first game in quotes, or "start".'],
  [
    ["diff", "antiking2", "chess", "start"],
    1,
    "A position of Anti-King Chess II has anti-kings, and there are none in Chess.",
  ],
  [
    ["diff", "aise", "antiking1", "start"],
    1,
    "A position of Antichess, AISE rule has no anti-kings, which Anti-King Chess I cannot do without.",
  ],
  [
    ["diff", "antichess", "chess", "8/8/p7/8/8/8/7P/8 w - - 0 1"],
    1,
    "in Chess this is no position: White has no king; Black has no king.",
  ],

  // Games without a terminal.
  [[], 1, NEEDS_TERMINAL],
  [["--flip"], 1, NEEDS_TERMINAL],
  [["play"], 1, NEEDS_TERMINAL],
  [["play", "antiking1"], 1, NEEDS_TERMINAL],
  [["resume"], 1, NEEDS_TERMINAL],
  [["explore", "chess"], 1, NEEDS_TERMINAL],
  [["edit", "chess"], 1, NEEDS_TERMINAL],
  [["edit", "chess", LONELY], 1, NEEDS_TERMINAL],
  [["resume", "some-game"], 1, NEEDS_TERMINAL],
  [["play", "--white", "bot"], 2, "--white needs a variant before it: antiking play antiking2 --white …"],
  [["--fen", BOARD], 2, "--fen needs a variant before it: antiking play antiking2 --fen …"],
  [
    ["play", "chess", "--white", "me"],
    2,
    '--white is "me", but it can only be human, bot, bot:1 to bot:8, or "uci:COMMAND".',
  ],
  [
    ["play", "chess", "--black", "bot:9"],
    2,
    '--black is "bot:9", but it can only be human, bot, bot:1 to bot:8, or "uci:COMMAND".',
  ],

  // Engines.
  [["play", "chess", "--white", "uci:"], 2, NEEDS_COMMAND],
  [["play", "chess", "--white", "uci:  "], 2, NEEDS_COMMAND],
  [["play", "chess", "--white", 'uci:""'], 2, NEEDS_COMMAND],
  [["resume", "--white", "uci:"], 2, NEEDS_COMMAND],
  [
    ["play", "chess", "--black-option", "Hash=3"],
    2,
    '--black-option is for an engine, so it needs --black "uci:COMMAND".',
  ],
  [
    ["resume", "--white", "uci:x", "--black-option", "Hash=3"],
    2,
    '--black-option is for an engine, so it needs --black "uci:COMMAND".',
  ],
  [
    ["play", "chess", "--white", "uci:x", "--white-option", "=3"],
    2,
    '--white-option is "=3", but it must read "Name=value".',
  ],
  [
    ["play", "chess", "--white", "uci:x", "--white-option", "uci_variant=antichess"],
    2,
    "--white-option cannot set UCI_Variant, which follows from the game.",
  ],
  [
    ["play", "chess", "--engine-time", "50"],
    2,
    '--engine-time is for an engine, so it needs --white or --black "uci:COMMAND".',
  ],
  ...["0", "-1", "1s", "3600001"].map(
    (text): Fault => [
      ["play", "chess", "--white", "uci:x", `--engine-time=${text}`],
      2,
      `--engine-time must be a whole number from 1 to 3600000, not "${text}".`,
    ],
  ),
  [
    ["--white-option", "Hash=3"],
    2,
    "--white-option needs a variant before it: antiking play antiking2 --white-option …",
  ],
  [["play", "chess", "--white", "uci:x"], 1, NEEDS_TERMINAL],
  [
    ["resume", "--black", "me"],
    2,
    '--black is "me", but it can only be human, bot, bot:1 to bot:8, or "uci:COMMAND".',
  ],

  // Looks.
  [
    ["show", "chess", "--color", "8"],
    2,
    '--color is "8", but it can only be truecolor, 256, 16, none or auto.',
  ],
  [
    ["show", "chess", "--pieces", "figurines"],
    2,
    '--pieces is "figurines", but it can only be auto, sprite, quadrant, figurine, letter, ascii or a JSON file of your own. Did you mean "figurine"?',
  ],
  [["play", "--color", "red"], 2, '--color is "red", but it can only be truecolor, 256, 16, none or auto.'],
  [
    ["resume", "--pieces", "x"],
    2,
    '--pieces is "x", but it can only be auto, sprite, quadrant, figurine, letter, ascii or a JSON file of your own.',
  ],
];

test.each(FAULTS)("antiking %j fails with %i and one sentence", async (argv, exitCode, sentence) => {
  expect(await runCommand(argv)).toEqual({ exitCode, stdout: "", stderr: `antiking: ${sentence}\n` });
});

describe("the environment", () => {
  const show = ["show", "chess"];

  test.each<[RunOptions, number, string]>([
    [
      { env: { ANTIKING_COLOR: "pink" } },
      2,
      'antiking: ANTIKING_COLOR is "pink", but it can only be truecolor, 256, 16, none or auto.\n',
    ],
    [{ env: { ANTIKING_COLOR: "pink", NO_COLOR: "1" } }, 0, ""],
    [{ env: { ANTIKING_COLOR: "" } }, 0, ""],
  ])("with %j ends with %i", async (options, exitCode, stderr) => {
    expect(await runCommand(show, options)).toMatchObject({ exitCode, stderr });
  });

  test("a flag wins over a bad variable", async () => {
    const result = await runCommand([...show, "--color", "none"], { env: { ANTIKING_COLOR: "pink" } });
    expect(result.exitCode).toBe(0);
  });

  test.each([[{ TERM: "dumb" }], [{}]])(
    "a terminal %j that cannot place its cursor gets a conversation instead of a screen",
    async (env) => {
      const { exitCode, stdout, stderr } = await runCommand(["play"], {
        env,
        terminal: true,
        stdin: "quit\n",
      });
      expect({ exitCode, stderr }).toEqual({ exitCode: 0, stderr: "" });
      expect(stdout).toMatch(/^Which game\?\n[^\u001B]*> $/);
    },
  );
});

test("a fault of the words typed is told before a missing terminal", async () => {
  const { stderr } = await runCommand(["play", "chess", "--fen", "8/8 w - - 0 1"]);
  expect(stderr).toContain("bad FEN");
});

test("no combination of arguments is answered with a stack trace or more than one line", async () => {
  const words = [
    "moves",
    "chess",
    "-",
    "--",
    "--fen",
    "--moves",
    "--json",
    "=",
    "--=",
    "-h1",
    "\0",
    "é",
    BOARD,
    "3",
  ];
  for (const command of COMMANDS.map(({ name }) => name)) {
    for (const a of words) {
      for (const b of words) {
        const { exitCode, stdout, stderr } = await runCommand([command, a, b]);
        expect([0, 1, 2]).toContain(exitCode);
        expect(stdout + stderr).not.toMatch(/ {4}at |Error:|undefined|NaN|\[object/);
        if (exitCode !== 0) expect(stderr).toMatch(/^antiking: [^\n]+\n$/);
      }
    }
  }
});

test("control characters in what was typed are written out and never reach the terminal", async () => {
  const { stderr } = await runCommand(["moves", "chess", "--moves", "\u001B[2Je4"]);
  expect(stderr).toBe(
    'antiking: --moves, move 1, "\\x1b[2Je4": "\\x1b[2Je4" is not a move; moves look like e4, Nf3, exd5, e8=Q or e2e4.\n',
  );
});

test("a long text is quoted only in part", async () => {
  const { stderr } = await runCommand(["explain", "chess", "start", "x".repeat(500)]);
  expect(stderr).toContain(`"${"x".repeat(30)}…" is not a move`);
});

test("one node is one node", async () => {
  expect((await runCommand(["perft", "chess", "0"])).stdout).toMatch(/^1 node in /);
});
