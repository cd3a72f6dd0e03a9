/** Piece sets from files of users: pictures in text for squares of some sizes, or characters. */
import { err, ok, type Result } from "../../rules/result.ts";
import { list } from "../../words/names.ts";
import { type Bitmap, parseBitmap } from "../board/art/bitmap.ts";
import type { DrawnRole } from "../board/art/pictures.ts";
import type { CustomSet } from "../board/art/piece-set.ts";
import { doubledSprites, type Sprites, spritesOf } from "../board/art/sprites.ts";
import { SQUARE_SIZES } from "../board/square-size.ts";
import { type FileFault, faultIn, parseJson, type Shape } from "./shape.ts";

const DRAWN: readonly DrawnRole[] = ["king", "queen", "rook", "bishop", "knight", "pawn"];

type Pictures = Readonly<Record<DrawnRole, readonly string[]>>;

interface PieceSetFile {
  readonly sizes?: readonly (Pictures & { readonly rows: number })[];
  readonly characters?: Readonly<Record<"white" | "black", Readonly<Record<DrawnRole, string>>>>;
}

/**
 * The piece set of a file's text, under a name. The error is a sentence that follows the file's name. Squares between
 * the sizes that are drawn get the next smaller pictures, or those of half the size doubled.
 */
export function parsePieceSet(name: string, text: string): Result<CustomSet, FileFault> {
  const json = parseJson(text);
  if (!json.ok) return json;
  const file = json.value;
  if (!isPieceSetFile(file)) return err(faultIn(file, PIECE_SET) ?? "it is no piece set.");
  const { sizes = [], characters } = file;
  if (sizes.length === 0 && characters === undefined)
    return err('it draws nothing: it needs "sizes" or "characters".');
  const drawn: { readonly rows: number; readonly sprites: Sprites }[] = [];
  for (const [index, size] of sizes.entries()) {
    const path = `sizes[${index}]`;
    if (drawn.some(({ rows }) => rows === size.rows)) return err(`"${path}.rows" is ${size.rows} once more.`);
    const fault = extentFault(size, size.rows, path);
    if (fault !== undefined) return err(fault);
    drawn.push({ rows: size.rows, sprites: spritesOf(bitmapsOf(size)) });
  }
  return ok({
    name,
    sprites: withDoubles(drawn).toSorted((a, b) => b.rows - a.rows),
    characters: characters && { w: characters.white, b: characters.black },
  });
}

/**
 * Every picture has two pixels a row but one, so that pieces do not touch, and is as wide as the first: at most what the
 * marks leave.
 */
function extentFault(pictures: Pictures, rows: number, path: string): FileFault | undefined {
  const most = (SQUARE_SIZES.find((size) => size.rows === rows)?.columns ?? 0) - 2;
  const width = pictures.king[0]?.length ?? 0;
  for (const role of DRAWN) {
    const lines = pictures[role];
    if (lines.length !== 2 * rows - 1)
      return `"${path}.${role}" has ${lines.length} lines, but should have ${2 * rows - 1}: two a row, less one between pieces.`;
    const index = lines.findIndex((line) => line.length !== width);
    if (index >= 0)
      return `"${path}.${role}[${index}]" is ${lines[index]?.length} pixels wide, but should be ${width}, as the king's first line is.`;
  }
  return width > most
    ? `"${path}.king[0]" is ${width} pixels wide, but should be at most ${most}: the outer columns are for marks.`
    : undefined;
}

function bitmapsOf(pictures: Pictures): Readonly<Record<DrawnRole, Bitmap>> {
  const bitmap = (role: DrawnRole): Bitmap => parseBitmap(pictures[role].join("\n"));
  return {
    king: bitmap("king"),
    queen: bitmap("queen"),
    rook: bitmap("rook"),
    bishop: bitmap("bishop"),
    knight: bitmap("knight"),
    pawn: bitmap("pawn"),
  };
}

/** The sprites and those of twice the size that are not there, and of twice that. */
function withDoubles(drawn: CustomSet["sprites"]): CustomSet["sprites"] {
  const doubles = drawn
    .filter(({ rows }) => SQUARE_SIZES.some((size) => size.rows === 2 * rows))
    .filter(({ rows }) => !drawn.some((each) => each.rows === 2 * rows))
    .map(({ rows, sprites }) => ({ rows: 2 * rows, sprites: doubledSprites(sprites) }));
  return doubles.length === 0 ? drawn : withDoubles([...drawn, ...doubles]);
}

const isPieceSetFile = (value: unknown): value is PieceSetFile => faultIn(value, PIECE_SET) === undefined;

const PIXELS: Shape = {
  kind: "list",
  of: {
    kind: "text",
    pattern: /^[.#o]+$/,
    expected: 'pixels: "." for none, "#" for the body, "o" for a detail',
  },
  expected: 'lines of pixels such as "..#.."',
};

const HEIGHTS: readonly number[] = SQUARE_SIZES.map(({ rows }) => rows).slice(1);

const ROWS: Shape = {
  kind: "number",
  holds: (number) => HEIGHTS.includes(number),
  expected: list(HEIGHTS.map(String), "or"),
};

/** Beyond these, characters may be two columns wide, none, or a picture in colours of its own. */
const CHARACTER: Shape = {
  kind: "text",
  pattern:
    /^(?!\p{Emoji_Presentation}|\p{M}|\p{C}|\s|[\u2329\u232A])[\u0021-\u10FF\u2010-\u2BFF\u{1FA00}-\u{1FA6F}]\uFE0E?$/u,
  expected: "one character that is one column wide",
};

const ANTIKING = { antiking: "the anti-king is always the king, turned upside down" };

const ofRoles = (shape: Shape, more: Readonly<Record<string, Shape>> = {}): Shape => ({
  kind: "record",
  fields: { ...more, ...Object.fromEntries(DRAWN.map((role) => [role, shape])) },
  required: [...Object.keys(more), ...DRAWN],
  refused: ANTIKING,
});

const PIECE_SET: Shape = {
  kind: "record",
  fields: {
    sizes: {
      kind: "list",
      of: ofRoles(PIXELS, { rows: ROWS }),
      expected: "a list of sizes",
    },
    characters: {
      kind: "record",
      fields: { white: ofRoles(CHARACTER), black: ofRoles(CHARACTER) },
      required: ["white", "black"],
    },
  },
  refused: ANTIKING,
};
