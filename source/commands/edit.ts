import { START } from "../tui/scene.ts";
import { type Command, fail } from "./command.ts";
import { openScreen, userStore } from "./open-screen.ts";
import { readSetup, readVariant } from "./read-position.ts";
import { readScreen, readShowing, SCREEN_FLAGS, SCREEN_HELP } from "./screen-options.ts";

export const command: Command = {
  help: `Usage: antiking edit <variant> [FEN] [options]

Opens the position editor: put, take and move pieces, set whose turn it is, rights and en passant.
What keeps the position from being one is said in words all the while; once it is sound, explore it
or play from it.

  FEN             the position to begin with, in quotes, sound or not; without it the start position
${SCREEN_HELP}

Examples:
  antiking edit antiking2
  antiking edit antichess "8/8/p7/8/8/8/7P/8 w - - 0 1"`,
  flags: SCREEN_FLAGS,
  mostPositionals: 2,

  async run(args, io) {
    const { positionals } = args;
    const variant = readVariant(positionals[0]);
    if (!variant.ok) return fail(io, variant.error);
    const chosen = readScreen(args, io);
    if (!chosen.ok) return fail(io, chosen.error);
    const setup = readSetup(variant.value, positionals[1]);
    if (!setup.ok) return fail(io, setup.error);
    const showing = readShowing(args, io);
    if (!showing.ok) return fail(io, showing.error);
    const scene = { kind: "edit", variant: variant.value, setup: setup.value, back: START } as const;
    return openScreen({ io, showing: showing.value, store: userStore(), ...chosen.value, scene });
  },
};
