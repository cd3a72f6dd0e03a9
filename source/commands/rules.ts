import { VARIANTS } from "../rules/variant.ts";
import { rulesPage } from "../words/rules-pages.ts";
import { VARIANT_LINES } from "../words/variant-lines.ts";
import { wrap } from "../words/wrap.ts";
import { type Command, fail } from "./command.ts";
import { writeText } from "./output.ts";
import { readVariant } from "./read-position.ts";

/** Prose is read best in lines no longer than this. */
const MOST_COLUMNS = 78;

export const command: Command = {
  help: `Usage: antiking rules [variant]

Prints the rules of a game, written for players; without a variant, what games there are.

Examples:
  antiking rules
  antiking rules antiking2`,
  flags: [],
  mostPositionals: 1,

  async run({ positionals: [name] }, io) {
    if (name === undefined) {
      const width = Math.max(...VARIANTS.map(({ id }) => id.length));
      for (const { id } of VARIANTS) await writeText(io, `${id.padEnd(width)}  ${VARIANT_LINES[id]}`);
      return 0;
    }
    const variant = readVariant(name);
    if (!variant.ok) return fail(io, variant.error);
    const { title, paragraphs } = rulesPage(variant.value.id);
    const width = Math.min(MOST_COLUMNS, io.stdout.columns || MOST_COLUMNS);
    await writeText(io, [title, ...paragraphs.map((text) => wrap(text, width).join("\n"))].join("\n\n"));
    return 0;
  },
};
