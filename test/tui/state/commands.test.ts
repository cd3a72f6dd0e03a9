import { describe, expect, test } from "vitest";
import { outcomeOf } from "../../../source/game/game.ts";
import { HUMAN } from "../../../source/game/player.ts";
import { reduceGame } from "../../../source/tui/state/game-reducer.ts";
import { nearest } from "../../../source/words/suggest.ts";
import { AGAINST_BLACK_BOT, AGAINST_BLACK_ENGINE, AGAINST_WHITE_BOT, BOTS } from "../../support/games.ts";
import { paste, typed } from "../support/keys.ts";
import { playing } from "../support/player.ts";
import { releaseOn } from "../support/pointer.ts";

describe("the command line", () => {
  test.each([":", "/"])("opens with %s, and then letters are text", (name) => {
    const player = playing("chess").press(name).press("u n q");
    expect(player.state.command).toBe("unq");
    expect(player.state.leaving).toBeUndefined();
  });

  test.each([
    ["chess", "e4", "e4"],
    ["chess", "E4", "e4"],
    ["chess", "e2e4", "e4"],
    ["chess", "E2E4", "e4"],
    ["chess", "Nf3", "Nf3"],
    ["chess", "nf3", "Nf3"],
    ["chess", "  Nf3!?  ", "Nf3"],
    ["chess", "1. e4", "e4"],
    ["chess", "1.e4", "e4"],
    ["antiking1", "ab4", "ab4"],
    ["antiking1", "a3b4", "ab4"],
    ["antiking1", "Ke2", "Ke2"],
  ] as const)("in %s plays %j as %s", (variant, text, san) => {
    const player = playing(variant).command(text);
    expect(player.moves).toBe(san);
    expect(player.state.command).toBeUndefined();
    expect(player.says).toBeUndefined();
  });

  test("more moves than one are refused in a game, and say so", () => {
    for (const text of ["e4 e5", "1. e4 e5 2. Nf3"]) {
      const player = playing("chess").command(text);
      expect(player.moves).toBe("");
      expect(player.says).toBe(`"${text}" is more than one move; while playing, type one at a time.`);
    }
  });

  test.each([
    [
      "chess",
      "",
      "e5",
      "The pawn on e2 cannot go to e5: a pawn steps straight ahead and takes slantwise.",
      "e2 e5",
    ],
    ["chess", "", "Ke2", "Your own pawn stands on e2.", "e2"],
    ["chess", "", "zz", '"zz" is not a move; moves look like e4, Nf3, exd5, e8=Q or e2e4.', ""],
    ["antiking1", "", "b4", '"b4" may mean ab4 or cb4; say which.', ""],
    [
      "antichess",
      "e3 b5",
      "d4",
      "d4 is illegal: capturing is compulsory, and Bxb5 is the only one.",
      "f1 b5",
    ],
    ["antiking2", "", "Ad5", "Ad5 is illegal: your anti-king would stand unattacked on d5.", "d6 d5"],
    [
      "chess",
      "e4 d5 exd5 c6 dxc6 a6 cxb7 a5",
      "bxa8",
      '"bxa8" promotes: add what the pawn becomes (a queen, a rook, a bishop or a knight), as in e8=Q.',
      "",
    ],
  ] as const)("in %s after %j answers %j", (variant, moves, text, sentence, squares) => {
    const player = playing(variant, { moves }).command(text);
    expect(player.says).toBe(sentence);
    expect(player.lit).toBe(squares);
    expect(player.refused).toBe(true);
    expect(player.moves).toBe(moves);
  });

  test.each([
    ["undoo", "undo"],
    ["fli", "flip"],
    ["HELO", "help"],
    ["resing", "resign"],
    ["qiut", "quit"],
    ["rule", "rules"],
    ["autofilp", "autoflip"],
  ])("a mistyped %j suggests %j", (text, word) => {
    expect(playing("chess").command(text).says).toBe(
      `"${text}" is no move and no command. Did you mean "${word}"?`,
    );
    expect(nearest(text, [word])).toBe(word);
  });

  test.each(["", "   "])("Enter on %j closes it without a word", (text) => {
    const player = playing("chess").command(text);
    expect(player.state.command).toBeUndefined();
    expect(player.says).toBeUndefined();
  });

  test("Esc closes it and drops the text", () => {
    const player = playing("chess").press(": e 4 escape");
    expect(player.state.command).toBeUndefined();
    expect(player.moves).toBe("");
    expect(player.press(":").state.command).toBe("");
  });

  test("Backspace takes a character away, and the line with the last", () => {
    const player = playing("chess").press(": e 4 backspace");
    expect(player.state.command).toBe("e");
    expect(player.press("backspace").state.command).toBe("");
    expect(player.press("backspace").state.command).toBeUndefined();
  });

  test("Backspace takes a whole character away, even one of two code units", () => {
    const player = playing("chess").press(":").send(paste("e🨀"));
    expect(player.press("backspace").state.command).toBe("e");
  });

  test("arrows, Tab, function keys and the mouse type nothing, Ctrl-U empties it", () => {
    const player = playing("chess").press(": e up tab f1 home ctrl-a alt-x").send(releaseOn());
    expect(player.state.command).toBe("e");
    expect(player.press("4 ctrl-u").state.command).toBe("");
  });

  test("a paste opens it, on the board as on a page, without playing anything", () => {
    const player = playing("chess").send(paste("e2e4\n"));
    expect(player.moves).toBe("");
    expect(player.press("enter").moves).toBe("e4");
    const onPage = playing("chess").press("?").send(paste("e4"));
    expect(onPage.state.page).toBeUndefined();
    expect(onPage.press("enter").moves).toBe("e4");
  });

  test("a paste stays one line of a bearable length", () => {
    const player = playing("chess").send(paste(`a\nb\tc${"x".repeat(5000)}`));
    expect(player.state.command).toMatch(/^a b cx{195}$/);
    expect(player.send(paste("y")).state.command).toHaveLength(200);
  });

  test("a message goes when the line is opened", () => {
    expect(playing("chess").command("zz").press(":").says).toBeUndefined();
  });
});

