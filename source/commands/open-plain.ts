/** Opens a game as a conversation in lines. */
import { constants } from "node:os";
import type { Engine } from "../engine/engine.ts";
import type { LineQueue } from "../plain/line-queue.ts";
import { hasTerminal } from "../terminal/capabilities.ts";
import { writeNow } from "../terminal/write-now.ts";
import type { Scene } from "../tui/scene.ts";
import type { GameStateOptions } from "../tui/state/game-state.ts";
import type { Externals } from "../tui/state/searches.ts";
import { visible } from "../words/names.ts";
import { type ExitCode, fail, failure, type Io } from "./command.ts";
import type { GameServices } from "./game-services.ts";
import { writeText } from "./output.ts";

export interface OpenPlainOptions extends GameServices {
  readonly io: Io;
  readonly scene: Scene;
  readonly options: GameStateOptions;
  readonly engine: Engine;
  readonly externals: Externals;
}

/** Talks until the program is left or its input ends; gives the exit code. */
export async function openPlain(all: OpenPlainOptions): Promise<ExitCode> {
  const { io, scene, options, engine, externals, offer, create, keep, farewell } = all;
  // Loaded only now: commands without a game must not pay for it.
  const [{ runPlain }, { lineQueue }] = await Promise.all([
    import("../plain/run-plain.ts"),
    import("../plain/line-queue.ts"),
  ]);
  const interactive = hasTerminal(io.stdin, io.stdout);
  const typed = lineQueue(io.stdin);
  const lines: LineQueue = {
    ...typed,
    take() {
      const line = typed.take();
      // Ctrl-D leaves the prompt standing.
      if (line === undefined && interactive) io.stdout.write("\n");
      return line;
    },
  };
  const unwatch = farewellOnSignals(io, farewell);
  const say = async (sentences: readonly string[]): Promise<void> => {
    for (const sentence of sentences) await writeText(io, visible(sentence));
  };
  const prompt = (text: string): void => {
    io.stdout.write(text);
  };
  try {
    const services = { lines, interactive, say, prompt, engine, externals, offer, create, keep };
    await runPlain({ scene, options, services });
    await say(farewell().split("\n").filter(Boolean));
    return 0;
  } catch (error) {
    await say(farewell().split("\n").filter(Boolean));
    const reason = error instanceof Error ? error.message || error.name : String(error);
    return fail(io, failure(`stopped because of an internal error: ${reason}`));
  } finally {
    unwatch();
    lines.close();
    engine.close();
    for (const external of Object.values(externals)) external.close();
  }
}

/** Whoever breaks off is told as well how to go on. */
function farewellOnSignals({ stdout }: Io, farewell: () => string): () => void {
  const signals = ["SIGINT", "SIGTERM", "SIGHUP"] as const;
  const leave = (signal: (typeof signals)[number]): never => {
    // The prompt, and what was typed behind it, stand on the line.
    writeNow(stdout, `\n${farewell()}\n`);
    return process.exit(128 + constants.signals[signal]);
  };
  for (const signal of signals) process.on(signal, leave);
  return () => {
    for (const signal of signals) process.off(signal, leave);
  };
}
