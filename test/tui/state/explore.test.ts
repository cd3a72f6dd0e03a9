import { describe, expect, test } from "vitest";
import { playerToMove, pliesOf, positionOf } from "../../../source/game/game.ts";
import { copiedText, exploreArguments } from "../../../source/game/game-text.ts";
import { formatFen } from "../../../source/notation/fen.ts";
import { VARIANTS } from "../../../source/rules/variant.ts";
import { WORDS } from "../../../source/tui/keymap.ts";
import { botMoves, humanMoves } from "../../../source/tui/state/game-state.ts";
import { AGAINST_BLACK_BOT, AGAINST_WHITE_BOT, BOTS, type GameParts } from "../../support/games.ts";
import { paste } from "../support/keys.ts";
import { type Player, playing } from "../support/player.ts";

type Variant = Parameters<typeof playing>[0];

const exploring = (variant: Variant, parts?: GameParts): Player =>
  playing(variant, parts, { mode: "explore" });

const fen = (player: Player): string => formatFen(positionOf(player.state.game).setup());

describe("from a game", () => {
  test("x begins to explore its position with both sides, and x goes back to it", () => {
    const player = playing("chess", { moves: "e4 e5", players: AGAINST_BLACK_BOT });
    const { game } = player.state;
    player.press("x");
    expect(player.says).toBe("Exploring: both sides are yours; x goes back to the game.");
    expect(player.state.mode).toBe("explore");
    expect(player.drag("g1", "f3").drag("b8", "c6").moves).toBe("e4 e5 Nf3 Nc6");
    player.press("x");
    expect(player.state.mode).toBe("play");
    expect(player.state.game).toBe(game);
    expect(player.state.left).toEqual([]);
  });

  test.each([
    ["against the bot", AGAINST_BLACK_BOT, "e4"],
    ["against the bot that begins", AGAINST_WHITE_BOT, ""],
    ["between bots", BOTS, "e4 e5"],
  ])("%s no bot thinks while somebody explores, and then it thinks again", (_, players, moves) => {
    const player = playing("chess", { moves, players });
    expect(botMoves(player.state)).toBe(true);
    player.press("x");
    expect(botMoves(player.state)).toBe(false);
    expect(humanMoves(player.state)).toBe(true);
    player.drag(moves === "e4" ? "d7" : "d2", moves === "e4" ? "d5" : "d4");
    expect(playerToMove(player.state.game).kind).toBe("human");
    expect(botMoves(player.state)).toBe(false);
    expect(botMoves(player.press("x").state)).toBe(true);
  });

  test("a bot that answers while somebody explores is not listened to", () => {
    const player = playing("chess", { moves: "e4", players: AGAINST_BLACK_BOT });
    const { game } = player.state;
    player.press("x").bot("e5", game);
    expect(player.moves).toBe("e4");
    player.botFails("It broke.", game);
    expect(player.state.paused).toBe(false);
    player.press("x").bot("e5");
    expect(player.moves).toBe("e4 e5");
  });

  test("a draw that was offered is not answered in the exploration", () => {
    const player = playing("chess", { moves: "e4 e5", players: AGAINST_BLACK_BOT }).press("d");
    const { game } = player.state;
    player.press("x");
    expect(player.state.drawOffer).toBeUndefined();
    player.botAnswersDraw(true, game);
    expect(player.press("x").state.game.verdict).toBeNull();
  });

  test("that was resigned goes on in the exploration, and is still resigned afterwards", () => {
    const player = playing("chess", { moves: "e4 e5" }).press("R y x");
    expect(player.drag("g1", "f3").moves).toBe("e4 e5 Nf3");
    expect(player.press("x").state.game.verdict?.reason).toBe("resignation");
    expect(player.moves).toBe("e4 e5");
  });

  test("a piece in hand is let go", () => {
    expect(playing("chess").pick("e2").press("x").selected).toBeUndefined();
    expect(playing("chess").press("x").pick("e2").press("x").selected).toBeUndefined();
  });

  test("x leads back from however far: other moves, other rules, other positions", () => {
    const player = playing("antiking2", { moves: "e4" });
    const { game } = player.state;
    player
      .press("x")
      .drag("e7", "e5")
      .press("V")
      .command(`fen ${VARIANTS[0]?.start ?? ""}`);
    expect(player.press("x").state.game).toBe(game);
    expect(player.state.mode).toBe("play");
  });

  test("the board stays turned as it is, and turns by itself only where that was asked for", () => {
    const turned = playing("chess", { moves: "e4", players: AGAINST_WHITE_BOT });
    expect(turned.press("x").state.flipped).toBe(true);
    const auto = playing("chess", { moves: "e4" }, { autoFlip: true }).press("x");
    expect(auto.state.flipped).toBe(true);
    expect(auto.press(",").state.flipped).toBe(false);
  });
});