describe("words", () => {
  test("have keys that do the same", () => {
    const byKeys = playing("chess", { moves: "e4 e5" }).press("u f F r ?");
    const byWords = playing("chess", { moves: "e4 e5" });
    for (const word of ["undo", "FLIP", "autoflip", "Redo", " help "]) byWords.command(word);
    expect(byWords.state).toEqual(byKeys.state);
  });

  test("undo and redo travel along the line", () => {
    const player = playing("chess", { moves: "e4 e5 Nf3" }).press("u u");
    expect(player.moves).toBe("e4");
    expect(player.press("r").moves).toBe("e4 e5");
    expect(player.press("r r").says).toBe("There is no move to play again.");
    expect(playing("chess").press("u").says).toBe("There is no move to take back.");
  });

  test("undo lets go of a picked piece", () => {
    expect(playing("chess", { moves: "e4 e5" }).pick("g1").press("u").selected).toBeUndefined();
  });

  test("flip turns the board and stays", () => {
    const player = playing("chess").press("f");
    expect(player.state.flipped).toBe(true);
    expect(player.drag("e2", "e4").state.flipped).toBe(true);
    expect(player.press("f").state.flipped).toBe(false);
  });

  test("autoflip turns the board to whoever moves, also at once, and at undo", () => {
    const player = playing("chess", { moves: "e4" }).press("F");
    expect(player.says).toBe("The board now turns to whoever moves.");
    expect(player.state.flipped).toBe(true);
    expect(player.drag("e7", "e5").state.flipped).toBe(false);
    expect(player.press("u").state.flipped).toBe(true);
    expect(player.press("F").says).toBe("The board now stays as it is.");
    expect(player.drag("e7", "e6").state.flipped).toBe(true);
  });

  test("autoflip as an option shows the mover's side from the first moment", () => {
    expect(playing("chess", { moves: "e4" }, { autoFlip: true }).state.flipped).toBe(true);
    expect(playing("chess", { moves: "e4 e5" }, { autoFlip: true }).state.flipped).toBe(false);
  });

  test("fen shows the position", () => {
    expect(playing("antiking2", { moves: "e4" }).command("fen").says).toBe(
      "rnbqkbnr/pppppppp/3A4/8/4P3/3a4/PPPP1PPP/RNBQKBNR b KQkq e3 0 1",
    );
  });

  test.each(["?", "i"])("%s opens a page that covers the board, and any key leaves it", (name) => {
    const player = playing("chess").press(name);
    expect(player.state.page?.name).toBe(name === "?" ? "help" : "rules");
    expect(player.press("x").state.page).toBeUndefined();
    expect(player.moves).toBe("");
  });

  test("a page scrolls by lines and by pages, never above its beginning", () => {
    const scroll = (names: string) => playing("chess").press("?").press(names).state.page?.scroll;
    expect(scroll("down j")).toBe(2);
    expect(scroll("down j up k k")).toBe(0);
    expect(scroll("pagedown")).toBe(8);
    expect(scroll("Space pageup")).toBe(0);
  });

  test("the list of moves scrolls back and forth, and returns at a move", () => {
    const player = playing("chess", { moves: "e4 e5 Nf3 Nc6 Bc4 Bc5" });
    expect(player.press("pageup").state.scroll).toBe(4);
    expect(player.press("pagedown pagedown").state.scroll).toBe(0);
    expect(player.press("pageup").drag("e1", "g1").state.scroll).toBe(0);
  });
});

