/** An engine that is a program of somebody else's and speaks UCI. */
import { formatFen } from "../../notation/fen.ts";
import { findMove, formatUci, parseUci } from "../../notation/uci.ts";
import { Position } from "../../rules/position.ts";
import { err, ok, type Result } from "../../rules/result.ts";
import { type VariantId, variantOf } from "../../rules/variant.ts";
import type { Analysis, AnalysisOptions, AnalysisRequest, Engine, PlayOptions, Search } from "../engine.ts";
import { readInfo } from "./info-line.ts";
import { bestMoveOf, isReady, type LaunchedEngine, launch, type Program, printable } from "./launch.ts";
import { declares, setOptionLine } from "./options.ts";
import { SearchLog } from "./search-log.ts";
import type { UciProcess } from "./uci-process.ts";

export interface ExternalOptions {
  /** Where the command is run. */
  readonly folder: string;
  /** Milliseconds beyond the time of a move until the engine counts as hanging. */
  readonly patience?: number;
  /** The same while it starts or gets ready, when some load large files. */
  readonly startPatience?: number;
}

const PATIENCE = 6000;
const START_PATIENCE = 10_000;
const CLOSED = "The engine was closed.";
/** Letters that a sentence quotes of an engine's move. */
const LONGEST_MOVE = 12;

/** A search, from the moment it is asked for. */
interface Task {
  readonly request: AnalysisRequest;
  readonly options: AnalysisOptions;
  readonly onInfo: ((analysis: Analysis) => void) | undefined;
  stopped: boolean;
  /** Tells the engine to stop; empty until it searches. */
  halt(): void;
}

/** An engine that runs, and what it was told last. */
interface Running extends LaunchedEngine {
  readonly variant: VariantId;
  /** Where the game began that it plays. */
  game: string | undefined;
  lines: number;
}

/**
 * Plays and analyses with an external UCI engine. Its process is started with the first search, or by `start`.
 *
 * It does one search at a time: a new request stops the one before and begins when that is over. An engine that
 * hangs, ends, or answers with something else than a legal move is ended; the search is rejected with an Error whose
 * message is a sentence to show, and the next request starts a fresh process. A search that is stopped before it has
 * begun is rejected too, since there is nothing to give.
 */
export class ExternalEngine implements Engine {
  private readonly program: Program;
  private readonly folder: string;
  private readonly patience: number;
  private readonly startPatience: number;
  private ownName: string;
  private process: UciProcess | undefined;
  private running: Running | undefined;
  private task: Task | undefined;
  /** Settled when the last search is over. */
  private idle: Promise<unknown> = Promise.resolve();
  private closed = false;

  constructor(
    program: Program,
    { folder, patience = PATIENCE, startPatience = START_PATIENCE }: ExternalOptions,
  ) {
    this.program = program;
    this.folder = folder;
    this.patience = patience;
    this.startPatience = startPatience;
    this.ownName = printable(program.command);
  }

  /** As the engine calls itself; its command until it has been started. */
  get name(): string {
    return this.ownName;
  }

  /** Starts the engine for games of a variant, unless it runs; the error is a sentence. */
  async start(variant: VariantId): Promise<Result<void, string>> {
    const running = await this.run(variant);
    return running.ok ? ok(undefined) : err(this.sentence(running.error));
  }

  analyse(request: AnalysisRequest, options: AnalysisOptions, onInfo?: (analysis: Analysis) => void): Search {
    if (this.closed) return { result: Promise.reject(new Error(CLOSED)), stop: () => {} };
    this.stop(this.task);
    const task: Task = { request, options, onInfo, stopped: false, halt: () => {} };
    this.task = task;
    const result = this.idle.then(() => this.search(task));
    this.idle = result.catch(() => {});
    return { result, stop: () => this.stop(task) };
  }

  /** Levels mean nothing to somebody else's engine: it plays as well as its options and the limits let it. */
  play(request: AnalysisRequest, { limits = {} }: PlayOptions): Search {
    return this.analyse(request, limits);
  }

  newGame(): void {
    if (this.running !== undefined) this.running.game = undefined;
  }

  close(): void {
    this.closed = true;
    this.running = undefined;
    this.process?.quit();
  }

  private stop(task: Task | undefined): void {
    if (task === undefined || task.stopped) return;
    task.stopped = true;
    task.halt();
  }

