import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type Game, goTo, newGame, positionOf } from "../../source/game/game.ts";
import { movesText, parseGame, type SaveError, serializeGame } from "../../source/game/saved-game.ts";
import { VARIANTS } from "../../source/rules/variant.ts";
import { choices, choose, SEEDED } from "../rules/random-play.ts";
import { fenOf, positionOf as position } from "../support/fixtures.ts";
import {
  AGAINST_BLACK_BOT,
  AGAINST_BLACK_ENGINE,
  AGAINST_WHITE_BOT,
  BOTS,
  FRIENDS,
  gameOf,
  setupOf,
} from "../support/games.ts";

const VERDICTS = [
  null,
  { winner: "w", reason: "resignation" },
  { winner: "b", reason: "resignation" },
  { winner: null, reason: "agreement" },
] as const;

/** A random game of any variant, some of its moves taken back. */
const anyGame = fc
  .record({
    variant: fc.constantFrom(...VARIANTS.map(({ id }) => id)),
    picks: choices,
    back: fc.nat(5),
    players: fc.constantFrom(FRIENDS, AGAINST_BLACK_BOT, AGAINST_WHITE_BOT, BOTS),
    seed: fc.nat(),
    verdict: fc.constantFrom(...VERDICTS),
  })
  .map(({ variant, picks, back, players, seed, verdict }): Game => {
    const board = position(variant);
    const moves = [];
    for (const pick of picks) {
      const move = board.outcome() === null ? choose(board, pick) : undefined;
      if (move === undefined) break;
      board.make(move);
      moves.push(move);
    }
    const game = newGame({ id: "2026-01-02-030405", variant, start: setupOf(variant), moves, players, seed });
    return { ...goTo(game, game.path.slice(0, Math.max(0, moves.length - back))), verdict };
  });

test("whatever was played in any variant is read back as it was saved", () => {
  fc.assert(
    fc.property(anyGame, (game) => {
      const read = parseGame(serializeGame(game));
      expect(read).toEqual({ ok: true, value: game });
      if (read.ok) expect(fenOf(positionOf(read.value))).toBe(fenOf(positionOf(game)));
    }),
    SEEDED,
  );
});

test("a save file can be read by people: a FEN, moves as UCI, players as on the command line", () => {
  const game = goTo(gameOf("antichess", { moves: "e3 b5", players: AGAINST_BLACK_BOT }), [0]);
  expect(JSON.parse(serializeGame(game))).toEqual({
    format: 1,
    id: "test-game",
    variant: "antichess",
    start: "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w - - 0 1",
    moves: "e2e3 b7b5",
    ply: 1,
    white: "human",
    black: "bot:3",
    seed: 7,
    verdict: null,
  });
  expect(movesText(game)).toBe("e2e3");
});

test("a game against an engine is read without it, and saved again still knows its name", () => {
  const text = serializeGame(gameOf("antichess", { moves: "e3", players: AGAINST_BLACK_ENGINE }));
  expect(JSON.parse(text)).toMatchObject({ format: 1, white: "human", black: "engine:Stockfish 16" });
  const read = parseGame(text);
  expect(read.ok && read.value.players).toEqual({
    w: { kind: "human" },
    b: { kind: "human", standsInFor: "Stockfish 16" },
  });
  expect(read.ok && serializeGame(read.value)).toBe(text);
});

