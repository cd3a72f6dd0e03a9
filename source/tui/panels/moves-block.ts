/** The list of moves beside the board: of a game what was played, of an exploration the whole line and what branches off. */
import { type Game, goTo, lineOf, outcomeOf, pliesOf, positionOf, startPosition } from "../../game/game.ts";
import { continuations, endOfLine } from "../../notation/move-tree.ts";
import { formatLine, formatSan } from "../../notation/san.ts";
import { score } from "../../words/outcome.ts";
import type { GameState } from "../state/game-state.ts";
import type { Span } from "../styled-text.ts";
import { type MoveRow, moveNames, moveRows } from "./move-list.ts";

type Line = readonly (Span | string)[];

/** Columns of a move where there is room. */
const MOVE_COLUMNS = 10;

/** The moves in exactly `height` lines: the last ones, unless they are scrolled; exploring, those around the current. */
export function movesBlock(state: GameState, width: number, height: number): Line[] {
  const { game } = state;
  const explores = state.mode === "explore";
  const names = explores ? formatLine(startPosition(game), lineOf(game)) : moveNames(game);
  const branches = explores ? branchNames(game) : new Map<number, readonly string[]>();
  const blackFirst = game.start.turn === "b";
  const current = pliesOf(game) - 1;
  const rows = moveRows(game.start, names);
  const numberWidth = String(rows.at(-1)?.number ?? 1).length;
  const lines: Line[] = [];
  let currentLine = 0;
  for (const [index, row] of rows.entries()) {
    const whitePly = 2 * index - (blackFirst ? 1 : 0);
    if (current === whitePly || current === whitePly + 1) currentLine = lines.length;
    lines.push(moveLine(row, { width, numberWidth, bold: current - whitePly }));
    for (const ply of [whitePly, whitePly + 1]) {
      const others = branches.get(ply);
      if (others === undefined) continue;
      lines.push([{ text: `${" ".repeat(numberWidth + 2)}or ${others.join(", ")}`, tone: "muted" }]);
    }
  }
  const outcome = outcomeOf(game);
  if (outcome !== null) lines.push([{ text: score(outcome), bold: true }]);
  const last = explores ? Math.min(lines.length, currentLine + 1 + Math.floor(height / 2)) : lines.length;
  const end = Math.max(Math.min(height, lines.length), last - state.scroll);
  const shown = lines.slice(Math.max(0, end - height), end);
  return [...shown, ...Array.from({ length: height - shown.length }, (): Line => [])];
}

/** The moves tried instead of those of the line, by their ply. */
function branchNames(game: Game): ReadonlyMap<number, readonly string[]> {
  const { path } = endOfLine(game);
  const branches = new Map<number, readonly string[]>();
  for (const [ply, taken] of path.entries()) {
    const before = goTo(game, path.slice(0, ply));
    const others = continuations(before).filter((_, index) => index !== taken);
    if (others.length === 0) continue;
    const position = positionOf(before);
    branches.set(
      ply,
      others.map(({ move }) => formatSan(position, move)),
    );
  }
  return branches;
}

function moveLine(
  { number, white, black }: MoveRow,
  { width, numberWidth, bold }: { width: number; numberWidth: number; bold: number },
): Line {
  const label = `${String(number).padStart(numberWidth)}. `;
  const column = Math.min(MOVE_COLUMNS, Math.floor((width - label.length) / 2));
  return [
    { text: label, tone: "muted" },
    { text: `${white ?? "…"} `.padEnd(column), bold: bold === 0 },
    { text: black ?? "", bold: bold === 1 },
  ];
}
