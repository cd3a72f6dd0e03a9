#!/usr/bin/env node
import { run } from "./source/commands/run.ts";

// A reader that stops reading (`antiking moves … | head`) is no fault of anyone's.
process.stdout.on("error", (error) => {
  if ("code" in error && error.code === "EPIPE") process.exit(0);
  throw error;
});

const { stdin, stdout, stderr, env } = process;
const workerUrl = new URL("./engine-worker.js", import.meta.url);
process.exitCode = await run(process.argv.slice(2), { stdin, stdout, stderr, env, workerUrl });
