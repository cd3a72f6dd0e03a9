import { describe, expect, test } from "vitest";
import { squareName } from "../../../source/rules/square.ts";
import { VARIANTS, type VariantId, variantOf } from "../../../source/rules/variant.ts";
import { EDIT_BINDINGS, pieceLetters, reduceEdit } from "../../../source/tui/state/edit-reducer.ts";
import { type EditState, faultsOf, fenOf, openEditor } from "../../../source/tui/state/edit-state.ts";
import { setupFaultsSentence } from "../../../source/words/setup-fault.ts";
import { setupOf } from "../../support/games.ts";
import { named } from "../board/support.ts";
import { keys, paste, typed } from "../support/keys.ts";
import { releaseOn } from "../support/pointer.ts";

/** The editor as its state goes through events; tests read it like a protocol. */
class Editor {
  state: EditState;

  constructor(variant: VariantId, fen?: string) {
    this.state = openEditor(variantOf(variant), setupOf(variant, fen));
  }

  press(names: string): this {
    return this.send(...keys(names));
  }

  send(...events: Parameters<typeof reduceEdit>[1][]): this {
    for (const event of events) this.state = reduceEdit(this.state, event);
    return this;
  }

  goTo(square: string): this {
    const files = (named(square) & 7) - (this.state.cursor & 7);
    const ranks = (named(square) >> 3) - (this.state.cursor >> 3);
    const turn = this.state.flipped ? -1 : 1;
    return this.press((turn * files > 0 ? "right " : "left ").repeat(Math.abs(files))).press(
      (turn * ranks > 0 ? "up " : "down ").repeat(Math.abs(ranks)),
    );
  }

  /** Puts pieces on squares: "K e1, k e8". */
  put(pieces: string): this {
    for (const [name = "", square = ""] of pieces.split(", ").map((part) => part.split(" "))) {
      this.goTo(square).press(name);
    }
    return this;
  }

  type(text: string): this {
    return this.press(":")
      .send(...typed(text))
      .press("enter");
  }

  get fen(): string {
    return fenOf(this.state);
  }

  get says(): string | undefined {
    return this.state.message?.text;
  }

  get refused(): boolean {
    return this.state.message?.tone === "refusal";
  }

  get faults(): string {
    const faults = faultsOf(this.state);
    return faults.length === 0 ? "" : setupFaultsSentence(faults, this.state.variant);
  }
}

const EMPTY = "8/8/8/8/8/8/8/8 w - - 0 1";
const START = variantOf("chess").start;

