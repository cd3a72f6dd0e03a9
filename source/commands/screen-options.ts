import { err, ok, type Result } from "../rules/result.ts";
import type { Look } from "../tui/look.ts";
import { type Arguments, type Failure, type FlagSpec, type Io, usage } from "./command.ts";
import { LOOK_FLAGS, LOOK_HELP, readLook } from "./look-options.ts";

/** The flags of commands that open the screen. */
export const SCREEN_FLAGS: readonly FlagSpec[] = [...LOOK_FLAGS, { name: "no-mouse" }];

export const SCREEN_HELP = `${LOOK_HELP}
  --no-mouse      leave the mouse to the terminal, as ANTIKING_MOUSE=off does; otherwise selecting
                  text with it needs Shift held (on a Mac Option, in Apple's Terminal Fn)`;

/** The variable by which people choose once and for all whether the screen listens to the mouse. */
const MOUSE_VARIABLE = "ANTIKING_MOUSE";

/** How the screen is drawn, and whether it listens to the mouse. */
export interface ScreenChoice {
  readonly look: Look;
  readonly mouse: boolean;
}

/** What the flags say of the screen, then the environment. */
export function readScreen(args: Arguments, io: Pick<Io, "env">): Result<ScreenChoice, Failure> {
  const look = readLook(args, io);
  if (!look.ok) return look;
  if (args.switches.has("no-mouse")) return ok({ look: look.value, mouse: false });
  const wish = io.env[MOUSE_VARIABLE] || "on";
  if (wish !== "on" && wish !== "off")
    return err(usage(`${MOUSE_VARIABLE} is "${wish}", but it can only be on or off.`));
  return ok({ look: look.value, mouse: wish === "on" });
}
