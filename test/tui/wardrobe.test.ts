import { describe, expect, test } from "vitest";
import { PIECE_SETS } from "../../source/tui/board/art/piece-set.ts";
import { SLATE } from "../../source/tui/board/themes/slate.ts";
import { THEMES } from "../../source/tui/board/themes/themes.ts";
import type { Look } from "../../source/tui/look.ts";
import type { LookWish } from "../../source/tui/look-wish.ts";
import { changeLook, changeLookOften } from "../../source/tui/wardrobe.ts";

const LOOK: Look = {
  theme: SLATE,
  tier: "truecolor",
  background: "dark",
  pieceSet: "auto",
  characters: "unicode",
};
const WARDROBE = { themes: THEMES, pieceSets: [...PIECE_SETS, { name: "mine", sprites: [] }] };
const SCREEN = { columns: 120, rows: 40 };
const next = (of: LookWish["of"]): LookWish => ({ of, name: "" });

describe("the theme", () => {
  test("goes through all of them and begins anew", () => {
    const seen: string[] = [];
    let look = LOOK;
    for (let step = 0; step <= THEMES.length; step++) {
      seen.push(look.theme.name);
      look = changeLook(look, WARDROBE, next("theme"), SCREEN).look;
    }
    expect(seen).toEqual([...THEMES.map(({ name }) => name), "slate"]);
  });

  test("is found by its name, however it is written", () => {
    const { look, granted, text } = changeLook(LOOK, WARDROBE, { of: "theme", name: "Walnut" }, SCREEN);
    expect([look.theme.name, granted, text]).toEqual(["walnut", true, "Theme: walnut (2 of 8)."]);
  });

  test("of a name that is none stays, and the names are told", () => {
    const { look, granted, text } = changeLook(LOOK, WARDROBE, { of: "theme", name: "walnt" }, SCREEN);
    expect([look, granted]).toEqual([LOOK, false]);
    expect(text).toBe(
      'There is no theme "walnt", only slate, walnut, tournament, ocean, dusk, paper, contrast and colorblind. Did you mean "walnut"?',
    );
  });

  test("in a file that cannot be used stays, and the fault is told", () => {
    const faults = { theme: new Map([["bad", "the theme bad.json cannot be used."]]), pieces: new Map() };
    const { granted, text } = changeLook(LOOK, { ...WARDROBE, faults }, { of: "theme", name: "bad" }, SCREEN);
    expect([granted, text]).toEqual([false, "The theme bad.json cannot be used."]);
  });

  test("says so where sixteen colours make it look like the one before", () => {
    const look: Look = { ...LOOK, tier: "16" };
    expect(changeLook(look, WARDROBE, next("theme"), SCREEN).text).toBe(
      "Theme: walnut (2 of 8); with so few colours it looks like slate.",
    );
    const contrast = changeLook(look, WARDROBE, { of: "theme", name: "contrast" }, SCREEN);
    expect(contrast.text).toBe("Theme: contrast (7 of 8).");
  });

  test("changes without colours too, for another terminal, and says that it cannot be seen", () => {
    const { text } = changeLook({ ...LOOK, tier: "none" }, WARDROBE, next("theme"), SCREEN);
    expect(text).toBe("Theme: walnut (2 of 8); without colours it makes no difference.");
  });
});

describe("the pieces", () => {
  const cycle = (look: Look, steps: number): string[] =>
    Array.from({ length: steps }, (_, index) => {
      const wishes = Array.from({ length: index + 1 }, () => next("pieces"));
      return changeLookOften(look, WARDROBE, wishes, SCREEN).text;
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
    const named = changeLook(look, WARDROBE, { of: "pieces", name: "sprite" }, SCREEN);
    expect([named.granted, named.text]).toEqual([true, "Pieces: sprite, which is ascii here."]);
  });
});

test("of several wishes those that were granted are chosen, whatever comes of the last", () => {
  const wishes: LookWish[] = [next("theme"), { of: "pieces", name: "lego" }];
  const { look, granted, chosen } = changeLookOften(LOOK, WARDROBE, wishes, SCREEN);
  expect([look.theme.name, granted, [...chosen]]).toEqual(["walnut", false, ["theme"]]);
});

describe("the squares", () => {
  const squares = (look: Look, name: string, screen = SCREEN) =>
    changeLook(look, WARDROBE, { of: "squares", name }, screen);

  test("become smaller step by step, and larger again up to what fits", () => {
    const said: string[] = [];
    let look = LOOK;
    for (const name of ["smaller", "smaller", "smaller", "smaller", "larger", "larger", "larger", "larger"]) {
      const changed = squares(look, name);
      said.push(changed.text);
      look = changed.look;
    }
    expect(said).toEqual([
      "Squares: 3 rows high.",
      "Squares: 2 rows high.",
      "Squares: 1 row high.",
      "No smaller squares can be drawn here.",
      "Squares: 2 rows high.",
      "Squares: 3 rows high.",
      "Squares: automatic, here 4 rows high.",
      "No larger squares fit here.",
    ]);
    expect(look.largestSquareRows).toBeUndefined();
  });

  test("of a size are kept for a screen on which they fit", () => {
    const six = squares(LOOK, "6");
    expect([six.granted, six.text]).toEqual([true, "Squares: 4 rows high, since 6 do not fit."]);
    expect(six.look.largestSquareRows).toBe(6);
    const auto = squares(six.look, "Auto", { columns: 200, rows: 60 });
    expect([auto.text, auto.look.largestSquareRows]).toEqual([
      "Squares: automatic, here 6 rows high.",
      undefined,
    ]);
  });

  test("of another size there are none", () => {
    const { granted, text, look } = squares(LOOK, "7");
    expect([granted, look]).toEqual([false, LOOK]);
    expect(text).toBe(
      'There are no squares "7". Squares: automatic, here 4 rows high. ' +
        "It can be larger, smaller, auto, 1, 2, 3, 4, 5, 6, 8, 10, 12 or 16.",
    );
  });

  test.each<Partial<Look>>([{ characters: "ascii" }, { pieceSet: "letter" }, { pieceSet: "figurine" }])(
    "grow beyond pieces that do not only when they are asked to (%j)",
    (parts) => {
      const look: Look = { ...LOOK, ...parts };
      expect(squares(look, "auto").text).toBe("Squares: automatic, here 3 rows high.");
      const larger = squares(look, "larger");
      expect(larger.text).toBe("Squares: 4 rows high.");
      expect(squares(larger.look, "smaller").text).toBe("Squares: automatic, here 3 rows high.");
      expect(squares(look, "smaller").text).toBe("Squares: 2 rows high.");
    },
  );
});
