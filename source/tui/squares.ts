/** How large the squares of the board are: as large as fits, or no larger than somebody likes them. */
import type { Size } from "../terminal/size.ts";
import { list, quoted } from "../words/names.ts";
import { SQUARE_SIZES } from "./board/square-size.ts";
import { layout } from "./layout.ts";
import { type Look, layoutOptions } from "./look.ts";
import type { LookAnswer } from "./wardrobe.ts";

const AUTO = "auto";

/** By their rows, the smallest first. */
const HEIGHTS: readonly number[] = SQUARE_SIZES.map(({ rows }) => rows);

/** The names of sizes: "auto", and rows of a square. */
export const SQUARES_NAMES: readonly string[] = [AUTO, ...HEIGHTS.map(String)];

export const nameOfSquares = ({ largestSquareRows: rows }: Look): string =>
  rows === undefined ? AUTO : String(rows);

/** What a name of a size puts into a look; undefined for any other name. */
export function squaresOf(name: string): Pick<Look, "largestSquareRows"> | undefined {
  if (!SQUARES_NAMES.includes(name)) return undefined;
  return { largestSquareRows: name === AUTO ? undefined : Number(name) };
}

/** A look with squares of a size by its name, or with "larger" or "smaller" ones than a screen shows now. */
export function changeSquares(look: Look, screen: Size, name: string): LookAnswer & { look: Look } {
  const present = drawnRows(look, screen);
  const refused = (text: string) => ({ granted: false, look, text });
  const wish = name.toLowerCase();
  if (wish === "larger" || wish === "smaller") {
    const others = HEIGHTS.map((rows) => withSquares(look, rows, screen)).filter((other) => {
      const rows = drawnRows(other, screen);
      return wish === "larger" ? rows > present : rows < present;
    });
    const next = wish === "larger" ? others[0] : others.at(-1);
    if (next === undefined)
      return refused(`No ${wish} squares ${wish === "larger" ? "fit" : "can be drawn"} here.`);
    return { granted: true, look: next, text: sentenceOn(next, screen) };
  }
  const squares = squaresOf(wish);
  if (squares === undefined) {
    const said = name === "" ? "" : `There are no squares ${quoted(name)}. `;
    return refused(
      `${said}${sentenceOn(look, screen)} It can be ${list(["larger", "smaller", ...SQUARES_NAMES], "or")}.`,
    );
  }
  const changed = { ...look, ...squares };
  return { granted: true, look: changed, text: sentenceOn(changed, screen) };
}

/** A look with squares of so many rows; where it would have those by itself, with that, whatever the screen. */
function withSquares(look: Look, rows: number, screen: Size): Look {
  const free = { ...look, largestSquareRows: undefined };
  const wished = { ...look, largestSquareRows: rows };
  return drawnRows(free, screen) === drawnRows(wished, screen) ? free : wished;
}

/** The rows of the squares that a screen shows; 0 where it is too small for any. */
function drawnRows(look: Look, { columns, rows }: Size): number {
  const places = layout(columns, rows, layoutOptions(look));
  return places.kind === "fits" ? places.size.rows : 0;
}

function sentenceOn(look: Look, screen: Size): string {
  const drawn = drawnRows(look, screen);
  const rows = `${drawn} ${drawn === 1 ? "row" : "rows"}`;
  return look.largestSquareRows === undefined
    ? `Squares: automatic, here ${rows} high.`
    : `Squares: ${rows} high${drawn < look.largestSquareRows ? `, since ${look.largestSquareRows} do not fit` : ""}.`;
}