describe("travelling", () => {
  const line = (): Player => exploring("chess", { moves: "e4 e5 Nf3 Nc6" });

  test.each([
    [",", "e4 e5 Nf3"],
    [", , ,", "e4"],
    [", , .", "e4 e5 Nf3"],
    ["<", ""],
    ["< .", "e4"],
    ["< >", "e4 e5 Nf3 Nc6"],
    ["u", "e4 e5 Nf3"],
    ["u u r", "e4 e5 Nf3"],
  ])("%s shows the board after %j", (names, moves) => {
    expect(line().press(names).moves).toBe(moves);
  });

  test.each([
    ["back", "e4 e5 Nf3"],
    ["start", ""],
    ["end", "e4 e5 Nf3 Nc6"],
  ])("the word %s does what its key does", (word, moves) => {
    expect(line().command(word).moves).toBe(moves);
  });

  test("stops at both ends, and says so", () => {
    expect(line().press("< ,").says).toBe("This is where it begins.");
    expect(line().press(".").says).toBe("This is the end of the line.");
    expect(line().press(",").says).toBeUndefined();
  });

  test("loses nothing of the line", () => {
    const player = line().press("< > < . . > , , .");
    expect(player.press(">").moves).toBe("e4 e5 Nf3 Nc6");
  });

  test("lets go of a piece in hand", () => {
    expect(line().pick("f3").press(",").selected).toBeUndefined();
  });
});

describe("variations", () => {
  const tried = (): Player =>
    exploring("chess", { moves: "e4 e5 Nf3" }).press(", ,").drag("c7", "c5").drag("g1", "f3");

  test("another move is kept beside the first, which stays the line", () => {
    const player = tried();
    expect(player.moves).toBe("e4 c5 Nf3");
    expect(player.press("< >").moves).toBe("e4 e5 Nf3");
  });

  test("v goes round the moves that were tried instead of the last", () => {
    const player = tried().press(",");
    expect(player.moves).toBe("e4 c5");
    expect(player.press("v").moves).toBe("e4 e5");
    expect(player.press("v").moves).toBe("e4 c5");
    expect(player.press("v .").moves).toBe("e4 e5 Nf3");
  });

  test("v where nothing else was tried says so, also at the start", () => {
    const text = "Nothing else was tried instead of the last move.";
    expect(tried().press("v").says).toBe(text);
    expect(exploring("chess").press("v").says).toBe(text);
  });

  test("a move that is known already makes no variation", () => {
    const player = tried().press(", ,").drag("e7", "e5");
    expect(player.moves).toBe("e4 e5");
    expect(player.state.game.tree[0]?.children).toHaveLength(2);
  });

  test("cut forgets the last move and what follows it, and nothing else", () => {
    const player = tried().press(",").command("cut");
    expect(player.moves).toBe("e4");
    expect(player.press(">").moves).toBe("e4 e5 Nf3");
    expect(player.state.game.tree[0]?.children).toHaveLength(1);
    expect(exploring("chess").command("cut").says).toBe("There is no move before this to forget.");
  });
});

