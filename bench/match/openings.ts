/**
 * Openings of a match: from a book where there is one, or random legal plies from the start position. The same seed
 * gives the same openings in the same order, so a match can be taken up again, or lengthened.
 */
import { seededRandom } from "../../source/engine/random.ts";
import { parseFen } from "../../source/notation/fen.ts";
import { parseLine } from "../../source/notation/parse-line.ts";
import { formatSan } from "../../source/notation/san.ts";
import { formatUci } from "../../source/notation/uci.ts";
import type { Move } from "../../source/rules/move.ts";
import { Position } from "../../source/rules/position.ts";
import type { Setup } from "../../source/rules/setup.ts";
import type { Variant, VariantId } from "../../source/rules/variant.ts";
import { ANTICHESS_OPENINGS } from "./antichess-openings.ts";

export interface Opening {
  readonly variant: Variant;
  /** Moves from the start position, in UCI. */
  readonly moves: readonly string[];
  /** Where they lead, and where the games begin. */
  readonly setup: Setup;
}

export interface OpeningChoice {
  readonly seed: number;
  /** Random plies; undefined for the book, or four where the variant has none. */
  readonly plies: number | undefined;
}

const BOOKS: Readonly<Partial<Record<VariantId, readonly string[]>>> = { antichess: ANTICHESS_OPENINGS };
const RANDOM_PLIES = 4;

/** First moves, in SAN, that are proved to lose, and e3, which wins: they decide a match before it begins. */
const DECIDED: Readonly<Partial<Record<VariantId, readonly string[]>>> = {
  antichess: ["d3", "d4", "e4", "Nc3", "Nf3", "f4", "h4", "h3", "b4", "f3", "c3", "a3", "e3"],
};
/** So many openings that are known already are passed over before one is repeated. */
const MOST_REPEATS = 1000;

/** Goes on for ever; openings repeat only when there seem to be no others. */
export function* openings(variant: Variant, { seed, plies }: OpeningChoice): Generator<Opening, never> {
  const random = seededRandom(seed);
  const book = BOOKS[variant.id];
  if (plies === undefined && book !== undefined) {
    for (;;) yield* shuffled(book, random).map((line) => openingOf(variant, line));
  }
  const known = new Set<string>();
  for (let repeats = 0; ; ) {
    const opening = randomOpening(variant, plies ?? RANDOM_PLIES, random);
    const name = opening?.moves.join(" ") ?? "";
    if ((opening === undefined || known.has(name)) && repeats < MOST_REPEATS) {
      repeats++;
      continue;
    }
    if (opening === undefined)
      throw new Error(`${variant.id} has no opening of ${plies ?? RANDOM_PLIES} plies`);
    repeats = 0;
    known.add(name);
    yield opening;
  }
}

/** The start position of a variant. */
export function startOf(variant: Variant): Position {
  const setup = parseFen(variant.start, variant);
  if (!setup.ok) throw new Error(`the start of ${variant.id} cannot be read`);
  return positionOf(setup.value, variant);
}

/** The position of a set-up that is known to be one. */
export function positionOf(setup: Setup, variant: Variant): Position {
  const position = Position.from(setup, variant);
  if (!position.ok) throw new Error(`${variant.id}: the set-up is not a position`);
  return position.value;
}

/** The opening of a line in UCI. */
function openingOf(variant: Variant, line: string): Opening {
  const position = startOf(variant);
  const moves = parseLine(line, position);
  if (!moves.ok) throw new Error(`${line} is no opening of ${variant.id}`);
  for (const move of moves.value) position.make(move);
  return { variant, moves: moves.value.map(formatUci), setup: position.setup() };
}

/** All of a list, in another order. */
function shuffled<T>(list: readonly T[], random: () => number): T[] {
  const left = [...list];
  return list.map(() => left.splice(Math.floor(random() * left.length), 1)[0]);
}

/** Undefined when the game has ended within the opening. */
function randomOpening(variant: Variant, plies: number, random: () => number): Opening | undefined {
  const position = startOf(variant);
  const moves: string[] = [];
  while (moves.length < plies) {
    const choice = moves.length === 0 ? firstMoves(position) : position.legalMoves();
    const move = choice[Math.floor(random() * choice.length)];
    moves.push(formatUci(move));
    position.make(move);
    if (position.outcome() !== null) return undefined;
  }
  return { variant, moves, setup: position.setup() };
}

/** The moves of a start position of which nobody knows that they win or lose. */
export function firstMoves(position: Position): Move[] {
  const decided = DECIDED[position.variant.id] ?? [];
  return position.legalMoves().filter((move) => !decided.includes(formatSan(position, move)));
}
