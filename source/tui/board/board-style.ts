import type { Piece } from "../../rules/piece.ts";
import type { ColorTier } from "../../terminal/capabilities.ts";
import type { Characters, PieceSet } from "./art/piece-set.ts";
import type { Mark } from "./board-view.ts";
import type { OverlayNote } from "./overlay-view.ts";
import type { SquareSize } from "./square-size.ts";
import type { Theme } from "./theme.ts";

/** How a board is drawn, whatever stands on it. */
export interface BoardStyle {
  readonly size: SquareSize;
  readonly pieceSet: PieceSet;
  readonly characters: Characters;
  readonly tier: ColorTier;
  readonly theme: Theme;
}

/** What one square shows. */
export interface SquareContent {
  readonly shade: "light" | "dark";
  readonly piece?: Piece | undefined;
  readonly marks: ReadonlySet<Mark>;
  /** What the overlay says here. */
  readonly note?: OverlayNote | undefined;
}
