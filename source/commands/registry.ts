import type { Command } from "./command.ts";

/** A command by name: what it is for, and how to get it. Each is loaded only when it is asked for. */
export interface CommandEntry {
  readonly name: string;
  readonly summary: string;
  load(): Promise<{ readonly command: Command }>;
}

export const COMMANDS: readonly CommandEntry[] = [
  { name: "play", summary: "start a game directly", load: () => import("./play.ts") },
  { name: "resume", summary: "go on with a saved game", load: () => import("./resume.ts") },
  { name: "explore", summary: "look around freely in a position", load: () => import("./explore.ts") },
  { name: "edit", summary: "set up a position", load: () => import("./edit.ts") },
  { name: "moves", summary: "list the legal moves of a position", load: () => import("./moves.ts") },
  { name: "explain", summary: "say why a move is legal or not", load: () => import("./explain.ts") },
  { name: "diff", summary: "compare one position under two rule sets", load: () => import("./diff.ts") },
  { name: "analyze", summary: "look for the best moves of a position", load: () => import("./analyze.ts") },
  { name: "show", summary: "print the board of a position", load: () => import("./show.ts") },
  { name: "perft", summary: "count the leaves of the tree of legal moves", load: () => import("./perft.ts") },
  { name: "rules", summary: "print the rules of a game", load: () => import("./rules.ts") },
  {
    name: "doctor",
    summary: "tell what was detected of the terminal, and how to override it",
    load: () => import("./doctor.ts"),
  },
  { name: "uci", summary: "be an engine for chess programs", load: () => import("./uci.ts") },
];
