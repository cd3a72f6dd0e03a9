import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { hasPty, Pty } from "./support/pty.ts";

type Tier = "truecolor" | "256" | "16" | "none";

/** A terminal by its environment, and what the program should make of it. */
interface Terminal {
  readonly env: Readonly<Record<string, string>>;
  readonly tier: Tier;
  readonly characters: "unicode" | "ascii";
}

const UTF8 = { LC_ALL: "C.UTF-8" } as const;

const named = (TERM: string, tier: Tier, more: Readonly<Record<string, string>> = {}): Terminal => ({
  env: { TERM, ...UTF8, ...more },
  tier,
  characters: "unicode",
});

const TERMINALS: readonly Terminal[] = [
  named("xterm-256color", "256"),
  named("xterm", "16"),
  named("screen-256color", "256"),
  named("tmux-256color", "256"),
  { ...named("linux", "16"), characters: "ascii" },
  named("vt100", "none"),
  named("foot", "truecolor"),
  named("alacritty", "truecolor"),
  named("xterm-kitty", "truecolor"),
  named("putty", "256"),
  named("xterm-256color", "none", { NO_COLOR: "1" }),
  named("xterm-256color", "none", { NO_COLOR: "1", FORCE_COLOR: "3", COLORTERM: "truecolor" }),
  named("xterm", "truecolor", { FORCE_COLOR: "3" }),
  named("foot", "none", { FORCE_COLOR: "0" }),
  named("xterm", "truecolor", { COLORTERM: "truecolor" }),
  // Over SSH often nothing is said of the language.
  named("xterm-256color", "256", { LC_ALL: "" }),
  { ...named("xterm-256color", "256", { LC_ALL: "C" }), characters: "ascii" },
  { ...named("foot", "none", { LC_ALL: "en_US.ISO-8859-1", NO_COLOR: "1" }), characters: "ascii" },
];

/** What a program has drawn, and how it went. */
interface Shown {
  readonly terminal: Terminal;
  readonly lines: readonly string[];
  /** Each cell with its colours and attributes. */
  readonly cells: readonly string[];
  readonly sent: string;
  readonly exitCode: number | null;
  readonly modes: Awaited<ReturnType<Pty["emulator"]["modes"]>>;
}

const nameOf = ({ env }: Terminal): string =>
  Object.entries(env)
    .map(([variable, value]) => `${variable}=${value}`)
    .join(" ");

/** Emulators tell colours as a mode and a number; the mode says in which way the colour was asked for. */
const MODES: Readonly<Record<Tier, number>> = {
  truecolor: 0x3000000,
  "256": 0x2000000,
  "16": 0x1000000,
  none: 0,
};

const colorModes = ({ cells }: Shown): Set<number> =>
  new Set(cells.flatMap((cell) => Array.from(cell.matchAll(/ (\d+):-?\d+/g), ([, mode]) => Number(mode))));

const home = mkdtempSync(join(tmpdir(), "antiking-terminals-"));
const shown: Shown[] = [];

/** Opens a game in a terminal, plays a move and leaves. */
async function play(terminal: Terminal): Promise<Shown> {
  const pty = new Pty("play antiking2 --black human", terminal.env, home);
  try {
    await pty.until("White to move");
    pty.type(":Nf3\rm");
    // The page of how a piece moves has a diagram; the board comes back with any key.
    await pty.until("Here and now");
    pty.type("z");
    const lines = await pty.until("q quit  x explore");
    const cells = (await pty.emulator.cells()).flat();
    pty.type("qy");
    const exitCode = await pty.ended;
    return { terminal, lines, cells, sent: pty.sent, exitCode, modes: await pty.emulator.modes() };
  } finally {
    pty.close();
  }
}

/** Runs so many at once; more would only wait for each other. */
const AT_ONCE = 4;

describe.skipIf(!hasPty)("the program that is shipped", () => {
  beforeAll(async () => {
    const waiting = [...TERMINALS];
    const work = async (): Promise<void> => {
      for (let next = waiting.shift(); next !== undefined; next = waiting.shift())
        shown.push(await play(next));
    };
    await Promise.all(Array.from({ length: AT_ONCE }, work));
  }, 120_000);

  afterAll(() => rmSync(home, { recursive: true, force: true, maxRetries: 10, retryDelay: 50 }));

  const at = (terminal: Terminal): Shown => {
    const found = shown.find((each) => each.terminal === terminal);
    if (found === undefined) throw new Error(`nothing was shown with ${nameOf(terminal)}`);
    return found;
  };

  test.each(TERMINALS.map((terminal) => [nameOf(terminal), terminal] as const))(
    "with %s shows what that terminal can, and gives it back",
    (_, terminal) => {
      const here = at(terminal);
      const { tier, characters } = terminal;
      expect(colorModes(here)).toEqual(new Set([MODES.none, MODES[tier]]));
      expect(/^[\x00-\x7f]*$/.test(here.sent)).toBe(characters === "ascii");
      expect(here.exitCode).toBe(0);
      expect(here.modes).toEqual({ alternate: false, mouse: "none", paste: false, wrap: true });
    },
  );

  test("terminals with the same characters and colours get the same cells", () => {
    for (const one of shown)
      for (const other of shown)
        if (
          one.terminal.tier === other.terminal.tier &&
          one.terminal.characters === other.terminal.characters
        )
          expect(one.cells, `${nameOf(one.terminal)} and ${nameOf(other.terminal)}`).toEqual(other.cells);
  });

  test("the words and the men are the same whatever the colours are", () => {
    const words = ({ lines }: Shown): string => lines.join("\n").replace(/[^A-Za-z0-9\n]+/g, " ");
    const [first, ...rest] = shown.filter(({ terminal }) => terminal.characters === "unicode");
    for (const other of rest) expect(other.lines[0]).toBe(first?.lines[0]);
    for (const characters of ["unicode", "ascii"] as const) {
      const alike = shown.filter(
        ({ terminal }) => terminal.characters === characters && terminal.tier !== "none",
      );
      for (const other of alike) expect(words(other)).toBe(alike[0] && words(alike[0]));
    }
  });

  test.each(["--version", "--help", "moves antiking2", "doctor", "play antiking9"])(
    "antiking %s opens no screen and changes no mode of the terminal",
    async (args) => {
      const pty = new Pty(args, { TERM: "xterm-256color", ...UTF8 }, home);
      try {
        await pty.ended;
        expect(pty.sent).not.toBe("");
        // Nothing but colours.
        expect(pty.sent.replace(/\u001B\[[\d;]*m/g, "")).not.toContain("\u001B");
      } finally {
        pty.close();
      }
    },
  );

  test.each<[string, Readonly<Record<string, string>>]>([
    ["TERM=dumb", { TERM: "dumb", ...UTF8 }],
    ["no TERM", UTF8],
  ])("with %s plays line by line, in nothing but plain text", async (_, env) => {
    const pty = new Pty("play antiking2 --black human", env, home);
    try {
      await pty.until('Type a move, or "help".');
      pty.type("e4\r");
      await pty.until("White plays pawn to e4.");
      pty.type("quit\r");
      expect(await pty.ended).toBe(0);
      expect(pty.sent).toMatch(/The game is kept\. Go on with it: antiking resume \S+\s*$/);
      expect(pty.sent).toMatch(/^[\n\r -~]*$/);
    } finally {
      pty.close();
    }
  });
});
