/** What the session makes of its input, with an engine that only remembers what it was asked. */
import { describe, expect, test } from "vitest";
import { levelOf } from "../../../source/engine/levels.ts";
import { defaultOptions } from "../../../source/engine/uci/options.ts";
import { allotTime } from "../../../source/engine/uci/time.ts";
import { formatUci } from "../../../source/notation/uci.ts";
import { VARIANTS, variantOf } from "../../../source/rules/variant.ts";
import { FakeEngine } from "../../support/fake-engine.ts";
import { Conversation } from "./support/conversation.ts";

function converse(): { readonly talk: Conversation; readonly engine: FakeEngine } {
  const engine = new FakeEngine();
  return { talk: new Conversation(() => engine), engine };
}

const elo = (level: number): number => levelOf(level).elo;

/** Lets everything happen that only waits for its turn. */
const settle = () => new Promise((resolve) => setImmediate(resolve));

test("the engine introduces itself and announces its options", () => {
  const ids = VARIANTS.map(({ id }) => `var ${id}`).join(" ");
  expect(converse().talk.say("uci")).toEqual([
    "id name antiking test",
    "id author the antiking authors",
    "option name Hash type spin default 16 min 1 max 256",
    "option name Threads type spin default 1 min 1 max 8",
    "option name MultiPV type spin default 1 min 1 max 256",
    `option name UCI_Variant type combo default chess ${ids}`,
    "option name Skill Level type spin default 8 min 1 max 8",
    "option name UCI_LimitStrength type check default false",
    `option name UCI_Elo type spin default ${elo(8)} min ${elo(1)} max ${elo(8)}`,
    "option name Seed type spin default 0 min 0 max 2147483647",
    "option name Move Overhead type spin default 30 min 0 max 5000",
    "option name Ponder type check default false",
    "uciok",
  ]);
});

describe("what means nothing", () => {
  test.each(["", "   ", "\r", "stop", "stop\r", "ponderhit", "debug on", "register later", "ucinewgame"])(
    "%j has no answer when there is nothing to do",
    (line) => expect(converse().talk.say(line)).toEqual([]),
  );

  test("stray words, tabs and carriage returns do not disturb a command behind them", () => {
    expect(converse().talk.say("please  tell \t isready\r")).toEqual(["readyok"]);
  });

  test.each(["hello", "constructor", "__proto__", "UCI"])("%s is answered by a sentence", (word) => {
    expect(converse().talk.say(word)).toEqual([`info string unknown command "${word}".`]);
  });
});

