import type { EventEmitter } from "node:events";
import { ASK_BACKGROUND, type Background } from "./background.ts";
import type { ParsedEvent, TerminalEvent } from "./events.ts";
import { InkOutput, SilentInput } from "./ink-streams.ts";
import { Input } from "./input.ts";
import { enterModes, leaveModes, mouseMode } from "./modes.ts";
import { Screen } from "./screen.ts";
import type { Size } from "./size.ts";
import { type ExitReason, exitCodeOf, type HostProcess, watchWaysOut } from "./ways-out.ts";
import { writeNow } from "./write-now.ts";

/** Where keys come from: `process.stdin` or the channel of a remote terminal. */
export interface TerminalInput extends EventEmitter {
  setRawMode?(mode: boolean): unknown;
  resume(): unknown;
  pause(): unknown;
}

/** Where the picture goes: `process.stdout` or the channel of a remote terminal. */
export interface TerminalOutput extends EventEmitter {
  readonly columns?: number | undefined;
  readonly rows?: number | undefined;
  readonly fd?: number | undefined;
  write(bytes: string, done?: (error?: Error | null) => void): unknown;
}

/** What a session is opened on. */
export interface SessionOptions {
  readonly stdin: TerminalInput;
  readonly stdout: TerminalOutput;
  /** Where the one sentence about an internal error goes. */
  readonly stderr: { readonly fd?: number | undefined; write(text: string): unknown };
  readonly host: HostProcess;
  /** The program's name, for that sentence. */
  readonly name: string;
  /** Whether to listen to the mouse. Default: false, since it takes away the terminal's own selection of text. */
  readonly mouse?: boolean;
  /** Whether to ask the terminal for its background; it must be one that takes no harm from it (`canBeAsked`). */
  readonly asksBackground?: boolean;
  /**
   * Called when the session ends without `close` having been called: after the terminal has been restored, before the
   * process exits. Everything it does must be done when it returns.
   */
  readonly onExit?: (reason: ExitReason) => void;
}

/** What a listener gives back for an event that it leaves to the listener after it. */
export const UNREAD = Symbol("unread");

export type EventListener = (event: TerminalEvent) => unknown;

/** After so many milliseconds without having been stopped, a suspended session takes it that it cannot be. */
const STOP_PATIENCE = 100;

/**
 * A terminal taken over for a full-screen program: raw keys, alternate screen, no cursor. It is given back on every
 * way out that leaves us time to: `close`, an error, a signal, `process.exit`, Ctrl+Z.
 */
export class Session {
  /** What Ink's `render` is to be called with; see `ink-streams.ts`. */
  readonly ink: {
    readonly stdout: InkOutput;
    readonly stdin: SilentInput;
    readonly debug: true;
    readonly patchConsole: false;
    readonly exitOnCtrlC: false;
  };
  readonly screen: Screen;

  readonly #options: SessionOptions;
  readonly #input: Input;
  readonly #unwatch: () => void;
  readonly #eventListeners = new Set<EventListener>();
  /** Events that were left to the next listener. */
  #unread: TerminalEvent[] = [];
  readonly #resizeListeners = new Set<(size: Size) => void>();
  readonly #backgroundListeners = new Set<(background: Background) => void>();
  #background: Background | undefined;
  #mouse: boolean;
  #state: "open" | "suspended" | "closed" = "open";
  #stopTimer: NodeJS.Timeout | undefined;

