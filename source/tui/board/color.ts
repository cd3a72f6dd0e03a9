/** Colours as numbers: how bright they are, how far apart, and mixtures of them. */
import type { Paint } from "./paint.ts";

/** "#rrggbb". */
export type Hex = `#${string}`;

type Triple = readonly [number, number, number];

/** "#ff8000" as [255, 128, 0]. */
export function rgbOfHex(hex: string): Triple {
  const value = Number.parseInt(hex.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}

/**
 * Red, green and blue from 0 to 255. Of the 256 colours those from 16 on are fixed: a cube of six levels, then greys.
 * Throws a RangeError for the first sixteen, whose shade is the terminal's choice.
 */
export function rgbOf(paint: Paint): Triple {
  if (typeof paint === "string") return rgbOfHex(paint);
  if (paint < 16) throw new RangeError(`what colour ${paint} is, is the terminal's choice`);
  if (paint >= 232) return [8 + 10 * (paint - 232), 8 + 10 * (paint - 232), 8 + 10 * (paint - 232)];
  const level = (step: number): number => (step === 0 ? 0 : 55 + 40 * step);
  const index = paint - 16;
  return [level(Math.floor(index / 36)), level(Math.floor(index / 6) % 6), level(index % 6)];
}

/** The light of each primary, 0 to 1. */
export function linearOf(paint: Paint): Triple {
  const [red, green, blue] = rgbOf(paint);
  const light = (value: number): number => {
    const part = value / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  };
  return [light(red), light(green), light(blue)];
}

/** A colour by the light of its primaries; what is out of range is cut. */
export function hexOfLinear(light: Triple): Hex {
  const digits = light.map((part) => {
    const within = Math.min(1, Math.max(0, part));
    const value = within <= 0.0031308 ? within * 12.92 : 1.055 * within ** (1 / 2.4) - 0.055;
    return Math.round(value * 255)
      .toString(16)
      .padStart(2, "0");
  });
  return `#${digits.join("")}`;
}

const brightness = ([red, green, blue]: Triple): number => 0.2126 * red + 0.7152 * green + 0.0722 * blue;

/** Relative luminance as WCAG 2 defines it, 0 (black) to 1 (white). */
export function luminanceOf(paint: Paint): number {
  const known = luminances.get(paint);
  if (known !== undefined) return known;
  const found = brightness(linearOf(paint));
  luminances.set(paint, found);
  return found;
}

/** Themes compare the same few hundred colours again and again. */
const luminances = new Map<Paint, number>();

/** The ratio by which WCAG 2 measures contrast, 1 to 21. */
export function contrast(one: Paint, other: Paint): number {
  const [first, second] = [luminanceOf(one), luminanceOf(other)];
  return (Math.max(first, second) + 0.05) / (Math.min(first, second) + 0.05);
}

/** A colour as eyes sort it (OKLab): lightness from 0 to 1, and two axes, green to red and blue to yellow. */
export function oklabOf(paint: Paint): Triple {
  const known = oklab.get(paint);
  if (known !== undefined) return known;
  const found = oklabOfLinear(linearOf(paint));
  oklab.set(paint, found);
  return found;
}

/** As with luminances. */
const oklab = new Map<Paint, Triple>();

function oklabOfLinear([red, green, blue]: Triple): Triple {
  const long = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const middle = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const short = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  return [
    0.2104542553 * long + 0.793617785 * middle - 0.0040720468 * short,
    1.9779984951 * long - 2.428592205 * middle + 0.4505937099 * short,
    0.0259040371 * long + 0.7827717662 * middle - 0.808675766 * short,
  ];
}

/** How far two colours are apart to the eye, in hundredths of the way from black to white; 2 can just be seen. */
export function distance(one: Paint, other: Paint): number {
  // By index: before code is hot, taking triples apart by pattern is slow, and a theme asks ten thousand times.
  const own = oklabOf(one);
  const its = oklabOf(other);
  const l = own[0] - its[0];
  const a = own[1] - its[1];
  const b = own[2] - its[2];
  return 100 * Math.sqrt(l * l + a * a + b * b);
}

/** A mixture of two colours, with so much of the second (0 to 1). */
export function mixed(one: Paint, other: Paint, share: number): Hex {
  const [red, green, blue] = rgbOf(one);
  const [otherRed, otherGreen, otherBlue] = rgbOf(other);
  const digits = [
    [red, otherRed],
    [green, otherGreen],
    [blue, otherBlue],
  ].map(([own = 0, its = 0]) =>
    Math.round(own + (its - own) * share)
      .toString(16)
      .padStart(2, "0"),
  );
  return `#${digits.join("")}`;
}

/** The same hue as bright as another colour; paler where no colour so bright is so vivid, and grey for black. */
export const asBrightAs = (hue: Paint, model: Paint): Hex => withLuminance(hue, luminanceOf(model));

/** The same hue, no nearer in brightness to a background than a contrast asks (1 to 21); as it is where it is far enough. */
export function readableOn(background: Paint, hue: Hex, least: number): Hex {
  if (contrast(hue, background) >= least) return hue;
  const ground = luminanceOf(background) + 0.05;
  // A little more than asked, since colours come in steps.
  const wanted = ground > 0.5 ? ground / least - 0.052 : ground * least - 0.047;
  return withLuminance(hue, Math.min(1, Math.max(0, wanted)));
}

/** The same hue with another luminance, 0 to 1. */
function withLuminance(hue: Paint, wanted: number): Hex {
  const own = linearOf(hue);
  const light = brightness(own);
  const scaled = own.map((part) => (light === 0 ? wanted : (part * wanted) / light));
  const highest = Math.max(...scaled);
  // Towards the grey of that brightness, as far as the brightest primary needs it.
  const grey = highest <= 1 ? 0 : (highest - 1) / (highest - wanted);
  const [red = 0, green = 0, blue = 0] = scaled.map((part) => part + (wanted - part) * grey);
  return hexOfLinear([red, green, blue]);
}
