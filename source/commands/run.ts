import { VARIANTS } from "../rules/variant.ts";
import { didYouMean } from "../words/suggest.ts";
import { parseArguments } from "./arguments.ts";
import { type Command, type ExitCode, fail, type Io, usage } from "./command.ts";
import { writeLine } from "./output.ts";
import { COMMANDS } from "./registry.ts";
import { version } from "./version.ts";

const nameWidth = Math.max(...COMMANDS.map(({ name }) => name.length));

const HELP = `antiking: Anti-King Chess I, Anti-King Chess II and Antichess in the terminal.

Usage: antiking                     open the game
       antiking --plain             play by typed lines, without a screen (screen readers, scripts)
       antiking <command> [options]

Commands:
${COMMANDS.map(({ name, summary }) => `  ${name.padEnd(nameWidth)}  ${summary}`).join("\n")}

  antiking <command> --help         what a command takes, with examples
  antiking --version                the version

Games: ${VARIANTS.map(({ id }) => id).join(", ")}
("antiking rules" says what each is).

Exit codes: 0 done; 1 a bad position, move or file, or a failure; 2 an unknown command, variant or
flag, or a value out of range.`;

/** Runs a command line, without the program's own name; gives the exit code. */
export async function run(argv: readonly string[], io: Io): Promise<ExitCode> {
  const [first, ...rest] = argv;
  if (first === "--help" || first === "-h" || (first === "help" && rest.length === 0)) return print(io, HELP);
  if (first === "--version" || first === "-v") return print(io, version);
  if (first === "help") return runCommand(rest[0], ["--help"], io);
  // Without a command it is the game that opens, with whatever flags there are.
  if (first === undefined || first.startsWith("-")) return runCommand("play", argv, io);
  return runCommand(first, rest, io);
}

async function runCommand(name: string, argv: readonly string[], io: Io): Promise<ExitCode> {
  const entry = COMMANDS.find((each) => each.name === name);
  if (entry === undefined) {
    const hint = didYouMean(
      name,
      COMMANDS.map((each) => each.name),
    );
    return fail(io, usage(`unknown command "${name}".${hint || ' "antiking --help" lists them.'}`));
  }
  const { command } = entry;
  if (asksForHelp(argv, command)) return print(io, command.help);
  const args = parseArguments(argv, command);
  return args.ok ? command.run(args.value, io) : fail(io, args.error);
}

/** Help wins over everything else on the line, but not over a value that happens to be called so. */
function asksForHelp(argv: readonly string[], { flags }: Command): boolean {
  const valued = new Set(flags.filter(({ value }) => value !== undefined).map(({ name }) => `--${name}`));
  return argv.some(
    (word, index) => (word === "--help" || word === "-h") && !valued.has(argv[index - 1] ?? ""),
  );
}

async function print(io: Io, text: string): Promise<ExitCode> {
  await writeLine(io, text);
  return 0;
}
