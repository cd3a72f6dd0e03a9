/** Conversations with the engine as it is: the session and a search in a worker thread. */
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { WorkerEngine } from "../../../source/engine/worker-engine.ts";
import { VARIANTS, type VariantId } from "../../../source/rules/variant.ts";
import { type BuiltWorker, buildWorker } from "../../support/build-worker.ts";
import { play, positionOf, uciMoves } from "../../support/fixtures.ts";
import { Conversation, steady } from "./support/conversation.ts";

let worker: BuiltWorker;
const conversations: Conversation[] = [];

beforeAll(async () => {
  worker = await buildWorker();
});

afterEach(async () => {
  await Promise.all(conversations.splice(0).map(({ session }) => session.close()));
});

afterAll(() => worker.remove());

function converse(variant: VariantId = "chess"): Conversation {
  const conversation = new Conversation(() => new WorkerEngine(worker.url), variant);
  conversations.push(conversation);
  return conversation;
}

const bestMove = (lines: readonly string[]): string => lines.at(-1)?.split(" ")[1] ?? "";

test("a mate is announced in moves, played and the search ends by itself", async () => {
  const lines = await converse().ask("bestmove", "position startpos moves f2f3 e7e5 g2g4", "go");
  expect(steady(lines)).toEqual([
    "info depth 1 seldepth 1 multipv 1 score mate 1 nodes 34 hashfull 0 pv d8h4",
    "bestmove d8h4",
  ]);
});

test.each(VARIANTS.map(({ id }) => id))(
  "%s: every info line is well-formed and its line legal",
  async (id) => {
    const lines = await converse(id).ask("bestmove", "position startpos", "go depth 4");
    expect(lines.length).toBe(5);
    for (const [index, line] of lines.slice(0, -1).entries()) {
      expect(line).toMatch(
        /^info depth \d+ seldepth \d+ multipv 1 score (cp|mate) -?\d+ nodes \d+ nps \d+ hashfull \d+ time \d+ pv( [a-h][1-8][a-h][1-8][qrbnk]?)+$/,
      );
      expect(line).toContain(`info depth ${index + 1} `);
      play(positionOf(id), line.split(" pv ")[1]);
    }
    expect(lines.at(-1)).toMatch(/^bestmove \w{4} ponder \w{4}$/);
  },
);

