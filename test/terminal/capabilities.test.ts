import { describe, expect, test } from "vitest";
import {
  type ColorTier,
  chooseColors,
  colorDecider,
  guessColors,
  hasTerminal,
  hasUnicode,
  isDumb,
  multiplexerOf,
  type PlainReason,
  unicodeDecider,
  whyPlain,
} from "../../source/terminal/capabilities.ts";

describe("the colours of a terminal, by its name alone", () => {
  test.each<[string | undefined, ColorTier]>([
    ["xterm", "16"],
    ["xterm-color", "16"],
    ["xterm-16color", "16"],
    ["xterm-256color", "256"],
    ["xterm-direct", "truecolor"],
    ["xterm-direct256", "truecolor"],
    ["xterm-kitty", "truecolor"],
    ["xterm-ghostty", "truecolor"],
    ["wezterm", "truecolor"],
    ["foot", "truecolor"],
    ["foot-extra", "truecolor"],
    ["alacritty", "truecolor"],
    ["alacritty-direct", "truecolor"],
    ["putty", "256"],
    ["putty-256color", "256"],
    ["screen", "16"],
    ["screen-256color", "256"],
    ["tmux", "16"],
    ["tmux-256color", "256"],
    ["rxvt-unicode", "16"],
    ["rxvt-unicode-256color", "256"],
    ["linux", "16"],
    ["cygwin", "16"],
    ["ansi", "16"],
    ["some-name-nobody-knows", "16"],
    ["vt100", "none"],
    ["vt220", "none"],
    ["ansi-m", "none"],
    ["xterm-mono", "none"],
    ["dumb", "none"],
    ["", "none"],
    [undefined, "none"],
  ])("%s: %s", (TERM, tier) => {
    expect(guessColors({ TERM })).toBe(tier);
  });
});

describe("the colours of a terminal, by what else it says", () => {
  test.each<[string, Record<string, string>, ColorTier]>([
    ["COLORTERM", { TERM: "xterm-256color", COLORTERM: "truecolor" }, "truecolor"],
    ["COLORTERM in its other spelling", { TERM: "xterm", COLORTERM: "24bit" }, "truecolor"],
    ["a COLORTERM of no meaning", { TERM: "xterm", COLORTERM: "gnome-terminal" }, "16"],
    ["COLORTERM within GNU screen", { TERM: "screen", COLORTERM: "truecolor", STY: "1.tty" }, "16"],
    ["COLORTERM within tmux", { TERM: "tmux-256color", COLORTERM: "truecolor", TMUX: "/tmp/x" }, "truecolor"],
    ["COLORTERM of a dumb terminal", { TERM: "dumb", COLORTERM: "truecolor" }, "none"],
    ["Windows Terminal", { WT_SESSION: "1" }, "truecolor"],
    ["the Windows console", { OS: "Windows_NT" }, "256"],
    ["iTerm", { TERM: "xterm-256color", TERM_PROGRAM: "iTerm.app" }, "truecolor"],
    ["Terminal.app", { TERM: "xterm-256color", TERM_PROGRAM: "Apple_Terminal" }, "256"],
    ["FORCE_COLOR as a level, upwards", { TERM: "xterm", FORCE_COLOR: "3" }, "truecolor"],
    ["FORCE_COLOR as a level, downwards", { TERM: "foot", FORCE_COLOR: "1" }, "16"],
    ["FORCE_COLOR as no", { TERM: "foot", FORCE_COLOR: "0" }, "none"],
    ["FORCE_COLOR as yes", { TERM: "foot", FORCE_COLOR: "true" }, "truecolor"],
    ["FORCE_COLOR as yes where there is none", { TERM: "dumb", FORCE_COLOR: "true" }, "16"],
    ["an empty FORCE_COLOR", { TERM: "dumb", FORCE_COLOR: "" }, "none"],
  ])("%s", (_, env, tier) => {
    expect(guessColors(env)).toBe(tier);
  });
});

describe("who decides on colours", () => {
  const env = { TERM: "xterm-256color" };

  test.each<[string, { flag?: string; env: Record<string, string> }, ColorTier]>([
    ["the terminal, when nobody says anything", { env }, "256"],
    ["our variable before the terminal", { env: { ...env, ANTIKING_COLOR: "16" } }, "16"],
    ["our variable before FORCE_COLOR", { env: { ...env, ANTIKING_COLOR: "16", FORCE_COLOR: "3" } }, "16"],
    ["NO_COLOR before our variable", { env: { ...env, ANTIKING_COLOR: "16", NO_COLOR: "1" } }, "none"],
    ["not an empty NO_COLOR", { env: { ...env, NO_COLOR: "" } }, "256"],
    ["the flag before NO_COLOR", { flag: "truecolor", env: { ...env, NO_COLOR: "1" } }, "truecolor"],
    ["the terminal, when the flag says so", { flag: "auto", env: { ...env, NO_COLOR: "1" } }, "256"],
    ["the terminal, however that is written", { flag: "AUTO", env: { ...env, NO_COLOR: "1" } }, "256"],
    ["not an empty flag", { flag: "", env: { ...env, NO_COLOR: "1" } }, "none"],
  ])("%s", (_, options, tier) => {
    expect(chooseColors(options)).toEqual({ ok: true, tier });
  });

  test("a wrong value of our variable is a sentence", () => {
    expect(chooseColors({ env: { ...env, ANTIKING_COLOR: "blah" } })).toEqual({
      ok: false,
      fault: 'ANTIKING_COLOR is "blah", but it can only be truecolor, 256, 16, none or auto.',
    });
  });

  test("a wrong value of the flag is a sentence too", () => {
    expect(chooseColors({ flag: "88", env })).toEqual({
      ok: false,
      fault: '--color is "88", but it can only be truecolor, 256, 16, none or auto.',
    });
  });
});

