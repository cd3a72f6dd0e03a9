/** How a game is shown: on a screen or in lines, in which look, and whether the mouse counts. */
import { err, ok, type Result } from "../rules/result.ts";
import { hasTerminal, whyPlain } from "../terminal/capabilities.ts";
import { quoted } from "../words/names.ts";
import { type Arguments, type Failure, type FlagSpec, failure, type Io, usage } from "./command.ts";
import { type ChosenLook, LOOK_FLAGS, LOOK_HELP, readLook } from "./look-options.ts";

const PLAIN_FLAG: FlagSpec = { name: "plain" };
const MOUSE_FLAG: FlagSpec = { name: "no-mouse" };

/** The flags of commands that open a game. */
export const SCREEN_FLAGS: readonly FlagSpec[] = [PLAIN_FLAG, ...LOOK_FLAGS, MOUSE_FLAG];

export const SCREEN_HELP = `  --plain         no screen: type commands and read sentences, for screen readers and scripts; also
                  chosen by INK_SCREEN_READER=true and where the terminal is dumb (TERM=dumb)
${LOOK_HELP}
  --no-mouse      leave the mouse to the terminal, as ANTIKING_MOUSE=off does; otherwise selecting
                  text with it needs Shift held (on a Mac Option, in Apple's Terminal Fn)`;

/** How a game is shown: drawn on a screen, or told in lines. */
export type Showing = "screen" | "plain";

/** How a game can be shown here: in lines where that is asked for or all the terminal can do, otherwise on a screen. */
export function readShowing({ switches }: Arguments, { stdin, stdout, env }: Io): Result<Showing, Failure> {
  const terminal = hasTerminal(stdin, stdout);
  if (whyPlain({ flag: switches.has(PLAIN_FLAG.name), env, terminal }) !== undefined) return ok("plain");
  if (terminal) return ok("screen");
  const instead =
    "--plain plays in a pipe, and antiking moves, explain, diff, show, perft, rules, analyze, doctor and uci work there";
  return err(failure(`a game needs a terminal for both its keys and its screen; ${instead}.`));
}

/** The variable by which people choose once and for all whether the screen listens to the mouse. */
export const MOUSE_VARIABLE = "ANTIKING_MOUSE";

/** How the screen is drawn, and whether it listens to the mouse. */
export interface ScreenChoice {
  readonly look: ChosenLook;
  readonly mouse: boolean;
}

/** What the flags say of the screen, then the environment. */
export function readScreen(args: Arguments, io: Io): Result<ScreenChoice, Failure> {
  const look = readLook(args, io);
  if (!look.ok) return look;
  const mouse = readMouse(args, io);
  return mouse.ok ? ok({ look: look.value, mouse: mouse.value }) : mouse;
}

/** Whether the screen listens to the mouse: by the flag, then the environment. */
export function readMouse({ switches }: Arguments, { env }: Pick<Io, "env">): Result<boolean, Failure> {
  if (switches.has(MOUSE_FLAG.name)) return ok(false);
  const wish = env[MOUSE_VARIABLE] || "on";
  const name = wish.toLowerCase();
  if (name !== "on" && name !== "off")
    return err(usage(`${MOUSE_VARIABLE} is ${quoted(wish)}, but it can only be on or off.`));
  return ok(name === "on");
}
