/** What the mouse does on a screen, once it is known what lies under it. */
import type { Square } from "../rules/square.ts";
import type { Point } from "../terminal/cursor-motion.ts";
import type { KeyEvent, MouseEvent, PasteEvent, TerminalEvent } from "../terminal/events.ts";
import { keyCalled } from "../terminal/keys.ts";
import type { Target } from "./target.ts";

/** The left button or the wheel. Presses of hints are no pointer events: they are the keys they name. */
export type Pointer =
  | { readonly kind: "press"; readonly target: Exclude<Target, { kind: "key" }> }
  /** The button goes up; `square` is undefined beside the board. */
  | { readonly kind: "release"; readonly square: Square | undefined }
  /** One notch of the wheel, 1 towards the user. */
  | { readonly kind: "wheel"; readonly by: 1 | -1 };

/** What screens react to. */
export type ScreenEvent = KeyEvent | PasteEvent | Pointer;

/**
 * A terminal's event as a screen understands it; `targetAt` tells what is where. Undefined for what means nothing:
 * other buttons, presses beside everything, and whatever is done with a key held down, which belongs to the terminal.
 */
export function screenEvent(
  event: TerminalEvent,
  targetAt: (point: Point) => Target | undefined,
): ScreenEvent | undefined {
  return event.kind === "mouse" ? pointerEvent(event, targetAt) : event;
}

function pointerEvent(
  event: MouseEvent,
  targetAt: (point: Point) => Target | undefined,
): ScreenEvent | undefined {
  if (event.ctrl || event.alt || event.shift) return undefined;
  if (event.action === "wheel-up") return { kind: "wheel", by: -1 };
  if (event.action === "wheel-down") return { kind: "wheel", by: 1 };
  if (event.button !== "left" || event.action === "drag") return undefined;
  const target = targetAt(event);
  if (event.action === "up")
    return { kind: "release", square: target?.kind === "square" ? target.square : undefined };
  if (target?.kind === "key") return keyCalled(target.key);
  return target && { kind: "press", target };
}
