/** A game, or an exploration, as a conversation: lines and machines change its state, and every change is told. */
import { type Game, playerToMove } from "../game/game.ts";
import { isMachine } from "../game/player.ts";
import { reviewGoesOn } from "../tui/state/engine-work.ts";
import { type GameAction, reduceGame } from "../tui/state/game-reducer.ts";
import { type GameState, type GameStateOptions, openGame } from "../tui/state/game-state.ts";
import { count } from "../words/names.ts";
import { sentences, spoken } from "../words/spoken/text.ts";
import { hear } from "./hear.ts";
import { type Job, jobFor } from "./jobs.ts";
import { worstSentences } from "./pages.ts";
import { statusSentences } from "./place.ts";
import type { PlainServices } from "./services.ts";
import { tell } from "./tell.ts";

/** Milliseconds a move of two machines is held up before an audience, which has to hear the one before. */
const PACE = 2000;

/** How the conversation was left, with the state it was left in. */
export type LeftState = GameState & { readonly leaving: NonNullable<GameState["leaving"]> };

/** Plays until the game is left, or no line will come any more. */
export async function talkGame(
  initial: Game,
  options: GameStateOptions,
  services: PlainServices,
): Promise<LeftState> {
  const opened = openGame(initial, { ...options, typed: true });
  // Ranks and files have names, so nobody needs them in the order of their own side unless they say so.
  const flipped = options.autoFlip ? opened.flipped : (options.view?.flipped ?? options.flipped ?? false);
  const talk = new GameTalk(services, { ...opened, flipped });
  await talk.open();
  return talk.goOn();
}

class GameTalk {
  readonly #services: PlainServices;
  #state: GameState;
  #job: Job | undefined;
  #announced: Job | undefined;

  constructor(services: PlainServices, state: GameState) {
    this.#services = services;
    this.#state = state;
  }

  /** Tells where the game stands. */
  async open(): Promise<void> {
    const { message } = this.#state;
    await this.#services.say([
      ...statusSentences(this.#state),
      ...(message === undefined ? [] : sentences(spoken(message.text))),
      ...(this.#services.interactive ? ['Type a move, or "help".'] : []),
    ]);
    await this.#keep();
  }

  /** Hears lines and machines by turns until the game is left. */
  async goOn(): Promise<LeftState> {
    const { lines } = this.#services;
    for (;;) {
      const { leaving } = this.#state;
      if (leaving !== undefined) {
        this.#job?.stop();
        return { ...this.#state, leaving };
      }
      this.#job = jobFor(this.#services, this.#state, this.#job);
      const action = await this.#nextAction(this.#job);
      if (action !== undefined) await this.#act(action);
      // A game of two machines would not let a script have its say before it is over.
      if (action !== undefined && !this.#watched()) continue;
      if (action === undefined || (!this.#services.interactive && this.#awaited())) {
        await lines.available();
        const line = lines.take();
        // Where nobody can say anything any more, the game is kept as it is.
        if (line === undefined) this.#state = { ...this.#state, leaving: "quit" };
        else await this.#hear(line);
      }
    }
  }

  /** What the engine answers; undefined when a line is to be heard first. */
  async #nextAction(job: Job | undefined): Promise<GameAction | undefined> {
    const { interactive, lines, prompt, say } = this.#services;
    if (job === undefined) {
      if (interactive) prompt("> ");
      return undefined;
    }
    if (job !== this.#announced) await say(announcement(job, this.#state));
    this.#announced = job;
    const answer = interactive && this.#watched() ? pausedFor(job.result, PACE) : job.result;
    if (!interactive) return answer;
    return Promise.race([answer, lines.available().then(() => undefined)]);
  }

  async #hear(line: string): Promise<void> {
    const { state, says } = hear(this.#state, line);
    await this.#change(state, says);
  }

  async #act(action: GameAction): Promise<void> {
    this.#job = undefined;
    const after = reduceGame(this.#state, action);
    const says = tell(this.#state, after);
    await this.#change(action.type === "analysis" ? { ...after, analysing: false } : after, says);
  }

  async #change(state: GameState, says: readonly string[]): Promise<void> {
    const { game } = this.#state;
    this.#state = state;
    await this.#services.say(says);
    if (state.page?.name === "worst" && !reviewGoesOn(state)) {
      await this.#services.say(worstSentences(state));
      this.#state = { ...state, page: undefined };
    }
    if (state.game !== game) await this.#keep();
  }

  async #keep(): Promise<void> {
    const { game, mode, unkept } = this.#state;
    const { kept, notice } = this.#services.keep(game, mode);
    const action: GameAction | undefined = !kept
      ? { type: "unkept", text: notice }
      : notice !== undefined || unkept !== undefined
        ? { type: "kept", text: notice }
        : undefined;
    if (action === undefined) return;
    const after = reduceGame(this.#state, action);
    // Names of games and files are no moves, whatever they look like.
    await this.#services.say(tell(this.#state, after, { exact: true }));
    this.#state = after;
  }

  /** Whether two machines play each other, and somebody only listens. */
  #watched(): boolean {
    const { players } = this.#state.game;
    return this.#state.mode === "play" && isMachine(players.w) && isMachine(players.b);
  }

  /** Whether a machine is to move, so that a script's next line comes between its moves. */
  #awaited(): boolean {
    return isMachine(playerToMove(this.#state.game));
  }
}

/** What is said before work that takes a while. */
function announcement({ work }: Job, { review }: GameState): string[] {
  switch (work) {
    case "analysis":
      return ["The engine looks at the position."];
    case "review":
      return [`The engine looks back at ${count(review?.line.moves.length ?? 0, "move")}.`];
    default:
      return [];
  }
}

/** A result that is given not before some milliseconds have passed. */
async function pausedFor<T>(result: Promise<T>, milliseconds: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const due = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, milliseconds);
  });
  try {
    const [value] = await Promise.all([result, due]);
    return value;
  } finally {
    clearTimeout(timer);
  }
}
