/** The position editor: a set-up that need not make sense yet. */
import { formatFen } from "../../notation/fen.ts";
import { Position } from "../../rules/position.ts";
import type { Setup } from "../../rules/setup.ts";
import type { SetupFault } from "../../rules/setup-faults.ts";
import { type Square, squareAt } from "../../rules/square.ts";
import type { Variant } from "../../rules/variant.ts";
import type { LookWish } from "../look-wish.ts";
import type { Grip } from "./grip.ts";

export interface EditState {
  readonly variant: Variant;
  readonly setup: Setup;
  /** The set-ups before each change, the latest last. */
  readonly history: readonly Setup[];
  readonly cursor: Square;
  /** The piece in hand is the one that stood here. */
  readonly selected: Square | undefined;
  /** What the mouse holds. */
  readonly grip: Grip | undefined;
  readonly flipped: boolean;
  readonly message: { readonly text: string; readonly tone: "info" | "refusal" } | undefined;
  /** The text of the command line; undefined while the keys belong to the board. */
  readonly command: string | undefined;
  /** How many lines the page of keys is scrolled; undefined while the board shows. */
  readonly help: number | undefined;
  /** Changes of the look that were asked for and not answered yet. */
  readonly wishes: readonly LookWish[];
  readonly leaving: "explore" | "play" | "back" | "interrupt" | undefined;
}

export const openEditor = (variant: Variant, setup: Setup, flipped = false): EditState => ({
  variant,
  setup,
  history: [],
  cursor: squareAt(4, 3),
  selected: undefined,
  grip: undefined,
  flipped,
  message: undefined,
  command: undefined,
  help: undefined,
  wishes: [],
  leaving: undefined,
});

/** Everything that keeps the set-up from being a position of the game. */
export function faultsOf({ setup, variant }: EditState): readonly SetupFault[] {
  const position = Position.from(setup, variant);
  return position.ok ? [] : position.error;
}

/** The FEN of what is on the board. */
export const fenOf = ({ setup }: EditState): string => formatFen(setup);
