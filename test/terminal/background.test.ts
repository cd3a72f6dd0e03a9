import { describe, expect, test } from "vitest";
import {
  type Background,
  backgroundOfReply,
  canBeAsked,
  chooseBackground,
} from "../../source/terminal/background.ts";

describe("who tells the background", () => {
  test.each<[string | undefined, Record<string, string>, Background | undefined, string | undefined]>([
    ["light", { ANTIKING_BACKGROUND: "dark", COLORFGBG: "15;0" }, "light", "--background"],
    ["Dark", {}, "dark", "--background"],
    ["auto", { ANTIKING_BACKGROUND: "dark", COLORFGBG: "0;15" }, "light", "COLORFGBG"],
    [undefined, { ANTIKING_BACKGROUND: "light", COLORFGBG: "15;0" }, "light", "ANTIKING_BACKGROUND"],
    [undefined, { ANTIKING_BACKGROUND: "auto", COLORFGBG: "15;0" }, "dark", "COLORFGBG"],
    [undefined, { COLORFGBG: "0;default;15" }, "light", "COLORFGBG"],
    [undefined, { COLORFGBG: "0;7" }, "light", "COLORFGBG"],
    [undefined, { COLORFGBG: "15;8" }, "dark", "COLORFGBG"],
    [undefined, { COLORFGBG: "15;default" }, undefined, undefined],
    [undefined, {}, undefined, undefined],
  ])("flag %s and %j: %s, by %s", (flag, env, background, by) => {
    expect(chooseBackground({ flag, env })).toEqual({ ok: true, background, by });
  });

  test("what it cannot be is told", () => {
    const fault = '--background is "grey", but it can only be dark, light or auto.';
    expect(chooseBackground({ flag: "grey", env: {} })).toEqual({ ok: false, fault });
    const env = { ANTIKING_BACKGROUND: "white" };
    const other = 'ANTIKING_BACKGROUND is "white", but it can only be dark, light or auto.';
    expect(chooseBackground({ env })).toEqual({ ok: false, fault: other });
  });
});

test("only terminals that know such questions are asked", () => {
  const asked = ["xterm", "xterm-256color", "tmux-256color", "screen-256color", "foot", "alacritty"];
  const spared = ["linux", "vt100", "dumb", "putty", "", undefined];
  for (const TERM of asked) expect(canBeAsked({ TERM }), TERM).toBe(true);
  for (const TERM of spared) expect(canBeAsked(TERM === undefined ? {} : { TERM }), TERM).toBe(false);
});

test.each<[string, Background | undefined]>([
  ["11;rgb:ffff/ffff/ffff", "light"],
  ["11;rgb:fd/f6/e3", "light"],
  ["11;rgb:f/f/f", "light"],
  ["11;rgba:ffff/ffff/ffff/8000", "light"],
  ["11;rgb:0000/2b2b/3636", "dark"],
  ["11;rgb:1c/1c/1c", "dark"],
  ["10;rgb:ffff/ffff/ffff", undefined],
  ["11;rgb:ffff/ffff", undefined],
  ["11;#ffffff", undefined],
  ["", undefined],
])("the answer %j means %s", (reply, background) => {
  expect(backgroundOfReply(reply)).toBe(background);
});