describe("the limits of go", () => {
  test.each([
    "depth 3",
    "nodes 2000",
    "movetime 50",
    "wtime 2000 btime 2000 winc 0 binc 0 movestogo 20",
    "wtime -50 btime 100",
    "wtime 1 btime 1",
    "depth 99 movetime 30",
    "depth 0",
    "nodes 0",
    "nonsense depth 2",
  ])("go %s ends with a legal move", async (limit) => {
    const lines = await converse().ask("bestmove", `go ${limit}`);
    expect(uciMoves(positionOf("chess"))).toContain(bestMove(lines));
  });

  test("nodes are kept to the position, and the same go has the same answer", async () => {
    const talk = converse("antiking2");
    const first = await talk.ask("bestmove", "go nodes 4000");
    expect(first.at(-2)).toContain(" nodes 4000 ");
    await talk.ask("bestmove", "go nodes 999");
    expect(steady(await talk.ask("bestmove", "ucinewgame", "go nodes 4000"))).toEqual(steady(first));
  });

  test("mate ends the search once a win in so many moves is proved", async () => {
    const mate = await converse().ask("bestmove", "position fen kbK5/pp6/1P6/8/8/8/8/R7 w - -", "go mate 2");
    expect(mate.at(-2)).toContain(" score mate 2 ");
    expect(bestMove(mate)).toBe("a1a6");
  });

  test("searchmoves keeps to the moves named, leaves out what is illegal, and may be followed by limits", async () => {
    const talk = converse();
    const lines = await talk.ask("bestmove", "go searchmoves a2a3 e2e5 h2h3 depth 3");
    expect(lines[0]).toBe("info string searchmoves: e2e5 is not legal here and is left out.");
    for (const line of lines.slice(1, -1)) expect(line).toMatch(/ pv (a2a3|h2h3)/);
    expect(["a2a3", "h2h3"]).toContain(bestMove(lines));
  });

  test("searchmoves without a legal move means all of them, and several lines are of the moves named", async () => {
    const talk = converse();
    const lines = await talk.ask("bestmove", "go searchmoves e2e5 depth 2");
    expect(uciMoves(positionOf("chess"))).toContain(bestMove(lines));
    talk.say("setoption name MultiPV value 3");
    const named = await talk.ask("bestmove", "go depth 2 searchmoves a2a3 h2h3");
    const last = named.filter((line) => line.startsWith("info depth 2 "));
    expect(last.map((line) => line.split(" pv ")[1].slice(0, 4)).sort()).toEqual(["a2a3", "h2h3"]);
  });

  test("a mate that is not there leaves the search to its other limits", async () => {
    const lines = await converse().ask("bestmove", "go mate 1 depth 3");
    expect(lines.at(-2)).toMatch(/^info depth 3 .* score cp /);
  });

  test("infinite keeps its move back until stop, even when everything is known", async () => {
    const talk = converse();
    await talk.ask("info depth", "position startpos moves f2f3 e7e5 g2g4", "go infinite");
    await new Promise((resolve) => setTimeout(resolve, 60));
    expect(talk.lines.at(-1)).not.toContain("bestmove");
    expect(await talk.ask("bestmove", "stop")).toEqual(["bestmove d8h4"]);
  });

  test("ponder thinks until ponderhit and then keeps to the clock", async () => {
    const talk = converse();
    await talk.ask("info depth", "go ponder movetime 60");
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(talk.lines.join("\n")).not.toContain("bestmove");
    const lines = await talk.ask("bestmove", "ponderhit");
    expect(uciMoves(positionOf("chess"))).toContain(bestMove(lines));
  });

  test("stop ends pondering as it ends any search", async () => {
    const talk = converse();
    await talk.ask("info depth", "go ponder wtime 60000 btime 60000");
    const lines = await talk.ask("bestmove", "stop");
    expect(uciMoves(positionOf("chess"))).toContain(bestMove(lines));
    expect(talk.say("ponderhit")).toEqual([]);
  });

  test("perft counts below each move", async () => {
    const lines = await converse("antiking1").ask("Nodes", "position startpos", "go perft 4");
    const counts = lines.slice(0, 21).map((line) => Number(/^\w{4}: (\d+)$/.exec(line)?.[1]));
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(228179);
    expect(lines.slice(21)).toEqual(["", "Nodes searched: 228179"]);
  });

  test("perft counts a position as it was set up, promotions apart", async () => {
    const lines = await converse("antichess").ask(
      "Nodes",
      "position fen 8/P7/8/8/8/8/8/7k w - -\r",
      "go perft 1\r",
    );
    const moves = ["a7a8b: 1", "a7a8k: 1", "a7a8n: 1", "a7a8q: 1", "a7a8r: 1"];
    expect([lines.slice(0, 5).sort(), lines.slice(5)]).toEqual([moves, ["", "Nodes searched: 5"]]);
  });

  test("perft 0 counts the position itself", async () => {
    expect(await converse().ask("Nodes", "go perft 0")).toEqual(["", "Nodes searched: 1"]);
  });
});

describe("several lines", () => {
  test("are different moves, best first, and the first is what one line alone would be", async () => {
    const talk = converse("antiking2");
    const lines = await talk.ask("bestmove", "setoption name MultiPV value 4", "go depth 4");
    const last = lines.filter((line) => line.startsWith("info depth 4 "));
    expect(last.map((line) => / multipv (\d)/.exec(line)?.[1])).toEqual(["1", "2", "3", "4"]);
    const scores = last.map((line) => Number(/ score cp (-?\d+)/.exec(line)?.[1]));
    expect(scores).toEqual([...scores].sort((a, b) => b - a));
    const moves = last.map((line) => line.split(" pv ")[1].slice(0, 4));
    expect(new Set(moves).size).toBe(4);
    expect(bestMove(lines)).toBe(moves[0]);
  });

  test("are no more than there are moves", async () => {
    const talk = converse();
    const lines = await talk.ask(
      "bestmove",
      "setoption name MultiPV value 9",
      "position fen 7k/8/8/8/8/8/r7/7K w - - 0 1",
      "go depth 2",
    );
    expect(lines.filter((line) => line.startsWith("info depth 2 "))).toHaveLength(1);
  });
});

