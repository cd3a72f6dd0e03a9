import { describe, expect, test } from "vitest";
import type { VariantId } from "../../source/rules/variant.ts";
import { positionOf, positionRows, uciMoves } from "../support/fixtures.ts";
import { runCommand } from "./support/run-command.ts";

async function answer(...argv: readonly string[]): Promise<string> {
  const { exitCode, stdout, stderr } = await runCommand(["explain", ...argv]);
  expect({ exitCode, stderr }).toEqual({ exitCode: 0, stderr: "" });
  return stdout.trimEnd();
}

const json = async (...argv: readonly string[]) => JSON.parse(await answer(...argv, "--json"));

/** What newcomers ask, and what they read. */
test.each<[question: string, argv: readonly string[], text: string]>([
  [
    "Why may my anti-king not step forward?",
    ["antiking2", "start", "Ad5"],
    "Ad5 is illegal: your anti-king would stand unattacked on d5.",
  ],
  [
    "Where may my anti-king go?",
    ["antiking2", "start", "d6"],
    "On d6 stands a white anti-king. It may play Ac6 and Ae6. Ae5 is illegal: your anti-king would stand unattacked on e5. Ac5 is illegal: your anti-king would stand unattacked on c5. Ad5 is illegal: your anti-king would stand unattacked on d5. White does not attack it. Black attacks it with the pawn on c7 and the pawn on e7.",
  ],
  [
    "Why can I not take that anti-king?",
    ["antiking2", "start", "exd3"],
    "Nothing can take an anti-king; the one on d3 just stands in the way.",
  ],
  [
    "Why can I not take the last piece that attacks my anti-king?",
    ["antiking2", "A3r1k1/5ppp/8/8/8/8/2K5/4R2a w - - 0 1", "Rxe8"],
    "Rxe8 is illegal: your anti-king on a8 would be left unattacked; the rook on e8 is its only attacker.",
  ],
  [
    "Why does this pawn not go straight on?",
    ["antiking1", "start", "a3a4"],
    "A pawn goes straight ahead only to take, and there is nothing to take on a4.",
  ],
  [
    "How did the king leap there?",
    ["antiking1", "start", "Ke2"],
    "Ke2 is legal: it leaves your anti-king attacked by the knight on f7, the bishop on g7, the rook on h7 and the queen on g8 and spends the king's one leap.",
  ],
  [
    "Why must I take?",
    ["antichess", "start", "d4", "--moves", "e3 b5"],
    "d4 is empty. White attacks it with the pawn on e3. Black does not attack it. d4 is illegal: capturing is compulsory, and Bxb5 is the only one.",
  ],
  ["Can I castle?", ["antichess", "start", "O-O"], "There is no castling in Antichess."],
  [
    "Why can I not castle?",
    ["chess", "start", "O-O"],
    "Castling is impossible: the bishop on f1 and the knight on g1 stand between king and rook.",
  ],
  [
    "Why is this mate?",
    ["chess", "start", "Kf2", "--moves", "f3 e5 g4 Qh4"],
    "Kf2 is illegal: f2 is attacked by the queen on h4.",
  ],
  [
    "May my pawn become a king?",
    ["antichess", "8/P7/8/8/8/8/7p/8 w - - 0 1", "a8=K"],
    "a8=K is legal: it becomes a king.",
  ],
  [
    "What may my pawn become?",
    ["chess", "2k5/P7/8/8/8/8/8/4K3 w - - 0 1", "a8=K"],
    "A pawn that reaches a8 may become a queen, a rook, a bishop or a knight, nothing else.",
  ],
  ["Which knight?", ["chess", "start", "Nd4"], "None of your knights can go to d4."],
  [
    "What is in the middle?",
    ["chess", "start", "E5"],
    "e5 is empty. White does not attack it. Black does not attack it. The pawn on e2 cannot go to e5: a pawn steps straight ahead and takes slantwise.",
  ],
  [
    "Is this game not drawn?",
    ["chess", "4k3/8/8/8/8/8/8/4K3 w - - 0 1", "Kd1"],
    "The game is over: A draw: too little is left to give mate with.",
  ],
])("%s %j", async (_, argv, text) => {
  expect(await answer(...argv)).toBe(text);
});

