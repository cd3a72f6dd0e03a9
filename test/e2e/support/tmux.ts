import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

/** The program as it is shipped; the global set-up builds it. */
export const PROGRAM = fileURLToPath(new URL("../../../dist/cli.js", import.meta.url));

/** Whether real terminals can be had here. Where not, whoever asks is told why tests are missing. */
export const hasTmux = spawnSync("tmux", ["-V"]).status === 0;
if (!hasTmux) console.warn("tmux is not installed, so the end-to-end tests in a real terminal are skipped.");

/** How long anything on screen may take before a test gives up. */
const PATIENCE = 20_000;

export interface TerminalOptions {
  readonly columns?: number;
  readonly rows?: number;
  readonly env?: Readonly<Record<string, string>>;
}

/** What the program left switched on in the terminal. */
export interface TerminalModes {
  readonly alternateScreen: boolean;
  readonly cursor: boolean;
  readonly mouse: boolean;
}

/** A shell in a real terminal, with an empty home of its own. */
export class Tmux {
  readonly home: string = mkdtempSync(join(tmpdir(), "antiking-e2e-"));
  readonly #socket = join(this.home, "tmux");

  constructor({ columns = 80, rows = 24, env = {} }: TerminalOptions = {}) {
    const set = {
      TERM: "xterm-256color",
      HOME: this.home,
      XDG_DATA_HOME: join(this.home, "data"),
      XDG_CONFIG_HOME: join(this.home, "config"),
      PS1: "$ ",
      ...env,
    };
    const variables = Object.entries(set).map(([name, value]) => `${name}=${value}`);
    const clean = ["env", "-u", "CI", "-u", "COLORTERM", "-u", "NO_COLOR", "-u", "FORCE_COLOR", ...variables];
    const size = ["-x", String(columns), "-y", String(rows)];
    this.#run(
      "-f",
      "/dev/null",
      "new-session",
      "-d",
      "-s",
      "test",
      ...size,
      ...clean,
      "bash",
      "--norc",
      "--noprofile",
      "+o",
      "history",
    );
    this.#run("set-option", "-g", "status", "off");
    this.#run("set-option", "-g", "escape-time", "0");
    this.resize(columns, rows);
  }

  /** Types the command line that starts the program, with the exit code printed behind it. */
  start(args: string, before = ""): void {
    this.type(`clear; ${before} node ${PROGRAM} ${args}; echo "exit code $?"`);
    this.keys("Enter");
  }

  /** Presses keys by tmux's names: "Enter", "Up", "C-c", "a". */
  keys(...names: readonly string[]): void {
    this.#run("send-keys", "-t", "test", ...names);
  }

  /** Types text as it is. */
  type(text: string): void {
    this.#run("send-keys", "-t", "test", "-l", text);
  }

  /** Sends bytes as they are, in one go. */
  send(bytes: Uint8Array): void {
    const file = join(this.home, "bytes");
    writeFileSync(file, bytes);
    this.#run("load-buffer", "-b", "bytes", file);
    this.#run("paste-buffer", "-r", "-b", "bytes", "-t", "test");
  }

  resize(columns: number, rows: number): void {
    this.#run("resize-window", "-t", "test", "-x", String(columns), "-y", String(rows));
  }

  /** The screen as text, without spaces at line ends. */
  text(): string {
    return this.#run("capture-pane", "-t", "test", "-p");
  }

  /** The screen with its escape sequences of colour. */
  styledText(): string {
    return this.#run("capture-pane", "-t", "test", "-e", "-p");
  }

  /** Ends a process without a warning. */
  kill(pid: number): void {
    process.kill(pid, "SIGKILL");
  }

  /** Waits until the screen shows something; gives the screen. */
  async until(wanted: string | RegExp): Promise<string> {
    const shows = (text: string): boolean =>
      typeof wanted === "string" ? text.includes(wanted) : wanted.test(text);
    // Cells are drawn in the order that takes the fewest bytes, so a frame is whole when it no longer changes.
    let before: string | undefined;
    const text = await this.poll(() => {
      const screen = this.text();
      const isWhole = screen === before;
      before = screen;
      return isWhole && shows(screen) ? screen : undefined;
    });
    if (text === undefined) throw new Error(`the screen never showed ${wanted}:\n${this.text()}`);
    return text;
  }

  /** Waits until the modes are those wanted. */
  async untilModes(wanted: TerminalModes): Promise<void> {
    const reached = await this.poll(() =>
      JSON.stringify(this.modes()) === JSON.stringify(wanted) ? true : undefined,
    );
    if (reached === undefined) throw new Error(`the modes never were ${JSON.stringify(wanted)}`);
  }

  modes(): TerminalModes {
    const format = "#{alternate_on} #{cursor_flag} #{mouse_any_flag}";
    const [alternate, cursor, mouse] = this.#run("display-message", "-p", "-t", "test", format)
      .trim()
      .split(" ");
    return { alternateScreen: alternate === "1", cursor: cursor === "1", mouse: mouse === "1" };
  }

  /** The process id of the program, as soon as it runs. */
  async programPid(): Promise<number> {
    const pid = await this.poll(() => {
      const shell = this.#run("display-message", "-p", "-t", "test", "#{pane_pid}").trim();
      const child = spawnSync("ps", ["-o", "pid=", "--ppid", shell], { encoding: "utf8" }).stdout.trim();
      return child === "" ? undefined : Number(child.split("\n")[0]);
    });
    if (pid === undefined) throw new Error("the program does not run");
    return pid;
  }

  /** Ends the terminal and everything in it. */
  close(): void {
    this.#run("kill-server");
    // What ran in it may take a moment to go.
    rmSync(this.home, { recursive: true, force: true, maxRetries: 10, retryDelay: 50 });
  }

  /** Looks again and again until there is something to see; undefined when patience runs out. */
  async poll<T>(look: () => T | undefined): Promise<T | undefined> {
    for (const end = Date.now() + PATIENCE; Date.now() < end; ) {
      const seen = look();
      if (seen !== undefined) return seen;
      await new Promise((resolve) => setTimeout(resolve, 40));
    }
    return undefined;
  }

  #run(...args: readonly string[]): string {
    const { stdout, stderr, status } = spawnSync("tmux", ["-S", this.#socket, ...args], { encoding: "utf8" });
    if (status !== 0 && args[0] !== "kill-server") throw new Error(`tmux ${args[0]}: ${stderr}`);
    return stdout;
  }
}

/** A terminal that has everything restored that a full-screen program changes. */
export const RESTORED: TerminalModes = { alternateScreen: false, cursor: true, mouse: false };
export const TAKEN_OVER: TerminalModes = { alternateScreen: true, cursor: false, mouse: true };
