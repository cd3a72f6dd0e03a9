/**
 * The UCI engine as a conversation: lines come in, lines go out. Nothing here waits: whatever takes time is a
 * `Run`, so that `isready` and `stop` are answered at once.
 */
import { findMove, formatUci, parseUci } from "../../notation/uci.ts";
import type { Move } from "../../rules/move.ts";
import type { Variant } from "../../rules/variant.ts";
import type { Analysis, AnalysisRequest, Engine, Limits, Search } from "../engine.ts";
import { scoreOfEnd } from "../game-end.ts";
import { toScore } from "../score.ts";
import { type Go, parseGo } from "./go.ts";
import { bestMoveLine, formatScore, infoLines } from "./info.ts";
import { botLevel, declarations, defaultOptions, setOption, type UciOptions } from "./options.ts";
import { countLeaves } from "./perft.ts";
import { type PositionFault, readUciPosition, type UciPosition } from "./read-position.ts";
import { Run } from "./run.ts";
import { allotTime } from "./time.ts";

/** Who runs the session, and what it may use. */
export interface UciHost {
  /** The program's name and version. */
  readonly name: string;
  /** The game until the GUI chooses another. */
  readonly variant: Variant;
  write(line: string): void;
  createEngine(options: { readonly tableMegabytes: number; readonly threads: number }): Engine;
  /** What is wrong with a position, in a sentence. */
  describe(fault: PositionFault): string;
  /** A seed for the bot's choices in a game whose user has named none. */
  newSeed(): number;
}

const ANOTHER_SEED_EACH_GAME = 0;

export class UciSession {
  private readonly host: UciHost;
  private options: UciOptions;
  private current: UciPosition;
  private gameSeed: number;
  private run: Run | undefined;
  /** What `ponderhit` turns a search on the opponent's time into. */
  private pondering: Limits | undefined;
  private engine: { readonly engine: Engine; readonly hash: number; readonly threads: number } | undefined;
  private quit = false;

  private readonly commands: Readonly<Record<string, (words: readonly string[]) => void>> = {
    uci: () => this.introduce(),
    isready: () => this.confirmReady(),
    ucinewgame: () => this.newGame(),
    setoption: (words) => this.setOption(words),
    position: (words) => this.setPosition(words),
    go: (words) => this.go(parseGo(words)),
    stop: () => this.run?.end(),
    ponderhit: () => this.ponderHit(),
    quit: () => {
      this.quit = true;
    },
    debug: () => {},
    register: () => {},
  };

  constructor(host: UciHost) {
    this.host = host;
    this.options = defaultOptions(host.variant);
    this.current = startOf(host.variant);
    this.gameSeed = host.newSeed();
  }

  /** Whether the GUI has said goodbye. */
  get hasQuit(): boolean {
    return this.quit;
  }

  /** Takes one line. What comes before the first command on it is passed over, as UCI demands. */
  receive(line: string): void {
    const words = line.split(/\s+/).filter(Boolean);
    const start = words.findIndex((word) => Object.hasOwn(this.commands, word));
    if (start >= 0) this.commands[words[start]](words.slice(start + 1));
    else if (words.length > 0) this.inform(`unknown command "${words[0]}".`);
  }

  /** Ends a search under way, whose best move is still told, and then the engine. */
  async close(): Promise<void> {
    this.quit = true;
    this.run?.end();
    await this.run?.done;
    this.engine?.engine.close();
  }

  private inform(sentence: string): void {
    this.host.write(`info string ${sentence}`);
  }

  private introduce(): void {
    const { host } = this;
    host.write(`id name ${host.name}`);
    host.write("id author the antiking authors");
    for (const line of declarations(defaultOptions(host.variant))) host.write(line);
    host.write("uciok");
  }

  /** Readiness is told at once, also while a search runs; the thread that will search starts meanwhile. */
  private confirmReady(): void {
    if (this.run === undefined) this.engineNow();
    this.host.write("readyok");
  }

  private newGame(): void {
    this.gameSeed = this.host.newSeed();
    this.engine?.engine.newGame();
  }

  private setOption(words: readonly string[]): void {
    const options = setOption(words, this.options);
    if (!options.ok) {
      this.inform(options.error);
      return;
    }
    const { variant } = this.options;
    this.options = options.value;
    if (options.value.variant !== variant) this.current = startOf(options.value.variant);
  }

  private setPosition(words: readonly string[]): void {
    const read = readUciPosition(words, this.options.variant);
    if (read.ok) this.current = read.value;
    else this.inform(this.host.describe(read.error));
  }

  private go(go: Go): void {
    const after = this.run;
    after?.end();
    this.pondering = undefined;
    if (go.perft !== undefined) this.run = this.countLeaves(go.perft, after);
    else if (isOver(this.current)) this.run = this.reportEnd(after);
    else this.run = this.search(go, after);
  }

