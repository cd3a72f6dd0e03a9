/** The words behind `position`. */
import { type FenError, parseFen } from "../../notation/fen.ts";
import type { LineError } from "../../notation/parse-line.ts";
import type { MoveError } from "../../notation/parse-move.ts";
import { findMove, parseUci } from "../../notation/uci.ts";
import { type Move, moveFrom, moveTo } from "../../rules/move.ts";
import { Position } from "../../rules/position.ts";
import { err, ok, type Result } from "../../rules/result.ts";
import type { Setup } from "../../rules/setup.ts";
import type { SetupFault } from "../../rules/setup-faults.ts";
import type { Variant } from "../../rules/variant.ts";

/** Where a game began, its moves, and where they have led. */
export interface UciPosition {
  readonly setup: Setup;
  readonly moves: readonly Move[];
  readonly position: Position;
}

export type PositionFault =
  /** Neither `startpos` nor `fen`. */
  | { readonly code: "form" }
  | { readonly code: "fen"; readonly error: FenError }
  | { readonly code: "setup"; readonly faults: readonly SetupFault[]; readonly variant: Variant }
  | { readonly code: "move"; readonly error: Extract<LineError, { readonly code: "move" }> };

/**
 * Reads "startpos" or "fen …", and "moves …" behind it. Moves go on through draws: whether a game has ended by
 * repetition or the fifty-move rule is for the GUI to say.
 */
export function readUciPosition(
  words: readonly string[],
  variant: Variant,
): Result<UciPosition, PositionFault> {
  const end = words.includes("moves") ? words.indexOf("moves") : words.length;
  const [kind, ...fields] = words.slice(0, end);
  if (kind !== "startpos" && kind !== "fen") return err({ code: "form" });
  const setup = parseFen(kind === "fen" ? fields.join(" ") : variant.start, variant);
  if (!setup.ok) return err({ code: "fen", error: setup.error });
  const position = Position.from(setup.value, variant);
  if (!position.ok) return err({ code: "setup", faults: position.error, variant });
  const moves = readMoves(words.slice(end + 1), position.value);
  return moves.ok ? ok({ setup: setup.value, moves: moves.value, position: position.value }) : moves;
}

/** Makes moves on a position, up to the first that is not legal. */
function readMoves(words: readonly string[], position: Position): Result<Move[], PositionFault> {
  const moves: Move[] = [];
  for (const [index, word] of words.entries()) {
    const legal = position.legalMoves();
    const request = parseUci(word);
    const move = request && findMove(legal, request);
    if (move === undefined) {
      const error = moveError(word, position, legal);
      return err({ code: "move", error: { code: "move", number: index + 1, word, error, position } });
    }
    position.make(move);
    moves.push(move);
  }
  return ok(moves);
}

function moveError(text: string, position: Position, legal: readonly Move[]): MoveError {
  const request = parseUci(text);
  if (request === undefined) return { code: "unreadable", text };
  const journeys = legal.filter(
    (move) => moveFrom(move) === request.from && moveTo(move) === request.to && !request.promotion,
  );
  if (journeys.length > 1) return { code: "promotion", text, moves: journeys };
  const role = position.pieceAt(request.from)?.role ?? "pawn";
  return { code: "illegal", text, role, requests: [request] };
}
