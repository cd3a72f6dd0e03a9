import { COLOR_NAMES } from "../names.ts";
import { scoreText, type WhiteScore } from "../score.ts";

/** A score in words: "even", "White is 0.35 pawns better", "Black wins in 3 plies". */
export function spokenScore(score: WhiteScore): string {
  if (score.kind === "win") return scoreText(score);
  if (Math.round(score.value) === 0) return "even";
  const pawns = (Math.abs(score.value) / 100).toFixed(2);
  return `${COLOR_NAMES[score.value > 0 ? "w" : "b"]} is ${pawns} pawns better`;
}