  private async search(task: Task): Promise<Analysis> {
    const position = positionOf(task.request);
    const legal = position.legalMoves();
    const log = new SearchLog(position);
    if (legal.length === 0) return log.analysis();
    if (this.closed) throw new Error(CLOSED);
    if (task.stopped) throw new Error("The search was stopped before it began.");
    const ready = await this.prepare(task);
    if (!ready.ok) throw this.failure(ready.error);
    const answer = await this.ask(ready.value.process, task, log);
    if (!answer.ok) throw this.failure(answer.error);
    const wish = parseUci(answer.value);
    const best = wish && findMove(legal, wish);
    if (best !== undefined) return log.analysis(best);
    const shown = printable(answer.value, LONGEST_MOVE);
    throw this.failure(`answered with "${shown}", which is no legal move here`);
  }

  /** Has the engine search; the answer is its move as it wrote it. */
  private async ask(engine: UciProcess, task: Task, log: SearchLog): Promise<Result<string, string>> {
    const { request, options, onInfo } = task;
    engine.send(positionLine(request));
    engine.send(goLine(options));
    const read = (line: string): string | undefined => {
      const info = readInfo(line);
      if (info !== undefined) {
        log.add(info);
        if (!task.stopped) onInfo?.(log.analysis());
      }
      return bestMoveOf(line);
    };
    const time = options.milliseconds ?? options.softMilliseconds;
    const milliseconds = time === undefined ? undefined : time + this.patience;
    const answer = engine.wait(read, { complaint: "gave no move", milliseconds });
    task.halt = () => {
      engine.send("stop");
      engine.hurry(this.patience);
    };
    // It may have been stopped while the engine got ready.
    if (task.stopped) task.halt();
    return answer.finally(() => {
      task.halt = () => {};
    });
  }

  /** The engine with all set for a search. */
  private async prepare({ request, options }: Task): Promise<Result<Running, string>> {
    const launched = await this.run(request.variant);
    if (!launched.ok) return launched;
    const running = launched.value;
    const { process, declarations } = running;
    const game = formatFen(request.setup);
    if (running.game !== game) process.send("ucinewgame");
    running.game = game;
    const { lines = 1 } = options;
    if (running.lines !== lines && declares("MultiPV", declarations)) {
      process.send(setOptionLine("MultiPV", String(lines)));
      running.lines = lines;
    }
    const ready = await isReady(process, this.startPatience);
    return ready.ok ? ok(running) : ready;
  }

  /** The engine that runs and plays a variant; another is ended for it. */
  private async run(variant: VariantId): Promise<Result<Running, string>> {
    const { running, folder, startPatience } = this;
    if (running?.variant === variant) return ok(running);
    this.running = undefined;
    this.process?.quit();
    const launched = await launch(this.program, {
      variant,
      folder,
      patience: startPatience,
      onStart: (process) => {
        this.process = process;
      },
      onName: (name) => {
        this.ownName = name;
      },
    });
    if (!launched.ok) return launched;
    this.running = { ...launched.value, variant, game: undefined, lines: 1 };
    return ok(this.running);
  }

  /** Gives the engine up, whatever it does, so that the next request gets a fresh one. */
  private failure(deed: string): Error {
    this.running = undefined;
    this.process?.kill();
    return new Error(this.closed ? CLOSED : this.sentence(deed));
  }

  private sentence(deed: string): string {
    return `${this.ownName} ${deed}.`;
  }
}

function positionOf({ variant, setup, moves }: AnalysisRequest): Position {
  const position = Position.tolerant(setup, variantOf(variant));
  for (const move of moves) position.make(move);
  return position;
}

function positionLine({ setup, moves }: AnalysisRequest): string {
  const line = `position fen ${formatFen(setup)}`;
  return moves.length === 0 ? line : `${line} moves ${moves.map(formatUci).join(" ")}`;
}

/** Limits that UCI has no words for are left out; without any the engine searches until it is stopped. */
function goLine({ depth, nodes, milliseconds, softMilliseconds, moves = [] }: AnalysisOptions): string {
  const limits = [
    ["depth", depth],
    ["nodes", nodes],
    ["movetime", milliseconds ?? softMilliseconds],
  ] as const;
  const given = limits.flatMap(([name, value]) => (value === undefined ? [] : [`${name} ${value}`]));
  const chosen = moves.length === 0 ? [] : [`searchmoves ${moves.map(formatUci).join(" ")}`];
  return ["go", ...(given.length === 0 ? ["infinite"] : given), ...chosen].join(" ");
}
