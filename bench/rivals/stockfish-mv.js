// Speaks UCI for stockfish-mv.wasm, which is a library: lines in are its messages, its messages are lines out.
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { createInterface } from "node:readline";

const require = createRequire(import.meta.url);
const StockfishMv = require("stockfish-mv.wasm");

// Given its bytes, the library does not look for them with `fetch`, which opens no files.
const wasmBinary = readFileSync(require.resolve("stockfish-mv.wasm/stockfish.wasm"));
const engine = await StockfishMv({ wasmBinary });
engine.addMessageListener((line) => console.log(line));

for await (const line of createInterface({ input: process.stdin })) {
  if (line.trim() === "quit") break;
  engine.postMessage(line);
}
// Threads that have searched outlive its own `quit`.
process.exit();
