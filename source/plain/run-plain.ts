/** The program without a screen: one scene after another as a conversation in lines. */
import { editing, type Scene, START, sceneAfterEdit, sceneAfterStart } from "../tui/scene.ts";
import type { GameStateOptions } from "../tui/state/game-state.ts";
import { talkEdit } from "./edit-talk.ts";
import { talkGame } from "./game-talk.ts";
import type { PlainServices } from "./services.ts";
import { talkStart } from "./start-talk.ts";

export interface PlainOptions {
  readonly scene: Scene;
  /** How games begin that are chosen at the start. */
  readonly options: GameStateOptions;
  readonly services: PlainServices;
}

/** Plays until the program is left. */
export async function runPlain({ scene: first, options, services }: PlainOptions): Promise<void> {
  let scene: Scene | undefined = first;
  while (scene !== undefined) scene = await sceneAfter(scene, options, services);
}

/** Talks through a scene; gives what follows, or undefined when the program is left. */
async function sceneAfter(
  scene: Scene,
  options: GameStateOptions,
  services: PlainServices,
): Promise<Scene | undefined> {
  switch (scene.kind) {
    case "start": {
      const state = await talkStart(services);
      return state.leaving === "quit" ? undefined : sceneAfterStart(state, services.create, options);
    }
    case "game": {
      const state = await talkGame(scene.game, scene.options, services);
      if (state.leaving === "new") return START;
      return state.leaving === "edit" ? editing(state) : undefined;
    }
    case "edit": {
      const state = await talkEdit(scene, services);
      return state.leaving === "interrupt" ? undefined : sceneAfterEdit(state, scene.back, services.create);
    }
  }
}
