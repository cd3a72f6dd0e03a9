import type { MouseEvent } from "./events.ts";

/** Bits of the first number of a report. */
const SHIFT = 4;
const ALT = 8;
const CTRL = 16;
const MOTION = 32;
const WHEEL = 64;

/**
 * Reads an SGR mouse report (mode 1006), `ESC [ < code ; column ; row M` or `m`, given what is between `[` and the
 * final letter. Undefined for reports we have no use for: motion without a button, sideways wheels, extra buttons.
 */
export function mouseReport(parameters: string, final: string): MouseEvent | undefined {
  const match = /^<(\d{1,5});(\d{1,5});(\d{1,5})$/.exec(parameters);
  if (match === null || (final !== "M" && final !== "m")) return undefined;
  const [code = 0, column = 0, row = 0] = match.slice(1).map(Number);
  if (column < 1 || row < 1) return undefined;

  const kind = kindOf(code, final === "M");
  return (
    kind && {
      kind: "mouse",
      ...kind,
      x: column - 1,
      y: row - 1,
      shift: (code & SHIFT) !== 0,
      alt: (code & ALT) !== 0,
      ctrl: (code & CTRL) !== 0,
    }
  );
}

function kindOf(code: number, pressed: boolean): Pick<MouseEvent, "action" | "button"> | undefined {
  const which = code & ~(SHIFT | ALT | CTRL);
  if (which === WHEEL) return { action: "wheel-up", button: "none" };
  if (which === WHEEL + 1) return { action: "wheel-down", button: "none" };
  const button = (["left", "middle", "right"] as const)[which & ~MOTION];
  if (button === undefined) return undefined;
  if (which & MOTION) return { action: "drag", button };
  return { action: pressed ? "down" : "up", button };
}
