/** The words behind `go`. */
import type { Clock } from "./time.ts";

export interface Go {
  /** Thinks on the opponent's time until `ponderhit`. */
  readonly ponder: boolean;
  /** No best move before `stop`. */
  readonly infinite: boolean;
  /** Moves to choose from, in UCI; empty for all. */
  readonly searchMoves: readonly string[];
  readonly depth: number | undefined;
  readonly nodes: number | undefined;
  readonly moveTime: number | undefined;
  /** Moves to a mate. */
  readonly mate: number | undefined;
  readonly perft: number | undefined;
  readonly white: Clock;
  readonly black: Clock;
}

/** Words that a number follows. */
const NUMBERS = [
  "depth",
  "nodes",
  "movetime",
  "mate",
  "perft",
  "wtime",
  "btime",
  "winc",
  "binc",
  "movestogo",
] as const;

const isNumberWord = (word: string): word is (typeof NUMBERS)[number] =>
  NUMBERS.some((each) => each === word);

/** Reads what can be read; words that mean nothing, and limits without a number, are passed over. */
export function parseGo(words: readonly string[]): Go {
  const numbers = new Map<(typeof NUMBERS)[number], number>();
  const searchMoves: string[] = [];
  let inSearchMoves = false;
  for (const [index, word] of words.entries()) {
    const known = isNumberWord(word) || ["ponder", "infinite", "searchmoves"].includes(word);
    if (known) inSearchMoves = word === "searchmoves";
    else if (inSearchMoves) searchMoves.push(word);
    const number = words[index + 1] ?? "";
    if (isNumberWord(word) && /^-?\d+$/.test(number)) numbers.set(word, Number(number));
  }
  const movesToGo = numbers.get("movestogo");
  return {
    ponder: words.includes("ponder"),
    infinite: words.includes("infinite"),
    searchMoves,
    depth: numbers.get("depth"),
    nodes: numbers.get("nodes"),
    moveTime: numbers.get("movetime"),
    mate: numbers.get("mate"),
    perft: numbers.get("perft"),
    white: { left: numbers.get("wtime"), increment: numbers.get("winc") ?? 0, movesToGo },
    black: { left: numbers.get("btime"), increment: numbers.get("binc") ?? 0, movesToGo },
  };
}
