import { describe, expect, test } from "vitest";
import { ROLES } from "../../../source/rules/piece.ts";
import { asciiArt } from "../../../source/tui/board/art/ascii.ts";
import {
  type Bitmap,
  difference,
  doubled,
  mirrored,
  outlined,
  parseBitmap,
} from "../../../source/tui/board/art/bitmap.ts";
import { spritesFor } from "../../../source/tui/board/art/sprites.ts";
import { tokenBitmap } from "../../../source/tui/board/art/tokens.ts";
import { SQUARE_SIZES } from "../../../source/tui/board/square-size.ts";

const SIZES = SQUARE_SIZES.filter((size) => size.rows >= 3);

function spritesOf(rows: number): NonNullable<ReturnType<typeof spritesFor>> {
  const sprites = spritesFor(rows);
  if (sprites === undefined) throw new Error(`no sprites for ${rows} rows`);
  return sprites;
}

const picture = (bitmap: Bitmap): string =>
  bitmap
    .map((row) => row.map((pixel) => ({ ground: ".", body: "#", detail: "o" })[pixel]).join(""))
    .join("\n");

describe.each(SIZES)("sprites for squares of $columns x $rows", ({ columns, rows }) => {
  const sprites = spritesOf(rows);

  test("any two pieces differ in at least a fifth of their pixels", () => {
    for (const one of ROLES) {
      for (const other of ROLES) {
        if (one !== other)
          expect(difference(sprites[one], sprites[other]), `${one}, ${other}`).toBeGreaterThanOrEqual(0.2);
      }
    }
  });

  test("the anti-king is the king upside down", () => {
    expect(picture(sprites.antiking)).toBe(picture(sprites.king.toReversed()));
    expect(picture(sprites.antiking)).not.toBe(picture(sprites.king));
  });

  test("a piece leaves the outer columns to the marks and fits the rows", () => {
    for (const role of ROLES) {
      expect(sprites[role].length).toBe(2 * rows);
      for (const row of sprites[role]) {
        expect(row.length).toBeLessThanOrEqual(columns - 2);
        expect((columns - row.length) % 2, "off the middle").toBe(0);
      }
    }
  });

  test("White in outline is told from Black filled without colour", () => {
    for (const role of ROLES) {
      const hollow = outlined(sprites[role])
        .flat()
        .filter((pixel) => pixel === "detail").length;
      expect(hollow, role).toBeGreaterThan(0);
    }
  });
});

test("the token and the ASCII picture of an anti-king are the king's upside down", () => {
  expect(picture(tokenBitmap("antiking"))).toBe(picture(tokenBitmap("king").toReversed()));
  const text = (role: "king" | "antiking"): readonly string[] =>
    asciiArt({ color: "w", role }).map((row) =>
      row.map((cell) => (cell.kind === "character" ? cell.text : " ")).join(""),
    );
  expect(text("king")).toEqual(["\\+/", "[K]"]);
  expect(text("antiking")).toEqual(["[A]", "/+\\"]);
});

test("mirroring twice gives the picture back", () => {
  const king = spritesOf(6).king;
  expect(mirrored(mirrored(king))).toEqual(king);
});

test("doubling rounds corners", () => {
  expect(picture(doubled(parseBitmap("##\n##")))).toBe(".##.\n####\n####\n.##.");
});

test("a bitmap with rows of unequal length or strange pixels is refused", () => {
  expect(() => parseBitmap("##\n#")).toThrow(RangeError);
  expect(() => parseBitmap("#x")).toThrow(RangeError);
});
