/** The text on the game screen, panel by panel, and what a click on the screen is about. */
import type { Point } from "../../terminal/cursor-motion.ts";
import { type Panel, squareTarget, type TextPanel, targetIn, textTarget } from "../hit-test.ts";
import type { Places } from "../layout.ts";
import { analysisLines } from "../panels/analysis-lines.ts";
import { hintSpans } from "../panels/hint-line.ts";
import { messageLines } from "../panels/message-lines.ts";
import { sideLines, sideScrollEnd } from "../panels/side-lines.ts";
import { titleSpans } from "../panels/title.ts";
import { wordsLines } from "../panels/words-lines.ts";
import type { GameState } from "../state/game-state.ts";
import type { Target } from "../target.ts";
import { firstLine, pageArea, pageEnd, pageLines } from "./pages.ts";

/** Everything but the board and the message. `sign` shows that the engine is thinking. */
export function gamePanels(state: GameState, places: Places, sign: string): TextPanel[] {
  const { title, side, analysis, words, hints, command } = places;
  // A line longer than its place shows its end, where the typing goes on.
  const typed = state.command?.slice(-(command.width - 2));
  const keys = hintSpans(state, (hints ?? command).width);
  const commandLine = typed === undefined ? (hints ? [] : keys) : [":", typed, { text: " ", inverse: true }];
  return [
    ...(title ? [{ region: title, lines: [titleSpans(state, sign)] }] : []),
    ...(side
      ? [{ region: side, lines: sideLines(state, side, title === undefined ? sign : undefined) }]
      : []),
    ...(analysis ? [{ region: analysis, lines: analysisLines(state, analysis, sign) }] : []),
    { region: words, lines: wordsLines(state, words) },
    ...(hints ? [{ region: hints, lines: [keys] }] : []),
    { region: command, lines: [commandLine] },
  ];
}

/** Where the keys of a page stand. */
export const pageKeys = (state: GameState, { columns, rows }: Places): TextPanel => {
  const { width } = pageArea({ columns, rows });
  return { region: { x: 1, y: rows - 1, width, height: 1 }, lines: [hintSpans(state, width)] };
};

/** Tells what a cell of the screen is about: a square, a move, an entry of what is open, or the hint of a key. */
export function gameTargets(state: GameState, places: Places): (point: Point) => Target | undefined {
  const { page, flipped } = state;
  if (page !== undefined) {
    const panels = [pageText(state, page, places), pageKeys(state, places)];
    return (point) => targetIn(panels, point);
  }
  const message: Panel = { region: places.message, lines: messageLines(state, places.message.width) };
  const panels = [message, ...gamePanels(state, places, "")];
  return (point) => squareTarget(places, flipped, point) ?? textTarget(panels, point, state);
}

/** How many lines the open page, or else the list of moves, can be scrolled in its place. */
export function gameScrollEnd(state: GameState, places: Places): number {
  const { page } = state;
  const { side, title } = places;
  if (page !== undefined) return pageEnd(page.name, state, places);
  return side === undefined ? 0 : sideScrollEnd(state, side, { titled: title !== undefined });
}

/** What a page shows of its lines. */
function pageText(state: GameState, page: NonNullable<GameState["page"]>, places: Places): Panel {
  const { width, height } = pageArea(places);
  const lines = pageLines(page.name, state, width);
  const first = firstLine(page, state, places, lines.length);
  return { region: { x: 1, y: 0, width, height }, lines: lines.slice(first, first + height) };
}
