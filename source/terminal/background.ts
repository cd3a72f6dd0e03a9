/** Whether a terminal's background is dark or light: what people say, what the environment tells, what the terminal answers. */
import type { Environment } from "./capabilities.ts";

export type Background = "dark" | "light";

/** The variable by which people say it once and for all. */
export const BACKGROUND_VARIABLE = "ANTIKING_BACKGROUND";

/** What is known before the terminal is asked, and by whom; or one sentence on what is wrong with the wish. */
export type BackgroundChoice =
  | {
      readonly ok: true;
      /** Undefined: only the terminal can tell. */
      readonly background: Background | undefined;
      /** "--background", or the name of a variable. */
      readonly by: string | undefined;
    }
  | { readonly ok: false; readonly fault: string };

/** The first that speaks decides: the flag, our own variable, the variable of a local terminal. "auto" says nothing. */
export function chooseBackground(options: {
  readonly flag?: string | undefined;
  readonly env: Environment;
}): BackgroundChoice {
  const { flag, env } = options;
  const told = backgroundOfEnvironment(env);
  const seen = { ok: true, background: told, by: told && "COLORFGBG" } as const;
  const [wish, source] = flag ? [flag, "--background"] : [env[BACKGROUND_VARIABLE], BACKGROUND_VARIABLE];
  switch (wish?.toLowerCase()) {
    case undefined:
    case "":
    case "auto":
      return seen;
    case "dark":
    case "light":
      return { ok: true, background: wish?.toLowerCase() === "dark" ? "dark" : "light", by: source };
    default:
      return { ok: false, fault: `${source} is "${wish}", but it can only be dark, light or auto.` };
  }
}

/** What rxvt, Konsole and their like say: the numbers of the foreground and the background among the sixteen colours. */
function backgroundOfEnvironment({ COLORFGBG }: Environment): Background | undefined {
  const number = /;(\d{1,2})$/.exec(COLORFGBG ?? "")?.[1];
  if (number === undefined) return undefined;
  return number === "7" || Number(number) > 8 ? "light" : "dark";
}

/** Asks a terminal for the colour of its background (OSC 11). */
export const ASK_BACKGROUND = "\u001B]11;?\u0007";

/**
 * Terminals that answer, or take no notice. Others might print the question: the Linux console and hardware terminals
 * know no sequences of this kind.
 */
export const canBeAsked = ({ TERM = "" }: Environment): boolean =>
  /^(xterm|tmux|screen|rxvt|foot|alacritty|kitty|wezterm|contour|ghostty|rio|st-|konsole|vte|gnome|iterm)/i.test(
    TERM,
  );

/** What an answer says: "11;rgb:ffff/ffff/ffff", with one to four digits a colour; undefined for any other text. */
export function backgroundOfReply(reply: string): Background | undefined {
  const parts = /^11;rgba?:([\da-f]{1,4})\/([\da-f]{1,4})\/([\da-f]{1,4})(\/[\da-f]{1,4})?$/i.exec(reply);
  if (parts === null) return undefined;
  const [red = 0, green = 0, blue = 0] = parts
    .slice(1, 4)
    .map((digits) => Number.parseInt(digits, 16) / (16 ** digits.length - 1));
  // Brightness as it is perceived; where the line lies hardly matters, since few choose a middle grey.
  return 0.299 * red + 0.587 * green + 0.114 * blue > 0.5 ? "light" : "dark";
}