describe("a draw", () => {
  test("offered to a friend is agreed on with y, but not by an Enter too many", () => {
    const player = playing("chess").press("d");
    expect(player.state.dialog).toEqual({ kind: "draw", by: "w" });
    expect(player.press("enter").state.dialog).toEqual({ kind: "draw", by: "w" });
    expect(outcomeOf(player.press("y").state.game)).toEqual({ winner: null, reason: "agreement" });
  });

  test.each(["n", "escape", "backspace"])("offered to a friend is declined with %s", (name) => {
    const player = playing("chess").press("d").press(name);
    expect(player.says).toBe("The draw is declined.");
    expect(outcomeOf(player.state.game)).toBeNull();
    expect(player.drag("e2", "e4").moves).toBe("e4");
  });

  test("is not decided by any other key", () => {
    expect(playing("chess").press("d x u q ctrl-y alt-y").state.dialog?.kind).toBe("draw");
  });

  test("offered to the bot waits for its answer", () => {
    const player = playing("chess", { players: AGAINST_BLACK_BOT }).press("d");
    expect(player.state.drawOffer).toBe("w");
    expect(player.state.dialog).toBeUndefined();
    player.botAnswersDraw(false);
    expect(player.says).toBe("The bot declines the draw.");
    expect(player.state.drawOffer).toBeUndefined();
    player.press("d").botAnswersDraw(true);
    expect(outcomeOf(player.state.game)).toEqual({ winner: null, reason: "agreement" });
  });

  test("offer lapses with a move, and an answer that comes later is dropped", () => {
    const player = playing("chess", { players: AGAINST_BLACK_BOT }).press("d");
    const { game } = player.state;
    player.drag("e2", "e4").botAnswersDraw(true, game);
    expect(outcomeOf(player.state.game)).toBeNull();
    expect(player.state.drawOffer).toBeUndefined();
  });

  test("that the bot accepts after the human has resigned changes nothing", () => {
    const player = playing("chess", { players: AGAINST_BLACK_BOT }).press("d R y");
    player.botAnswersDraw(true);
    expect(outcomeOf(player.state.game)).toEqual({ winner: "b", reason: "resignation" });
  });

  test("is not offered on the bot's turn, nor between bots", () => {
    const refusal = "A draw is offered on one's own turn.";
    expect(playing("chess", { players: AGAINST_WHITE_BOT }).press("d").says).toBe(refusal);
    expect(playing("chess", { players: BOTS }).press("d").says).toBe(refusal);
  });
});

