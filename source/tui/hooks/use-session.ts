import { useEffect, useEffectEvent, useLayoutEffect, useState } from "react";
import type { Background } from "../../terminal/background.ts";
import type { TerminalEvent } from "../../terminal/events.ts";
import { type EventListener, UNREAD } from "../../terminal/session.ts";
import { type Size, sameSize } from "../../terminal/size.ts";

/** What a screen needs of a terminal; a `Session` has it. */
export interface EventSource {
  size(): Size;
  onEvent(listener: EventListener): () => void;
  onResize(listener: (size: Size) => void): () => void;
  onBackground(listener: (background: Background) => void): () => void;
}

/** The size of the terminal, kept up to date. */
export function useSize(session: EventSource): Size {
  const [size, setSize] = useState(session.size());
  useEffect(() => {
    // It may have changed between the first picture and now: some window managers resize what they have just opened.
    setSize((shown) => (sameSize(shown, session.size()) ? shown : session.size()));
    return session.onResize(setSize);
  }, [session]);
  return size;
}

/** Calls a function when the terminal tells what background it has. */
export function useBackground(session: EventSource, listener: (background: Background) => void): void {
  const onBackground = useEffectEvent(listener);
  useEffect(() => session.onBackground((background) => onBackground(background)), [session]);
}

export interface EventOptions {
  /** Whether there is anything to see; where not, only Ctrl-C counts, because nobody should act blindly. */
  readonly shown: boolean;
  /** Whether an event before has ended this screen: then all but Ctrl-C is for the next one. */
  readonly isLeaving: () => boolean;
}

/** Calls a function at every key, mouse event and paste. */
export function useEvents(
  session: EventSource,
  { shown, isLeaving }: EventOptions,
  listener: (event: TerminalEvent) => void,
): void {
  const onEvent = useEffectEvent((event: TerminalEvent) => {
    const isInterrupt = event.kind === "key" && event.ctrl && event.name === "c";
    if (isLeaving() && !isInterrupt) return UNREAD;
    if (shown || isInterrupt) listener(event);
    return undefined;
  });
  // In the same breath as the screen appears: a key typed ahead must not fall between it and the one before.
  useLayoutEffect(() => session.onEvent((event) => onEvent(event)), [session]);
}

/** Calls a function as soon as there is a reason to leave the screen, before another key can reach it. */
export function useLeaving<Reason>(reason: Reason | undefined, leave: (reason: Reason) => void): void {
  const onLeave = useEffectEvent(leave);
  useLayoutEffect(() => {
    if (reason !== undefined) onLeave(reason);
  }, [reason]);
}
