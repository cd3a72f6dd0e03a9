import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { KeyEvent, MouseEvent, ParsedEvent } from "../../source/terminal/events.ts";
import { KeyParser } from "../../source/terminal/key-parser.ts";

const ESC = "\u001B";

const key = (name: string, extra: Partial<KeyEvent> = {}): KeyEvent => ({
  kind: "key",
  name,
  ctrl: false,
  alt: false,
  shift: false,
  text: "",
  ...extra,
});
const typed = (character: string): KeyEvent => key(character, { text: character });
const mouse = (
  action: MouseEvent["action"],
  button: MouseEvent["button"],
  x: number,
  y: number,
): MouseEvent => ({ kind: "mouse", action, button, x, y, ctrl: false, alt: false, shift: false });

/** What the chunks give, with the time to decide what is pending at the end. */
function parse(...chunks: readonly (string | Uint8Array)[]): ParsedEvent[] {
  const parser = new KeyParser();
  const events = chunks.flatMap((chunk) =>
    parser.feed(typeof chunk === "string" ? Buffer.from(chunk) : chunk),
  );
  return [...events, ...parser.timeout()];
}

const CASES: readonly (readonly [string, string, readonly ParsedEvent[]])[] = [
  ["letters", "aK", [typed("a"), typed("K")]],
  ["a space", " ", [typed(" ")]],
  ["type-ahead with an Enter in it", "j\rk", [typed("j"), key("enter"), typed("k")]],
  ["a line feed, which is an Enter of before raw mode", "\n", [key("enter")]],
  ["characters beyond ASCII", "é漢♚😀", [typed("é"), typed("漢"), typed("♚"), typed("😀")]],
  ["both bytes that Backspace sends", "\u007F\b", [key("backspace"), key("backspace")]],
  ["Ctrl with letters", "\u0003\u001A", [key("c", { ctrl: true }), key("z", { ctrl: true })]],
  ["Ctrl with Space", "\0", [key(" ", { ctrl: true })]],
  ["Ctrl with a sign", "\u001C", [key("\\", { ctrl: true })]],
  ["a lone escape", ESC, [key("escape")]],
  ["two escapes", ESC + ESC, [key("escape"), key("escape")]],
  ["an escape before an arrow", `${ESC}${ESC}[A`, [key("escape"), key("up")]],
  ["Alt with a letter", `${ESC}x`, [key("x", { alt: true })]],
  ["Alt with Enter", `${ESC}\r`, [key("enter", { alt: true })]],
  ["Alt with what begins sequences", `${ESC}[`, [key("[", { alt: true })]],
  ["Alt with what begins replies", `${ESC}P`, [key("P", { alt: true })]],
  ["arrows", `${ESC}[A${ESC}[B${ESC}[C${ESC}[D`, [key("up"), key("down"), key("right"), key("left")]],
  ["arrows of the application mode", `${ESC}OA${ESC}OD`, [key("up"), key("left")]],
  [
    "Home and End in three dialects",
    `${ESC}[H${ESC}[1~${ESC}[7~${ESC}OF`,
    [key("home"), key("home"), key("home"), key("end")],
  ],
  [
    "Insert, Delete and the pages",
    `${ESC}[2~${ESC}[3~${ESC}[5~${ESC}[6~`,
    [key("insert"), key("delete"), key("pageup"), key("pagedown")],
  ],
  ["function keys", `${ESC}OP${ESC}[15~${ESC}[24~${ESC}[11~`, [key("f1"), key("f5"), key("f12"), key("f1")]],
  ["function keys of the Linux console", `${ESC}[[A${ESC}[[E`, [key("f1"), key("f5")]],
  ["Tab and Shift-Tab", `\t${ESC}[Z`, [key("tab"), key("shift-tab", { shift: true })]],
  ["Ctrl with an arrow", `${ESC}[1;5C`, [key("right", { ctrl: true })]],
  ["Shift and Alt with Delete", `${ESC}[3;4~`, [key("delete", { shift: true, alt: true })]],
  ["Shift with an arrow in rxvt", `${ESC}[a`, [key("up", { shift: true })]],
  [
    "extended keys",
    `${ESC}[97;5u${ESC}[27;2;9~${ESC}[13u`,
    [key("a", { ctrl: true }), key("shift-tab", { shift: true }), key("enter")],
  ],
  ["a click", `${ESC}[<0;5;3M${ESC}[<0;5;3m`, [mouse("down", "left", 4, 2), mouse("up", "left", 4, 2)]],
  [
    "the other buttons",
    `${ESC}[<1;1;1M${ESC}[<2;1;1M`,
    [mouse("down", "middle", 0, 0), mouse("down", "right", 0, 0)],
  ],
  ["dragging", `${ESC}[<32;300;100M`, [mouse("drag", "left", 299, 99)]],
  [
    "the wheel",
    `${ESC}[<64;2;2M${ESC}[<65;2;2M`,
    [mouse("wheel-up", "none", 1, 1), mouse("wheel-down", "none", 1, 1)],
  ],
  ["a click with Ctrl", `${ESC}[<16;1;1M`, [{ ...mouse("down", "left", 0, 0), ctrl: true }]],
  [
    "mouse reports of no use",
    `${ESC}[<35;1;1M${ESC}[<66;1;1M${ESC}[<0;0;1M${ESC}[<;M${ESC}[<128;1;1Mx`,
    [typed("x")],
  ],
  ["an old mouse report", `${ESC}[M !!x`, [typed("x")]],
  [
    "a paste",
    `a${ESC}[200~1. e4\r\n2.\u0007 d4~\r${ESC}[201~b`,
    [typed("a"), { kind: "paste", text: "1. e4\n2. d4~\n" }, typed("b")],
  ],
  ["an empty paste", `${ESC}[200~${ESC}[201~b`, [typed("b")]],
  ["a paste without an end", `${ESC}[200~e4`, [{ kind: "paste", text: "e4" }]],
  ["the end of a paste that never began", `${ESC}[201~b`, [typed("b")]],
  ["where the cursor is", `${ESC}[12;40Rx`, [typed("x")]],
  ["what the terminal is", `${ESC}[?62;22c${ESC}[>1;4000;0cx`, [typed("x")]],
  ["modes and sizes", `${ESC}[?2026;2$y${ESC}[8;24;80t${ESC}[?1ux`, [typed("x")]],
  ["coming and going of the focus", `${ESC}[I${ESC}[Ox`, [typed("x")]],
  [
    "colours, ended either way",
    `${ESC}]4;1;rgb:0/0/0\u0007a${ESC}]10;rgb:f/f/f${ESC}\\b`,
    [typed("a"), typed("b")],
  ],
  ["a version", `${ESC}P>|tmux 3.3a${ESC}\\x`, [typed("x")]],
  [
    "the answer to what background there is",
    `a${ESC}]11;rgb:ffff/ffff/dddd${ESC}\\b`,
    [typed("a"), { kind: "background", background: "light" }, typed("b")],
  ],
  [
    "the same ended by a bell, in fewer digits",
    `${ESC}]11;rgb:1c/1c/1c\u0007`,
    [{ kind: "background", background: "dark" }],
  ],
  ["another colour than the background's", `${ESC}]10;rgb:ffff/ffff/ffff\u0007x`, [typed("x")]],
  ["an answer without end", `${ESC}]11;rgb:${"f".repeat(500)}\u0007x`, [typed("x")]],
  ["a reply broken off by a key", `${ESC}]11;rgb${ESC}[Ax`, [key("up"), typed("x")]],
  ["a sequence broken off by Enter", `${ESC}[12\rx`, [key("enter"), typed("x")]],
  ["a sequence broken off by a new one", `${ESC}[12${ESC}[A`, [key("up")]],
  ["a sequence cancelled", `${ESC}[12\u0018x`, [typed("x")]],
  ["a sequence of nonsense length", `${ESC}[${"1;".repeat(500)}Ax`, [key("up"), typed("x")]],
  ["unknown sequences", `${ESC}[99~${ESC}Oz${ESC}[[Z${ESC}[Ex`, [typed("x")]],
];

