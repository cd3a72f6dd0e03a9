/** The list of the moves that lost most, as a page. */
import { type LosingMove, losingMoves } from "../../game/review.ts";
import { formatLine } from "../../notation/san.ts";
import { Position } from "../../rules/position.ts";
import { variantOf } from "../../rules/variant.ts";
import { count } from "../../words/names.ts";
import { effortParts, scoreText, shortScoreText, whiteScore } from "../../words/score.ts";
import { wrap } from "../../words/wrap.ts";
import { reviewGoesOn } from "../state/engine-work.ts";
import type { Review } from "../state/game-state.ts";
import { numberOf, slipText } from "../state/review-words.ts";
import { clickable, cutTo, type Span } from "../styled-text.ts";
import { entryTarget } from "../target.ts";

type Line = readonly (Span | string)[];

export interface WorstPage {
  readonly lines: readonly Line[];
  /** The lines of the entry that the keys stand on, which should be seen. */
  readonly chosen: { readonly from: number; readonly to: number };
}

/** How the moves of a move's line are shifted below it. */
const INDENT = "     ";

/** The list in lines of at most `width` columns, with how far it is while it is made. */
export function worstPage(review: Review | undefined, width: number): WorstPage {
  const title: Line = [{ text: "Moves that lost most", bold: true }];
  if (review === undefined) return { lines: [title], chosen: { from: 0, to: 0 } };
  const entries = losingMoves(review.line.moves, review.found);
  const lines: Line[] = [title, ...progressLines(review, width), []];
  const chosenEntry = Math.min(review.chosen, entries.length - 1);
  let chosen = { from: 0, to: 0 };
  for (const [index, entry] of entries.entries()) {
    const from = lines.length;
    const entryText = entryLines(review, entry, { width, marked: index === chosenEntry });
    lines.push(...entryText.map((line) => clickable(line, entryTarget(index))));
    if (index === chosenEntry) chosen = { from: index === 0 ? 0 : from, to: lines.length };
  }
  if (entries.length === 0 && !reviewGoesOn({ review }))
    lines.push(...paragraph("No move gave away half a pawn or more.", width));
  return { lines, chosen };
}

/** "12 of 47 moves, depth 8, 700 kn/s" while it goes on, and then what the scores mean. */
function progressLines(review: Review, width: number): Line[] {
  const { moves } = review.line;
  if (!reviewGoesOn({ review }))
    return paragraph(`${count(moves.length, "move")}; scores in pawns from White's side`, width);
  const last = review.found.at(-1);
  const done = Math.max(0, review.found.length - 1);
  const [depth, , rate] = last === undefined ? [] : effortParts(last);
  return paragraph(
    [`${done} of ${count(moves.length, "move")}`, depth, rate].filter(Boolean).join(", "),
    width,
  );
}

const paragraph = (text: string, width: number): Line[] =>
  wrap(text, width).map((line) => [{ text: line, tone: "muted" }]);

/** The move with its scores, what it changed, and what would have been better. */
function entryLines(
  { line }: Review,
  entry: LosingMove,
  { width, marked }: { readonly width: number; readonly marked: boolean },
): Line[] {
  const position = Position.tolerant(line.setup, variantOf(line.variant));
  for (const move of line.moves.slice(0, entry.ply)) position.make(move);
  const { turn } = position;
  const [name = ""] = formatLine(position, [entry.move]);
  const head = `${marked ? "▸" : " "} ${numberOf(line.setup, entry.ply)} ${name}`.padEnd(16);
  const [before, after] = [whiteScore(entry.before, turn), whiteScore(entry.after, turn)];
  const long = `${scoreText(before)}, then ${scoreText(after)}`;
  const short = `${shortScoreText(before)}, then ${shortScoreText(after)}`;
  const scores = head.length + 1 + long.length <= width ? long : short;
  const slip: Line[] =
    entry.slip === undefined
      ? []
      : wrap(slipText(entry.slip, turn), width - INDENT.length).map((text) => [
          INDENT,
          { text, tone: "danger" },
        ]);
  const better = formatLine(position, entry.better).join(" ");
  return [
    cutTo([{ text: head, bold: true, ...(marked && { tone: "accent" as const }) }, ` ${scores}`], width),
    ...slip,
    cutTo([INDENT, { text: "better: ", tone: "muted" }, better], width),
  ];
}
