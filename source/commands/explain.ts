import { pieceLetter } from "../notation/letters.ts";
import { parseMove } from "../notation/parse-move.ts";
import { formatUci } from "../notation/uci.ts";
import { effectsOf } from "../rules/effects.ts";
import { type Explanation, explain, type MoveWish, refusedMoves } from "../rules/explain.ts";
import { type Move, moveFrom, movePromotion, moveTo } from "../rules/move.ts";
import { Position } from "../rules/position.ts";
import { err, ok, type Result } from "../rules/result.ts";
import { parseSquare, type Square, squareName } from "../rules/square.ts";
import { explanationSentence } from "../words/explanation.ts";
import { moveErrorSentence } from "../words/move-error.ts";
import { setupFaultsSentence } from "../words/setup-fault.ts";
import { squareSentence } from "../words/square.ts";
import { type Command, type Failure, fail, failure, usage } from "./command.ts";
import { type NamedSquares, namedEffect, namedSquares } from "./explain-json.ts";
import { report, writeLine, writeText } from "./output.ts";
import { readMoves, readSetup, readVariant } from "./read-position.ts";

export const command: Command = {
  help: `Usage: antiking explain <variant> <FEN> <move|square> [--moves "…"] [--json]

Says why a move is legal or not and what it does, or what is the matter with a square: what stands
there, where it may go, where not and why, and who attacks the square.

  FEN             the position, in quotes, or "start"
  move            in SAN or UCI
  square          such as e4
  --moves "…"     moves to play first, in SAN or UCI
  --json          one JSON object. Of a move: {"legal","reason","squares","effects","text"};
                  of a square: {"square","piece","legal","refused","attackers","text"};
                  with "faults" when the position has any, or {"error":{"message"}}

A position that no game can reach is explained as far as it makes sense, and its faults are named.

Examples:
  antiking explain antiking2 start Ad5
  antiking explain antiking2 start d6 --json
  antiking explain antichess "8/8/8/3pP3/8/8/8/7R w - d6 0 1" Rh2`,
  flags: [{ name: "moves", value: 'moves such as "e2e4 e7e5"' }, { name: "json" }],
  mostPositionals: 3,

  async run({ positionals: [name, fen, subject], switches, values }, io) {
    const variant = readVariant(name);
    if (!variant.ok) return fail(io, variant.error);
    if (fen === undefined)
      return fail(io, usage('give a FEN in quotes, or "start", and then a move or a square.'));
    if (subject === undefined) return fail(io, usage("say which move or square to explain."));
    const setup = readSetup(variant.value, fen === "start" ? undefined : fen);
    const json = switches.has("json");
    if (!setup.ok) return report(io, setup.error, { json });
    const sound = Position.from(setup.value, variant.value);
    const position = sound.ok ? sound.value : Position.tolerant(setup.value, variant.value);
    const played = readMoves(position, values.get("moves") ?? "");
    if (!played.ok) return report(io, played.error, { json });

    const square = parseSquare(subject.toLowerCase());
    const answer = square === undefined ? aboutMove(position, subject) : ok(aboutSquare(position, square));
    if (!answer.ok) return report(io, answer.error, { json });
    const faults = sound.ok ? undefined : setupFaultsSentence(sound.error, variant.value);
    if (json) {
      await writeLine(io, JSON.stringify({ ...answer.value, ...(faults && { faults }) }));
    } else {
      if (faults !== undefined) await writeText(io, `The position is faulty: ${faults}`);
      await writeText(io, answer.value.text);
    }
    return 0;
  },
};

/** What `--json` says of a move. The reason is null when it is legal. */
interface MoveAnswer {
  readonly legal: boolean;
  readonly reason: Explanation["code"] | null;
  /** Squares by what they are to the explanation, moves as UCI. */
  readonly squares: NamedSquares;
  readonly effects: readonly object[];
  readonly text: string;
}

/** What `--json` says of a square: squares by name, moves as UCI. */
interface SquareAnswer {
  readonly square: string;
  /** FEN's letter; null for an empty square. */
  readonly piece: string | null;
  readonly legal: readonly string[];
  readonly refused: Readonly<Record<string, { readonly reason: Explanation["code"]; readonly text: string }>>;
  readonly attackers: Readonly<Record<"w" | "b", readonly string[]>>;
  readonly text: string;
}

/** The answer about a move; a failure when the text is no move, or may mean several. */
function aboutMove(position: Position, text: string): Result<MoveAnswer, Failure> {
  const move = parseMove(text, position);
  if (move.ok) return ok(explained(position, explain(position, wishOf(move.value))));
  const { error } = move;
  const { text: sentence, explanation } = moveErrorSentence(error, position);
  if (explanation !== undefined) return ok(explained(position, explanation));
  switch (error.code) {
    case "unreadable":
    case "ambiguous":
      return err(failure(sentence));
    case "promotion": {
      const { from, to } = wishOf(error.moves[0]);
      return ok(explained(position, explain(position, { from, to })));
    }
    case "illegal": {
      // None of several pieces can go there, or there is none that could.
      const [request] = error.requests;
      const none = /^[O0]-?[O0]/i.test(text.trim()) ? "castling" : "no-piece";
      const reason = request === undefined ? none : explain(position, request).code;
      return ok({ legal: false, reason, squares: {}, effects: [], text: sentence });
    }
  }
}

function explained(position: Position, explanation: Explanation): MoveAnswer {
  const legal = explanation.code === "legal";
  return {
    legal,
    reason: legal ? null : explanation.code,
    squares: namedSquares(explanation),
    effects: legal ? effectsOf(position, explanation.move).map(namedEffect) : [],
    text: explanationSentence(explanation, position),
  };
}

const wishOf = (move: Move): MoveWish => ({
  from: moveFrom(move),
  to: moveTo(move),
  promotion: movePromotion(move),
});

function aboutSquare(position: Position, square: Square): SquareAnswer {
  const name = squareName(square);
  const piece = position.pieceAt(square);
  // What attacks an anti-king is not all that attacks a square: kings do not.
  const antiking = piece?.role === "antiking";
  const legal = position.legalMoves().map(formatUci);
  const refused = refusedMoves(position, square).map(({ move, explanation }) => {
    const answer = { reason: explanation.code, text: explanationSentence(explanation, position) };
    return [formatUci(move), answer] as const;
  });
  return {
    square: name,
    piece: piece === undefined ? null : pieceLetter(piece),
    legal: legal.filter((uci) => uci.startsWith(name)).sort(),
    refused: Object.fromEntries(refused),
    attackers: {
      w: position.attackers(square, "w", { antiking }).map(squareName),
      b: position.attackers(square, "b", { antiking }).map(squareName),
    },
    text: [squareSentence(position, square), ...pawnMove(position, square)].join(" "),
  };
}

/** The name of an empty square is also how a pawn's move there is written, so that is answered too. */
function pawnMove(position: Position, square: Square): string[] {
  if (position.pieceAt(square) !== undefined) return [];
  const move = parseMove(squareName(square), position);
  if (move.ok) return [explained(position, explain(position, wishOf(move.value))).text];
  const { error } = move;
  return error.code === "illegal" && error.requests.length > 0
    ? [moveErrorSentence(error, position).text]
    : [];
}
