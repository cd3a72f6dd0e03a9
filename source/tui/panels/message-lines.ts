import { outcomeOf } from "../../game/game.ts";
import { variantOf } from "../../rules/variant.ts";
import { ROLE_NAMES } from "../../words/names.ts";
import { outcomeSentence } from "../../words/outcome.ts";
import { wrap } from "../../words/wrap.ts";
import type { Dialog, GameState } from "../state/game-state.ts";
import { hintText, offerText, question } from "../state/questions.ts";
import type { Span, Tone } from "../styled-text.ts";
import { entryTarget } from "../target.ts";

/** What the message region says: the question that is open, the last message, a hint, or the result. */
export function messageLines(state: GameState, width: number): (Span | string)[][] {
  const { dialog, message, game } = state;
  if (dialog?.kind === "promotion") return promotionLines(dialog, width);
  if (dialog !== undefined) return paragraph(question(dialog, state), width, "accent");
  if (message !== undefined) {
    return paragraph(message.text, width, message.tone === "refusal" ? "warning" : "text");
  }
  const hint = hintText(state);
  if (hint !== undefined) return paragraph(hint, width, "accent");
  const offer = offerText(state);
  if (offer !== undefined) return paragraph(offer, width, "accent");
  const outcome = outcomeOf(game);
  if (outcome !== null) return paragraph(outcomeSentence(outcome, variantOf(game.variant)), width, "accent");
  return [];
}

function promotionLines(
  { choices, index }: Dialog & { kind: "promotion" },
  width: number,
): (Span | string)[][] {
  const names = choices.map((role) => ` ${ROLE_NAMES[role]} `);
  const options = names.map(
    (text, at): Span => ({
      ...(at === index ? { text: `[${text.trim()}]`, bold: true, inverse: true } : { text }),
      target: entryTarget(at),
    }),
  );
  const question = "Promote to:";
  const length = names.join("").length;
  return question.length + length <= width ? [[question, ...options]] : [[question], options];
}

const paragraph = (text: string, width: number, tone: Tone): Span[][] =>
  wrap(text, width).map((line) => [{ text: line, tone }]);
