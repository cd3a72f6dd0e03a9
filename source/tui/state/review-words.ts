/** What is said of the moves that lost most, on their page and wherever else. */
import type { Slip } from "../../game/review.ts";
import { type Color, opposite } from "../../rules/piece.ts";
import type { Setup } from "../../rules/setup.ts";
import { COLOR_NAMES } from "../../words/names.ts";

/** What a move made of a proved result, in a clause. */
export function slipText(slip: Slip, by: Color): string {
  const [mover, rival] = [COLOR_NAMES[by], COLOR_NAMES[opposite(by)]];
  switch (slip) {
    case "win-turned-loss":
      return `${mover} had a proved win, and gave ${rival} one`;
    case "win-let-go":
      return `${mover} let a proved win go`;
    case "loss-entered":
      return `${mover} walked into a proved loss`;
  }
}

/** "14." before a move of White's, "14..." before one of Black's. */
export function numberOf({ turn, fullmoves }: Setup, ply: number): string {
  const plies = ply + (turn === "w" ? 0 : 1);
  return `${fullmoves + Math.floor(plies / 2)}${plies % 2 === 0 ? "." : "..."}`;
}
