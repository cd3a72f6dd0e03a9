import type { PositionFault } from "../engine/uci/read-position.ts";
import { WorkerEngine } from "../engine/worker-engine.ts";
import { fenErrorSentence } from "../words/fen-error.ts";
import { lineErrorSentence } from "../words/line-error.ts";
import { setupFaultsSentence } from "../words/setup-fault.ts";
import { type Command, fail } from "./command.ts";
import { linesOf } from "./lines-of.ts";
import { writeLine } from "./output.ts";
import { readVariant } from "./read-position.ts";
import { version } from "./version.ts";

export const command: Command = {
  help: `Usage: antiking uci [variant]

Speaks UCI, the language in which chess programs talk to engines, on standard input and output. The
game is chess until the program sets the option UCI_Variant; a variant named here is for programs
that cannot.

  UCI_Variant     antiking1, antiking2, antichess, suicide, aise, losers or chess
  Skill Level     1 to 7 play as bot:1 to bot:7; 8, the default, thinks as long as it may
  UCI_Elo         with UCI_LimitStrength, a strength between those of the levels
  Seed            fixes the choices of the weaker levels; 0, the default, varies them
  MultiPV         how many of the best moves are reported
  Hash            megabytes for positions already seen
  Threads         threads that search together
  Move Overhead   milliseconds a move that the clock loses on the way

"go" takes depth, nodes, movetime, wtime, btime, winc, binc, movestogo, mate, searchmoves, infinite,
ponder and perft. "score mate 3" is a proved win in three moves, whatever winning means in the game.

Examples:
  antiking uci
  antiking uci antiking2`,
  flags: [],
  mostPositionals: 1,

  async run({ positionals: [name] }, io) {
    const variant = readVariant(name ?? "chess");
    if (!variant.ok) return fail(io, variant.error);
    // Loaded only now: it brings the whole evaluation along, and games have theirs in the worker.
    const { UciSession } = await import("../engine/uci/session.ts");
    const session = new UciSession({
      name: `antiking ${version}`,
      variant: variant.value,
      write: (line) => void writeLine(io, line),
      createEngine: (options) => {
        const engine = new WorkerEngine(io.workerUrl, options);
        engine.warmUp();
        return engine;
      },
      describe: positionFaultSentence,
      newSeed: () => Math.floor(Math.random() * 2 ** 31),
    });
    for await (const line of linesOf(io.stdin)) {
      session.receive(line);
      if (session.hasQuit) break;
    }
    // A pipe that the other program keeps open would keep this one alive.
    io.stdin.destroy();
    await session.close();
    return 0;
  },
};

function positionFaultSentence(fault: PositionFault): string {
  switch (fault.code) {
    case "form":
      return 'position takes "startpos" or "fen", and then "moves".';
    case "fen":
      return `bad FEN: ${fenErrorSentence(fault.error)}`;
    case "setup":
      return `this is no position of ${fault.variant.name}: ${setupFaultsSentence(fault.faults, fault.variant)}`;
    case "move":
      return lineErrorSentence(fault.error);
  }
}
