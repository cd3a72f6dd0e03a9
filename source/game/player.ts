import type { Color } from "../rules/piece.ts";

/** The bot's levels, weakest to strongest. */
export const LEVELS = [1, 2, 3, 4, 5, 6, 7, 8] as const;
export type Level = (typeof LEVELS)[number];

export const DEFAULT_LEVEL: Level = 4;

/** Who moves a colour: someone at this keyboard, or the bot. */
export type Player = { readonly kind: "human" } | { readonly kind: "bot"; readonly level: Level };

export type Players = Readonly<Record<Color, Player>>;

export const HUMAN: Player = { kind: "human" };

/** A player as the command line writes it: "human", "bot" or "bot:3"; undefined for anything else. */
export function parsePlayer(text: string): Player | undefined {
  if (text === "human") return HUMAN;
  if (text === "bot") return { kind: "bot", level: DEFAULT_LEVEL };
  const level = LEVELS.find((each) => text === `bot:${each}`);
  return level && { kind: "bot", level };
}

export const formatPlayer = (player: Player): string =>
  player.kind === "human" ? "human" : `bot:${player.level}`;