describe("a damaged save file is refused, and says where:", () => {
  const sound = serializeGame(gameOf("chess", { moves: "e4 e5" }));

  function errorOf(text: string): SaveError | undefined {
    const read = parseGame(text);
    return read.ok ? undefined : read.error;
  }
  const withField = (name: string, value: unknown): string =>
    JSON.stringify({ ...JSON.parse(sound), [name]: value });

  test.each([
    ["an empty file", ""],
    ["half a file", sound.slice(0, 80)],
    ["no JSON", "white: human"],
    ["zero bytes", "\0\0\0\0"],
  ])("%s", (_, text) => {
    expect(errorOf(text)).toEqual({ code: "not-json" });
  });

  test.each([
    ["a list", "[]"],
    ["a text", '"e2e4"'],
    ["null", "null"],
  ])("JSON that is no record: %s", (_, text) => {
    expect(errorOf(text)).toEqual({ code: "not-a-game" });
  });

  test.each([[2], ["1"], [null], [undefined], [[1]]])("the format %j", (found) => {
    expect(errorOf(withField("format", found))).toEqual({ code: "format", found });
  });

  const WRONG: Readonly<Record<string, readonly unknown[]>> = {
    id: ["", "../x", "a/b", "a b", 7, null, undefined, ["a"]],
    variant: ["Chess", "chess960", "toString", "", 1, null, undefined, {}],
    white: ["", "Human", "bot:9", "uci:stockfish", "engine:", 1, null, undefined, { kind: "human" }],
    black: ["robot", "bot:0", false, null, undefined],
    seed: ["7", 1.5, null, undefined, 1e300, [], true],
    start: [1, null, undefined, {}],
    moves: [1, null, undefined, ["e2e4"]],
    ply: ["1", 0.5, -1, 3, null, undefined, {}, true],
    verdict: [
      undefined,
      "agreement",
      1,
      [],
      {},
      { winner: "w" },
      { winner: "w", reason: "agreement" },
      { winner: null, reason: "resignation" },
      { winner: "white", reason: "resignation" },
      { winner: "w", reason: "king-mate" },
      { reason: "agreement" },
    ],
  };
  const wrong = Object.entries(WRONG).flatMap(([name, values]) =>
    values.map((value) => [name, value] as const),
  );

  test.each(wrong)('"%s" is %j', (name, value) => {
    expect(errorOf(withField(name, value))).toMatchObject({ code: "field", field: name });
  });

  test("a start that is no FEN, or none of this game", () => {
    expect(errorOf(withField("start", ""))).toMatchObject({ code: "fen", error: { code: "field-count" } });
    expect(errorOf(withField("start", "8/8/8/8/8/8/8/k6A w - - 0 1"))).toMatchObject({
      code: "fen",
      variant: { id: "chess" },
      error: { code: "character", found: "A" },
    });
  });

  test("a start that is no position of the game", () => {
    expect(errorOf(withField("start", "8/8/8/8/8/8/8/K7 w - - 0 1"))).toMatchObject({
      code: "position",
      variant: { id: "chess" },
      faults: [{ code: "royal-missing", color: "b" }],
    });
  });

  test.each([
    ["an illegal one", "e2e4 e7e5 e1e3", "e1e3", 3],
    ["one of the other side", "e7e5", "e7e5", 1],
    ["one that is SAN", "e2e4 e5", "e5", 2],
    ["a promotion that is none", "e2e4q", "e2e4q", 1],
    ["one after the mate", "f2f3 e7e5 g2g4 d8h4 a2a3", "a2a3", 5],
    ["one after the third repetition", "g1f3 g8f6 f3g1 f6g8 g1f3 g8f6 f3g1 f6g8 e2e4", "e2e4", 9],
  ])("a move that cannot be played: %s", (_, moves, text, number) => {
    expect(errorOf(withField("moves", moves))).toEqual({ code: "move", text, number });
  });

  test("a promotion without its piece", () => {
    const start = "2k5/P7/8/8/8/8/8/4K3 w - - 0 1";
    const text = JSON.stringify({ ...JSON.parse(sound), start, moves: "a7a8", ply: 1 });
    expect(errorOf(text)).toEqual({ code: "move", text: "a7a8", number: 1 });
  });

  test("no mutilation of the text makes it throw", () => {
    fc.assert(
      fc.property(fc.nat(sound.length), fc.nat(8), fc.string({ maxLength: 4 }), (at, gone, put) => {
        parseGame(sound.slice(0, at) + put + sound.slice(at + gone));
      }),
      { seed: 1929, numRuns: 300 },
    );
  });
});

test("unknown fields and any spacing are no damage", () => {
  const game = gameOf("losers", { moves: "e4" });
  const text = JSON.stringify({ ...JSON.parse(serializeGame(game)), moves: "  e2e4  ", note: "hello" });
  expect(parseGame(text)).toEqual({ ok: true, value: game });
});
