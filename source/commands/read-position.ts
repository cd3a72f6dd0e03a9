import { parseFen } from "../notation/fen.ts";
import { parseLine } from "../notation/parse-line.ts";
import type { Move } from "../rules/move.ts";
import { Position } from "../rules/position.ts";
import { err, ok, type Result } from "../rules/result.ts";
import type { Setup } from "../rules/setup.ts";
import { findVariant, VARIANTS, type Variant } from "../rules/variant.ts";
import { fenErrorSentence } from "../words/fen-error.ts";
import { lineErrorSentence } from "../words/line-error.ts";
import { list } from "../words/names.ts";
import { setupFaultsSentence } from "../words/setup-fault.ts";
import { nearest } from "../words/suggest.ts";
import { type Failure, failure, usage } from "./command.ts";

/** A position to play from, with where it began and the moves that led to it. */
export interface ReadPosition {
  readonly start: Setup;
  readonly moves: readonly Move[];
  readonly position: Position;
}

/** The variant of a name on the command line. */
export function readVariant(name: string | undefined): Result<Variant, Failure> {
  const ids = VARIANTS.map(({ id }) => id);
  if (name === undefined) return err(usage(`name a variant: ${list(ids, "or")}.`));
  const variant = findVariant(name.toLowerCase());
  if (variant !== undefined) return ok(variant);
  const near = nearest(name, ids);
  const hint = near === undefined ? `it is one of ${list(ids, "or")}` : `did you mean "${near}"?`;
  return err(usage(`unknown variant "${name}"; ${hint}${near === undefined ? "." : ""}`));
}

/** The set-up of a FEN, which need not make sense yet; the start position when there is none. */
export function readSetup(variant: Variant, fen: string | undefined): Result<Setup, Failure> {
  const setup = parseFen(fen ?? variant.start, variant);
  return setup.ok ? setup : err(failure(`bad FEN: ${fenErrorSentence(setup.error)}`));
}

/** A sound position from a FEN (the start position without one) and moves in SAN or UCI, separated by spaces. */
export function readPosition(
  variant: Variant,
  { fen, moves }: { readonly fen?: string | undefined; readonly moves?: string | undefined },
): Result<ReadPosition, Failure> {
  const setup = readSetup(variant, fen);
  if (!setup.ok) return setup;
  const position = Position.from(setup.value, variant);
  if (!position.ok) {
    return err(
      failure(`this is no position of ${variant.name}: ${setupFaultsSentence(position.error, variant)}`),
    );
  }
  const played = readMoves(position.value, moves ?? "");
  return played.ok ? ok({ start: setup.value, moves: played.value, position: position.value }) : played;
}

/** Plays moves on a position, which is changed if all of them can be played. */
export function readMoves(position: Position, text: string): Result<Move[], Failure> {
  const moves = parseLine(text, position);
  if (!moves.ok) return err(failure(`--moves, ${lineErrorSentence(moves.error)}`));
  for (const move of moves.value) position.make(move);
  return moves;
}
