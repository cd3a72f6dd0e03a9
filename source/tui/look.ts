import { createContext, useContext } from "react";
import { type Characters, effectiveSet, growsWithSquares, type PieceSet } from "./board/art/piece-set.ts";
import type { TextStyle } from "./board/theme.ts";
import type { LayoutOptions } from "./layout.ts";

/** How everything on one terminal is drawn. */
export interface Look extends TextStyle {
  readonly pieceSet: PieceSet;
  readonly characters: Characters;
  /** The most rows that squares of the board should have; undefined: as many as fit. */
  readonly largestSquareRows?: number | undefined;
}

/** Characters and ASCII art do not grow, so larger squares, unless somebody wants them, would only be emptier. */
const LARGEST_TEXT_ROWS = 3;

/** How the layout has to respect a look. */
export function layoutOptions({ characters, pieceSet, largestSquareRows }: Look): LayoutOptions {
  const useful = growsWithSquares(effectiveSet(pieceSet, characters)) ? Infinity : LARGEST_TEXT_ROWS;
  return { largestSquareRows: largestSquareRows ?? useful };
}

export const LookContext = createContext<Look | undefined>(undefined);

/** The look of the terminal that a component is drawn on. */
export function useLook(): Look {
  const look = useContext(LookContext);
  if (look === undefined) throw new Error("no look is provided");
  return look;
}
