import { formatFen } from "../notation/fen.ts";
import { moveFrom, moveTo } from "../rules/move.ts";
import { Position } from "../rules/position.ts";
import { COLOR_VARIABLE } from "../terminal/capabilities.ts";
import { boardView } from "../tui/board/board-view.ts";
import { drawBoard } from "../tui/board/draw-board.ts";
import { piecesOf, royalMarks } from "../tui/board/position-view.ts";
import { plainBlock, renderBlock } from "../tui/board/render-cells.ts";
import { boardExtent, SQUARE_SIZES, type SquareSize } from "../tui/board/square-size.ts";
import { COLOR_NAMES, capitalised } from "../words/names.ts";
import { outcomeSentence } from "../words/outcome.ts";
import { royalsLine } from "../words/royals.ts";
import { setupFaultsSentence } from "../words/setup-fault.ts";
import { type Command, fail, type Io, warn } from "./command.ts";
import { LOOK_FLAGS, LOOK_HELP, readLook } from "./look-options.ts";
import { writeLine, writeText } from "./output.ts";
import { readMoves, readPosition, readSetup, readVariant } from "./read-position.ts";

/** Lines printed below the board, which must fit into the window with it. */
const LINES_BELOW = 4;

export const command: Command = {
  help: `Usage: antiking show <variant> [FEN] [options]

Prints the board of a position and says how it stands. A position that no game can reach is shown
too, with everything that is wrong with it.

  FEN             the position, in quotes; without it the start position
  --moves "…"     moves to play first, in SAN or UCI
  --flip          Black at the bottom
${LOOK_HELP}

Examples:
  antiking show antiking1
  antiking show antiking2 --moves "e4 e5 Nf3"
  antiking show antichess "8/8/p7/8/8/8/7P/8 w - - 0 1" --pieces ascii --color none`,
  flags: [{ name: "moves", value: 'moves such as "e2e4 e7e5"' }, { name: "flip" }, ...LOOK_FLAGS],
  mostPositionals: 2,

  async run(args, io) {
    const { positionals, switches, values } = args;
    const variant = readVariant(positionals[0]);
    if (!variant.ok) return fail(io, variant.error);
    const look = readLook(args, io);
    if (!look.ok) return fail(io, look.error);
    warn(io, look.value.notices);
    const setup = readSetup(variant.value, positionals[1]);
    if (!setup.ok) return fail(io, setup.error);
    const sound = Position.from(setup.value, variant.value);
    const moves = values.get("moves");
    if (!sound.ok && moves !== undefined) {
      const refused = readPosition(variant.value, { fen: positionals[1], moves });
      if (!refused.ok) return fail(io, refused.error);
    }
    const position = sound.ok ? sound.value : Position.tolerant(setup.value, variant.value);
    const played = readMoves(position, moves ?? "");
    if (!played.ok) return fail(io, played.error);

    const last = played.value.at(-1);
    const view = boardView({
      pieces: piecesOf(position),
      flipped: switches.has("flip"),
      lastMove: last && { from: moveFrom(last), to: moveTo(last) },
      ...royalMarks(position),
    });
    // Colours are for eyes: a pipe gets them only when it asks.
    const asked = values.has("color") || io.env[COLOR_VARIABLE] || io.env.FORCE_COLOR;
    const styled = io.stdout.isTTY || asked;
    const tier = styled ? look.value.look.tier : "none";
    const board = drawBoard(view, { ...look.value.look, tier, size: sizeFor(io) });
    for (const line of styled ? renderBlock(board) : plainBlock(board)) await writeLine(io, line);
    const outcome = sound.ok ? position.outcome() : null;
    const royals = royalsLine(position, position.turn);
    await writeText(io, formatFen(position.setup()));
    await writeText(
      io,
      `${variant.value.name}, ${COLOR_NAMES[position.turn]} to move${royals ? `: ${royals}` : ""}`,
    );
    if (outcome !== null) await writeText(io, outcomeSentence(outcome, variant.value));
    if (!sound.ok) await writeText(io, capitalised(setupFaultsSentence(sound.error, variant.value)));
    return 0;
  },
};

/** The largest squares whose board fits the window; in a pipe those of an ordinary one. */
function sizeFor({ stdout }: Io): SquareSize {
  const columns = stdout.columns || 80;
  const rows = stdout.rows || 24;
  const fitting = SQUARE_SIZES.filter((size) => {
    const extent = boardExtent(size);
    return extent.columns < columns && extent.rows + LINES_BELOW < rows;
  });
  return fitting.at(-1) ?? SQUARE_SIZES[0];
}
