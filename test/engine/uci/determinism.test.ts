/** The same request has the same answer, whatever the engine has been asked before. */
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { WorkerEngine } from "../../../source/engine/worker-engine.ts";
import { VARIANTS, type VariantId } from "../../../source/rules/variant.ts";
import { type BuiltWorker, buildWorker } from "../../support/build-worker.ts";
import { Conversation, steady } from "./support/conversation.ts";

let worker: BuiltWorker;
const conversations: Conversation[] = [];

beforeAll(async () => {
  worker = await buildWorker();
});

afterEach(async () => {
  await Promise.all(conversations.splice(0).map(({ session }) => session.close()));
});

afterAll(() => worker.remove());

/** A new engine, in a thread of its own. */
function converse(): Conversation {
  const conversation = new Conversation(() => new WorkerEngine(worker.url));
  conversations.push(conversation);
  return conversation;
}

/** Everything that is said about a game: depths, scores, counts of positions, lines and the move. */
async function answer(talk: Conversation, variant: VariantId, go: string): Promise<string[]> {
  const lines = await talk.ask(
    "bestmove",
    `setoption name UCI_Variant value ${variant}`,
    "ucinewgame",
    "position startpos",
    go,
  );
  return steady(lines);
}

/** Searches that fill every table, the last of them broken off. */
async function distract(talk: Conversation, variant: VariantId): Promise<void> {
  await answer(talk, "chess", "go nodes 3000");
  talk.say("setoption name MultiPV value 3");
  await answer(talk, variant, "go depth 3");
  talk.say("setoption name MultiPV value 1");
  await talk.ask("info depth 2", "go infinite");
  await talk.ask("bestmove", "stop");
}

test.each(VARIANTS.map(({ id }) => id))(
  "%s: the same go is answered the same after others",
  async (variant) => {
    const talk = converse();
    const both = async () => [
      await answer(talk, variant, "go nodes 4000"),
      await answer(talk, variant, "go depth 4"),
    ];
    const first = await both();
    await distract(talk, variant);
    expect(await both()).toEqual(first);
  },
);

test("a new engine answers as one that has searched before", async () => {
  const used = converse();
  await distract(used, "antichess");
  expect(await answer(used, "antiking1", "go nodes 4000")).toEqual(
    await answer(converse(), "antiking1", "go nodes 4000"),
  );
});

test("several lines, and the moves to choose from, are answered the same too", async () => {
  const talk = converse();
  talk.say("setoption name MultiPV value 4");
  const go = "go nodes 4000 searchmoves a2a3 b2b4 g1f3 e2e3 h2h4";
  const first = await answer(talk, "antichess", go);
  await distract(talk, "losers");
  talk.say("setoption name MultiPV value 4");
  expect(await answer(talk, "antichess", go)).toEqual(first);
});

test("a level with a seed plays the same move in every game", async () => {
  const talk = converse();
  talk.say("setoption name Skill Level value 3", "setoption name Seed value 11");
  const first = await answer(talk, "antiking2", "go movetime 60000");
  talk.say("setoption name Skill Level value 8");
  await distract(talk, "suicide");
  talk.say("setoption name Skill Level value 3");
  expect(await answer(talk, "antiking2", "go movetime 60000")).toEqual(first);
});
