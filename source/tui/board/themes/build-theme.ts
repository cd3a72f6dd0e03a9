import { asBrightAs, mixed } from "../color.ts";
import type { Fill, FillName, Palette, PiecePaint, Theme, Tint, TintName } from "../theme.ts";
import { once } from "./once.ts";
import { paletteOf256 } from "./palette-256.ts";
import { SIXTEEN } from "./sixteen.ts";
import { textsOn, textsOnDemand } from "./texts.ts";
import type { SideData, ThemeData } from "./theme-data.ts";

/** How much of a dimmed piece is still its own colour. */
const DIMMED = 0.5;

const GROUNDS: ReadonlySet<FillName> = new Set(["selected", "lastFrom", "lastTo", "check", "antiCheck"]);

/**
 * A theme for all terminals: its colours as they are, the nearest of 256, and one of the palettes of sixteen. Those that
 * have to be computed are when a terminal needs them, since no first picture should wait for eight themes.
 */
export function themeOf(name: string, data: ThemeData): Theme {
  const truecolor = once(() => paletteOf(data));
  const of256 = once(() => paletteOf256(truecolor(), data.squares256));
  return {
    name,
    palettes: {
      get truecolor() {
        return truecolor();
      },
      get "256"() {
        return of256();
      },
      "16": SIXTEEN[data.sixteen],
    },
  };
}

function paletteOf(data: ThemeData): Palette {
  const { squares, white, black, marks, ink, overlays } = data;
  const fill = (name: FillName): Fill => ({ fill: marks[name], ink });
  const tint = (name: TintName): Tint => {
    const told = overlays[name];
    if (typeof told !== "string") return { fill: told, ink };
    return { fill: { light: asBrightAs(told, squares.light), dark: asBrightAs(told, squares.dark) }, ink };
  };
  const between = mixed(squares.light, squares.dark, 0.5);
  const dimmed = ({ body, detail, letter }: SideData): PiecePaint => ({
    body: mixed(between, body, DIMMED),
    detail: mixed(between, detail, DIMMED),
    letter: mixed(between, letter, DIMMED),
  });
  return {
    board: {
      lightSquare: squares.light,
      darkSquare: squares.dark,
      white,
      black,
      fills: {
        selected: fill("selected"),
        lastFrom: fill("lastFrom"),
        lastTo: fill("lastTo"),
        check: fill("check"),
        antiCheck: fill("antiCheck"),
        capture: fill("capture"),
        mustCapture: fill("mustCapture"),
        highlighted: fill("highlighted"),
      },
      grounds: GROUNDS,
      tints: {
        haven: tint("haven"),
        reach: tint("reach"),
        attacked: tint("attacked"),
        held: tint("held"),
        holder: tint("holder"),
        taker: tint("taker"),
        prey: tint("prey"),
      },
      tintsPieces: true,
      dimmed: { white: dimmed(white), black: dimmed(black) },
      cursor: data.cursor,
      target: data.target,
    },
    texts: textsOnDemand((background) => textsOn(background, data.text)),
  };
}
