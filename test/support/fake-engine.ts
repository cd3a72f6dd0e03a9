import type {
  Analysis,
  AnalysisOptions,
  AnalysisRequest,
  Engine,
  PlayOptions,
  Score,
  Search,
} from "../../source/engine/engine.ts";
import { parseLine } from "../../source/notation/parse-line.ts";
import { parseMove } from "../../source/notation/parse-move.ts";
import type { Move } from "../../source/rules/move.ts";
import { Position } from "../../source/rules/position.ts";
import { variantOf } from "../../source/rules/variant.ts";

const EVEN: Score = { kind: "centipawns", value: 0 };

/** A search that thinks until the test answers it. */
export class FakeSearch implements Search {
  readonly request: AnalysisRequest;
  readonly options: PlayOptions | AnalysisOptions;
  readonly result: Promise<Analysis>;
  stopped = false;
  #resolve: (analysis: Analysis) => void = () => {};
  #reject: (error: Error) => void = () => {};
  readonly #onInfo: ((analysis: Analysis) => void) | undefined;

  constructor(
    request: AnalysisRequest,
    options: PlayOptions | AnalysisOptions,
    onInfo?: (analysis: Analysis) => void,
  ) {
    this.#onInfo = onInfo;
    this.request = request;
    this.options = options;
    this.result = new Promise((resolve, reject) => {
      this.#resolve = resolve;
      this.#reject = reject;
    });
  }

  /** Answers with a move in SAN, or with the first legal one. */
  answer(san?: string, score = EVEN): void {
    const position = this.position();
    const best = san === undefined ? position.legalMoves()[0] : moveOf(position, san);
    const pv = best === undefined ? [] : [best];
    const lines = [{ score, pv }];
    this.#resolve({
      best,
      score,
      pv,
      lines,
      depth: 1,
      deepest: 1,
      nodes: 1,
      milliseconds: 1,
      tableFill: 0,
    });
  }

  /** Tells of a finished iteration, as a real engine does until it is stopped. */
  tell(lines: readonly FakeLine[], effort?: Partial<Analysis>): void {
    if (!this.stopped) this.#onInfo?.(analysisOf(this.position(), lines, effort));
  }

  /** Answers with lines, best first. */
  finish(lines: readonly FakeLine[], effort?: Partial<Analysis>): void {
    this.#resolve(analysisOf(this.position(), lines, effort));
  }

  fail(sentence: string): void {
    this.#reject(new Error(sentence));
  }

  stop(): void {
    this.stopped = true;
  }

  /** The position that was asked about. */
  position(): Position {
    const position = Position.tolerant(this.request.setup, variantOf(this.request.variant));
    for (const move of this.request.moves) position.make(move);
    return position;
  }
}

/** An engine that only remembers what it was asked; tests answer by hand. */
export class FakeEngine implements Engine {
  readonly played: FakeSearch[] = [];
  readonly analysed: FakeSearch[] = [];
  games = 1;
  closed = false;

  play(request: AnalysisRequest, options: PlayOptions): FakeSearch {
    return remember(this.played, new FakeSearch(request, options));
  }

  analyse(
    request: AnalysisRequest,
    options: AnalysisOptions,
    onInfo?: (analysis: Analysis) => void,
  ): FakeSearch {
    return remember(this.analysed, new FakeSearch(request, options, onInfo));
  }

  newGame(): void {
    this.games++;
  }

  close(): void {
    this.closed = true;
  }

  /** The bot's search that was begun last. */
  get thinking(): FakeSearch {
    const search = this.played.at(-1);
    if (search === undefined) throw new Error("no bot has been asked for a move");
    return search;
  }

  /** The analysis, or the question about a draw, that was asked for last. */
  get judging(): FakeSearch {
    const search = this.analysed.at(-1);
    if (search === undefined) throw new Error("nobody has been asked to judge a position");
    return search;
  }
}

/** A line as tests write it: centipawns or a whole score for the side to move, and moves in SAN. */
export type FakeLine = readonly [score: number | Score, san: string];

/** What an engine might find in a position. */
export function analysisOf(
  position: Position,
  lines: readonly FakeLine[],
  effort: Partial<Analysis> = {},
): Analysis {
  const [first = { score: EVEN, pv: [] }, ...rest] = lines.map(([score, san]) => {
    const line = parseLine(san, position);
    if (!line.ok) throw new Error(`${san}: ${line.error.code}`);
    return {
      score: typeof score === "number" ? { kind: "centipawns" as const, value: score } : score,
      pv: line.value,
    };
  });
  return {
    best: first.pv[0],
    ...first,
    lines: [first, ...rest],
    depth: 9,
    deepest: 12,
    nodes: 345_678,
    milliseconds: 1000,
    tableFill: 0,
    ...effort,
  };
}

function remember(list: FakeSearch[], search: FakeSearch): FakeSearch {
  list.push(search);
  return search;
}

/** The legal move of a text; throws when there is none. */
export function moveOf(position: Position, text: string): Move {
  const move = parseMove(text, position);
  if (!move.ok) throw new Error(`${text}: ${JSON.stringify(move.error)}`);
  return move.value;
}
