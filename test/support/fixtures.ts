import { readdirSync, readFileSync } from "node:fs";
import { formatFen, parseFen } from "../../source/notation/fen.ts";
import { formatUci } from "../../source/notation/uci.ts";
import { Position } from "../../source/rules/position.ts";
import { type VariantId, variantOf } from "../../source/rules/variant.ts";

const folder = new URL("../fixtures/", import.meta.url);

/** A line of the position fixtures: what a right rules core answers. */
export interface PositionRow {
  readonly variant: VariantId;
  readonly point?: string;
  readonly fen: string;
  readonly moves: readonly string[];
  readonly check: readonly ("king" | "antiking")[];
  readonly result: { readonly winner: "w" | "b" | null; readonly reason: string } | null;
  readonly illegal?: Readonly<Record<string, "king-attacked" | "antiking-unattacked" | "both">>;
  /** A move of the position and the FEN after it. */
  readonly then?: { readonly move: string; readonly fen: string };
}

export interface PerftRow {
  readonly variant: VariantId;
  readonly fen: string;
  readonly counts: readonly number[];
}

/** Every position of the fixtures, the rulings included. */
export function positionRows(): PositionRow[] {
  const games = readdirSync(new URL("positions/", folder)).flatMap((file) =>
    lines(`positions/${file}`).map((row) => ({ variant: file.replace(".jsonl", ""), ...row })),
  );
  return [...games, ...lines("rulings.jsonl")];
}

export const perftRows = (): PerftRow[] => JSON.parse(readFileSync(new URL("perft.json", folder), "utf8"));

/** A position to play from; throws when the FEN does not give one. */
export function positionOf(variant: VariantId, fen = variantOf(variant).start): Position {
  const setup = parseFen(fen, variantOf(variant));
  if (!setup.ok) throw new Error(`${fen}: ${JSON.stringify(setup.error)}`);
  const position = Position.from(setup.value, variantOf(variant));
  if (!position.ok) throw new Error(`${fen}: ${JSON.stringify(position.error)}`);
  return position.value;
}

/** Makes moves given in UCI; throws at the first that is not legal. */
export function play(position: Position, moves: string): Position {
  for (const text of moves.split(" ").filter(Boolean)) {
    const move = position.legalMoves().find((candidate) => formatUci(candidate) === text);
    if (move === undefined) throw new Error(`${text} is not legal in ${fenOf(position)}`);
    position.make(move);
  }
  return position;
}

export const uciMoves = (position: Position): string[] => position.legalMoves().map(formatUci).sort();

export const fenOf = (position: Position): string => formatFen(position.setup());

function lines(file: string) {
  return readFileSync(new URL(file, folder), "utf8")
    .split("\n")
    .filter(Boolean)
    .map((line) => JSON.parse(line));
}
