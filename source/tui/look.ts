import { createContext, useContext } from "react";
import type { Characters, PieceSet } from "./board/art/piece-set.ts";
import type { TextStyle } from "./board/theme.ts";
import type { LayoutOptions } from "./layout.ts";

/** How everything on one terminal is drawn. */
export interface Look extends TextStyle {
  readonly pieceSet: PieceSet;
  readonly characters: Characters;
  /** The most rows that squares of the board should have; undefined: as many as fit. */
  readonly largestSquareRows?: number | undefined;
}

/** ASCII art does not grow, so larger squares would only be emptier. */
const LARGEST_ASCII_ROWS = 3;

/** How the layout has to respect a look. */
export function layoutOptions({ characters, largestSquareRows = Infinity }: Look): LayoutOptions {
  const useful = characters === "ascii" ? LARGEST_ASCII_ROWS : Infinity;
  return { largestSquareRows: Math.min(useful, largestSquareRows) };
}

export const LookContext = createContext<Look | undefined>(undefined);

/** The look of the terminal that a component is drawn on. */
export function useLook(): Look {
  const look = useContext(LookContext);
  if (look === undefined) throw new Error("no look is provided");
  return look;
}
