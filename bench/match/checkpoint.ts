/**
 * The record of a match as a file of JSON lines: the settings, then each finished pair. A pair is on file once
 * its line is complete; one that was cut off in the middle is played again.
 */
import { isDeepStrictEqual } from "node:util";
import type { Color } from "../../source/rules/piece.ts";
import { err, ok, type Result } from "../../source/rules/result.ts";
import type { PlayedGame } from "./play-game.ts";
import type { Settings } from "./settings.ts";

export interface GameRecord extends PlayedGame {
  /** Colour of the first engine. */
  readonly first: Color;
}

export interface PairRecord {
  /** Counted from 1. */
  readonly pair: number;
  /** Moves of the opening, in UCI. */
  readonly opening: readonly string[];
  readonly games: readonly GameRecord[];
}

export interface Checkpoint {
  readonly pairs: readonly PairRecord[];
  /** The part of the text that counts: complete lines. */
  readonly text: string;
}

export const settingsLine = (settings: Settings): string => `${JSON.stringify({ settings })}\n`;

export const pairLine = (pair: PairRecord): string => `${JSON.stringify(pair)}\n`;

/** Points of the first engine in a game. */
export const pointsOf = ({ winner, first }: GameRecord): number =>
  winner === null ? 0.5 : winner === first ? 1 : 0;

/** What a file holds of a match with these settings, or why it is another's, in a sentence. */
export function readCheckpoint(text: string, settings: Settings): Result<Checkpoint, string> {
  const whole = text.slice(0, text.lastIndexOf("\n") + 1);
  const [head, ...lines] = whole.split("\n").slice(0, -1).map(parseJson);
  if (head === undefined && whole === "") return ok({ pairs: [], text: "" });
  if (!isObject(head) || !isObject(head.settings)) return err("The file is no record of a match.");
  const difference = firstDifference(head.settings, settings);
  if (difference !== undefined) return err(difference);
  const pairs: PairRecord[] = [];
  for (const [index, line] of lines.entries()) {
    if (!isPair(line) || line.pair !== index + 1) {
      return err(`Line ${index + 2} of the file is not pair ${index + 1}.`);
    }
    pairs.push(line);
  }
  return ok({ pairs, text: whole });
}

function firstDifference(found: Readonly<Record<string, unknown>>, settings: Settings): string | undefined {
  for (const [name, wanted] of Object.entries(settings)) {
    if (isDeepStrictEqual(found[name], wanted)) continue;
    const [old, asked] = [JSON.stringify(found[name]), JSON.stringify(wanted)];
    return `The file belongs to a match with other settings: ${name} is ${old} there and ${asked} here.`;
  }
  return undefined;
}

function parseJson(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((each) => typeof each === "string");

const isColor = (value: unknown): value is Color => value === "w" || value === "b";

const isGame = (value: unknown): value is GameRecord =>
  isObject(value) &&
  isColor(value.first) &&
  (value.winner === null || isColor(value.winner)) &&
  typeof value.reason === "string" &&
  typeof value.sentence === "string" &&
  isTexts(value.moves);

const isPair = (value: unknown): value is PairRecord =>
  isObject(value) &&
  typeof value.pair === "number" &&
  isTexts(value.opening) &&
  Array.isArray(value.games) &&
  value.games.length === 2 &&
  value.games.every(isGame);