describe("resigning", () => {
  test.each([
    ["friends, White to move", {}, "b"],
    ["friends, Black to move", { moves: "e4" }, "w"],
    ["a human with White on his own turn", { players: AGAINST_BLACK_BOT }, "b"],
    ["a human with White while the bot thinks", { players: AGAINST_BLACK_BOT, moves: "e4" }, "b"],
    ["a human with Black while the bot thinks", { players: AGAINST_WHITE_BOT }, "w"],
  ] as const)("between %s", (_, parts, winner) => {
    const player = playing("chess", parts).press("R");
    expect(player.state.dialog).toEqual({ kind: "confirm", what: "resign" });
    expect(outcomeOf(player.press("y").state.game)).toEqual({ winner, reason: "resignation" });
  });

  test("can be thought better of", () => {
    for (const name of ["n", "escape", "backspace"]) {
      const player = playing("chess").press(`R ${name}`);
      expect(outcomeOf(player.state.game)).toBeNull();
      expect(player.state.dialog).toBeUndefined();
    }
  });

  test("is taken back by undo", () => {
    expect(outcomeOf(playing("chess").press("R y u").state.game)).toBeNull();
  });

  test("is nothing for bots", () => {
    expect(playing("chess", { players: BOTS }).press("R").says).toBe(
      "Both sides are bots, and bots play on.",
    );
  });

  test("does not overturn what the bot's move has decided while the question was open", () => {
    const player = playing("chess", { moves: "f3 e5 g4", players: AGAINST_BLACK_BOT });
    player.press("R").bot("Qh4#").press("y");
    expect(outcomeOf(player.state.game)?.reason).toBe("king-mate");
    const won = playing("losers", { moves: "f3 e5 g4", players: AGAINST_BLACK_BOT });
    won.press("R").bot("Qh4").press("y");
    expect(outcomeOf(won.state.game)).toEqual({ winner: "w", reason: "king-mate" });
  });
});

describe("when the game is over", () => {
  const over = "The game is over. Black wins: White's king is mated, attacked with no move that saves it.";
  const mated = () => playing("chess", { moves: "f3 e5 g4 Qh4#" });

  test.each([["enter"], [": a 3 enter"], ["d"], ["R"]])("the keys %s just tell so", (names) => {
    const player = mated().press(names);
    expect(player.says).toBe(over);
    expect(player.refused).toBe(true);
    expect(player.moves).toBe("f3 e5 g4 Qh4#");
  });

  test("undo brings it back to life", () => {
    const player = mated().press("u");
    expect(outcomeOf(player.state.game)).toBeNull();
    expect(player.drag("a7", "a6").moves).toBe("f3 e5 g4 a6");
  });

  test("a piece that was in hand at the resignation or the agreement cannot be played any more", () => {
    for (const names of ["R y", "d y"]) {
      const player = playing("chess").pick("e2").press(names);
      expect(player.selected).toBeUndefined();
      expect(player.drag("e2", "e4").moves).toBe("");
      expect(outcomeOf(player.state.game)).not.toBeNull();
    }
  });

  test("nor when the bot accepts a draw", () => {
    const player = playing("chess", { players: AGAINST_BLACK_BOT }).press("d").pick("e2");
    player.botAnswersDraw(true);
    expect(player.pick("e4").moves).toBe("");
    expect(outcomeOf(player.state.game)?.reason).toBe("agreement");
  });

  test.each(["new", "quit"] as const)("%s asks no question", (word) => {
    const player = mated().press(word.charAt(0));
    expect(player.state.leaving).toBe(word);
  });

  test("the board can still be looked at, turned, and read", () => {
    const player = mated().press("f");
    expect(player.state.flipped).toBe(true);
    expect(player.command("fen").says).toMatch(/^rnb1kbnr/);
    expect(player.press("i").state.page?.name).toBe("rules");
  });
});

