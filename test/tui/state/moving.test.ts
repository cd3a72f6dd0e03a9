import { describe, expect, test } from "vitest";
import { boardOf, tabStops } from "../../../source/tui/state/board-model.ts";
import { AGAINST_BLACK_BOT, AGAINST_WHITE_BOT } from "../../support/games.ts";
import { key } from "../support/keys.ts";
import { names, playing } from "../support/player.ts";

describe("the cursor", () => {
  test.each([
    ["up", "e3"],
    ["k", "e3"],
    ["down", "e1"],
    ["j", "e1"],
    ["left", "d2"],
    ["h", "d2"],
    ["right", "f2"],
    ["l", "f2"],
  ])("begins on e2 and goes %s to %s", (name, square) => {
    expect(playing("chess").press(name).cursor).toBe(square);
  });

  test.each([
    ["up", "e1"],
    ["k", "e1"],
    ["down", "e3"],
    ["j", "e3"],
    ["left", "f2"],
    ["h", "f2"],
    ["right", "d2"],
    ["l", "d2"],
  ])("goes %s on the screen to %s when the board is flipped", (name, square) => {
    expect(playing("chess").press("f").press(name).cursor).toBe(square);
  });

  test("stays on the board at every edge", () => {
    const player = playing("chess");
    expect(player.press("down down down left left left left left left").cursor).toBe("a1");
    expect(player.press("up ".repeat(9) + "right ".repeat(9)).cursor).toBe("h8");
  });

  test("begins before a human who plays Black, with the board turned", () => {
    const player = playing("chess", { players: AGAINST_WHITE_BOT });
    expect(player.cursor).toBe("e7");
    expect(player.state.flipped).toBe(true);
    expect(playing("chess", { players: AGAINST_WHITE_BOT }, { flipped: true }).state.flipped).toBe(false);
    expect(playing("chess", { players: AGAINST_BLACK_BOT }).state.flipped).toBe(false);
  });

  test("is not moved by letters held down with Ctrl or Alt", () => {
    expect(playing("chess").press("ctrl-l alt-l ctrl-j").cursor).toBe("e2");
  });
});

describe("picking up and dropping", () => {
  test.each(["enter", "Space"])("%s picks a piece up, and on the same square puts it down", (name) => {
    const player = playing("chess").press(name);
    expect(player.selected).toBe("e2");
    expect(player.says).toBeUndefined();
    expect(player.press(name).selected).toBeUndefined();
  });

  test.each(["backspace", "escape", "delete"])("%s lets go of a piece", (name) => {
    expect(playing("chess").press("enter").press(name).selected).toBeUndefined();
  });

  test("a legal drop plays the move and lets go", () => {
    const player = playing("chess").press("enter up up enter");
    expect(player.moves).toBe("e4");
    expect(player.selected).toBeUndefined();
    expect(player.cursor).toBe("e4");
    expect(player.says).toBeUndefined();
  });

  test.each([
    ["antiking1", "c1", "e2", "Ke2"],
    ["antiking2", "d6", "d5", ""],
    ["antichess", "g1", "f3", "Nf3"],
    ["losers", "e2", "e4", "e4"],
    ["suicide", "e2", "e3", "e3"],
    ["aise", "a2", "a4", "a4"],
  ] as const)("in %s the piece from %s dropped on %s plays %j", (variant, from, to, moves) => {
    expect(playing(variant).drag(from, to).moves).toBe(moves);
  });

  test("castling is the king dropped two squares away, en passant a pawn dropped behind another", () => {
    expect(playing("chess", { moves: "e4 e5 Nf3 Nf6 Be2 Be7" }).drag("e1", "g1").moves).toMatch(/ O-O$/);
    expect(playing("chess", { moves: "e4 a6 e5 d5" }).drag("e5", "d6").moves).toMatch(/ exd6$/);
  });

  test("the board shows where the piece may go, and what it may take", () => {
    const player = playing("chess", { moves: "e4 d5" }).pick("e4");
    const board = boardOf(player.state);
    expect(names(board.quietTargets)).toBe("e5");
    expect(names(board.captureTargets)).toBe("d5");
    expect(names(board.mustCapture)).toBe("");
  });

  test("another piece of one's own is picked instead, whether or not the first could have got there", () => {
    const player = playing("chess").pick("b1");
    for (const square of ["e2", "g1", "d2", "b1"]) expect(player.pick(square).selected).toBe(square);
    expect(player.pick("a1").selected).toBeUndefined();
    expect(player.says).toBe("The rook has nowhere to go.");
  });

  test("an anti-king dropped on a piece of its own takes it, or says why it may not", () => {
    const fen = "4rrk1/8/8/8/3pAP2/3K4/8/R6a w - - 0 1";
    expect(playing("antiking2", { fen }).drag("e4", "f4").moves).toBe("Axf4");
    const player = playing("antiking2", { fen }).drag("e4", "d3");
    expect(player.says).toBe("An anti-king may take pieces of its own side, but not its king on d3.");
    expect(player.selected).toBe("e4");
  });

  test("the king dropped on its rook's side of its own piece still hears about castling", () => {
    const player = playing("chess").pick("e1");
    expect(player.says).toBe("The king has nowhere to go.");
    expect(playing("chess", { moves: "e4 e5 Be2 d6" }).drag("e1", "g1").says).toBe(
      "Castling is impossible: the knight on g1 stands between king and rook.",
    );
  });
});

