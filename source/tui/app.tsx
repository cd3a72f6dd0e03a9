import { Box } from "ink";
import { useState } from "react";
import type { Engine } from "../engine/engine.ts";
import type { Game } from "../game/game.ts";
import type { Keeping } from "../game/keeping.ts";
import type { Dressing } from "./hooks/use-dressing.ts";
import { type EventSource, useBackground, useSize } from "./hooks/use-session.ts";
import type { Mode } from "./keymap.ts";
import { type Look, LookContext } from "./look.ts";
import type { LookWish } from "./look-wish.ts";
import { type Create, editing, type Scene, START, sceneAfterEdit, sceneAfterStart } from "./scene.ts";
import { EditView } from "./screens/edit.tsx";
import { GameView } from "./screens/game.tsx";
import { type Offer, StartView } from "./screens/start.tsx";
import type { EditState } from "./state/edit-state.ts";
import type { GameStateOptions } from "./state/game-state.ts";
import type { Externals } from "./state/searches.ts";
import type { StartState } from "./state/start-state.ts";
import { changeLookOften, type Wardrobe } from "./wardrobe.ts";

/** Everything the screens ask of the world outside them. */
export interface Services {
  readonly session: EventSource;
  readonly engine: Engine;
  /** External engines, for the players of their colours. */
  readonly externals: Externals;
  /** A saved game to offer on the start screen, and what there is to say about saves that cannot be read. */
  offer(): Offer;
  readonly create: Create;
  /** Keeps a game between players as it is now, and remembers an exploration. */
  keep(game: Game, mode: Mode): Keeping;
  /** Remembers a part of the look for the next start; gives a sentence if it cannot. */
  remember(look: Look, of: LookWish["of"]): string | undefined;
  /** Puts a text into the clipboard, where the terminal lets us. */
  copy(text: string): void;
  /** Ends the program. */
  leave(how: "quit" | "interrupt"): void;
}

export interface AppProps {
  readonly services: Services;
  readonly look: Look;
  /** What the look can be changed to. */
  readonly wardrobe: Wardrobe;
  /** What there is to say about the look when the first screen opens. */
  readonly notice?: string | undefined;
  readonly scene: Scene;
  /** How games begin that are chosen on the start screen. */
  readonly options: GameStateOptions;
}

/** The program on screen: one scene after another until it is left. */
export function App({ services, look: worn, wardrobe, notice, scene: first, options }: AppProps) {
  const [scene, setScene] = useState(first);
  const [look, setLook] = useState(worn);
  const { columns, rows } = useSize(services.session);
  const { session } = services;
  useBackground(session, (background) => setLook({ ...look, background }));

  const dressing: Dressing = {
    notice: scene === first ? notice : undefined,
    dress(wishes) {
      const {
        look: changed,
        chosen,
        granted,
        text,
      } = changeLookOften(look, wardrobe, wishes, { columns, rows });
      setLook(changed);
      const troubles = [...chosen].flatMap((of) => services.remember(changed, of) ?? []);
      return { granted, text: [text, ...troubles.slice(0, 1)].join(" ") };
    },
  };

  const afterStart = (state: StartState): void => {
    if (state.leaving === "quit" || state.leaving === "interrupt") services.leave(state.leaving);
    else setScene(sceneAfterStart(state, services.create, options));
  };
  const afterEdit = (state: EditState, back: Scene): void => {
    if (state.leaving === "interrupt") services.leave("interrupt");
    else setScene(sceneAfterEdit(state, back, services.create));
  };

  return (
    <LookContext.Provider value={look}>
      {/* One row: areas put their lines past it, and Ink takes time for each cell of what it lays out. */}
      <Box height={1}>
        {scene.kind === "start" && (
          <StartView session={session} dressing={dressing} offer={services.offer} onLeave={afterStart} />
        )}
        {scene.kind === "edit" && (
          <EditView
            session={session}
            dressing={dressing}
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
            dressing={dressing}
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
