/** A game as JSON on disk, and back: the line on the board and what would be played again, no other variations. */
import { type FenError, formatFen, parseFen } from "../notation/fen.ts";
import { treeOfLine } from "../notation/move-tree.ts";
import { findMove, formatUci, parseUci } from "../notation/uci.ts";
import type { Move } from "../rules/move.ts";
import type { Outcome } from "../rules/outcome.ts";
import { Position } from "../rules/position.ts";
import { err, ok, type Result } from "../rules/result.ts";
import type { SetupFault } from "../rules/setup-faults.ts";
import { findVariant, type Variant } from "../rules/variant.ts";
import { type Game, lineOf, playedMoves, pliesOf } from "./game.ts";
import { formatSavedPlayer, type Player, parseSavedPlayer } from "./player.ts";

/** Counted up when a file of today can no longer be read as it stands. */
const FORMAT = 1;

/** What the field of a player holds. */
const PLAYERS = '"human", "bot:1" to "bot:8", or "engine:" with the name of an engine';

/** Why a save file cannot be played on. */
export type SaveError =
  | { readonly code: "not-json" }
  /** JSON, but no record of a game. */
  | { readonly code: "not-a-game" }
  | { readonly code: "format"; readonly found: unknown }
  /** A field that is missing or holds something else than it should. */
  | { readonly code: "field"; readonly field: string; readonly expected: string }
  | { readonly code: "fen"; readonly variant: Variant; readonly error: FenError }
  | { readonly code: "position"; readonly variant: Variant; readonly faults: readonly SetupFault[] }
  | { readonly code: "move"; readonly text: string; readonly number: number };

/** The text of a game's save file. */
export function serializeGame(game: Game): string {
  const saved = {
    format: FORMAT,
    id: game.id,
    variant: game.variant,
    start: formatFen(game.start),
    moves: lineOf(game).map(formatUci).join(" "),
    ply: pliesOf(game),
    white: formatSavedPlayer(game.players.w),
    black: formatSavedPlayer(game.players.b),
    seed: game.seed,
    verdict: game.verdict,
  };
  return `${JSON.stringify(saved, null, 2)}\n`;
}

/** Reads a save file; every field is judged, and the moves are played by the rules. */
export function parseGame(text: string): Result<Game, SaveError> {
  const json = parseJson(text);
  if (json === undefined) return err({ code: "not-json" });
  if (!isRecord(json)) return err({ code: "not-a-game" });
  if (json.format !== FORMAT) return err({ code: "format", found: json.format });
  const field = (name: string, expected: string): Result<never, SaveError> =>
    err({ code: "field", field: name, expected });

  const { id, start, moves, ply, seed } = json;
  if (typeof id !== "string" || !/^[\w-]+$/.test(id))
    return field("id", "a name of letters, digits and dashes");
  const variant = typeof json.variant === "string" ? findVariant(json.variant) : undefined;
  if (variant === undefined) return field("variant", "the id of a variant");
  const white = readPlayer(json.white);
  if (white === undefined) return field("white", PLAYERS);
  const black = readPlayer(json.black);
  if (black === undefined) return field("black", PLAYERS);
  if (typeof seed !== "number" || !Number.isSafeInteger(seed)) return field("seed", "a whole number");
  if (typeof start !== "string") return field("start", "a FEN");
  if (typeof moves !== "string") return field("moves", "moves such as e2e4, separated by spaces");
  const verdict = readVerdict(json.verdict);
  if (verdict === undefined) return field("verdict", "null, or a winner and a reason");

  const setup = parseFen(start, variant);
  if (!setup.ok) return err({ code: "fen", variant, error: setup.error });
  const position = Position.from(setup.value, variant);
  if (!position.ok) return err({ code: "position", variant, faults: position.error });
  const line = readMoves(moves, position.value);
  if (!line.ok) return line;
  if (typeof ply !== "number" || !Number.isInteger(ply) || ply < 0 || ply > line.value.length) {
    return field("ply", `a whole number from 0 to ${line.value.length}`);
  }
  return ok({
    id,
    variant: variant.id,
    start: setup.value,
    tree: treeOfLine(line.value),
    path: line.value.slice(0, ply).map(() => 0),
    players: { w: white, b: black },
    seed,
    verdict,
  });
}

function readMoves(text: string, position: Position): Result<Move[], SaveError> {
  const line: Move[] = [];
  for (const [index, word] of text.split(" ").filter(Boolean).entries()) {
    const request = parseUci(word);
    const move = request && findMove(position.legalMoves(), request);
    if (move === undefined || position.outcome() !== null)
      return err({ code: "move", text: word, number: index + 1 });
    position.make(move);
    line.push(move);
  }
  return ok(line);
}

const readPlayer = (value: unknown): Player | undefined =>
  typeof value === "string" ? parseSavedPlayer(value) : undefined;

/** Only what happens away from the board is stored, so only that is believed. */
function readVerdict(value: unknown): Outcome | null | undefined {
  if (value === null) return null;
  if (!isRecord(value)) return undefined;
  const { winner, reason } = value;
  if (reason === "agreement" && winner === null) return { winner, reason };
  if (reason === "resignation" && (winner === "w" || winner === "b")) return { winner, reason };
  return undefined;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** The command-line moves of a game as it stands, for whoever wants to set it up elsewhere. */
export const movesText = (game: Game): string => playedMoves(game).map(formatUci).join(" ");