describe("the parser reads", () => {
  test.each(CASES)("%s", (_, bytes, events) => {
    expect(parse(bytes)).toEqual(events);
  });

  test.each(CASES)("the same when it is split anywhere: %s", (_, text, events) => {
    const bytes = Buffer.from(text);
    for (let at = 1; at < Math.min(bytes.length, 60); at++) {
      expect(parse(bytes.subarray(0, at), bytes.subarray(at)), `split at ${at}`).toEqual(events);
    }
    expect(parse(...[...bytes].map((byte) => Uint8Array.of(byte)))).toEqual(events);
  });

  test("nothing out of bytes that are no UTF-8", () => {
    expect(parse(Uint8Array.of(0xff, 0xc3, 0x28, 0x9b))).toEqual([typed("(")]);
  });
});

describe("time decides", () => {
  test("soon about a lone escape, later about the rest", () => {
    const parser = new KeyParser();
    expect(parser.patience).toBeUndefined();
    parser.feed(Buffer.from(ESC));
    expect(parser.patience).toBe(20);
    parser.feed(Buffer.from("["));
    expect(parser.patience).toBe(500);
    parser.feed(Buffer.from("A"));
    expect(parser.patience).toBeUndefined();
  });

  test("that an arrow whose parts are far apart is Escape and text", () => {
    const parser = new KeyParser();
    expect([
      ...parser.feed(Buffer.from(ESC)),
      ...parser.timeout(),
      ...parser.feed(Buffer.from("[A")),
    ]).toEqual([key("escape"), typed("["), typed("A")]);
  });

  test("that Escape in an unfinished reply is Escape", () => {
    expect(parse(`${ESC}]11;rgb${ESC}`)).toEqual([key("escape")]);
  });
});

