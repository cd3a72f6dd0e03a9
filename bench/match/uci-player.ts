/** An engine as a player: started when it is needed, and again after a game in which it failed. */
import { err, ok, type Result } from "../../source/rules/result.ts";
import type { VariantId } from "../../source/rules/variant.ts";
import type { Player } from "./play-game.ts";
import type { Contestant } from "./settings.ts";
import { UciProcess } from "./uci-process.ts";

export interface PlayerOptions {
  readonly variant: VariantId;
  /** Where the command is run. */
  readonly folder: string;
  /** Milliseconds beyond the time of a move until an engine counts as hanging. */
  readonly patience: number;
}

/** What an engine says of itself after `uci`. */
interface Introduction {
  readonly name: string;
  readonly declarations: readonly string[];
}

export class UciPlayer implements Player {
  private readonly contestant: Contestant;
  private readonly options: PlayerOptions;
  private engine: UciProcess | undefined;
  private ownName: string;

  constructor(contestant: Contestant, options: PlayerOptions) {
    this.contestant = contestant;
    this.options = options;
    this.ownName = contestant.command;
  }

  /** As the engine calls itself. */
  get name(): string {
    return this.ownName;
  }

  /** Starts the engine unless it runs; the error is what it did instead. */
  async start(): Promise<Result<void, string>> {
    if (this.engine?.alive) return ok(undefined);
    const { contestant, options } = this;
    const engine = new UciProcess(contestant.command, options.folder);
    this.engine = engine;
    const introduction = await introduce(engine, options.patience);
    if (!introduction.ok) return this.give(introduction.error);
    this.ownName = introduction.value.name || contestant.command;
    const settings = [`UCI_Variant=${options.variant}`, ...contestant.options];
    for (const setting of settings) {
      const [name, value] = splitOption(setting);
      const refusal = refusalOf(name, value, introduction.value.declarations);
      // A chess engine need not know the option to play chess.
      if (refusal !== undefined && setting === "UCI_Variant=chess") continue;
      if (refusal !== undefined) return this.give(refusal);
      engine.send(`setoption name ${name}${value === "" ? "" : ` value ${value}`}`);
    }
    return this.ready(engine);
  }

  async newGame(): Promise<Result<void, string>> {
    const started = await this.start();
    if (!started.ok || this.engine === undefined) return started;
    this.engine.send("ucinewgame");
    return this.ready(this.engine);
  }

  async bestMove(position: string): Promise<Result<string, string>> {
    const { engine, contestant, options } = this;
    if (engine === undefined) throw new Error("a move is asked for before the game has begun");
    engine.send(`position ${position}`);
    engine.send(`go ${contestant.go.kind} ${contestant.go.value}`);
    const thinking = contestant.go.kind === "movetime" ? contestant.go.value : 0;
    const answer = await engine.wait(
      (line) => /^\s*bestmove\s+(\S+)/.exec(line)?.[1],
      thinking + options.patience,
    );
    return answer.ok ? answer : this.give(answer.error);
  }

  close(): void {
    this.engine?.kill();
  }

  private async ready(engine: UciProcess): Promise<Result<void, string>> {
    engine.send("isready");
    const ready = await engine.wait((line) => line.trim() === "readyok" || undefined, this.options.patience);
    return ready.ok ? ok(undefined) : this.give(ready.error);
  }

  /** An engine that has failed is not asked again: the next game gets a new one. */
  private give(deed: string): Result<never, string> {
    this.engine?.kill();
    return err(deed);
  }
}

async function introduce(engine: UciProcess, patience: number): Promise<Result<Introduction, string>> {
  let name = "";
  const declarations: string[] = [];
  engine.send("uci");
  const done = await engine.wait((line) => {
    name = /^id name (.*)$/.exec(line.trim())?.[1] ?? name;
    if (/^option name /.test(line)) declarations.push(line.trim());
    return line.trim() === "uciok" || undefined;
  }, patience);
  return done.ok ? ok({ name, declarations }) : done;
}

/** "Skill Level=3" as name and value. */
function splitOption(text: string): readonly [string, string] {
  const at = text.indexOf("=");
  return at < 0 ? [text, ""] : [text.slice(0, at), text.slice(at + 1)];
}

/** Why an engine cannot be given an option; undefined when it can, as far as it has declared. */
function refusalOf(name: string, value: string, declarations: readonly string[]): string | undefined {
  const start = `option name ${name} type `.toLowerCase();
  const declaration = declarations.find((line) => line.toLowerCase().startsWith(start));
  if (declaration === undefined) return `has no option ${name}`;
  const choices = declaration.split(/\s+var\s+/).slice(1);
  if (choices.length === 0 || choices.includes(value)) return undefined;
  return `does not take ${value} for ${name}`;
}
