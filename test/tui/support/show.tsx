import { render } from "ink";
import type { Game } from "../../../source/game/game.ts";
import type { ColorTier } from "../../../source/terminal/capabilities.ts";
import { openTerminal } from "../../../source/terminal/session.ts";
import { App, type Services } from "../../../source/tui/app.tsx";
import { type Characters, PIECE_SETS, type PieceSet } from "../../../source/tui/board/art/piece-set.ts";
import { SLATE } from "../../../source/tui/board/themes/slate.ts";
import { THEMES } from "../../../source/tui/board/themes/themes.ts";
import { type Scene, START } from "../../../source/tui/scene.ts";
import type { GameStateOptions } from "../../../source/tui/state/game-state.ts";
import { FakeEngine } from "../../support/fake-engine.ts";
import { gameOf } from "../../support/games.ts";
import { FakeProcess, FakeStdin, FakeStdout, nextTurn } from "../../terminal/support/fake-terminal.ts";

export interface ShowOptions {
  readonly columns?: number;
  readonly rows?: number;
  readonly tier?: ColorTier;
  readonly characters?: Characters;
  readonly pieceSet?: PieceSet;
  /** Undefined opens the start screen. */
  readonly game?: Game;
  readonly options?: GameStateOptions;
  /** Another scene than a game or the start screen. */
  readonly scene?: Scene;
  /** What there is to say about the look. */
  readonly notice?: string;
  readonly services?: Partial<Omit<Services, "session" | "engine">>;
}

/** Long enough for React to commit and for the screen to draw. */
export async function settle(): Promise<void> {
  for (let turn = 0; turn < 6; turn++) await nextTurn();
}

const opened: (() => void)[] = [];

/** Unmounts and closes everything that was shown; for `afterEach`. */
export function closeAll(): void {
  for (const close of opened.splice(0)) close();
}

/** The program on a terminal in memory, as far as it goes without a process and a disk. */
export async function show(options: ShowOptions = {}) {
  const { columns = 80, rows = 24, tier = "none", characters = "unicode", pieceSet = "auto" } = options;
  const stdin = new FakeStdin();
  const stdout = new FakeStdout();
  stdout.setSize(columns, rows);
  const errors: string[] = [];
  const host = new FakeProcess();
  const session = openTerminal({
    stdin,
    stdout,
    host,
    stderr: { write: (text: string) => errors.push(text) },
    name: "antiking",
  });
  const engine = new FakeEngine();
  const external = new FakeEngine();
  const kept: Game[] = [];
  const left: string[] = [];
  const copied: string[] = [];
  const services: Services = {
    session,
    engine,
    externals: { w: external, b: external },
    offer: () => ({ saved: undefined, notice: undefined }),
    create: (variant, players, setup) => {
      const game = gameOf(variant, { players, id: `new-${variant}` });
      return setup === undefined ? game : { ...game, start: setup };
    },
    keep(game) {
      kept.push(game);
      return { kept: true };
    },
    remember: () => undefined,
    copy: (text) => copied.push(text),
    leave: (how) => left.push(how),
    ...options.services,
  };
  const app = render(
    <App
      services={services}
      look={{ theme: SLATE, tier, background: "dark", characters, pieceSet }}
      notice={options.notice}
      wardrobe={{ themes: THEMES, pieceSets: PIECE_SETS }}
      scene={
        options.scene ??
        (options.game === undefined
          ? START
          : { kind: "game", game: options.game, options: options.options ?? {} })
      }
      options={options.options ?? {}}
    />,
    session.ink,
  );
  // As the program does it: an error while drawing ends it.
  app.waitUntilExit().catch((error: unknown) => session.fail(error));
  opened.push(() => {
    app.unmount();
    session.close();
  });
  await settle();
  return {
    engine,
    /** Plays for external engines of both colours. */
    external,
    kept,
    left,
    copied,
    errors,
    stdin,
    stdout,
    host,
    /** Types raw bytes, and waits until the screen shows what they did. */
    async type(...chunks: string[]): Promise<void> {
      for (const chunk of chunks) {
        stdin.type(chunk);
        await settle();
      }
    },
    async resize(newColumns: number, newRows: number): Promise<void> {
      stdout.setSize(newColumns, newRows);
      await settle();
    },
    text: () => stdout.emulator.text(),
    cells: () => stdout.emulator.cells(),
  };
}

export type Shown = Awaited<ReturnType<typeof show>>;

/** The text on the screen without the spaces at the ends of lines. */
export async function linesOf(shown: Shown): Promise<string[]> {
  return (await shown.text()).split("\n").map((line) => line.trimEnd());
}

/** The screen as a picture for literal comparison. */
export const picture = async (shown: Shown): Promise<string> => (await linesOf(shown)).join("\n").trimEnd();

/** Everything on the screen as one line of words, wherever lines were broken. */
export const prose = async (shown: Shown): Promise<string> =>
  (await shown.text()).replace(/\s+/g, " ").trim();
