import { describe, expect, test } from "vitest";
import { PIECE_SETS } from "../../../source/tui/board/art/piece-set.ts";
import type { SquareContent } from "../../../source/tui/board/board-style.ts";
import { MARKS, type Mark } from "../../../source/tui/board/board-view.ts";
import { drawBoard } from "../../../source/tui/board/draw-board.ts";
import { drawSquare } from "../../../source/tui/board/draw-square.ts";
import { NOTE_TONES, type OverlayNote } from "../../../source/tui/board/overlay-view.ts";
import { plainBlock, renderBlock } from "../../../source/tui/board/render-cells.ts";
import { SQUARE_SIZES } from "../../../source/tui/board/square-size.ts";
import { THEMES } from "../../../source/tui/board/themes/themes.ts";
import { ANTIKING2, named, style, viewWith } from "./support.ts";

const TIERS = ["truecolor", "256", "16", "none"] as const;

/** Marks that cannot meet: a move takes or does not, a piece leaves or arrives, a piece is king or anti-king. */
const NEVER_TOGETHER: readonly (readonly [Mark, Mark])[] = [
  ["quiet", "capture"],
  ["lastFrom", "lastTo"],
  ["check", "antiCheck"],
];

const PAIRS = MARKS.flatMap((one, index) =>
  MARKS.slice(index + 1).map((other) => [one, other] as const),
).filter(([one, other]) => !NEVER_TOGETHER.some(([a, b]) => a === one && b === other));

/** What a test puts the marks on. */
const CONTENTS: readonly (readonly [string, Omit<SquareContent, "marks">])[] = [
  ["a light pawn", { shade: "light", piece: { color: "w", role: "pawn" } }],
  ["a dark rook", { shade: "dark", piece: { color: "b", role: "rook" } }],
  ["a king", { shade: "light", piece: { color: "b", role: "king" } }],
  ["an anti-king", { shade: "dark", piece: { color: "w", role: "antiking" } }],
  ["nothing", { shade: "dark" }],
  ["nothing on light", { shade: "light" }],
];

/** Marks that meet on one square: a refusal speaks of a piece in hand, of one that just moved, of a royal in trouble. */
const TRIOS: readonly (readonly [string, Omit<SquareContent, "marks">, ...(readonly Mark[])[]])[] = [
  [
    "a king",
    { shade: "light", piece: { color: "b", role: "king" } },
    ["check", "selected", "highlighted"],
    ["check", "selected", "cursor"],
    ["check", "highlighted", "cursor"],
  ],
  [
    "an anti-king",
    { shade: "dark", piece: { color: "w", role: "antiking" } },
    ["antiCheck", "selected", "highlighted"],
    ["antiCheck", "selected", "cursor"],
    ["antiCheck", "highlighted", "cursor"],
  ],
  [
    "the piece that moved",
    { shade: "dark", piece: { color: "b", role: "rook" } },
    ["lastTo", "capture", "highlighted"],
    ["lastTo", "capture", "cursor"],
    ["lastTo", "highlighted", "cursor"],
  ],
  [
    "the square it left",
    { shade: "light" },
    ["lastFrom", "quiet", "highlighted"],
    ["lastFrom", "quiet", "cursor"],
    ["lastFrom", "highlighted", "cursor"],
  ],
  [
    "a piece that must take",
    { shade: "light", piece: { color: "w", role: "pawn" } },
    ["mustCapture", "selected", "highlighted"],
    ["mustCapture", "selected", "cursor"],
  ],
];

/** An anti-king can never go where the last move ended: its own side has not moved since. */
const impossible = (note: OverlayNote, mark: Mark): boolean => note.tone === "reach" && mark === "lastTo";

/** A note of every tone, counted where boards count, and some counts more. */
const NOTES: readonly OverlayNote[] = [
  ...NOTE_TONES.map((tone) =>
    tone === "haven" || tone === "reach" || tone === "attacked" ? { tone, count: 2 } : { tone },
  ),
  { tone: "haven", count: 9 },
  { tone: "haven", count: 10 },
  { tone: "attacked", count: 1 },
];

