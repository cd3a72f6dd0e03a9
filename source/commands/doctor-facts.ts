/** What is known and guessed of the surroundings, and what overrides each guess. Pure: everything seen is handed in. */
import { BACKGROUND_VARIABLE, canBeAsked } from "../terminal/background.ts";
import {
  COLOR_VARIABLE,
  colorDecider,
  type Environment,
  hasUnicode,
  isLinuxConsole,
  multiplexerOf,
  unicodeDecider,
  whyPlain,
} from "../terminal/capabilities.ts";
import { DEFAULT_SIZE } from "../terminal/size.ts";
import { effectiveSet, nameOfSet } from "../tui/board/art/piece-set.ts";
import type { Look } from "../tui/look.ts";
import type { Wardrobe } from "../tui/wardrobe.ts";
import { list, visible } from "../words/names.ts";
import { ownFacts } from "./doctor-own.ts";
import { type ChosenLook, PIECES_VARIABLE, SQUARES_VARIABLE, THEME_VARIABLE } from "./look-options.ts";
import { MOUSE_VARIABLE } from "./screen-options.ts";

/** One thing that was found out. */
export interface Fact {
  readonly name: string;
  readonly value: string;
  /** What it was concluded from, in a clause. */
  readonly because?: string;
  /** The flags and variables that decide otherwise. */
  readonly overrides: readonly string[];
}

/** A folder, and what can be done with it. */
export interface Folder {
  readonly path: string;
  readonly state: "writable" | "missing" | "closed";
}

/** Everything that was looked at. */
export interface Surroundings {
  readonly env: Environment;
  /** What `--color` was given as. */
  readonly colorFlag: string | undefined;
  readonly look: Look;
  /** Who told the terminal's background (`chooseBackground`). */
  readonly backgroundBy: string | undefined;
  readonly because: ChosenLook["because"];
  /** What there is to choose from, a user's own among it. */
  readonly wardrobe: Wardrobe;
  /** Whether the screen listens to the mouse. */
  readonly mouse: boolean;
  readonly stdin: { readonly isTTY?: boolean | undefined };
  readonly stdout: {
    readonly isTTY?: boolean | undefined;
    readonly columns?: number | undefined;
    readonly rows?: number | undefined;
  };
  readonly config: Folder;
  readonly games: Folder;
  /** Of this program, and of Node. */
  readonly version: string;
  readonly node: string;
  readonly system: string;
}

/** The facts, in the order they are told. */
export function factsOf(seen: Surroundings): Fact[] {
  const { env, version, node, system } = seen;
  const multiplexer = multiplexerOf(env);
  return [
    { name: "antiking", value: version, overrides: [] },
    { name: "Node", value: node, overrides: [] },
    { name: "system", value: system, overrides: [] },
    { name: "terminal", value: terminalText(seen), overrides: [] },
    { name: "TERM", value: env.TERM || "not set", overrides: ["TERM"] },
    {
      name: "multiplexer",
      value: multiplexer ?? "none",
      ...(multiplexer !== undefined && { because: "its variable is set" }),
      overrides: [],
    },
    {
      name: "remote",
      value: env.SSH_CONNECTION || env.SSH_TTY ? "over SSH, where only TERM arrives" : "no",
      overrides: [],
    },
    { name: "size", value: sizeText(seen), overrides: [] },
    showing(seen),
    colors(seen),
    background(seen),
    characters(seen),
    theme(seen),
    pieces(seen),
    squares(seen),
    ...ownFacts(seen.wardrobe),
    mouse(seen),
    {
      name: "synchronized output",
      value: "with larger changes; terminals without it take no notice",
      overrides: [],
    },
    folder("settings", seen.config, system),
    folder("games", seen.games, system),
  ];
}

function terminalText({ stdin, stdout }: Surroundings): string {
  const ends = [...(stdin.isTTY === true ? ["keys"] : []), ...(stdout.isTTY === true ? ["screen"] : [])];
  return ends.length === 0 ? "none, only pipes or files" : `for ${list(ends)}`;
}

function sizeText({ stdout: { columns, rows } }: Surroundings): string {
  if (columns && rows) return `${columns} columns and ${rows} rows`;
  return `not told, taken as ${columns || DEFAULT_SIZE.columns} columns and ${rows || DEFAULT_SIZE.rows} rows`;
}

/** Why games are told in lines, by a variable; undefined where they are not. */
function plainDecider({ env, stdin, stdout }: Surroundings): string | undefined {
  return whyPlain({ flag: false, env, terminal: stdin.isTTY === true && stdout.isTTY === true });
}

function showing(seen: Surroundings): Fact {
  const { env, stdin, stdout } = seen;
  const terminal = stdin.isTTY === true && stdout.isTTY === true;
  const why = plainDecider(seen);
  const overrides = ["--plain", "INK_SCREEN_READER=true"];
  const name = "games are shown";
  if (why !== undefined) return { name, value: "as lines to read", ...reason(env, why), overrides: [why] };
  return terminal
    ? { name, value: "on a screen", overrides }
    : { name, value: "not at all in a pipe, but for --plain", overrides };
}