describe("leaving", () => {
  test.each(["new", "quit"] as const)("%s asks first, and y or Enter confirms", (word) => {
    for (const name of ["y", "enter"]) {
      const player = playing("chess", { moves: "e4" }).command(word);
      expect(player.state.dialog).toEqual({ kind: "confirm", what: word });
      expect(player.state.leaving).toBeUndefined();
      expect(player.press(name).state.leaving).toBe(word);
    }
  });

  test.each(["n", "escape", "backspace"])("%s stays", (name) => {
    const player = playing("chess", { moves: "e4" }).press(`q ${name}`);
    expect(player.state.leaving).toBeUndefined();
    expect(player.state.dialog).toBeUndefined();
  });

  test("a game without a move is left at once", () => {
    expect(playing("chess").press("q").state.leaving).toBe("quit");
    expect(playing("chess").press("n").state.leaving).toBe("new");
  });

  test.each([
    ["on the board", ""],
    ["in the command line", ": e 4"],
    ["on a page", "?"],
    ["at a question", "q"],
    ["while a draw is offered", "d"],
  ])("Ctrl-C leaves at once %s", (_, names) => {
    expect(playing("chess", { moves: "e4" }).press(names).press("ctrl-c").state.leaving).toBe("interrupt");
  });

  test("Ctrl-C leaves at once at a promotion", () => {
    const player = playing("chess", { fen: "2k5/P7/8/8/8/8/8/4K3 w - - 0 1" }).drag("a7", "a8");
    expect(player.press("ctrl-c").state.leaving).toBe("interrupt");
    expect(player.moves).toBe("");
  });
});

describe("the bot", () => {
  test("moves, and its move puts away what was said of the position before", () => {
    const player = playing("chess", { players: AGAINST_WHITE_BOT }).pick("e2");
    expect(player.says).toBe("It is the bot's turn; the piece can move when it has answered.");
    expect(player.bot("e4").moves).toBe("e4");
    expect(player.says).toBeUndefined();
  });

  test("that answers a position no longer on the board is not listened to", () => {
    const player = playing("chess", { moves: "e4", players: AGAINST_BLACK_BOT });
    const { game } = player.state;
    player.press("u").bot("e5", game);
    expect(player.moves).toBe("");
    player.botFails("It broke.", game);
    expect(player.state.paused).toBe(false);
    expect(player.says).toBeUndefined();
  });

  test("answers behind an open question, a page or a line being typed, which stay", () => {
    const asked = playing("chess", { moves: "e4", players: AGAINST_BLACK_BOT }).press("q").bot("e5");
    expect(asked.moves).toBe("e4 e5");
    expect(asked.state.dialog).toEqual({ kind: "confirm", what: "quit" });
    const reading = playing("chess", { moves: "e4", players: AGAINST_BLACK_BOT }).press("i").bot("e5");
    expect(reading.state.page?.name).toBe("rules");
    const typing = playing("chess", { moves: "e4", players: AGAINST_BLACK_BOT });
    typing
      .press(":")
      .send(...typed("Nf"))
      .bot("e5");
    expect(typing.send(...typed("3")).press("enter").moves).toBe("e4 e5 Nf3");
  });

  test("cannot be forestalled: neither by picking its pieces nor by typing its move", () => {
    const player = playing("chess", { moves: "e4", players: AGAINST_BLACK_BOT });
    expect(player.command("e5").says).toBe("It is the bot's turn; your move has to wait for its answer.");
    expect(player.pick("e7").says).toBe("It is the bot's turn; the piece can move when it has answered.");
    expect(player.selected).toBeUndefined();
  });

  test("that fails waits, says so, and goes on with p", () => {
    const player = playing("chess", { moves: "e4", players: AGAINST_BLACK_BOT });
    player.botFails("The engine's worker stopped.");
    expect(player.state.paused).toBe(true);
    expect(player.says).toBe("The bot failed: The engine's worker stopped. Press p to let it try again.");
    player.press("p");
    expect(player.state.paused).toBe(false);
    expect(player.says).toBe("The bots go on.");
  });

  test("is stopped by p, where there is one", () => {
    const player = playing("chess", { players: BOTS }).press("p");
    expect(player.says).toBe("The bots wait; p lets them go on.");
    expect(player.state.paused).toBe(true);
    expect(playing("chess").press("p").says).toBe(
      "There is no bot to stop: both sides are at this keyboard.",
    );
  });

  test("turns an autoflipping board with its moves too", () => {
    const player = playing("chess", { players: AGAINST_WHITE_BOT }, { autoFlip: true });
    expect(player.state.flipped).toBe(false);
    expect(player.bot("e4").state.flipped).toBe(true);
  });
});

