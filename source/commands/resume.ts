import { type Command, fail, failure } from "./command.ts";
import { damageNotice } from "./game-services.ts";
import { openScreen, userStore } from "./open-screen.ts";
import { writeLine } from "./output.ts";
import { ENGINE_HELP, PLAYER_FLAGS, readPlayers, seat } from "./player-options.ts";
import { loadErrorSentence } from "./save-error.ts";
import { readScreen, readShowing, SCREEN_FLAGS, SCREEN_HELP } from "./screen-options.ts";

export const command: Command = {
  help: `Usage: antiking resume [game] [options]

Goes on with a game that was left: the last one, or the one named. Every way out of a game prints
its name.

  --white WHO     who goes on for White, if that changes: human, bot, bot:LEVEL (1 to 8), or
                  "uci:COMMAND" for an engine; one that played before is brought back so, since a
                  saved game keeps its name but never runs a program
  --black WHO     the same for Black
${ENGINE_HELP}
  --flip          turn the board
  --autoflip      turn the board to whoever moves
${SCREEN_HELP}

Examples:
  antiking resume
  antiking resume 2026-11-29-204155 --black "uci:fairy-stockfish"`,
  flags: [...PLAYER_FLAGS, { name: "flip" }, { name: "autoflip" }, ...SCREEN_FLAGS],
  mostPositionals: 1,

  async run(args, io) {
    const { positionals, switches } = args;
    const chosen = readScreen(args, io);
    if (!chosen.ok) return fail(io, chosen.error);
    const seats = readPlayers(args);
    if (!seats.ok) return fail(io, seats.error);
    const showing = readShowing(args, io);
    if (!showing.ok) return fail(io, showing.error);
    const store = userStore();
    const [id] = positionals;
    const named = id === undefined ? undefined : store.load(id);
    if (named?.ok === false) {
      return fail(io, failure(`the game "${id}" cannot be gone on with: ${loadErrorSentence(named.error)}`));
    }
    const game = named?.value ?? store.latestUnfinished();
    if (game === undefined && !store.isReadable()) {
      return fail(io, failure(`the folder of the games, ${store.folder}, cannot be read.`));
    }
    if (game === undefined)
      return fail(io, failure("there is no unfinished game; antiking play starts one."));
    const options = { flipped: switches.has("flip"), autoFlip: switches.has("autoflip") };
    const seated = await seat({ ...game.players, ...seats.value }, game.variant);
    if (!seated.ok) return fail(io, seated.error);
    const { players } = seated.value;
    // Somebody who asks for the last game should know why it is another one.
    const damage = id === undefined ? damageNotice(store) : undefined;
    const { look, mouse } = chosen.value;
    if (damage !== undefined && showing.value === "plain") await writeLine(io, damage);
    const notices = damage === undefined ? look.notices : [damage, ...look.notices];
    const scene = { kind: "game", game: { ...game, players }, options } as const;
    return openScreen({
      io,
      showing: showing.value,
      store,
      look: { ...look, notices },
      mouse,
      scene,
      engines: seated.value,
    });
  },
};
