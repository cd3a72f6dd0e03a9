import type { Piece } from "../../rules/piece.ts";
import type { Characters, PieceSet } from "./art/piece-set.ts";
import type { Mark } from "./board-view.ts";
import type { OverlayNote } from "./overlay-view.ts";
import type { SquareSize } from "./square-size.ts";
import type { TextStyle } from "./theme.ts";

/** How a board is drawn, whatever stands on it. */
export interface BoardStyle extends TextStyle {
  readonly size: SquareSize;
  readonly pieceSet: PieceSet;
  readonly characters: Characters;
}

/** What one square shows. */
export interface SquareContent {
  readonly shade: "light" | "dark";
  readonly piece?: Piece | undefined;
  readonly marks: ReadonlySet<Mark>;
  /** What the overlay says here. */
  readonly note?: OverlayNote | undefined;
}
