/** What the screen says while something is asked, or looked for. */
import { positionOf } from "../../game/game.ts";
import { machineName } from "../../game/player.ts";
import { formatSan } from "../../notation/san.ts";
import { opposite } from "../../rules/piece.ts";
import { COLOR_NAMES } from "../../words/names.ts";
import { hintSentence } from "../../words/score.ts";
import { hintOf } from "./engine-work.ts";
import type { Dialog, GameState } from "./game-state.ts";
import { wayTo } from "./messages.ts";

/** The suggested move, or that one is being looked for; undefined when nobody has asked. */
export function hintText(state: GameState): string | undefined {
  const { game } = state;
  const found = hintOf(state);
  const move = found?.pv[0];
  if (found !== undefined && move !== undefined) {
    const position = positionOf(game);
    return hintSentence(formatSan(position, move), { ...found, toMove: position.turn });
  }
  return state.hint?.game === game ? "The engine looks for a move…" : undefined;
}

/** What a dialog asks, other than about a promotion. */
export function question(dialog: Exclude<Dialog, { kind: "promotion" }>, state: GameState): string {
  const { mode, unkept } = state;
  const fate = unkept === undefined ? "It is kept, and can be gone on with." : unkept;
  if (dialog.kind === "draw") {
    return `${COLOR_NAMES[dialog.by]} offers a draw. Does ${COLOR_NAMES[opposite(dialog.by)]} accept it?`;
  }
  switch (dialog.what) {
    case "quit":
      return `Leave the game? ${fate}`;
    case "new":
      return mode === "explore"
        ? `Leave this exploration? It is not kept; ${wayTo(state, "copy")} in it copies its moves.`
        : `Leave this game for a new one? ${fate}`;
    case "resign":
      return "Resign the game?";
  }
}

/** That a machine thinks about the draw it was offered; undefined when it was not. */
export function offerText({ drawOffer, game }: GameState): string | undefined {
  if (drawOffer === undefined) return undefined;
  return `You offer a draw; ${machineName(game.players[opposite(drawOffer)])} thinks about it…`;
}
