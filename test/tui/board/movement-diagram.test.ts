import { describe, expect, test } from "vitest";
import { pseudoLegalMoves } from "../../../source/rules/generator.ts";
import { isCapture, isDoubleStep, isLeap, type Move, moveFrom, moveTo } from "../../../source/rules/move.ts";
import { COLORS, ROLES, type Role } from "../../../source/rules/piece.ts";
import { fileOf, rankOf, SQUARES, type Square, squareName } from "../../../source/rules/square.ts";
import { VARIANTS, type VariantId, variantOf } from "../../../source/rules/variant.ts";
import { drawBoard } from "../../../source/tui/board/draw-board.ts";
import { diagramLegend, movementDiagram } from "../../../source/tui/board/movement-diagram.ts";
import { plainBlock } from "../../../source/tui/board/render-cells.ts";
import { boardExtent, SQUARE_SIZES } from "../../../source/tui/board/square-size.ts";
import { style } from "./support.ts";

const names = (squares: Iterable<Square>): string[] => [...new Set([...squares].map(squareName))].sort();

const whites = (id: VariantId, role: Role) => movementDiagram(variantOf(id), { color: "w", role });

const picture = (id: VariantId, role: Role, rows = 1): string => {
  const { view, window } = whites(id, role);
  const drawn = style({ size: SQUARE_SIZES.find((size) => size.rows === rows) ?? SQUARE_SIZES[0] });
  return plainBlock(drawBoard(view, drawn, window))
    .map((line) => line.trimEnd())
    .join("\n");
};

const CASES = VARIANTS.flatMap((variant) =>
  ROLES.filter((role) => role !== "antiking" || variant.antiking).flatMap((role) =>
    COLORS.map((color) => ({ name: `${color} ${role} in ${variant.id}`, variant, piece: { color, role } })),
  ),
);

describe.each(CASES)("the diagram of $name", ({ variant, piece }) => {
  const { view, window, position, square } = movementDiagram(variant, piece);
  const isInside = (at: Square): boolean =>
    fileOf(at) >= window.file &&
    fileOf(at) < window.file + window.files &&
    rankOf(at) >= window.rank &&
    rankOf(at) < window.rank + window.ranks;
  const moves = pseudoLegalMoves(position).filter((move) => moveFrom(move) === square);
  const targets = (accepts: (move: Move) => boolean) =>
    names(moves.filter(accepts).map(moveTo).filter(isInside));

  test("marks what the rules let the piece do in the position that is drawn", () => {
    expect(names(view.quietTargets)).toEqual(targets((move) => !isCapture(move)));
    expect(names(view.captureTargets)).toEqual(targets(isCapture));
    expect(names(view.highlighted)).toEqual(targets((move) => isLeap(move) || isDoubleStep(move)));
    expect(view.selected).toBe(square);
    for (const at of SQUARES) expect(view.pieces.get(at)).toEqual(position.pieceAt(at));
  });

  test("shows every piece and something to take, and nothing that would leave a king attacked", () => {
    expect([...view.pieces.keys()].every(isInside)).toBe(true);
    expect(view.quietTargets.size).toBeGreaterThan(0);
    expect(view.captureTargets.size).toBeGreaterThan(0);
    expect(position.kingAttacked(piece.color)).toBe(false);
    if (piece.role !== "antiking") for (const move of moves) expect(position.royalFaults(move)).toBe(0);
  });

  test("is five squares by five or seven by seven, with a legend of at most 60 columns", () => {
    expect([5, 7]).toContain(window.files);
    expect(window.ranks).toBe(window.files);
    for (const size of SQUARE_SIZES) {
      const block = drawBoard(view, style({ size }), window);
      const extent = boardExtent(size, window);
      expect(block.length).toBe(extent.rows);
      expect(new Set(block.map((line) => line.length))).toEqual(new Set([extent.columns]));
    }
    expect(diagramLegend({ view, window, position, square, captionWords: [] }, style()).length).toBeLessThan(
      61,
    );
  });
});

