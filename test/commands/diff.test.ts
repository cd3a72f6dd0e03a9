import { describe, expect, test } from "vitest";
import { runCommand } from "./support/run-command.ts";

async function answer(...argv: readonly string[]): Promise<string[]> {
  const { exitCode, stdout, stderr } = await runCommand(["diff", ...argv]);
  expect({ exitCode, stderr }).toEqual({ exitCode: 0, stderr: "" });
  return stdout.trimEnd().split("\n");
}

const MUST_TAKE = "4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1";

describe("two rule sets", () => {
  test.each<[string, readonly string[], readonly string[]]>([
    [
      "chess and losers differ where something can be taken",
      ["chess", "losers", MUST_TAKE],
      [
        "1 move is legal in both games.",
        "Only in Chess (6): Kd1, Kd2, Ke2, Kf1, Kf2 and e5.",
        "Every move of Losers chess is legal in Chess too.",
      ],
    ],
    [
      "chess and losers do not differ in a check that no capture cures",
      ["chess", "losers", "4k3/8/8/8/1p2r3/P7/8/4K3 w - - 0 1"],
      [
        "4 moves are legal in both games.",
        "Every move of Chess is legal in Losers chess too.",
        "Every move of Losers chess is legal in Chess too.",
      ],
    ],
    [
      "antichess brings promotion to a king and drops castling",
      ["chess", "antichess", "4k3/P7/8/8/8/8/8/4K2R w K - 0 1"],
      ["18 moves are legal in both games.", "Only in Chess (1): O-O.", "Only in Antichess (1): a8=K."],
    ],
    [
      "the pawns of the anti-king games go different ways",
      ["antiking2", "antiking1", "start"],
      [
        "6 moves are legal in both games.",
        "Only in Anti-King Chess II (14): a2a3, a4, b3, b4, c3, c4, e3, e4 and 6 more.",
        "Only in Anti-King Chess I (12): ab3, b2a3, bc3, cb3, dc3, de3, ef3, fe3 and 4 more.",
      ],
    ],
    [
      "where pawns stand that the other game has not, this is named and the comparison goes on",
      ["antiking1", "antiking2", "start"],
      [
        "In Anti-King Chess II no game gets there: White cannot have a pawn on f1; Black cannot have a pawn on c8.",
        "6 moves are legal in both games.",
        "Only in Anti-King Chess I (15): Ke2, ab4, b3a4, bc4, cb4, cd4, dc4, de4 and 7 more.",
        "Only in Anti-King Chess II (6): a3a4, b4, c4, d4, e4 and f3f4.",
      ],
    ],
  ])("%s", async (_, argv, lines) => {
    expect(await answer(...argv)).toEqual(lines);
  });

  test("of the same game differ in nothing", async () => {
    const [both, ...rest] = await answer("suicide", "suicide", "start");
    expect(both).toBe("20 moves are legal in both games.");
    expect(new Set(rest).size).toBe(1);
  });
});

describe("--json", () => {
  const json = async (...argv: readonly string[]) => JSON.parse((await answer(...argv, "--json")).join(""));

  test("has the games, the position in each, and sorted moves", async () => {
    expect(await json("chess", "losers", MUST_TAKE)).toEqual({
      variants: ["chess", "losers"],
      fens: [MUST_TAKE, MUST_TAKE],
      both: ["e4d5"],
      onlyFirst: ["e1d1", "e1d2", "e1e2", "e1f1", "e1f2", "e4e5"],
      onlySecond: [],
    });
  });

  test.each([
    ["chess", "losers", "KQkq"],
    ["losers", "chess", "KQkq"],
    ["chess", "aise", "-"],
    ["suicide", "losers", "-"],
  ])("of %s and %s gives castling rights %s to the second", async (first, second, rights) => {
    const { fens } = await json(first, second, "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1");
    expect(fens[1]).toBe(`r3k2r/8/8/8/8/8/8/R3K2R w ${rights} - 0 1`);
  });

  test.each([
    ["antiking1", "antiking2"],
    ["antiking2", "antiking1"],
  ])("of %s and %s keeps the pawns where they are, and nobody may castle or leap", async (first, second) => {
    const { fens, faults } = await json(first, second, "start");
    const [board] = fens[0].split(" ");
    expect(fens[1]).toBe(`${board} w - - 0 1`);
    expect(typeof faults).toBe(second === "antiking2" ? "string" : "undefined");
  });
});
