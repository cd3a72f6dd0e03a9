/** How many bytes a step of the cursor and a move send, counted at the terminal. */
import { type Place, PseudoTerminal } from "./pseudo-terminal.ts";

const [UP, RIGHT] = ["\u001B[A", "\u001B[C"];
/** From e2 over pieces and empty squares to the corner, the anti-king among them. */
const STEPS = [UP, UP, UP, UP, UP, RIGHT, RIGHT, RIGHT, UP];
const MOVES = "e4 e5 Nf3 Nc6 h3 a6 Nc3 Nf6 a3 h6".split(" ");
/** Milliseconds without a byte after which a picture is over. */
const OVER = 80;

export interface Bytes {
  readonly steps: readonly number[];
  readonly moves: readonly number[];
}

/** Counts them in a game of Anti-King Chess II whose first frame shows a text. */
export async function countBytes(
  { command, shows }: { readonly command: string; readonly shows: string },
  place: Place,
): Promise<Bytes> {
  const terminal = new PseudoTerminal(command, place);
  await terminal.arrival(shows);
  await terminal.quiet(500);
  const sentFor = async (typed: string): Promise<number> => {
    const before = terminal.chunks.length;
    terminal.type(typed);
    await terminal.arrival(/./s, before);
    await terminal.quiet(OVER);
    return terminal.chunks.slice(before).reduce((sum, { text }) => sum + text.length, 0);
  };
  const steps: number[] = [];
  for (const step of STEPS) steps.push(await sentFor(step));
  const moves: number[] = [];
  for (const move of MOVES) {
    await sentFor(`:${move}`);
    moves.push(await sentFor("\r"));
  }
  await terminal.close();
  return { steps, moves };
}
