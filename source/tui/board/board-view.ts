import type { Piece } from "../../rules/piece.ts";
import type { Square } from "../../rules/square.ts";
import type { Overlay } from "./overlay-view.ts";

/** Everything the drawing of a board depends on, as plain values. A square missing from `pieces` is empty. */
export interface BoardView {
  readonly pieces: ReadonlyMap<Square, Piece>;
  /** Black at the bottom. */
  readonly flipped: boolean;
  readonly cursor?: Square | undefined;
  /** The piece that was picked up. */
  readonly selected?: Square | undefined;
  /** Where the picked piece may go without taking. */
  readonly quietTargets: ReadonlySet<Square>;
  /** Where the picked piece may take; an en passant target is an empty square of this kind. */
  readonly captureTargets: ReadonlySet<Square>;
  readonly lastMove?: { readonly from: Square; readonly to: Square } | undefined;
  /** Kings in check. */
  readonly check: ReadonlySet<Square>;
  /** Anti-kings in anti-check: nobody attacks them. */
  readonly antiCheck: ReadonlySet<Square>;
  /** Pieces that can take where taking is compulsory. */
  readonly mustCapture: ReadonlySet<Square>;
  /** Squares an explanation speaks of. */
  readonly highlighted: ReadonlySet<Square>;
  /** What is shown of the whole position, below all marks. */
  readonly overlay?: Overlay | undefined;
}

/** One thing a square can say about itself. Any of them can meet on one square and all stay visible. */
export type Mark =
  | "cursor"
  | "selected"
  | "quiet"
  | "capture"
  | "lastFrom"
  | "lastTo"
  | "check"
  | "antiCheck"
  | "mustCapture"
  | "highlighted";

export const MARKS: readonly Mark[] = [
  "cursor",
  "selected",
  "quiet",
  "capture",
  "lastFrom",
  "lastTo",
  "check",
  "antiCheck",
  "mustCapture",
  "highlighted",
];

const NOWHERE: ReadonlySet<Square> = new Set();

/** A board without marks, White at the bottom; give what differs. */
export function boardView(parts: Partial<BoardView> & Pick<BoardView, "pieces">): BoardView {
  return {
    flipped: false,
    quietTargets: NOWHERE,
    captureTargets: NOWHERE,
    check: NOWHERE,
    antiCheck: NOWHERE,
    mustCapture: NOWHERE,
    highlighted: NOWHERE,
    ...parts,
  };
}

/** The marks a view puts on one square. */
export function marksOn(view: BoardView, square: Square): ReadonlySet<Mark> {
  const held = {
    cursor: view.cursor === square,
    selected: view.selected === square,
    quiet: view.quietTargets.has(square),
    capture: view.captureTargets.has(square),
    lastFrom: view.lastMove?.from === square,
    lastTo: view.lastMove?.to === square,
    check: view.check.has(square),
    antiCheck: view.antiCheck.has(square),
    mustCapture: view.mustCapture.has(square),
    highlighted: view.highlighted.has(square),
  } satisfies Record<Mark, boolean>;
  return new Set(MARKS.filter((mark) => held[mark]));
}
