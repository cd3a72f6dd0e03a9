/** How many colours a terminal has. */
export type ColorTier = "truecolor" | "256" | "16" | "none";

/** Environment variables, as in `process.env`. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** The variable by which people choose a tier once and for all. */
export const COLOR_VARIABLE = "ANTIKING_COLOR";

/** A tier, or one sentence on what is wrong with the wish for one. */
export type ColorChoice =
  | { readonly ok: true; readonly tier: ColorTier }
  | { readonly ok: false; readonly fault: string };

/**
 * The colours to use. The first that speaks decides: the flag, `NO_COLOR`, our own variable, a guess from the
 * terminal. "auto" as flag or variable asks for the guess.
 */
export function chooseColors(options: {
  readonly flag?: string | undefined;
  readonly env: Environment;
}): ColorChoice {
  const { flag, env } = options;
  if (flag !== undefined && flag !== "") return readTier(flag, "--color", env);
  if (env.NO_COLOR) return { ok: true, tier: "none" };
  const own = env[COLOR_VARIABLE];
  if (own) return readTier(own, COLOR_VARIABLE, env);
  return { ok: true, tier: guessColors(env) };
}

const TIERS: readonly ColorTier[] = ["truecolor", "256", "16", "none"];

function readTier(wish: string, source: string, env: Environment): ColorChoice {
  const name = wish.toLowerCase();
  if (name === "auto") return { ok: true, tier: guessColors(env) };
  const tier = TIERS.find((known) => known === name);
  if (tier !== undefined) return { ok: true, tier };
  return { ok: false, fault: `${source} is "${wish}", but it can only be ${TIERS.join(", ")} or auto.` };
}

/**
 * The colours a terminal has, from what it says in the environment. Over SSH only TERM arrives, so its names count
 * most. A name nobody knows is taken to have the sixteen colours that practically every terminal has.
 */
export function guessColors(env: Environment): ColorTier {
  const seen = seenColors(env).tier;
  switch (env.FORCE_COLOR) {
    case undefined:
    case "":
      return seen;
    case "0":
    case "false":
      return "none";
    case "1":
      return "16";
    case "2":
      return "256";
    case "3":
      return "truecolor";
    default:
      return seen === "none" ? "16" : seen;
  }
}

/**
 * What decided about the colours (`chooseColors`): "--color", or the name of a variable; undefined where a terminal
 * says nothing at all.
 */
export function colorDecider(options: {
  readonly flag?: string | undefined;
  readonly env: Environment;
}): string | undefined {
  const { flag, env } = options;
  const own = env[COLOR_VARIABLE];
  if (flag && flag.toLowerCase() !== "auto") return "--color";
  if (!flag && env.NO_COLOR) return "NO_COLOR";
  if (!flag && own && own.toLowerCase() !== "auto") return COLOR_VARIABLE;
  const { tier, by } = seenColors(env);
  return guessColors(env) !== tier || /^([0-3]|false)$/.test(env.FORCE_COLOR ?? "") ? "FORCE_COLOR" : by;
}

/** A tier, and the variable that it was read from. */
interface SeenColors {
  readonly tier: ColorTier;
  readonly by: string | undefined;
}

const seenColors = (env: Environment): SeenColors => announcedColors(env) ?? colorsOfTerm(env);

/** What a local terminal says of itself beside TERM. GNU screen passes it on from outside and cannot keep it. */
function announcedColors(env: Environment): SeenColors | undefined {
  if (env.TERM === "dumb" || env.STY) return undefined;
  if (/^(truecolor|24bit)$/i.test(env.COLORTERM ?? "")) return { tier: "truecolor", by: "COLORTERM" };
  if (env.WT_SESSION) return { tier: "truecolor", by: "WT_SESSION" };
  switch (env.TERM_PROGRAM) {
    case "iTerm.app":
    case "WezTerm":
    case "ghostty":
    case "vscode":
      return { tier: "truecolor", by: "TERM_PROGRAM" };
    case "Apple_Terminal":
      return { tier: "256", by: "TERM_PROGRAM" };
    default:
      return undefined;
  }
}

/** Names of TERM and the colours behind them; the first that fits decides. */
const TERMS: readonly (readonly [RegExp, ColorTier])[] = [
  [/^dumb$/, "none"],
  [/-direct\d*$|^(foot|alacritty|wezterm|contour|rio|xterm-(kitty|ghostty))/, "truecolor"],
  [/-256(color)?$|^putty/, "256"],
  [/^vt\d|-(m|mono)$/, "none"],
];

function colorsOfTerm(env: Environment): SeenColors {
  const { TERM } = env;
  // Without a name there is no terminal we know how to colour, but Windows gives none.
  if (!TERM) return isWindows(env) ? { tier: "256", by: "OS" } : { tier: "none", by: undefined };
  return { tier: TERMS.find(([name]) => name.test(TERM))?.[1] ?? "16", by: "TERM" };
}

/**
 * Whether characters beyond ASCII can be shown: the locale says UTF-8, or there is none (it does not cross SSH) and
 * the terminal is neither the Linux console, whose fonts are small, nor dumb.
 */
export function hasUnicode(env: Environment): boolean {
  const locale = env.LC_ALL || env.LC_CTYPE || env.LANG;
  if (locale) return /utf-?8/i.test(locale);
  return !isLinuxConsole(env) && !isDumb(env);
}

/** The variable that decided about characters (`hasUnicode`); undefined where neither a locale nor TERM says anything. */
export const unicodeDecider = (env: Environment): string | undefined =>
  ["LC_ALL", "LC_CTYPE", "LANG", "TERM"].find((name) => env[name]);

/** The program between us and the terminal that divides it among several; undefined without. */
export function multiplexerOf(env: Environment): "tmux" | "GNU screen" | "Zellij" | undefined {
  if (env.TMUX) return "tmux";
  if (env.STY) return "GNU screen";
  return env.ZELLIJ ? "Zellij" : undefined;
}

/** Whether the terminal cannot move its cursor, or does not even say what it is. */
export const isDumb = (env: Environment): boolean => env.TERM === "dumb" || (!env.TERM && !isWindows(env));

/** What makes a game be told in lines instead of drawn: our flag, a variable of Ink's, or a terminal that can do no more. */
export type PlainReason = "flag" | "INK_SCREEN_READER" | "TERM";

/**
 * Why a game is told in lines; undefined when it is drawn. A TERM that is missing counts only on a terminal, since
 * most pipes have none and are not meant to be played in.
 */
export function whyPlain(options: {
  readonly flag: boolean;
  readonly env: Environment;
  readonly terminal: boolean;
}): PlainReason | undefined {
  const { flag, env, terminal } = options;
  if (flag) return "flag";
  // As Ink itself reads it.
  if (env.INK_SCREEN_READER === "true") return "INK_SCREEN_READER";
  return env.TERM === "dumb" || (terminal && isDumb(env)) ? "TERM" : undefined;
}

/** Whether it is the Linux console, whose fonts have neither chess pieces nor most block characters. */
export const isLinuxConsole = (env: Environment): boolean => env.TERM === "linux";

const isWindows = (env: Environment): boolean => Boolean(env.WT_SESSION) || env.OS === "Windows_NT";

/** Whether both ends are a terminal; without one there are no keys to wait for and no screen to draw on. */
export const hasTerminal = (
  stdin: { readonly isTTY?: boolean | undefined },
  stdout: { readonly isTTY?: boolean | undefined },
): boolean => stdin.isTTY === true && stdout.isTTY === true;
