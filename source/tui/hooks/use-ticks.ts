import { useEffect, useState } from "react";

/** Milliseconds between two pictures of something that moves. */
const INTERVAL = 250;

/** A number that counts up while something is going on. */
export function useTicks(active: boolean): number {
  const [ticks, setTicks] = useState(0);
  useEffect(() => {
    if (!active) return;
    const timer = setInterval(() => setTicks((count) => count + 1), INTERVAL);
    return () => clearInterval(timer);
  }, [active]);
  return ticks;
}