describe("other rules", () => {
  test("V goes through the games that share the board, and says what changes", () => {
    const player = exploring("chess", { fen: "4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1" });
    expect(player.press("V").state.game.variant).toBe("antichess");
    expect(player.says).toBe("Antichess: 1 move stays. Gone: Kd1, Kd2, Ke2, Kf1 and 2 more. New: none.");
    const seen = ["suicide", "aise", "losers", "chess"];
    for (const id of seen) expect(player.press("V").state.game.variant).toBe(id);
  });

  test("V goes between the two anti-king games", () => {
    const player = exploring("antiking2").press("V");
    expect(player.state.game.variant).toBe("antiking1");
    expect(player.says).toBe(
      "Anti-King Chess I: 6 moves stay. Gone: a2a3, a4, b3, b4 and 10 more. New: ab3, b2a3, bc3, cb3 and 8 more.",
    );
    expect(fen(player)).toBe("rnbqkbnr/pppppppp/3A4/8/8/3a4/PPPPPPPP/RNBQKBNR w - - 0 1");
    expect(player.press("V").state.game.variant).toBe("antiking2");
  });

  test("are named behind the word", () => {
    expect(exploring("chess").command("variant losers").state.game.variant).toBe("losers");
    expect(exploring("chess").command("Variant AISE").state.game.variant).toBe("aise");
  });

  test.each<[Variant, string, string]>([
    [
      "chess",
      "antiking2",
      "A position of Chess has no anti-kings, which Anti-King Chess II cannot do without.",
    ],
    [
      "antiking1",
      "losers",
      "A position of Anti-King Chess I has anti-kings, and there are none in Losers chess.",
    ],
    ["chess", "shogi", 'There is no game "shogi"; here it can be antichess, suicide, aise or losers.'],
  ])("that cannot be are refused: %s as %s", (variant, name, text) => {
    const player = exploring(variant).command(`variant ${name}`);
    expect(player.says).toBe(text);
    expect(player.refused).toBe(true);
    expect(player.state.game.variant).toBe(variant);
    expect(player.state.left).toEqual([]);
  });

  test("in which the position is none are refused, with what is wrong", () => {
    const player = exploring("aise", { fen: "8/8/p7/8/8/8/7P/8 w - - 0 1" }).command("variant chess");
    expect(player.says).toBe(
      "That is no position of Chess: White has no king; Black has no king. The key e opens the editor.",
    );
    expect(player.state.game.variant).toBe("aise");
  });

  test("are left again by going back past where they were changed, to the very place in the old line", () => {
    const player = exploring("chess", { moves: "e4 d5" }).press("V");
    const before = player.state.left.at(-1)?.game;
    player.drag("e4", "d5");
    expect(player.state.game.variant).toBe("antichess");
    player.press(", ,");
    expect(player.state.game).toBe(before);
    expect(player.moves).toBe("e4 d5");
    expect(player.state.left).toEqual([]);
    expect(player.press(", , ,").says).toBe("This is where it begins.");
  });

  test("changed twice are left one after the other", () => {
    const player = exploring("chess").press("V V");
    expect(player.press(",").state.game.variant).toBe("antichess");
    expect(player.press(",").state.game.variant).toBe("chess");
  });

  test("going back never leads out of the exploration into the game", () => {
    const player = playing("chess", { moves: "e4", players: AGAINST_BLACK_BOT }).press("x V , , ,");
    expect(player.says).toBe("This is where it begins.");
    expect(player.state.mode).toBe("explore");
    expect(player.press("x").moves).toBe("e4");
  });
});

describe("another position", () => {
  const TORNGREN = "8/8/p7/8/8/8/7P/8 w - - 0 1";

  test.each([
    ["typed behind the word", `fen ${TORNGREN}`],
    ["typed alone", TORNGREN],
  ])("is gone to when its FEN is %s, and left by going back", (_, text) => {
    const player = exploring("antichess", { moves: "e3" }).command(text);
    expect(fen(player)).toBe(TORNGREN);
    expect(player.drag("h2", "h3").moves).toBe("h3");
    expect(player.press(", ,").moves).toBe("e3");
  });

  test("is gone to when its FEN is pasted and entered, also over a page", () => {
    for (const names of ["", "?", "y"]) {
      const player = exploring("antichess")
        .press(names)
        .send(paste(`${TORNGREN}\r\n`));
      expect(player.state.command).toBe(`${TORNGREN} `);
      expect(fen(player.press("enter"))).toBe(TORNGREN);
    }
  });

  test.each([
    ["fen 8/8 w - -", 'Bad FEN: the pieces of a FEN are eight ranks separated by "/", but this has 2.'],
    ["8/8/8/8/8/8/8/9 w - - 0 1", expect.stringMatching(/^Bad FEN: /)],
    [
      "8/8/8/8/8/8/8/K7 w - - 0 1",
      "That is no position of Chess: Black has no king. The key e opens the editor.",
    ],
  ])("is refused when there is something wrong with it: %s", (text, sentence) => {
    const player = exploring("chess", { moves: "e4" }).command(text);
    expect(player.says).toEqual(sentence);
    expect(player.refused).toBe(true);
    expect(player.moves).toBe("e4");
  });

  test("is not gone to in the middle of a game", () => {
    const player = playing("chess").command("8/8/8/8/8/8/8/K1k5 w - - 0 1");
    expect(player.says).toBe("A game goes on from where it is; the key x lets you explore.");
    expect(player.refused).toBe(true);
  });

  test("fen alone tells where one is", () => {
    expect(exploring("antichess", { fen: TORNGREN }).command("fen").says).toBe(TORNGREN);
  });
});