describe.each(TIERS)("with %s colours", (tier) => {
  describe.each(SQUARE_SIZES.filter((size) => size.rows <= 8))("in squares of $columns x $rows", (size) => {
    test.each(PIECE_SETS)(
      "two marks on one square look unlike either alone, and no mark unlike none (%s)",
      (pieceSet) => {
        for (const characters of ["unicode", "ascii"] as const) {
          const drawn = style({ tier, size, pieceSet, characters });
          for (const [what, content] of CONTENTS) {
            const show = (...marks: Mark[]): string =>
              renderBlock(drawSquare({ ...content, marks: new Set(marks) }, drawn)).join("\n");
            const alone = new Map(MARKS.map((mark) => [mark, show(mark)]));
            expect(new Set([show(), ...alone.values()]).size, `single marks on ${what}`).toBe(
              MARKS.length + 1,
            );
            for (const [one, other] of PAIRS) {
              const both = show(one, other);
              expect(
                both !== alone.get(one) && both !== alone.get(other),
                `${one} and ${other} on ${what}`,
              ).toBe(true);
            }
          }
        }
      },
    );
  });

  // The default theme is seen in all sizes above; where things stand does not depend on the theme.
  test.each(THEMES)("in the theme $name too, all marks are told apart, alone and in twos", (theme) => {
    for (const rows of [2, 4]) {
      const size = SQUARE_SIZES.find((each) => each.rows === rows) ?? SQUARE_SIZES[0];
      const drawn = style({ tier, size, theme });
      for (const [what, content] of CONTENTS) {
        const show = (...marks: Mark[]): string =>
          renderBlock(drawSquare({ ...content, marks: new Set(marks) }, drawn)).join("\n");
        const alone = new Map(MARKS.map((mark) => [mark, show(mark)]));
        expect(new Set([show(), ...alone.values()]).size, what).toBe(MARKS.length + 1);
        for (const [one, other] of PAIRS) {
          const both = show(one, other);
          const name = `${one} and ${other} on ${what}`;
          expect(both !== alone.get(one) && both !== alone.get(other), name).toBe(true);
        }
      }
    }
  });

  test.each(THEMES)("in the theme $name, three marks that meet in play all show", (theme) => {
    for (const rows of [1, 2, 3, 4]) {
      const size = SQUARE_SIZES.find((each) => each.rows === rows) ?? SQUARE_SIZES[0];
      const drawn = style({ tier, size, theme });
      for (const [what, content, ...trios] of TRIOS) {
        const show = (...marks: Mark[]): string =>
          renderBlock(drawSquare({ ...content, marks: new Set(marks) }, drawn)).join("\n");
        for (const trio of trios) {
          for (const hidden of trio) {
            const without = show(...trio.filter((mark) => mark !== hidden));
            expect(show(...trio) !== without, `${hidden} of ${trio} on ${what}`).toBe(true);
          }
        }
      }
    }
  });

  // Sizes beyond these place nothing in another way, and "auto" is always another set.
  const NOTED_SIZES = SQUARE_SIZES.filter((size) => size.rows <= 4 || size.rows === 8);
  const NOTED_SETS = PIECE_SETS.filter((pieceSet) => pieceSet !== "auto");
  describe.each(NOTED_SIZES)("in squares of $columns x $rows", (size) => {
    test.each(NOTED_SETS)("notes of an overlay are told apart, and none hides a mark (%s)", (pieceSet) => {
      for (const characters of ["unicode", "ascii"] as const) {
        const drawn = style({ tier, size, pieceSet, characters });
        for (const [what, content] of CONTENTS) {
          const show = (note?: OverlayNote, ...marks: Mark[]): string =>
            renderBlock(drawSquare({ ...content, marks: new Set(marks), note }, drawn)).join("\n");
          // Only pieces are dimmed.
          const notes = NOTES.filter(({ tone }) => tone !== "dimmed" || content.piece !== undefined);
          const noted = new Map(notes.map((note) => [note, show(note)]));
          const marked = new Map(MARKS.map((mark) => [mark, show(undefined, mark)]));
          expect(new Set([show(), ...noted.values()]).size, what).toBe(notes.length + 1);
          // What a count is makes no difference here.
          for (const note of notes.slice(0, NOTE_TONES.length)) {
            for (const mark of MARKS) {
              if (impossible(note, mark)) continue;
              const both = show(note, mark);
              const name = `${note.tone} ${note.count ?? ""} and ${mark} on ${what}`;
              expect(both !== noted.get(note), `${name}: the mark`).toBe(true);
              expect(both !== marked.get(mark), `${name}: the note`).toBe(true);
            }
          }
        }
      }
    });

    test.each(NOTED_SETS)("with a mark on the square, counts are still told apart (%s)", (pieceSet) => {
      for (const characters of ["unicode", "ascii"] as const) {
        const drawn = style({ tier, size, pieceSet, characters });
        for (const [what, content] of CONTENTS) {
          for (const mark of MARKS) {
            const shown = [1, 2, 9, 10].map((count) => {
              const note = { tone: "attacked", count } as const;
              return plainBlock(drawSquare({ ...content, marks: new Set([mark]), note }, drawn)).join("\n");
            });
            expect(new Set(shown).size, `${mark} on ${what}`).toBe(4);
          }
        }
      }
    });
  });
});

