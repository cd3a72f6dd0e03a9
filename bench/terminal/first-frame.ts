/** How long a program takes from its start to the first picture. */
import { type Place, PseudoTerminal } from "./pseudo-terminal.ts";

export interface Starter {
  readonly name: string;
  readonly command: string;
  /** A text in the last row of the first frame, so that its arrival means all of it; without it, the end counts. */
  readonly shows?: string;
}

/** Milliseconds of each start, by the name of what was started; the starters take turns. */
export async function timeStarts(
  starters: readonly Starter[],
  runs: number,
  place: Place,
): Promise<Map<string, number[]>> {
  const times = new Map(starters.map(({ name }) => [name, [] as number[]]));
  for (let run = 0; run < runs; run++) {
    for (const starter of starters) times.get(starter.name)?.push(await timeStart(starter, place));
  }
  return times;
}

async function timeStart({ command, shows }: Starter, place: Place): Promise<number> {
  const terminal = new PseudoTerminal(command, place);
  const at = shows === undefined ? await terminal.ended : await terminal.arrival(shows);
  await terminal.close();
  return at - terminal.startedAt;
}
