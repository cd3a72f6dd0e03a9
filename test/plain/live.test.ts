/** A conversation with somebody at the other end, who may speak while a machine thinks. */
import { PassThrough } from "node:stream";
import { expect, test, vi } from "vitest";
import { lineQueue } from "../../source/plain/line-queue.ts";
import { runPlain } from "../../source/plain/run-plain.ts";
import { FakeEngine } from "../support/fake-engine.ts";
import { AGAINST_BLACK_BOT, gameOf } from "../support/games.ts";

class Live {
  readonly engine = new FakeEngine();
  readonly input = new PassThrough();
  readonly done: Promise<void>;
  said = "";

  constructor() {
    const game = gameOf("chess", { players: AGAINST_BLACK_BOT });
    this.done = runPlain({
      scene: { kind: "game", game, options: {} },
      options: {},
      services: {
        lines: lineQueue(this.input),
        interactive: true,
        say: async (lines) => {
          this.said += lines.map((line) => `${line}\n`).join("");
        },
        prompt: (text) => {
          this.said += text;
        },
        engine: this.engine,
        externals: {},
        offer: () => ({ saved: undefined, notice: undefined }),
        create: () => game,
        keep: () => ({ kept: true }),
      },
    });
  }

  type(line: string): void {
    this.said = "";
    this.input.write(`${line}\n`);
  }

  hears = (text: string): Promise<unknown> => vi.waitUntil(() => this.said.includes(text));
}

test("there is a prompt when it is one's turn, and none while the bot thinks", async () => {
  const live = new Live();
  await live.hears('Type a move, or "help".\n> ');
  live.type("e4");
  await live.hears("White plays pawn to e4.\n");
  await vi.waitUntil(() => live.engine.played.length === 1);
  expect(live.said).not.toContain(">");
  live.engine.thinking.answer("e5");
  await live.hears("Black plays pawn to e5.\n> ");
  live.input.end();
  await live.done;
});

test("a line is heard while the bot thinks, and undo stops it", async () => {
  const live = new Live();
  await live.hears("> ");
  live.type("e4");
  await vi.waitUntil(() => live.engine.played.length === 1);
  live.type("what e4");
  await live.hears("On e4 stands a white pawn.");
  expect(live.engine.thinking.stopped).toBe(false);
  expect(live.engine.played).toHaveLength(1);
  live.type("d5");
  await live.hears("It is the bot's turn; your move has to wait for its answer.");
  live.type("undo");
  await live.hears("1 move back.\nNo move has been made yet.\n> ");
  expect(live.engine.thinking.stopped).toBe(true);
  live.type("quit");
  await live.done;
});

test("the end of the input leaves, also while the bot thinks", async () => {
  const live = new Live();
  live.input.end("e4\n");
  await live.done;
  expect(live.engine.played.every(({ stopped }) => stopped)).toBe(true);
});
