import { describe, expect, test } from "vitest";
import type { Score } from "../../../source/engine/engine.ts";
import { type Game, positionOf } from "../../../source/game/game.ts";
import type { ValuedPosition } from "../../../source/game/review.ts";
import type { EngineNews } from "../../../source/tui/state/engine-news.ts";
import { HINT_NODES } from "../../../source/tui/state/engine-words.ts";
import { analysisOf, engineWork, hintOf, hintSquares } from "../../../source/tui/state/engine-work.ts";
import { reduceGame } from "../../../source/tui/state/game-reducer.ts";
import { type FakeLine, analysisOf as found } from "../../support/fake-engine.ts";
import { AGAINST_BLACK_BOT, BOTS } from "../../support/games.ts";
import { names, type Player, playing } from "../support/player.ts";

/** News of the engine arrive. */
function hear(player: Player, news: EngineNews): Player {
  player.state = reduceGame(player.state, news);
  return player;
}

const linesOf = (player: Player, lines: readonly FakeLine[], effort = {}) =>
  found(positionOf(player.state.game), lines, effort);

/** The analysis of the position on the board arrives; `game` is the one asked about, if it has changed since. */
const analysed = (
  player: Player,
  { depth = 9, game = player.state.game, finished = false, nodes = 1000 } = {},
) =>
  hear(player, {
    type: "analysis",
    game,
    finished,
    analysis: found(positionOf(game), [[20, "Nf3"]], { depth, nodes }),
  });

const depthOf = (player: Player): number | undefined => analysisOf(player.state)?.analysis.depth;

describe("analysis", () => {
  test("is off until a asks for it, and off again with the next a or its word", () => {
    const player = playing("chess");
    expect(engineWork(player.state)).toBeUndefined();
    expect(engineWork(player.press("a").state)).toBe("analysis");
    expect(engineWork(player.press("a").state)).toBeUndefined();
    expect(engineWork(player.command("analysis").state)).toBe("analysis");
  });

  test("shows what was told of the position on the board, and nothing of another", () => {
    const player = analysed(playing("chess").press("a"));
    expect(depthOf(player)).toBe(9);
    player.command("e4");
    expect(depthOf(player)).toBeUndefined();
    expect(engineWork(player.state)).toBe("analysis");
  });

  test("drops what is told too late: of a position that has changed, or when it is off", () => {
    const player = playing("chess").press("a");
    const { game } = player.state;
    const { state } = analysed(player.command("e4"), { game });
    expect(state.analysis).toBeUndefined();
    expect(analysed(player.press("a"), { game }).state.analysis).toBeUndefined();
  });

  test("is not begun again when it has finished", () => {
    const player = analysed(playing("chess").press("a"), { finished: true });
    expect(engineWork(player.state)).toBeUndefined();
    expect(engineWork(player.command("e4").state)).toBe("analysis");
  });

  test("that begins anew after a hint keeps what it had found until it is as deep", () => {
    const player = analysed(playing("chess").press("a"), { depth: 12 });
    expect(depthOf(analysed(player, { depth: 3 }))).toBe(12);
    expect(depthOf(analysed(player, { depth: 13 }))).toBe(13);
  });

  test("waits while a bot thinks, and while it answers a draw offer", () => {
    const player = playing("chess", { players: AGAINST_BLACK_BOT }).press("a").command("e4");
    expect(engineWork(player.state)).toBe("bot");
    expect(engineWork(player.bot("e5").state)).toBe("analysis");
    expect(engineWork(player.press("d").state)).toBe("draw");
    expect(engineWork(player.botAnswersDraw(false).state)).toBe("analysis");
    const bots = playing("chess", { players: BOTS }).press("a");
    expect(engineWork(bots.state)).toBe("bot");
    expect(engineWork(bots.press("p").state)).toBe("analysis");
  });

  test("has nothing to do in a finished game, and says so", () => {
    const player = playing("chess", { moves: "f3 e5 g4 Qh4#" }).press("a");
    expect(player.says).toBe("The game is over: there is no move to look for.");
    expect(engineWork(player.state)).toBeUndefined();
    expect(engineWork(player.press("u").state)).toBe("analysis");
  });

  test("looks at a game that was resigned, for its position is not over", () => {
    expect(engineWork(playing("chess", { moves: "e4" }).press("R y a").state)).toBe("analysis");
  });

  test("leaves alone positions that are none of the game", () => {
    const player = playing("antiking1", {}, { mode: "explore" }).press("V a");
    expect(player.says).toMatch(/^The engine only looks at positions of the game/);
    expect(engineWork(player.state)).toBeUndefined();
    expect(player.press("H").refused).toBe(true);
  });

  test("is switched off when the engine fails, and can be tried again", () => {
    const player = playing("chess").press("a");
    hear(player, { type: "engine-failed", work: "analysis", text: "It stopped." });
    expect(player.says).toBe("The engine failed: It stopped.");
    expect(engineWork(player.state)).toBeUndefined();
    expect(engineWork(player.press("a").state)).toBe("analysis");
  });

  test("stays on while exploring and on the way back, and ends when the game is left", () => {
    const player = playing("chess", { moves: "e4" }).press("a x");
    expect(engineWork(player.state)).toBe("analysis");
    expect(engineWork(player.press("x").state)).toBe("analysis");
    expect(engineWork(player.press("q y").state)).toBeUndefined();
  });
});

