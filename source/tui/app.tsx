import { Box } from "ink";
import { useState } from "react";
import type { Engine } from "../engine/engine.ts";
import type { Game } from "../game/game.ts";
import type { Players } from "../game/player.ts";
import type { VariantId } from "../rules/variant.ts";
import { type EventSource, useSize } from "./hooks/use-session.ts";
import { type Look, LookContext } from "./look.ts";
import { GameView } from "./screens/game.tsx";
import { type Offer, StartView } from "./screens/start.tsx";
import type { GameStateOptions } from "./state/game-state.ts";
import { currentRow, playersOf, type StartState } from "./state/start-state.ts";

/** Everything the screens ask of the world outside them. */
export interface Services {
  readonly session: EventSource;
  readonly engine: Engine;
  /** A saved game to offer on the start screen, and what there is to say about saves that cannot be read. */
  offer(): Offer;
  /** A game from the start position. */
  create(variant: VariantId, players: Players): Game;
  /** Keeps a game as it is now; gives a sentence when that fails. */
  keep(game: Game): string | undefined;
  /** Ends the program. */
  leave(how: "quit" | "interrupt"): void;
}

export interface AppProps {
  readonly services: Services;
  readonly look: Look;
  /** A game to begin with; undefined opens the start screen. */
  readonly game: Game | undefined;
  readonly options: GameStateOptions;
}

/** The program on screen: the start screen, and games until one is left. */
export function App({ services, look, game, options }: AppProps) {
  const [playing, setPlaying] = useState(game);
  const { columns, rows } = useSize(services.session);

  const onChoice = (state: StartState): void => {
    switch (state.leaving) {
      case "quit":
      case "interrupt":
        services.leave(state.leaving);
        break;
      case "start":
        setPlaying(startedGame(state, services));
        break;
    }
  };

  return (
    <LookContext.Provider value={look}>
      <Box width={columns} height={rows} overflow="hidden">
        {playing === undefined ? (
          <StartView session={services.session} offer={services.offer} onLeave={onChoice} />
        ) : (
          <GameView
            key={playing.id}
            initial={playing}
            options={options}
            session={services.session}
            engine={services.engine}
            keep={services.keep}
            onLeave={(exit) => (exit === "new" ? setPlaying(undefined) : services.leave(exit))}
          />
        )}
      </Box>
    </LookContext.Provider>
  );
}

/** The game that the start screen was left for. */
function startedGame(state: StartState, services: Services): Game | undefined {
  const row = currentRow(state);
  return row.kind === "resume" ? state.saved : services.create(row.id, playersOf(state, Math.random()));
}
