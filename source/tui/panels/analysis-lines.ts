/** What the engine thinks of the position on the board: how far it is, a bar, and its best lines. */
import type { Analysis, Line as EngineLine } from "../../engine/engine.ts";
import { type Game, playerToMove, positionOf } from "../../game/game.ts";
import { machineName } from "../../game/player.ts";
import { formatLine } from "../../notation/san.ts";
import { effortParts, shortScoreText, type WhiteScore, whiteScore } from "../../words/score.ts";
import { wrap } from "../../words/wrap.ts";
import { analysisOf, engineWork, obstacleOf } from "../state/engine-work.ts";
import type { GameState } from "../state/game-state.ts";
import type { Span } from "../styled-text.ts";
import { evalBar } from "./eval-bar.ts";

type Line = readonly (Span | string)[];

interface Size {
  readonly width: number;
  readonly height: number;
}

const MOST_LINES = 3;
/** What stands behind a line that goes on. */
const CONTINUED = " …";
/** Rows above the lines: how far it is, and the bar. */
const HEAD_ROWS = 2;

/** The panel in at most `height` lines; `sign` moves while the engine works. */
export function analysisLines(state: GameState, { width, height }: Size, sign: string): Line[] {
  const known = analysisOf(state)?.analysis;
  if (known === undefined)
    return wrap(statusOf(state, sign), width).map((text): Line => [{ text, tone: "muted" }]);
  const { turn } = positionOf(state.game);
  const rows = Math.max(1, Math.floor((height - HEAD_ROWS) / MOST_LINES));
  const head: Line = [{ text: progress(state, known, { width, sign }), tone: "muted" }];
  return [
    head,
    evalBar(whiteScore(known.score, turn), width),
    ...variations(state.game, known.lines, { width, height: rows }),
  ].slice(0, height);
}

/** All of it in one line, for screens without room for a panel: "+0.35 depth 14: Nf3 Nc6 Bc4". */
export function analysisLine(state: GameState, width: number, sign: string): Line {
  const known = analysisOf(state)?.analysis;
  if (known === undefined) return [{ text: statusOf(state, sign), tone: "muted" }];
  const { score, depth, pv } = known;
  const value = whiteScore(score, positionOf(state.game).turn);
  const space = engineWork(state) === "analysis" ? ` ${sign}` : "";
  return [
    scoreSpan(value, 0),
    { text: ` depth ${depth}${space}: `, tone: "muted" },
    names(state.game, pv, width),
  ];
}

/** What keeps the engine from telling anything yet. */
function statusOf(state: GameState, sign: string): string {
  switch (engineWork(state)) {
    case "bot":
      return `Analysis waits for ${machineName(playerToMove(state.game))}'s move.`;
    case "analysis":
      return `Analysis begins ${sign}`;
    case undefined:
      return obstacleOf(state.game) ?? "Analysis is off.";
    default:
      return "Analysis waits for the engine.";
  }
}

/** As much of the effort as fits, and a sign of what goes on. */
function progress(
  state: GameState,
  known: Analysis,
  { width, sign }: { readonly width: number; readonly sign: string },
): string {
  const active = engineWork(state) === "analysis";
  const end = active ? ` ${sign}` : analysisOf(state)?.finished ? " · done" : " · waits";
  const parts = [...effortParts(known)];
  while (parts.length > 1 && parts.join(" · ").length + end.length > width) parts.pop();
  return parts.join(" · ") + end;
}

/** The lines, each in as many rows as there are for it, its score in the first. */
function variations(game: Game, lines: readonly EngineLine[], { width, height }: Size): Line[] {
  const { turn } = positionOf(game);
  const scores = lines.map(({ score }) => whiteScore(score, turn));
  const column = Math.max(...scores.map((score) => shortScoreText(score).length));
  const room = width - column - 1;
  return lines.slice(0, MOST_LINES).flatMap(({ pv }, index): Line[] => {
    const rows = wrap(names(game, pv, room * height), room - CONTINUED.length);
    const shown = rows.slice(0, height);
    const last = shown.length - 1;
    return shown.map((text, row) => {
      const more = row === last && rows.length > height ? CONTINUED : "";
      return [row === 0 ? scoreSpan(scores[index], column) : " ".repeat(column), ` ${text}${more}`];
    });
  });
}

function scoreSpan(score: WhiteScore, column: number): Span {
  const text = shortScoreText(score).padStart(column);
  return { text, bold: true, ...(score.kind === "win" && { tone: "accent" as const }) };
}

/** Columns that a move takes at least. */
const LEAST_MOVE = 3;

/** The moves of a line by name, at least as many as `columns` can hold. */
const names = (game: Game, pv: Analysis["pv"], columns: number): string =>
  formatLine(positionOf(game), pv.slice(0, Math.ceil(columns / LEAST_MOVE))).join(" ");