describe("stop", () => {
  test("and isready are answered at once, in the order in which they were asked", async () => {
    const talk = converse("antiking1");
    await talk.ask("info depth 3", "go infinite");
    const before = talk.lines.length;
    expect(talk.say("isready")).toEqual(["readyok"]);
    const started = performance.now();
    await talk.ask("bestmove", "stop", "isready");
    const took = performance.now() - started;
    const said = talk.lines.slice(before).filter((line) => !line.startsWith("info"));
    expect(said).toEqual(["readyok", "readyok", expect.stringMatching(/^bestmove \w{4}/)]);
    // A twentieth of a second is the aim on an idle machine.
    expect(took).toBeLessThan(1000);
  });

  test("right behind go still gives a legal move", async () => {
    const lines = await converse("antiking2").ask("bestmove", "go infinite", "stop");
    expect(uciMoves(positionOf("antiking2"))).toContain(bestMove(lines));
  });

  test("ends a count that would take for ever", async () => {
    const talk = converse();
    await talk.ask("a2a3:", "go perft 5");
    const lines = await talk.ask("info string", "stop");
    expect(lines.at(-1)).toBe("info string the count was stopped.");
  });

  test("and the next go need not wait for each other, and every go has its one move", async () => {
    const talk = converse();
    await talk.ask("info depth", "go infinite");
    const before = talk.lines.length;
    talk.say("stop", "setoption name Hash value 1", "position startpos moves f2f3 e7e5 g2g4", "go depth 2");
    await talk.ask("bestmove d8h4");
    const moves = talk.lines.slice(before).filter((line) => line.startsWith("bestmove"));
    expect(moves).toEqual([expect.stringMatching(/^bestmove \w{4}/), "bestmove d8h4"]);
    expect(talk.tables).toEqual([16, 1]);
  });

  test("a go during a search ends that search first", async () => {
    const talk = converse();
    talk.say("go infinite", "go infinite", "position startpos moves f2f3 e7e5 g2g4", "go depth 1");
    await talk.ask("bestmove d8h4");
    expect(talk.lines.filter((line) => line.startsWith("bestmove"))).toHaveLength(3);
  });

  test("the end of the conversation ends a search, and its move is still told", async () => {
    const talk = converse();
    await talk.ask("info depth", "go infinite");
    await talk.session.close();
    expect(talk.lines.at(-1)).toMatch(/^bestmove \w{4}/);
  });
});

describe("skill", () => {
  test("a level plays the same move for the same seed, and says what it thinks of it", async () => {
    const talk = converse("antichess");
    talk.say("setoption name Skill Level value 2", "setoption name Seed value 7");
    const first = await talk.ask("bestmove", "go movetime 500");
    talk.say("ucinewgame");
    const again = await talk.ask("bestmove", "go wtime 60000 btime 60000");
    expect(steady(again)).toEqual(steady(first));
    expect(first).toHaveLength(2);
  });

  test("a level keeps to limits that are narrower than its own", async () => {
    const talk = converse();
    talk.say("setoption name Skill Level value 6");
    const lines = await talk.ask("bestmove", "go nodes 300");
    expect(lines.at(-2)).toContain(" nodes 300 ");
  });
});

/** Where a game is over there is no move, but a score. */
test.each<[VariantId, string, string[]]>([
  [
    "chess",
    "7k/6Q1/6K1/8/8/8/8/8 b - - 0 1",
    ["info string the game is over (king-mate): White wins.", "info depth 0 score mate 0"],
  ],
  [
    "chess",
    "7k/5Q2/6K1/8/8/8/8/8 b - - 0 1",
    ["info string the game is over (stalemate): a draw.", "info depth 0 score cp 0"],
  ],
  [
    "antichess",
    "8/8/8/8/8/p7/P7/8 w - - 0 1",
    ["info string the game is over (stalemate): White wins.", "info depth 0 score mate 0"],
  ],
  [
    "losers",
    "4k3/pppp4/8/8/8/8/8/4K3 b - - 0 1",
    ["info string the game is over (bare-king): White wins.", "info depth 0 score mate 0"],
  ],
])("%s: a game that is over has no best move: %s", async (variant, fen, lines) => {
  expect(await converse(variant).ask("bestmove", `position fen ${fen}`, "go depth 3")).toEqual([
    ...lines,
    "bestmove (none)",
  ]);
});

test("a worker that dies is told of, and a legal move is played all the same", async () => {
  const missing = new URL("missing.mjs", worker.url);
  const talk = new Conversation(() => new WorkerEngine(missing));
  const lines = await talk.ask("bestmove", "go depth 3");
  expect(lines[0]).toMatch(/^info string The engine stopped unexpectedly \(.+\)\.$/);
  expect(uciMoves(positionOf("chess"))).toContain(bestMove(lines));
});