  /** Takes the terminal over at once. */
  constructor(options: SessionOptions) {
    const { stdin, stdout, host } = options;
    this.#options = options;
    this.#mouse = options.mouse ?? false;
    this.screen = new Screen(stdout);
    this.ink = {
      stdout: new InkOutput(this.screen),
      stdin: new SilentInput(),
      debug: true,
      patchConsole: false,
      exitOnCtrlC: false,
    };
    this.#input = new Input(stdin, (event) => this.#dispatch(event));
    this.#unwatch = watchWaysOut(host, options, {
      end: (reason) => this.#end(reason),
      restore: () => this.close(),
    });
    stdout.on("resize", this.#onResize);
    host.on("SIGTSTP", this.#onStop);
    host.on("SIGCONT", this.#onContinue);
    this.#enter();
  }

  /** The size of the terminal now. */
  size(): Size {
    return this.screen.size();
  }

  /**
   * Calls a listener at every key, mouse event and paste; returns a function that ends that. What it answers with
   * `UNREAD` goes to whoever listens next, before anything else.
   */
  onEvent(listener: EventListener): () => void {
    const unsubscribe = subscribe(this.#eventListeners, listener);
    for (const event of this.#unread.splice(0)) this.#hand(event);
    return unsubscribe;
  }

  /** Calls a listener whenever the terminal has a new size; returns a function that ends that. */
  onResize(listener: (size: Size) => void): () => void {
    return subscribe(this.#resizeListeners, listener);
  }

  /**
   * Calls a listener with the background of the terminal, now if it is known and whenever the terminal tells another;
   * returns a function that ends that. Many terminals never tell.
   */
  onBackground(listener: (background: Background) => void): () => void {
    if (this.#background !== undefined) listener(this.#background);
    return subscribe(this.#backgroundListeners, listener);
  }

  /** Begins or ceases to listen to the mouse. */
  setMouse(on: boolean): void {
    if (on === this.#mouse) return;
    this.#mouse = on;
    if (this.#state === "open") writeNow(this.#options.stdout, mouseMode(on));
  }

  /**
   * Asks the terminal to put a text into the clipboard of whoever sits before it (OSC 52), also over SSH. Terminals
   * that do not know it, or do not allow it, do nothing.
   */
  copy(text: string): void {
    const encoded = Buffer.from(text, "utf8").toString("base64");
    if (this.#state === "open") writeNow(this.#options.stdout, `\u001B]52;c;${encoded}\u0007`);
  }

  /**
   * Gives the terminal back and stops the process until the shell continues it (Ctrl+Z, `fg`). The whole process
   * group is stopped, because whoever started us (npm, a script) would otherwise keep the shell waiting.
   */
  suspend(): void {
    const { host } = this.#options;
    if (this.#state !== "open" || host.platform === "win32") return;
    this.#state = "suspended";
    this.#leave();
    // Without our listener the signal does what it does by default.
    host.off("SIGTSTP", this.#onStop);
    host.kill(0, "SIGTSTP");
    // Without a shell above us the system ignores the signal, and nobody will ever continue us.
    this.#stopTimer = setTimeout(this.#onContinue, STOP_PATIENCE);
  }

  /** Ends the program because of an error of ours: restores the terminal, says so in one sentence, exits with 1. */
  fail(error: unknown): void {
    this.#end({ kind: "error", error });
  }

  /** Gives the terminal back, before it returns. The second time it does nothing. */
  close(): void {
    if (this.#state === "closed") return;
    const { host, stdout } = this.#options;
    const wasOpen = this.#state === "open";
    // First of all, since a terminal that is gone may tell so at any call.
    this.#state = "closed";
    if (wasOpen) this.#leave();
    clearTimeout(this.#stopTimer);
    this.#unwatch();
    stdout.off("resize", this.#onResize);
    host.off("SIGTSTP", this.#onStop);
    host.off("SIGCONT", this.#onContinue);
    this.#eventListeners.clear();
    this.#resizeListeners.clear();
    this.#backgroundListeners.clear();
  }

  #enter(): void {
    const { stdin, stdout } = this.#options;
    stdin.setRawMode?.(true);
    writeNow(stdout, enterModes({ mouse: this.#mouse }));
    this.#input.start();
    stdin.resume();
    // Again whenever the screen is taken over: another terminal may have been attached to it meanwhile.
    if (this.#options.asksBackground) writeNow(stdout, ASK_BACKGROUND);
    this.screen.resume();
  }

  #leave(): void {
    const { stdin, stdout } = this.#options;
    this.screen.pause();
    this.#input.stop();
    writeNow(stdout, leaveModes({ mouse: this.#mouse }));
    try {
      stdin.setRawMode?.(false);
      stdin.pause();
    } catch {
      // The terminal is gone and has no mode any more.
    }
  }

  #end(reason: ExitReason): void {
    if (this.#state === "closed") return;
    this.close();
    const { host, name, onExit, stderr } = this.#options;
    if (reason.kind === "error") {
      writeNow(stderr, `${name} stopped because of an internal error: ${firstLine(reason.error)}\n`);
    }
    try {
      onExit?.(reason);
    } finally {
      host.exit(exitCodeOf(reason));
    }
  }

  #dispatch(event: ParsedEvent): void {
    if (event.kind === "background") {
      this.#background = event.background;
      this.#tell(this.#backgroundListeners, event.background);
    } else if (event.kind === "key" && event.ctrl && event.name === "z") {
      this.suspend();
    } else this.#hand(event);
  }

  /** Hands an event on. An error in a listener is no error of React's, and nobody else would catch it. */
  #hand(event: TerminalEvent): void {
    try {
      const answers = [...this.#eventListeners].map((listener) => listener(event));
      if (answers.includes(UNREAD)) this.#unread.push(event);
    } catch (error) {
      this.fail(error);
    }
  }

  readonly #onResize = (): void => {
    if (this.#state !== "open") return;
    this.screen.resized();
    this.#tell(this.#resizeListeners, this.size());
  };

  #tell<News>(listeners: ReadonlySet<(news: News) => void>, news: News): void {
    try {
      for (const listener of [...listeners]) listener(news);
    } catch (error) {
      this.fail(error);
    }
  }

  readonly #onStop = (): void => this.suspend();

  readonly #onContinue = (): void => {
    if (this.#state === "closed") return;
    clearTimeout(this.#stopTimer);
    const { host, stdin } = this.#options;
    if (this.#state === "suspended") {
      this.#state = "open";
      host.on("SIGTSTP", this.#onStop);
    } else {
      // Stopped by a signal that cannot be caught: the shell has changed the terminal behind our back, and Node, which
      // believes it still raw, would not set it again.
      stdin.setRawMode?.(false);
    }
    this.#enter();
    // A change of size while we were in the background was not told us; this has Node look.
    host.emit("SIGWINCH");
  };
}

/** Takes a terminal over; see `Session`. Both streams must be terminals (`hasTerminal`). */
export const openTerminal = (options: SessionOptions): Session => new Session(options);

function subscribe<Listener>(listeners: Set<Listener>, listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function firstLine(error: unknown): string {
  const message = error instanceof Error ? error.message || error.name : String(error);
  return message.split("\n", 1)[0] ?? "";
}
