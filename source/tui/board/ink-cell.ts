import type { Color } from "../../rules/piece.ts";
import type { ArtCell, Pixel } from "./art/art.ts";
import type { Ground } from "./grounds.ts";
import type { Paint, StyledCell } from "./paint.ts";
import type { PiecePaint } from "./theme.ts";

/** How a piece is inked: its side, and its paints unless there is no colour. */
export interface Ink {
  readonly color: Color;
  readonly paint?: PiecePaint | undefined;
  /** Without paints: whether the whole body is drawn, and not its outline only. */
  readonly solid?: boolean | undefined;
  /** Drawn with less weight. */
  readonly faint?: boolean | undefined;
}

/** The bare ground as a cell. */
export const groundCell = (ground: Ground): StyledCell => ({
  text: ground.texture,
  bg: ground.fill,
  inverse: ground.inverse,
  underline: ground.underline,
});

/** One cell of a piece's picture on its ground. */
export function inkCell(art: ArtCell, ground: Ground, ink: Ink): StyledCell {
  if (art.kind === "pixels") {
    if (art.upper === "ground" && art.lower === "ground") return groundCell(ground);
    return ink.paint === undefined
      ? plainPixels(art.upper, art.lower, ground, ink.solid === true)
      : paintedPixels(art.upper, art.lower, ground.fill, ink.paint);
  }
  if (art.kind === "quadrants") {
    if (art.pixels.every((pixel) => pixel === "ground")) return groundCell(ground);
    return ink.paint === undefined
      ? plainQuadrants(art.pixels, ground, ink.solid === true)
      : paintedQuadrants(art.pixels, ground.fill, ink.paint);
  }
  if (art.kind === "character" && art.on === "ground") {
    const weight = ink.faint ? { faint: true } : { bold: ink.color === "w" };
    return { ...groundCell(ground), text: art.text, fg: ink.paint?.body, ...weight };
  }
  const text = art.kind === "rim" && (ink.paint !== undefined || ink.solid) ? " " : art.text;
  if (ink.paint !== undefined) return { text, fg: ink.paint.letter, bg: ink.paint.body, bold: true };
  // Without colour the letter is cut out of a body that is solid.
  return { text, inverse: (ink.solid === true) !== (ground.inverse === true), bold: true };
}

/** Two pixels in up to two colours. */
function paintedPixels(upper: Pixel, lower: Pixel, fill: Paint | undefined, paint: PiecePaint): StyledCell {
  const paintOf = (pixel: Pixel): Paint | undefined => (pixel === "ground" ? fill : paint[pixel]);
  if (upper === lower) return { text: " ", bg: paintOf(upper) };
  if (upper === "ground") return { text: "▄", fg: paintOf(lower), bg: fill };
  return { text: "▀", fg: paintOf(upper), bg: paintOf(lower) };
}

const HALVES = [" ", "▄", "▀", "█"] as const;

/** Whether a pixel is drawn without colour: a solid body with its details, of another only the body. */
const isOn = (pixel: Pixel, solid: boolean): boolean => pixel === "body" || (pixel === "detail" && solid);

function plainPixels(upper: Pixel, lower: Pixel, ground: Ground, solid: boolean): StyledCell {
  const text = HALVES[(isOn(upper, solid) ? 2 : 0) + (isOn(lower, solid) ? 1 : 0)] ?? " ";
  return { text, inverse: ground.inverse };
}

/** By the quarters that are on: the upper left counts 1, the upper right 2, the lower left 4, the lower right 8. */
const QUARTERS = " ▘▝▀▖▌▞▛▗▚▐▜▄▙▟█";

const quarters = (pixels: readonly Pixel[], isSet: (pixel: Pixel) => boolean): string =>
  QUARTERS.charAt(pixels.reduce((sum, pixel, index) => sum + (isSet(pixel) ? 2 ** index : 0), 0));

/** Four pixels in up to two colours; where three would meet, details are drawn as body. */
function paintedQuadrants(pixels: readonly Pixel[], fill: Paint | undefined, paint: PiecePaint): StyledCell {
  const grounded = pixels.includes("ground");
  const detail = pixels.includes("detail") && !(grounded && pixels.includes("body"));
  const front = detail ? paint.detail : paint.body;
  const back = grounded ? fill : paint.body;
  const text = quarters(pixels, (pixel) => (grounded ? pixel !== "ground" : pixel === "detail"));
  if (text === "█") return { text: " ", bg: front };
  return text === " " ? { text, bg: back } : { text, fg: front, bg: back };
}

const plainQuadrants = (pixels: readonly Pixel[], ground: Ground, solid: boolean): StyledCell => ({
  text: quarters(pixels, (pixel) => isOn(pixel, solid)),
  inverse: ground.inverse,
});