describe("the keys", () => {
  test("stand for one thing each, and for no piece", () => {
    const all = EDIT_BINDINGS.flatMap((binding) => binding.keys);
    expect(all).toHaveLength(new Set(all).size);
    for (const letter of pieceLetters(variantOf("antiking1"))) {
      expect(all).not.toContain(letter);
      expect(all).not.toContain(letter.toLowerCase());
    }
  });

  test("of pieces put White's when they are capital and Black's when they are small", () => {
    const editor = new Editor("antiking1", EMPTY);
    editor.put("P a2, N b2, B c2, R d2, Q e2, K f2, A g2, p a7, n b7, b c7, r d7, q e7, k f7, a g7");
    expect(editor.fen).toBe("8/pnbrqka1/8/8/8/8/PNBRQKA1/8 w - - 0 1");
  });

  test.each<VariantId>(["antichess", "losers", "chess"])("put no anti-kings in %s", (variant) => {
    const editor = new Editor(variant, EMPTY).press("A");
    expect(editor.says).toBe(`There are no anti-kings in ${variantOf(variant).name}.`);
    expect(editor.refused).toBe(true);
    expect(editor.fen).toBe(EMPTY);
    expect(pieceLetters(variantOf(variant))).not.toContain("A");
  });

  test("replace what stands there", () => {
    expect(new Editor("chess", EMPTY).put("K e4, q e4").fen).toBe("8/8/8/8/4q3/8/8/8 w - - 0 1");
  });

  test.each(["delete", "backspace"])("%s takes away what is there", (name) => {
    expect(new Editor("chess").goTo("e2").press(name).fen).toContain("PPPP1PPP");
  });

  test("move the cursor within the board, as it is seen", () => {
    const editor = new Editor("chess");
    expect(squareName(editor.state.cursor)).toBe("e4");
    expect(squareName(editor.press("up right").state.cursor)).toBe("f5");
    expect(squareName(editor.press("f up right").state.cursor)).toBe("e4");
    expect(squareName(editor.press("f left left left left left left").state.cursor)).toBe("a4");
    expect(squareName(editor.press("down down down down").state.cursor)).toBe("a1");
  });

  test("t gives the turn to the other side", () => {
    const editor = new Editor("chess").press("t");
    expect(editor.says).toBe("Black is to move.");
    expect(editor.fen).toContain(" b KQkq ");
    expect(editor.press("t").says).toBe("White is to move.");
    expect(editor.fen).toBe(START);
  });

  test("t takes the en-passant square away, which could only fit the other side", () => {
    const editor = new Editor("chess", "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1").press("t");
    expect(editor.faults).toBe("");
    expect(editor.press("u").fen).toBe("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1");
  });

  test.each([
    ["chess", "KQkq"],
    ["losers", "KQkq"],
    ["antiking2", "KQkq"],
    ["antiking1", "KAka"],
  ] as const)("1 to 4 take and give the rights of %s, always in the order of a FEN", (variant, rights) => {
    const field = (names: string): string | undefined => new Editor(variant).press(names).fen.split(" ")[2];
    expect(field("1 2 3 4")).toBe("-");
    for (const [index, right] of Array.from(rights).entries()) {
      expect(field(String(index + 1))).toBe(rights.replace(right, ""));
    }
    expect(field("1 2 3 4 4 2 3 1")).toBe(rights);
  });

  test("1 to 4 say so where there are no rights", () => {
    const editor = new Editor("antichess").press("1");
    expect(editor.says).toBe("There are no castling or leap rights in Antichess.");
    expect(editor.refused).toBe(true);
  });

  test("e sets the en-passant square to the cursor's, and takes it away again", () => {
    const editor = new Editor("chess", "4k3/8/8/3pP3/8/8/8/4K3 w - - 0 1").goTo("d6").press("e");
    expect(editor.says).toBe("En passant on d6.");
    expect(editor.fen).toBe("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1");
    expect(editor.faults).toBe("");
    expect(editor.press("e").says).toBe("No en passant.");
    expect(editor.fen).toBe("4k3/8/8/3pP3/8/8/8/4K3 w - - 0 1");
  });

  test("c clears the board, s brings the start position", () => {
    expect(new Editor("chess").press("c").fen).toBe(EMPTY);
    for (const { id, start } of VARIANTS) expect(new Editor(id, EMPTY).press("s").fen).toBe(start);
  });

  test("without a meaning, with a modifier, and a button that goes up change nothing", () => {
    const editor = new Editor("chess");
    const before = editor.state;
    editor.press("tab home 0 5 y w ctrl-x alt-q ctrl-s").send(releaseOn());
    expect(editor.state).toEqual(before);
  });
});

describe("a piece in hand", () => {
  test("is put where Enter is pressed again, taking what is there", () => {
    const editor = new Editor("chess").goTo("d1").press("enter");
    expect(editor.state.selected).toBe(named("d1"));
    editor.goTo("d7").press("enter");
    expect(editor.fen).toBe("rnbqkbnr/pppQpppp/8/8/8/8/PPPPPPPP/RNB1KBNR w KQkq - 0 1");
    expect(editor.state.selected).toBeUndefined();
  });

  test("goes back to its square with Enter there", () => {
    const editor = new Editor("chess").goTo("d1").press("enter enter");
    expect(editor.state.selected).toBeUndefined();
    expect(editor.state.history).toEqual([]);
  });

  test("cannot be taken from an empty square", () => {
    const editor = new Editor("chess").press("enter");
    expect(editor.says).toBe("There is no piece to take in hand.");
    expect(editor.refused).toBe(true);
  });

  test.each([
    ["taken away", "delete"],
    ["replaced", "Q"],
    ["cleared from the board", "c"],
    ["gone with the start position", "s"],
  ])("that is %s is in hand no more, and Enter elsewhere takes nothing away", (_, names) => {
    const editor = new Editor("chess", "4k3/8/8/8/8/8/3P4/4K3 w - - 0 1").goTo("d2").press(`enter ${names}`);
    expect(editor.state.selected).toBeUndefined();
    const before = editor.goTo("e1").fen;
    expect(editor.press("enter").fen).toBe(before);
  });

  test("stays in hand while the turn is given over", () => {
    expect(new Editor("chess").goTo("d1").press("enter t").state.selected).toBe(named("d1"));
  });
});