describe("whatever comes", () => {
  test("a hundred thousand random bytes neither throw nor stick", () => {
    const parser = new KeyParser();
    let seed = 1;
    const random = (): number => {
      seed = (seed * 1103515245 + 12345) % 2147483648;
      return seed >>> 16;
    };
    for (let chunk = 0; chunk < 1000; chunk++) {
      // Every third byte is one that matters to the parser.
      const special = [0x1b, 0x5b, 0x4f, 0x5d, 0x50, 0x4d, 0x3c, 0x3b, 0x32, 0x30, 0x7e];
      const bytes = Uint8Array.from({ length: 100 }, () =>
        random() % 3 === 0 ? (special[random() % special.length] ?? 0) : random() % 256,
      );
      parser.feed(bytes);
      parser.timeout();
      expect(parser.patience).toBeUndefined();
    }
    // The decoder may still hold the beginning of a character, which the next byte ends.
    parser.feed(Buffer.from("."));
    expect(parser.feed(Buffer.from("x"))).toEqual([typed("x")]);
  });

  test("the way bytes are cut into chunks changes nothing", () => {
    const piece = fc.oneof(
      fc.constantFrom(...CASES.map(([, text]) => Buffer.from(text))),
      fc.uint8Array({ maxLength: 6 }).map((bytes) => Buffer.from(bytes)),
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 6 }), fc.array(fc.nat(200)), (pieces, cuts) => {
        const bytes = Buffer.concat(pieces);
        const at = [0, ...cuts.map((cut) => Math.min(cut, bytes.length)).sort((a, b) => a - b), bytes.length];
        const chunks = at.slice(1).map((end, index) => bytes.subarray(at[index], end));
        expect(parse(...chunks)).toEqual(parse(bytes));
      }),
      { numRuns: 300 },
    );
  });

  test("a long paste is read in no time", () => {
    const text = "1. e4 e5~ ".repeat(20_000);
    const start = performance.now();
    expect(parse(`${ESC}[200~${text}${ESC}[201~`)).toEqual([{ kind: "paste", text }]);
    expect(performance.now() - start).toBeLessThan(3000);
  });
});