describe("diagrams look", () => {
  test("a Berolina pawn's", () => {
    expect(picture("antiking1", "pawn")).toMatchInlineSnapshot(`
      "6 ░░░   ░░░   ░░░
      5    ░•░ px░•░
      4 ░░░   ░P░   ░░░
      3    ░░░   ░░░
      2 ░░░   ░░░   ░░░
         b  c  d  e  f"
    `);
  });

  test("an orthodox pawn's, from where it may go two squares", () => {
    expect(picture("antiking2", "pawn", 2)).toMatchInlineSnapshot(`
      "       ░░░░░     ░░░░░
      5      ░░░░░     ░░░░░
        ░░░░░     ░░▄░░     ░░░░░
      4 ░░░░░     ░░▀░░     ░░░░░
             ░░░░░  ▄  ░░░░░
      3      ░▐p▌x  ▀  ░▐p▌x
        ░░░░░     ░░░░░     ░░░░░
      2 ░░░░░     ░ P ░     ░░░░░
             ░░░░░     ░░░░░
      1      ░░░░░     ░░░░░
          b    c    d    e    f"
    `);
  });

  test("a black pawn's, with Black at the bottom", () => {
    const { view, window } = movementDiagram(variantOf("antiking2"), { color: "b", role: "pawn" });
    expect(plainBlock(drawBoard(view, style({ size: SQUARE_SIZES[0] }), window))).toMatchInlineSnapshot(`
      [
        "4 ░░░   ░░░   ░░░",
        "5    ░░░ • ░░░   ",
        "6 ░░░ Px░•░ Px░░░",
        "7    ░░░ p ░░░   ",
        "8 ░░░   ░░░   ░░░",
        "   f  e  d  c  b ",
      ]
    `);
  });

  test("an anti-king's, which takes its own and no enemy, and leaps where the game lets it", () => {
    expect(picture("antiking2", "antiking")).toMatchInlineSnapshot(`
      "6 ░░░   ░░░   ░░░
      5    ░•░ • ░•░
      4 ░░░ • ░A░ Px░░░
      3    ░Px p ░•░
      2 ░░░   ░░░   ░░░
         b  c  d  e  f"
    `);
    expect(picture("antiking1", "antiking")).toMatchInlineSnapshot(`
      "6 ░░░ • ░░░ • ░░░
      5  • ░•░ • ░•░ •
      4 ░░░ • ░A░ Px░░░
      3  • ░Px p ░•░ •
      2 ░░░ • ░░░ • ░░░
         b  c  d  e  f"
    `);
  });

  test("a rook's, which stops at what it takes", () => {
    expect(picture("chess", "rook")).toMatchInlineSnapshot(`
      "7 ░░░   ░░░ • ░░░   ░░░
      6    ░░░   ░•░   ░░░
      5 ░░░   ░░░ • ░░░   ░░░
      4  • ░•░ • ░R░ • ░px
      3 ░░░   ░░░ • ░░░   ░░░
      2    ░░░   ░px   ░░░
      1 ░░░   ░░░   ░░░   ░░░
         a  b  c  d  e  f  g"
    `);
  });

  test("and their legends", () => {
    const legend = (id: VariantId, role: Role) => plainBlock([diagramLegend(whites(id, role), style())])[0];
    expect([
      legend("chess", "knight"),
      legend("chess", "pawn"),
      legend("antiking1", "king"),
    ]).toMatchInlineSnapshot(`
      [
        " •  goes ·   x takes",
        " •  goes ·   x takes ·  •  only from where it starts",
        " •  goes ·   x takes ·  •  a leap, once, as its first move",
      ]
    `);
  });
});

describe("what moves look like in the rules' own terms", () => {
  test("a Berolina pawn goes slantwise and takes straight ahead", () => {
    const { view, square } = whites("antiking1", "pawn");
    expect(squareName(square)).toBe("d4");
    expect(names(view.quietTargets)).toEqual(["c5", "e5"]);
    expect(names(view.captureTargets)).toEqual(["d5"]);
  });

  test("an orthodox pawn goes one or two squares straight ahead and takes slantwise", () => {
    const { view } = whites("chess", "pawn");
    expect(names(view.quietTargets)).toEqual(["d3", "d4"]);
    expect(names(view.highlighted)).toEqual(["d4"]);
    expect(names(view.captureTargets)).toEqual(["c3", "e3"]);
  });

  test("an anti-king's captures are its own side's pieces, and an enemy beside it is none", () => {
    const { view } = whites("antiking2", "antiking");
    for (const at of view.captureTargets) expect(view.pieces.get(at)?.color).toBe("w");
    const enemies = [...view.pieces].filter(([, piece]) => piece.color === "b").map(([at]) => at);
    expect(enemies).toHaveLength(1);
    for (const at of enemies) expect(view.quietTargets.has(at) || view.captureTargets.has(at)).toBe(false);
  });

  test.each(["king", "antiking"] as const)(
    "a %s leaps to eight squares only where games have leaps",
    (role) => {
      expect(whites("antiking1", role).view.highlighted.size).toBe(8);
      expect(whites("antiking2", role).view.highlighted.size).toBe(0);
    },
  );

  test("the caption says how the piece moves", () => {
    expect(whites("antiking1", "pawn").captionWords[0]).toBe(
      "A Berolina pawn steps slantwise forward and takes straight forward.",
    );
  });
});
