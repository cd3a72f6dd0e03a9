import type { Limits } from "../engine/engine.ts";
import type { Color } from "../rules/piece.ts";

/** The bot's levels, weakest to strongest. */
export const LEVELS = [1, 2, 3, 4, 5, 6, 7, 8] as const;
export type Level = (typeof LEVELS)[number];

export const DEFAULT_LEVEL: Level = 4;

export interface HumanPlayer {
  readonly kind: "human";
  /** The external engine that played this colour before, and is not here. */
  readonly standsInFor?: string;
}

export interface BotPlayer {
  readonly kind: "bot";
  readonly level: Level;
}

/** An external engine. A game knows its name, never what runs it: whoever opens the game brings that. */
export interface EnginePlayer {
  readonly kind: "engine";
  /** As it calls itself. */
  readonly name: string;
  /** When each of its moves is due. */
  readonly limits: Pick<Limits, "milliseconds">;
}

/** Who moves a colour: someone at this keyboard, the bot, or an external engine. */
export type Player = HumanPlayer | BotPlayer | EnginePlayer;

export type Players = Readonly<Record<Color, Player>>;

export const HUMAN: Player = { kind: "human" };

/** Whether a player thinks by itself. */
export const isMachine = (player: Player): player is BotPlayer | EnginePlayer => player.kind !== "human";

/** What sentences call a machine: "the bot", or the engine's own name. */
export const machineName = (player: Player): string => (player.kind === "engine" ? player.name : "the bot");

/** A player as the command line writes it: "human", "bot" or "bot:3"; undefined for anything else. */
export function parsePlayer(text: string): HumanPlayer | BotPlayer | undefined {
  if (text === "human") return { kind: "human" };
  if (text === "bot") return { kind: "bot", level: DEFAULT_LEVEL };
  const level = LEVELS.find((each) => text === `bot:${each}`);
  return level && { kind: "bot", level };
}

export const formatPlayer = (player: HumanPlayer | BotPlayer): string =>
  player.kind === "human" ? "human" : `bot:${player.level}`;

const ENGINE = "engine:";

/** A player as a save file has it. Of an engine there is only its name, because a file must not run anything. */
export function formatSavedPlayer(player: Player): string {
  if (player.kind === "engine") return ENGINE + player.name;
  if (player.kind === "human" && player.standsInFor !== undefined) return ENGINE + player.standsInFor;
  return formatPlayer(player);
}

/** The player of a save file; the colour of an engine is a human's until somebody brings the engine. */
export function parseSavedPlayer(text: string): HumanPlayer | BotPlayer | undefined {
  if (!text.startsWith(ENGINE)) return parsePlayer(text);
  const name = text.slice(ENGINE.length);
  return /^\P{C}{1,60}$/u.test(name) ? { kind: "human", standsInFor: name } : undefined;
}