describe("options", () => {
  const said = (line: string) => converse().talk.say(`setoption ${line}`);

  test.each([
    "name Hash value 64",
    "name hash value 1",
    "name MultiPV value 5",
    "name Skill Level value 3",
    "name skill level value 8",
    "name Threads value 2",
    "name UCI_LimitStrength value true",
    "name UCI_LimitStrength value False",
    `name UCI_Elo value ${elo(3)}`,
    "name UCI_Variant value AntiKing1",
    "name Ponder value true",
    "name  Move   Overhead  value  100",
  ])("%s is taken", (line) => expect(said(line)).toEqual([]));

  test.each([
    ["name Hash value 0", 'Hash must be a whole number from 1 to 256, not "0".'],
    ["name Hash value", 'Hash must be a whole number from 1 to 256, not "".'],
    ["name Hash", 'Hash must be a whole number from 1 to 256, not "".'],
    ["name MultiPV value 1.5", 'MultiPV must be a whole number from 1 to 256, not "1.5".'],
    ["name Skill Level value 9", 'Skill Level must be a whole number from 1 to 8, not "9".'],
    ["name Threads value 0", 'Threads must be a whole number from 1 to 8, not "0".'],
    [
      `name UCI_Elo value ${elo(1) - 1}`,
      `UCI_Elo must be a whole number from ${elo(1)} to ${elo(8)}, not "${elo(1) - 1}".`,
    ],
    ["name UCI_LimitStrength value yes", 'UCI_LimitStrength must be true or false, not "yes".'],
    ["name Contempt value 3", 'there is no option "Contempt".'],
    ["Hash 3", 'setoption takes "name", and then "value".'],
    [
      "name UCI_Variant value giveaway",
      "giveaway has castling, which makes it another game than any of these; antichess is the one without.",
    ],
    [
      "name UCI_Variant value atomic",
      'there is no variant "atomic"; there are antiking1, antiking2, antichess, suicide, aise, losers, chess.',
    ],
  ])("%s is refused with a sentence", (line, sentence) =>
    expect(said(line)).toEqual([`info string ${sentence}`]),
  );

  test("another variant begins at its start; the same one again leaves the position", async () => {
    const { talk, engine } = converse();
    talk.say("setoption name UCI_Variant value antiking1", "go depth 1");
    await settle();
    expect(engine.analysed[0].request).toMatchObject({ variant: "antiking1", moves: [] });
    engine.analysed[0].answer();
    await settle();
    talk.say("position startpos moves b3a4", "setoption name UCI_Variant value antiking1", "go depth 1");
    await settle();
    expect(engine.analysed[1].request.moves.map(formatUci)).toEqual(["b3a4"]);
  });

  test("a game that is refused leaves the one that was chosen, and its position", async () => {
    const { talk, engine } = converse();
    talk.say("setoption name UCI_Variant value antichess", "position startpos moves e2e3");
    expect(talk.say("setoption name UCI_Variant value giveaway")).toHaveLength(1);
    talk.say("go depth 1");
    await settle();
    const { variant, moves } = engine.analysed[0].request;
    expect([variant, moves.map(formatUci)]).toEqual(["antichess", ["e2e3"]]);
  });

  test("a table of another size is made for the next search", async () => {
    const { talk, engine } = converse();
    talk.say("isready", "go depth 1");
    await settle();
    engine.analysed[0].answer();
    await settle();
    talk.say("setoption name Hash value 32", "go depth 1");
    await settle();
    expect(talk.tables).toEqual([16, 32]);
    expect(engine.closed).toBe(true);
  });
});

describe("positions", () => {
  /** The moves and set-up that a search is asked about after some lines. */
  async function asked(...lines: readonly string[]) {
    const { talk, engine } = converse();
    const answers = talk.say(...lines, "go depth 1");
    await settle();
    const { moves, setup } = engine.analysed[0].request;
    return { answers, moves: moves.map(formatUci), setup };
  }

  test("moves are made from the start position or from a FEN", async () => {
    expect((await asked("position startpos moves e2e4 e7e5")).moves).toEqual(["e2e4", "e7e5"]);
    const { moves, setup } = await asked("position fen 4k3/P7/8/8/8/8/8/4K3 w - - 3 9 moves a7a8q");
    expect([moves, setup.halfmoves, setup.fullmoves]).toEqual([["a7a8q"], 3, 9]);
  });

  test("counters may be missing, capitals may promote and the line may end in a carriage return", async () => {
    const { answers, moves, setup } = await asked("position fen 4k3/P7/8/8/8/8/8/4K3 w - - moves a7a8Q\r");
    expect([answers, moves, setup.halfmoves, setup.fullmoves]).toEqual([[], ["a7a8q"], 0, 1]);
  });

  test("a game goes on through repetitions that are draws", async () => {
    const shuffle = "g1f3 g8f6 f3g1 f6g8";
    const { answers, moves } = await asked(`position startpos moves ${shuffle} ${shuffle} ${shuffle} e2e4`);
    expect([answers, moves.length]).toEqual([[], 13]);
  });

  test.each([
    ["position", "form"],
    ["position start", "form"],
    ["position moves e2e4", "form"],
    ["position fen", "fen"],
    ["position fen 8/8/8 w - -", "fen"],
    ["position fen 8/8/8/8/8/8/8/K7 w - - 0 1", "setup"],
    ["position startpos moves e2e4 e2e4", "move"],
    ["position startpos moves e4", "move"],
    ["position startpos moves 0000", "move"],
    // Taken for a bishop's move it would be another one.
    ["position fen 4k3/8/8/8/8/8/8/1KB5 w - - 0 1 moves b1c8", "move"],
    ["position fen 4k3/P7/8/8/8/8/8/4K3 w - - 0 1 moves a7a8", "move"],
  ])("%s is refused with a sentence, and the old position stays", async (line, code) => {
    const { answers, moves } = await asked("position startpos moves d2d4", line);
    expect([answers, moves]).toEqual([[`info string fault: ${code}.`], ["d2d4"]]);
  });
});

