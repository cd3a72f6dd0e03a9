import { createContext, useContext } from "react";
import type { Characters, PieceSet } from "./board/art/piece-set.ts";
import type { TextStyle } from "./board/theme.ts";
import type { LayoutOptions } from "./layout.ts";

/** How everything on one terminal is drawn. */
export interface Look extends TextStyle {
  readonly pieceSet: PieceSet;
  readonly characters: Characters;
}

/** How the layout has to respect a look: ASCII art does not grow, so larger squares would only be emptier. */
export const layoutOptions = ({ characters }: Look): LayoutOptions =>
  characters === "ascii" ? { largestSquareRows: 3 } : {};

export const LookContext = createContext<Look | undefined>(undefined);

/** The look of the terminal that a component is drawn on. */
export function useLook(): Look {
  const look = useContext(LookContext);
  if (look === undefined) throw new Error("no look is provided");
  return look;
}
