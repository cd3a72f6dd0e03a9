/** The evaluation as a bar: White's share from the left, Black's from the right, marked by their letters. */
import { scoreText, shortScoreText, type WhiteScore } from "../../words/score.ts";
import type { Span } from "../styled-text.ts";

/** An advantage of so many centipawns makes the odds ten to one. */
const TENFOLD = 400;
/** Columns for the score, so that the bar does not jump. */
const LABEL_COLUMNS = 6;
const LEAST_BAR = 10;

/**
 * The bar with the score behind it, in `width` columns. Only a proved win fills it, and is told in words where there
 * is room: however good an estimate is, a column of the bar is left to the other side.
 */
export function evalBar(score: WhiteScore, width: number): Span[] {
  const proved = score.kind === "win";
  const long = scoreText(score);
  const label = proved && width - long.length - 3 < LEAST_BAR ? shortScoreText(score) : long;
  const columns = Math.max(0, width - Math.max(LABEL_COLUMNS, label.length) - 3);
  const white = whiteColumns(score, columns);
  return [
    { text: "W", bold: true },
    { text: "█".repeat(white) },
    { text: "░".repeat(columns - white), tone: "muted" },
    { text: "B", bold: true },
    { text: ` ${label}`, bold: true, ...(proved && { tone: "accent" as const }) },
  ];
}

/** How many of the bar's columns are White's. */
function whiteColumns(score: WhiteScore, columns: number): number {
  if (score.kind === "win") return score.winner === "w" ? columns : 0;
  const odds = 1 / (1 + 10 ** (-score.value / TENFOLD));
  return Math.max(1, Math.min(columns - 1, Math.round(odds * columns)));
}
