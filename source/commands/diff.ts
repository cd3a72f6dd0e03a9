import { formatFen } from "../notation/fen.ts";
import { formatUci } from "../notation/uci.ts";
import { compareMoves } from "../rules/compare-moves.ts";
import { Position } from "../rules/position.ts";
import { translateSetup } from "../rules/translate.ts";
import { setupFaultsSentence } from "../words/setup-fault.ts";
import { comparisonSentences, translationFaultSentence } from "../words/translation.ts";
import { type Command, fail, failure, usage } from "./command.ts";
import { report, writeLine, writeText } from "./output.ts";
import { readPosition, readVariant } from "./read-position.ts";

export const command: Command = {
  help: `Usage: antiking diff <variant> <variant> <FEN> [--json]

Looks at one position under two rule sets and says which moves come and go. Possible among
antichess, suicide, aise, losers and chess, and between the two anti-king games (pawns keep their
squares and change their kind; nobody may leap or castle any more).

  FEN             the position in the first game, in quotes, or "start"
  --json          {"variants","fens","both","onlyFirst","onlySecond"}, moves as sorted
                  UCI; with "faults" when no game gets there, or {"error":{"message"}}

Examples:
  antiking diff chess losers "4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1"
  antiking diff antiking1 antiking2 start --json`,
  flags: [{ name: "json" }],
  mostPositionals: 3,

  async run({ positionals: [nameA, nameB, fen], switches }, io) {
    const variantA = readVariant(nameA);
    if (!variantA.ok) return fail(io, variantA.error);
    const variantB = readVariant(nameB);
    if (!variantB.ok) return fail(io, variantB.error);
    if (fen === undefined) return fail(io, usage('give a FEN of the first game in quotes, or "start".'));
    const read = readPosition(variantA.value, { fen: fen === "start" ? undefined : fen });
    const json = switches.has("json");
    if (!read.ok) return report(io, read.error, { json });
    const translated = translateSetup(read.value.start, variantA.value, variantB.value);
    if (!translated.ok) {
      const sentence = translationFaultSentence(translated.error, variantA.value, variantB.value);
      return report(io, failure(sentence), { json });
    }
    const sound = Position.from(translated.value, variantB.value);
    const faults = sound.ok ? undefined : setupFaultsSentence(sound.error, variantB.value);
    // Where pawns begin differs, so that not even a start position would do in the other game.
    if (!sound.ok && sound.error.some(({ code }) => code !== "pawn-rank")) {
      return report(io, failure(`in ${variantB.value.name} this is no position: ${faults}`), { json });
    }
    const first = read.value.position;
    const second = Position.tolerant(translated.value, variantB.value);
    const comparison = compareMoves(first, second);
    if (!json) {
      if (faults !== undefined)
        await writeText(io, `In ${variantB.value.name} no game gets there: ${faults}`);
      for (const sentence of comparisonSentences(comparison, first, second)) await writeText(io, sentence);
      return 0;
    }
    await writeLine(
      io,
      JSON.stringify({
        variants: [variantA.value.id, variantB.value.id],
        fens: [formatFen(first.setup()), formatFen(second.setup())],
        both: comparison.both.map(formatUci).sort(),
        onlyFirst: comparison.onlyFirst.map(formatUci).sort(),
        onlySecond: comparison.onlySecond.map(formatUci).sort(),
        ...(faults && { faults }),
      }),
    );
    return 0;
  },
};
