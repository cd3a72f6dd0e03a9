import { describe, expect, test } from "vitest";
import { PIECE_SETS } from "../../source/tui/board/art/piece-set.ts";
import { SLATE } from "../../source/tui/board/themes/slate.ts";
import { THEMES } from "../../source/tui/board/themes/themes.ts";
import type { Look } from "../../source/tui/look.ts";
import { changeLook, changeLookOften, type LookWish } from "../../source/tui/wardrobe.ts";

const LOOK: Look = {
  theme: SLATE,
  tier: "truecolor",
  background: "dark",
  pieceSet: "auto",
  characters: "unicode",
};
const WARDROBE = { themes: THEMES, pieceSets: [...PIECE_SETS, { name: "mine", sprites: [] }] };
const next = (of: LookWish["of"]): LookWish => ({ of, name: "" });

describe("the theme", () => {
  test("goes through all of them and begins anew", () => {
    const seen: string[] = [];
    let look = LOOK;
    for (let step = 0; step <= THEMES.length; step++) {
      seen.push(look.theme.name);
      look = changeLook(look, WARDROBE, next("theme")).look;
    }
    expect(seen).toEqual([...THEMES.map(({ name }) => name), "slate"]);
  });

  test("is found by its name, however it is written", () => {
    const { look, granted, text } = changeLook(LOOK, WARDROBE, { of: "theme", name: "Walnut" });
    expect([look.theme.name, granted, text]).toEqual(["walnut", true, "Theme: walnut (2 of 8)."]);
  });

  test("of a name that is none stays, and the names are told", () => {
    const { look, granted, text } = changeLook(LOOK, WARDROBE, { of: "theme", name: "walnt" });
    expect([look, granted]).toEqual([LOOK, false]);
    expect(text).toBe(
      'There is no theme "walnt", only slate, walnut, tournament, ocean, dusk, paper, contrast and colorblind. Did you mean "walnut"?',
    );
  });

  test("in a file that cannot be used stays, and the fault is told", () => {
    const faults = { theme: new Map([["bad", "the theme bad.json cannot be used."]]), pieces: new Map() };
    const { granted, text } = changeLook(LOOK, { ...WARDROBE, faults }, { of: "theme", name: "bad" });
    expect([granted, text]).toEqual([false, "The theme bad.json cannot be used."]);
  });

  test("says so where sixteen colours make it look like the one before", () => {
    const look: Look = { ...LOOK, tier: "16" };
    expect(changeLook(look, WARDROBE, next("theme")).text).toBe(
      "Theme: walnut (2 of 8); with so few colours it looks like slate.",
    );
    const contrast = changeLook(look, WARDROBE, { of: "theme", name: "contrast" });
    expect(contrast.text).toBe("Theme: contrast (7 of 8).");
  });

  test("changes without colours too, for another terminal, and says that it cannot be seen", () => {
    const { text } = changeLook({ ...LOOK, tier: "none" }, WARDROBE, next("theme"));
    expect(text).toBe("Theme: walnut (2 of 8); without colours it makes no difference.");
  });
});

describe("the pieces", () => {
  const cycle = (look: Look, steps: number): string[] =>
    Array.from({ length: steps }, (_, index) => {
      const wishes = Array.from({ length: index + 1 }, () => next("pieces"));
      return changeLookOften(look, WARDROBE, wishes).text;
    });

  test("look different at every step", () => {
    expect(cycle(LOOK, 6)).toEqual([
      "Pieces: quadrant.",
      "Pieces: figurine.",
      "Pieces: letter.",
      "Pieces: ascii.",
      "Pieces: mine.",
      "Pieces: sprite.",
    ]);
  });

  test("are only those that a terminal with few characters can show", () => {
    const look: Look = { ...LOOK, characters: "ascii" };
    expect(cycle(look, 2)).toEqual(["Pieces: letter.", "Pieces: ascii."]);
    const named = changeLook(look, WARDROBE, { of: "pieces", name: "sprite" });
    expect([named.granted, named.text]).toEqual([true, "Pieces: sprite, which is ascii here."]);
  });
});

test("of several wishes those that were granted are chosen, whatever comes of the last", () => {
  const wishes: LookWish[] = [next("theme"), { of: "pieces", name: "lego" }];
  const { look, granted, chosen } = changeLookOften(LOOK, WARDROBE, wishes);
  expect([look.theme.name, granted, [...chosen]]).toEqual(["walnut", false, ["theme"]]);
});
