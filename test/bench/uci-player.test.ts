import { afterEach, describe, expect, test } from "vitest";
import type { Contestant } from "../../bench/match/settings.ts";
import { type PlayerOptions, UciPlayer } from "../../bench/match/uci-player.ts";

/** An engine for chess and antichess that does something at `go`. */
function engine(onGo: string): string {
  const script = `
    const say = (text) => process.stdout.write(text + String.fromCharCode(10));
    require("node:readline").createInterface({ input: process.stdin }).on("line", (line) => {
      if (line === "uci") {
        say("id name Tester");
        say("option name Hash type spin default 1 min 1 max 9");
        say("option name UCI_Variant type combo default chess var chess var antichess");
        say("uciok");
      }
      if (line === "isready") say("readyok");
      if (line.startsWith("go")) { ${onGo} }
    });`;
  return `"${process.execPath}" -e '${script}'`;
}

const players: UciPlayer[] = [];

function player(
  command: string,
  {
    options = [],
    patience = 5000,
  }: Partial<Pick<Contestant, "options"> & Pick<PlayerOptions, "patience">> = {},
): UciPlayer {
  const go = { kind: "nodes", value: 1 } as const;
  const made = new UciPlayer(
    { command, options, go },
    { variant: "antichess", folder: process.cwd(), patience },
  );
  players.push(made);
  return made;
}

afterEach(() => {
  for (const each of players.splice(0)) each.close();
});

describe("an engine at a match", () => {
  test("plays under the name it gives itself", async () => {
    const tester = player(engine('say("info depth 1"); say("bestmove e2e3 ponder b7b6");'), {
      options: ["Hash=2"],
    });
    expect(await tester.newGame()).toEqual({ ok: true, value: undefined });
    expect(tester.name).toBe("Tester");
    expect(await tester.bestMove("startpos")).toEqual({ ok: true, value: "e2e3" });
  });

  test("is started anew after it has ended in the middle of a game", async () => {
    const tester = player(engine("process.exit(3);"));
    await tester.newGame();
    expect(await tester.bestMove("startpos")).toEqual({ ok: false, error: "ended with exit code 3" });
    expect(await tester.newGame()).toEqual({ ok: true, value: undefined });
  });

  test("is not waited for when it hangs", async () => {
    const tester = player(engine(""), { patience: 1000 });
    await tester.newGame();
    expect(await tester.bestMove("startpos")).toEqual({ ok: false, error: "gave no move within 1 s" });
  });

  test("is refused when it lacks an option or the variant", async () => {
    const lacking = await player(engine(""), { options: ["Skill Level=3"] }).start();
    expect(lacking).toEqual({ ok: false, error: "has no option Skill Level" });
    const chessOnly = engine("").replace(" var antichess", "");
    expect(await player(chessOnly).start()).toEqual({
      ok: false,
      error: "does not know antichess, only chess",
    });
  });

  test("is missed when there is no such program", async () => {
    const missing = await player("/nowhere/engine uci").start();
    expect(missing.ok ? "" : missing.error).toBe("could not be started: there is no such program");
  });
});
