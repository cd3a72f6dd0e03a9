import { describe, expect, test } from "vitest";
import { readPlan } from "../../bench/match/settings.ts";

describe("a match is refused in a sentence", () => {
  const both = ["--variant", "antiking2", "--first", "uci:a", "--second", "uci:b"];
  test.each([
    ["without a variant", [], /^--variant takes one of antiking1, /],
    ["without an engine", ["--variant", "chess"], /^--first takes an engine/],
    ["without a limit", both, /^The first engine needs one limit/],
    ["with two limits", [...both, "--nodes", "5", "--movetime", "5"], /^The first engine needs one limit/],
    ["with hypotheses the wrong way round", [...both, "--nodes", "5", "--sprt", "50,0"], /^--sprt takes/],
    ["with no games", [...both, "--nodes", "5", "--games", "0"], /^--games takes a whole number/],
    ["with an unknown flag", [...both, "--node", "5"], /--node/],
  ])("%s", (_, args, sentence) => {
    const plan = readPlan(args);
    expect(plan.ok ? "" : plan.error).toMatch(sentence);
  });

  test("an engine's own limit goes before the one for both", () => {
    const plan = readPlan([...both, "--nodes", "500", "--first-movetime", "20"]);
    expect(plan.ok && plan.value.settings).toMatchObject({
      first: { go: { kind: "movetime", value: 20 } },
      second: { go: { kind: "nodes", value: 500 } },
    });
  });
});