describe("undo", () => {
  test("takes every change back, one at a time", () => {
    const editor = new Editor("chess", "4k3/8/8/8/8/8/8/4K2R w K - 0 1");
    const fens = [editor.fen];
    for (const names of ["Q", "t", "1", "e", "c", "s"]) fens.push(editor.press(names).fen);
    fens.push(editor.goTo("a2").press("enter up enter").fen);
    fens.push(editor.type(EMPTY).fen);
    expect(new Set(fens).size).toBe(fens.length);
    for (const fen of fens.reverse()) {
      expect(editor.fen).toBe(fen);
      editor.press("u");
    }
    expect(editor.says).toBe("There is no change to undo.");
  });

  test("counts nothing that changed nothing", () => {
    const editor = new Editor("chess", "4k3/8/8/8/8/8/8/4K2R w K - 0 1").press(
      "Q Q delete delete backspace u",
    );
    expect(editor.fen).toBe("4k3/8/8/8/4Q3/8/8/4K2R w K - 0 1");
  });
});

describe("a FEN", () => {
  const TORNGREN = "8/8/p7/8/8/8/7P/8 w - - 0 1";

  test.each([TORNGREN, `fen ${TORNGREN}`, `FEN  ${TORNGREN}`, "8/8/p7/8/8/8/7P/8 w - -"])(
    "typed as %j is on the board",
    (text) => {
      const editor = new Editor("antichess").type(text);
      expect(editor.fen).toBe(TORNGREN);
      expect(editor.state.command).toBeUndefined();
      expect(editor.says).toBeUndefined();
    },
  );

  test("pasted is in the command line, and on the board with Enter", () => {
    const editor = new Editor("antichess").send(paste(`${TORNGREN}\n`));
    expect(editor.state.command).toBe(`${TORNGREN} `);
    expect(editor.press("enter").fen).toBe(TORNGREN);
  });

  test("of a faulty position is taken, and its faults are told", () => {
    const editor = new Editor("chess").type("8/8/8/8/8/8/8/KK6 w - - 0 1");
    expect(editor.fen).toBe("8/8/8/8/8/8/8/KK6 w - - 0 1");
    expect(editor.faults).toBe("White has 2 kings (a1 and b1) instead of one; Black has no king.");
  });

  test.each([
    ["8/8 w - -", '"8/8 w - -" is no FEN; the keys do the rest.'],
    ["e4", '"e4" is no FEN; the keys do the rest.'],
    ["8/8/8/8 w - -", 'Bad FEN: the pieces of a FEN are eight ranks separated by "/", but this has 4.'],
    [`${TORNGREN.replace("P", "X")}`, expect.stringMatching(/^Bad FEN: "X" at character/)],
  ])("that is none, %j, is refused and nothing changes", (text, sentence) => {
    const editor = new Editor("chess").type(text);
    expect(editor.says).toEqual(sentence);
    expect(editor.refused).toBe(true);
    expect(editor.fen).toBe(START);
  });

  test("begun can be left with Esc, an empty Enter, or Backspace", () => {
    for (const names of [": escape", ": enter", ": 8 backspace backspace", "/ escape"]) {
      const editor = new Editor("chess").press(names);
      expect(editor.state.command).toBeUndefined();
      expect(editor.state.leaving).toBeUndefined();
      expect(editor.fen).toBe(START);
    }
  });
});

