/** Who plays: the flags of the commands that open a game, and the engines they start. */
import { constants } from "node:os";
import type { Engine } from "../engine/engine.ts";
import { commandWords } from "../engine/external/command-line.ts";
import { ExternalEngine } from "../engine/external/external-engine.ts";
import type { Program } from "../engine/external/launch.ts";
import { splitOption, VARIANT_OPTION } from "../engine/external/options.ts";
import { type BotPlayer, type HumanPlayer, type Player, parsePlayer } from "../game/player.ts";
import type { Color } from "../rules/piece.ts";
import { err, ok, type Result } from "../rules/result.ts";
import type { VariantId } from "../rules/variant.ts";
import { quoted } from "../words/names.ts";
import { parseNumber } from "./arguments.ts";
import { type Arguments, type Failure, type FlagSpec, failure, usage } from "./command.ts";

const SIDES = [
  ["w", "white"],
  ["b", "black"],
] as const satisfies readonly (readonly [Color, string])[];

/** Milliseconds an engine has for a move unless told otherwise, and at most. */
const ENGINE_TIME = 1000;
const LONGEST_TIME = 3_600_000;

export const PLAYER_FLAGS: readonly FlagSpec[] = [
  { name: "white", value: 'human, bot, bot:LEVEL or "uci:COMMAND"' },
  { name: "black", value: 'human, bot, bot:LEVEL or "uci:COMMAND"' },
  { name: "white-option", value: 'an option of the engine such as "Skill Level=3"', repeatable: true },
  { name: "black-option", value: 'an option of the engine such as "Skill Level=3"', repeatable: true },
  { name: "engine-time", value: "milliseconds" },
];

/** The help of the flags that concern engines. */
export const ENGINE_HELP = `  --white-option "Name=value", --black-option "Name=value"
                  set options of an engine; can be given several times
  --engine-time MS
                  milliseconds an engine has for a move: 1000 unless told otherwise`;

/** An external engine as the command line asks for it. */
export interface EngineChoice {
  readonly kind: "program";
  readonly program: Program;
  readonly milliseconds: number;
}

export type PlayerChoice = HumanPlayer | BotPlayer | EngineChoice;

/** The players that the flags name; a colour without one is left out. */
export function readPlayers(args: Arguments): Result<Partial<Record<Color, PlayerChoice>>, Failure> {
  const timeText = args.values.get("engine-time");
  const time = parseNumber("--engine-time", timeText ?? String(ENGINE_TIME), {
    least: 1,
    most: LONGEST_TIME,
  });
  if (!time.ok) return time;
  const chosen: Partial<Record<Color, PlayerChoice>> = {};
  for (const [color, side] of SIDES) {
    const choice = readPlayer(side, args, time.value);
    if (!choice.ok) return choice;
    if (choice.value !== undefined) chosen[color] = choice.value;
  }
  const engines = [chosen.w, chosen.b].some((choice) => choice?.kind === "program");
  if (timeText !== undefined && !engines) {
    return err(usage('--engine-time is for an engine, so it needs --white or --black "uci:COMMAND".'));
  }
  return ok(chosen);
}

function readPlayer(
  side: "white" | "black",
  { values, lists }: Arguments,
  milliseconds: number,
): Result<PlayerChoice | undefined, Failure> {
  const text = values.get(side);
  const options = lists.get(`${side}-option`) ?? [];
  const command = text?.startsWith("uci:") ? text.slice("uci:".length).trim() : undefined;
  if (command === undefined && options.length > 0) {
    return err(usage(`--${side}-option is for an engine, so it needs --${side} "uci:COMMAND".`));
  }
  if (text === undefined) return ok(undefined);
  if (command === undefined) {
    const player = parsePlayer(text);
    if (player !== undefined) return ok(player);
    const possible = 'human, bot, bot:1 to bot:8, or "uci:COMMAND"';
    return err(usage(`--${side} is "${text}", but it can only be ${possible}.`));
  }
  if (!commandWords(command)[0]) {
    return err(usage(`--${side} needs the command of an engine behind "uci:", as in "uci:stockfish".`));
  }
  for (const option of options) {
    const [name] = splitOption(option);
    if (name === "" || /[\r\n]/.test(option)) {
      return err(usage(`--${side}-option is ${quoted(option)}, but it must read "Name=value".`));
    }
    if (name.toLowerCase() === VARIANT_OPTION.toLowerCase()) {
      return err(usage(`--${side}-option cannot set ${VARIANT_OPTION}, which follows from the game.`));
    }
  }
  return ok({ kind: "program", program: { command, options }, milliseconds });
}

/** Players of whom every engine runs. */
export interface Seated {
  readonly players: Readonly<Record<Color, Player>>;
  readonly externals: Readonly<Partial<Record<Color, Engine>>>;
  /** The flags that bring the engines back another time, with a space before each; empty without engines. */
  readonly flags: string;
}

/**
 * Starts the engines among the players. It is done before there is a screen, so that one that cannot play is told
 * where it was asked for.
 */
export async function seat(
  choices: Readonly<Record<Color, Player | EngineChoice>>,
  variant: VariantId,
): Promise<Result<Seated, Failure>> {
  const externals: Partial<Record<Color, ExternalEngine>> = {};
  const start = async (color: Color, choice: Player | EngineChoice): Promise<Result<Player, Failure>> => {
    if (choice.kind !== "program") return ok(choice);
    const engine = new ExternalEngine(choice.program, { folder: process.cwd() });
    const started = await engine.start(variant);
    if (!started.ok) return err(failure(started.error));
    externals[color] = engine;
    return ok({ kind: "engine", name: engine.name, limits: { milliseconds: choice.milliseconds } });
  };
  const unwatch = exitOnSignals();
  const [w, b] = await Promise.all([start("w", choices.w), start("b", choices.b)]);
  unwatch();
  if (w.ok && b.ok) return ok({ players: { w: w.value, b: b.value }, externals, flags: flagsOf(choices) });
  for (const engine of Object.values(externals)) engine.close();
  return err([w, b].flatMap((each) => (each.ok ? [] : [each.error]))[0]);
}

/** A signal ends a program without its exit handlers, and those end the engines. */
function exitOnSignals(): () => void {
  const signals = ["SIGINT", "SIGTERM", "SIGHUP"] as const;
  const leave = (signal: (typeof signals)[number]): never => process.exit(128 + constants.signals[signal]);
  for (const signal of signals) process.on(signal, leave);
  return () => {
    for (const signal of signals) process.off(signal, leave);
  };
}

/** The flags that bring the engines among players back, a space before each; empty without any. */
export function flagsOf(choices: Readonly<Record<Color, Player | EngineChoice>>): string {
  const words: string[] = [];
  for (const [color, side] of SIDES) {
    const choice = choices[color];
    if (choice.kind !== "program") continue;
    words.push(`--${side}`, shellWord(`uci:${choice.program.command}`));
    for (const option of choice.program.options) words.push(`--${side}-option`, shellWord(option));
  }
  const times = [choices.w, choices.b].flatMap((each) =>
    each.kind === "program" ? [each.milliseconds] : [],
  );
  if (times[0] !== undefined && times[0] !== ENGINE_TIME) words.push("--engine-time", String(times[0]));
  return words.map((word) => ` ${word}`).join("");
}

/** A word as a shell reads it. */
function shellWord(text: string): string {
  if (/^[\w:=./-]+$/.test(text)) return text;
  return /["$`\\!]/.test(text) ? `'${text.replaceAll("'", "'\\''")}'` : `"${text}"`;
}
