import { outcomeOf, positionOf } from "../../game/game.ts";
import { machineName } from "../../game/player.ts";
import { formatSan } from "../../notation/san.ts";
import { opposite } from "../../rules/piece.ts";
import { variantOf } from "../../rules/variant.ts";
import { COLOR_NAMES, ROLE_NAMES } from "../../words/names.ts";
import { outcomeSentence } from "../../words/outcome.ts";
import { hintSentence } from "../../words/score.ts";
import { wrap } from "../../words/wrap.ts";
import { hintOf } from "../state/engine-work.ts";
import type { Dialog, GameState } from "../state/game-state.ts";
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
  if (state.drawOffer !== undefined)
    return paragraph(
      `You offer a draw; ${machineName(game.players[opposite(state.drawOffer)])} thinks about it…`,
      width,
      "accent",
    );
  const outcome = outcomeOf(game);
  if (outcome !== null) return paragraph(outcomeSentence(outcome, variantOf(game.variant)), width, "accent");
  return [];
}

/** The suggested move, or that one is being looked for; undefined when nobody has asked. */
function hintText(state: GameState): string | undefined {
  const { game } = state;
  const found = hintOf(state);
  const move = found?.pv[0];
  if (found !== undefined && move !== undefined) {
    const position = positionOf(game);
    return hintSentence(formatSan(position, move), { ...found, toMove: position.turn });
  }
  return state.hint?.game === game ? "The engine looks for a move…" : undefined;
}

function question(dialog: Exclude<Dialog, { kind: "promotion" }>, { mode, unkept }: GameState): string {
  const fate = unkept === undefined ? "It is kept, and can be gone on with." : unkept;
  if (dialog.kind === "draw") {
    return `${COLOR_NAMES[dialog.by]} offers a draw. Does ${COLOR_NAMES[opposite(dialog.by)]} accept it?`;
  }
  switch (dialog.what) {
    case "quit":
      return `Leave the game? ${fate}`;
    case "new":
      return mode === "explore"
        ? "Leave this exploration? It is not kept; y in it copies its moves."
        : `Leave this game for a new one? ${fate}`;
    case "resign":
      return "Resign the game?";
  }
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
