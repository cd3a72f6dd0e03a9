import { expect, test } from "vitest";
import { parseArguments } from "../../source/commands/arguments.ts";
import { readMouse, SCREEN_FLAGS } from "../../source/commands/screen-options.ts";

/** Whether the screen listens to the mouse, or what is wrong. */
function mouse(argv: readonly string[], env: Readonly<Record<string, string>> = {}): boolean | string {
  const args = parseArguments(argv, { flags: SCREEN_FLAGS, mostPositionals: 0 });
  if (!args.ok) throw new Error(args.error.sentence);
  const listens = readMouse(args.value, { env });
  return listens.ok ? listens.value : listens.error.sentence;
}

test.each<[string, readonly string[], Readonly<Record<string, string>>, boolean | string]>([
  ["is listened to", [], {}, true],
  ["is left alone with the flag", ["--no-mouse"], {}, false],
  ["is left alone with the variable", [], { ANTIKING_MOUSE: "off" }, false],
  ["is left alone with the variable, however it is written", [], { ANTIKING_MOUSE: "OFF" }, false],
  ["is listened to when the variable says so or is empty", [], { ANTIKING_MOUSE: "" }, true],
  ["is left alone with the flag, whatever the variable says", ["--no-mouse"], { ANTIKING_MOUSE: "?" }, false],
  [
    "cannot be half listened to",
    [],
    { ANTIKING_MOUSE: "maybe" },
    'ANTIKING_MOUSE is "maybe", but it can only be on or off.',
  ],
])("the mouse %s", (_, argv, env, expected) => {
  expect(mouse(argv, env)).toBe(expected);
});
