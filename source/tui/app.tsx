import { Box } from "ink";
import { useState } from "react";
import type { Engine } from "../engine/engine.ts";
import type { Game } from "../game/game.ts";
import { DEFAULT_LEVEL, HUMAN, type Player, type Players } from "../game/player.ts";
import type { Setup } from "../rules/setup.ts";
import { type VariantId, variantOf } from "../rules/variant.ts";
import type { Externals } from "./hooks/use-bot.ts";
import { type EventSource, useSize } from "./hooks/use-session.ts";
import type { Mode } from "./keymap.ts";
import { type Look, LookContext } from "./look.ts";
import { editing, exploring, leftBehind, type Scene, START } from "./scene.ts";
import { EditView } from "./screens/edit.tsx";
import { GameView, type Keeping } from "./screens/game.tsx";
import { type Offer, StartView } from "./screens/start.tsx";
import type { EditState } from "./state/edit-state.ts";
import type { GameStateOptions } from "./state/game-state.ts";
import { currentRow, playersOf, type StartState } from "./state/start-state.ts";

/** Everything the screens ask of the world outside them. */
export interface Services {
  readonly session: EventSource;
  readonly engine: Engine;
  /** External engines, for the players of their colours. */
  readonly externals: Externals;
  /** A saved game to offer on the start screen, and what there is to say about saves that cannot be read. */
  offer(): Offer;
  /** A new game, from the start position unless a sound set-up is given. */
  create(variant: VariantId, players: Players, setup?: Setup): Game;
  /** Keeps a game between players as it is now, and remembers an exploration. */
  keep(game: Game, mode: Mode): Keeping;
  /** Puts a text into the clipboard, where the terminal lets us. */
  copy(text: string): void;
  /** Ends the program. */
  leave(how: "quit" | "interrupt"): void;
}

export interface AppProps {
  readonly services: Services;
  readonly look: Look;
  readonly scene: Scene;
  /** How games begin that are chosen on the start screen. */
  readonly options: GameStateOptions;
}

const NOBODY: Players = { w: HUMAN, b: HUMAN };
const BOT: Player = { kind: "bot", level: DEFAULT_LEVEL };

/** The program on screen: one scene after another until it is left. */
export function App({ services, look, scene: first, options }: AppProps) {
  const [scene, setScene] = useState(first);
  const { columns, rows } = useSize(services.session);
  const { session } = services;

  const afterStart = (state: StartState): void => {
    if (state.leaving === "quit" || state.leaving === "interrupt") services.leave(state.leaving);
    else setScene(sceneAfterStart(state, services, options));
  };
  const afterEdit = (state: EditState, back: Scene): void => {
    if (state.leaving === "interrupt") services.leave("interrupt");
    else setScene(sceneAfterEdit(state, back, services));
  };

  return (
    <LookContext.Provider value={look}>
      <Box width={columns} height={rows} overflow="hidden">
        {scene.kind === "start" && (
          <StartView session={session} offer={services.offer} onLeave={afterStart} />
        )}
        {scene.kind === "edit" && (
          <EditView
            session={session}
            variant={scene.variant}
            setup={scene.setup}
            flipped={scene.flipped ?? false}
            onLeave={(state) => afterEdit(state, scene.back)}
          />
        )}
        {scene.kind === "game" && (
          <GameView
            key={scene.game.id}
            initial={scene.game}
            options={scene.options}
            session={session}
            engine={services.engine}
            externals={services.externals}
            keep={services.keep}
            copy={services.copy}
            onLeave={(exit, state) => {
              if (exit === "new") setScene(START);
              else if (exit === "edit") setScene(editing(state));
              else services.leave(exit);
            }}
          />
        )}
      </Box>
    </LookContext.Provider>
  );
}

function sceneAfterStart(state: StartState, services: Services, options: GameStateOptions): Scene {
  const row = currentRow(state);
  if (row.kind === "resume")
    return state.saved === undefined ? START : { kind: "game", game: state.saved, options };
  switch (state.leaving) {
    case "explore":
      return exploring(services.create(row.id, NOBODY));
    case "edit":
      return {
        kind: "edit",
        variant: variantOf(row.id),
        setup: services.create(row.id, NOBODY).start,
        back: START,
      };
    default:
      return { kind: "game", game: services.create(row.id, playersOf(state, Math.random())), options };
  }
}

function sceneAfterEdit({ leaving, variant, setup }: EditState, back: Scene, services: Services): Scene {
  switch (leaving) {
    case "explore":
      return exploring(services.create(variant.id, NOBODY, setup), leftBehind(back));
    case "play": {
      // Whoever set the position up begins.
      const players = setup.turn === "w" ? { w: HUMAN, b: BOT } : { w: BOT, b: HUMAN };
      return { kind: "game", game: services.create(variant.id, players, setup), options: {} };
    }
    default:
      return back;
  }
}
