import { formatFen } from "../notation/fen.ts";
import { formatSan } from "../notation/san.ts";
import { formatUci } from "../notation/uci.ts";
import { err, ok, type Result } from "../rules/result.ts";
import type { Variant } from "../rules/variant.ts";
import { COLOR_NAMES, count } from "../words/names.ts";
import { outcomeSentence } from "../words/outcome.ts";
import { royalsLine } from "../words/royals.ts";
import { type Command, type ExitCode, type Failure, fail, failure, type Io, usage } from "./command.ts";
import { linesOf } from "./lines-of.ts";
import { report, writeLine, writeText } from "./output.ts";
import { type ReadPosition, readPosition, readVariant } from "./read-position.ts";

export const command: Command = {
  help: `Usage: antiking moves <variant> [FEN|-] [--moves "…"] [--json]

Lists the legal moves of a position. Without a FEN it is the start position.

  FEN             the position, in quotes
  -               reads FENs from standard input, one a line, and answers each in turn; a bad line
                  is answered with its error, and the exit code is 1 at the end
  --moves "…"     moves to play first, in SAN or UCI
  --json          one JSON object a position:
                  {"variant","fen","moves":[sorted UCI],"check":[…],
                   "result":null|{"winner","reason"}}
                  or {"error":{"message"}}

Examples:
  antiking moves antiking2
  antiking moves antichess --moves "e3 b6"
  antiking moves losers "4k3/8/8/8/1p2r3/P7/8/4K3 w - - 0 1" --json
  antiking moves antiking1 - --json < positions.txt`,
  flags: [{ name: "moves", value: 'moves such as "e2e4 e7e5"' }, { name: "json" }],
  mostPositionals: 2,

  async run({ positionals: [name, fen], switches, values }, io) {
    const variant = readVariant(name);
    if (!variant.ok) return fail(io, variant.error);
    const json = switches.has("json");
    const moves = values.get("moves");
    if (fen === "-") return answerLines(variant.value, { moves, json }, io);
    const text = (json ? jsonAnswer : textAnswer)(variant.value, fen, moves);
    if (!text.ok) return report(io, text.error, { json });
    await (json ? writeLine : writeText)(io, text.value);
    return 0;
  },
};

/** Answers every line of standard input in its place; 1 if any was bad. */
async function answerLines(
  variant: Variant,
  { moves, json }: { readonly moves: string | undefined; readonly json: boolean },
  io: Io,
): Promise<ExitCode> {
  let exitCode = 0;
  let line = 0;
  if (io.stdin.isTTY)
    return fail(io, usage("with - the FENs come from standard input, which is a terminal here."));
  let broken: Error | undefined;
  const lines = linesOf(io.stdin, (error) => {
    broken = error;
  });
  for await (const fen of lines) {
    line++;
    const answer = (json ? jsonAnswer : textAnswer)(variant, fen.trim(), moves);
    if (answer.ok) {
      await (json ? writeLine : writeText)(io, answer.value);
    } else {
      exitCode = 1;
      const sentence = json ? answer.error.sentence : `line ${line}: ${answer.error.sentence}`;
      await report(io, { ...answer.error, sentence }, { json });
    }
  }
  return broken === undefined
    ? exitCode
    : fail(io, failure(`standard input cannot be read: ${broken.message}.`));
}

function jsonAnswer(variant: Variant, fen?: string, moves?: string): Result<string, Failure> {
  const read = readPosition(variant, { fen, moves });
  if (!read.ok) return read;
  const { position } = read.value;
  const { king, antiking } = position.check();
  return ok(
    JSON.stringify({
      variant: variant.id,
      fen: fenOf(read.value, fen),
      moves: position.legalMoves().map(formatUci).sort(),
      check: [...(king ? ["king"] : []), ...(antiking ? ["antiking"] : [])],
      result: position.outcome(),
    }),
  );
}

/** A FEN that was asked about is given back as it came, so that answers can be matched to questions. */
function fenOf({ moves, position }: ReadPosition, asked: string | undefined): string {
  return asked === undefined || moves.length > 0 ? formatFen(position.setup()) : asked;
}

function textAnswer(variant: Variant, fen?: string, moves?: string): Result<string, Failure> {
  const read = readPosition(variant, { fen, moves });
  if (!read.ok) return err(read.error);
  const { position } = read.value;
  const legal = position.legalMoves();
  const outcome = position.outcome();
  const names = legal.map((move) => formatSan(position, move)).sort();
  const lines = [
    `${variant.name}, ${COLOR_NAMES[position.turn]} to move: ${count(legal.length, "legal move")}`,
    royalsLine(position, position.turn),
    outcome === null ? undefined : outcomeSentence(outcome, variant),
    names.length === 0 ? undefined : names.join(" "),
  ];
  return ok(lines.filter((line) => line !== undefined).join("\n"));
}
