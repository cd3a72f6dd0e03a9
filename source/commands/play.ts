import { DEFAULT_LEVEL, HUMAN, type Player, parsePlayer } from "../game/player.ts";
import { err, ok, type Result } from "../rules/result.ts";
import { START } from "../tui/scene.ts";
import { parseNumber } from "./arguments.ts";
import { type Arguments, type Command, type Failure, fail, usage } from "./command.ts";
import { LOOK_FLAGS, LOOK_HELP, readLook } from "./look-options.ts";
import { createGame, openScreen, SEED_LIMIT, screenFailure, userStore } from "./open-screen.ts";
import { readPosition, readVariant } from "./read-position.ts";

/** Flags that make sense only when a game is named. */
const GAME_FLAGS = ["fen", "moves", "white", "black", "seed"];

export const command: Command = {
  help: `Usage: antiking play [variant] [options]

Starts a game, or without a variant opens the start screen. Alone, "antiking" does the same.

  --white WHO     human, bot or bot:LEVEL (1 to 8); White is human unless told otherwise
  --black WHO     the same for Black, who is the bot, or human if White is a bot
  --fen "…"       the position to begin with
  --moves "…"     moves to play first, in SAN or UCI
  --seed N        seeds the bots' choices, so that a game can be played over
  --flip          turn the board
  --autoflip      turn the board to whoever moves
${LOOK_HELP}

Every move is kept on disk; "antiking resume" goes on with the last game.

Examples:
  antiking play antiking2
  antiking play antichess --white bot:3 --black human
  antiking play antiking1 --black human --autoflip
  antiking play losers --fen "4k3/8/8/8/1p2r3/P7/8/4K3 w - - 0 1"`,
  flags: [
    { name: "white", value: "human, bot or bot:LEVEL" },
    { name: "black", value: "human, bot or bot:LEVEL" },
    { name: "fen", value: "a FEN in quotes" },
    { name: "moves", value: 'moves such as "e2e4 e7e5"' },
    { name: "seed", value: "a whole number" },
    { name: "flip" },
    { name: "autoflip" },
    ...LOOK_FLAGS,
  ],
  mostPositionals: 1,

  async run(args, io) {
    const { positionals, switches, values } = args;
    const look = readLook(args, io);
    if (!look.ok) return fail(io, look.error);
    const options = { flipped: switches.has("flip"), autoFlip: switches.has("autoflip") };
    const store = userStore();
    const screen = screenFailure(io);

    if (positionals.length === 0) {
      const orphan = GAME_FLAGS.find((name) => values.has(name));
      if (orphan !== undefined)
        return fail(
          io,
          usage(`--${orphan} needs a variant before it: antiking play antiking2 --${orphan} …`),
        );
      if (screen !== undefined) return fail(io, screen);
      return openScreen({ io, store, look: look.value, scene: START, options });
    }

    const variant = readVariant(positionals[0]);
    if (!variant.ok) return fail(io, variant.error);
    const white = readPlayer("white", args, HUMAN);
    if (!white.ok) return fail(io, white.error);
    // Whoever plays alone plays the bot, so a bot for White makes Black the human.
    const rival: Player = white.value.kind === "human" ? { kind: "bot", level: DEFAULT_LEVEL } : HUMAN;
    const black = readPlayer("black", args, rival);
    if (!black.ok) return fail(io, black.error);
    const seedText = values.get("seed") ?? String(Math.floor(Math.random() * SEED_LIMIT));
    const seed = parseNumber("--seed", seedText, { least: 0, most: SEED_LIMIT - 1 });
    if (!seed.ok) return fail(io, seed.error);
    const read = readPosition(variant.value, { fen: values.get("fen"), moves: values.get("moves") });
    if (!read.ok) return fail(io, read.error);
    if (screen !== undefined) return fail(io, screen);
    const { start, moves } = read.value;
    const players = { w: white.value, b: black.value };
    const game = createGame(store, { variant: variant.value.id, start, moves, players, seed: seed.value });
    return openScreen({ io, store, look: look.value, scene: { kind: "game", game, options } });
  },
};

function readPlayer(
  name: "white" | "black",
  { values }: Arguments,
  otherwise: Player,
): Result<Player, Failure> {
  const text = values.get(name);
  if (text === undefined) return ok(otherwise);
  const player = parsePlayer(text);
  if (player !== undefined) return ok(player);
  return err(usage(`--${name} is "${text}", but it can only be human, bot, or bot:1 to bot:8.`));
}