describe("several moves at once", () => {
  test.each([
    ["e4 e5 Nf3", "e4 e5 Nf3"],
    ["1. e4 e5 2. Nf3 *", "e4 e5 Nf3"],
    ["e2e4 E5", "e4 e5"],
  ])("%j are played one after another", (text, moves) => {
    expect(exploring("chess").command(text).moves).toBe(moves);
    expect(exploring("chess").send(paste(text)).press("enter").moves).toBe(moves);
  });

  test("go into variations where they leave the line", () => {
    const player = exploring("chess", { moves: "e4 e5" }).press("<").command("e4 c5 Nf3");
    expect(player.moves).toBe("e4 c5 Nf3");
    expect(player.press("< >").moves).toBe("e4 e5");
  });

  test("are all refused if one is, with the reason", () => {
    const player = exploring("antichess").command("e3 b5 d4");
    expect(player.says).toBe(
      'None of these moves is played: move 3, "d4": d4 is illegal: capturing is compulsory, and Bxb5 is the only one.',
    );
    expect(player.refused).toBe(true);
    expect(player.moves).toBe("");
    expect(player.state.game.tree).toEqual([]);
  });

  test("are no way to play in a game", () => {
    const player = playing("chess").command("e4 e5");
    expect(player.moves).toBe("");
    expect(player.refused).toBe(true);
  });
});

describe("overlays", () => {
  test.each<[string, "haven" | "attacks"]>([
    ["1", "haven"],
    ["2", "attacks"],
  ])("%s shows the mover's, then the other side's, then none", (name, kind) => {
    const player = exploring("antiking2");
    expect(player.press(name).state.overlay).toEqual({ kind, color: "w" });
    expect(player.press(name).state.overlay).toEqual({ kind, color: "b" });
    expect(player.press(name).state.overlay).toBeUndefined();
    expect(exploring("antiking2", { moves: "e4" }).press(name).state.overlay).toEqual({ kind, color: "b" });
  });

  test.each<[string, "holders" | "captures"]>([
    ["3", "holders"],
    ["4", "captures"],
  ])("%s shows them, and then none", (name, kind) => {
    const player = exploring("antiking2").press(name);
    expect(player.state.overlay).toEqual({ kind });
    expect(player.press(name).state.overlay).toBeUndefined();
  });

  test("take each other's place", () => {
    const player = exploring("antiking2").press("1 2");
    expect(player.state.overlay).toEqual({ kind: "attacks", color: "w" });
    expect(player.press("4").state.overlay).toEqual({ kind: "captures" });
    expect(player.press("2 2 1").state.overlay).toEqual({ kind: "haven", color: "w" });
  });

  test("stay through moves and travelling", () => {
    const player = exploring("antiking2").press("1").drag("e2", "e4").press(", .");
    expect(player.state.overlay).toEqual({ kind: "haven", color: "w" });
  });

  test("are there in a game as well, by keys and by words", () => {
    expect(playing("antiking2").press("3").state.overlay).toEqual({ kind: "holders" });
    expect(playing("antiking2").command("attacks").state.overlay).toEqual({ kind: "attacks", color: "w" });
  });

  test.each<[Variant, string, string]>([
    ["chess", "1", "There are no anti-kings in Chess."],
    ["antichess", "1", "There are no anti-kings in Antichess."],
    ["antichess", "3", "No piece is royal in Antichess, so none is tied."],
  ])("that mean nothing in %s are refused: %s", (variant, name, text) => {
    const player = exploring(variant).press(name);
    expect(player.says).toBe(text);
    expect(player.refused).toBe(true);
    expect(player.state.overlay).toBeUndefined();
  });
});

