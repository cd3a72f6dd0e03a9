import { expect, test } from "vitest";
import { emptyFrame, type Frame, parseFrame } from "../../../source/terminal/frame.ts";
import { diff, LOST_PEN } from "../../../source/terminal/frame-diff.ts";
import { drawBoard } from "../../../source/tui/board/draw-board.ts";
import { renderBlock } from "../../../source/tui/board/render-cells.ts";
import { ANTIKING2, named, style, view } from "./support.ts";

const SCREEN = { columns: 80, rows: 24 };

test.each([
  ["to the right", "e4", "f4"],
  ["to the left", "e4", "d4"],
  ["up", "e4", "e5"],
  ["off a piece", "e2", "e3"],
  ["from piece to piece", "h1", "h2"],
])("at 80x24 with sixteen colours the cursor's step %s takes at most 60 bytes", (_, from, to) => {
  const drawn = style({ tier: "16", size: { columns: 5, rows: 2 } });
  const frame = (name: string): Frame =>
    parseFrame(renderBlock(drawBoard(view(ANTIKING2, { cursor: named(name) }), drawn)).join("\n"), SCREEN);
  const { pen } = diff(emptyFrame(SCREEN), frame(from), LOST_PEN);
  const { bytes } = diff(frame(from), frame(to), pen);
  expect(bytes).not.toBe("");
  expect(Buffer.byteLength(bytes)).toBeLessThanOrEqual(60);
});
