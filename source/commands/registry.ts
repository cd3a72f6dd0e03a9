import { command as analyze } from "./analyze.ts";
import type { Command } from "./command.ts";
import { command as diff } from "./diff.ts";
import { command as doctor } from "./doctor.ts";
import { command as edit } from "./edit.ts";
import { command as explain } from "./explain.ts";
import { command as explore } from "./explore.ts";
import { command as moves } from "./moves.ts";
import { command as perft } from "./perft.ts";
import { command as play } from "./play.ts";
import { command as resume } from "./resume.ts";
import { command as rules } from "./rules.ts";
import { command as show } from "./show.ts";
import { command as uci } from "./uci.ts";

/**
 * A command by name: what it is for, and what it does. They are one file in the bundle: each alone, and each part that
 * some of them share, would be a file of its own, and to load thirty small ones takes longer than one of all.
 */
export interface CommandEntry {
  readonly name: string;
  readonly summary: string;
  readonly command: Command;
}

export const COMMANDS: readonly CommandEntry[] = [
  { name: "play", summary: "start a game directly", command: play },
  { name: "resume", summary: "go on with a saved game", command: resume },
  { name: "explore", summary: "look around freely in a position", command: explore },
  { name: "edit", summary: "set up a position", command: edit },
  { name: "moves", summary: "list the legal moves of a position", command: moves },
  { name: "explain", summary: "say why a move is legal or not", command: explain },
  { name: "diff", summary: "compare one position under two rule sets", command: diff },
  { name: "analyze", summary: "look for the best moves of a position", command: analyze },
  { name: "show", summary: "print the board of a position", command: show },
  { name: "perft", summary: "count the leaves of the tree of legal moves", command: perft },
  { name: "rules", summary: "print the rules of a game", command: rules },
  {
    name: "doctor",
    summary: "tell what was detected of the terminal, and how to override it",
    command: doctor,
  },
  { name: "uci", summary: "be an engine for chess programs", command: uci },
];