test("in one row a count beside a piece takes the cursor's right bracket, and gives way to a sign of the marks", () => {
  const drawn = style({ size: { columns: 3, rows: 1 } });
  const show = (...marks: Mark[]): string =>
    plainBlock(
      drawSquare(
        {
          shade: "light",
          piece: { color: "w", role: "pawn" },
          marks: new Set(marks),
          note: { tone: "attacked", count: 2 },
        },
        drawn,
      ),
    ).join("");
  expect(show()).toBe("2P ");
  expect(show("capture")).toBe("2Px");
  expect(show("cursor")).toBe("[P2");
  expect(show("cursor", "capture")).toBe("[Px");
});

test("whatever notes a square has, its piece is drawn in the same characters, unless it is dimmed", () => {
  for (const size of SQUARE_SIZES) {
    for (const pieceSet of PIECE_SETS) {
      for (const tier of ["truecolor", "none"] as const) {
        const drawn = style({ size, pieceSet, tier });
        const content = {
          shade: "light",
          piece: { color: "b", role: "rook" },
          marks: new Set<Mark>(),
        } as const;
        const inside = (note?: OverlayNote): readonly string[] =>
          plainBlock(drawSquare({ ...content, note }, drawn)).map((line) => [...line].slice(1, -1).join(""));
        for (const note of NOTES) {
          if (note.tone !== "dimmed" || tier === "truecolor") expect(inside(note)).toEqual(inside());
        }
      }
    }
  }
});

test("a dimmed piece is its letter or figurine, faint, where colours cannot mute its picture", () => {
  const content = { shade: "light", piece: { color: "w", role: "king" }, marks: new Set<Mark>() } as const;
  const note = { tone: "dimmed" } as const;
  for (const [tier, figurine] of [
    ["16", "♔"],
    ["none", "♚"],
  ] as const) {
    for (const pieceSet of ["auto", "letter", "ascii", "figurine"] as const) {
      const block = drawSquare({ ...content, note }, style({ tier, pieceSet }));
      const drawn = block.flat().filter((cell) => cell.text !== " ");
      expect(drawn.map(({ text, faint, bold }) => [text, faint, bold])).toEqual([
        [pieceSet === "figurine" ? figurine : "K", true, undefined],
      ]);
    }
  }
});

test("whatever marks a square has, its piece is drawn in the same characters", () => {
  for (const size of SQUARE_SIZES) {
    for (const pieceSet of PIECE_SETS) {
      const drawn = style({ size, pieceSet, tier: "truecolor" });
      const inside = (marks: readonly Mark[]): readonly string[] =>
        plainBlock(drawBoard(viewWith(ANTIKING2, named("a8"), marks), drawn))
          .slice(0, size.rows)
          .map((line) => [...line].slice(3, 1 + size.columns).join(""));
      for (const mark of MARKS) expect(inside([mark])).toEqual(inside([]));
      expect(inside(MARKS)).toEqual(inside([]));
    }
  }
});
