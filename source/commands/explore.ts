import { HUMAN } from "../game/player.ts";
import { exploring } from "../tui/scene.ts";
import { type Command, fail } from "./command.ts";
import { createGame } from "./game-services.ts";
import { openScreen, userStore } from "./open-screen.ts";
import { readPosition, readVariant } from "./read-position.ts";
import { readScreen, readShowing, SCREEN_FLAGS, SCREEN_HELP } from "./screen-options.ts";

export const command: Command = {
  help: `Usage: antiking explore <variant> [FEN] [--moves "…"] [options]

Looks around freely in a position: play both sides, go back and try something else, see where an
anti-king may live and what is attacked, switch to another game's rules, change the position in the
editor. "?" there lists the keys.

  FEN             the position, in quotes; without it the start position
  --moves "…"     moves to play first, in SAN or UCI
${SCREEN_HELP}

Examples:
  antiking explore antiking2
  antiking explore antichess --moves "e3 b5 Bxb5"
  antiking explore losers "4k3/8/8/8/1p2r3/P7/8/4K3 w - - 0 1"`,
  flags: [{ name: "moves", value: 'moves such as "e2e4 e7e5"' }, ...SCREEN_FLAGS],
  mostPositionals: 2,

  async run(args, io) {
    const { positionals, values } = args;
    const variant = readVariant(positionals[0]);
    if (!variant.ok) return fail(io, variant.error);
    const chosen = readScreen(args, io);
    if (!chosen.ok) return fail(io, chosen.error);
    const read = readPosition(variant.value, { fen: positionals[1], moves: values.get("moves") });
    if (!read.ok) return fail(io, read.error);
    const showing = readShowing(args, io);
    if (!showing.ok) return fail(io, showing.error);
    const store = userStore();
    const { start, moves } = read.value;
    const players = { w: HUMAN, b: HUMAN };
    const game = createGame(store, { variant: variant.value.id, start, moves, players, seed: 0 });
    return openScreen({ io, showing: showing.value, store, ...chosen.value, scene: exploring(game) });
  },
};