describe("a hint", () => {
  const hinted = (player: Player, game: Game = player.state.game) =>
    hear(player, { type: "hint", game, analysis: linesOf(player, [[40, "Nf3 d5"]]) });

  test("is asked for, and lights up the squares of the move", () => {
    const player = playing("chess").press("H");
    expect(engineWork(player.state)).toBe("hint");
    expect(hintSquares(player.state)).toEqual([]);
    hinted(player);
    expect(engineWork(player.state)).toBeUndefined();
    expect(names(hintSquares(player.state))).toBe("g1 f3");
  });

  test("stays while keys are pressed, and is forgotten at the next move, at Backspace and at Esc", () => {
    const player = hinted(playing("chess").press("H"));
    expect(hintOf(player.press("left right").state)).toBeDefined();
    expect(hintOf(player.command("e4").state)).toBeUndefined();
    for (const key of ["backspace", "escape"])
      expect(hintOf(hinted(playing("chess").press("H")).press(key).state)).toBeUndefined();
  });

  test("that comes too late is dropped", () => {
    const player = playing("chess").press("H");
    const { game } = player.state;
    hinted(player.command("e4").command("e5"), game);
    expect(hintOf(player.state)).toBeUndefined();
    expect(engineWork(player.state)).toBeUndefined();
    // Let go of before the answer came.
    const forgotten = playing("chess").press("H backspace");
    expect(hintOf(hinted(forgotten).state)).toBeUndefined();
  });

  test("is taken from an analysis that has looked far enough", () => {
    const shallow = analysed(playing("chess").press("a"), { nodes: HINT_NODES - 1 }).press("H");
    expect(engineWork(shallow.state)).toBe("hint");
    const deep = analysed(playing("chess").press("a"), { nodes: HINT_NODES }).press("H");
    expect(names(hintSquares(deep.state))).toBe("g1 f3");
  });

  test("is for one's own turn in a game that goes on", () => {
    const bot = playing("chess", { moves: "e4", players: AGAINST_BLACK_BOT }).press("H");
    expect(bot.says).toBe("It is the bot's turn; a hint is for your own.");
    expect(bot.state.hint).toBeUndefined();
    expect(playing("chess", { moves: "f3 e5 g4 Qh4#" }).press("H").says).toMatch(/^The game is over/);
  });

  test("on which the engine fails is given up", () => {
    const player = playing("chess").press("H");
    hear(player, { type: "engine-failed", work: "hint", text: "It stopped." });
    expect(player.says).toBe("The engine failed: It stopped.");
    expect(engineWork(player.state)).toBeUndefined();
  });
});

describe("the list of worst moves", () => {
  const MATE = "f3 e5 g4 Qh4#";
  const scores: readonly Score[] = [
    { kind: "centipawns", value: 20 },
    { kind: "centipawns", value: 60 },
    { kind: "centipawns", value: -40 },
    { kind: "win", plies: 1 },
    { kind: "loss", plies: 0 },
  ];
  const valued = (count: number): ValuedPosition[] =>
    scores.slice(0, count).map((score) => ({ score, pv: [], depth: 8, nodes: 50_000, milliseconds: 70 }));

  /** The values of the first positions arrive. */
  function review(player: Player, count: number, line = player.state.review?.line): Player {
    if (line === undefined) throw new Error("nothing is looked back at");
    return hear(player, { type: "review", line, found: valued(count) });
  }

  test("is refused while a game goes on, and where there is no move", () => {
    expect(playing("chess", { moves: "e4" }).press("w").says).toMatch(/^The worst moves are listed when/);
    expect(playing("chess", {}, { mode: "explore" }).press("w").says).toMatch(/^There is no move yet/);
  });

  test("opens when the game is over, keeps the engine busy while it is open, and goes on where it was", () => {
    const player = playing("chess", { moves: MATE }).press("w");
    expect(player.state.page?.name).toBe("worst");
    expect(engineWork(player.state)).toBe("review");
    review(player, 2).press("q");
    expect(player.state.page).toBeUndefined();
    expect(engineWork(player.state)).toBeUndefined();
    expect(player.press("w").state.review?.found).toHaveLength(2);
    expect(engineWork(review(player, 5).state)).toBeUndefined();
  });

  test("drops values of a line that is no longer looked at", () => {
    const player = playing("chess", { moves: MATE }).press("w");
    const line = player.state.review?.line;
    player.press("q x , ,").command("d4").press("w");
    expect(review(player, 3, line).state.review?.found).toEqual([]);
  });

  test("takes in the whole line that is explored, wherever the board stands", () => {
    const player = playing("chess", { moves: MATE }).press("x < w");
    expect(player.state.review?.line.moves).toHaveLength(4);
  });

  test("Enter explores the game from before the move, with the better one lit up", () => {
    const player = review(playing("chess", { moves: MATE }).press("w"), 5);
    expect(player.press("down up enter").state.mode).toBe("explore");
    expect(player.moves).toBe("f3 e5");
    expect(player.says).toMatch(/^Before g4; better was /);
    expect(player.press("w").state.review?.found).toHaveLength(5);
    expect(player.press("q x").state.mode).toBe("play");
    expect(player.moves).toBe(MATE);
  });

  test("the choice stays within the list", () => {
    const player = review(playing("chess", { moves: MATE }).press("w"), 5);
    expect(player.press("down down down down pagedown").state.review?.chosen).toBe(1);
    expect(player.press("up up up").state.review?.chosen).toBe(0);
    expect(player.press("enter").moves).toBe("f3 e5");
  });

  test("closes when the engine fails", () => {
    const player = playing("chess", { moves: MATE }).press("w");
    hear(player, { type: "engine-failed", work: "review", text: "It stopped." });
    expect(player.state.page).toBeUndefined();
    expect(player.says).toBe("The engine failed: It stopped.");
  });
});