describe("a refusal tells the truth and lights up what it speaks of:", () => {
  test.each([
    ["chess", "", "e5", "", "There is no piece on e5.", "e5"],
    ["chess", "", "e7", "", "It is White's turn, and the pawn on e7 is Black's.", "e7"],
    ["chess", "", "a1", "", "The rook has nowhere to go.", ""],
    [
      "chess",
      "",
      "b1",
      "b3",
      "The knight on b1 cannot go to b3: a knight leaps two squares one way and one to the side.",
      "b1 b3",
    ],
    [
      "chess",
      "",
      "e2",
      "d3",
      "A pawn goes slantwise only to take, and there is nothing to take on d3.",
      "e2 d3",
    ],
    ["chess", "e4 e5 Qh5 Nc6", "h5", "h8", "The way from h5 to h8 is blocked by the pawn on h7.", "h7"],
    [
      "antiking2",
      "",
      "d6",
      "d7",
      "An anti-king never takes an enemy, so the pawn on d7 is safe from it.",
      "d7",
    ],
    [
      "antiking2",
      "",
      "e2",
      "d3",
      "Nothing can take an anti-king; the one on d3 just stands in the way.",
      "d3",
    ],
    ["antiking2", "", "d6", "d5", "Ad5 is illegal: your anti-king would stand unattacked on d5.", "d6 d5"],
    [
      "antiking1",
      "",
      "c1",
      "d3",
      "The king's leap must end on an empty square, and the pawn on d3 is there.",
      "c1 d3",
    ],
  ] as const)("%s after %j: %s to %s", (variant, moves, from, to, sentence, squares) => {
    const player = playing(variant, { moves }).pick(from);
    if (to !== "") player.pick(to);
    expect(player.says).toBe(sentence);
    expect(player.lit).toBe(squares);
  });

  test("the sentence and its squares stay until the next key, whichever", () => {
    const player = playing("chess").drag("b1", "b3");
    expect(names(boardOf(player.state).highlighted)).toBe("b1 b3");
    player.press("z");
    expect(player.says).toBeUndefined();
    expect(names(boardOf(player.state).highlighted)).toBe("");
  });

  test("the piece stays picked after a refusal, so that another square can be tried", () => {
    const player = playing("chess").drag("b1", "b3");
    expect(player.selected).toBe("b1");
    expect(player.pick("c3").moves).toBe("Nc3");
  });

  test("a piece that the royals pin down says so when it is picked", () => {
    const player = playing("antiking2", { fen: "4k3/4r3/8/7R/8/1p6/A3N3/4K2a w - - 0 1" });
    player.pick("e2");
    expect(player.selected).toBeUndefined();
    expect(player.says).toMatch(/^N.* is illegal: your king on e1 would be attacked by the rook on e7/);
  });
});

describe("when capturing is compulsory", () => {
  test("every refusal names the captures, and they light up", () => {
    const player = playing("antichess", { moves: "e3 b5" }).pick("g1");
    expect(player.says).toBe("Ne2 is illegal: capturing is compulsory, and Bxb5 is the only one.");
    expect(player.lit).toBe("f1 b5");
    expect(player.selected).toBeUndefined();
  });

  test("a piece with a capture and a quiet move hears of the capture when it tries the other", () => {
    const player = playing("antichess", { moves: "e3 b5" }).drag("f1", "c4");
    expect(player.says).toBe("Bc4 is illegal: capturing is compulsory, and Bxb5 is the only one.");
    expect(player.pick("b5").moves).toBe("e3 b5 Bxb5");
  });

  test("the board marks the pieces that must take, but not while the bot has to", () => {
    const marked = (parts: object) =>
      names(boardOf(playing("antichess", { moves: "e3 b5", ...parts }).state).mustCapture);
    expect(marked({})).toBe("f1");
    expect(marked({ players: AGAINST_BLACK_BOT })).toBe("f1");
    expect(marked({ players: AGAINST_WHITE_BOT })).toBe("");
  });

  test("in losers the captures that do not cure a check are no duty", () => {
    const player = playing("losers", { fen: "4k3/8/8/8/1p2r3/P7/8/4K3 w - - 0 1" });
    expect(player.pick("a3").says).toBe(
      "a4 is illegal: your king on e1 would stay in check from the rook on e4.",
    );
    expect(player.drag("e1", "d1").moves).toBe("Kd1");
  });
});