describe("--json of a move", () => {
  test("that is legal says what it does", async () => {
    expect(await json("antiking2", "4r2k/8/2N5/8/4A3/8/8/K5Ra w - - 0 1", "Rg2")).toEqual({
      legal: true,
      reason: null,
      squares: { from: "g1", to: "g2" },
      effects: [
        { code: "anticheck", antiking: "h1", lost: ["g1"] },
        { code: "holders", antiking: "e4", by: ["e8"] },
      ],
      text: "Rg2+ is legal: it gives anti-check (the rook on g1 no longer attacks the anti-king on h1) and leaves your anti-king attacked by the rook on e8.",
    });
  });

  test("names what it takes, promotes to, castles with, checks with, ends and spends", async () => {
    const effects = async (...argv: readonly string[]) => (await json(...argv)).effects;
    expect(await effects("chess", "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1", "a1a8")).toEqual([
      { code: "captures", square: "a8", piece: { color: "b", role: "rook" } },
      { code: "check", king: "e8", by: ["a8"] },
      { code: "rights-lost", rights: ["Q", "q"] },
    ]);
    expect(await effects("chess", "1r6/P3k3/8/8/8/8/8/4K3 w - - 0 1", "axb8=N")).toEqual([
      { code: "captures", square: "b8", piece: { color: "b", role: "rook" } },
      { code: "promotes", role: "knight" },
      { code: "ends", outcome: { winner: null, reason: "insufficient-material" } },
    ]);
    expect(await effects("chess", "4k3/8/8/8/8/8/8/4K2R w K - 0 1", "O-O")).toEqual([
      { code: "castles", rook: ["h1", "f1"] },
      { code: "rights-lost", rights: ["K"] },
    ]);
    expect(await effects("antiking1", "start", "c1e2")).toEqual([
      { code: "holders", antiking: "h8", by: ["f7", "g7", "h7", "g8"] },
      { code: "leap-spent", role: "king", leaps: true },
    ]);
  });

  test.each<[VariantId, string, string, string, object]>([
    ["antiking2", "start", "d6d5", "antiking-unattacked", { antiking: "d6", holders: ["c7", "e7"] }],
    [
      "antiking2",
      "k6a/8/8/8/8/8/1A6/r5KR w - - 0 1",
      "Kf1",
      "both",
      { king: "f1", attackers: ["a1"], antiking: "b2", holders: [] },
    ],
    ["chess", "4k3/4r3/8/8/8/8/P7/4K3 w - - 0 1", "a2a3", "king-attacked", { king: "e1", attackers: ["e7"] }],
    ["chess", "start", "O-O", "castling", { king: "e1", blockers: ["f1", "g1"] }],
    ["chess", "4kr2/8/8/8/8/8/8/4K2R w K - 0 1", "O-O", "castling", { king: "e1", attackers: ["f8"] }],
    ["antichess", "8/8/8/3pP3/8/8/8/7R w - d6 0 1", "Rh2", "capture-compulsory", { captures: ["e5d6"] }],
    ["chess", "start", "e4e5", "no-piece", { from: "e4" }],
    ["chess", "start", "e7e5", "not-your-turn", { from: "e7" }],
    ["chess", "start", "a1a3", "blocked", { from: "a1", to: "a3", by: "a2" }],
    ["chess", "start", "a1a2", "own-piece", { to: "a2" }],
    ["chess", "2k5/P7/8/8/8/8/8/4K3 w - - 0 1", "a7a8", "promotion-choice", { from: "a7", to: "a8" }],
    ["chess", "4k3/8/8/8/8/8/8/4K3 w - - 0 1", "Kd1", "game-over", {}],
    ["chess", "start", "Nd4", "moves-otherwise", {}],
    ["chess", "4k3/8/8/8/8/8/P7/4K3 w - - 0 1", "Qd4", "no-piece", {}],
    ["chess", "4k3/8/8/8/8/8/8/R2K4 w - - 0 1", "O-O", "castling", {}],
  ])(
    "in %s %s, %s is refused for %s with the squares it speaks of",
    async (variant, fen, move, reason, squares) => {
      const { text, ...rest } = await json(variant, fen, move);
      expect(rest).toEqual({ legal: false, reason, squares, effects: [] });
      expect(text).toBe(await answer(variant, fen, move));
    },
  );

  test("agrees with the fixtures about what the royals forbid", async () => {
    const rows = positionRows().filter(({ illegal }) => illegal !== undefined);
    for (const { variant, fen, illegal = {} } of rows.filter((_, index) => index % 8 === 0)) {
      for (const [move, reason] of Object.entries(illegal).slice(0, 2)) {
        expect(await json(variant, fen, move)).toMatchObject({ legal: false, reason });
      }
    }
  });
});

