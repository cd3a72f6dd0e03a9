import { DEFAULT_LEVEL } from "../game/player.ts";
import { START } from "../tui/scene.ts";
import { parseNumber } from "./arguments.ts";
import { type Command, fail, usage } from "./command.ts";
import { createGame, SEED_LIMIT } from "./game-services.ts";
import { openScreen, userStore } from "./open-screen.ts";
import { ENGINE_HELP, PLAYER_FLAGS, type PlayerChoice, readPlayers, seat } from "./player-options.ts";
import { readPosition, readVariant } from "./read-position.ts";
import { readScreen, readShowing, SCREEN_FLAGS, SCREEN_HELP } from "./screen-options.ts";

/** Flags that make sense only when a game is named. */
const GAME_FLAGS = ["fen", "moves", "seed", ...PLAYER_FLAGS.map(({ name }) => name)];

export const command: Command = {
  help: `Usage: antiking play [variant] [options]

Starts a game, or without a variant opens the start screen. Alone, "antiking" does the same.

  --white WHO     human, bot, bot:LEVEL (1 to 8), or "uci:COMMAND" for any engine that speaks UCI;
                  White is human unless told otherwise
  --black WHO     the same for Black, who is the bot, or human if White is not
${ENGINE_HELP}
  --fen "…"       the position to begin with
  --moves "…"     moves to play first, in SAN or UCI
  --seed N        seeds the bots' choices, so that a game can be played over
  --flip          turn the board
  --autoflip      turn the board to whoever moves
${SCREEN_HELP}

Every move is kept on disk; "antiking resume" goes on with the last game.

Examples:
  antiking play antiking2
  antiking play antichess --white bot:3 --black human
  antiking play antiking1 --black human --autoflip
  antiking play antiking2 --plain
  antiking play losers --black "uci:fairy-stockfish" --black-option "Skill Level=3"
  antiking play losers --fen "4k3/8/8/8/1p2r3/P7/8/4K3 w - - 0 1"`,
  flags: [
    ...PLAYER_FLAGS,
    { name: "fen", value: "a FEN in quotes" },
    { name: "moves", value: 'moves such as "e2e4 e7e5"' },
    { name: "seed", value: "a whole number" },
    { name: "flip" },
    { name: "autoflip" },
    ...SCREEN_FLAGS,
  ],
  mostPositionals: 1,

  async run(args, io) {
    const { positionals, switches, values, lists } = args;
    const chosen = readScreen(args, io);
    if (!chosen.ok) return fail(io, chosen.error);
    const options = { flipped: switches.has("flip"), autoFlip: switches.has("autoflip") };
    const store = userStore();
    const showing = readShowing(args, io);

    if (positionals.length === 0) {
      const orphan = GAME_FLAGS.find((name) => values.has(name) || lists.has(name));
      if (orphan !== undefined)
        return fail(
          io,
          usage(`--${orphan} needs a variant before it: antiking play antiking2 --${orphan} …`),
        );
      if (!showing.ok) return fail(io, showing.error);
      return openScreen({ io, showing: showing.value, store, ...chosen.value, scene: START, options });
    }

    const variant = readVariant(positionals[0]);
    if (!variant.ok) return fail(io, variant.error);
    const seats = readPlayers(args);
    if (!seats.ok) return fail(io, seats.error);
    const white: PlayerChoice = seats.value.w ?? { kind: "human" };
    // Whoever plays alone plays the bot, so a bot or an engine for White makes Black the human.
    const rival: PlayerChoice =
      white.kind === "human" ? { kind: "bot", level: DEFAULT_LEVEL } : { kind: "human" };
    const black = seats.value.b ?? rival;
    const seedText = values.get("seed") ?? String(Math.floor(Math.random() * SEED_LIMIT));
    const seed = parseNumber("--seed", seedText, { least: 0, most: SEED_LIMIT - 1 });
    if (!seed.ok) return fail(io, seed.error);
    const read = readPosition(variant.value, { fen: values.get("fen"), moves: values.get("moves") });
    if (!read.ok) return fail(io, read.error);
    if (!showing.ok) return fail(io, showing.error);
    const { start, moves } = read.value;
    const { id } = variant.value;
    const seated = await seat({ w: white, b: black }, id);
    if (!seated.ok) return fail(io, seated.error);
    const { players } = seated.value;
    const game = createGame(store, { variant: id, start, moves, players, seed: seed.value });
    const scene = { kind: "game", game, options } as const;
    return openScreen({ io, showing: showing.value, store, ...chosen.value, scene, engines: seated.value });
  },
};
