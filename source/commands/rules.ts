import { VARIANTS } from "../rules/variant.ts";
import { COLOR_VARIABLE } from "../terminal/capabilities.ts";
import { plainPageLine, renderPageLine } from "../tui/diagrams/page-line.ts";
import { rulesLines } from "../tui/diagrams/rules-lines.ts";
import { VARIANT_LINES } from "../words/variant-lines.ts";
import { type Command, fail, warn } from "./command.ts";
import { LOOK_FLAGS, LOOK_HELP, readLook } from "./look-options.ts";
import { writeLine, writeText } from "./output.ts";
import { readVariant } from "./read-position.ts";

/** Prose is read best in lines no longer than this. */
const MOST_COLUMNS = 78;
/** A terminal this wide has room for larger diagrams, with words beside them. */
const WIDE_COLUMNS = 90;

export const command: Command = {
  help: `Usage: antiking rules [variant] [--color TIER] [--background B] [--theme THEME]
                      [--pieces SET] [--squares ROWS]

Prints the rules of a game, written for players, with diagrams; without a variant, what games
there are.

${LOOK_HELP}

Examples:
  antiking rules
  antiking rules antiking2
  antiking rules antichess --color none`,
  flags: LOOK_FLAGS,
  mostPositionals: 1,

  async run(args, io) {
    const [name] = args.positionals;
    const look = readLook(args, io);
    if (!look.ok) return fail(io, look.error);
    warn(io, look.value.notices);
    if (name === undefined) {
      const width = Math.max(...VARIANTS.map(({ id }) => id.length));
      for (const { id } of VARIANTS) await writeText(io, `${id.padEnd(width)}  ${VARIANT_LINES[id]}`);
      return 0;
    }
    const variant = readVariant(name);
    if (!variant.ok) return fail(io, variant.error);
    const columns = io.stdout.columns || MOST_COLUMNS;
    const most = io.stdout.isTTY && columns >= WIDE_COLUMNS ? WIDE_COLUMNS : MOST_COLUMNS;
    // Colours are for eyes: a pipe gets them only when it asks.
    const asked = args.values.has("color") || io.env[COLOR_VARIABLE] || io.env.FORCE_COLOR;
    const styled = io.stdout.isTTY || asked;
    const tier = styled ? look.value.look.tier : "none";
    for (const line of rulesLines(variant.value.id, Math.min(most, columns), { ...look.value.look, tier })) {
      await (styled
        ? writeLine(io, renderPageLine(line, look.value.look))
        : writeText(io, plainPageLine(line)));
    }
    return 0;
  },
};
