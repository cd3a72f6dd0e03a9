import type { Player, Players } from "../../game/player.ts";
import { COLOR_NAMES } from "../../words/names.ts";
import { cutTo } from "../styled-text.ts";
import type { Message } from "./game-state.ts";

/** Columns of an engine's name in a sentence that has to fit. */
const NAME_COLUMNS = 32;

const absentName = (player: Player): string | undefined =>
  player.kind === "human" ? player.standsInFor : undefined;

/** What to tell when engines that played before are not here; undefined when none is missing. */
export function absence({ w, b }: Players): Message | undefined {
  const white = absentName(w);
  const black = absentName(b);
  const text = (): string | undefined => {
    if (white !== undefined && black !== undefined)
      return 'The engines are not here: you move for both, until you bring them back with antiking resume --white "uci:COMMAND" --black "uci:COMMAND".';
    const name = white ?? black;
    if (name === undefined) return undefined;
    const color = white === undefined ? "b" : "w";
    const shown = cutTo([name], NAME_COLUMNS).join("");
    const command = `antiking resume --${COLOR_NAMES[color].toLowerCase()} "uci:COMMAND"`;
    return `${shown}, who played ${COLOR_NAMES[color]}, is not here: you move for it, until you bring it back with ${command}.`;
  };
  const sentence = text();
  return sentence === undefined ? undefined : { text: sentence, tone: "info", squares: [] };
}
