import type { ColorTier } from "../../../source/terminal/capabilities.ts";
import type { Paint } from "../../../source/tui/board/paint.ts";
import type { FillName } from "../../../source/tui/board/theme.ts";
import { SLATE } from "../../../source/tui/board/themes/slate.ts";
import { layout, squaresOrigin } from "../../../source/tui/layout.ts";
import { named } from "../board/support.ts";
import type { Shown } from "./show.tsx";

/** The cells of a square of an unflipped board, rows from top to bottom, each as the emulator describes it. */
export async function squareCells(
  shown: Shown,
  name: string,
  { columns = 80, rows = 24 } = {},
): Promise<string[][]> {
  const places = layout(columns, rows);
  if (places.kind === "too-small") throw new Error("there is no board");
  const origin = squaresOrigin(places);
  const square = named(name);
  const x = origin.x + (square & 7) * places.size.columns;
  const y = origin.y + (7 - (square >> 3)) * places.size.rows;
  const cells = await shown.cells();
  return cells.slice(y, y + places.size.rows).map((row) => row.slice(x, x + places.size.columns));
}

/** The background of a cell as the emulator tells it: the mode of the colour and its number. */
export const backgroundOf = (cell: string | undefined): string =>
  / on (\d+:-?\d+)/.exec(cell ?? "")?.[1] ?? "";

const MODES = { truecolor: 0x3000000, "256": 0x2000000, "16": 0x1000000 } as const;

/** What the emulator tells of a background in a colour of the theme. */
export function background(tier: Exclude<ColorTier, "none">, paint: Paint): string {
  const number = typeof paint === "number" ? paint : Number.parseInt(paint.slice(1), 16);
  return `${MODES[tier]}:${number}`;
}

export const fill = (tier: Exclude<ColorTier, "none">, name: FillName): string =>
  background(tier, SLATE.palettes[tier].board.fills[name].fill);