describe("pages", () => {
  test("y copies, and shows what was copied, once a press", () => {
    const player = exploring("chess", { moves: "e4 e5" }).press("y");
    expect(player.state.page).toEqual({ name: "moves", scroll: 0 });
    expect(player.state.copies).toBe(1);
    expect(player.press("z").state.page).toBeUndefined();
    expect(player.command("copy").state.copies).toBe(2);
    expect(copiedText(player.state.game)).toBe(
      "rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq e6 0 2\n1. e4 e5",
    );
  });

  test("what is copied is the line on the board, numbered as the position counts", () => {
    const player = exploring("chess", { fen: "4k3/p7/8/8/8/8/P7/4K3 b - - 0 41", moves: "a6 a3 a5" });
    expect(copiedText(player.state.game).split("\n")[1]).toBe("41... a6 42. a3 a5");
    expect(copiedText(player.press("<").state.game)).toBe("4k3/p7/8/8/8/8/P7/4K3 b - - 0 41");
  });

  test.each<[Variant, GameParts, string]>([
    ["antiking2", {}, "explore antiking2"],
    ["antiking2", { moves: "e4 e5" }, 'explore antiking2 --moves "e2e4 e7e5"'],
    [
      "antichess",
      { fen: "8/8/p7/8/8/8/7P/8 w - - 0 1", moves: "h3" },
      'explore antichess "8/8/p7/8/8/8/7P/8 w - - 0 1" --moves "h2h3"',
    ],
  ])("the command line that explores %s %j again is %j", (variant, parts, text) => {
    expect(exploreArguments(exploring(variant, parts).state.game)).toBe(text);
  });

  test("m shows how the piece under the cursor moves, if there is one", () => {
    expect(exploring("antiking1").goTo("c1").press("m").state.page).toEqual({ name: "piece", scroll: 0 });
    const player = exploring("antiking1").goTo("e5").press("m");
    expect(player.state.page).toBeUndefined();
    expect(player.says).toBe("There is no piece under the cursor.");
  });
});

describe("leaving", () => {
  test.each([
    ["q", "quit"],
    ["e", "edit"],
    ["ctrl-c", "interrupt"],
  ] as const)("%s leaves at once by %s, however many moves there are", (name, leaving) => {
    const player = exploring("chess", { moves: "e4 e5" }).press(name);
    expect(player.state.dialog).toBeUndefined();
    expect(player.state.leaving).toBe(leaving);
  });

  test("n asks before moves are lost, and leaves at once where there are none", () => {
    const player = exploring("chess", { moves: "e4 e5" }).press("n");
    expect(player.state.dialog).toEqual({ kind: "confirm", what: "new" });
    expect(player.press("y").state.leaving).toBe("new");
    expect(exploring("chess").press("n").state.leaving).toBe("new");
  });

  test("x has no game to go back to where none was left", () => {
    const player = exploring("chess", { moves: "e4" }).press("x");
    expect(player.says).toBe("There is no game to go back to: this began as an exploration.");
    expect(player.state.mode).toBe("explore");
  });
});

describe("words of the other kind", () => {
  const only = {
    play: ["draw", "resign", "pause"],
    explore: ["back", "forward", "start", "end", "variation", "cut", "variant", "edit"],
  } as const;

  test.each(only.explore)("%s is refused in a game, and its key does nothing there", (word) => {
    const player = playing("chess", { moves: "e4" });
    const before = player.state;
    expect(player.command(word).says).toBe(`"${word}" is for exploring (the key x).`);
    expect(player.refused).toBe(true);
    expect({ ...player.state, message: undefined }).toEqual(before);
  });

  test.each(only.play)("%s is refused while exploring, and its key does nothing there", (word) => {
    const player = exploring("chess", { moves: "e4" });
    const before = player.state;
    expect(player.command(word).says).toBe(`"${word}" is for a game between players.`);
    expect({ ...player.state, message: undefined }).toEqual(before);
    expect(player.press("d R p").state).toEqual(before);
  });

  test("keys of travelling do nothing in a game", () => {
    const player = playing("chess", { moves: "e4 e5" });
    const before = player.state;
    expect(player.press(", . < > v V e").state).toEqual(before);
  });

  test("are not suggested for a slip of the fingers", () => {
    expect(playing("chess").command("cutt").says).not.toContain('"cut"');
    expect(exploring("chess").command("cutt").says).toContain('Did you mean "cut"?');
    expect(exploring("chess").command("resing").says).not.toContain('"resign"');
    expect(exploring("chess").command("qiut").says).toContain('Did you mean "quit"?');
  });

  test("take no argument unless they ask for one", () => {
    const player = exploring("chess").command("flip now");
    expect(player.state.flipped).toBe(false);
    expect(player.refused).toBe(true);
  });
});

test("no word brings an exploration into a state it cannot leave, in any game", () => {
  for (const { id } of VARIANTS) {
    for (const first of WORDS) {
      for (const second of ["back", "variant", "explore", "undo", "haven"]) {
        const player = exploring(id).command(first);
        if (player.state.leaving !== undefined) continue;
        player.press("escape").command(second);
        expect(pliesOf(player.state.game)).toBe(0);
        expect(player.press("ctrl-c").state.leaving).toBe("interrupt");
      }
    }
  }
});