describe("--json of a square", () => {
  test("has its piece, its moves, those refused and why, who attacks it, and all of it in words", async () => {
    const { text, ...rest } = await json("antiking2", "start", "d6");
    expect(rest).toEqual({
      square: "d6",
      piece: "A",
      legal: ["d6c6", "d6e6"],
      refused: {
        d6c5: {
          reason: "antiking-unattacked",
          text: "Ac5 is illegal: your anti-king would stand unattacked on c5.",
        },
        d6d5: {
          reason: "antiking-unattacked",
          text: "Ad5 is illegal: your anti-king would stand unattacked on d5.",
        },
        d6e5: {
          reason: "antiking-unattacked",
          text: "Ae5 is illegal: your anti-king would stand unattacked on e5.",
        },
      },
      attackers: { w: [], b: ["c7", "e7"] },
    });
    expect(text).toBe(await answer("antiking2", "start", "d6"));
  });

  test("that is empty, or of the side not to move, has no moves", async () => {
    expect(await json("chess", "start", "e3")).toMatchObject({
      piece: null,
      legal: [],
      refused: {},
      attackers: { w: ["d2", "f2"], b: [] },
    });
    expect(await json("chess", "start", "e7")).toMatchObject({ piece: "p", legal: [], refused: {} });
  });

  test.each<VariantId>(["antiking1", "antiking2", "antichess", "losers"])(
    "on all squares of %s together has exactly the legal moves",
    async (variant) => {
      const rows = positionRows().filter((row) => row.variant === variant);
      for (const { fen } of rows.filter((_, index) => index % 60 === 0)) {
        const legal: string[] = [];
        for (const rank of "12345678") {
          for (const file of "abcdefgh") legal.push(...(await json(variant, fen, file + rank)).legal);
        }
        expect(legal.sort()).toEqual(uciMoves(positionOf(variant, fen)));
      }
    },
  );
});

describe("a position that no game can reach", () => {
  const FAULTY = "8/p7/8/8/8/8/8/KK5R w - - 0 1";
  const FAULTS = "White has 2 kings (a1 and b1) instead of one; Black has no king.";

  test("is explained all the same, with its faults before the answer", async () => {
    expect(await answer("chess", FAULTY, "h1h5")).toBe(`The position is faulty: ${FAULTS}\nRh5 is legal.`);
    expect((await answer("chess", FAULTY, "h5")).split("\n")).toEqual([
      `The position is faulty: ${FAULTS}`,
      "h5 is empty. White may play Rh5 there. White attacks it with the rook on h1. Black does not attack it.",
    ]);
  });

  test("has its faults in the JSON as well, which a sound one has not", async () => {
    expect(await json("chess", FAULTY, "h1h5")).toMatchObject({ legal: true, faults: FAULTS });
    expect(await json("chess", "start", "e2e4")).not.toHaveProperty("faults");
  });

  test.each([
    ["nothing but kings", "kkkkkkkk/kkkkkkkk/kkkkkkkk/kkkkkkkk/KKKKKKKK/KKKKKKKK/KKKKKKKK/KKKKKKKK"],
    ["nothing but queens", "QQQQQQQQ/QQQQQQQQ/QQQQQQQQ/QQQQQQQQ/qqqqqqqq/QQQQQQQQ/QQQQQQQQ/QQQQQQQQ"],
    ["nothing", "8/8/8/8/8/8/8/8"],
    ["pawns on every square", "PPPPPPPP/pppppppp/PPPPPPPP/pppppppp/PPPPPPPP/pppppppp/PPPPPPPP/pppppppp"],
  ])("like a board with %s is no trouble in any game", async (_, board) => {
    for (const variant of ["antiking1", "antiking2", "antichess", "losers", "chess"]) {
      for (const subject of ["e4", "e2e4", "e5e4", "Ke5", "e7e8q"]) {
        const { exitCode, stdout } = await runCommand([
          "explain",
          variant,
          `${board} w - - 0 1`,
          subject,
          "--json",
        ]);
        if (exitCode === 0) expect(JSON.parse(stdout).text).toMatch(/\.$/);
      }
    }
  });
});
