/** Pages that cover the board: they are scrolled, chosen from and left. */
import type { KeyEvent } from "../../terminal/events.ts";
import { reduceReviewPage } from "./engine-words.ts";
import type { GameState } from "./game-state.ts";

export type OpenPage = NonNullable<GameState["page"]>;

/** Rows a page scrolls by a page key. */
const PAGE_ROWS = 8;

/** The page scrolled by some lines, at most so that its last one shows: `end` lines from the top. */
export const scrollPage = (state: GameState, page: OpenPage, by: number, end: number): GameState => ({
  ...state,
  page: { ...page, scroll: Math.min(end, Math.max(0, page.scroll + by)) },
});

/** A key on a page; any but those that scroll it, or choose on it, leaves it. */
export function reducePage(state: GameState, page: OpenPage, event: KeyEvent, end: number): GameState {
  const chosen = page.name === "worst" ? reduceReviewPage(state, event) : undefined;
  if (chosen !== undefined) return chosen;
  const scrolled = (by: number): GameState => scrollPage(state, page, by, end);
  switch (event.name) {
    case "down":
    case "j":
      return scrolled(1);
    case "up":
    case "k":
      return scrolled(-1);
    case "pagedown":
    case " ":
      return scrolled(PAGE_ROWS);
    case "pageup":
      return scrolled(-PAGE_ROWS);
    default:
      return { ...state, page: undefined };
  }
}
