/** A function that may be called often, and passes at most one call on in a while: the first at once, then the latest. */
export interface Throttled<T> {
  send(value: T): void;
  /** Forgets what has not been passed on yet. */
  cancel(): void;
}

/** Milliseconds between two pictures of what the engine finds: a terminal far away should not be flooded. */
export const NEWS_INTERVAL = 250;

export function throttled<T>(listener: (value: T) => void, interval = NEWS_INTERVAL): Throttled<T> {
  let timer: NodeJS.Timeout | undefined;
  let latest: { readonly value: T } | undefined;
  const due = (): void => {
    timer = undefined;
    if (latest === undefined) return;
    pass(latest.value);
  };
  const pass = (value: T): void => {
    latest = undefined;
    timer = setTimeout(due, interval);
    listener(value);
  };
  return {
    send(value) {
      if (timer === undefined) pass(value);
      else latest = { value };
    },
    cancel() {
      clearTimeout(timer);
      timer = undefined;
      latest = undefined;
    },
  };
}
