/** What the signs and colours of an overlay mean, in a line with samples that the board's own code draws. */
import type { Piece } from "../../rules/piece.ts";
import { COLOR_NAMES, count } from "../../words/names.ts";
import { type LegendStyle, legendLine, sampleSquare } from "./legend.ts";
import type { NoteTone, Overlay } from "./overlay-view.ts";
import type { CellLine } from "./paint.ts";

export interface Legend {
  /** At most 78 columns. */
  readonly long: CellLine;
  /** At most 40 columns. */
  readonly short: CellLine;
}

/** What a note means; the words alone where there is no note to show. */
interface Entry {
  readonly tone?: NoteTone;
  readonly words: string;
}

/** The legend of an overlay. It speaks only of notes that are on the board. */
export function legendOf(overlay: Overlay, style: LegendStyle): Legend {
  const line = (entries: readonly Entry[]): CellLine =>
    legendLine(
      entries.map(({ tone, words }) =>
        tone === undefined ? { words } : { sample: sampleOf(tone, overlay, style), words },
      ),
      style,
    );
  const [long, short] = entriesOf(overlay);
  return { long: line(long), short: line(short) };
}

/** The entries of the long legend and of the short one. */
function entriesOf(overlay: Overlay): readonly [readonly Entry[], readonly Entry[]] {
  const notes = [...overlay.squares.values()];
  const entry = (tone: NoteTone, text: string): Entry[] =>
    notes.some((note) => note.tone === tone) ? [{ tone, words: text }] : [];
  const over = notes.some((note) => note.count !== undefined && note.count > 9) ? ", +: over 9" : "";
  const only = (text: string): readonly [readonly Entry[], readonly Entry[]] => [
    [{ words: text }],
    [{ words: text }],
  ];
  switch (overlay.kind) {
    case "haven": {
      const whose = `for ${COLOR_NAMES[overlay.color]}'s anti-king`;
      if (notes.length === 0) return only(`no haven ${whose}`);
      const haven = entry("haven", `haven ${whose}`);
      const reach = haven.length === 0 ? `haven ${whose}, in reach` : "in reach";
      return [
        [...haven, ...entry("reach", reach), { words: `digit: attackers${over}` }],
        [...entry("haven", "haven"), ...entry("reach", "in reach"), { words: "n: attackers" }],
      ];
    }
    case "attacks": {
      const side = COLOR_NAMES[overlay.color];
      if (notes.length === 0) return only(`${side} attacks nothing`);
      return [
        [...entry("attacked", `attacked or guarded by ${side}`), { words: `digit: by how many${over}` }],
        [...entry("attacked", `attacked by ${side}`), { words: "n: how often" }],
      ];
    }
    case "holders": {
      const side = COLOR_NAMES[overlay.color];
      if (notes.length === 0) return only(`no royal ties a piece of ${side}'s`);
      return [
        [
          ...entry("held", "may not move because of a royal"),
          ...entry("holder", `attacks ${side}'s anti-king`),
        ],
        [...entry("held", "may not move"), ...entry("holder", "holds anti-king")],
      ];
    }
    case "captures": {
      if (notes.length === 0) return only("nothing can be taken");
      const { choices, compulsory } = overlay;
      const duty = compulsory ? `, ${choices === 1 ? "it" : "one"} must be made` : "";
      return [
        [
          ...entry("taker", "can take"),
          ...entry("prey", "can be taken"),
          ...entry("dimmed", "the rest"),
          { words: `${count(choices, "capture")}${duty}` },
        ],
        [...entry("taker", "takes"), ...entry("prey", "is taken"), { words: count(choices, "choice") }],
      ];
    }
  }
}

const PAWN: Piece = { color: "w", role: "pawn" };

/** An empty square in one row with a note that is on the board, without an edge that says nothing; dimming needs a piece. */
function sampleOf(tone: NoteTone, { squares }: Overlay, style: LegendStyle): CellLine {
  const note = [...squares.values()].find((each) => each.tone === tone) ?? { tone };
  const piece = tone === "dimmed" ? PAWN : undefined;
  const cells = sampleSquare({ marks: new Set(), note, piece }, style);
  return tone === "taker" || tone === "prey" ? cells.slice(0, 2) : cells;
}
