import type { Color } from "../../rules/piece.ts";
import type { Square } from "../../rules/square.ts";

/** What an overlay says of one square. */
export type NoteTone =
  /** An anti-king would be attacked here. */
  | "haven"
  /** The same, and it can go there now. */
  | "reach"
  | "attacked"
  /** A piece that may not move because of a royal. */
  | "held"
  /** An enemy piece that attacks the anti-king and so holds it. */
  | "holder"
  | "taker"
  | "prey"
  /** A piece that has no part in what the overlay shows. */
  | "dimmed";

export const NOTE_TONES: readonly NoteTone[] = [
  "haven",
  "reach",
  "attacked",
  "held",
  "holder",
  "taker",
  "prey",
  "dimmed",
];

export interface OverlayNote {
  readonly tone: NoteTone;
  /** How many attackers there are; shown as a digit, or as "+" from ten on. */
  readonly count?: number | undefined;
}

interface Notes {
  /** Squares of which there is nothing to say are missing. */
  readonly squares: ReadonlyMap<Square, OverlayNote>;
}

/** A question that the whole board answers, as notes on squares. At most one is shown at a time. */
export type Overlay =
  /** Where the anti-king of a side may live. */
  | (Notes & { readonly kind: "haven"; readonly color: Color })
  /** What a side attacks. */
  | (Notes & { readonly kind: "attacks"; readonly color: Color })
  /** Who is tied by the royals of a side, the one to move. */
  | (Notes & { readonly kind: "holders"; readonly color: Color })
  /** Who can take what, in how many moves, and whether it must. */
  | (Notes & { readonly kind: "captures"; readonly choices: number; readonly compulsory: boolean });
