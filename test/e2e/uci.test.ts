import { spawn } from "node:child_process";
import { createInterface } from "node:readline";
import { expect, onTestFinished, test } from "vitest";
import { PROGRAM } from "./support/tmux.ts";

test("the program as shipped plays a move by UCI, stops at once and leaves when told", async () => {
  const program = spawn(process.execPath, [PROGRAM, "uci"], { stdio: ["pipe", "pipe", "inherit"] });
  onTestFinished(() => {
    program.kill();
  });
  const exit = new Promise((resolve) => program.on("exit", resolve));
  const said: string[] = [];
  const reader = createInterface({ input: program.stdout })[Symbol.asyncIterator]();
  const until = async (start: string): Promise<void> => {
    for (;;) {
      const { value, done } = await reader.next();
      if (done) throw new Error(`the program left before it said ${start}`);
      if (!value.startsWith("info depth") && !value.startsWith("option")) said.push(value);
      if (value.startsWith(start)) return;
    }
  };
  const say = (...lines: readonly string[]) => program.stdin.write(`${lines.join("\n")}\n`);

  say("uci");
  await until("uciok");
  say("setoption name UCI_Variant value antichess", "isready");
  await until("readyok");
  // 1.d3 is lost; only its refutations can be searched here.
  say("ucinewgame", "position startpos moves d2d3", "go infinite searchmoves g7g5");
  await until("info depth 2");
  say("isready", "stop");
  await until("bestmove");
  // Its input stays open, as many programs leave it.
  say("quit");
  expect(await exit).toBe(0);
  expect(said).toEqual([
    expect.stringMatching(/^id name antiking /),
    expect.stringMatching(/^id author /),
    "uciok",
    "readyok",
    "readyok",
    expect.stringMatching(/^bestmove g7g5/),
  ]);
});
