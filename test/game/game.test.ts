import { describe, expect, test } from "vitest";
import {
  agreeToDraw,
  lineOf,
  outcomeOf,
  playedMoves,
  playerToMove,
  playMove,
  positionOf,
  redo,
  resign,
  soleHuman,
  startPosition,
  undo,
} from "../../source/game/game.ts";
import { formatLine } from "../../source/notation/san.ts";
import { moveOf } from "../support/fake-engine.ts";
import { fenOf } from "../support/fixtures.ts";
import {
  AGAINST_BLACK_BOT,
  AGAINST_BLACK_ENGINE,
  AGAINST_WHITE_BOT,
  BOT,
  BOTS,
  ENGINE,
  FRIENDS,
  gameOf,
  playAll,
} from "../support/games.ts";

const sanOf = (game: ReturnType<typeof gameOf>): string =>
  formatLine(startPosition(game), playedMoves(game)).join(" ");

describe("playing", () => {
  test("gives a new game and leaves the old one as it was", () => {
    const before = gameOf("chess", { moves: "e4" });
    const fen = fenOf(positionOf(before));
    const after = playMove(before, moveOf(positionOf(before), "e5"));
    expect(sanOf(before)).toBe("e4");
    expect(fenOf(positionOf(before))).toBe(fen);
    expect(sanOf(after)).toBe("e4 e5");
  });

  test("remembers repetitions, whichever way the position was asked for", () => {
    const shuffle = "Nf3 Nf6 Ng1 Ng8";
    expect(outcomeOf(gameOf("chess", { moves: shuffle }))).toBeNull();
    expect(outcomeOf(gameOf("chess", { moves: `${shuffle} ${shuffle}` }))).toEqual({
      winner: null,
      reason: "threefold",
    });
  });

  test("the start position is a fresh one at each call", () => {
    const game = gameOf("antiking1", { moves: "ab4" });
    startPosition(game).make(moveOf(startPosition(game), "ab4"));
    expect(fenOf(startPosition(game))).toBe(
      "2prbkqA/2p1nnbr/2pppppp/8/8/PPPPPP2/RBNN1P2/aQKBRP2 w KAka - 0 1",
    );
  });
});

describe("between friends", () => {
  const game = gameOf("antichess", { moves: "e3 b5 Bxb5" });

  test("undo takes one move back, and redo plays it again", () => {
    const back = undo(game);
    expect(sanOf(back)).toBe("e3 b5");
    expect(sanOf(undo(back))).toBe("e3");
    expect(sanOf(redo(undo(back)))).toBe("e3 b5");
    expect(redo(back)).toEqual(game);
  });

  test("at either end there is nothing to take back or to play again", () => {
    const fresh = gameOf("antichess");
    expect(undo(fresh)).toBe(fresh);
    expect(redo(game)).toBe(game);
  });

  test("another move becomes the line and keeps what was taken back as a variation", () => {
    const start = undo(undo(undo(game)));
    const same = playAll(start, "e3");
    expect(lineOf(same)).toHaveLength(3);
    expect(sanOf(redo(redo(same)))).toBe("e3 b5 Bxb5");
    const other = playAll(start, "d3");
    expect(lineOf(other)).toHaveLength(1);
    expect(redo(other)).toBe(other);
    expect(other.tree).toHaveLength(2);
    expect(sanOf(redo(undo(other)))).toBe("d3");
  });
});

describe("against a bot", () => {
  test("undo goes back to the human's turn, over the bot's answer", () => {
    const game = gameOf("chess", { moves: "e4 e5 Nf3 Nc6", players: AGAINST_BLACK_BOT });
    expect(sanOf(undo(game))).toBe("e4 e5");
    expect(sanOf(undo(undo(game)))).toBe("");
    expect(sanOf(redo(undo(game)))).toBe("e4 e5 Nf3 Nc6");
  });

  test("undo while the bot thinks takes just the human's move back", () => {
    const game = gameOf("chess", { moves: "e4 e5 Nf3", players: AGAINST_BLACK_BOT });
    expect(sanOf(undo(game))).toBe("e4 e5");
  });

  test("redo stops at the end of the line, even when the bot is to move there", () => {
    const game = gameOf("chess", { moves: "e4 e5 Nf3", players: AGAINST_BLACK_BOT });
    expect(sanOf(redo(undo(game)))).toBe("e4 e5 Nf3");
  });

  test("the bot's opening move is not taken back: before it there is no turn of the human's", () => {
    const game = gameOf("chess", { moves: "e4", players: AGAINST_WHITE_BOT });
    expect(undo(game)).toBe(game);
    const later = gameOf("chess", { moves: "e4 e5 Nf3", players: AGAINST_WHITE_BOT });
    expect(sanOf(undo(later))).toBe("e4");
  });

  test("undo knows an engine's turns as well, and those of a bot against an engine", () => {
    const against = gameOf("chess", { moves: "e4 e5 Nf3 Nc6", players: AGAINST_BLACK_ENGINE });
    expect(sanOf(undo(against))).toBe("e4 e5");
    expect(soleHuman(against)).toBe("w");
    const between = gameOf("chess", { moves: "e4 e5 Nf3 Nc6", players: { w: BOT, b: ENGINE } });
    expect(sanOf(undo(between))).toBe("e4 e5 Nf3");
    expect(soleHuman(between)).toBeUndefined();
  });

  test("between bots undo takes one move back", () => {
    expect(sanOf(undo(gameOf("chess", { moves: "e4 e5", players: BOTS })))).toBe("e4");
  });
});

describe("the end of a game", () => {
  test("resigning lets the other side win", () => {
    expect(outcomeOf(resign(gameOf("chess"), "w"))).toEqual({ winner: "b", reason: "resignation" });
    expect(outcomeOf(resign(gameOf("losers"), "b"))).toEqual({ winner: "w", reason: "resignation" });
  });

  test("an agreement is a draw", () => {
    expect(outcomeOf(agreeToDraw(gameOf("antiking2")))).toEqual({ winner: null, reason: "agreement" });
  });

  test("undo takes a resignation back before it takes a move back", () => {
    const game = gameOf("chess", { moves: "e4 e5" });
    const back = undo(resign(game, "w"));
    expect(outcomeOf(back)).toBeNull();
    expect(sanOf(back)).toBe("e4 e5");
  });

  test("what the board shows ends the game by itself", () => {
    expect(outcomeOf(gameOf("chess", { moves: "f3 e5 g4 Qh4#" }))).toEqual({
      winner: "b",
      reason: "king-mate",
    });
    expect(outcomeOf(gameOf("losers", { moves: "f3 e5 g4 Qh4" }))?.winner).toBe("w");
  });

  test("a game that is over on the board can be taken back and go on", () => {
    expect(outcomeOf(undo(gameOf("chess", { moves: "f3 e5 g4 Qh4#" })))).toBeNull();
  });
});

test.each([
  [FRIENDS, undefined],
  [BOTS, undefined],
  [AGAINST_BLACK_BOT, "w"],
  [AGAINST_WHITE_BOT, "b"],
] as const)("the only human of %j is %s", (players, color) => {
  expect(soleHuman({ players })).toBe(color);
});

test("the player to move is the one of the side to move", () => {
  const game = gameOf("chess", { players: AGAINST_BLACK_BOT });
  expect(playerToMove(game).kind).toBe("human");
  expect(playerToMove(playAll(game, "e4")).kind).toBe("bot");
});
