import type { Engine } from "../../../source/engine/engine.ts";
import { type Game, newGame } from "../../../source/game/game.ts";
import type { Keeping } from "../../../source/game/keeping.ts";
import { HUMAN, parsePlayer } from "../../../source/game/player.ts";
import { runPlain } from "../../../source/plain/run-plain.ts";
import { findVariant, type VariantId } from "../../../source/rules/variant.ts";
import { exploring, type Scene, START } from "../../../source/tui/scene.ts";
import type { GameStateOptions } from "../../../source/tui/state/game-state.ts";
import { gameOf, setupOf } from "../../support/games.ts";
import { LocalEngine } from "../../support/local-engine.ts";

export interface ConversationOptions {
  readonly options?: GameStateOptions;
  readonly engine?: Engine;
  /** A game that was left. */
  readonly saved?: Game;
  readonly keep?: (game: Game) => Keeping;
}

export interface Conversation {
  /** Everything that was heard and said, lines of the script behind "> ". */
  readonly text: string;
  /** The games as they were kept, the latest last. */
  readonly kept: readonly Game[];
}

/** Plays a script from a scene to its end. */
export async function converse(
  scene: Scene,
  script: readonly string[],
  { options = {}, engine = new LocalEngine(), saved, keep }: ConversationOptions = {},
): Promise<Conversation> {
  const heard: string[] = [];
  const kept: Game[] = [];
  const left = [...script];
  await runPlain({
    scene,
    options,
    services: {
      lines: {
        available: () => Promise.resolve(),
        take() {
          const line = left.shift();
          if (line !== undefined) heard.push(`> ${line}`.trimEnd());
          return line;
        },
        close: () => {},
      },
      interactive: false,
      say: async (lines) => void heard.push(...lines),
      prompt: () => {},
      engine,
      externals: {},
      offer: () => ({ saved, notice: undefined }),
      create: (variant, players, setup = setupOf(variant)) =>
        newGame({ id: `new-${kept.length}`, variant, start: setup, players, seed: 7 }),
      keep(game) {
        kept.push(game);
        return keep?.(game) ?? { kept: true };
      },
    },
  });
  return { text: heard.join("\n"), kept };
}

/**
 * The scene that the first line of a transcript names: "start", or "play" or "explore", a game, and as far as they are
 * wanted white=, black=, seed=, moves="…" and fen="…".
 */
export function sceneOf(line: string): Scene {
  const [kind, name] = line.split(" ");
  if (kind === "start") return START;
  const variant = variantNamed(name);
  const value = (key: string): string | undefined => {
    const match = new RegExp(`${key}=(?:"([^"]*)"|(\\S+))`).exec(line);
    return match?.[1] ?? match?.[2];
  };
  const player = (key: string) => parsePlayer(value(key) ?? "human") ?? HUMAN;
  const fen = value("fen");
  const game = gameOf(variant, {
    moves: value("moves") ?? "",
    players: { w: player("white"), b: player("black") },
    seed: Number(value("seed") ?? 7),
    ...(fen !== undefined && { fen }),
  });
  return kind === "explore" ? exploring(game) : { kind: "game", game, options: {} };
}

function variantNamed(name: string | undefined): VariantId {
  const variant = findVariant(name ?? "");
  if (variant === undefined) throw new Error(`no variant ${name}`);
  return variant.id;
}
