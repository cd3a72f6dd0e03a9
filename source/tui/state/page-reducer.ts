/** Pages that cover the board: they are scrolled, chosen from and left; and the scrolling of the list of moves. */
import type { KeyEvent } from "../../terminal/events.ts";
import { reduceReviewPage } from "./engine-words.ts";
import type { GameState } from "./game-state.ts";

export type OpenPage = NonNullable<GameState["page"]>;

/** Rows a page scrolls by a page key. */
const PAGE_ROWS = 8;

/** How far what is open, or else the list of moves, can be scrolled on the screen at hand, in lines. */
export type ScrollEnd = (state: GameState) => number;

/** Where lines are scrolled to, from where they are: at most `end` lines away from where they begin. */
export const scrolledBy = (lines: number, from: number, end: number): number =>
  // The screen may have become larger since, and has then shown the end.
  Math.max(0, Math.min(end, Math.min(end, from) + lines));

/** The page scrolled by some lines, at most so that its last one shows: `end` lines from the top. */
export const scrollPage = (state: GameState, page: OpenPage, by: number, end: number): GameState => ({
  ...state,
  page: { ...page, scroll: scrolledBy(by, page.scroll, end) },
});

/** The list of moves scrolled back by some lines, at most so that its first one shows: `end` lines from the last. */
export const scrollMoves = (state: GameState, by: number, end: number): GameState => ({
  ...state,
  scroll: scrolledBy(by, state.scroll, end),
});

/** A key on a page; any but those that scroll it, or choose on it, leaves it. */
export function reducePage(state: GameState, page: OpenPage, event: KeyEvent, end: number): GameState {
  const chosen = page.name === "worst" ? reduceReviewPage(state, event) : undefined;
  if (chosen !== undefined) return chosen;
  const by = linesScrolledBy(event);
  return by === undefined ? { ...state, page: undefined } : scrollPage(state, page, by, end);
}

/** How many lines a key scrolls a page; undefined for one that leaves it. */
export function linesScrolledBy({ name }: KeyEvent): number | undefined {
  switch (name) {
    case "down":
    case "j":
      return 1;
    case "up":
    case "k":
      return -1;
    case "pagedown":
    case " ":
      return PAGE_ROWS;
    case "pageup":
      return -PAGE_ROWS;
    default:
      return undefined;
  }
}
