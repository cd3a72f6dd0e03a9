import { describe, expect, test } from "vitest";
import { ROLES, type Role } from "../../../source/rules/piece.ts";
import { SQUARES } from "../../../source/rules/square.ts";
import { asciiArt } from "../../../source/tui/board/art/ascii.ts";
import {
  type Bitmap,
  difference,
  doubled,
  hollowed,
  mirrored,
  outlined,
  parseBitmap,
  quadrantArt,
} from "../../../source/tui/board/art/bitmap.ts";
import { pieceArt } from "../../../source/tui/board/art/piece-set.ts";
import { spritesFor } from "../../../source/tui/board/art/sprites.ts";
import { tokenBitmap } from "../../../source/tui/board/art/tokens.ts";
import { boardView } from "../../../source/tui/board/board-view.ts";
import { drawBoard } from "../../../source/tui/board/draw-board.ts";
import { SQUARE_SIZES } from "../../../source/tui/board/square-size.ts";
import { SLATE } from "../../../source/tui/board/themes/slate.ts";
import { style } from "./support.ts";

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

  test("in quadrants too pieces differ, and the anti-king is the king upside down", () => {
    const drawn = (role: Role): Bitmap => {
      const rows = quadrantArt(sprites[role]).flatMap((cells) => {
        const quarters = cells.map((cell) => (cell.kind === "quadrants" ? cell.pixels : []));
        return [0, 2].map((at) => quarters.flatMap((pixels) => pixels.slice(at, at + 2)));
      });
      return rows.slice(0, sprites[role].length);
    };
    expect(picture(drawn("antiking"))).toBe(picture(drawn("king").toReversed()));
    for (const one of ROLES)
      for (const other of ROLES)
        if (one !== other)
          expect(difference(drawn(one), drawn(other)), `${one}, ${other}`).toBeGreaterThanOrEqual(0.2);
  });

  test("a piece leaves the outer columns to the marks, and a line of pixels above or below it", () => {
    for (const role of ROLES) {
      expect(sprites[role].length).toBeLessThan(2 * rows);
      for (const row of sprites[role]) {
        expect(row.length).toBeLessThanOrEqual(columns - 2);
        expect((columns - row.length) % 2, "off the middle").toBe(0);
      }
    }
  });

  test("squares of one height have pictures of one size, so that none stands where another does not", () => {
    const extents = ROLES.map((role) => `${sprites[role][0]?.length}x${sprites[role].length}`);
    expect(new Set(extents).size).toBe(1);
  });

  test.each(["painted", { solid: "w" }, { solid: "b" }] as const)(
    "the sides differ in more than their colour (%j)",
    (finish) => {
      for (const role of ROLES) {
        const [white, black] = (["w", "b"] as const).map((color) =>
          JSON.stringify(pieceArt({ color, role }, { columns, rows }, "sprite", finish)),
        );
        expect(white, role).not.toBe(black);
      }
    },
  );

  test("without colour one side is hollow, with colours Black has a core", () => {
    const cores = (bitmap: Bitmap): number => bitmap.flat().filter((pixel) => pixel === "detail").length;
    for (const role of ROLES) {
      expect(cores(outlined(sprites[role])), role).toBeGreaterThan(0);
      expect(cores(hollowed(sprites[role])), role).toBeGreaterThan(0);
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

test("there are pictures in at least four sizes, and a square gets the largest that fits", () => {
  const widths = SIZES.map(({ rows }) => spritesOf(rows).king[0]?.length ?? 0);
  expect(new Set(widths).size).toBeGreaterThanOrEqual(4);
  expect(widths).toEqual(widths.toSorted((a, b) => a - b));
});

test.each(SIZES)("no two pieces touch on a full board of squares of $columns x $rows", (size) => {
  for (const role of ROLES) {
    const everywhere = new Map(SQUARES.map((square) => [square, { color: "w", role } as const]));
    const drawn = drawBoard(boardView({ pieces: everywhere }), style({ size, tier: "truecolor" }));
    const body = SLATE.palettes.truecolor.board.white;
    const inked = (paint: unknown): boolean => paint === body.body || paint === body.detail;
    // Two lines of pixels a row of cells, without the coordinates.
    const lines = drawn.slice(0, -1).flatMap((cells) => {
      const upper = cells.map(({ text, fg, bg }) => inked(text === "▀" ? fg : bg));
      const lower = cells.map(({ text, fg, bg }) => inked(text === "▄" ? fg : bg));
      return [upper, lower];
    });
    for (let rank = 1; rank < 8; rank++) {
      const below = 2 * rank * size.rows;
      const touching = lines[below]?.some((pixel, column) => pixel && lines[below - 1]?.[column]);
      expect(touching, `${role}, rank ${8 - rank}`).toBe(false);
    }
    for (const line of lines)
      for (let file = 0; file <= 8; file++) expect(line[2 + file * size.columns] ?? false).toBe(false);
  }
});
