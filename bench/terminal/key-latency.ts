/** How long a key waits for its picture: from writing it to the terminal until the cursor's step comes back. */
import { type Place, PseudoTerminal, pause } from "./pseudo-terminal.ts";

const [UP, RIGHT, DOWN, LEFT] = ["\u001B[A", "\u001B[C", "\u001B[B", "\u001B[D"];

/** Steps without end, of which each leads to another square: round and round, so that none meets the board's edge. */
function* round(): Generator<string, never> {
  for (;;) yield* [UP, UP, RIGHT, DOWN, DOWN, LEFT];
}

/** Corners of the mark around the cursor's square, as Latin-1: nothing the engine tells is drawn with them. */
const CORNER = new RegExp(["▛", "▜"].map((sign) => Buffer.from(sign).toString("latin1")).join("|"));
const ANALYSE = "a";
/** Told by every news of the analysis. */
const NEWS = "nodes";
const WARM_UP = 6;
/** So many blocks of each kind take turns. */
const BLOCKS = 3;
/** A tick of the sign that the engine thinks takes as long, in milliseconds; keys must not keep step with it. */
const LEAST_PAUSE = 100;
const PAUSES = 91;

export interface KeyTimes {
  /** Milliseconds a key, while nothing else goes on. */
  readonly idle: readonly number[];
  /** The same while the engine searches in its thread and tells of it four times a second. */
  readonly thinking: readonly number[];
}

/** Presses so many keys of each kind in a game whose first frame shows a text. */
export async function timeKeys(
  { command, shows }: { readonly command: string; readonly shows: string },
  keys: number,
  place: Place,
): Promise<KeyTimes> {
  const terminal = new PseudoTerminal(command, place);
  await terminal.arrival(shows);
  await pause(1000);
  const idle: number[] = [];
  const thinking: number[] = [];
  // The first keys run code that no key has run before.
  const steps = round();
  await press(terminal, steps, WARM_UP);
  for (let block = 0; block < BLOCKS; block++) {
    const count = Math.ceil((keys * (block + 1)) / BLOCKS) - Math.ceil((keys * block) / BLOCKS);
    idle.push(...(await press(terminal, steps, count)));
    const before = terminal.chunks.length;
    terminal.type(ANALYSE);
    await terminal.arrival(NEWS, before);
    thinking.push(...(await press(terminal, steps, count)));
    const news = terminal.chunks.length;
    await pause(1000);
    if (terminal.chunks.length === news) throw new Error("the analysis had ended before the keys");
    terminal.type(ANALYSE);
    await terminal.quiet(500);
  }
  await terminal.close();
  return { idle, thinking };
}

async function press(
  terminal: PseudoTerminal,
  steps: Generator<string, never>,
  count: number,
): Promise<number[]> {
  const times: number[] = [];
  for (let index = 0; index < count; index++) {
    const before = terminal.chunks.length;
    const typed = terminal.type(steps.next().value);
    times.push((await terminal.arrival(CORNER, before)) - typed);
    await pause(LEAST_PAUSE + ((index * 37) % PAUSES));
  }
  return times;
}

/** How long the way itself takes: milliseconds until `cat` sends a letter back. */
export async function timeEcho(count: number, place: Place): Promise<number[]> {
  const terminal = new PseudoTerminal("sh -c 'stty raw -echo; echo ready; exec cat'", place);
  await terminal.arrival("ready");
  await pause(200);
  const times: number[] = [];
  for (let index = 0; index < count; index++) {
    const before = terminal.chunks.length;
    const typed = terminal.type("x");
    times.push((await terminal.arrival("x", before)) - typed);
    await pause(20);
  }
  await terminal.close();
  return times;
}