describe("an external engine", () => {
  test("is spoken of by its name", () => {
    const player = playing("chess", { moves: "e4", players: AGAINST_BLACK_ENGINE });
    expect(player.command("e5").says).toBe(
      "It is Stockfish 16's turn; your move has to wait for its answer.",
    );
    expect(player.pick("e7").says).toBe(
      "It is Stockfish 16's turn; the piece can move when it has answered.",
    );
  });

  test("that fails is told in one sentence, and the game waits for p", () => {
    const player = playing("chess", { moves: "e4", players: AGAINST_BLACK_ENGINE });
    player.botFails("Stockfish 16 ended with exit code 3.");
    expect(player.says).toBe("Stockfish 16 ended with exit code 3; the game waits, and p starts it again.");
    expect(player.state.paused).toBe(true);
    expect(player.press("p").says).toBe("The game goes on.");
    expect(player.press("p").says).toBe("The game waits; p lets it go on.");
  });

  test("answers a draw offer under its name", () => {
    const player = playing("chess", { players: AGAINST_BLACK_ENGINE }).press("d");
    expect(player.botAnswersDraw(false).says).toBe("Stockfish 16 declines the draw.");
  });

  test("that a saved game has been played with is missed when the game is opened", () => {
    const absent = { kind: "human", standsInFor: "Stockfish 16" } as const;
    expect(playing("chess", { players: { w: HUMAN, b: absent } }).says).toBe(
      'Stockfish 16, who played Black, is not here: you move for it, until you bring it back with antiking resume --black "uci:COMMAND".',
    );
    expect(playing("chess", { players: { w: absent, b: absent } }).says).toMatch(
      /^The engines are not here: /,
    );
    expect(playing("chess", { players: { w: HUMAN, b: HUMAN } }).says).toBeUndefined();
  });

  test("whose name is long still leaves room for the whole sentence", () => {
    const absent = { kind: "human", standsInFor: "x".repeat(60) } as const;
    expect(playing("chess", { players: { w: absent, b: HUMAN } }).says?.length).toBeLessThanOrEqual(158);
  });
});

test("trouble with keeping the game is told", () => {
  const state = reduceGame(playing("chess").state, { type: "unkept", text: "The disk is full." });
  expect(state.message).toEqual({ text: "The disk is full.", tone: "info", squares: [] });
  expect(state.unkept).toBe("The disk is full.");
  expect(reduceGame(state, { type: "kept", text: undefined }).unkept).toBeUndefined();
});

test("keys without a meaning, a button that goes up and empty pastes change nothing but the message", () => {
  const player = playing("chess");
  const before = player.state;
  player.press("v V , . < > e z 5 0 f5 insert home end ctrl-x alt-q").send(releaseOn());
  expect(player.state).toEqual(before);
});