function colors({ env, colorFlag, look }: Surroundings): Fact {
  const value = look.tier === "truecolor" || look.tier === "none" ? look.tier : `${look.tier} colours`;
  const decider = colorDecider({ flag: colorFlag, env });
  return {
    name: "colours",
    value,
    // Without a word of the terminal it is the missing TERM that counts.
    ...reason(env, decider ?? "TERM"),
    overrides: ["--color", COLOR_VARIABLE, "NO_COLOR", "FORCE_COLOR"],
  };
}

function background({ env, backgroundBy, look }: Surroundings): Fact {
  const asked = canBeAsked(env) ? "nothing says otherwise, until a screen asks the terminal" : undefined;
  return {
    name: "background",
    value: look.background,
    ...(backgroundBy === undefined && asked ? { because: asked } : reason(env, backgroundBy)),
    overrides: ["--background", BACKGROUND_VARIABLE],
  };
}

function characters({ env, look }: Surroundings): Fact {
  const name = "characters";
  const value = look.characters === "unicode" ? "Unicode" : "ASCII only";
  if (isLinuxConsole(env))
    return { name, value, because: "the Linux console has few characters", overrides: ["TERM"] };
  const decider = unicodeDecider(env) ?? (hasUnicode(env) ? undefined : "TERM");
  return { name, value, ...reason(env, decider), overrides: ["LC_ALL", "LC_CTYPE", "LANG"] };
}

function theme({ look, because }: Surroundings): Fact {
  return {
    name: "theme",
    value: look.theme.name,
    because: because.theme ?? "nothing says otherwise",
    overrides: ["--theme", THEME_VARIABLE],
  };
}

function pieces({ look, because }: Surroundings): Fact {
  const { pieceSet, characters: known } = look;
  const set = effectiveSet(pieceSet, known);
  const asked = pieceSet !== "auto";
  const lacking = `the set ${nameOfSet(pieceSet)} needs characters beyond ASCII`;
  const guessed = `the characters are ${known === "unicode" ? "Unicode" : "ASCII only"}`;
  const granted = nameOfSet(set) === nameOfSet(pieceSet);
  return {
    name: "pieces",
    value: nameOfSet(set),
    because: asked ? ((granted ? because.pieces : lacking) ?? guessed) : guessed,
    overrides: ["--pieces", PIECES_VARIABLE],
  };
}

function squares({ look, because }: Surroundings): Fact {
  const rows = look.largestSquareRows;
  return {
    name: "squares",
    value: rows === undefined ? "as large as fit" : `at most ${rows} rows high`,
    because: because.squares ?? "nothing says otherwise",
    overrides: ["--squares", SQUARES_VARIABLE],
  };
}

function mouse(seen: Surroundings): Fact {
  const { env, mouse } = seen;
  const overrides = ["--no-mouse", MOUSE_VARIABLE];
  if (plainDecider(seen) !== undefined)
    return { name: "mouse", value: "off", because: "games are shown as lines to read", overrides: [] };
  const decider = env[MOUSE_VARIABLE] ? MOUSE_VARIABLE : undefined;
  return { name: "mouse", value: mouse ? "on" : "off", ...reason(env, decider), overrides };
}

/** What says where folders are, on systems where that is not XDG's variables. */
const FOLDER_VARIABLES: Readonly<Record<string, Readonly<Record<"settings" | "games", string>>>> = {
  darwin: { settings: "HOME", games: "HOME" },
  win32: { settings: "APPDATA", games: "LOCALAPPDATA" },
};

const XDG_VARIABLES = { settings: "XDG_CONFIG_HOME", games: "XDG_DATA_HOME" } as const;

function folder(what: "settings" | "games", { path, state }: Folder, system: string): Fact {
  const states = {
    writable: "can be written",
    missing: "is made when it is needed",
    closed: "cannot be written",
  } satisfies Record<Folder["state"], string>;
  const [platform = ""] = system.split(" ");
  const variable = (FOLDER_VARIABLES[platform] ?? XDG_VARIABLES)[what];
  return { name: `folder of the ${what}`, value: `${path}, which ${states[state]}`, overrides: [variable] };
}

/** "TERM is "xterm"", or that a flag says so. */
function reason(env: Environment, decider: string | undefined): Pick<Fact, "because"> {
  if (decider === undefined) return { because: "nothing says otherwise" };
  if (decider.startsWith("--")) return { because: `${decider} says so` };
  const value = env[decider];
  return { because: value ? `${decider} is "${visible(value)}"` : `${decider} is not set` };
}

/** A fact in one or two lines. */
export function factLines({ name, value, because, overrides }: Fact): string[] {
  const why = because === undefined ? "" : `, because ${because}`;
  const first = `${name}: ${visible(value)}${why}`;
  return overrides.length === 0 ? [first] : [first, `  to change it: ${list(overrides, "or")}`];
}
