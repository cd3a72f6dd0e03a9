import { HUMAN } from "../game/player.ts";
import { exploring } from "../tui/scene.ts";
import { type Command, fail } from "./command.ts";
import { createGame } from "./game-services.ts";
import { LOOK_FLAGS, LOOK_HELP, readLook } from "./look-options.ts";
import { openScreen, PLAIN_FLAG, PLAIN_HELP, readShowing, userStore } from "./open-screen.ts";
import { readPosition, readVariant } from "./read-position.ts";

export const command: Command = {
  help: `Usage: antiking explore <variant> [FEN] [--moves "…"] [options]

Looks around freely in a position: play both sides, go back and try something else, see where an
anti-king may live and what is attacked, switch to another game's rules, change the position in the
editor. "?" there lists the keys.

  FEN             the position, in quotes; without it the start position
  --moves "…"     moves to play first, in SAN or UCI
${PLAIN_HELP}
${LOOK_HELP}

Examples:
  antiking explore antiking2
  antiking explore antichess --moves "e3 b5 Bxb5"
  antiking explore losers "4k3/8/8/8/1p2r3/P7/8/4K3 w - - 0 1"`,
  flags: [{ name: "moves", value: 'moves such as "e2e4 e7e5"' }, PLAIN_FLAG, ...LOOK_FLAGS],
  mostPositionals: 2,

  async run(args, io) {
    const { positionals, values } = args;
    const variant = readVariant(positionals[0]);
    if (!variant.ok) return fail(io, variant.error);
    const look = readLook(args, io);
    if (!look.ok) return fail(io, look.error);
    const read = readPosition(variant.value, { fen: positionals[1], moves: values.get("moves") });
    if (!read.ok) return fail(io, read.error);
    const showing = readShowing(args, io);
    if (!showing.ok) return fail(io, showing.error);
    const store = userStore();
    const { start, moves } = read.value;
    const players = { w: HUMAN, b: HUMAN };
    const game = createGame(store, { variant: variant.value.id, start, moves, players, seed: 0 });
    return openScreen({ io, showing: showing.value, store, look: look.value, scene: exploring(game) });
  },
};
