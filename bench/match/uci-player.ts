/** An engine as a player: started when it is needed, and again after a game in which it failed. */
import { bestMoveOf, isReady, launch } from "../../source/engine/external/launch.ts";
import type { UciProcess } from "../../source/engine/external/uci-process.ts";
import { err, ok, type Result } from "../../source/rules/result.ts";
import type { VariantId } from "../../source/rules/variant.ts";
import type { Player } from "./play-game.ts";
import type { Contestant } from "./settings.ts";

export interface PlayerOptions {
  readonly variant: VariantId;
  /** Where the command is run. */
  readonly folder: string;
  /** Milliseconds beyond the time of a move until an engine counts as hanging. */
  readonly patience: number;
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
    const launched = await launch(this.contestant, {
      ...this.options,
      onName: (name) => {
        this.ownName = name;
      },
    });
    if (!launched.ok) return launched;
    this.engine = launched.value.process;
    return ok(undefined);
  }

  async newGame(): Promise<Result<void, string>> {
    const started = await this.start();
    if (!started.ok || this.engine === undefined) return started;
    this.engine.send("ucinewgame");
    const ready = await isReady(this.engine, this.options.patience);
    return ready.ok ? ready : this.give(ready.error);
  }

  async bestMove(position: string): Promise<Result<string, string>> {
    const { engine, contestant, options } = this;
    if (engine === undefined) throw new Error("a move is asked for before the game has begun");
    engine.send(`position ${position}`);
    engine.send(`go ${contestant.go.kind} ${contestant.go.value}`);
    const thinking = contestant.go.kind === "movetime" ? contestant.go.value : 0;
    const answer = await engine.wait(bestMoveOf, {
      complaint: "gave no move",
      milliseconds: thinking + options.patience,
    });
    return answer.ok ? answer : this.give(answer.error);
  }

  close(): void {
    this.engine?.kill();
  }

  /** An engine that has failed is not asked again: the next game gets a new one. */
  private give(deed: string): Result<never, string> {
    this.engine?.kill();
    return err(deed);
  }
}