describe("what a go asks of the engine", () => {
  async function asked(go: string, ...before: readonly string[]) {
    const { talk, engine } = converse();
    talk.say(...before, go);
    await settle();
    return engine.analysed.at(0)?.options;
  }

  test.each([
    ["go", {}],
    ["go infinite", {}],
    ["go depth 7", { depth: 7 }],
    ["go nodes 1000 depth 7", { depth: 7, nodes: 1000 }],
    ["go movetime 1500", { milliseconds: 1500 }],
    ["go mate 3", { winPlies: 6 }],
    ["go infinite movetime 10 wtime 500", {}],
    ["go depth", {}],
    ["go depth x nodes 5", { nodes: 5 }],
    ["go wtime 25780 btime 1", { softMilliseconds: 600, milliseconds: 2500 }],
    ["go ponder wtime 25780 depth 9", { depth: 9 }],
  ])("%s", async (go, limits) => expect(await asked(go)).toEqual({ ...limits, lines: 1, moves: [] }));

  test("Black's clock counts for Black", async () => {
    expect(await asked("go wtime 1 btime 25780", "position startpos moves e2e4")).toMatchObject({
      milliseconds: 2500,
    });
  });

  test("as many lines as the GUI wants", async () => {
    expect(await asked("go", "setoption name MultiPV value 3")).toMatchObject({ lines: 3 });
  });

  test("a strength asked for is played by the level that has it, even between two", async () => {
    const { talk, engine } = converse();
    const strength = (elo(2) + elo(3)) / 2;
    talk.say(`setoption name UCI_Elo value ${Math.round(strength)}`, "go movetime 100");
    await settle();
    expect(engine.played).toHaveLength(0);
    talk.say("setoption name UCI_LimitStrength value true", "go movetime 100");
    engine.analysed[0].answer("e2e4");
    await settle();
    expect(engine.thinking.options).toMatchObject({ level: expect.closeTo(2.5, 1) });
  });

  test("a weaker level plays, but analyses like any other", async () => {
    const { talk, engine } = converse();
    talk.say("setoption name Skill Level value 3", "go movetime 100");
    await settle();
    expect(engine.played[0].options).toEqual({ level: 3, seed: 1, limits: { milliseconds: 100 } });
    engine.played[0].answer();
    await settle();
    talk.say("ucinewgame", "go movetime 100");
    await settle();
    expect(engine.played[1].options).toMatchObject({ seed: 2 });
    engine.played[1].answer();
    await settle();
    talk.say("go infinite");
    await settle();
    expect([engine.played.length, engine.analysed.length]).toEqual([2, 1]);
  });

  test("ponderhit without a clock releases the move and limits nothing", async () => {
    const { talk, engine } = converse();
    talk.say("go ponder depth 4");
    await settle();
    engine.analysed[0].answer("e4");
    await settle();
    expect(talk.lines).toEqual([]);
    talk.say("ponderhit");
    await settle();
    expect(talk.lines.at(-1)).toBe("bestmove e2e4");
  });
});

describe("the clock", () => {
  const clock = { left: 60_000, increment: 0, movesToGo: undefined };

  test.each([
    ["a long game", clock],
    ["an increment", { ...clock, left: 500, increment: 2000 }],
    ["the last move before the control", { ...clock, movesToGo: 1 }],
    ["a control far away", { ...clock, movesToGo: 400 }],
    ["no time at all", { ...clock, left: 0 }],
    ["less than nothing", { ...clock, left: -400 }],
  ])("%s: a move never takes more than there is, and always something", (_, each) => {
    const { overhead } = defaultOptions(variantOf("chess"));
    const { softMilliseconds, milliseconds } = allotTime(each, overhead);
    expect(softMilliseconds).toBeGreaterThanOrEqual(1);
    expect(milliseconds).toBeGreaterThanOrEqual(softMilliseconds);
    expect(milliseconds).toBeLessThanOrEqual(Math.max(1, each.left - overhead));
  });

  test("sixty moves at the hard limit do not use up a clock", () => {
    let left = 60_000;
    for (let move = 0; move < 60; move++) {
      left -= allotTime({ ...clock, left }, 30).milliseconds + 20;
      expect(left).toBeGreaterThan(0);
    }
  });
});