  private countLeaves(depth: number, after: Run | undefined): Run {
    const position = this.current.position.clone();
    const { host } = this;
    return Run.start({
      after,
      held: false,
      begin: () =>
        countLeaves(position, depth, (move, leaves) => host.write(`${formatUci(move)}: ${leaves}`)),
      finish: (leaves) => {
        if (!leaves.ok || leaves.value === undefined) {
          this.inform("the count was stopped.");
          return;
        }
        host.write("");
        host.write(`Nodes searched: ${leaves.value}`);
      },
    });
  }

  /** A game that is over has a score but no move. */
  private reportEnd(after: Run | undefined): Run {
    const { position } = this.current;
    const { winner = null, reason = "" } = position.outcome() ?? {};
    const result = winner === null ? "a draw" : winner === "w" ? "White wins" : "Black wins";
    return Run.start({
      after,
      held: false,
      begin: () => ({ result: Promise.resolve(), stop: () => {} }),
      finish: () => {
        this.inform(`the game is over (${reason}): ${result}.`);
        this.host.write(`info depth 0 score ${formatScore(toScore(scoreOfEnd(position)))}`);
        this.host.write(bestMoveLine(undefined, []));
      },
    });
  }

  private search(go: Go, after: Run | undefined): Run {
    const { options, current } = this;
    const { setup, moves, position } = current;
    const request: AnalysisRequest = { variant: options.variant.id, setup, moves };
    const limits = limitsOf(go, current, options);
    const { milliseconds, softMilliseconds, ...untimed } = limits;
    if (go.ponder) this.pondering = limits;
    const searchMoves = this.readSearchMoves(go.searchMoves, current);
    const analysing = go.infinite || go.mate !== undefined || searchMoves.length > 0;
    const level = analysing ? undefined : botLevel(options);
    const seed = options.seed === ANOTHER_SEED_EACH_GAME ? this.gameSeed : options.seed;
    let nodesTold = 0;
    const tell = (analysis: Analysis) => {
      nodesTold = analysis.nodes;
      for (const line of infoLines(analysis)) this.host.write(line);
    };
    const begin = (): Search => {
      const engine = this.engineNow();
      const now = go.ponder ? untimed : limits;
      if (level !== undefined) return engine.play(request, { level, seed, limits: now });
      return engine.analyse(request, { ...now, lines: options.multiPv, moves: searchMoves }, tell);
    };
    return Run.start({
      after,
      held: go.infinite || go.ponder,
      begin,
      finish: (result) => {
        if (!result.ok) {
          // A GUI that waits for a move for ever helps nobody.
          this.inform(result.error);
          this.host.write(bestMoveLine(position.legalMoves().at(0), []));
          return;
        }
        const { best, pv, nodes } = result.value;
        // The iteration that was broken off may have found something, and has cost something.
        if (nodes !== nodesTold) tell(result.value);
        this.host.write(bestMoveLine(best, pv));
      },
    });
  }

  /** The legal ones among the moves asked for; what is not legal is told and left out. */
  private readSearchMoves(words: readonly string[], { position }: UciPosition): Move[] {
    const legal = position.legalMoves();
    return words.flatMap((word) => {
      const request = parseUci(word);
      const move = request && findMove(legal, request);
      if (move !== undefined) return [move];
      this.inform(`searchmoves: ${word} is not legal here and is left out.`);
      return [];
    });
  }

  /** The move pondered on was played: from now on the clock is ours. */
  private ponderHit(): void {
    const { run, pondering } = this;
    if (run === undefined || pondering === undefined) return;
    this.pondering = undefined;
    run.release();
    const time = pondering.softMilliseconds ?? pondering.milliseconds;
    if (time === undefined) return;
    const timer = setTimeout(() => run.end(), time);
    void run.done.then(() => clearTimeout(timer));
  }

  /** The engine with the table that the GUI wants; only while no search runs in another. */
  private engineNow(): Engine {
    const { hash, threads } = this.options;
    if (this.engine?.hash !== hash || this.engine.threads !== threads) {
      this.engine?.engine.close();
      this.engine = { engine: this.host.createEngine({ tableMegabytes: hash, threads }), hash, threads };
    }
    return this.engine.engine;
  }
}

/** The start position of a game, which reads without a fault. */
function startOf(variant: Variant): UciPosition {
  const start = readUciPosition(["startpos"], variant);
  if (!start.ok) throw new Error(`the start position of ${variant.id} cannot be read`);
  return start.value;
}

/** Whether nobody moves any more; draws by rule are for the GUI to call. */
const isOver = ({ position }: UciPosition): boolean => position.goalReached() || !position.hasMoves();

function limitsOf(go: Go, { position }: UciPosition, { overhead }: UciOptions): Limits {
  const clock = position.turn === "w" ? go.white : go.black;
  const time =
    go.moveTime !== undefined
      ? { milliseconds: Math.max(1, go.moveTime) }
      : clock.left !== undefined
        ? allotTime(clock, overhead)
        : {};
  return {
    ...(go.infinite ? {} : time),
    ...(go.depth !== undefined && { depth: Math.max(1, go.depth) }),
    ...(go.nodes !== undefined && { nodes: Math.max(1, go.nodes) }),
    ...(go.mate !== undefined && { winPlies: 2 * go.mate }),
  };
}