describe("what is wrong", () => {
  test("is told at every step, until nothing is", () => {
    const editor = new Editor("antiking2", EMPTY);
    const told = [editor.faults];
    for (const pieces of ["K e1", "k e8", "A d6", "a d3", "p c7", "P c2"])
      told.push(editor.put(pieces).faults);
    expect(told).toEqual([
      "there are no pieces at all.",
      "White has no anti-king; Black has no king; Black has no anti-king.",
      "White has no anti-king; Black has no anti-king.",
      "Black has no anti-king.",
      "Black, who is not to move, is in anti-check: nothing attacks the anti-king.",
      "Black, who is not to move, is in anti-check: nothing attacks the anti-king.",
      "",
    ]);
  });

  test.each<[VariantId, string, string]>([
    ["chess", "K e5", "White has 2 kings (e1 and e5) instead of one."],
    ["chess", "P c8, p b1", "White cannot have a pawn on c8; Black cannot have a pawn on b1."],
    [
      "chess",
      "delete e1",
      'White has no king; the right "K" is impossible: it takes the king on e1 and a rook on h1; the right "Q" is impossible: it takes the king on e1 and a rook on a1.',
    ],
    [
      "chess",
      "e e4",
      "the en-passant square e4 is impossible: the side that has just moved does not step over that rank.",
    ],
    ["antiking1", "e e4", "the en-passant square e4 is impossible: there is no en passant in this game."],
    ["chess", "N d6", "Black, who is not to move, is in check from d6."],
    ["antichess", "c", "there are no pieces at all."],
  ])("in %s after %j is told: %s", (variant, pieces, sentence) => {
    const editor = new Editor(variant);
    if (pieces === "c") editor.press("c");
    else editor.put(pieces);
    expect(editor.faults).toBe(sentence);
  });

  test("is nothing at the start of any game", () => {
    for (const { id } of VARIANTS) expect(new Editor(id).faults).toBe("");
  });
});

describe("leaving", () => {
  test.each([
    ["x", "explore"],
    ["g", "play"],
    ["z", "back"],
    ["escape", "back"],
    ["ctrl-c", "interrupt"],
  ] as const)("a sound position by %s: %s", (name, leaving) => {
    expect(new Editor("chess").press(name).state.leaving).toBe(leaving);
  });

  test.each([
    ["x", undefined],
    ["g", undefined],
    ["z", "back"],
    ["ctrl-c", "interrupt"],
  ] as const)("one that is none by %s: %s", (name, leaving) => {
    const editor = new Editor("chess").press(`c ${name}`);
    expect(editor.state.leaving).toBe(leaving);
    if (leaving === undefined) {
      expect(editor.says).toBe("Nobody can go on from here yet.");
      expect(editor.refused).toBe(true);
    }
  });

  test("Ctrl-C leaves from the command line too, where letters are text", () => {
    const editor = new Editor("chess").press(": x g z");
    expect(editor.state.leaving).toBeUndefined();
    expect(editor.state.command).toBe("xgz");
    expect(editor.press("ctrl-c").state.leaving).toBe("interrupt");
  });
});

test("? shows all keys, up and down scroll them, and any other key goes back", () => {
  const editor = new Editor("chess").press("?");
  expect(editor.state.help).toBe(0);
  expect(editor.press("down down up").state.help).toBe(1);
  expect(editor.press("up up up").state.help).toBe(0);
  const fen = editor.fen;
  expect(editor.press("Q").state.help).toBeUndefined();
  expect(editor.fen).toBe(fen);
});

test("a message stays until the next key", () => {
  const editor = new Editor("chess").press("t");
  expect(editor.says).toBe("Black is to move.");
  expect(editor.send(releaseOn()).says).toBe("Black is to move.");
  expect(editor.press("left").says).toBeUndefined();
});

test("any keys whatever leave a set-up that can be written as a FEN and read again", () => {
  const all = [...EDIT_BINDINGS.flatMap((binding) => binding.keys), ..."PNBRQKApnbrqka"]
    .filter((name) => !["x", "g", "z", "escape", ":", "/"].includes(name))
    .map((name) => (name === " " ? "Space" : name));
  for (const { id } of VARIANTS) {
    const editor = new Editor(id);
    let random = 7;
    for (let step = 0; step < 400; step++) {
      random = (random * 1103515245 + 12345) % 2 ** 31;
      editor.press(all[random % all.length] ?? "s");
      const again = openEditor(variantOf(id), setupOf(id, editor.fen));
      expect(fenOf(again)).toBe(editor.fen);
    }
  }
});