describe("a promotion", () => {
  const fen = "2k5/P7/8/8/8/8/8/4K3 w - - 0 1";
  const asked = (variant: "chess" | "antichess") => playing(variant, { fen }).drag("a7", "a8");

  test.each([
    ["chess", "queen rook bishop knight"],
    ["antichess", "queen rook bishop knight king"],
    ["losers", "queen rook bishop knight"],
    ["antiking2", "queen rook bishop knight"],
  ] as const)("in %s asks for one of %s", (variant, roles) => {
    const royals = "2k4r/P7/8/8/8/R7/8/a3K2A w - - 0 1";
    const twoPieces = "2k5/P6p/8/8/8/8/8/4K3 w - - 0 1";
    const { dialog } = playing(variant, { fen: variant === "antiking2" ? royals : twoPieces }).drag(
      "a7",
      "a8",
    ).state;
    expect(dialog?.kind === "promotion" && dialog.choices.join(" ")).toBe(roles);
    expect(dialog?.kind === "promotion" && dialog.index).toBe(0);
  });

  test.each([
    ["q", "a8=Q+"],
    ["r", "a8=R+"],
    ["b", "a8=B"],
    ["n", "a8=N"],
    ["Q", "a8=Q+"],
    ["enter", "a8=Q+"],
    ["Space", "a8=Q+"],
    ["right enter", "a8=R+"],
    ["down tab enter", "a8=B"],
    ["left enter", "a8=N"],
    ["up shift-tab enter", "a8=B"],
    ["right right right right enter", "a8=Q+"],
  ])("in chess the keys %s play %s", (names, san) => {
    expect(asked("chess").press(names).moves).toBe(san);
  });

  test("a king is offered in antichess, not in chess", () => {
    expect(asked("antichess").press("k").moves).toBe("a8=K");
    expect(asked("antichess").press("left enter").moves).toBe("a8=K");
    const chess = asked("chess").press("k");
    expect(chess.moves).toBe("");
    expect(chess.state.dialog?.kind).toBe("promotion");
  });

  test.each(["escape", "backspace"])("%s leaves it and lets go of the pawn", (name) => {
    const player = asked("chess").press(name);
    expect(player.state.dialog).toBeUndefined();
    expect(player.selected).toBeUndefined();
    expect(player.moves).toBe("");
  });

  test("other keys do nothing: no undo, no word, no page, no command line", () => {
    const player = asked("chess");
    const before = player.state;
    player.press("u x ? : / f ctrl-q alt-r home 1");
    expect(player.state).toEqual(before);
  });

  test("a paste does not disturb it", () => {
    const player = asked("chess");
    player.send({ kind: "paste", text: "e8" }, key("x"));
    expect(player.state.dialog?.kind).toBe("promotion");
    expect(player.state.command).toBeUndefined();
  });
});

describe("Tab", () => {
  const stops = (player: ReturnType<typeof playing>): string => names(tabStops(player.state));

  test("goes through the pieces that can move, as one reads, beginning behind the cursor", () => {
    const player = playing("chess");
    expect(stops(player)).toBe("a2 b2 c2 d2 e2 f2 g2 h2 b1 g1");
    expect(player.press("tab").cursor).toBe("f2");
    expect(player.press("tab tab tab").cursor).toBe("b1");
    expect(player.press("tab tab").cursor).toBe("a2");
    expect(player.press("shift-tab").cursor).toBe("g1");
  });

  test("on a flipped board reads from Black's side", () => {
    const player = playing("chess").press("f");
    expect(stops(player)).toBe("g1 b1 h2 g2 f2 e2 d2 c2 b2 a2");
    expect(player.press("tab").cursor).toBe("d2");
  });

  test("from a square without a piece that can move goes to the first, Shift-Tab to the last", () => {
    expect(playing("chess").goTo("e5").press("tab").cursor).toBe("a2");
    expect(playing("chess").goTo("e5").press("shift-tab").cursor).toBe("g1");
  });

  test("with a piece in hand goes through the squares it can go to", () => {
    const player = playing("chess").pick("b1");
    expect(stops(player)).toBe("a3 c3");
    expect(player.press("tab").cursor).toBe("a3");
    expect(player.press("tab").cursor).toBe("c3");
    expect(player.press("tab enter").moves).toBe("Na3");
  });

  test("stops at a square with several promotions once", () => {
    expect(stops(playing("antichess", { fen: "2k5/P7/8/8/8/8/8/4K3 w - - 0 1" }).pick("a7"))).toBe("a8");
  });

  test("stays where it is when nothing can move", () => {
    const player = playing("chess", { fen: "7k/5KQ1/8/8/8/8/8/8 b - - 0 1" });
    expect(stops(player)).toBe("");
    expect(player.press("tab shift-tab").cursor).toBe("e2");
  });

  test("in antichess only captures count when there are any", () => {
    expect(stops(playing("antichess", { moves: "e3 b5" }))).toBe("f1");
  });
});

test("the board marks the last move, and the royals of the side to move that are in trouble", () => {
  const board = boardOf(playing("chess", { moves: "f3 e5 g4 Qh4#" }).state);
  expect(board.lastMove && names([board.lastMove.from, board.lastMove.to])).toBe("d8 h4");
  expect(names(board.check)).toBe("e1");
  expect(names(board.antiCheck)).toBe("");
  const anti = boardOf(playing("antiking2", { fen: "r5ka/8/8/8/B7/8/8/A3K2R w - - 0 1" }).state);
  expect(names(anti.antiCheck)).toBe("a1");
});
