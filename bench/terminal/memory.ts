/** What an idle program keeps in memory. */
import { readFileSync } from "node:fs";
import { type Place, PseudoTerminal, pause } from "./pseudo-terminal.ts";

/** Megabytes (of a million bytes). */
export interface Memory {
  /** All pages in memory, those shared with other programs too (VmRSS). */
  readonly resident: number;
  /** The same with shared pages divided among those that share them (Pss). */
  readonly proportional: number;
  /** Pages that nobody else has. */
  readonly own: number;
}

export interface Idler {
  readonly name: string;
  readonly command: string;
  readonly shows: string;
  /** Typed as soon as the first frame is there. */
  readonly typed?: string;
  /** Shown when that has had its effect. */
  readonly shown?: string;
}

/** Milliseconds for which nothing is asked of the program before it is looked at. */
const IDLE = 3000;

export async function measureMemory({ command, shows, typed, shown }: Idler, place: Place): Promise<Memory> {
  const terminal = new PseudoTerminal(command, place);
  await terminal.arrival(shows);
  if (typed !== undefined) {
    await pause(300);
    const before = terminal.chunks.length;
    terminal.type(typed);
    if (shown !== undefined) await terminal.arrival(shown, before);
  }
  await pause(IDLE);
  const memory = memoryOf(terminal.pid());
  await terminal.close();
  return memory;
}

function memoryOf(pid: number): Memory {
  const text = readFileSync(`/proc/${pid}/smaps_rollup`, "utf8");
  const megabytes = (field: string): number =>
    (Number(new RegExp(`^${field}:\\s*(\\d+) kB`, "m").exec(text)?.[1]) * 1024) / 1e6;
  return {
    resident: megabytes("Rss"),
    proportional: megabytes("Pss"),
    own: megabytes("Private_Clean") + megabytes("Private_Dirty"),
  };
}
