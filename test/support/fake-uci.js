// A UCI engine for tests that plays one move, or misbehaves: `node fake-uci.js MOVE|FAULT [file for what it hears]`.
import { appendFileSync } from "node:fs";
import { createInterface } from "node:readline";

const [deed = "", log] = process.argv.slice(2);
const say = (...lines) => process.stdout.write(lines.map((line) => `${line}\n`).join(""));

if (log !== undefined) appendFileSync(log, `pid ${process.pid}\n`);
if (deed === "exit-at-once") process.exit(7);
process.stderr.write("STDERR of the fake engine\n");

const FAULTS = {
  "hang-at-go": () => {},
  "ignore-stop": () => {},
  stays: () => {},
  slow: () => setTimeout(() => say("bestmove b1a3"), 300),
  "die-at-go": () => process.exit(3),
  "die-by-signal": () => process.kill(process.pid, "SIGSEGV"),
  "illegal-move": () => say("bestmove e2e5"),
  "no-move": () => say("bestmove (none)"),
  "control-characters": () => say("bestmove \u001B[2Je2"),
  "endless-line": () => {
    for (let count = 0; count < 100; count++) process.stdout.write("x".repeat(100_000));
  },
  garbage: () => {
    process.stdout.write(
      "\u0000\u00FF\r\ninfo\r\ninfo score\r\ninfo depth x score cp y pv\r\n\r\nbestmove\r\n",
    );
    process.stdout.write(
      "info string score cp 5\r\ninfo depth 3 score cp 12 wdl 1 2 3 nodes 9 pv b1a3 zz\r\nbest",
    );
    setTimeout(() => process.stdout.write("move b1a3\r\n"), 50);
  },
};

createInterface({ input: process.stdin }).on("line", (line) => {
  if (log !== undefined) appendFileSync(log, `${line}\n`);
  const [word] = line.split(" ");
  if (word === "uci" && deed !== "hang-at-uci") {
    if (deed !== "nameless") say("id name Fake\u001B[31m Engine 1.0", "id author nobody");
    say(
      "option name Skill Level type spin default 20 min 0 max 20",
      "option name MultiPV type spin default 1",
    );
    if (deed !== "chess-only")
      say("option name UCI_Variant type combo default chess var chess var antiking2");
    say("uciok");
  }
  if (word === "isready") say("readyok");
  if (word === "stop" && deed === "hang-at-go") say("bestmove b1a3");
  if (word === "quit" && deed !== "stays") process.exit(0);
  if (word !== "go") return;
  if (deed in FAULTS) {
    FAULTS[deed]();
    return;
  }
  say("info depth 4 seldepth 6 multipv 1 score cp 31 nodes 100 time 5 hashfull 1 pv b1a3");
  say("info depth 4 multipv 2 score mate -2 pv g1f3 h1h8", "info depth 5 score cp 99 lowerbound pv g1f3");
  say(`bestmove ${deed} ponder d3c4`);
});
// Only a signal ends one that stays.
if (deed === "stays") setInterval(() => {}, 1000);
