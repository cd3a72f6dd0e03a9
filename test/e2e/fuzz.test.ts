import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, expect, test } from "vitest";
import { InputNoise } from "../support/input-noise.ts";
import { hasTmux, PROGRAM, RESTORED, TAKEN_OVER, Tmux } from "./support/tmux.ts";

let terminal: Tmux | undefined;

afterEach(() => {
  terminal?.close();
  terminal = undefined;
});

const BYTES = 10_000;
/** After some 20 seconds it listens no more. */
const TRIES = 100;

/** Ctrl-C, Ctrl-S, Ctrl-Z and Ctrl-\: between two runs of the program they would be the shell's. */
const NOT_FOR_SHELLS = [0x03, 0x13, 0x1a, 0x1c];

test.skipIf(!hasTmux)(
  "random bytes leave the program that is shipped alive, and the terminal restored",
  async () => {
    const on = new Tmux();
    terminal = on;
    const done = join(on.home, "done");
    const run = `node ${PROGRAM} play antiking2 --black human --moves 'e4 e5'`;
    // Whenever the noise has left the program it begins again, and no shell ever reads the bytes.
    on.type(
      `clear; while [ ! -e ${done} ]; do ${run}; code=$?; done; echo "last exit code $code"; exec sleep 60`,
    );
    on.keys("Enter");
    await on.untilModes(TAKEN_OVER);
    on.send(new InputNoise(7).chunk(BYTES).filter((byte) => !NOT_FOR_SHELLS.includes(byte)));
    await untilItListens(on);
    writeFileSync(done, "");
    on.keys("C-c");
    await on.until("last exit code 130");
    expect(on.modes()).toEqual(RESTORED);
    expect(on.text()).not.toContain("internal error");
  },
);

/** Waits until everything before has been read: until the command line of a living program shows what is typed. */
async function untilItListens(on: Tmux): Promise<void> {
  const isListening = (): boolean => on.modes().alternateScreen && on.text().includes(":after");
  for (let tries = 1; tries <= TRIES && !isListening(); tries++) {
    // CAN ends what was begun, and Esc leaves whatever is open, unless something follows so soon that it is Alt.
    on.send(Buffer.from("\u0018\u001B"));
    await pause(100);
    // The start screen has no command line, and that of the editor may be another's; leaving begins the game again.
    on.type(tries % 10 === 0 ? "zqy" : ":after");
    await pause(100);
  }
  expect(isListening()).toBe(true);
}

const pause = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));
