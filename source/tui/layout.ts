import { boardExtent, RANK_COLUMNS, SQUARE_SIZES, type SquareSize } from "./board/square-size.ts";

/** A part of the screen, in columns and rows from its top left corner (0, 0). */
export interface Region {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Where everything goes on a screen that is large enough. A region that is undefined was left out. */
export interface Places {
  readonly kind: "fits";
  readonly columns: number;
  readonly rows: number;
  readonly size: SquareSize;
  /** One line: the variant, and whose turn it is or how it ended. */
  readonly title: Region | undefined;
  /** The squares with their coordinates. */
  readonly board: Region;
  /** Moves, captured pieces, players; beside the board or below it. */
  readonly side: Region | undefined;
  /** What the engine thinks. Undefined where that is not asked for, or is a line among the message's. */
  readonly analysis: Region | undefined;
  /** How the royals stand. */
  readonly words: Region;
  /** What was refused and why, or what happened. Has room for a sentence of 150 characters. */
  readonly message: Region;
  /** Keys worth knowing. Undefined: they show in the command line's place while it is not in use. */
  readonly hints: Region | undefined;
  readonly command: Region;
}

export interface TooSmall {
  readonly kind: "too-small";
  readonly neededColumns: number;
  readonly neededRows: number;
}

export type Layout = Places | TooSmall;

export interface LayoutOptions {
  /** Squares of at most so many rows, where larger ones would hold no larger pieces. */
  readonly largestSquareRows?: number;
  /** Whether there is an analysis to show. */
  readonly analysis?: boolean;
}

export const MINIMUM = { columns: 40, rows: 14 } as const;

/** The longest sentence that is always shown whole, and some room for words that wrap. */
const MESSAGE_LENGTH = 158;

const GAP = 2;
const SIDE = { comfortable: 28, acceptable: 24, narrow: 14, narrowest: 12, widest: 64, lowest: 4 } as const;

/** What an analysis shows: how far it is, a bar and three lines, in one row or two each. */
const ANALYSIS = { narrowest: 24, rows: 5, fullRows: 8, tall: 24 } as const;

/**
 * Divides a screen. Everything that is there lies within it, and regions do not overlap. As the screen gets smaller,
 * things go in this order:
 *
 * 1. empty lines,
 * 2. the message's spare line,
 * 3. the second line of the words about the royals,
 * 4. the hints' own line (hints then share the command's),
 * 5. the size of the squares, down to two rows,
 * 6. width of the side panel below 24 columns: first it moves below the board, then it gets narrow,
 * 7. the side panel, where two-row squares would not fit otherwise,
 * 8. two-row squares (one-row squares leave room for the side panel again),
 * 9. the title line, and the words move beside the board, under a short side panel.
 *
 * An analysis takes its place from the side panel, if that can spare it, and moves nothing else.
 *
 * The board, the words, the message and the command line never go. Sizes that are not positive count as 80x24, as
 * terminals without a size report them.
 */
export function layout(columns: number, rows: number, options: LayoutOptions = {}): Layout {
  const width = columns > 0 ? Math.floor(columns) : 80;
  const height = rows > 0 ? Math.floor(rows) : 24;
  if (width < MINIMUM.columns || height < MINIMUM.rows) {
    return { kind: "too-small", neededColumns: MINIMUM.columns, neededRows: MINIMUM.rows };
  }
  const sizes = SQUARE_SIZES.filter(
    (size) => size.rows <= (options.largestSquareRows ?? Infinity),
  ).toReversed();
  const fitting = sizes.map((size) => placesWith(size, width, height)).find((places) => places !== undefined);
  const places = fitting ?? compactPlaces(SQUARE_SIZES[0], width, height);
  return options.analysis ? withAnalysis(places) : places;
}

/**
 * Takes a part of the side panel for the analysis: of one that is high the lower part, of one that is low and wide the
 * right part. As the panel gets smaller, the second rows of the analysis' lines go first, then the empty line above
 * it; where not even moves and single rows have room, it is left to a line among the message's.
 */
function withAnalysis(places: Places): Places {
  const { side } = places;
  if (side === undefined || side.width < ANALYSIS.narrowest) return places;
  const { x, y, width, height } = side;
  if (height >= ANALYSIS.rows + SIDE.lowest) {
    const rows = height >= ANALYSIS.tall ? ANALYSIS.fullRows : ANALYSIS.rows;
    const gap = height >= ANALYSIS.rows + SIDE.lowest + GAP ? 1 : 0;
    return {
      ...places,
      side: { x, y, width, height: height - rows - gap },
      analysis: { x, y: y + height - rows, width, height: rows },
    };
  }
  const columns = width - SIDE.comfortable - GAP;
  if (columns < ANALYSIS.narrowest) return places;
  return {
    ...places,
    side: { x, y, width: SIDE.comfortable, height },
    analysis: { x: x + SIDE.comfortable + GAP, y, width: columns, height: Math.min(height, ANALYSIS.rows) },
  };
}

/** The screen position of the top left square's top left cell. */
export const squaresOrigin = (places: Places): { readonly x: number; readonly y: number } => ({
  x: places.board.x + RANK_COLUMNS,
  y: places.board.y,
});

const messageRows = (width: number): number => Math.ceil(MESSAGE_LENGTH / width);

/** One way to use a screen: squares of a size, and the side panel beside the board, below it, or nowhere. */
interface Plan {
  readonly size: SquareSize;
  readonly width: number;
  readonly height: number;
  readonly side: { readonly at: "beside"; readonly columns: number } | { readonly at: "below" | "nowhere" };
}

/** The usual arrangement with squares of one size; undefined when it does not fit. */
function placesWith(size: SquareSize, width: number, height: number): Places | undefined {
  const beside = width - boardExtent(size).columns - GAP;
  const narrowest = size.rows === 1 ? SIDE.narrowest : SIDE.narrow;
  const screen = { size, width, height };
  const atSide: Plan = { ...screen, side: { at: "beside", columns: Math.min(beside, SIDE.widest) } };
  const plans: Plan[] = [];
  if (beside >= SIDE.acceptable) plans.push(atSide);
  else plans.push({ ...screen, side: { at: "below" } });
  if (beside >= narrowest) plans.push(atSide);
  if (size.rows === 2) plans.push({ ...screen, side: { at: "nowhere" } });
  const plan = plans.find((candidate) => boardExtent(size).columns <= width && spareRows(candidate) >= 0);
  return plan === undefined ? undefined : stacked(plan);
}

/** The columns that the board and what is beside it take together; lines of text are as wide. */
function blockWidth({ size, width, side }: Plan): number {
  return side.at === "beside" ? boardExtent(size).columns + GAP + side.columns : width;
}

/** Rows left when the title, the board, a line of words, the message, the command and a panel below have theirs. */
function spareRows(plan: Plan): number {
  const panel = plan.side.at === "below" ? SIDE.lowest : 0;
  return plan.height - (1 + boardExtent(plan.size).rows + 1 + messageRows(blockWidth(plan)) + 1) - panel;
}

/**
 * From top to bottom: title, board (with the side panel, if it is beside), words, message, the side panel (if it is
 * below), hints, command. Spare rows go to the hints, the words, the message, then to empty lines below the title and
 * the board; what still remains goes to a side panel below, or stays empty above the hints.
 */
function stacked(plan: Plan): Places {
  const { size, width, height, side } = plan;
  const extent = boardExtent(size);
  const block = blockWidth(plan);
  let spare = spareRows(plan);
  const take = (wanted: number): number => {
    const taken = Math.min(wanted, spare);
    spare -= taken;
    return taken;
  };
  const hints = take(1);
  const words = 1 + take(1);
  const message = messageRows(block) + take(1);
  const belowTitle = take(1);
  const belowBoard = take(1);

  const x = Math.floor((width - block) / 2);
  const boardX = side.at === "beside" ? x : Math.floor((width - extent.columns) / 2);
  const boardY = 1 + belowTitle;
  const wordsY = boardY + extent.rows + belowBoard;
  const messageY = wordsY + words;
  const line = (y: number, rows: number): Region => ({ x, y, width: block, height: rows });
  const sideRegion = (): Region | undefined => {
    switch (side.at) {
      case "beside":
        return { x: x + extent.columns + GAP, y: boardY, width: side.columns, height: extent.rows };
      case "below":
        return line(messageY + message, SIDE.lowest + spare);
      case "nowhere":
        return undefined;
    }
  };
  return {
    kind: "fits",
    columns: width,
    rows: height,
    size,
    title: line(0, 1),
    board: { x: boardX, y: boardY, width: extent.columns, height: extent.rows },
    side: sideRegion(),
    analysis: undefined,
    words: line(wordsY, words),
    message: line(messageY, message),
    hints: hints === 1 ? line(height - 2, 1) : undefined,
    command: line(height - 1, 1),
  };
}

/** For the lowest screens: no title, and the words beside the board. */
function compactPlaces(size: SquareSize, width: number, height: number): Places {
  const board = boardExtent(size);
  const x = board.columns + GAP;
  const sideWidth = width - x;
  const sideRows = Math.floor(board.rows / 2);
  return {
    kind: "fits",
    columns: width,
    rows: height,
    size,
    title: undefined,
    board: { x: 0, y: 0, width: board.columns, height: board.rows },
    side: { x, y: 0, width: sideWidth, height: sideRows },
    analysis: undefined,
    words: { x, y: sideRows, width: sideWidth, height: board.rows - sideRows },
    message: { x: 0, y: board.rows, width, height: height - board.rows - 1 },
    hints: undefined,
    command: { x: 0, y: height - 1, width, height: 1 },
  };
}
