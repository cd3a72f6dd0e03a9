/** The list of moves beside the board: of a game what was played, of an exploration the whole line and what branches off. */
import { type Game, goTo, lineOf, outcomeOf, pliesOf, positionOf, startPosition } from "../../game/game.ts";
import { continuations, endOfLine, type TreePath } from "../../notation/move-tree.ts";
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
  const list = movesList(state, width);
  const end = lastShown(list, state, height) - Math.min(state.scroll, movesEnd(list, state, height));
  const shown = list.lines.slice(Math.max(0, end - height), end);
  return [...shown, ...Array.from({ length: height - shown.length }, (): Line => [])];
}

/** How many lines the list of moves can be scrolled back in `height` lines before its first one shows. */
export const movesScrollEnd = (state: GameState, width: number, height: number): number =>
  movesEnd(movesList(state, width), state, height);

interface MovesList {
  readonly lines: readonly Line[];
  /** The index of the line with the current move. */
  readonly current: number;
}

/** How many lines come before the end of what shows while nothing is scrolled. */
function lastShown({ lines, current }: MovesList, { mode }: Pick<GameState, "mode">, height: number): number {
  const around = mode === "explore" ? current + 1 + Math.floor(height / 2) : lines.length;
  return Math.min(lines.length, Math.max(height, around));
}

const movesEnd = (list: MovesList, state: Pick<GameState, "mode">, height: number): number =>
  Math.max(0, lastShown(list, state, height) - height);

/** All lines of the list. */
function movesList(state: GameState, width: number): MovesList {
  const { game } = state;
  const explores = state.mode === "explore";
  const line = explores ? endOfLine(game) : game;
  const names = explores ? formatLine(startPosition(game), lineOf(game)) : moveNames(game);
  const branches = explores ? branchesOf(game) : new Map<number, readonly Branch[]>();
  const blackFirst = game.start.turn === "b";
  const current = pliesOf(game) - 1;
  const rows = moveRows(game.start, names);
  const numberWidth = String(rows.at(-1)?.number ?? 1).length;
  const lines: Line[] = [];
  let currentLine = 0;
  for (const [index, row] of rows.entries()) {
    const whitePly = 2 * index - (blackFirst ? 1 : 0);
    if (current === whitePly || current === whitePly + 1) currentLine = lines.length;
    lines.push(moveLine(row, { width, numberWidth, whitePly, current, path: line.path }));
    for (const ply of [whitePly, whitePly + 1]) {
      const others = branches.get(ply);
      if (others === undefined) continue;
      lines.push(branchesLine(others, numberWidth + 2));
    }
  }
  const outcome = outcomeOf(game);
  if (outcome !== null) lines.push([{ text: score(outcome), bold: true }]);
  return { lines, current: currentLine };
}

/** A move that was tried instead of one of the line, and the place it leads to. */
interface Branch {
  readonly name: string;
  readonly path: TreePath;
}

/** The moves tried instead of those of the line, by their ply. */
function branchesOf(game: Game): ReadonlyMap<number, readonly Branch[]> {
  const { path } = endOfLine(game);
  const branches = new Map<number, readonly Branch[]>();
  for (const [ply, taken] of path.entries()) {
    const before = goTo(game, path.slice(0, ply));
    const children = continuations(before);
    if (children.length < 2) continue;
    const position = positionOf(before);
    const all = children.map(({ move }, index) => ({
      name: formatSan(position, move),
      path: [...before.path, index],
    }));
    branches.set(
      ply,
      all.filter((_, index) => index !== taken),
    );
  }
  return branches;
}

/** "or d4, c4", shifted below the moves. */
const branchesLine = (branches: readonly Branch[], indent: number): Span[] =>
  branches.flatMap(({ name, path }, index): Span[] => [
    { text: index === 0 ? `${" ".repeat(indent)}or ` : ", ", tone: "muted" },
    { text: name, tone: "muted", target: { kind: "place", path } },
  ]);

interface MoveLineOptions {
  readonly width: number;
  readonly numberWidth: number;
  /** The ply of White's move in the line, whether there is one or not. */
  readonly whitePly: number;
  /** The ply of the move that led to the position on the board. */
  readonly current: number;
  /** The path to the end of the line. */
  readonly path: TreePath;
}

function moveLine(
  { number, white, black }: MoveRow,
  { width, numberWidth, whitePly, current, path }: MoveLineOptions,
): Span[] {
  const label = `${String(number).padStart(numberWidth)}. `;
  const column = Math.min(MOVE_COLUMNS, Math.floor((width - label.length) / 2));
  const placed = (name: string | undefined, ply: number): Pick<Span, "bold" | "target"> => ({
    bold: current === ply,
    ...(name !== undefined && { target: { kind: "place", path: path.slice(0, ply + 1) } }),
  });
  return [
    { text: label, tone: "muted" },
    { text: `${white ?? "…"} `.padEnd(column), ...placed(white, whitePly) },
    { text: black ?? "", ...placed(black, whitePly + 1) },
  ];
}