describe("characters beyond ASCII", () => {
  test.each([
    ["a UTF-8 locale", { LANG: "de_DE.UTF-8", TERM: "xterm" }, true],
    ["the other spelling", { LANG: "en_US.utf8", TERM: "xterm" }, true],
    ["a UTF-8 locale on the Linux console", { LANG: "C.UTF-8", TERM: "linux" }, true],
    ["another locale", { LANG: "de_DE.ISO-8859-1", TERM: "xterm" }, false],
    ["C", { LANG: "C", TERM: "xterm" }, false],
    ["LC_ALL before LANG", { LC_ALL: "C", LANG: "C.UTF-8", TERM: "xterm" }, false],
    ["LC_CTYPE before LANG", { LC_CTYPE: "C.UTF-8", LANG: "C", TERM: "xterm" }, true],
    ["an empty LC_ALL, which says nothing", { LC_ALL: "", LANG: "C.UTF-8", TERM: "xterm" }, true],
    ["no locale, as over SSH", { TERM: "xterm" }, true],
    ["no locale on the Linux console", { TERM: "linux" }, false],
    ["no locale on a dumb terminal", { TERM: "dumb" }, false],
    ["nothing at all", {}, false],
    ["Windows Terminal", { WT_SESSION: "1" }, true],
  ])("%s", (_, env, expected) => {
    expect(hasUnicode(env)).toBe(expected);
  });
});

test.each([
  [{ TERM: "dumb" }, true],
  [{}, true],
  [{ TERM: "vt100" }, false],
  [{ OS: "Windows_NT" }, false],
])("whether %o is dumb", (env, expected) => {
  expect(isDumb(env)).toBe(expected);
});

test("there is a terminal when both ends are one", () => {
  expect(hasTerminal({ isTTY: true }, { isTTY: true })).toBe(true);
  expect(hasTerminal({}, { isTTY: true })).toBe(false);
  expect(hasTerminal({ isTTY: true }, { isTTY: false })).toBe(false);
});

test.each<[string | undefined, Record<string, string>, string | undefined]>([
  ["256", { NO_COLOR: "1" }, "--color"],
  ["auto", { NO_COLOR: "1", TERM: "xterm" }, "TERM"],
  [undefined, { NO_COLOR: "1", ANTIKING_COLOR: "16" }, "NO_COLOR"],
  [undefined, { ANTIKING_COLOR: "16", TERM: "xterm" }, "ANTIKING_COLOR"],
  [undefined, { ANTIKING_COLOR: "auto", TERM: "xterm" }, "TERM"],
  ["Auto", { ANTIKING_COLOR: "16", TERM: "xterm" }, "TERM"],
  [undefined, { TERM: "xterm", COLORTERM: "truecolor" }, "COLORTERM"],
  [undefined, { TERM: "screen", COLORTERM: "truecolor", STY: "1" }, "TERM"],
  [undefined, { TERM: "xterm", TERM_PROGRAM: "iTerm.app" }, "TERM_PROGRAM"],
  [undefined, { WT_SESSION: "1" }, "WT_SESSION"],
  [undefined, { OS: "Windows_NT" }, "OS"],
  [undefined, { TERM: "xterm", FORCE_COLOR: "3" }, "FORCE_COLOR"],
  [undefined, { TERM: "xterm", FORCE_COLOR: "true" }, "TERM"],
  [undefined, { TERM: "dumb", FORCE_COLOR: "true" }, "FORCE_COLOR"],
  [undefined, {}, undefined],
])("with the flag %s and %j the colours were decided by %s", (flag, env, decider) => {
  expect(colorDecider({ flag, env })).toBe(decider);
});

test.each([
  [{ LC_ALL: "C", LANG: "C.UTF-8" }, "LC_ALL"],
  [{ LC_ALL: "", LANG: "C.UTF-8", TERM: "xterm" }, "LANG"],
  [{ TERM: "linux" }, "TERM"],
  [{}, undefined],
])("with %j the characters were decided by %s", (env, decider) => {
  expect(unicodeDecider(env)).toBe(decider);
});

test.each([
  [{ TMUX: "/tmp/x" }, "tmux"],
  [{ STY: "1.tty" }, "GNU screen"],
  [{ ZELLIJ: "0" }, "Zellij"],
  [{}, undefined],
])("with %j the multiplexer is %s", (env, name) => {
  expect(multiplexerOf(env)).toBe(name);
});

const XTERM = { TERM: "xterm" };

test.each<[boolean, Record<string, string>, boolean, PlainReason | undefined]>([
  [true, XTERM, true, "flag"],
  [true, {}, false, "flag"],
  [false, { ...XTERM, INK_SCREEN_READER: "true" }, true, "INK_SCREEN_READER"],
  [false, { ...XTERM, INK_SCREEN_READER: "1" }, true, undefined],
  [false, { TERM: "dumb" }, true, "TERM"],
  [false, { TERM: "dumb" }, false, "TERM"],
  [false, {}, true, "TERM"],
  [false, {}, false, undefined],
  [false, { OS: "Windows_NT" }, true, undefined],
  [false, XTERM, true, undefined],
])(
  "with --plain %s, %j and a terminal %s a game is told in lines because of %s",
  (flag, env, terminal, why) => {
    expect(whyPlain({ flag, env, terminal })).toBe(why);
  },
);
